import type { Restaurant } from '@saffron/contracts/guide';
import { answerOf } from '../../search/facts/answer.ts';
import type { Asked } from '../../search/facts/attribute.ts';
import { ATTRIBUTE } from '../../search/facts/attributes/attributes.ts';
import type { Acts } from '../../understanding/acts/acts-of.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Fact, Wishes } from '../../understanding/wishes.ts';
import { GENERAL } from './is-asked.ts';
import { allergensOf } from './known.ts';
import type { Question } from './question.ts';
import { otherIn } from './subject.ts';

/** Facts that are told as they are recorded, or that nobody but the place knows. */
const RECORDED: ReadonlySet<Fact> = new Set<Fact>([
  'phone',
  'address',
  'postcode',
  'area',
  'food',
  'price',
  'website',
  'rating',
  'distance',
  'deals',
  'availability',
  'dish price',
]);

/** What of a question is answered by what. */
export function topicsOf(
  { tokens, attributes: named, facts, opinion: said, rows, carried, names }: Question,
  acts: Acts,
): Pick<Question, 'attributes' | 'facts' | 'opinion'> {
  // "Can we eat there?" asks of a bar whether there is food; "what could she eat there?" asks it of no place.
  const isWhether = rows.some(({ restaurant }) => !restaurant) && !tokens.some(({ word }) => WHAT.has(word));
  const isFood = ({ attribute }: Asked) => attribute.key === 'food';
  const opinion = said === 'order' && isWhether && named.some(isFood) ? null : said;
  // "What should the children get?" asks for dishes, too.
  const isEater = ({ attribute }: Asked) => attribute.key === 'kids';
  const asked = opinion === 'order' ? named.filter((one) => !isFood(one) && !isEater(one)) : named;
  const alone = asked.length + facts.length === 0;
  // "What's the wine list like?" asks about that; "what's the atmosphere like" about the place.
  const of = opinion === 'like' ? otherIn(tokens, names) : null;
  const isOfThing = of !== null && isNamedIn(tokenize(of.said)[0]?.word ?? '', tokens);
  const wanted = !isOfThing && (carried || alone || acts.has('ask_opinion')) ? opinion : null;
  const told =
    wanted && GENERAL.has(wanted) && asked.length > 0 && !tokens.some(({ word }) => word === 'and') ? null : wanted;
  // "And food?" asks of bars whether there is any.
  const isAny = facts.includes('food') && rows.every(({ bar }) => bar) && !asksKind(tokens);
  const recorded = facts.filter(
    (fact) =>
      RECORDED.has(fact) &&
      !(fact === 'food' && isAny) &&
      !(told && JUDGED.has(fact)) &&
      !(told === 'worth' && fact === 'price') &&
      !(fact === 'phone' && isNumbered(tokens)) &&
      !(JUDGED.has(fact) && asked.length > 0),
  );
  const isNothing = asked.length + recorded.length === 0 && !otherIn(tokens, names);
  // Of a single place, "so which?" wants to hear whether it is the one.
  const open = !isNothing ? null : acts.first === 'ask_opinion' ? 'more' : null;
  const food = isAny && !asked.some(isFood) ? ATTRIBUTE.get('food') : undefined;
  const attributes = food ? [...asked, { attribute: food, contrary: false, said: food.key }] : asked;
  return { attributes, facts: recorded, opinion: told ?? open };
}
const KINDS = wordSet('kind sort type cuisine style');

/** "What kind of food is it?" asks for the kitchen; "what do they serve?" for dishes. */
export const asksKind = (tokens: readonly Token[]): boolean => tokens.some(({ stem }) => KINDS.has(stem));

/** Whether a message speaks of a thing of the place. */
const isNamedIn = (thing: string, tokens: readonly Token[]): boolean =>
  !OF_PLACE.has(thing) && tokens.some(({ word }, at) => word === thing && tokens[at - 1]?.word === 'the');
const OF_PLACE = wordSet(
  'atmosphere ambience ambiance vibe vibes mood decor interior room feel feeling setting space locals inside',
);

const WHAT = wordSet('what whats which how');

/** "Number two" asks for no phone number. */
const isNumbered = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'number' && numberIn(tokens[at + 1]?.word ?? '') !== null);

/** What a verdict tells as well. */
const JUDGED: ReadonlySet<Fact> = new Set<Fact>(['rating', 'food']);

/** Allergies at large are asked about. */
export const isGeneral = ({ attribute }: Asked): boolean => attribute.key === 'allergies';

/** "I'm allergic to fish. Tell me about …" asks about fish, and about allergies only where the notes speak of them. */
export function specified(asked: readonly Asked[], wishes: Wishes, rows: readonly Restaurant[]): readonly Asked[] {
  const allergens = asked.filter(({ attribute }) => attribute.allergen);
  if (allergens.length === 0 || !allergens.every(isGeneral)) return asked;
  const known = allergensOf(wishes);
  if (known.every(isGeneral)) return asked;
  const isTold = (row: Restaurant) => answerOf('allergies', row, { safety: true }).outcome !== 'unknown';
  return [...known, ...asked.filter((one) => !isGeneral(one) || rows.some(isTold))];
}
