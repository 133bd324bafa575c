import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import { criteriaOf } from '../search/criteria/criteria.ts';
import type { Criterion } from '../search/criteria/criterion.ts';
import { AN_OCCASION } from '../search/criteria/giving-way.ts';
import { readFacts } from '../search/facts/facts.ts';
import { isShutAt, visitOf } from '../search/opening/visit.ts';
import { SHOWN, weightsOf } from '../search/ranking/feature-evidence.ts';
import { type Ranked, rank } from '../search/ranking/rank.ts';
import { seedOf } from '../search/seed.ts';
import type { FeatureWish, Wishes } from '../understanding/wishes.ts';
import type { Context } from './context.ts';
import { partyMeasure } from './measures/party.ts';

/** How far behind the best one a place may score and still be offered beside it. */
const BEHIND = 4.5;

/** Places, and the wishes that gave way for them. */
export interface Fitting {
  rows: readonly Restaurant[];
  lacks: readonly Criterion[];
  occasions: readonly FeatureWish[];
}

/** What the outing is for, beside the food. */
const OCCASIONS: ReadonlySet<string> = new Set(['date', 'anniversary', 'proposal', 'celebration', 'business']);

/**
 * Places that meet a further condition and all wishes but those that may give way, best first, without those of the last reply, those that
 * are closed then and those too small for the party. As little as possible gives way.
 *
 * @param also what they have to meet besides
 * @param most as many are looked for
 * @param mayLack which criteria may give way, and with them the occasion; null: nothing may
 * @param might what is quickly seen to fail `also`: the notes of such a place are not read for it
 */
export function* fitting(
  wishes: Wishes,
  { turns, shown, snapshot }: Context,
  also: (row: Restaurant) => boolean,
  most: number,
  mayLack: ((criterion: Criterion) => boolean) | null,
  might: (row: Restaurant) => boolean = () => true,
): Steps<Fitting> {
  const criteria = yield* criteriaOf(wishes, snapshot);
  const needed = criteria.reduce((bits, criterion, bit) => (mayLack?.(criterion) ? bits : bits | (1 << bit)), 0);
  const ranked = yield* rank(wishes, criteria, snapshot, new Map(), seedOf([...turns]));
  const occasions = wishes.features.filter(({ key }) => OCCASIONS.has(key));
  const lost = (at: number) => occasions.filter((wish) => (weightsOf(wish, snapshot)[at] ?? 0) < SHOWN);
  const missed = ({ missed: cost, at }: Ranked) => cost + (lost(at).length > 0 ? AN_OCCASION : 0);
  const isShut = isShutAt(visitOf(wishes));
  const party = wishes.partySize === null ? null : partyMeasure(wishes.partySize, snapshot);
  const found: Ranked[] = [];
  const all = ranked.filter(({ lacks, at }) => (lacks & needed) === 0 && (mayLack || lost(at).length === 0));
  for (const one of occasions.length > 0 ? all.toSorted((a, b) => missed(a) - missed(b)) : all) {
    const [first = one] = found;
    if (found.length === most || missed(one) > missed(first)) break;
    if (one.score < first.score - BEHIND || shown.includes(one.row) || !might(one.row)) continue;
    yield;
    // Long notes that nobody has asked about so far take milliseconds.
    yield* readFacts([one.row]);
    const isOut = isShut(one.row) || party?.of(one.row).outcome === 'no';
    if (!isOut && also(one.row)) found.push(one);
  }
  const [first] = found;
  return {
    rows: found.map(({ row }) => row),
    lacks: first ? criteria.filter((_, bit) => first.lacks & (1 << bit)) : [],
    occasions: first ? lost(first.at) : [],
  };
}
