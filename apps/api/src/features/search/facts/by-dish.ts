import { Phrases } from '../../understanding/text/phrases.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Attribute } from './attribute.ts';
import { hasException } from './doubts.ts';
import type { Fact } from './facts.ts';
import { polarityIn } from './polarity.ts';

/** A promise with one of these is one of the kitchen. */
const OF_KITCHENS = wordSet(
  'we kitchen place restaurant shop cafe bakery house owner owners chef family everything all whole entire entirely fully completely menu nothing here',
);
/** Words of a promise that name no dish. */
const JOINING = wordSet(
  'a an the our their they it is are be of and or with without free from no not has have do does can any some truly really very made make makes serve serves served cook cooks use uses never certified there this that safe to in on at for',
);
const ONLY = wordSet('only just solely');
const MARKING = wordSet(
  'flag flags flagged mark marks marked label labels labeled labelled list lists listed point points indicate indicates indicated',
);
/** Without one of these words no sentence limits an allergen to some dishes. */
export const DISH_BY_DISH: readonly string[] = [...ONLY, ...MARKING];
/** Before "in the mole": it is where the allergen is. Other limits are of a time. */
const IN = wordSet('in on');

/**
 * What the notes say of the dishes that an allergen is in or is kept out of, one by one. A kitchen that judges by dish
 * is not judged by one of its dishes.
 *
 * @param facts those about the attribute
 */
export const byDish = (attribute: Attribute, facts: readonly Fact[]): Sentence | null =>
  facts.find(({ says, sentence }) => sentence && (says === 'yes' ? isOfDishes : isLimited)(sentence.text, attribute))
    ?.sentence ?? null;

const tables = new WeakMap<Attribute, { promises: Phrases<true>; allergen: Phrases<true> }>();

function tableOf(attribute: Attribute): { promises: Phrases<true>; allergen: Phrases<true> } {
  const before = tables.get(attribute);
  if (before) return before;
  const { yes, allergen } = attribute;
  const phrases = (...words: readonly (string | undefined)[]) =>
    new Phrases(
      words
        .flatMap((one) => one?.split('|') ?? [])
        .filter(Boolean)
        .map((word) => [word, true] as const),
    );
  const made = { promises: phrases(yes), allergen: phrases(allergen?.basis, allergen?.named, allergen?.contains) };
  tables.set(attribute, made);
  return made;
}

/** Whether words that stand beside an allergen or a food speak of the kitchen, and of no dish of it. */
export const areOfKitchen = (beside: readonly Token[]): boolean =>
  beside.some(({ word }) => OF_KITCHENS.has(word)) || beside.every(({ word }) => JOINING.has(word) || word.length <= 2);

/** A promise in a sentence that names something beside it, and not the kitchen, or with an exception. */
function isOfDishes(text: string, attribute: Attribute): boolean {
  const tokens = tokenize(text);
  const spans = tableOf(attribute).promises.findAll(tokens);
  if (spans.length > 0 && hasException(tokens)) return true;
  const isSaid = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  const rest = tokens.filter((_, at) => !isSaid(at));
  return spans.length > 0 && !areOfKitchen(rest);
}

/** The allergen stands in a clause that says in which dishes alone it is, or that the menu marks it. */
function isLimited(text: string, attribute: Attribute): boolean {
  const tokens = tokenize(text);
  const polarityAt = polarityIn(tokens);
  return tableOf(attribute)
    .allergen.findAll(tokens)
    .slice(0, MENTIONS)
    .some(({ from, to }) => {
      const clause = tokens.flatMap((token, at) => (token.clause === tokens[from]?.clause ? [at] : []));
      const word = (at: number) => tokens[at]?.word ?? '';
      const only = clause.find((at) => ONLY.has(word(at)) && word(at - 1) !== 'not');
      const isOnly = only !== undefined && clause.some((at) => at >= to && IN.has(word(at)) && !isTime(tokens[at + 1]));
      const marks = clause.find((at) => MARKING.has(word(at)) && Math.abs(at - from) <= MARKED);
      const isMarked = marks !== undefined && polarityAt(marks, marks + 1)?.denied === false;
      return (isOnly || isMarked) && polarityAt(from, to)?.denied === false;
    });
}

/** Mentions of an allergen in one sentence that are read. */
const MENTIONS = 8;
/** Words between an allergen and how it is marked. */
const MARKED = 5;

const isTime = (token: Token | undefined): boolean =>
  /^(?:\w+days?|weekends?|weekdays?|season|winter|summer)$/.test(token?.word ?? '');
