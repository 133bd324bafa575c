import type { Restaurant } from '@saffron/contracts/guide';
import { type AttributeAnswer, answerOf } from '../../search/facts/answer.ts';
import type { Attribute } from '../../search/facts/attribute.ts';
import { breakingOf, promisesAll } from '../../search/facts/contradicted.ts';
import { forbiddenAt } from '../../search/facts/forbidden.ts';
import { BUTCHERED_FOR } from '../../search/facts/forbidden-words.ts';
import { keepsWholly } from '../../search/facts/whole-kitchen.ts';
import { isDishOrFood } from '../../understanding/acts/contents.ts';
import { pastOpeners } from '../../understanding/acts/inquiry.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { contentOf } from './subject.ts';

/** Before a dish that somebody asks about. */
const DETERMINERS = wordSet('the their your its that this those these');
const COPULAS = wordSet('is are was were');
/** What is no dish of several, but all that is served. */
const GENERIC: ReadonlySet<string> = new Set(
  'food meat menu meal kitchen dish drink option'.split(' ').flatMap(stemsOf),
);

/** A dish, by its words; the last one is what it is. */
type Dish = readonly Token[];

/**
 * The dish of which a question asks whether it suits somebody; null where it asks about the place.
 *
 * @param taken tokens of names, and those that ask
 * @example dishIn(tokenize('Is the mushroom risotto vegan?'), new Set([4]), row) // the tokens of "mushroom risotto"
 */
export function dishIn(tokens: readonly Token[], taken: ReadonlySet<number>, rows: readonly Restaurant[]): Dish | null {
  const content = new Set(contentOf(tokens, taken));
  const begin = pastOpeners(tokens);
  const starts = tokens.flatMap(({ word }, at) =>
    DETERMINERS.has(word) || (at === begin && COPULAS.has(word)) ? [at + 1] : [],
  );
  for (const from of starts) {
    let to = from;
    while (to < tokens.length && tokens[to]?.clause === tokens[from]?.clause && content.has(tokens[to] as Token))
      to += 1;
    const dish = tokens.slice(from, to);
    const head = dish.at(-1);
    if (!head || GENERIC.has(head.stem)) continue;
    if (dish.some(isDishOrFood) || rows.some((row) => naming(dish, row).length > 0)) return dish;
  }
  return null;
}

/** The sentences of the notes that name a dish by most of its words. */
function naming(dish: Dish, row: Restaurant): Sentence[] {
  const head = dish.at(-1)?.stem ?? '';
  const named = sentencesOf(row).filter(
    (sentence) => sentence.part !== 'vibe' && isHarmless(sentence) && sentence.stems.includes(head),
  );
  const wholly = named.filter(({ stems }) => dish.every(({ stem }) => stems.includes(stem)));
  return wholly.length > 0 ? wholly : named;
}

/** A place of which nothing is known but some words of its notes. */
const only = (row: Restaurant, text: string): Restaurant => ({
  ...row,
  name: '',
  cuisine: null,
  tag: null,
  saffronNotes: JSON.stringify({ food_notes: text }),
});

/** The clause of a sentence that names the dish. */
function clauseOf({ text }: Sentence, dish: Dish): string {
  const tokens = tokenize(text);
  const clause = tokens.find(({ stem }) => stem === dish.at(-1)?.stem)?.clause;
  const own = tokens.filter((token) => token.clause === clause);
  return text.slice(own[0]?.start, own.at(-1)?.end);
}

/**
 * What notes say of one dish, for a diet or an allergen: what the kitchen has elsewhere tells nothing of it, unless it speaks of all that it
 * makes.
 *
 * @param whole what is known of the place
 * @param safety somebody could fall ill
 */
export function ofDish(
  dish: Dish,
  attribute: Attribute,
  row: Restaurant,
  { whole, safety }: { whole: AttributeAnswer; safety: boolean },
): AttributeAnswer {
  if (safety && whole.outcome === 'no') return whole;
  for (const sentence of naming(dish, row)) {
    const part = clauseOf(sentence, dish);
    const isLeft = breaks(part, attribute, row);
    const said = answerOf(attribute, only(row, part), { safety });
    if (said.outcome !== 'unknown')
      return { outcome: isLeft && said.outcome === 'yes' ? 'partly' : said.outcome, sentence };
    if (isLeft) return { outcome: 'no', sentence };
    // "The chicken is halal; the lamb comes from the corner."
    if (answerOf(attribute, only(row, sentence.text), { safety }).outcome !== 'unknown')
      return { outcome: 'partly', sentence };
  }
  return speaksOfAll(attribute, row, whole) ? whole : { outcome: 'unknown' };
}

/** Whether a clause names what the diet or the allergy leaves out. */
function breaks(part: string, { key, allergen }: Attribute, row: Restaurant): boolean {
  if (BUTCHERED_FOR.has(key)) return breakingOf(key, only(row, part)) !== null;
  const foods = allergen ? [] : [{ key, label: key, said: key, food: null, fallback: false }];
  return forbiddenAt({ foods, notFoods: [], features: [] }, row, allergen ? [key] : [])(part);
}

/** Whether what is known of a place is said of all that it cooks. */
export function speaksOfAll(
  { key }: Attribute,
  row: Restaurant,
  { outcome, sentence, beside }: AttributeAnswer,
): boolean {
  if (outcome === 'no' || beside) return true;
  if (outcome === 'unknown') return false;
  if (keepsWholly([key], row) || (sentence && promisesAll(key, sentence.text))) return true;
  // "Halal grill" speaks of the house, "the chicken is halal" of a dish.
  return BUTCHERED_FOR.has(key) && outcome === 'yes' && !(sentence && tokenize(sentence.text).some(isDishOrFood));
}
