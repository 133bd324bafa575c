import type { Restaurant } from '@saffron/contracts/guide';
import { type Forbids, forAll, forbiddenAt, hasHealthNeed, type Needs, rightAt } from '../../search/facts/forbidden.ts';
import { keepsWholly } from '../../search/facts/whole-kitchen.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { ENGLISH } from '../../understanding/lexicon/english.ts';
import { DIETS, FOODS } from '../../understanding/lexicon/foods.ts';
import { INGREDIENTS } from '../../understanding/lexicon/ingredients.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { advisedIn } from '../../understanding/text/advised.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { fold, stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import { isFaulted } from '../../understanding/text/tone.ts';

const DISHES = 3;
const LONGEST = 8;
/** A part of a sentence with one of these tells something, and names no dish. */
const TELLS =
  /\b(?:cannot|does|do|did|contains?|includes?|uses?|needs?|costs?|is|are|was|were|be|been|has|have|had|comes?|came|arrives?|gets?|goes|will|would|can|could|should|must|you|they|them|it|its|we|he|she|that|this|these|which|who|whose|there|then|rests?|leads?|follows|deserves|exists|helps?|moves|hurts|shared|frozen|forbidden|if|when|while|until|since|before|after|because|not|no|never|none|everything|anything|nothing|ask|order|try|skip|save|expect|choose|pick|depending|worth|so)\b|['’]s\b.*['’]s\b/i;
/** What was done to the dish before. */
const DONE =
  /^\p{L}+(?:ed|en|ing) (?:in|with|by|and|on|to|over|from|for|at|into|through|every|each|round|around|under|off|out|up|down|as|like|the|so)\b/iu;
/** What is told of a dish after its name. */
const TAIL = / (?:\p{L}+ed (?:from|in|on|with|by|until|over|to|at)|that|which) .*$/u;
/** Words that dishes begin with. */
const DISH_WORDS: ReadonlySet<string> = new Set(
  [...FOODS.values()].flatMap(({ kind, words }) =>
    kind === 'kitchen' ? [] : words.map((word) => word.split(' ')[0] ?? ''),
  ),
);

const DISH_STEMS: ReadonlySet<string> = new Set([...DISH_WORDS].flatMap((word) => stemsOf(word)));

/** Dishes to order, and why others are not among them. */
export interface Dishes {
  dishes: readonly string[];
  /** Those of them that the notes tell the reader to have. */
  advised: readonly string[];
  without: string | null;
}

/**
 * The dishes that the notes on the food name, without those that the diner does not eat.
 *
 * @param allergens keys of attributes that were asked about
 * @param most so many dishes at most
 */
export function dishesOf(row: Restaurant, wishes: Needs, allergens: readonly string[], most = DISHES): Dishes {
  const diets = wishes.foods.filter(isDiet);
  const needs = forAll(wishes);
  const forbids = forbiddenAt(needs, row, allergens);
  const isRight = rightAt(needs, row, allergens);
  const strict = hasHealthNeed(wishes) || allergens.length > 0;
  // Nobody knows what is in a dish whose name is no word of ours.
  const isOpen = !strict && diets.length + wishes.notFoods.length === 0;
  const sentences = sentencesOf(row);
  const apart = sentences.some(({ part }) => part === 'food_notes');
  const lists = sentences.map((sentence) => {
    const advised = strict ? [] : advisedAt(sentence);
    if (advised.length > 0) return { dishes: advised, out: false, advised };
    const priced = pricedIn(sentence, apart) ?? [];
    const named = strict && (!apart || priced.length > 0) ? [] : namedIn(sentence, apart, isOpen);
    const isBeside = (dish: string) =>
      priced.length === 0 || (FOOD.findAll(tokenize(dish)).length > 0 && !priced.some((one) => isSameDish(one, dish)));
    const dishes = [...priced, ...named.filter(isBeside)];
    return { dishes, out: strict && isOneDish(sentence, dishes, forbids), advised };
  });
  const named = lists.flatMap(({ dishes }) => dishes);
  // Butter and eggs are in dishes whose names do not tell: elsewhere than in a vegan kitchen, only what is called vegan is.
  const isVegan = diets.some(({ key }) => key === 'vegan') && !keepsWholly(['vegan'], row);
  const open = lists.flatMap(({ dishes, out }) => (out ? [] : dishes));
  const isEaten = (dish: string) => isRight(dish) && (!isVegan || stemsOf(dish).includes('vegan'));
  const eaten = open.filter(isEaten);
  const advised = [...new Set(lists.flatMap((one) => one.advised))].filter(isEaten).slice(0, DISHES);
  const reasons = [...[...diets, ...wishes.notFoods].map(({ label }) => label), ...allergens];
  return {
    dishes: [...new Set([...advised, ...eaten])].slice(0, most),
    advised,
    without: eaten.length < named.length ? (reasons[0] ?? null) : null,
  };
}

/** A dish with its price in brackets, and the same with it behind its name or without it. */
function isSameDish(priced: string, dish: string): boolean {
  const [one, other] = [priced.replace(/ \([^)]*\)$/, ''), dish].map((name) => name.toLowerCase());
  return one !== undefined && other !== undefined && (one.includes(other) || other.includes(one));
}

/** The dishes that a sentence tells the reader to have, whatever else it finds fault with. */
export const advisedAt = (sentence: Sentence): string[] =>
  sentence.part === 'occasions' || !isHarmless(sentence) || WARNING.test(sentence.text)
    ? []
    : advisedIn(sentence.text, (words, isTold) => {
        const isNamed = isTold && sentence.part === 'food_notes' && /^the /i.test(words) && !ROOM.test(words);
        return isDish(words) && (isNamed || FOOD.findAll(tokenize(words)).length > 0);
      }).map(inSentence);

/** What is listed is made of what makes somebody ill. */
const isOneDish = ({ text }: Sentence, dishes: readonly string[], forbids: Forbids): boolean =>
  (text.includes(': ') && forbids(text.slice(0, text.indexOf(': ')))) ||
  dishes.some((dish) => dish.includes(' of ') && forbids(dish));

const PRICED = /^(.+?)(?<! (?:for|at|to|of|over|under|than))(?:,|:| is| are| costs?)? ([$£€]\d+(?:\.\d\d)?)(?![\d-])/iu;
/** "Goat with rice, $18, big enough for two". */
const PRICE_BEHIND = /, ([$£€]\d+(?:\.\d\d)?)(?=[,;.]|$)/g;
/** What costs something and is not eaten. */
const NO_DISH =
  /\b(?:corkage|cover|valet|parking|minimum|courses?|sides|extra|more|buffet|glass(?:es)?|bottle|pints?)\b/i;

/**
 * The dishes whose prices a sentence tells, with them: "the reindeer ($44)"; null where it tells none.
 *
 * @param apart other sentences are on the food: what these price is mostly no dish
 */
function pricedIn(sentence: Sentence, apart: boolean): string[] | null {
  const { text, part, critical } = sentence;
  if (critical || !isHarmless(sentence) || (apart && part !== 'food_notes')) return null;
  // "Fish and chips for £12" is one dish: only behind a price does "and" begin another.
  const priced = text.replace(PRICE_BEHIND, ' $1');
  const dishes = priced
    .split(/, (?:and )?|; (?:and )?|(?<=[$£€]\d[\d.]*) and (?=[^,;]*[$£€]\d)/)
    .flatMap((said, at) => {
      const [, name = '', price = ''] = PRICED.exec(said) ?? [];
      const isNamed =
        isDish(name) && !NO_DISH.test(name) && (apart || stemsOf(name).some((stem) => DISH_STEMS.has(stem)));
      return isNamed ? [`${at === 0 ? inSentence(name) : name} (${price})`] : [];
    });
  return dishes.length > 0 ? dishes : null;
}

/**
 * The dishes that a sentence lists; none where it tells something instead.
 *
 * @param apart the notes on the food are apart from the others: in notes of one piece, a list of dishes has nothing else in it
 * @param mayBeForeign dishes may have names that nobody here knows
 */
function namedIn(sentence: Sentence, apart: boolean, mayBeForeign: boolean): string[] {
  if ((apart && sentence.part !== 'food_notes') || sentence.critical || !isHarmless(sentence)) return [];
  if (WARNING.test(sentence.text)) return [];
  const colon = sentence.text.indexOf(': ');
  const list = sentence.text
    .slice(colon < 0 ? 0 : colon + 2)
    .replace(/[.!?…]+$/, '')
    .replace(PRICE_BEHIND, '');
  // What follows a comma belongs to the dish.
  const split = list.includes('; ') ? list.split('; ').map((part) => part.replace(/,.*$/, '')) : list.split(', ');
  const whole = split.map((part) => part.trim().replace(/^(?:and|or|plus) | (?:as well|too)$/g, ''));
  const parts = whole.map((part) => part.replace(TAIL, ''));
  const isPraised = colon > 0 && PRAISING.has(sentence.text.slice(0, colon).toLowerCase());
  if ((parts.length < 2 && !isPraised) || parts.some(isDone)) return [];
  if (!apart && !parts.every((part) => isFood(part) || (mayBeForeign && isForeign(part)))) return [];
  const without = parts.findIndex((part) => /\b(?:without|no)\b/.test(part));
  const open = without < 0 ? parts : parts.slice(0, without);
  if (parts.slice(0, -1).every((part) => TELLS.test(part))) return [];
  return open.flatMap((part, at) =>
    isDish(part) && !isFaulted(whole[at] ?? part) ? [at === 0 ? inSentence(part) : part] : [],
  );
}

/** "Peanut shells on the floor; allergy, stay out" recommends nothing. */
const WARNING = /\b(?:allerg\p{L}*|c(?:o)?eliacs?)\b/iu;
/** Words of a dish in a list of notes that tell of other things as well. */
const FEW = 4;
const isFood = (part: string): boolean => {
  const tokens = tokenize(part);
  return tokens.length <= FEW && isDish(part) && FOOD.findAll(tokens).length > 0;
};
/** What begins with a word of another language names a dish, where the list has nothing of the room in it. */
const isForeign = (part: string): boolean =>
  isDish(part) && !ENGLISH.has(tokenize(part)[0]?.word ?? '') && !ROOM.test(part);
const ROOM =
  /\b(?:rooms?|tables?|seats?|stools?|benches|chairs?|booths?|walls?|lamps?|candles?|lights?|music|posters?|tiles?|windows?|garden|terrace|courtyard|staff|waiters?|owner|street|floor|screens?|bill|check|menu|manager|cards?|cash|wifi|parking)\b/iu;
const FOOD = new Phrases(
  [
    ...[...FOODS].flatMap(([key, { kind, words }]) => (kind === 'kitchen' || DIETS.has(key) ? [] : words)),
    ...Object.values(INGREDIENTS).flatMap((words) => words.split('|')),
  ].map((word) => [word, true] as const),
);

/** What stands before the dish that one should have. */
const PRAISING: ReadonlySet<string> = new Set(['get', 'order', 'try', 'have', 'best', 'eat', 'the order', 'go for']);

const isDone = (part: string): boolean => DONE.test(part) && !DISH_WORDS.has(fold(part.split(' ')[0] ?? ''));

/** "Guaranteed safe" is no dish, nor is "with beef". */
const PROMISES = /^(?:with|of|in|on|for|from|by)\b|\b(?:free|makes|safe|guaranteed|certified|allerg\p{L}*)\b/iu;

/** What is left of a sentence, and no name of a dish. */
const FRAGMENT =
  /^(?:also|only|beyond|around|many|most|mostly|all|both|the other|the best|perhaps|pay|pick|add|kindly|even|just|still|half or)\b|(?:^| )(?:only|throughout|first|either|and|or|with|of|by|weekly|daily|explained)$|^(?:whole|plain|classics|halal)$|\bkitchen\b|\bopen (?:past|until|till|late|to|from|on)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d{1,2}[:.]\d\d$|\bunless\b/iu;

const isDish = (part: string): boolean =>
  part.length > 2 &&
  !FRAGMENT.test(part) &&
  part.split(/\s+/).length <= LONGEST &&
  numberIn(part.split(/\s+/)[0]?.toLowerCase() ?? '') === null &&
  !TELLS.test(part) &&
  !/["“”()]/.test(part) &&
  !PROMISES.test(part);

/** The first word of a sentence in lower case, unless it is a name. */
function inSentence(part: string): string {
  const [first = ''] = part.split(/[\s'’-]/);
  return ENGLISH.has(fold(first)) || DISH_WORDS.has(fold(first))
    ? `${part.charAt(0).toLowerCase()}${part.slice(1)}`
    : part;
}
