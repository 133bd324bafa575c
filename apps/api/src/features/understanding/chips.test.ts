// @module-tag long
import type { Chip } from '@saffron/contracts/steering';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { guideWithTraps } from '../../../test/quality-talk.ts';
import { respond } from '../dialogue/respond.ts';
import { createSnapshot } from '../search/snapshot/create-snapshot.ts';
import { chipsOf, storedChips, withoutChip } from './chips.ts';
import { fromStored, toStored } from './remembered.ts';
import type { Turn } from './turn.ts';

const snapshot = createSnapshot(guideWithTraps);

/** The turns of a conversation as they are stored, with what each came to. */
function play(messages: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    const found = respond([...turns, { message, reply: null }], snapshot);
    const restaurantIds = found.picks.map(({ id }) => id);
    turns.push({ message, reply: { text: 'Here.', restaurantIds, state: toStored(found.remembered) } });
  }
  return turns;
}

const stateAfter = (...messages: string[]): unknown => play(messages).at(-1)?.reply?.state;
const labels = (chips: readonly Chip[]): string[] => chips.map(({ label }) => label);
const named = (state: unknown, label: string): string =>
  storedChips(state).find((chip) => chip.label === label)?.id ?? '';

test.each([
  [['cheap Thai food, no peanuts'], ['Thai', 'no peanuts', 'inexpensive']],
  [['a table for 8 people under $$$'], ['under $$$', '8 people']],
  [
    ['sushi for a date', 'actually, ramen'],
    ['ramen', 'date'],
  ],
  [['vegan, somewhere quiet'], ['vegan', 'quiet']],
  [['dinner on Friday'], ['dinner', 'on Friday']],
  [['hello'], []],
])('after %j, these count: %j', (messages, expected) => {
  expect(labels(storedChips(stateAfter(...messages))).sort()).toEqual(expected.sort());
});

test('a chip has a kind, and keeps its id while the conversation goes on', () => {
  const [first] = storedChips(stateAfter('Italian'));
  expect(first).toMatchObject({ label: 'Italian', kind: 'food' });
  expect(storedChips(stateAfter('Italian', 'and cheap'))).toContainEqual(first);
});

test('people take the group along that was taken from their number', () => {
  const state = stateAfter('Italian for 9 people');
  const without = withoutChip(state, named(state, '9 people'));
  expect(fromStored(without?.state)?.state).toMatchObject({ partySize: null, features: [] });
});

test('the label of what nobody knows is bounded', () => {
  const [chip] = storedChips(stateAfter(`${'zyxquolp'.repeat(30)} food`));
  expect((chip?.label ?? '').length).toBeLessThanOrEqual(41);
});

const message = fc.constantFrom(
  'ramen or sushi, but nothing loud',
  'cheap Thai food, no peanuts',
  'somewhere vegan in Theatre Mile',
  'not in the harbour please',
  'between $$ and $$$, with a terrace',
  'we are eight now',
  'dinner at eight on Saturday',
  'with live music, that takes reservations',
  'seafood but no oysters',
  'not that one',
);

it('takes one chip, and leaves all others as they were', () => {
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 4 }), fc.nat(20), (messages, which) => {
      const state: unknown = JSON.parse(JSON.stringify(stateAfter(...messages)));
      const chips = storedChips(state);
      const chosen = chips[which % Math.max(1, chips.length)];
      if (!chosen) return;
      const without = withoutChip(state, chosen.id);
      expect(without?.removed).toEqual(chosen);
      expect(storedChips(without?.state)).toEqual(chips.filter((chip) => chip !== chosen));
    }),
    { numRuns: 60 },
  );
}, 30_000);

it('asks again for exactly what is left, whatever the message says', () => {
  const turns = play(['cheap Italian food in Theatre Mile', 'for 4 people']);
  const state = turns.at(-1)?.reply?.state;
  const left = withoutChip(state, named(state, 'Italian'))?.state;
  for (const words of [
    'No longer: Italian',
    'sushi',
    'No longer: the cheapest vegan ramen',
    'hola, ¿qué tal?',
    'thanks',
  ]) {
    const found = respond([...turns, { message: words, state: left, reply: null }], snapshot);
    expect(labels(chipsOf(found.wishes))).toEqual(labels(storedChips(left)));
    expect(found.moves).toBeNull();
    expect(found.picks).not.toHaveLength(0);
  }
});

it('goes on from there with the next message, which is read', () => {
  const turns = play(['cheap Italian food', 'for 4 people']);
  const state = turns.at(-1)?.reply?.state;
  const left = withoutChip(state, named(state, 'Italian'))?.state;
  const removed = respond([...turns, { message: 'No longer: Italian', state: left, reply: null }], snapshot);
  const reply = { text: 'Here.', restaurantIds: [], state: toStored(removed.remembered) };
  const next = respond(
    [...turns, { message: 'No longer: Italian', reply }, { message: 'in Theatre Mile', reply: null }],
    snapshot,
  );
  expect(labels(chipsOf(next.wishes)).sort()).toEqual(['4 people', 'Theatre Mile', 'inexpensive']);
  expect(next.remembered).not.toHaveProperty('steered');
});

it('removes nothing that does not count', () => {
  const state = stateAfter('Italian');
  expect(withoutChip(state, named(stateAfter('sushi'), 'sushi'))).toBeNull();
  expect(withoutChip(null, 'x')).toBeNull();
});
