import { expect, test } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { toStored } from '../src/features/understanding/remembered.ts';
import type { Turn } from '../src/features/understanding/turn.ts';
import { restaurant } from './example-guide.ts';

const place = (id: number, name: string, cuisine: string, food_notes: string) =>
  restaurant(id, { name, cuisine, saffronNotes: JSON.stringify({ food_notes }) });
const snapshot = createSnapshot([
  place(1, 'Tide Shed', 'Seafood', 'Oysters, prawns and crab.'),
  place(2, 'Barley Room', 'Pub', 'Pies, mash and eggs any way.'),
]);

/** What is left out, and what is wished, after messages. */
function after(...messages: string[]): { out: string[]; wished: string[] } {
  const turns: Turn[] = [];
  let held = { out: [] as string[], wished: [] as string[] };
  for (const message of messages) {
    const found = respond([...turns, { message, reply: null }], snapshot);
    const { notFoods, foods } = found.remembered.state;
    held = { out: notFoods.map(({ said }) => said), wished: foods.map(({ said }) => said) };
    const restaurantIds = found.picks.map(({ id }) => id);
    turns.push({ message, reply: { text: '', restaurantIds, state: toStored(found.remembered) } });
  }
  return held;
}

test.each([
  ["I'm allergic to peanuts", 'I meant crab'],
  ["I'm allergic to peanuts", 'sorry, crab'],
  ["I'm allergic to peanuts", 'no wait, crab'],
  ["I'm allergic to peanuts", 'correction: crab, not peanuts'],
  ["I'm allergic to peanuts", 'it is crab rather than peanuts'],
  ["I'm allergic to peanuts", 'replace peanuts with crab'],
  ["I'm allergic to peanuts", 'my mistake, crab'],
  ["I'm allergic to peanuts. Oops, crab!"],
  ['my throat swells up', 'from crab'],
  ['I get a rash', 'when I eat crab'],
  ['she comes out in hives', 'after crab'],
  ["I'm allergic to peanuts", '- crab'],
])('an allergy that is put right, or told in pieces, is no wish: %j', { tags: ['a57'] }, (...messages) => {
  const { out, wished } = after(...messages);
  expect(out.join()).toContain('crab');
  expect(wished).toEqual([]);
  if (messages[0]?.includes('peanuts')) expect(out.join()).toContain('peanuts');
});

test.each([
  ["I'm allergic to peanuts", 'crab please'],
  ["I'm allergic to peanuts", 'then somewhere for crab'],
  ['dinner for two', 'sorry, I meant crab'],
])('what is wished behind an allergy is a wish: %j', { tags: ['a57'] }, (...messages) => {
  const { out, wished } = after(...messages);
  expect(wished.join()).toContain('crab');
  expect(out.join()).not.toContain('crab');
});
