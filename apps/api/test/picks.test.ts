import { describe, expect, it } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { FIT_FEATURES, loadFit } from '../src/features/search/ranking/fit.ts';
import { NOW, picksHash, readPicks } from '../training/picks.ts';

/** By authors of whom the weights have seen nothing. */
const authors = readPicks(new URL('picks/', import.meta.url));

describe('the weights of what decides between places', () => {
  it('are made of the labelled messages in this repository', () =>
    expect(loadFit().source, 'run npm run train').toBe(picksHash()));

  it('have a number for each thing that counts', () =>
    expect(Object.keys(loadFit().weights)).toEqual([...FIT_FEATURES]));
});

describe('first messages of authors whom nobody has read', () => {
  const played = authors.flatMap(({ snapshot, messages }) =>
    messages
      .filter(({ best }) => best.length > 0)
      .map(({ message, ...labels }) => {
        const { picks } = respond([{ message, reply: null, answers: [] }], snapshot, NOW);
        return { ...labels, names: picks.map(({ name }) => name) };
      }),
  );
  const shareOf = (is: (one: (typeof played)[number]) => boolean) => played.filter(is).length / played.length;
  const isFirst = (names: readonly string[], among: readonly string[]) => among.includes(names[0] ?? '');

  it('get the best place first, mostly', () => {
    expect(played.length).toBeGreaterThan(150);
    expect(shareOf(({ names, best }) => isFirst(names, best))).toBeGreaterThan(0.55);
    expect(shareOf(({ names, best, fine }) => isFirst(names, [...best, ...fine]))).toBeGreaterThan(0.64);
    expect(shareOf(({ names, best }) => best.some((name) => names.includes(name)))).toBeGreaterThan(0.64);
  });

  it('hardly ever get a place first that would be a mistake', () =>
    expect(shareOf(({ names, bad }) => isFirst(names, bad))).toBeLessThan(0.12));
});
