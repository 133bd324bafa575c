import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import { VENUES } from '../understanding/lexicon/foods.ts';
import type { Wishes, WishKind } from '../understanding/wishes.ts';
import type { Criterion, CriterionKind } from './criteria/criterion.ts';
import { unmetOf } from './criteria/unmet.ts';
import type { Found, Unmet } from './found.ts';
import { costOf, type Ranked } from './ranking/rank.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** Places of one message that are looked at. */
const PLACES = 100;

/** The places that a message is about; no rows where it looks for others. */
interface About {
  rows: Restaurant[];
  check: Found['check'];
  unmet: Unmet[];
}

const KIND_OF: Readonly<Record<CriterionKind, WishKind | null>> = {
  food: 'food',
  dish: 'food',
  diet: 'diet',
  area: 'area',
  price: 'price',
  meal: 'meal',
  feature: 'feature',
  time: null,
  reservations: null,
};

const lackOf = ({ kind, label, missing }: Criterion): Unmet => ({ kind, label, missing, nearly: true, byName: false });

/** The places that the message is about, when it is about some. */
export function aboutPlaces(
  { message, foods }: Wishes,
  criteria: readonly Criterion[],
  ranked: readonly Ranked[],
  { byId, positions, fits }: Snapshot,
): About {
  const named = message.places.slice(0, PLACES).flatMap((id) => byId.get(id) ?? []);
  const at = ({ id }: Restaurant) => positions.get(id) ?? -1;
  const costs = new Map(named.map((row) => [row.id, costOf(criteria, row, at(row))]));
  const met = (row: Restaurant) => costs.get(row.id)?.lacks === 0;
  const dish = message.kinds.includes('food') ? foods.at(-1) : undefined;
  // "Do they have lobster?": a place for fish may not.
  const isNoted = (row: Restaurant): boolean => {
    if (
      !dish?.food ||
      dish.food.kind === 'kitchen' ||
      VENUES.has(dish.food.key) ||
      dish.label === dish.food.key ||
      !row.saffronNotes
    )
      return true;
    const { said, any, named: inName } = fits.mentions(dish);
    return said.has(at(row)) || inName.has(at(row)) || (dish.food.kind === 'dish' && any.has(at(row)));
  };
  const asked = criteria.filter((criterion) => message.kinds.some((kind) => kind === KIND_OF[criterion.kind]));
  const check =
    message.checks && named.length > 0
      ? { asked: named, met: named.filter((row) => costOf(asked, row, at(row)).lacks === 0 && isNoted(row)) }
      : null;
  const unanswerable =
    check !== null && check.met.length === 0 && asked.some((one) => one.missing && one.kind === 'feature');
  if (unanswerable)
    return {
      rows: named.slice(0, CARDS_MAX),
      check,
      unmet: asked
        .filter((one) => one.missing)
        .slice(0, 1)
        .map(lackOf),
    };
  // "Is it pricey?" asks no more than that.
  const ofPrice = asked.length > 0 && asked.every((one) => one.kind === 'price');
  if (check && check.met.length === 0 && ofPrice) return { rows: named.slice(0, CARDS_MAX), check, unmet: [] };
  // "Does Ajanta have live music?": the answer is no, and the talk goes on about Ajanta.
  if (check && check.met.length === 0 && named.length === 1 && asked.every((one) => one.kind === 'feature'))
    return { rows: named, check, unmet: asked.map(lackOf) };
  // Where no other place has it beside all that was wished, those that were asked about stay.
  const elsewhere = ranked[0]?.lacks === 0 || asked.some((one) => one.kind === 'area' || one.kind === 'food');
  if (check && check.met.length === 0 && !elsewhere)
    return { rows: named.slice(0, CARDS_MAX), check, unmet: asked.map(lackOf) };
  if (check) return { rows: check.met.slice(0, CARDS_MAX), check, unmet: [] };
  const better = message.changed && !named.some(met) && ranked[0]?.lacks === 0;
  if (better) return { rows: [], check, unmet: [] };
  const least = Math.min(...named.map((row) => costs.get(row.id)?.missed ?? 0));
  const kept = named.length > 1 && message.changed ? named.filter((row) => costs.get(row.id)?.missed === least) : named;
  const picks = kept.slice(0, CARDS_MAX);
  const [row] = picks;
  const one = row && { row, at: at(row), ...costOf(criteria, row, at(row)), score: 0, mood: 0 };
  return { rows: picks, check, unmet: unmetOf(one, criteria) };
}
