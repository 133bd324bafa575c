import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import type { Found } from '../search/found.ts';
import { search } from '../search/retrieve.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { type Bar, barring } from './barred.ts';
import type { Context } from './context.ts';
import type { Move } from './moves.ts';

/** Places that are told of where all are ruled out. */
const TOLD = 2;

/** What a search found that nothing stands against, and what is to be said of the rest. */
interface Safe {
  found: Found;
  warnings: readonly Move[];
}

/**
 * What a search for some wishes finds, without the places that the diner's allergies, diets and exclusions rule out. A search by name finds its place whatever
 * else was said, and only the facts know which kitchens cook with an allergen. Others take their place; where the diner named them, or nothing
 * else is left, the reply says what stands against them.
 *
 * @param ids what another index found, which ranks first
 */
export function* safely(
  { wishes, turns, snapshot, named, pointed }: Context,
  searched: Wishes,
  ids: readonly number[],
): Steps<Safe> {
  // First, because the guide may change between any two steps, and the search's last one looks its places up.
  const bar = yield* barring(wishes, snapshot);
  const found = yield* search([...turns], searched, snapshot, { ids });
  if (!bar) return { found, warnings: [] };
  const out = found.picks.filter((row) => bar(row));
  if (out.length === 0) return { found: onlySafe(found, bar), warnings: [] };
  const warning = (rows: readonly Restaurant[]): Move[] => [
    { type: 'barred', barred: rows.flatMap((row) => bar(row) ?? []), left: [] },
  ];
  const asked = out.filter((row) => named.includes(row) || pointed.includes(row));
  if (asked.length > 0) return { found: { ...found, picks: [], candidates: [] }, warnings: warning(asked) };
  const others = yield* search([...turns], without(searched, out), snapshot, { ids });
  const safe = onlySafe(others, bar);
  return { found: safe, warnings: safe.picks.length > 0 ? [] : warning(out.slice(0, TOLD)) };
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
