import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Steps } from '../../../slices.ts';
import { unmetOf } from '../../search/criteria/unmet.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import { diverse, type Ranked } from '../../search/ranking/rank.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { isDiet, NEEDS } from '../../understanding/delta/delta.ts';
import type { State } from '../../understanding/fold.ts';
import { isForBar } from '../../understanding/lexicon/families.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { Context } from '../context.ts';
import { asWishes, doubtsAt, type Found, lookUp } from '../lookup.ts';
import type { NearPlace } from '../moves.ts';
import { costOfLeg, isClose, legBetween, middlesOf, nearCriterion } from '../near/nearness.ts';
import { type Reference, referenceIn } from '../near/reference.ts';
import { nearWordsIn } from '../near/words.ts';
import { KINDS, kindCriterion, venueCriterion } from '../plan/kinds.ts';
import { readingOf } from '../plan/reading.ts';
import { sharedOf } from '../plan/request.ts';
import type { Answer } from '../task.ts';

/** Places of one reply where nobody says how many. */
const PLACES = 3;
/** Acts of messages that ask about a place rather than for one. */
const ASKING: readonly Act[] = [
  'ask_about',
  'ask_opinion',
  'ask_fact',
  'compare',
  'safety',
  'social',
  'out_of_scope',
  'book',
  'count',
];

/** Places by their distance from another. */
export function* near(context: Context): Steps<Answer | null> {
  const { acts, snapshot, wishes } = context;
  if (ASKING.includes(acts.first) || asksWhatIsThere(context)) return null;
  const reading = yield* readingOf(context.text, snapshot);
  if (isNearArea(reading) || isNearFeature(reading)) return null;
  const reference = referenceIn(context, reading) ?? (wasAsked(context) ? named(context) : null);
  if (!reference) return isUnknown(context, reading) ? { moves: [{ type: 'where', what: 'place' }], picks: [] } : null;
  if (reference.type === 'me') return asks(context);
  const nearest = nearWordsIn(reading.tokens).some(({ value }) => value === 'nearest');
  const others = acts.has('more') || reading.tokens.some(({ word }) => /^(?:else|other|another)$/.test(word));
  const { landmark } = reference;
  // Whether a diet or a need is met is told by a search, in that part of town.
  if (landmark && needs(wishes)) return null;
  const without = [...(landmark ? [] : [reference.row.id]), ...(others ? context.shown.map(({ id }) => id) : [])];
  const eats = isToEat(context);
  const bar = namesBar(reading);
  const wished = eats ? withoutDrinks(wishes) : bar ? forBar(context, reading) : wishes;
  const state: State = { ...(namesDrink(reading) ? withoutMeal(wished, reading) : wished), areas: [] };
  const criteria = [
    nearCriterion([reference.row], snapshot),
    ...(eats
      ? [
          kindCriterion(
            'dinner',
            snapshot,
            state.foods.some((wish) => !isDiet(wish)),
          ),
        ]
      : []),
    ...(bar ? [venueCriterion('drinks', snapshot)] : []),
  ];
  let found = yield* lookUp(state, snapshot, criteria, without);
  // "What else is around there?" asks for no kitchen, and "something vegan nearby" for another than before: what was wished before gives
  // way where nothing near has it.
  const later = wishes.message.changed ? withoutEarlier(state, reading) : sharedOf({ ...state, price: null });
  if (later && (isFar(found) || (wishes.message.changed && lacksFood(found))))
    found = yield* lookUp(later, snapshot, criteria, without);
  const count = Math.min(CARDS_MAX, wishes.message.count ?? PLACES);
  const middles = middlesOf(snapshot);
  const isNear = ({ row }: Ranked) => isClose(legBetween(reference.row, row, middles));
  const fitting = nearest ? [] : diverse(worthwhile(found), asWishes(state), count).filter(isNear);
  const chosen =
    fitting.length > 0 ? fitting : byDistance(found, reference.row, context).slice(0, nearest ? count : FAR);
  const places = chosen.map((one) => ({
    row: one.row,
    unmet: [...unmetOf(one, found.criteria), ...doubtsAt(one.row, state, snapshot)],
  }));
  return places.length === 0 ? null : answer(reference, places, nearest, state, context);
}

/** Places of a reply that has none nearby. */
const FAR = 2;

/** The wishes without dishes and kitchens of earlier messages, where a message names something to eat; null for any other message. */
function withoutEarlier(state: State, { mentions }: Reading): State | null {
  const said = new Set(mentions.flatMap(({ meaning }) => (meaning.type === 'food' ? [meaning.key] : [])));
  const foods = state.foods.filter((wish) => isDiet(wish) || said.has(wish.key));
  return said.size > 0 && foods.length < state.foods.length ? { ...state, foods } : null;
}

/** The best of what was found lacks a dish or a kitchen. */
const lacksFood = ({ ranked: [best], criteria }: Found): boolean =>
  best !== undefined && unmetOf(best, criteria).some(({ kind }) => kind === 'food' || kind === 'dish');

const needs = ({ foods, notFoods, features }: State): boolean =>
  foods.some(isDiet) || notFoods.length > 0 || features.some(({ key }) => NEEDS.has(key));

/** What is near is the part of town that is named, and a search looks there first. */
const isNearArea = ({ tokens, mentions }: Reading): boolean =>
  mentions.some(({ meaning, negated }) => meaning.type === 'area' && meaning.values.length > 0 && !negated) &&
  nearWordsIn(tokens).every(({ value }) => value === 'there');

/** What it is to be near to is a wish of its own. */
function isNearFeature({ tokens, mentions }: Reading): boolean {
  const words = nearWordsIn(tokens);
  const isPart = (word: { from: number; to: number }) =>
    mentions.some((one) => one.meaning.type === 'feature' && one.from < word.to && word.from < one.to);
  return words.length > 0 && words.every(isPart);
}

/** A meal, whatever the conversation was about before. */
const isToEat = ({ reading: { tokens, mentions } }: Context): boolean =>
  tokens.some(({ word }) => /^(?:eat|eats|food|meal|bite)$/.test(word)) &&
  !mentions.some(({ meaning }) => meaning.type === 'feature' && KINDS.drinks.features.includes(meaning.key));

/** A place of that kind, rather than a restaurant that pours drinks. */
const namesBar = ({ mentions }: Reading): boolean =>
  mentions.some(
    ({ meaning, said, negated }) => meaning.type === 'feature' && !negated && isForBar({ key: meaning.key, said }),
  );

/** What was wished of the meal before is no wish of the bar, but for who comes. */
const forBar = ({ wishes }: Context, { mentions }: Reading): State =>
  mentions.some(({ meaning }) => meaning.type === 'price') ? wishes : { ...wishes, price: null };

/** What is drunk there, rather than what was eaten before. */
const namesDrink = ({ mentions }: Reading): boolean =>
  mentions.some(
    ({ meaning, negated }) => meaning.type === 'feature' && !negated && KINDS.drinks.features.includes(meaning.key),
  );

/** The wishes without the meal of earlier messages. */
const withoutMeal = (state: State, { mentions }: Reading): State => {
  const said = new Set(mentions.flatMap(({ meaning }) => (meaning.type === 'food' ? [meaning.key] : [])));
  return { ...state, foods: state.foods.filter((wish) => isDiet(wish) || said.has(wish.key)), meals: [] };
};

const withoutDrinks = (state: State): State => ({
  ...state,
  foods: state.foods.filter(({ key }) => !KINDS.drinks.foods.includes(key)),
  features: state.features.filter(({ key }) => !KINDS.drinks.features.includes(key)),
});

/** "Is there parking near by?" asks about what was shown, for it names nothing that one could go to instead. */
function asksWhatIsThere({ shown, reading: { tokens, mentions } }: Context): boolean {
  const rules = attributesIn(tokens).filter(({ attribute }) => attribute.told === 'rules');
  return shown.length > 0 && rules.length > 0 && mentions.every(({ meaning }) => meaning.type === 'feature');
}

/** Near to something that neither the guide nor its addresses know. */
function isUnknown({ acts, wishes }: Context, { tokens }: Reading): boolean {
  const near = nearWordsIn(tokens).some(
    ({ value, to }) => (value === 'near' || value === 'nearest') && to < tokens.length,
  );
  return near && acts.first === 'near' && !wishes.message.changed;
}

/** Nothing meets the wishes within a walk: the first criterion is missed. */
const isFar = ({ ranked }: Found): boolean => ((ranked[0]?.lacks ?? 1) & 1) === 1;

/** What a wish that is met less well, or a longer walk, counts beside what speaks for a place. */
const MISSED = 4;

/** What lacks as little as the best one does, the nearer places with more to speak for them. */
const worthwhile = ({ ranked }: Found): Ranked[] =>
  ranked
    .filter(({ lacks, missed }) => lacks === ranked[0]?.lacks && missed <= (ranked[0]?.missed ?? 0) + 1)
    .map((one) => ({ ...one, score: one.score - one.missed * MISSED }));

function byDistance({ ranked }: Found, from: Restaurant, { snapshot }: Context): Ranked[] {
  const middles = middlesOf(snapshot);
  const rest = (lacks: number) => lacks & ~1;
  const fitting = ranked.filter(({ lacks }) => rest(lacks) === rest(ranked[0]?.lacks ?? 0));
  return fitting
    .map((one) => ({ one, way: costOfLeg(legBetween(from, one.row, middles)) }))
    .sort((a, b) => a.way - b.way || b.one.score - a.one.score)
    .map(({ one }) => one);
}

function answer(
  { row: reference, landmark }: Extract<Reference, { type: 'place' }>,
  places: readonly Pick<NearPlace, 'row' | 'unmet'>[],
  nearest: boolean,
  state: State,
  { snapshot }: Context,
): Answer {
  const middles = middlesOf(snapshot);
  const rows = places.map(({ row, unmet }) => ({ row, unmet, leg: legBetween(reference, row, middles) }));
  const sorted = nearest ? rows.toSorted((a, b) => costOfLeg(a.leg) - costOfLeg(b.leg)) : rows;
  return {
    moves: [{ type: 'near', reference, places: sorted, nearest, state, ...(landmark && { landmark }) }],
    picks: sorted.map(({ row }) => row),
  };
}

/** Nobody knows where the diner is: asked once, and only where no part of town is known. */
function asks({ wishes, turns, reading }: Context): Answer | null {
  // "Not West Ferry, too far": said of a part of town, which is left out.
  if (reading.mentions.some(({ meaning }) => meaning.type === 'area') || goesElsewhere(reading)) return null;
  const before = turns.slice(0, -1).some(({ message, reply }) => reply?.restaurantIds.length === 0 && saysMe(message));
  return before || wishes.areas.some(({ values }) => values.length > 0)
    ? null
    : { moves: [{ type: 'where', what: 'diner' }], picks: [] };
}

/** "Too far, something else" asks for no way. */
const goesElsewhere = ({ tokens }: Reading): boolean => tokens.some(({ word }) => word === 'else');

const saysMe = (message: string): boolean => nearWordsIn(tokenize(message)).some(({ value }) => value === 'me');

/** The reply before asked where the diner is. */
function wasAsked({ turns }: Context): boolean {
  const last = turns.at(-2);
  return last?.reply?.restaurantIds.length === 0 && saysMe(last.message);
}

function named({ named: [row] }: Context): Reference | null {
  return row ? { type: 'place', row } : null;
}
