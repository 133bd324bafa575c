import { performance } from 'node:perf_hooks';
import type { Restaurant } from '@saffron/contracts/guide';
import { hours as hoursField } from '@saffron/contracts/guide-fields';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { demoGuide } from '@saffron/db/demo-guide/index';
import type { DemoRestaurant } from '@saffron/db/demo-guide/types';
import type { Talk } from '../../../bench/quality/play.ts';
import { TRAPS } from '../../../bench/quality/traps.ts';
import { compose } from '../src/features/assistant/built-in/compose.ts';
import { respond } from '../src/features/dialogue/respond.ts';
import { toCard } from '../src/features/guide/present.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import type { Snapshot } from '../src/features/search/snapshot/snapshot.ts';
import { toStored } from '../src/features/understanding/remembered.ts';
import type { Turn } from '../src/features/understanding/turn.ts';
import { restaurant } from './example-guide.ts';

/** Restaurants of the demo guide as the API returns them. */
export const asReturned = (guide: readonly DemoRestaurant[]): Restaurant[] =>
  guide.map(({ meals, tags, notes, hours, location, ...fields }, at) =>
    restaurant(at + 1, {
      ...fields,
      hours: hours === null ? null : hoursField.parse(hours),
      latitude: location?.[0] ?? null,
      longitude: location?.[1] ?? null,
      mealTypeBreakfast: meals.includes('breakfast'),
      mealTypeLunch: meals.includes('lunch'),
      mealTypeDinner: meals.includes('dinner'),
      tag: tags.join(', ') || null,
      saffronNotes: typeof notes === 'string' || notes === null ? notes : JSON.stringify(notes),
    }),
  );

/** The demo guide as the API returns it, plus the restaurants added for the evaluation. */
export const guideWithTraps: Restaurant[] = [
  ...asReturned(demoGuide),
  ...TRAPS.map((fields, at) => restaurant(demoGuide.length + at + 1, fields)),
];

/**
 * Talks to the built-in writer without a server; what it remembers goes through storage.
 *
 * @param now the local time of the guide
 */
export function talkTo(snapshot: Snapshot, now: LocalTime | null = null) {
  const turns: Turn[] = [];
  const answer = (message: string, answers: NonNullable<Turn['answers']>) => {
    const from = performance.now();
    const found = respond([...turns, { message, answers, reply: null }], snapshot, now);
    const text = compose(found, 'Sam');
    const took = performance.now() - from;
    const restaurantIds = found.picks.map(({ id }) => id);
    const state: unknown = JSON.parse(JSON.stringify(toStored(found.remembered)));
    turns.push({ message, reply: { text, restaurantIds, state } });
    return Promise.resolve({ text, cards: found.picks.map((row) => toCard(row)), took });
  };
  const answers: NonNullable<Turn['answers']> = [];
  return {
    send: (message: string) => {
      answers.length = 0;
      return answer(message, []);
    },
    /** Asks for another answer to the last message. */
    again: () => {
      const last = turns.pop();
      if (last?.reply) answers.push(last.reply);
      return answer(last?.message ?? '', answers);
    },
  } satisfies Talk & { again: () => ReturnType<Talk['send']> };
}

/**
 * Helpers that run a conversation and return its last reply, or the restaurants on that reply's cards.
 *
 * @example const { reply, rowsOf } = talkAbout(guideWithTraps); await rowsOf('curry', 'less spicy')
 */
export function talkAbout(guide: readonly Restaurant[], now: LocalTime | null = null) {
  const snapshot = createSnapshot(guide);
  const reply = async (...messages: string[]) => {
    const talk = talkTo(snapshot, now);
    for (const message of messages.slice(0, -1)) await talk.send(message);
    return talk.send(messages.at(-1) ?? '');
  };
  const rowsOf = async (...messages: string[]) =>
    (await reply(...messages)).cards.flatMap(({ id }) => guide.find((row) => String(row.id) === id) ?? []);
  return { reply, rowsOf };
}

/** The text of the last reply of a conversation about a guide. */
export const textAbout = async (
  guide: readonly Restaurant[],
  now: LocalTime | null,
  ...messages: string[]
): Promise<string> => (await talkAbout(guide, now).reply(...messages)).text;
