import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import { readFacts } from '../search/facts/facts.ts';
import { hasHealthNeed } from '../search/facts/forbidden.ts';
import { asksPromise } from '../search/facts/promised.ts';
import type { Found } from '../search/found.ts';
import { keptApart, readKept } from '../search/ranking/kept-apart.ts';
import { search } from '../search/retrieve.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { isDiet } from '../understanding/delta/delta.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { BarredMove } from './ask/moves.ts';
import { allergensAmong, type Bar, type Barred, barring } from './barred.ts';
import type { Context } from './context.ts';
import type { Move } from './moves.ts';

const barredMoves = (barred: readonly Barred[]): BarredMove[] =>
  barred.length > 0 ? [{ type: 'barred', barred, left: [] }] : [];

/** Places that are told of where all are ruled out. */
const TOLD = 2;

/** What a search found that nothing stands against, what is to be said of the rest, and of what was shown before and could make somebody ill. */
export interface Safe {
  found: Found;
  warnings: readonly Move[];
  leftOut?: readonly Move[];
}

/**
 * What a search for some wishes finds, without the places that the diner's allergies, diets and exclusions rule out. A search by name finds its place whatever
 * else was said, and only the facts know which kitchens cook with an allergen. Others take their place; where the diner named them, or nothing
 * else is left, the reply says what stands against them.
 *
 * @param ids what another index found, which ranks first
 */
export function* safely(
  { wishes, turns, snapshot, named, namesakes, pointed, shown }: Context,
  searched: Wishes,
  ids: readonly number[],
): Steps<Safe> {
  // First, because the guide may change between any two steps, and the search's last one looks its places up.
  const bar = yield* barring(wishes, snapshot);
  const promised = asksPromise(turns.at(-1)?.message ?? '') ? yield* notPromising(wishes, snapshot) : [];
  if (bar && promised.length > 0) {
    const kept = onlySafe(yield* search([...turns], without(searched, promised), snapshot, { ids }), bar);
    if (kept.picks.length > 0) return { found: kept, warnings: [] };
  }
  const found = yield* search([...turns], searched, snapshot, { ids });
  if (!bar) return { found, warnings: [] };
  yield* readFacts([...found.picks, ...found.candidates, ...shown, ...namesakes]);
  const out = found.picks.filter((row) => bar(row));
  const harmful = shown.flatMap((row) => bar(row) ?? []).filter(({ health }) => health);
  const alike = namesakes.flatMap((row) => bar(row) ?? []);
  const called: Move[] = barredMoves(alike.filter(({ health }) => health));
  const leftOut: Move[] = [...barredMoves(harmful).map((move) => ({ ...move, brief: true as const })), ...called];
  // "What else is safe?" wants something, whatever it cooks.
  const isAny = searched.message.intent === 'another';
  const goesOn = ({ exhausted }: Found) => isAny && exhausted && hasHealthNeed(searched);
  if (out.length === 0) {
    const other = goesOn(found) ? yield* anythingSafe(searched, bar, turns, snapshot) : null;
    return { found: other ?? onlySafe(found, bar), warnings: [], leftOut };
  }
  const warning = (rows: readonly Restaurant[]) => barredMoves(rows.flatMap((row) => bar(row) ?? []));
  const asked = out.filter((row) => named.includes(row) || pointed.includes(row));
  if (asked.length > 0)
    return { found: { ...found, picks: [], candidates: [] }, warnings: [...warning(asked), ...called] };
  const others = yield* pastBarred(without(searched, out), bar, { turns, snapshot, ids });
  const safe = onlySafe(others, bar);
  const isFound = safe.picks.length > 0;
  // Who could fall ill from the kitchen that they wish is told so, and offered another.
  const isOffered = isFound ? goesOn(others) : isAny || hasHealthNeed(searched);
  const other = isOffered ? yield* anythingSafe(searched, bar, turns, snapshot) : null;
  const isSaid = isFound || (isAny && other !== null);
  return { found: other ?? safe, ...(isSaid ? { warnings: [], leftOut } : { warnings: warning(out.slice(0, TOLD)) }) };
}

/** The places whose notes do not promise to keep apart what somebody must not eat, where others do: "nut free" asks for those. */
function* notPromising(wishes: Wishes, snapshot: Snapshot): Steps<readonly Restaurant[]> {
  const needs = allergensAmong(wishes).filter(({ allergen }) => allergen?.byChoice === false);
  for (const allergen of needs) yield* readKept(allergen, snapshot);
  const kept = needs.map((allergen) => keptApart(allergen, snapshot));
  const rest = snapshot.rows.filter((_, at) => !kept.some((one) => one(at) !== null));
  return rest.length < snapshot.rows.length ? rest : [];
}

/** Searches for what is safe, each without the places that those before it found and that are ruled out. */
const TRIES = 8;

/** What is found, and ruled out. */
const barredIn = ({ picks, candidates }: Found, bar: Bar): Restaurant[] =>
  [...new Set([...picks, ...candidates])].filter((row) => bar(row));

const givesUpFood = ({ unmet }: Found): boolean => unmet.some(({ kind }) => kind === 'food');

/** The first of several searches that finds a place that is not ruled out, as long as the food that was wished is to be had. */
function* pastBarred(
  wishes: Wishes,
  bar: Bar,
  within: Pick<Context, 'turns' | 'snapshot'> & { ids: readonly number[] },
  tries = TRIES,
): Steps<Found> {
  const { turns, snapshot, ids } = within;
  const found = yield* search([...turns], wishes, snapshot, { ids });
  yield* readFacts([...found.picks, ...found.candidates]);
  if (tries === 1 || found.picks.some((row) => !bar(row)) || found.picks.length === 0 || givesUpFood(found))
    return found;
  const next = yield* pastBarred(without(wishes, barredIn(found, bar)), bar, within, tries - 1);
  return givesUpFood(next) ? found : next;
}

/** What is safe of another kitchen, by the rest of the wishes; null where nothing is. */
function* anythingSafe(wishes: Wishes, bar: Bar, turns: Context['turns'], snapshot: Snapshot): Steps<Found | null> {
  const given = wishes.foods.filter((wish) => !isDiet(wish)).map(({ label }) => label);
  const lost = { kind: 'food', label: given.join(' or '), missing: false, nearly: false, byName: false } as const;
  if (given.length === 0) return null;
  const found = yield* pastBarred({ ...wishes, foods: wishes.foods.filter(isDiet) }, bar, { turns, snapshot, ids: [] });
  const safe = onlySafe(found, bar);
  return safe.picks.length > 0 && !found.exhausted ? { ...safe, wishes, unmet: [lost, ...safe.unmet] } : null;
}

/** What was found, without what is ruled out: also beside the picks, which a reply may name. */
function onlySafe(found: Found, bar: Bar): Found {
  const safe = (rows: readonly Restaurant[]) => rows.filter((row) => !bar(row));
  const { otherwise } = found;
  return {
    ...found,
    picks: safe(found.picks),
    candidates: safe(found.candidates),
    shut: safe(found.shut),
    otherwise: otherwise && bar(otherwise.restaurant) ? null : otherwise,
  };
}

const without = (wishes: Wishes, rows: readonly Restaurant[]): Wishes => ({
  ...wishes,
  rejected: [...wishes.rejected, ...rows.map(({ id }) => id)],
});
