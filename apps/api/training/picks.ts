import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { DemoRestaurant } from '@saffron/db/demo-guide/types';
import { respond } from '../src/features/dialogue/respond.ts';
import { criteriaOf } from '../src/features/search/criteria/criteria.ts';
import { COSTS, FIT_FEATURES, type Fit, fitsOf } from '../src/features/search/ranking/fit.ts';
import { rank } from '../src/features/search/ranking/rank.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import type { Snapshot } from '../src/features/search/snapshot/snapshot.ts';
import { finish } from '../src/slices.ts';
import { asReturned } from '../test/quality-talk.ts';

/** A first message with the places that a friend who knows the guide would name: see apps/api/training/picks/README.md. */
export interface Pick {
  message: string;
  best: readonly string[];
  fine: readonly string[];
  bad: readonly string[];
}

/** A guide by one author, with messages by the same. */
export interface Picked {
  name: string;
  snapshot: Snapshot;
  messages: readonly Pick[];
}

const DATA = new URL('picks/', import.meta.url);

/** Messages of which nothing tells the day are sent at six on a Saturday. */
export const NOW = { date: '2026-11-28', minute: 18 * 60 };

const filesIn = (directory: URL): string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort();

/** The guides of a directory with their messages, by author. */
export const readPicks = (directory = DATA): Picked[] =>
  filesIn(directory).map((name) => {
    const read: { guide: DemoRestaurant[]; messages: Pick[] } = JSON.parse(
      readFileSync(new URL(name, directory), 'utf8'),
    );
    return { name, snapshot: createSnapshot(asReturned(read.guide)), messages: read.messages };
  });

/** A hash of the labelled messages and of the names of what they are judged by. */
export function picksHash(): string {
  const hash = createHash('sha256').update(FIT_FEATURES.join());
  for (const name of filesIn(DATA)) hash.update(readFileSync(new URL(name, DATA)));
  hash.update(readFileSync(new URL('picks.ts', import.meta.url)));
  return hash.digest('hex');
}

/** The places among which a message chooses: what they count, and how right each is. */
export interface Choice {
  fits: readonly Fit[];
  right: readonly number[];
}

/** How right it is to name a place first that could be named too. */
const FINE = 0.25;

/** The places that lack as little of what a message wishes as any, of those guides whose places are labelled. */
export const choicesOf = ({ snapshot, messages }: Picked): Choice[] =>
  messages.flatMap(({ message, best, fine }) => {
    const { wishes } = respond([{ message, reply: null, answers: [] }], snapshot, NOW);
    const criteria = finish(criteriaOf(wishes, snapshot));
    const ranked = finish(rank(wishes, criteria, snapshot, new Map(), 0));
    const least = Math.min(...ranked.map(({ behind }) => behind));
    const among = ranked.filter(({ behind }) => behind === least);
    const right = among.map(({ row }) => (best.includes(row.name) ? 1 : fine.includes(row.name) ? FINE : 0));
    return right.includes(1) ? [{ fits: finish(fitsOf(among, wishes, criteria, snapshot)), right }] : [];
  });

const ROUNDS = 400;
const STEP = 0.05;
/** What something counts of which messages tell nothing. */
const USUAL: Partial<Fit> = { food: -4, diet: -4, price: -4, meal: -4, feature: -4, time: -4, moods: 0.5 };
/** What something counts at least: notes that begin with a dish, and not those that have an odd one, are what somebody means who asks for it. */
const LEAST: Partial<Fit> = { 'known for': 1 };
/** And at most: messages of these guides tell little of how well a diet or a price is met, and their notes less of hours than other guides record. */
const MOST: Partial<Fit> = { diet: -4, price: -4, time: -2 };
/** How much it costs to be far from that, or from 0. */
const PENALTY = 2;
const [SLOPE, SPREAD] = [0.9, 0.999];

/**
 * Weights by which the right places are the likeliest choices of all messages: softmax regression over each list (ListNet: Cao et al. 2007) with an L2
 * penalty, by Adam.
 */
export function trainFit(choices: readonly Choice[]): Fit {
  const wide = FIT_FEATURES.length;
  const lists = choices.map(({ fits, right }) => {
    const sum = right.reduce((all, one) => all + one, 0);
    return {
      rows: fits.map((fit) => FIT_FEATURES.map((key) => fit[key])),
      right: right.map((one) => one / sum),
    };
  });
  const spreads = spreadsOf(lists.flatMap(({ rows }) => rows));
  for (const { rows } of lists)
    for (const row of rows) for (let at = 0; at < wide; at += 1) row[at] = (row[at] ?? 0) / (spreads[at] ?? 1);
  // What fits less well never speaks for a place.
  const most = FIT_FEATURES.map((key, at) => (COSTS.has(key) ? (MOST[key] ?? 0) : Infinity) * (spreads[at] ?? 1));
  const least = FIT_FEATURES.map((key, at) => (LEAST[key] ?? -Infinity) * (spreads[at] ?? 1));
  const usual = FIT_FEATURES.map((key, at) => (USUAL[key] ?? 0) * (spreads[at] ?? 1));
  const weights = Float64Array.from(usual);
  const means = new Float64Array(wide);
  const squares = new Float64Array(wide);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = weights.map((weight, at) => (PENALTY * (weight - (usual[at] ?? 0))) / lists.length);
    for (const { rows, right } of lists) {
      const scores = rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, one) => sum + one, 0);
      for (const [place, row] of rows.entries()) {
        const off = ((odds[place] ?? 0) / all - (right[place] ?? 0)) / lists.length;
        for (let at = 0; at < wide; at += 1) slopes[at] = (slopes[at] ?? 0) + off * (row[at] ?? 0);
      }
    }
    for (let at = 0; at < wide; at += 1) {
      const slope = slopes[at] ?? 0;
      means[at] = SLOPE * (means[at] ?? 0) + (1 - SLOPE) * slope;
      squares[at] = SPREAD * (squares[at] ?? 0) + (1 - SPREAD) * slope * slope;
      const mean = (means[at] ?? 0) / (1 - SLOPE ** round);
      const square = (squares[at] ?? 0) / (1 - SPREAD ** round);
      const weight = (weights[at] ?? 0) - (STEP * mean) / (Math.sqrt(square) + 1e-8);
      weights[at] = Math.min(most[at] ?? Infinity, Math.max(least[at] ?? -Infinity, weight));
    }
  }
  return Object.fromEntries(
    FIT_FEATURES.map((key, at) => [key, Math.round(((weights[at] ?? 0) / (spreads[at] ?? 1)) * 1000) / 1000]),
  ) as Fit;
}

/** The standard deviation of each number, and 1 where it is always the same. */
function spreadsOf(rows: readonly (readonly number[])[]): number[] {
  return FIT_FEATURES.map((_, at) => {
    const mean = rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length;
    return Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / rows.length) || 1;
  });
}
