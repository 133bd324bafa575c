import type { Turn } from '../found.ts';
import { inWords } from '../taxonomy/emoji.ts';
import { isAddition } from './addition.ts';
import { askedIn, isCheck, isThere } from './asking.ts';
import { changes, type Delta, deltaOf, kindsOf } from './delta.ts';
import { fold, NO_WISHES, type State } from './fold.ts';
import { hasWish, intentOf } from './intent.ts';
import { type Doing, doingOf } from './intents.ts';
import { addKin } from './kin.ts';
import { inEnglish, languageOf } from './language.ts';
import { leftovers } from './leftovers.ts';
import { overviewIn } from './overview.ts';
import { countIn, peopleIn } from './people.ts';
import { type Reading, read } from './read.ts';
import { compares, type Pointing, pointingOf } from './references.ts';
import { isRejecting, rejectedOf } from './rejections.ts';
import type { Vocabulary } from './vocabulary.ts';
import { FACTS, type Message, type Wishes } from './wishes.ts';

/** Earlier messages that still count; a longer conversation is understood from here on. */
const TURNS_READ = 40;
const LETTERS_READ = 4_000;
/** From this many people on, a table is a group's. */
const GROUP = 6;

/**
 * What a diner wants, by the whole conversation; the last turn's message is the one to answer.
 *
 * @param easing gives up what cannot be met, when a diner says that anything will do
 *
 * @example understand([{ message: 'cheap thai food', reply: null }], vocabulary).price?.met // [[1]]
 */
export function understand(turns: readonly Turn[], vocabulary: Vocabulary, easing: Easing = (state) => state): Wishes {
  let state: State = NO_WISHES;
  let message: Message = EMPTY_MESSAGE;
  const recent = turns.slice(-TURNS_READ);
  for (const [at, turn] of recent.entries()) {
    const reply = recent[at - 1]?.reply ?? null;
    const last = lastShown(recent, at);
    const before: State = { ...state, shown: merge(last, state.shown) };
    [state, message] = step(
      before,
      inWords(turn.message.slice(0, LETTERS_READ)),
      reply?.text ?? '',
      last,
      vocabulary,
      easing,
    );
  }
  return { ...state, message };
}

/** Gives up the wishes that nothing meets. */
export type Easing = (state: State) => State;

/** "I don't care" may answer a question about one thing; these leave everything open. */
const EASY =
  /\b(?:anything|whatever|whichever|surprise me|(?:you|your) (?:choose|decide|pick|choice)|up to you|open to)\b/i;

/** The wishes that were given up, by their labels. */
function givenUp(before: State, after: State): string[] {
  const gone = <T>(list: readonly T[], kept: readonly T[]) => list.filter((one) => !kept.includes(one));
  const price = before.price && !after.price ? [`the ${before.price.label} price`] : [];
  return [
    ...gone(before.foods, after.foods).map((wish) => wish.label),
    ...gone(before.areas, after.areas).map((area) => area.label),
    ...price,
    ...gone(before.meals, after.meals).map((wish) => wish.meal),
    ...gone(before.features, after.features).map((wish) => wish.label),
  ];
}

/** A message that says nothing. */
export const EMPTY_MESSAGE: Message = {
  intent: 'unclear',
  facts: [],
  places: [],
  checks: false,
  kinds: [],
  changed: false,
  overview: null,
  eased: [],
  count: null,
  language: null,
  words: [],
};

const merge = (first: readonly number[], then: readonly number[]): number[] => [...new Set([...first, ...then])];

function lastShown(turns: readonly Turn[], at: number): readonly number[] {
  for (let index = at - 1; index >= 0; index -= 1) {
    const ids = turns[index]?.reply?.restaurantIds ?? [];
    if (ids.length > 0) return ids;
  }
  return [];
}

function step(
  before: State,
  text: string,
  replied: string,
  last: readonly number[],
  vocabulary: Vocabulary,
  easing: Easing,
): [State, Message] {
  const language = languageOf(text);
  const reading = readOf(language ? inEnglish(text, language) : text, vocabulary, before.shown, last);
  const doing = doingOf(reading);
  const pointing = isThere(reading, last) ? { ids: last, how: 'all' as const } : pointingOf(reading, vocabulary, last);
  const named = [...new Set(reading.names.flatMap((name) => name.ids))];
  const indifferent = doing.bareAny && !hasWish(reading, doing);
  const any = indifferent ? [...doing.any, ...askedIn(replied)] : doing.any;
  const checks = (pointing.how !== 'none' || named.length > 0) && isCheck(reading) && reading.mentions.length > 0;
  const delta = deltaOf(reading, vocabulary, doing.suppressed, doing.cues, any);
  addKin(delta, doing, vocabulary.rows.get(named[0] ?? last[0] ?? -1), vocabulary);
  // What somebody asks about has to be there, however softly they would wish for it.
  if (checks) delta.features = delta.features.map((wish) => ({ ...wish, firm: true }));
  const rejecting = isRejecting(reading, doing, named);
  const basePrice = vocabulary.rows.get(last[0] ?? -1)?.price ?? null;
  const also = doing.cues.includes('also') && !doing.cues.includes('another') && isAddition(reading);
  const eased = indifferent && any.length === 0 && EASY.test(text) ? easing(before) : before;
  const folded = fold(eased, delta, also, basePrice);
  const people = peopleIn(reading.tokens);
  const state = withExtras(
    folded,
    doing,
    people,
    rejecting ? rejectedOf(named, reading, last) : [],
    reading,
    vocabulary,
    pointing.how !== 'none' || named.length > 0,
  );
  const booking = booksShown(doing, delta, named, last);
  const changed =
    !booking && (changes(delta) || eased !== before || state.reservations !== before.reservations || people !== null);
  const places = rejecting
    ? []
    : placesOf(named, booking ? { ids: last, how: 'all' } : pointing, doing, changed, checks);
  const words = language ? [] : leftovers(reading, vocabulary);
  const overview = named.length === 0 ? overviewIn(text) : null;
  const intent = overview
    ? 'find'
    : intentOf({ reading, doing, changed, places, checks, rejecting, last, words, vocabulary });
  const focus = intent !== 'fact' && intent !== 'yes' ? [] : places.length > 0 || changed ? places : last;
  const facts = overview ? [] : FACTS.filter((fact) => doing.facts.includes(fact));
  return [
    state,
    {
      intent,
      facts,
      places: overview ? [] : focus,
      checks,
      kinds: kindsOf(delta),
      changed,
      overview,
      eased: givenUp(before, eased),
      count: overview ? null : countIn(reading.tokens),
      language,
      words,
    },
  ];
}

/** "Book a table for five at 18:45": about what was shown, whatever the meal and the company. */
const booksShown = (doing: Doing, delta: Delta, named: readonly number[], last: readonly number[]): boolean =>
  last.length > 0 &&
  named.length === 0 &&
  doing.facts.some((fact) => fact === 'booking' || fact === 'availability') &&
  !doing.cues.includes('another') &&
  delta.price === null &&
  delta.shift === null &&
  [delta.foods, delta.notFoods, delta.areas, delta.notAreas].every((list) => list.length === 0);

/** A comparison of what was shown ("the cheapest of these") is no wish. */
function readOf(text: string, vocabulary: Vocabulary, shown: readonly number[], last: readonly number[]): Reading {
  const reading = read(text, vocabulary, shown);
  if (last.length === 0 || !compares(reading)) return reading;
  const mentions = reading.mentions.filter(
    ({ meaning }) =>
      meaning.type !== 'price' &&
      meaning.type !== 'pricier' &&
      !(meaning.type === 'feature' && meaning.key === 'bestrated'),
  );
  return { ...reading, mentions };
}

function withExtras(
  state: State,
  doing: Doing,
  people: number | null,
  rejected: readonly number[],
  reading: Reading,
  vocabulary: Vocabulary,
  asksAbout: boolean,
): State {
  const reserve = doing.cues.includes('reserve') && !asksAbout;
  const size = people ?? state.people;
  const group = (people ?? 0) >= GROUP && !state.features.some((wish) => wish.key === 'group');
  const features = group
    ? [
        ...state.features,
        { key: 'group', label: 'a group', tags: vocabulary.tagsOf.get('group') ?? [], firm: false, said: `${people}` },
      ]
    : state.features;
  return {
    ...state,
    features,
    people: size,
    reservations: reserve
      ? {
          said: reading.tokens
            .map((token) => token.raw)
            .join(' ')
            .slice(0, 80),
        }
      : state.reservations,
    rejected: merge(rejected, state.rejected),
  };
}

function placesOf(
  named: readonly number[],
  pointing: Pointing,
  doing: Doing,
  changed: boolean,
  checks: boolean,
): readonly number[] {
  if (named.length > 0) return named;
  if (pointing.how === 'none') return [];
  return changed && pointing.how === 'all' && doing.facts.length === 0 && !checks ? [] : pointing.ids;
}
