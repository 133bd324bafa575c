import { readFileSync } from 'node:fs';
import type { Steps } from '../../../slices.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { type Criterion, type CriterionKind, gradedFrom } from '../criteria/criterion.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { SHOWN } from './feature-evidence.ts';
import { DRINKS, GENERAL, generalOf, moodsOf, type Ranked } from './rank.ts';
import { suitChance } from './themes.ts';

/** Written by `npm run train`; see apps/api/training/picks/README.md. */
export const FIT_FILE = new URL('fit.json', import.meta.url);

/** Kinds of criteria that a place can meet less well than others. */
const KINDS = ['food', 'diet', 'price', 'meal', 'feature', 'time'] as const satisfies readonly CriterionKind[];

/** Those of what follows that tell how badly something fits. */
export const COSTS: ReadonlySet<string> = new Set(KINDS);

/** What decides between places that lack the same. */
export const FIT_FEATURES = [
  ...KINDS,
  ...GENERAL,
  /** How surely a sentence of its notes tells what the diner looks for in their own words: as log-odds and as a chance, and the second sentence. */
  'suits',
  'suits surely',
  'suits twice',
  /** How strongly its tags and notes speak of what the place is to be like, for how many of those wishes, and how strongly against one. */
  'moods',
  'moods met',
  'moods denied',
  'only a bar',
] as const;
export type Fit = Record<(typeof FIT_FEATURES)[number], number>;

/** How far from sure the surest chance is taken to be: a place of which nothing is noted is not ten times worse than one of which little is. */
const LEAST = 0.01;
const oddsOf = (chance: number): number => Math.log((chance + LEAST) / (1 - chance + LEAST));

/** Places that are compared, of those that are nearest. */
const READ = 40;

/** What each of the nearest places counts for some wishes. */
export function* fitsOf(
  ranked: readonly Ranked[],
  wishes: Wishes,
  criteria: readonly Criterion[],
  snapshot: Snapshot,
): Steps<Fit[]> {
  const general = generalOf(wishes, snapshot);
  const moods = yield* moodsOf(wishes, snapshot);
  const isOut = wishes.features.some(({ key }) => DRINKS.has(key));
  const fits: Fit[] = [];
  for (const { row, at } of ranked.slice(0, READ)) {
    const chances: number[] = [0, 0];
    for (const sentence of wishes.inWords.length > 0 ? sentencesOf(row) : []) {
      yield;
      if (isHarmless(sentence)) chances.push(suitChance(sentence, wishes));
    }
    const [first = 0, second = 0] = chances.sort((a, b) => b - a);
    const told = moods.map((weights) => weights[at] ?? 0);
    const costOf = (kind: CriterionKind) =>
      criteria.reduce((sum, one) => {
        const cost = one.kind === kind ? one.cost(row, at) : 0;
        return cost < gradedFrom(one) ? sum + cost : sum;
      }, 0);
    fits.push({
      ...record(KINDS, costOf),
      ...record(GENERAL, (key) => general[key]?.(at) ?? 0),
      suits: oddsOf(first),
      'suits surely': first,
      'suits twice': oddsOf(second),
      moods: told.reduce((sum, one) => sum + one, 0),
      'moods met': told.filter((one) => one >= SHOWN).length / (told.length || 1),
      'moods denied': Math.min(0, ...told),
      'only a bar': row.bar && !row.restaurant && !isOut ? 1 : 0,
    });
  }
  return fits;
}

const record = <Key extends string>(keys: readonly Key[], of: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, number>;

/** The file's content. */
interface Trained {
  /** A hash of the labelled messages that the weights come from. */
  source: string;
  weights: Fit;
}

let loaded: Trained | undefined;

/** The weights, read once for all. */
export const loadFit = (): Trained => (loaded ??= JSON.parse(readFileSync(FIT_FILE, 'utf8')) as Trained);

/**
 * The nearest places in another order: what lacks least first, and of what lacks the same what fits best, by weights learned from messages whose
 * best places are labelled (`npm run train`).
 */
export function* fittest(
  ranked: readonly Ranked[],
  wishes: Wishes,
  criteria: readonly Criterion[],
  snapshot: Snapshot,
): Steps<Ranked[]> {
  const { weights } = loadFit();
  const near = ranked.toSorted((a, b) => a.behind - b.behind);
  const fits = yield* fitsOf(near, wishes, criteria, snapshot);
  const read = near.flatMap((one, at) => {
    const fit = fits[at];
    const score = fit ? FIT_FEATURES.reduce((sum, key) => sum + fit[key] * weights[key], one.beside) : -Infinity;
    return { ...one, missed: one.behind, score, told: fit?.['moods met'] ?? 0 };
  });
  return read.sort((a, b) => a.missed - b.missed || b.score - a.score);
}
