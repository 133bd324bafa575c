import type { Restaurant } from '@saffron/contracts/guide';
import { describe, expect, test } from 'vitest';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { talkTo } from './quality-talk.ts';
import { smallTown } from './small-towns.ts';

const town = smallTown(false);
const snapshot = createSnapshot(town);

/** What is answered to the last message, and then each time that another answer is asked for. */
async function answersTo(messages: readonly string[], times: number) {
  const talk = talkTo(snapshot);
  let answer = await talk.send(messages[0] ?? '');
  for (const message of messages.slice(1)) answer = await talk.send(message);
  const answers = [answer];
  while (answers.length <= times) answers.push(await talk.again());
  return answers.map(({ text, cards }) => ({ text, ids: cards.map(({ id }) => id) }));
}

const rowsOf = (ids: readonly string[]): Restaurant[] =>
  ids.flatMap((id) => town.find((row) => String(row.id) === id) ?? []);

describe('another answer to the same message', () => {
  const asks: [messages: string[], fits: (row: Restaurant) => boolean][] = [
    [['thai food'], ({ cuisine }) => cuisine === 'Thai'],
    [['somewhere mexican tonight?'], ({ cuisine }) => cuisine === 'Mexican'],
    [['we want to eat in Aldgrove'], ({ neighborhood }) => neighborhood === 'Aldgrove'],
    [['hi there', 'could you find me some thai food?'], ({ cuisine }) => cuisine === 'Thai'],
  ];
  test.each(asks)('%j: shows other places that fit', async (messages, fits) => {
    const [first, second] = await answersTo(messages, 1);
    expect(second?.ids.length).toBeGreaterThan(0);
    expect(first?.ids.filter((id) => second?.ids.includes(id))).toEqual([]);
    expect(rowsOf(second?.ids ?? []).every(fits)).toBe(true);
    expect(second?.text).not.toBe(first?.text);
  });

  test.each(asks)('%j: once there is no other place, says so and gives the first answer again', async (messages) => {
    const answers = await answersTo(messages, town.length);
    const [first] = answers;
    const repeated = answers.findIndex(({ text }, at) => at > 0 && text.endsWith(first?.text ?? '?'));
    expect(repeated).toBeGreaterThan(0);
    const shown = answers.slice(0, repeated).flatMap(({ ids }) => ids);
    expect(new Set(shown).size).toBe(shown.length);
    for (const { text, ids } of answers.slice(repeated)) {
      expect(text).not.toBe(first?.text);
      expect(text.split(first?.text ?? '?')).toHaveLength(2);
      expect(ids).toEqual(first?.ids);
    }
  });

  test.each([
    [['thai food', 'what do they cost?']],
    [['mexican', 'which one is the cheapest?']],
    [['list all the Thai places']],
  ])('%j: the same facts again, with the same cards', async (messages) => {
    const [first, second] = await answersTo(messages, 1);
    expect(second?.text.endsWith(first?.text ?? '?')).toBe(true);
    expect(second?.text).not.toBe(first?.text);
    expect(second?.ids).toEqual(first?.ids);
  });
});
