import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { table } from '../../../table.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import { excludedBy } from '../../search/ranking/exclusions.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { tellsTaste } from '../../understanding/acts/dislikes.ts';
import { isOfKind } from '../../understanding/acts/references.ts';
import { DIETS } from '../../understanding/lexicon/foods.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { FoodWish } from '../../understanding/wishes.ts';
import { anotherBeside, withAnother } from '../another.ts';
import { isAllergen } from '../barred.ts';
import type { Context } from '../context.ts';
import { isAnswerable, lastSpokenOf } from '../focus.ts';
import type { Measure } from '../measures/measure.ts';
import { featureMeasure, SERVED, seatedMeasure, withoutFeature } from '../measures/measures.ts';
import { safely } from '../safe-found.ts';
import type { Verdict } from '../situation/moves.ts';
import { needsIn } from '../situation/needs.ts';
import { does, inSoManyWords, verdictOf, verdictsOf } from '../situation/otherwise.ts';
import type { Answer } from '../task.ts';
import { checked, isOver, isSharedBy } from './state.ts';

const REFINING: ReadonlySet<Act> = new Set<Act>(['inform', 'adjust', 'exclude', 'relax', 'state']);
/** Whoever says one of these of what places have wishes for it, whatever else it sounds like. */
const NEEDING = wordSet('need needs want wants must ideally');
/** Words of a message that adds no more than a wish. */
const BRIEF = 10;

/** Which of the places that were shown have it, or else which others that have all that was wished. */
export function* refine(context: Context): Steps<Answer | null> {
  const { acts, reading, shown, wishes, snapshot } = context;
  const { intent, changed } = wishes.message;
  const rows = lastSpokenOf(context);
  if (shown.length === 0 || rows.length === 0 || !changed || !isAnswerable(context)) return null;
  const isTurnedDown = context.focus.some(({ id }) => wishes.rejected.includes(id));
  if (isSharedBy(context) || !(intent === 'find' || (intent === 'another' && isTurnedDown))) return null;
  const spared = yield* sparing(context, isTurnedDown ? [...new Set([...rows, ...context.focus])] : rows);
  if (spared) return spared;
  const isDear = rows.some((row) => isOver(row, wishes));
  if (
    isDear ||
    intent !== 'find' ||
    !(REFINING.has(acts.first) || (!context.asks && reading.tokens.some(({ word }) => NEEDING.has(word)))) ||
    acts.has('more') ||
    acts.has('plan') ||
    !isFeatures(reading)
  )
    return null;
  const needs = needsIn(reading, null, snapshot, wishes).map(inSoManyWords);
  if (needs.length === 0) return null;
  const isMet = rows.some((row) => verdictOf(row, needs).every(does));
  const answer = yield* checked(context, rows, needs, null, false);
  // Where an earlier wish would give way for this one, a search weighs them, unless it finds the same places again.
  const isWhole = answer.moves.some(
    (move) => move.type === 'instead' && move.verdicts.length > 0 && move.lacking.length === 0,
  );
  if (isMet || isWhole) return answer;
  const { found } = yield* safely(context, wishes, []);
  const [first] = found.picks;
  return first && rows.includes(first) ? answer : null;
}

/**
 * Which of the places that were shown have nothing of it, or else others that have nothing of it; null where there is
 * none.
 */
function* sparing(context: Context, rows: readonly Restaurant[]): Steps<Answer | null> {
  const { reading, text, wishes, snapshot } = context;
  if (!isExclusion(reading) || text.trim().endsWith('?')) return null;
  // That notes are silent makes no place safe.
  if (hasHealthNeed(wishes) && wishes.notFoods.some(isExcludedIn(reading))) return null;
  const excluded = yield* excludedBy(wishes, snapshot);
  const spared = reading.mentions.flatMap((mention) => sparedBy(mention, snapshot) ?? []);
  const atOf = (row: Restaurant) => snapshot.positions.get(row.id) ?? -1;
  const isAllowed = (row: Restaurant) =>
    !wishes.rejected.includes(row.id) &&
    !excluded.out(atOf(row)) &&
    !spared.some((measure) => measure.of(row).outcome === 'no');
  // Where one eats well without what somebody only dislikes, they go on liking it.
  const needs = tellsTaste(reading.tokens) ? needsIn(reading, null, snapshot, wishes) : [];
  const tastes = needs.filter(({ absent, strict }) => absent && !strict);
  const isOf = (row: Restaurant) => reading.mentions.some((mention) => isOfKind(row, mention, snapshot.vocabulary));
  const isFree = (row: Restaurant) =>
    tastes.length > 0
      ? !wishes.rejected.includes(row.id) &&
        !isOf(row) &&
        verdictsOf(row, tastes).every(({ standing }) => standing.outcome !== 'no')
      : isAllowed(row) && !excluded.some(atOf(row));
  const leaving = (left: readonly Restaurant[]): Answer => {
    const unsure = spared.flatMap((measure) => verdictsOfAll(left, measure)).filter(isUnknown);
    const known = left.filter((row) => !unsure.some((verdict) => verdict.row === row));
    const out = rows.filter((row) => !left.includes(row));
    return { moves: [{ type: 'left out', rows: out, left: known, unsure }], picks: left, among: left };
  };
  const left = rows.filter(isFree);
  if (tastes.length > 0 && left.length === rows.length) return yield* checked(context, rows, tastes, null);
  const another = left.length < rows.length ? yield* anotherBeside(left, rows, context, isFree) : null;
  if (left.length > 0) return withAnother(leaving(left), another);
  const rejected = [...wishes.rejected, ...rows.map(({ id }) => id)];
  const { found } = yield* safely(context, { ...wishes, rejected }, []);
  const picks = found.picks.filter(isFree);
  if (picks.length > 0 && found.unmet.length === 0)
    return { moves: [...leaving([]).moves, { type: 'recommend', found: { ...found, picks } }], picks };
  // What serves it beside other things is worth more than what has nothing of the rest.
  const allowed = rows.filter(isAllowed);
  return allowed.length > 0 ? leaving(allowed) : null;
}

const verdictsOfAll = (rows: readonly Restaurant[], measure: Measure): Verdict[] =>
  rows.flatMap((row) => verdictsOf(row, [measure]));

const isUnknown = ({ standing }: Verdict): boolean => standing.outcome === 'unknown';

/** How far a place is not what a mention rules out; null where a search judges it by what it cooks. */
function sparedBy({ meaning, said }: Mention, snapshot: Snapshot): Measure | null {
  if (meaning.type === 'food') return SERVED.has(meaning.key) ? seatedMeasure(meaning.key, snapshot) : null;
  if (meaning.type !== 'feature') return null;
  const key = CALLED[meaning.key] ?? meaning.key;
  return withoutFeature(featureMeasure(key, said, snapshot));
}

/** Who wants nobody who visits the town wants no place for them. */
const CALLED: Readonly<Record<string, string>> = table({ tourists: 'touristy' });

const isExcludedIn =
  ({ mentions }: Reading) =>
  (wish: FoodWish): boolean =>
    isAllergen(wish) && mentions.some(({ meaning }) => meaning.type === 'food' && meaning.key === wish.key);

/** It rules something out, and does nothing else. */
const isExclusion = ({ mentions, times, names, tokens }: Reading): boolean =>
  mentions.length > 0 &&
  times.length + names.length === 0 &&
  tokens.length <= BRIEF &&
  // "Too greasy" complains of what was shown.
  tokens.every(({ word }) => word !== 'too') &&
  mentions.every(({ negated, stated, meaning }) => negated && !stated && EXCLUDED.has(meaning.type));
const EXCLUDED: ReadonlySet<string> = new Set(['feature', 'food', 'tag', 'noted-dish']);

/** It names what a place has or is like, and neither a dish, a part of town, a price nor a time. */
const isFeatures = ({ mentions, times, names, tokens }: Reading): boolean =>
  mentions.length > 0 &&
  times.length + names.length === 0 &&
  tokens.length <= BRIEF &&
  mentions.every(
    ({ meaning, negated, dropped }) =>
      !negated && !dropped && (meaning.type === 'feature' || (meaning.type === 'food' && DIETS.has(meaning.key))),
  );
