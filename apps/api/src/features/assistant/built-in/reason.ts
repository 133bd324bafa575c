import type { Restaurant } from '@saffron/contracts/guide';
import { finish, oncePer, type Steps } from '../../../slices.ts';
import { table } from '../../../table.ts';
import { advisedAt } from '../../dialogue/ask/dishes.ts';
import { appealOf } from '../../search/facts/appeal.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { type Fact, factsOf, WARNED } from '../../search/facts/facts.ts';
import { type Forbids, forbiddenAt, hasHealthNeed, tellable } from '../../search/facts/forbidden.ts';
import { ASKING_FOR_DRINKS } from '../../search/facts/forbidden-words.ts';
import { scheduleOf } from '../../search/opening/opening.ts';
import { answers, isTimed, SPEAKS, SUITS_PROBABLY, suits, themesOf, type Wished } from '../../search/ranking/themes.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { ATTRIBUTES } from '../../understanding/fold.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { voiceOf } from '../../understanding/text/evidence.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { isQuotable, quoted } from './quote.ts';
import { shapeOf } from './shape.ts';
import { isTimely } from './timely.ts';
import { clean } from './words.ts';

/**
 * Whether a sentence says why to go for the wishes: it speaks to one of them, or it is about the food where a kitchen or a meal was wished.
 * What else notes tell is a reason only where nothing but a part of town or a price was wished.
 */
function supporting({ foods, meals, features }: Wishes): (sentence: Sentence, met: readonly Wished[]) => boolean {
  const wished = foods.filter((wish) => !isDiet(wish) && !ATTRIBUTES.has(wish.key));
  const kitchen = wished.length > 0 ? wished.some(({ food }) => food?.kind === 'kitchen') : meals.length > 0;
  const open = isOpen({ foods, meals, features });
  return ({ part }, met) => met.length > 0 || (open && part !== 'occasions') || (kitchen && part === 'food_notes');
}

/** Whether nothing was wished but a part of town, a price or the best there is. */
const isOpen = ({ foods, meals, features }: Pick<Wishes, 'foods' | 'meals' | 'features'>): boolean =>
  foods.length + meals.length === 0 && features.every(({ key }) => key === 'bestrated');

/** What a sentence counts at most. */
const MOST = 10;
/** A wish that is spoken to twice by one sentence counts a little; another wish counts fully. */
const NATURE = { vibe: 1.2, food_notes: 1, occasions: 0 } as const;
/** Where nothing was wished, the picture of the place comes before what it cooks. */
const SURPRISE = { vibe: 2, food_notes: 1, occasions: 0 } as const;
/** Where somebody is hungry, or has told nothing but a part of town. */
const HUNGRY = 1.8;
/** What is said of a food among what is said of the room. */
const IN_ROOM = 0.4;
/** Somebody else's words are said only where nothing else can be. */
const ADDRESSED = -3;
/** What one looks for in one's own words says more than what words of it are understood as. */
const OWN = 1.5;
/** The dish that one should have says more than what else there is. */
const ADVISED = 1.5;

/** What speaks to no wish is told where it makes one want to go: the chance of that counts so much, and below the least it is no reason. */
const APPEAL = 3;
const AVERAGE = 0.4;
export const UNAPPEALING = 0.3;

/** A sentence longer than this is told as it is, shortened. */
export const READABLE = 400;

type IsSaid = (sentence: string) => boolean;

/** A sentence that speaks for a place. */
export interface Reason {
  sentence: Sentence;
  at: number;
  score: number;
  /** Which of the wishes it speaks to. */
  met: readonly Wished[];
}

/** What is so only at times or on a condition: no reason to go, but something to know. */
const CONDITION =
  /\b(?:except|unless|but not|runs? out|(?:welcome|allowed|fine|ok|okay) (?:\w+ )?(?:until|till)|only (?:on|at|in|if|when|after|before|until|till|from|by|with|one|two|\w+days?|\w+ends?)|(?:\w+days?|weekends?|nights?|evenings?|mornings?|lunch|dinner|terrace|patio|garden|bar|front|upstairs|downstairs|tables?) only)\b/i;
/** Of what somebody eats, "only" always tells of a limit; "whispers only" does not. */
const ONLY = /\bonly\b/i;
const SPEAKS_SURELY = 2;

/** Whether what a sentence says of a wish beside the food, or of a diet, holds on a condition. */
const isConditional = ({ text, limiting }: Sentence, wish: Wished): boolean =>
  typeof wish === 'object' &&
  ('food' in wish ? isDiet(wish) : !ASKING_FOR_DRINKS.has(wish.key) && wish.key !== 'bestrated') &&
  (limiting || CONDITION.test(text) || ('food' in wish && ONLY.test(text)));

export const isDietWish = (wish: Wished): boolean => typeof wish === 'object' && 'food' in wish && isDiet(wish);

/** An occasion tells nothing of a diet: "Eid" promises no halal kitchen. */
const isNoted = ({ part }: Sentence, wish: Wished): boolean =>
  part !== 'occasions' || typeof wish !== 'object' || !('food' in wish) || !isDiet(wish);

/** Whether a sentence tells on which condition a place has something that was wished beside the food, or a diet. */
export const isConditionFor = (sentence: Sentence, row: Restaurant, wishes: Wishes): boolean =>
  sentence.part !== 'occasions' &&
  !sentence.critical &&
  themesOf(wishes).some(
    (theme) => isConditional(sentence, theme.wish) && answers(sentence, theme, factsOf(row)) >= SPEAKS_SURELY,
  );

/** The sentences that speak for a place, best first. */
const scored = (row: Restaurant, wishes: Wishes): readonly Reason[] => finish(scoring(row, wishes));

/** The same in steps. A reply reads the notes of a place for what speaks for it, for what it lacks and for its card. */
export const scoring = oncePer(scoreAll);

function* scoreAll(row: Restaurant, all: Wishes): Steps<Reason[]> {
  // Hours stand beside the name of a place, where they are known.
  const wishes = scheduleOf(row) ? { ...all, features: all.features.filter((wish) => !isTimed(wish)) } : all;
  const themes = themesOf(wishes);
  const supports = supporting(wishes);
  const forbids = forbiddenAt(wishes, row);
  const hasFood = sentencesOf(row).some(({ part }) => part === 'food_notes');
  // What the room is like may name a food: where notes tell of the food, they tell of it there.
  const partOf = ({ part }: Sentence, wish: Wished) =>
    hasFood && part === 'vibe' && typeof wish === 'object' && 'food' in wish && !isDiet(wish) ? IN_ROOM : 1;
  const hungry =
    wishes.foods.length + wishes.meals.length > 0 || wishes.features.every(({ key }) => key === 'bestrated');
  const facts = factsOf(row);
  const isCautious = hasHealthNeed(wishes);
  const score = (sentence: Sentence, at: number): Reason[] => {
    const speaksOfRoom = themes.some(
      (theme) => typeof theme.wish === 'object' && !('food' in theme.wish) && answers(sentence, theme, facts) > SPEAKS,
    );
    if (!isQuotable(sentence, speaksOfRoom)) return [];
    const each = themes.map((theme) => answers(sentence, theme, facts) * partOf(sentence, theme.wish));
    const isLimited = themes.some((theme, index) => (each[index] ?? 0) > SPEAKS && isConditional(sentence, theme.wish));
    const own = isLimited ? 0 : suits(sentence, wishes);
    const sum = each.reduce((all, one) => all + one, 0) + own * OWN;
    const spoken = themes.flatMap(({ wish }, index) =>
      (each[index] ?? 0) > SPEAKS && isNoted(sentence, wish) && !isConditional(sentence, wish) ? [wish] : [],
    );
    const met: readonly Wished[] = own >= SUITS_PROBABLY && spoken.length === 0 ? ['words'] : spoken;
    const isBeside = speaksAgainst(sentence, facts) || isOfOtherDiet(sentence, facts, wishes);
    if (!isThen(sentence, wishes) || (isBeside && met.length === 0) || isForOtherGuests(sentence, wishes)) return [];
    if (
      isOfOtherNeeds(sentence, facts, wishes, met.some(isDietWish)) ||
      !supports(sentence, met) ||
      !hasTellable(sentence, wishes, forbids)
    )
      return [];
    const appeal = spoken.length > 0 ? AVERAGE : appealOf(sentence).appeals;
    if (appeal < UNAPPEALING) return [];
    const nature = isOpen(wishes)
      ? SURPRISE[sentence.part]
      : hungry && sentence.part === 'food_notes'
        ? HUNGRY
        : NATURE[sentence.part];
    const isAddressed = shapeOf(clean(sentence.text, READABLE)).addressed;
    const voice = !isCautious && advisedAt(sentence).length > 0 ? ADVISED : isAddressed ? ADDRESSED : 0;
    const short = sentence.text.length < 18 ? -3 : sentence.text.length < 30 ? -2 : 0;
    return [
      {
        sentence,
        at,
        score: Math.min(MOST, sum) + nature + voice + short + (appeal - AVERAGE) * APPEAL - at * 0.06,
        met,
      },
    ];
  };
  const list: Reason[] = [];
  for (const [at, sentence] of sentencesOf(row).entries()) {
    yield;
    list.push(...score(sentence, at));
  }
  return list.sort((a, b) => b.score - a.score);
}

/** What is so at another time is no reason to go when they come, unless they asked for it by name: then they hear when it is so. */
const isThen = (sentence: Sentence, wishes: Wishes): boolean =>
  thingsOf(sentence).some((thing) => isTimely(thing, wishes)) ||
  (!wishes.when && wishes.foods.some(({ said }) => sentence.text.toLowerCase().includes(said.toLowerCase())));

/** What a kitchen does or does not keep apart. */
const KITCHEN =
  /\b(?:in (?:(?:nearly|almost|virtually) )?(?:everything|every dish|all dishes|most (?:dishes|things))|(?:is|are) everywhere|fryers?|(?:scooped|fried|cooked|made|kept|stored|boiled|grilled|baked|prepared|handled) (?:separately|apart)|floured|breaded|allerg\w+|hid(?:es?|den|ing)|in the (?:\w+ )?(?:rub|sauce|stock|oil|batter|dough|broth|dressing|base|paste)|c(?:o?)eliacs?|cross[- ]contaminat\w+|traces? of)\b/i;

const CHOSEN: ReadonlySet<string> = new Set(['vegan', 'vegetarian', 'pescatarian']);

/** What a sentence says of an allergy or an intolerance is no news to whoever has another one, or none; a dish with nuts says nothing of it. */
function isOfOtherNeeds(sentence: Sentence, facts: readonly Fact[], wishes: Wishes, isMet: boolean): boolean {
  if (KITCHEN.test(sentence.text) && !isMet) return true;
  const { foods, notFoods } = wishes;
  const topics = facts
    .filter((fact) => fact.sentence === sentence && fact.says !== 'contains')
    .map(({ topic }) => topic);
  const allergens = topics.filter((topic) => attributeOf(topic)?.allergen);
  const own = new Set([...foods, ...notFoods].map(({ key }) => attributeOf(key)?.key));
  // That a dish is vegan is said of what people choose.
  return (
    allergens.length > 0 && !topics.some((topic) => CHOSEN.has(topic)) && !allergens.some((topic) => own.has(topic))
  );
}

/** What is said of an occasion with other company is no reason: "parents you want to impress", to whoever wants to impress a date. */
function isForOtherGuests({ part, stems }: Sentence, { features }: Wishes): boolean {
  const company = features.filter(({ key }) => key in GUESTS);
  if (part !== 'occasions' || company.length === 0) return false;
  const isFor = (key: string) => GUESTS[key]?.some((phrase) => voiceOf(stems, phrase) === 'says') ?? false;
  return Object.keys(GUESTS).some(isFor) && !company.some(({ key }) => isFor(key));
}

/** The words for who comes along, by the features of company. */
const GUESTS: Readonly<Record<string, readonly string[][]>> = table(
  Object.fromEntries(
    ['kids', 'date', 'business', 'parents', 'solo'].map((key) => [
      key,
      FEATURES[key]?.shown?.split('|').map((phrase) => stemsOf(phrase)) ?? [],
    ]),
  ),
);

/** Of a list of dishes some may be told where others may not, unless somebody could fall ill. */
const hasTellable = (sentence: Sentence, wishes: Wishes, forbids: Forbids): boolean =>
  (hasHealthNeed(wishes) ? [sentence.text] : thingsOf(sentence)).some(
    (text) => tellable({ text }, wishes, forbids) !== 'never',
  );

function thingsOf({ text, part }: Sentence): readonly string[] {
  const { shape, parts, addressed } = shapeOf(clean(text, READABLE));
  return shape === 'things' && !addressed && part !== 'occasions' ? parts : [text];
}

/** Letters of a sentence that tells enough to be said beside another one. */
const TELLING = 30;
/** A sentence that scores no more than this speaks against going. */
const WORST = -2.5;

/**
 * What speaks for a place and was not said before, best first: at most one sentence for each wish, and one at least.
 *
 * @param isSaid whether the conversation has heard a sentence
 * @param tellOf how a reason is told; null for one that cannot be, in place of which the next one is
 */
export function reasonsOf<T extends { met: readonly Wished[] }>(
  row: Restaurant,
  wishes: Wishes,
  isSaid: IsSaid,
  tellOf: (reason: Reason) => T | null,
): T[] {
  const told: T[] = [];
  for (const reason of scored(row, wishes)) {
    if (isSaid(quoted(reason.sentence).replace(/^(?:Good for|Best) /, ''))) continue;
    const isNew = reason.met.some((wish) => !told.some(({ met }) => met.includes(wish)));
    if (reason.score <= WORST || (told.length > 0 && !(isNew && reason.sentence.text.length >= TELLING))) continue;
    const one = tellOf(reason);
    if (one) told.push(one);
  }
  return told;
}

/** Whether a sentence tells what is not to be had, and nothing that is: "you are looking at coats" is no reason to go. */
const speaksAgainst = (sentence: Sentence, facts: readonly Fact[]): boolean => {
  const own = facts.filter((fact) => fact.sentence === sentence && HOPED_FOR.has(fact.topic));
  return (
    sentence.lacking ||
    (sentence.part !== 'food_notes' && own.some(({ says }) => says === 'no') && !own.some(({ says }) => says === 'yes'))
  );
};
/** What everybody is glad of. */
const HOPED_FOR: ReadonlySet<string> = new Set([
  ...'view waterside spacious seats booths cosy service toilets step-free lift parking quick'.split(' '),
  ...'deals kids dogs cards bookings outdoor'.split(' '),
  'air con',
]);

/** What is said of a diet that people choose is no reason for whoever keeps none. */
const isOfOtherDiet = (sentence: Sentence, facts: readonly Fact[], { foods }: Wishes): boolean =>
  !foods.some(isDiet) &&
  facts.some((fact) => fact.sentence === sentence && !fact.dish && CHOSEN.has(fact.topic)) &&
  // One of several dishes is for who keeps it.
  (sentence.part !== 'food_notes' || thingsOf(sentence).length < 2);

/** It is told for those who keep a diet, cannot eat something, or come with other company; that somebody came to harm, for who asks whether it is safe. */
export const isForOthers = (sentence: Sentence, facts: readonly Fact[], wishes: Wishes): boolean =>
  facts.some((fact) => fact.topic === WARNED && fact.sentence === sentence) ||
  isOfOtherDiet(sentence, facts, wishes) ||
  isOfOtherNeeds(sentence, facts, wishes, false) ||
  isForOtherGuests(sentence, wishes);

/** The sentences on the food that can be told, in their order, those on a diet to whoever keeps one; of notes in one piece any sentence can be about it. */
export function cookingOf(row: Restaurant, wishes: Wishes): Sentence[] {
  const part = sentencesOf(row).some((one) => one.part === 'food_notes') ? 'food_notes' : 'vibe';
  return servedOf(row, wishes).filter((sentence) => sentence.part === part);
}

/** The sentences that can be told on what is eaten or drunk, in whatever notes. */
export const servedOf = (row: Restaurant, wishes: Wishes): readonly Sentence[] => finish(serving(row, wishes));

/** The same in steps. */
export const serving = oncePer(serveAll);

function* serveAll(row: Restaurant, wishes: Wishes): Steps<Sentence[]> {
  const facts = factsOf(row);
  const forbids = forbiddenAt(wishes, row);
  const isServed = (sentence: Sentence) =>
    sentence.part !== 'occasions' &&
    isQuotable(sentence) &&
    !speaksAgainst(sentence, facts) &&
    isThen(sentence, wishes) &&
    !isOfOtherDiet(sentence, facts, wishes) &&
    !isOfOtherNeeds(sentence, facts, wishes, false) &&
    tellable(sentence, wishes, forbids) === 'plainly';
  const list: Sentence[] = [];
  for (const sentence of sentencesOf(row)) {
    yield;
    if (isServed(sentence)) list.push(sentence);
  }
  return list;
}
