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

  it('tells which places cost more or less than the first', async () => {
    const [text = ''] = await played(['peruvian or mexican']);
    const [first, ...others] = text.split('\n\n').map((part) => guideWithTraps.find(({ name }) => part.includes(name)));
    for (const [at, row] of others.entries()) {
      const said = text.split('\n\n')[at + 1] ?? '';
      if (/cheaper/.test(said)) expect(row?.price).toBeLessThan(first?.price ?? 0);
      if (/dearer|paying more/.test(said)) expect(row?.price).toBeGreaterThan(first?.price ?? 0);
    }
    expect(text).toMatch(/cheaper|dearer|paying more/);
  });
});
