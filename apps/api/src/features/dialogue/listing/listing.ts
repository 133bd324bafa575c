import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../../slices.ts';
import { relaxing } from '../../search/retrieve.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { type Acts, actsOf } from '../../understanding/acts/acts-of.ts';
import { isDiet, NEEDS } from '../../understanding/delta/delta.ts';
import { fold, NO_WISHES, type State } from '../../understanding/fold.ts';
import { isForBar } from '../../understanding/lexicon/families.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { countIn } from '../../understanding/reading/party-size.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { whenIn } from '../../understanding/reading/when.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import type { Turn } from '../../understanding/turn.ts';
import { understand } from '../../understanding/understand.ts';
import { isTimeOfDay } from '../plan/heads.ts';
import { readingOf } from '../plan/reading.ts';
import { deltaFrom } from '../plan/request.ts';
import { type ListWord, listWordsIn } from './words.ts';

export type Order = 'fit' | 'rated' | 'cheapest' | 'dearest';

/** What a message asks to list or to count. */
export interface Listing {
  type: 'list' | 'count' | 'areas' | 'cuisines';
  state: State;
  /** How many it asks for; null for all, or where it does not say. */
  count: number | null;
  all: boolean;
  order: Order;
  /** Only among the places that were shown last. */
  ofShown: boolean;
  /** Bars, rather than places that have one. */
  bars: boolean;
}

/** Messages that may only make sense after the one before. */
const CHAIN = 4;
const SHORT = 8;

/**
 * What the last message asks to list or to count, with what it takes from the message before. Null where it asks for
 * something else.
 */
export function* listingOf(
  turns: readonly Turn[],
  snapshot: Snapshot,
  now: LocalTime | null,
  acts: Acts | null,
  depth = 0,
): Steps<Listing | null> {
  const last = turns.at(-1);
  if (!last) return null;
  const shown = turns.slice(0, -1).some(({ reply }) => (reply?.restaurantIds.length ?? 0) > 0);
  const known = acts ?? actsOf(last.message, { shown, guide: snapshot.vocabulary });
  const reading = asking(yield* readingOf(last.message, snapshot));
  const words = wordsOf(reading);
  if (depth < CHAIN && turns.length > 1 && goesOn(reading, words)) {
    const before = yield* listingOf(turns.slice(0, -1), snapshot, now, null, depth + 1);
    if (before) return continued(before, reading, snapshot);
  }
  const open = asksWhatIsOpen(reading, shown);
  const type = open ? 'list' : typeOf(reading, words, known, shown);
  // "You only ever show us pubs" rules out what it names, and asks for no list of all the rest.
  const onlyRulesOut = reading.mentions.length > 0 && reading.mentions.every(({ negated }) => negated);
  if (onlyRulesOut && shown && words.size === 0) return null;
  if (!type || (type === 'list' && isOne(reading, words))) return null;
  const state = yield* stateOf(reading, words, turns, snapshot, now);
  return {
    ...state,
    type,
    count: numberAsked(reading),
    all: open || words.has('all') || words.has('which') || words.has('any'),
    order: orderOf(words, state.state),
    ofShown: shown && words.has('shown'),
  };
}

/** What the sentence names that asks, and nothing after it. */
function asking(reading: Reading): Reading {
  const { tokens, mentions, times } = reading;
  const many = listWordsIn(tokens).find(({ value }) => value === 'many');
  const sentence = tokens[many?.from ?? -1]?.sentence;
  const isIn = ({ from }: { from: number }) => tokens[from]?.sentence === sentence;
  if (sentence === undefined || !mentions.some(isIn)) return reading;
  return {
    ...reading,
    tokens: tokens.slice(0, tokens.findLastIndex((token) => token.sentence === sentence) + 1),
    mentions: mentions.filter(isIn),
    times: times.filter(isIn),
  };
}

const wordsOf = ({ tokens }: Reading): Set<ListWord> => new Set(listWordsIn(tokens).map(({ value }) => value));

/** Short, and about what was listed or counted before. */
function goesOn({ tokens, mentions }: Reading, words: ReadonlySet<ListWord>): boolean {
  if (tokens.length > SHORT || words.has('many') || words.has('areas') || words.has('cuisines')) return false;
  const names = mentions.some(({ meaning }) => meaning.type !== 'price');
  const opens = /^(?:and|or|what|how|also|but)$/.test(tokens[0]?.word ?? '');
  return (words.has('which') && !names) || (opens && words.has('further') && mentions.length > 0);
}

function continued(before: Listing, reading: Reading, { vocabulary }: Snapshot): Listing {
  if (reading.mentions.length === 0) return { ...before, type: 'list', all: true, count: numberAsked(reading) };
  const delta = { ...deltaFrom(reading, vocabulary, () => true) };
  return { ...before, ...barsIn(fold(before.state, delta, false, null)), ofShown: false };
}

/** From this probability on a message asks for a list, whatever else it does. */
const LISTS = 0.45;
const QUESTION = /^(?:what|which|how|list|name|tell|show|give|any)$/;

function typeOf({ tokens }: Reading, words: ReadonlySet<ListWord>, acts: Acts, shown: boolean): Listing['type'] | null {
  const lists = acts.first === 'list' || acts.of('list') >= LISTS || namesEvery(tokens, words);
  const counts = acts.first === 'count' || (acts.has('count') && words.has('many'));
  const asks = tokens.slice(0, 6).some(({ word }) => QUESTION.test(word));
  if ((lists || counts) && asks && !words.has('shown')) {
    if (words.has('areas')) return 'areas';
    if (words.has('cuisines')) return 'cuisines';
  }
  if (counts) return 'count';
  const ranks = acts.first === 'rank' && !shown;
  return lists || ranks ? 'list' : null;
}

/** There are few such places at an odd hour, and each of them is an answer. */
function asksWhatIsOpen({ tokens, times }: Reading, shown: boolean): boolean {
  const first = tokens.findIndex(({ word }) => WHAT.test(word));
  const isOpen = tokens.some(({ word }, at) => at > first && at <= first + OPENING && OPEN.test(word));
  const isOdd = times.some(({ value }) => value !== null && (value < MORNING || value >= NIGHT));
  return !shown && first >= 0 && isOpen && isOdd;
}
const WHAT = /^(?:what|whats|which|who|whos)$/;
const OPEN = /^(?:open|serving|serves|serve|cooking)$/;
/** Words between "which" and "open", and the hours at which most places are closed. */
const OPENING = 4;
const MORNING = 7;
const NIGHT = 24;

const PLACES = /^(?:places|restaurants|spots|bars|pubs|cafes|kitchens|eateries|joints)$/;
/** Words between "every" and the places. */
const NEAR = 3;

const namesEvery = (tokens: readonly Token[], words: ReadonlySet<ListWord>): boolean =>
  tokens.some(
    ({ word, clause }, at) =>
      (PLACES.test(word) && words.has('any')) ||
      (/^(?:every|all)$/.test(word) &&
        tokens
          .slice(at + 1, at + 1 + NEAR)
          .some((next) => next.clause === clause && (PLACES.test(next.word) || NOUN.test(next.stem)))),
  );

/** Words that ask for more than one place. */
const SEVERAL =
  /^(?:list|lists|ranking|options|ideas|suggestions|recommendations|choices|some|few|several|ones|eats|which|what|every|all)$/;
const SUPERLATIVES: readonly ListWord[] = ['rated', 'cheapest', 'dearest'];

/** The first of them is wanted, not the list. */
const isOne = (reading: Reading, words: ReadonlySet<ListWord>): boolean =>
  (SUPERLATIVES.some((word) => words.has(word)) || asksForMost(reading.tokens)) &&
  numberAsked(reading) === null &&
  !words.has('all') &&
  !words.has('any') &&
  !reading.tokens.some(({ word }) => PLACES.test(word) || SEVERAL.test(word));

const asksForMost = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, clause }, at) => {
    const after = tokens.slice(at + 1, at + 1 + NEAR).filter((next) => next.clause === clause);
    return MOST_SAID.test(word) && after.some((next) => NOUN.test(next.stem) && !PLACES.test(next.word));
  });
const MOST_SAID = /^(?:most|least|\p{L}{3,}est)$/u;

/** What is listed: by the message itself, or by the conversation where the message names nothing. */
function* stateOf(
  reading: Reading,
  words: ReadonlySet<ListWord>,
  turns: readonly Turn[],
  snapshot: Snapshot,
  now: LocalTime | null,
): Steps<Pick<Listing, 'state' | 'bars'>> {
  const { vocabulary } = snapshot;
  const understood = yield* understand(turns, vocabulary, relaxing(snapshot), now);
  // A message that was answered is in what is remembered.
  const wishes = turns.at(-1)?.reply ? understood.remembered.state : understood.wishes;
  const names = reading.mentions.some(({ meaning }) => meaning.type !== 'feature' || meaning.key !== 'bestrated');
  const lasting = {
    ...NO_WISHES,
    foods: wishes.foods.filter(isDiet),
    notFoods: wishes.notFoods,
    features: wishes.features.filter(({ key }) => NEEDS.has(key)),
    notFeatures: wishes.notFeatures,
  };
  const when = whenIn(reading, now);
  const all: State = names
    ? {
        ...fold(
          lasting,
          deltaFrom(reading, vocabulary, () => true),
          true,
          null,
        ),
        when,
      }
    : { ...wishes, rejected: [] };
  const state = when?.hours ? atHour(all) : all;
  return barsIn(
    words.has('everywhere') && !reading.mentions.some(({ meaning }) => meaning.type === 'area')
      ? { ...state, areas: [] }
      : state,
  );
}

/** Who is open at an hour is told by that hour, and by no word for the time of day. */
const atHour = (state: State): State => ({
  ...state,
  meals: state.meals.filter(({ said }) => !isTimeOfDay(said)),
  features: state.features.filter(({ key }) => !HOURLY.has(key)),
});
const HOURLY: ReadonlySet<string> = new Set(['late', 'early']);

/** Every wish of a list has to be met; "bars" are places of that kind. */
function barsIn(state: State): Pick<Listing, 'state' | 'bars'> {
  const features = state.features
    .filter((wish) => !isForBar(wish) && wish.key !== 'bestrated')
    // Places that speak of allergies are not the only ones that somebody with one can go to.
    .map((wish) => ({ ...wish, firm: wish.key !== 'allergy' }));
  return { state: { ...state, features }, bars: state.features.some(isForBar) };
}

function orderOf(words: ReadonlySet<ListWord>, { price }: State): Order {
  if (words.has('cheapest')) return 'cheapest';
  if (words.has('dearest')) return 'dearest';
  return words.has('rated') && price?.met.length !== 5 ? 'rated' : 'fit';
}

const MOST = 50;
const COUNTED = /^(?:best|top|cheapest|nicest|good|great|cheap|most|highest|favourite|favorite|finest|priciest)$/;
const NOUN = /^(?:place|restaurant|spot|bar|pub|cafe|option|one|joint)$/;
const ASKED = /^(?:top|best|me|just|list|name|the)$/;

/** How many places a message asks for. */
function numberAsked({ tokens, times }: Reading): number | null {
  const known = countIn(tokens);
  if (known !== null) return known <= MOST ? known : null;
  for (const [at, token] of tokens.entries()) {
    const number = times.some(({ from, to }) => at >= from && at < to) ? null : numberIn(token.word);
    if (number === null || number < 2 || number > MOST) continue;
    const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]];
    const noun = tokens.slice(at + 1, at + 4).some((other) => other.clause === token.clause && NOUN.test(other.stem));
    if (
      noun ||
      COUNTED.test(after?.word ?? '') ||
      /^(?:top|best)$/.test(before) ||
      (ASKED.test(before) && after === undefined)
    )
      return number;
  }
  return null;
}
