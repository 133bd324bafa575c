import type { Restaurant } from '@saffron/contracts/guide';
import { dataBlock } from './guide-data.ts';
import { labelText } from './guide-text.ts';
import { guessTokens } from './limits.ts';

const NAME_MAX = 60;
/** Of a name or a cuisine, by estimate: sixty letters of English. */
const NAME_TOKENS = 20;
/** Tokens of the list, by estimate: what anyone adds to the guide must not make everybody's replies dear. */
const TOKENS_MAX = 4000;
/** Restaurants of the list: about eight tokens each, in every request. */
const LISTED_MAX = 250;
/** No key: the list is part of the cached prefix, which is the same for every reply. */
const KEYLESS = '';

/** The guide of which the text was made last. Its rows are replaced, not changed, when somebody edits them. */
let made: { of: readonly Restaurant[]; text: string | null } = { of: [], text: null };

/**
 * A small guide, one line for each cuisine. It depends on nothing but the guide, so that requests share it. Of one that is too long, the newest
 * restaurants are left out.
 *
 * @returns null without restaurants, and if it would leave out more than it has
 */
export function catalogueText(restaurants: readonly Restaurant[]): string | null {
  const isMade = made.of.length === restaurants.length && restaurants.every((one, at) => one === made.of[at]);
  if (!isMade) made = { of: [...restaurants], text: textOf(restaurants) };
  return made.text;
}

function textOf(restaurants: readonly Restaurant[]): string | null {
  const entries = restaurants
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ name, cuisine }): Entry[] => {
      const [called, kind] = [shortOf(name)?.replaceAll(';', ','), shortOf(cuisine)?.replaceAll(':', ',')];
      return called ? [{ name: called, cuisine: kind ?? '' }] : [];
    });
  // The longest beginning that is not too long.
  let [fits, tooMany] = [0, Math.min(entries.length, LISTED_MAX) + 1];
  while (tooMany - fits > 1) {
    const tried = Math.floor((fits + tooMany) / 2);
    if (guessTokens(listOf(entries.slice(0, tried), restaurants.length)) > TOKENS_MAX) tooMany = tried;
    else fits = tried;
  }
  return fits > 0 && fits >= entries.length / 2 ? listOf(entries.slice(0, fits), restaurants.length) : null;
}

interface Entry {
  name: string;
  cuisine: string;
}

/** @param all restaurants in the guide */
function listOf(entries: readonly Entry[], all: number): string {
  // Quotes around each name would be a fifth of the list. No name looks like two.
  const lines = [...Map.groupBy(entries, ({ cuisine }) => cuisine)].map(
    ([cuisine, places]) => `${cuisine}: ${places.map(({ name }) => name).join('; ')}`,
  );
  const more = all > entries.length ? ` ${all - entries.length} more are not in it.` : '';
  return `The list of the guide, as data: each cuisine and the names of its restaurants.${more}\n${dataBlock(lines, 'list')}`;
}

/** Text that stands in the list; what is long in tokens is not in it, so that nobody's names push out those of others. */
const shortOf = (text: string | null): string | undefined => {
  const short = labelText(text, NAME_MAX, KEYLESS);
  return short !== undefined && guessTokens(short) <= NAME_TOKENS ? short : undefined;
};
