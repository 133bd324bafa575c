import type { Restaurant } from '@saffron/contracts/guide';
import { MESSAGE_MAX } from '@saffron/contracts/limits';
import { Random } from '../faults/random/random.ts';
import { conversationOf, type Recipe, TROUBLE, textOf, wordsFor } from './recipes.ts';
import { type Answer, type Work, workOf } from './work.ts';

const TURNS = 20;
const PIECES = 40;
/** Conversations in a row that are no slower, after which the search begins again elsewhere. */
const PATIENCE = 25;
const SEPARATORS: readonly [string, ...string[]] = [' ', ' ', '', ', ', '. ', '? ', '\n'];

/** A conversation, oldest message first, with the work of its reply. */
export interface Slow {
  recipes: Recipe[];
  work: Work;
}

/**
 * Searches for slow conversations: changes one at random, and goes on with the slower one of the two.
 *
 * @returns the one with the longest time without a turn of the event loop, and the one with the most work
 */
export async function findSlow(
  answer: Answer,
  rows: readonly Restaurant[],
  { seed, runs }: { seed: number; runs: number },
): Promise<{ longest: Slow; total: Slow }> {
  const random = new Random(seed);
  const { usual, seldom } = wordsFor(rows);
  const kinds = [asList(usual), asList(seldom), asList(TROUBLE)] as const;
  const piece = () => random.pick(random.pick(kinds));
  const play = async (recipes: Recipe[]): Promise<Slow> => ({
    recipes,
    work: await workOf(() => answer(conversationOf(recipes.map(textOf), rows))),
  });
  let here = await play([recipe(random, piece)]);
  let [longest, total, tries] = [here, here, 0];
  for (let run = 1; run < runs; run++) {
    const next = await play(tries > PATIENCE ? [recipe(random, piece)] : changed(here.recipes, random, piece));
    const slower = tries > PATIENCE || slowness(next) > slowness(here);
    tries = slower ? 0 : tries + 1;
    if (slower) here = next;
    if (next.work.longest > longest.work.longest) longest = next;
    if (next.work.total > total.work.total) total = next;
  }
  return { longest, total };
}

/** Both count: what takes many slices takes long ones on a larger guide. */
const slowness = ({ work }: Slow): number => work.longest * 3 + work.total;

function asList<T>([first, ...rest]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return [first, ...rest];
}

const recipe = (random: Random, piece: () => string): Recipe => ({
  pieces: Array.from({ length: 1 + random.below(PIECES) }, piece),
  separator: random.pick(SEPARATORS),
  letters: MESSAGE_MAX,
});

function changed(recipes: readonly Recipe[], random: Random, piece: () => string): Recipe[] {
  const at = random.below(recipes.length);
  const one = recipes[at] ?? recipe(random, piece);
  const others = recipes.filter((_, index) => index !== at);
  const between = random.below(one.pieces.length + 1);
  const [before, after] = [one.pieces.slice(0, between), one.pieces.slice(between)];
  const [next = piece(), ...rest] = after;
  switch (random.weighted({ add: 4, join: 1, remove: 2, shuffle: 1, separator: 1, turn: 2, repeat: 1, shorten: 1 })) {
    case 'add':
      return [...others, { ...one, pieces: [...before, piece(), ...after] }];
    case 'join':
      return [...others, { ...one, pieces: [...before, `${piece()}${next}`, ...rest] }];
    case 'remove':
      return [...others, { ...one, pieces: before.length + rest.length > 0 ? [...before, ...rest] : [next] }];
    case 'shuffle':
      return [...others, { ...one, pieces: [...after, ...before] }];
    case 'separator':
      return [...others, { ...one, separator: random.pick(SEPARATORS) }];
    case 'turn':
      return [recipe(random, piece), ...recipes].slice(-TURNS);
    case 'repeat':
      return [...recipes, { ...one, pieces: [...after, ...before] }].slice(-TURNS);
    case 'shorten':
      return [...others, { ...one, letters: 1 + random.below(MESSAGE_MAX) }];
  }
}
