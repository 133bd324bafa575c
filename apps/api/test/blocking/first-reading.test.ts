// @module-tag long
import type { Restaurant } from '@saffron/contracts/guide';
import { guideQuery } from '@saffron/contracts/guide-query';
import { describe, expect, test } from 'vitest';
import { createGuideSearch } from '../../src/features/search/query/service.ts';
import { restaurant } from '../example-guide.ts';
import { guideInMemory } from './guide-in-memory.ts';
import { conversationOf } from './recipes.ts';
import { assistantFor, MOST, workOf } from './work.ts';

/** Letters of each part of the longest notes. */
const PART = 2_950;
/** As many places as an account adds in a day. */
const PLACES = 40;
const NOTES = {
  'of plain words': 'Good food in a calm room with a view of the old water. ',
  'that name and deny an allergen again and again': 'nut a no|',
  'that promise and take back': 'Nut free kitchen, vegan, with almonds. ',
};
const nameOf = (at: number): string => `Zest${at} Lantern`;

/** Places of which nothing has been read yet: what is remembered of a place is remembered with its row. */
function unread(said: string): Restaurant[] {
  const part = (word: string) => `${word} ${said.repeat(PART / said.length)}`;
  return Array.from({ length: PLACES }, (_, at) =>
    restaurant(at + 1, {
      name: nameOf(at),
      cuisine: 'Qatari',
      tag: 'Vegan, Nut free, Halal',
      reservations: true,
      saffronNotes: JSON.stringify({ vibe: part('Calm'), food_notes: part('Lamb'), occasions: part('Days') }),
    }),
  );
}

const TOTAL = { ...MOST, total: Number.POSITIVE_INFINITY };
const names = Array.from({ length: 8 }, (_, at) => nameOf(at)).join(', ');

const CONVERSATIONS = `Qatari food | quiet dinner. I am allergic to nuts | nut free dinner | we are vegan and halal, dinner | coeliac, somewhere for lunch |
  Qatari dinner; compare them | Qatari dinner; which of them is nut free? | Qatari; do they have parking?; and dogs? | which of ${names} is cheapest? |
  ${nameOf(0)} or ${nameOf(1)} for children? | list all Qatari places with parking | how many vegan places are there? | Qatari dinner then drinks nearby |
  Qatari; not that one; another | what should I know about ${nameOf(3)}? | which Qatari places take dogs? | walk in tonight, casual | a table for twelve on Sunday`;

describe.each(Object.entries(NOTES))('notes %s keep nobody waiting when they are read first', (_, said) => {
  test.each(CONVERSATIONS.split(/\s*\|\s*/))('for %s', { tags: ['a45'], timeout: 120_000 }, async (conversation) => {
    const first = async () => {
      const rows = unread(said);
      const { catalogue } = guideInMemory(rows);
      await catalogue.current();
      await assistantFor(catalogue)(conversationOf(conversation.split('; '), rows));
    };
    expect((await workOf(first, TOTAL)).longest).toBeLessThanOrEqual(MOST.longest);
  });

  test.each<[string, string]>([
    ['dress', 'casual'],
    ['dress', 'smart'],
    ['diet', 'vegan'],
    ['diet', 'coeliac'],
    ['diet', 'nut free'],
    ['dish', 'halal'],
    ['reservations', 'no'],
    ['mood', 'walk in'],
    ['mood', 'quiet'],
    ['party', '8'],
  ])('by a query for %s: %s', { tags: ['a45'], timeout: 120_000 }, async (slot, value) => {
    const values = [slot === 'party' ? Number(value) : value];
    const query = guideQuery.parse({ constraints: [{ slot, op: 'is', values, strength: 'must' }] });
    const first = async () => {
      const { catalogue } = guideInMemory(unread(said));
      await catalogue.current();
      const now = async () => ({ date: '2026-11-21', minute: 19 * 60 });
      await createGuideSearch({ snapshot: catalogue.current, now, other: null })(query);
    };
    expect((await workOf(first, TOTAL)).longest).toBeLessThanOrEqual(MOST.longest);
  });
});
