import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../table.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';
import { polarityIn } from './polarity.ts';

const PORK = 'pork|bacon|ham|lard|gammon|prosciutto|pancetta|guanciale|tonkatsu|char siu|trotter|trotters|hog|pig';
const FLESH = `${PORK}|beef|lamb|mutton|chicken|duck|goose|turkey|veal|venison|rabbit|brisket|fish|salmon|tuna|anchovy|prawn|shrimp|crab|oyster|mussel|dripping|gelatine|gelatin`;

/** What nobody serves who keeps a diet in the whole kitchen. */
const BREAKING = table({
  halal: PORK,
  kosher: `${PORK}|shellfish|prawn|shrimp|lobster|crab|oyster|mussel|clam|scallop|cheeseburger|cheeseburgers`,
  vegetarian: FLESH,
  vegan: FLESH,
});

/** These are kept by a whole kitchen; of the others, a place may have dishes beside meat. */
const OF_KITCHENS: ReadonlySet<string> = new Set(['halal', 'kosher']);
const WHOLLY =
  'fully # |entirely # |completely # |strictly # |totally # |purely # |100 # |all # |# kitchen|# restaurant|# only|only #|# throughout|everything is #|everything here is #|whole menu is #';

const tables = new Map(
  Object.entries(BREAKING).map(([diet, words]) => [
    diet,
    {
      breaking: new Phrases(words.split('|').map((word) => [word, true] as const)),
      wholly: new Phrases(
        WHOLLY.replaceAll('#', diet)
          .split('|')
          .map((word) => [word.trim(), true] as const),
      ),
    },
  ]),
);

/** Right before a food: it is another one. "Turkey bacon", "vegan lamb". */
const LIFTING: ReadonlySet<string> = new Set(
  'vegan vegetarian veggie plant meatless mock faux fake mushroom jackfruit blossom seitan soy tofu coconut halal kosher beef turkey lamb veal chicken duck expect expected'.split(
    ' ',
  ),
);

/** By restaurant and diet: a search asks it of each place of a guide. */
const known = new WeakMap<Restaurant, Map<string, Sentence | null>>();

/**
 * The first sentence of a place's notes that names what a diet forbids although the place says of itself that it keeps the diet; null where
 * there is none. Of diets that some dishes keep, only a place contradicts itself that promises them of the whole kitchen.
 *
 * @param diet key of an attribute
 * @example breakingOf('halal', row)?.text // 'The pork chop with apple is the best seller.'
 */
export function breakingOf(diet: string, row: Restaurant): Sentence | null {
  const own = tables.get(diet);
  if (!own) return null;
  const before = known.get(row) ?? new Map<string, Sentence | null>();
  known.set(row, before);
  const found = before.get(diet);
  if (found !== undefined) return found;
  const sentences = sentencesOf(row);
  const keepsAll =
    OF_KITCHENS.has(diet) ||
    stemsOf(row.cuisine ?? '').includes(diet) ||
    sentences.some(({ text }) => own.wholly.findAll(tokenize(text)).length > 0);
  const breaking = (keepsAll && sentences.find(({ text }) => serves(tokenize(text), own.breaking))) || null;
  before.set(diet, breaking);
  return breaking;
}

function serves(tokens: readonly Token[], foods: Phrases<true>): boolean {
  const polarityAt = polarityIn(tokens);
  return foods.findAll(tokens).some(({ from, to }) => {
    const beside = [tokens[from - 1], tokens[from - 2]].map((token) => token?.word ?? '');
    const isOther = beside.some((word) => LIFTING.has(word)) || tokens[to]?.word === 'free';
    return !isOther && polarityAt(from, to)?.denied === false;
  });
}
