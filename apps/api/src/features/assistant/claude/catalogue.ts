import type { Restaurant } from '@saffron/contracts/guide';
import { leadsAway } from '../../understanding/text/harmless.ts';
import { dataBlock, plain } from './guide-data.ts';
import { guessTokens } from './limits.ts';

const NAME_MAX = 60;
/** Tokens of the list, by estimate: what anyone adds to the guide must not make everybody's replies dear. */
const TOKENS_MAX = 4000;
/** No key: the list is part of the cached prefix, which is the same for every reply. */
const KEYLESS = '';

/**
 * The whole of a small guide, one line for each area. It depends on nothing but the guide, so that requests share it.
 *
 * @returns null without restaurants, and if it would be too long
 */
export function catalogueText(restaurants: readonly Restaurant[]): string | null {
  if (restaurants.length === 0) return null;
  const byArea = Map.groupBy(
    restaurants.toSorted((a, b) => a.id - b.id),
    ({ neighborhood }) => shortOf(neighborhood),
  );
  const lines = [...byArea].map(([area, places]) => ({ area, places: places.flatMap(lineOf).join('; ') }));
  const text = `The list of the guide, as data: id, name, cuisine and price of every restaurant.\n${dataBlock(lines, 'list')}`;
  return guessTokens(text) > TOKENS_MAX ? null : text;
}

const shortOf = (text: string | null): string => {
  const short = plain(text ?? '', NAME_MAX, KEYLESS);
  return leadsAway(short, true) ? '' : short;
};

/** Rows are replaced, not changed, when somebody edits them. */
const known = new WeakMap<Restaurant, string[]>();

function lineOf(restaurant: Restaurant): string[] {
  const earlier = known.get(restaurant);
  if (earlier) return earlier;
  const { id, name, cuisine, price } = restaurant;
  const named = shortOf(name) && `${id} ${[shortOf(name), shortOf(cuisine)].filter(Boolean).join(', ')}`;
  const line = named ? [`${named} ${'$'.repeat(price ?? 0)}`.trimEnd()] : [];
  known.set(restaurant, line);
  return line;
}
