// @module-tag long
import { MESSAGE_MAX, NOTES_MAX, RESTAURANT_TEXT_MAX } from '@saffron/contracts/limits';
import { expect, test } from 'vitest';
import { namesOf } from '../../src/features/assistant/claude/picks.ts';
import type { Barred } from '../../src/features/dialogue/barred.ts';
import { attributeOf } from '../../src/features/search/facts/attribute-of.ts';
import { brief, never, read, restaurant, startClaude } from '../claude.ts';
import { NO_NEEDS, toolsOf } from '../guide-tools.ts';
import { MOST, workOf } from './work.ts';

/** Signs that stand for several letters, alone and in many sentences. */
const UNITS = ['ﷺ', 'A. ﷺ ', 'The end. '];
const MORE_UNITS = ['㍿', '½', 'ﬃ '];
const PARTS = ['vibe', 'food_notes', 'occasions'];

const filled = (unit: string, length: number) => unit.repeat(length).slice(0, length);

const NAME = 'nobody waits for places whose notes and names are %j';
test.each(UNITS)(NAME, { tags: ['a45'] }, nobodyWaits);
test.each(MORE_UNITS)(NAME, { tags: ['a45', 'long'] }, nobodyWaits);

async function nobodyWaits(unit: string): Promise<void> {
  const { writer } = await startClaude();
  const note = filled(unit, Math.floor(NOTES_MAX / 3) - 20);
  const rows = Array.from({ length: 250 }, (_, at) => {
    const value = `${at}${filled(unit, RESTAURANT_TEXT_MAX)}`.slice(0, RESTAURANT_TEXT_MAX);
    const notes = JSON.stringify(Object.fromEntries(PARTS.map((part) => [part, note])));
    return restaurant(at + 1, value, { cuisine: value, neighborhood: value, tag: value, saffronNotes: notes });
  });
  const found = { turns: [{ message: 'Fish?', reply: null }], candidates: rows.slice(0, 8) };
  const guide = toolsOf(rows);
  const first = await workOf(() => read(writer.write(brief({ found, guide }), never)));
  expect(first.longest).toBeLessThanOrEqual(MOST.longest);
  const { total } = await workOf(() => read(writer.write(brief({ found, guide }), never)));
  expect(total).toBeLessThanOrEqual(MOST.total);
}

/** Looks like numbers up to the last digit. */
const NEARLY = 'Tables 1 - 2 - 3 - 4 - 5 - 6 a. ';

test.each([
  ['many numbers', Array.from({ length: 250 }, (_, at) => `Call 555 ${1_000_000 + at}, `).join('')],
  ['nothing but digits', filled('1', 50_000)],
  ['nothing but marks', filled('\u0316\u0301', 38_000)],
])('nobody waits for a reply with %s', { tags: ['a30', 'a45'] }, async (_, said) => {
  const { anthropic, writer } = await startClaude();
  const rows = Array.from({ length: 8 }, (_row, at) =>
    restaurant(at + 1, `Place ${at}`, { phone: '555 0100', saffronNotes: filled(NEARLY, NOTES_MAX) }),
  );
  const message = filled(NEARLY, MESSAGE_MAX);
  const turns = Array.from({ length: 20 }, () => ({ message, reply: null }));
  const ask = () => {
    anthropic.script({ say: ['Go to ', said] });
    return read(writer.write(brief({ found: { turns, candidates: rows } }), never));
  };
  const { longest, total } = await workOf(ask);
  expect(longest).toBeLessThanOrEqual(MOST.longest);
  expect(total).toBeLessThanOrEqual(MOST.total);
});

test('nobody waits for the names of a guide to be looked for in a reply', { tags: ['a45'] }, async () => {
  const { anthropic, writer } = await startClaude();
  // Other names for each try: what an earlier reply has prepared for the same ones is soon forgotten.
  const guides = Array.from({ length: 12 }, (_, guide) =>
    Array.from({ length: 250 }, (_row, at) => restaurant(at + 1, `The Copper Lantern ${guide} of ${at}`)),
  ).map((rows, guide) => ({ rows, guide, tools: toolsOf(rows) }));
  const ask = () => {
    const next = guides.pop();
    if (!next) throw new Error('No guide is left.');
    const { rows, guide, tools } = next;
    const found = { turns: [{ message: 'Fish?', reply: null }], candidates: rows.slice(0, 8) };
    anthropic.script({ say: [`Go to The Copper Lantern ${guide} of 240.`] });
    return read(writer.write(brief({ found, guide: tools }), never));
  };
  expect((await ask()).picks).toEqual([241]);
  expect((await workOf(ask)).longest).toBeLessThanOrEqual(MOST.longest);
});

const nuts = attributeOf('nuts');
const barredByNuts = (row = restaurant(0, 'Nowhere')): Barred => ({
  row,
  said: 'nuts',
  against: nuts ? { attribute: nuts, answer: { outcome: 'no', field: 'kitchen' } } : null,
  health: true,
  silent: true,
});

test.each([
  ['one name', 'Luna, '],
  ['sentences', 'N. '],
  ['warnings', 'Ask about nuts at Luna. '],
])('nobody waits for the longest reply, of nothing but %s', { tags: ['a80'] }, async (_, said) => {
  const { anthropic, writer } = await startClaude();
  const rows = Array.from({ length: 250 }, (_row, at) => restaurant(at + 1, at === 0 ? 'Luna' : `Place ${at}`));
  const found = { turns: [{ message: 'Fish?', reply: null }], candidates: rows.slice(0, 6) };
  const needs = { ...NO_NEEDS, against: (id: number) => barredByNuts(rows[id - 1]) };
  const guide = toolsOf(rows);
  const ask = () => {
    anthropic.script({ say: ['Go to Luna. ', filled(said, 39_000)], cards: [1, 2, 3, 4, 5, 6] });
    return read(writer.write(brief({ found, guide, needs }), never));
  };
  expect((await ask()).error).toBeNull();
  const { longest, total } = await workOf(ask);
  expect(longest).toBeLessThanOrEqual(MOST.longest);
  expect(total).toBeLessThanOrEqual(MOST.total);
});

test('nobody waits for names that are parts of one another to be looked for in one long word', {
  tags: ['a45'],
}, async () => {
  const { anthropic, writer } = await startClaude();
  const rows = Array.from({ length: 190 }, (_, at) => restaurant(at + 1, 'a'.repeat(at + 2)));
  const reply = { text: 'a'.repeat(8000), restaurantIds: [], state: null };
  const turns = [...Array.from({ length: 20 }, () => ({ message: 'More', reply })), { message: 'Thanks', reply: null }];
  const ask = () => {
    anthropic.script({ say: ['a'.repeat(8000)] });
    return read(writer.write(brief({ found: { turns, candidates: rows.slice(0, 8) }, guide: toolsOf(rows) }), never));
  };
  await ask();
  expect((await workOf(ask)).longest).toBeLessThanOrEqual(MOST.longest);
  expect(
    (await workOf(async () => turns.map(({ reply: said }) => said && namesOf(rows)(said.text)))).longest,
  ).toBeLessThanOrEqual(MOST.longest);
});
