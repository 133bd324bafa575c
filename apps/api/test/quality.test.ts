import { beforeAll, expect, it } from 'vitest';
import { ASKS } from '../../../bench/quality/asks/index.ts';
import { judge, type Played } from '../../../bench/quality/judge.ts';
import { play } from '../../../bench/quality/play.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { guideWithTraps, talkTo } from './quality-talk.ts';

const played: Played[] = [];
let verdicts: ReturnType<typeof verdictOf>[];

const verdictOf = (one: Played) => ({
  said: one.ask.said,
  heldOut: one.ask.heldOut,
  ...judge(one, guideWithTraps),
});

beforeAll(async () => {
  const snapshot = createSnapshot(guideWithTraps);
  for (const ask of ASKS) played.push(await play(ask, talkTo(snapshot)));
  verdicts = played.map(verdictOf);
}, 400_000);

const share = (values: (boolean | number | null)[]) => {
  const known = values.filter((value) => value !== null).map(Number);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};
const faulty = (is: (verdict: (typeof verdicts)[number]) => boolean) =>
  verdicts.filter(is).map(({ said, faults }) => [said.join(' ⏎ '), ...faults]);

it('has at least 200 test conversations, of which 50 are held out', { tags: ['long'] }, () => {
  expect(ASKS.length).toBeGreaterThanOrEqual(200);
  expect(ASKS.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(50);
});

it('shows no restaurant that violates a hard constraint the guide can meet', { tags: ['long'] }, () => {
  expect(faulty(({ violations }) => violations > 0)).toEqual([]);
});

it('states only facts from the guide', { tags: ['long'] }, () => {
  expect(faulty(({ grounded }) => !grounded)).toEqual([]);
});

it('keeps its match, ranking and honesty scores', { tags: ['long'] }, () => {
  expect(share(verdicts.map(({ match }) => match))).toBeGreaterThanOrEqual(0.95);
  expect(share(verdicts.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(0.85);
  expect(share(verdicts.map(({ honest }) => honest))).toBeGreaterThanOrEqual(0.97);
});

it('keeps 95% of replies within 110 words', { tags: ['long'] }, () => {
  const words = played.flatMap(({ replies }) => replies.map(({ text }) => text.split(/\s+/).length));
  expect(words.toSorted((a, b) => a - b).at(Math.floor(words.length * 0.95))).toBeLessThanOrEqual(110);
});
