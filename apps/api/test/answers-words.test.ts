import { describe, expect, it } from 'vitest';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { guideWithTraps, talkTo } from './quality-talk.ts';

const snapshot = createSnapshot(guideWithTraps);

async function played(messages: readonly string[]): Promise<string[]> {
  const talk = talkTo(snapshot);
  const replies: string[] = [];
  for (const message of messages) replies.push((await talk.send(message)).text);
  return replies;
}

/** The words of a reply before the first name of a place. */
const openingOf = (text: string): string => {
  const ends = guideWithTraps.map(({ name }) => text.indexOf(name)).filter((at) => at >= 0);
  return text.slice(0, Math.min(60, ...ends)).trim();
};

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/).filter((one) => one.length > 40);

describe('the words of a conversation', () => {
  it.each([
    ['korean', 'with friends', 'in tannery row', 'something livelier'],
    ['a quiet drink', 'with a snack', 'in crown hill', 'cheaper'],
    ['fish by the water', 'outside', 'for the kids', 'something else'],
    ['lunch near the exchange', 'vegetarian', 'another one', 'cheap'],
    ['dessert', 'in silk market', 'not ice cream', 'somewhere else'],
  ])('%s, %s, %s, %s: begins no two replies alike and says no sentence twice', async (...messages) => {
    const replies = await played(messages);
    const openings = replies.map(openingOf).filter((opening) => opening !== '');
    expect(new Set(openings).size).toBe(openings.length);
    const sentences = replies.flatMap(sentencesOf);
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  it.each([
    'indian',
    'somewhere for a birthday',
    'wine bar',
    'breakfast in west ferry',
    'noodles after midnight',
    'steak',
  ])('recommends %s in no more than 90 words, without talk of guides and data', async (message) => {
    const [text = ''] = await played([message]);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(90);
    expect(text).not.toMatch(/\b(?:guide|listed|listing|notes?|database|matches|criteria|fits)\b/i);
  });

  it.each(['peruvian or mexican', 'seafood', 'a cosy pub', 'cheap lunch'])(
    'tells what each place costs: %s',
    async (message) => {
      const [text = ''] = await played([message]);
      const parts = text.split('\n\n').flatMap((part) => {
        const row = guideWithTraps.find(({ name }) => part.includes(name));
        return row ? [{ part, row }] : [];
      });
      expect(parts.length).toBeGreaterThan(0);
      for (const { part, row } of parts) if (row.price !== null) expect(part).toContain(`(${'$'.repeat(row.price)}`);
      const [first, ...others] = parts;
      for (const { part, row } of others)
        if (/cheaper/.test(part)) expect(row.price).toBeLessThan(first?.row.price ?? 0);
    },
  );

  it.each([
    ['somewhere open now for a drink', 22 * 60],
    ['ramen after eleven tonight', 19 * 60],
    ['who still serves food late', 21 * 60],
  ])('tells until when a place is open to those who ask for a time: %s', async (message, minute) => {
    const talk = talkTo(snapshot, { date: '2026-11-24', minute });
    expect((await talk.send(message)).text).toMatch(
      /\(\$+, open (?:until (?:midnight|[a-z]+|half past [a-z]+|\d+:\d\d)|round the clock)\)/,
    );
  });

  it.each([
    'one name for noodles, please',
    "steak, and don't give me a list. ONE place",
    'just one place for a birthday',
  ])('names one place where one is asked for: %s', async (message) => {
    const { text, cards } = await talkTo(snapshot).send(message);
    expect(cards).toHaveLength(1);
    expect(text).not.toMatch(/\n\n.*\(\$/);
  });

  it.each(['sushi', 'georgian food', 'thai food in bell gardens', 'a wine bar'])(
    'calls a place the only one where no other has the food: %s',
    async (message) => {
      const { text, cards } = await talkTo(snapshot).send(message);
      if (/only place|just one place|one place I know/.test(text)) expect(cards).toHaveLength(1);
      const cuisine = cards[0]?.cuisine;
      const alike = guideWithTraps.filter((row) => row.cuisine === cuisine);
      if (/only place|just one place|one place I know/.test(text) && !/ in /.test(message))
        expect(alike).toHaveLength(1);
    },
  );
});
