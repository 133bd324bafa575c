// @module-tag long
import { type GuideQueryInput, guideQuery } from '@saffron/contracts/guide-query';
import { SLOTS, type Slot } from '@saffron/contracts/guide-query-slots';
import { describe, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { respond } from '../src/features/dialogue/respond.ts';
import { answering } from '../src/features/search/query/answer.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { LiveSnapshot } from '../src/features/search/snapshot/live-snapshot.ts';
import { finish } from '../src/slices.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** A plain object seems to have entries for these words. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);
const now = { date: '2026-11-28', minute: 12 * 60 };

const notesWith = (name: string) =>
  JSON.stringify({
    vibe: `The ${name} of the room built a fine bar. Not ${name}, never ${name}.`,
    food_notes: `${name} with rice, ${name} for two, no ${name}.`,
    occasions: `For ${name}. Closed ${name}. ${name} until 11.`,
  });
const placeOf = (name: string, id: number) =>
  restaurant(id, {
    name: `The ${name}`,
    cuisine: name,
    neighborhood: name,
    tag: `${name}, Quiet`,
    saffronNotes: notesWith(name),
  });
const guide = [...NAMES.map((name, at) => placeOf(name, at + 1)), restaurant(90, { name: 'The Ox', cuisine: 'Pub' })];

describe.each(NAMES)('%s is a word like others', { tags: ['a39'] }, (name) => {
  test('in a message', async () => {
    const plain = talkAbout([restaurant(1, { name: 'The Ox', cuisine: 'Pub', tag: 'Quiet' })]);
    const words = talkAbout(guide);
    for (const message of [
      name,
      `not ${name}`,
      `is it ${name}?`,
      `which is the most ${name}`,
      `${name} near ${name}`,
    ]) {
      expect((await plain.reply('a quiet pub', message)).text).toBeTruthy();
      expect((await words.reply(message, `something more ${name}`, `the ${name} one`)).text).toBeTruthy();
    }
    // Nobody knows it, so nothing is wished.
    expect(respond([{ message: name, reply: null }], createSnapshot([restaurant(1, {})])).wishes).toMatchObject({
      foods: [],
      features: [],
      price: null,
    });
  });

  test('in a query', () => {
    const snapshot = createSnapshot(guide);
    const slots = (Object.keys(SLOTS) as Slot[]).filter((slot) => SLOTS[slot].accepts(name));
    for (const slot of slots) {
      const query: GuideQueryInput = { constraints: [{ slot, op: 'is', values: [name], strength: 'prefer' }] };
      const ask = () => finish(answering(guideQuery.parse(query), snapshot, { now }));
      try {
        expect(ask().total).toBe(guide.length);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
      }
    }
  });

  test('in a restaurant that is added after somebody has asked for the word', () => {
    const snapshot = new LiveSnapshot();
    finish(snapshot.absorb([restaurant(90, { name: 'The Ox' })], []));
    const constraints = (['text', 'mood', 'dish'] as const).map((slot) => ({
      slot,
      op: 'is' as const,
      values: [name],
      strength: 'prefer' as const,
    }));
    finish(answering(guideQuery.parse({ constraints }), snapshot, { now }));
    finish(snapshot.absorb([placeOf(name, 1)], []));
    expect(snapshot.rows).toHaveLength(2);
  });
});
