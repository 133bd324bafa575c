import type { Restaurant } from '@saffron/contracts/guide';
import { dataBlock } from './guide-data.ts';
import { labelText } from './guide-text.ts';
import { guessTokens } from './limits.ts';

const NAME_MAX = 60;
/** Tokens of the list, by estimate: what anyone adds to the guide must not make everybody's replies dear. */
const TOKENS_MAX = 4000;
/** No key: the list is part of the cached prefix, which is the same for every reply. */
const KEYLESS = '';

/** The guide of which the text was made last. Its rows are replaced, not changed, when somebody edits them. */
let made: { of: readonly Restaurant[]; text: string | null } = { of: [], text: null };

/**
 * The whole of a small guide, one line for each cuisine. It depends on nothing but the guide, so that requests share it.
 *
 * @returns null without restaurants, and if it would be too long
 */
export function catalogueText(restaurants: readonly Restaurant[]): string | null {
  const isMade = made.of.length === restaurants.length && restaurants.every((one, at) => one === made.of[at]);
  if (!isMade) made = { of: [...restaurants], text: textOf(restaurants) };
  return made.text;
}

function textOf(restaurants: readonly Restaurant[]): string | null {
  if (restaurants.length === 0) return null;
  const byCuisine = Map.groupBy(
    restaurants.toSorted((a, b) => a.id - b.id),
    ({ cuisine }) => shortOf(cuisine) ?? '',
  );
  // Quotes around each name would be a fifth of the list. No name looks like two.
  const lines = [...byCuisine].map(([cuisine, places]) => {
    const names = places.flatMap(({ name }) => shortOf(name)?.replaceAll(';', ',') ?? []);
    return `${cuisine.replaceAll(':', ',')}: ${names.join('; ')}`;
  });
  const text = `The list of the guide, as data: each cuisine and the names of its restaurants.\n${dataBlock(lines, 'list')}`;
  return guessTokens(text) > TOKENS_MAX ? null : text;
}

const shortOf = (text: string | null): string | undefined => labelText(text, NAME_MAX, KEYLESS);
