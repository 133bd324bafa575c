// @module-tag long
import { expect, test } from 'vitest';
import { createBuiltInWriter } from '../../src/features/assistant/built-in/writer.ts';
import type { Brief } from '../../src/features/assistant/writer.ts';
import { respond } from '../../src/features/dialogue/respond.ts';
import { createSnapshot } from '../../src/features/search/snapshot/create-snapshot.ts';
import { restaurant } from '../example-guide.ts';
import { guideInMemory } from './guide-in-memory.ts';
import { conversationOf } from './recipes.ts';
import { assistantFor, MOST, workOf } from './work.ts';

const PLACES = 400;
/** Sentences of different words in each of three parts, as many as are read. */
const SENTENCES = 60;

const NOTES = Array.from({ length: PLACES }, (_, at) => {
  const sentence = (part: number, no: number) =>
    `Zest${at} quo${part} lumen${no} ${((at * SENTENCES + no) * 2_654_435_761).toString(36)}.`;
  const notes = (part: number) => Array.from({ length: SENTENCES }, (_, no) => sentence(part, no)).join(' ');
  return JSON.stringify({ vibe: notes(1), food_notes: notes(2), occasions: notes(3) });
});

/** A guide of which nothing has been read yet. */
const unread = () => NOTES.map((saffronNotes, at) => restaurant(at + 1, { name: `Place ${at}`, saffronNotes }));

test('the first question about a time does not read the notes of all places at once', {
  tags: ['a45'],
  timeout: 60_000,
}, async () => {
  const first = async () => {
    const { catalogue } = guideInMemory(unread());
    await catalogue.current();
    await assistantFor(catalogue)([{ message: 'dinner tomorrow at 8pm', reply: null }]);
  };
  const { longest } = await workOf(first, { ...MOST, total: Number.POSITIVE_INFINITY });
  expect(longest).toBeLessThanOrEqual(MOST.longest);
});

test('texts of replies that were found in the same turn are composed in turns of their own', {
  tags: ['a45'],
  timeout: 60_000,
}, async () => {
  const rows = unread();
  const found = respond(
    [{ message: 'dinner, then a bar for drinks, tomorrow at 8pm', reply: null }],
    createSnapshot(rows),
  );
  const writer = createBuiltInWriter();
  const write = async () => {
    const events = writer.write({ found, dinerName: null } as Brief, new AbortController().signal);
    for await (const { type } of events) if (type === 'usage') return;
  };
  const all = () => Promise.all(Array.from({ length: 200 }, write));
  const { longest } = await workOf(all, { ...MOST, total: Number.POSITIVE_INFINITY });
  expect(longest).toBeLessThanOrEqual(MOST.longest);
});

const FOODS =
  'peanuts|almonds|shellfish|crab|milk|eggs|sesame|mustard|celery|lupin|soy|wheat|fish|mussels|walnuts|hazelnuts|cashews|pecans|kiwi|garlic|onion|tomato|pork|beef|rice|corn|honey|banana|apple|peach|mango|pepper|mushrooms|beans|peas|lentils|coconut|cinnamon|ginger|basil';
const ALLERGIES = FOODS.replaceAll('|', ', allergic to ');

test.each([
  '',
  'Which one is quietest?',
  'What is the second one like?',
  'Any others?',
  'What should I order there?',
  'And for dessert?',
  'Two of us are vegan',
])(
  'the longest notes keep nobody waiting for whoever has many allergies, then %j',
  {
    tags: ['a45'],
    timeout: 60_000,
  },
  async (then) => {
    const rows = Array.from({ length: 8 }, (_, at) => {
      const told = (of: string) =>
        Array.from(
          { length: SENTENCES },
          (_one, no) => `Grilled aubergine ${no} of ${at} with flowers, quiet ${of}.`,
        ).join(' ');
      const saffronNotes = JSON.stringify({ vibe: told('rooms'), food_notes: told('plates'), occasions: told('days') });
      return restaurant(at + 1, { name: `Place ${at}`, cuisine: 'Qatari', saffronNotes });
    });
    const { catalogue } = guideInMemory(rows);
    await catalogue.current();
    const answer = assistantFor(catalogue);
    const messages = [`somewhere quiet please, allergic to ${ALLERGIES}`, then].filter(Boolean);
    const turns = conversationOf(messages, rows);
    expect((await answer(turns)).text).not.toBe('');
    const work = await workOf(() => answer(turns));
    expect(work.longest).toBeLessThanOrEqual(MOST.longest);
    expect(work.total).toBeLessThanOrEqual(MOST.total);
  },
);

const SAID = [
  'Nut free, egg free, dairy free, gluten free and sesame free',
  'Allergies are taken seriously, with a separate fryer for coeliacs',
  'They laughed at my nut allergy and had no idea what gluten is',
  'The vegan pie had egg and milk in it',
  'Peanuts, almonds, cashews and pesto in the satay',
];
/** The longest notes, full of promises and warnings. */
const told = (from: number): string =>
  Array.from({ length: SENTENCES }, (_, no) => `${SAID[(from + no) % SAID.length]} ${no}.`).join(' ');

/** The longest turn of a reply about places of which nothing has been read yet. */
async function longestFor(message: string, places: number, notesOf: (at: number) => object): Promise<number> {
  const first = async () => {
    const rows = Array.from({ length: places }, (_, at) =>
      restaurant(at + 1, { name: nameOf(at), cuisine: 'Qatari', saffronNotes: JSON.stringify(notesOf(at)) }),
    );
    const { catalogue } = guideInMemory(rows);
    await catalogue.current();
    await assistantFor(catalogue)([{ message, reply: null }]);
  };
  return (await workOf(first, { ...MOST, total: Number.POSITIVE_INFINITY })).longest;
}
const nameOf = (at: number): string => `Zest${at} Quorum`;

test.each([
  'nut free places?',
  "I'm coeliac and allergic to eggs, somewhere for dinner",
  'which places are sesame free?',
])(
  'notes full of promises and warnings keep nobody waiting: %s',
  { tags: ['a45'], timeout: 60_000 },
  async (message) => {
    const notesOf = (at: number) => ({ vibe: told(at), food_notes: told(at + 1), occasions: told(at + 2) });
    expect(await longestFor(message, 60, notesOf)).toBeLessThanOrEqual(MOST.longest);
  },
);

/** As many places as an account adds in a day. */
const NAMED = 40;
const PART = 2_900;

/** Runs of what notes are read for with care, without the end of a sentence. */
test.each(['vegan-', 'gf ', 'nut free, no nuts ', ' '])(
  'notes that say %j again and again keep nobody waiting where all places of an account are compared',
  { tags: ['a45'], timeout: 60_000 },
  async (said) => {
    const notesOf = (at: number) =>
      Object.fromEntries(
        ['vibe', 'food_notes', 'occasions'].map((part) => [
          part,
          `Calm ${at} ${said.repeat(PART / said.length)}with rice.`,
        ]),
      );
    const names = Array.from({ length: NAMED }, (_, at) => nameOf(at)).join(', ');
    expect(await longestFor(`which of ${names} is quietest?`, NAMED, notesOf)).toBeLessThanOrEqual(MOST.longest);
  },
);
