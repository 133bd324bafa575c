import type { Trigger } from '../acts/triggers.ts';
import { GLASSES } from '../lexicon/families.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { backgroundTowns } from '../reading/background.ts';
import { isOfSeveral } from '../reading/eater.ts';
import { comesFrom, isEventAt } from '../reading/events.ts';
import { priceOfMoney } from '../reading/money.ts';
import { partySizeIn } from '../reading/party-size.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import { roleOf } from '../reading/roles.ts';
import { untimed } from '../reading/times.ts';
import { JOINING } from '../text/joining.ts';
import { end, halvesOf } from '../text/patterns.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FoodWish, PriceWish, Topic } from '../wishes.ts';
import { isApart, withoutContradictions } from './contradictions.ts';
import { type Delta, isDiet, noChange } from './delta.ts';
import { asMild, asVegan, asVegetarian, eatingFish, passingIn, withoutMeat } from './diets.ts';
import { addMeal } from './features.ts';
import { addMention } from './mention.ts';
import { upTo, within } from './prices.ts';

/** What comes with a dish: nobody chooses a restaurant by it when they name the dish too. */
const SIDES: ReadonlySet<string> = new Set([
  'french fries',
  'chips',
  'salads',
  'soup',
  'onion rings',
  'tater tots',
  'naan',
]);

/** Those of them that somebody has and nothing else. */
const MEALS: ReadonlySet<string> = new Set(['salads', 'soup']);

/** What the mentions of one message wish. `suppressed` ones are named only to say that they do not matter. */
export function deltaOf(
  reading: Reading,
  vocabulary: Vocabulary,
  suppressed: (mention: Mention) => boolean,
  triggers: readonly Trigger[],
  any: readonly Topic[],
  party: number | null = null,
): Delta {
  const delta: Delta = {
    ...noChange(),
    notWords: [...unwantedWords(reading, vocabulary), ...unwantedDescriptions(reading)],
    any: [...any],
    reset: triggers.includes('reset') && !isChanged(reading),
    another: FURTHER.has(reading.tokens[0]?.word ?? ''),
    afterwards: /\b(?:afterwards?|after that)\b/.test(reading.tokens.map(({ word }) => word).join(' ')),
  };
  const background = backgroundTowns(reading);
  for (const mention of reading.mentions)
    if (mention.stated || (!suppressed(mention) && !background.has(mention) && !isElsewhere(mention, reading.tokens)))
      addMention(delta, mention, reading, vocabulary);
  const dishes = delta.foods.filter((wish) => !SIDES.has(wish.key));
  // She has nothing else.
  const isOwn = ({ key, eater }: FoodWish) => MEALS.has(key) && dishes.every((other) => other.eater !== eater);
  delta.foods = dishes.length === 0 ? delta.foods : delta.foods.filter((wish) => !SIDES.has(wish.key) || isOwn(wish));
  delta.shares =
    delta.foods.length + delta.notFoods.length + delta.features.length === 0 && isOfSeveral(reading.tokens);
  delta.contradictions.push(...withoutContradictions(delta, reading));
  delta.passing = passingIn(delta, reading);
  withoutMeat(delta);
  asVegetarian(delta);
  eatingFish(delta, reading);
  asVegan(delta);
  asMild(delta, vocabulary);
  // Who brings family or others along with their partner is on no date.
  const isSeveral = (partySizeIn(untimed(reading)) ?? 0) > COUPLE;
  if (isSeveral || delta.features.some(({ key }) => FAMILY.has(key)) || !isWithPartner(reading))
    delta.features = delta.features.filter(({ key, said }) => key !== 'date' || !PARTNERS.test(said));
  if (isMealInstead(delta, reading)) delta.dropped.push(...GLASSES);
  const morning = delta.foods.find(({ said }) => /breakfast/i.test(said));
  if (morning) addMeal(delta.meals, { meal: 'breakfast', said: morning.said });
  // "Korean breakfast" is a meal, not a second kitchen.
  if (delta.meals.length > 0 && delta.foods.some((wish) => !isDiet(wish) && !MORNING_MEAL.test(wish.said)))
    delta.foods = delta.foods.filter((wish) => !MORNING_MEAL.test(wish.said));
  if (delta.shift && delta.price && isOtherWay(delta.price, delta.shift)) delta.price = null;
  delta.areas = delta.areas.filter((area, at) => delta.areas.findIndex((other) => other.label === area.label) === at);
  // Beside a part of town that the guide knows, a spot that nobody can place says where in it.
  const known = delta.areas.filter(
    ({ label, values, address }) => values.length > 0 || address || !/^the /.test(label),
  );
  if (known.length > 0) delta.areas = known;
  const amount = amountOf(reading, delta, vocabulary, party);
  if (amount) delta.shift = null;
  // "A budget of about 60" names the sum, and wishes nothing cheap.
  if (amount && delta.price?.said.toLowerCase() === 'budget') delta.price = null;
  const left = amount && delta.price && isApart(delta.price, amount) ? delta.price : null;
  if (amount && left) delta.contradictions.push({ kept: amount.label, given: left.label });
  delta.price = amount && delta.price && !left ? within(delta.price, amount) : left ? amount : (delta.price ?? amount);
  return delta;
}

/** "Spend less, about 30 each": whoever wants it cheaper names what it may cost at the most. */
function amountOf(reading: Reading, { shift }: Delta, { worth }: Vocabulary, party: number | null): PriceWish | null {
  const amount = priceOfMoney(untimed(reading), worth, party);
  const isOpen = amount && amount.most === undefined && amount.least === undefined;
  return isOpen && shift && shift.by < 0 ? upTo(amount) : amount;
}

/** "The gig is at eight": music somewhere else. */
const isElsewhere = ({ meaning, from, to }: Mention, tokens: Reading['tokens']): boolean =>
  comesFrom(tokens, from) || (meaning.type === 'feature' && meaning.key !== 'theatre' && isEventAt(tokens, from, to));

/** What was to be drunk gives way to a meal. */
const isMealInstead = ({ meals, foods, features }: Delta, { tokens }: Reading): boolean =>
  meals.length > 0 &&
  tokens.some(({ word }) => word === 'instead') &&
  [...foods, ...features].every(({ key }) => !GLASSES.includes(key));

/** Whether a price is named that is the contrary of what is asked for: who finds it too dear has named what they do not want. */
const isOtherWay = ({ met }: PriceWish, { by }: NonNullable<Delta['shift']>): boolean =>
  met.flat().every((level) => (by < 0 ? level > MIDDLE : level < MIDDLE));
const MIDDLE = 3;

/** What is not said stays. */
const isChanged = ({ tokens, mentions }: Reading): boolean =>
  mentions.some(({ negated }) => !negated) &&
  /^(?:(?:actually|oh|ok|okay|no|hmm|sorry|well) )*(?:never mind|nevermind|scratch that|scrap (?:that|it)|forget (?:that|it))\b/.test(
    tokens.map(({ word }) => word).join(' '),
  );

const COUPLE = 2;
const FAMILY: ReadonlySet<string> = new Set(['kids', 'parents']);
const PARTNERS = /\b(?:wife|husband|fianc[eé]e?|girlfriend|boyfriend|gf|bf)\b/i;
/** Somebody goes with a partner, and does not only tell of one: "with my wife", but not "my wife's off fish". */
const isWithPartner = ({ tokens, mentions }: Reading): boolean =>
  mentions.some(
    ({ from, to, said }) =>
      PARTNERS.test(said) && GOING.has(tokens[from - 1]?.word ?? '') && !TELLING_OF.has(tokens[to]?.word ?? ''),
  );
const GOING = wordSet(
  'with and take taking bring bringing treat treating for impress impressing surprise surprising meet meeting spoil',
);
const TELLING_OF = wordSet(
  'is isnt are arent was were has hasnt have havent will wont would wouldnt can cant cannot could does doesnt hates likes loves eats off',
);
const FURTHER = wordSet('and what how also now then tomorrow next');
const MORNING_MEAL = /^(?:breakfast|brekkie|brekky)$/i;

/** Words that only the guide's own texts can explain. */
const unwantedWords = ({ tokens, taken }: Reading, { texts }: Vocabulary): string[] =>
  tokens.flatMap((token, at) =>
    !taken.has(at) &&
    texts.has(token.stem) &&
    (isRuledOut(tokens, at) || (!ORDINARY.has(token.word) && roleOf(tokens, at, at + 1, taken) === 'avoid'))
      ? [token.stem]
      : [],
  );

/** "Without all those steps", "nothing where you have to queue": what is ruled out is meant, however ordinary the word. */
const isRuledOut = (tokens: readonly Token[], at: number): boolean =>
  RULED_OUT.some((parts) => end(tokens, at - 1, parts, -1) !== null);
const RULED_OUT = ['without all/any? the/those/that _', 'nothing/nowhere/not * where you/we/i have/need to _'].map(
  (says) => halvesOf(says).before,
);

/**
 * What a place is not to have, in words of the diner's own: "nowhere with rude staff".
 *
 * @example unwantedDescriptions(reading('not a place with rude staff')) // ['rude staff']
 */
function unwantedDescriptions({ tokens, taken }: Reading): string[] {
  const found: string[][] = [];
  let last = -1;
  // The clause in which such a word is unwanted, and how many were looked at: whoever says "with" a hundred times says nothing.
  let unwanted = -1;
  let looked = 0;
  for (const [at, { word, stem, clause }] of tokens.entries()) {
    const isBehind = unwanted === clause;
    if (!isBehind && HAVING.has(word) && looked < HAVING_READ) {
      looked += 1;
      if (roleOf(tokens, at, at + 1) === 'avoid') unwanted = clause;
    }
    if (!isBehind || taken.has(at) || word.length < 3 || JOINING.has(word) || roleOf(tokens, at, at + 1) !== 'avoid')
      continue;
    if (last === at - 1) found.at(-1)?.push(stem);
    else found.push([stem]);
    last = at;
  }
  return found.filter(({ length }) => length > 1).map((stems) => stems.join(' '));
}
const HAVING = wordSet('with full where having');
const HAVING_READ = 20;
