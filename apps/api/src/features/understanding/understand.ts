import { addDays } from '@saffron/contracts/hours/days';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../slices.ts';
import type { Act } from './acts/act.ts';
import { type Acts, actsOf } from './acts/acts-of.ts';
import { isAddition, isAlternative } from './acts/addition.ts';
import { askedIn, askedMentions } from './acts/asking.ts';
import { addTimes, isAboutBooking } from './acts/booking.ts';
import { amongAfter, type Focus, focusOf } from './acts/focus.ts';
import { asksOfThem } from './acts/inquiry.ts';
import { hasWish, intentOf } from './acts/intent.ts';
import { type Doing, doingOf } from './acts/intents.ts';
import { asksWhich, compares, type Pointing, pointingOf } from './acts/references.ts';
import { isRejecting, rejectedOf } from './acts/rejections.ts';
import { isRemark } from './acts/remarks.ts';
import { addSimilarPlaces, isMeasure } from './acts/similar-places.ts';
import { HISTORY_READ, isLateForHistory, LETTERS_READ, TURNS_READ } from './bounds.ts';
import { changes, type Delta, deltaOf, isDiet, kindsOf, NEEDS } from './delta.ts';
import { ATTRIBUTES, fold, NO_WISHES, type State } from './fold.ts';
import { inWords } from './lexicon/emoji.ts';
import type { Language } from './lexicon/languages.ts';
import { withoutBackground } from './reading/background.ts';
import { impliedBy } from './reading/implied.ts';
import { languageOf } from './reading/language.ts';
import { countIn, partySizeIn } from './reading/party-size.ts';
import { read } from './reading/read.ts';
import type { Mention, Reading } from './reading/reading.ts';
import { untimed } from './reading/times.ts';
import { unrecognizedTerms } from './reading/unrecognized-terms.ts';
import { whenIn } from './reading/when.ts';
import { fromStored, type Remembered, steeredTo } from './remembered.ts';
import type { Turn } from './turn.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';
import { FACTS, type Fact, type Message, type Wishes } from './wishes.ts';

/** From this many people on, a table is a group's. */
const GROUP = 6;

/** A message as it was read, with what came before it. */
interface Said {
  text: string;
  language: Language | null;
  reading: Reading;
  /** What the reply before it said. */
  replied: string;
  /** What replies before it showed: by reply, the last one first, and all together. */
  lists: readonly (readonly number[])[];
  shown: readonly number[];
}

/**
 * What a diner wants, by the whole conversation; the last turn's message is the one to answer. Begins with the latest state that was
 * stored with a reply. Where there is none, all messages are read; of a conversation that is too long, not the oldest ones.
 *
 * @param relax gives up what cannot be met, when a diner says that anything will do
 * @param now the local time of the guide; null where nobody knows it
 *
 * @example finish(understand([{ message: 'cheap thai food', reply: null }], vocabulary, relax, now)).wishes.price?.met // [[1]]
 */
export function* understand(
  turns: readonly Turn[],
  vocabulary: Vocabulary,
  relax: Relaxation,
  now: LocalTime | null,
): Steps<Understood> {
  const chosen = steeredTo(turns.at(-1)?.state);
  if (chosen) return steered(current(chosen, now), turns);
  const known = turns.findLastIndex(({ reply }) => fromStored(reply?.state));
  let remembered = current(countedAfter(turns[known]), now);
  let among = remembered.among;
  let focus: Focus = { among: [], on: [] };
  let wishes: Wishes = { ...NO_WISHES, message: EMPTY_MESSAGE };
  let acts = actsOf('', { shown: false });
  let reading: Reading = NOTHING_READ;
  let asks = false;
  let remarks = false;
  for (const said of yield* readTurns(turns, Math.max(known + 1, turns.length - TURNS_READ), vocabulary)) {
    const { plan } = remembered;
    const [on = []] = said.lists;
    among = amongAfter(among, on);
    focus = focusOf(among, remembered.state.rejected, on);
    const before = { ...remembered, state: { ...remembered.state, shown: said.shown }, among };
    reading = said.reading;
    acts = actsOf(said.text, { shown: said.shown.length > 0, guide: vocabulary });
    asks = said.shown.length > 0 && asksOfThem(reading, acts);
    remarks = said.shown.length > 0 && !asks && isRemark(reading, acts);
    yield;
    if (said.language) {
      wishes = { ...before.state, message: { ...EMPTY_MESSAGE, language: said.language } };
      continue;
    }
    const [next, after] = yield* step(before, said, acts, vocabulary, relax, now);
    wishes = next;
    const only = (asks || remarks || asksOnly(acts, next, reading)) && !isLimited(before.state, after.state);
    remembered = { ...after, plan, ...(only && { state: before.state }) };
  }
  return { wishes, acts, reading, asks, remarks, focus, remembered: { ...remembered, among } };
}

const NOTHING: Remembered = { state: NO_WISHES, asked: [], among: [], plan: null };

/** What the diner chose on the screen is searched as it is, whatever the words of the message. */
function steered(remembered: Remembered, turns: readonly Turn[]): Understood {
  const shown = turns.reduce<readonly number[]>((all, { reply }) => merge(reply?.restaurantIds ?? [], all), []);
  return {
    wishes: { ...remembered.state, shown, message: { ...EMPTY_MESSAGE, intent: 'find', changed: true } },
    acts: actsOf('', { shown: shown.length > 0 }),
    reading: NOTHING_READ,
    asks: false,
    remarks: false,
    focus: { among: [], on: [] },
    remembered,
  };
}

/** What was remembered, without a day that is over: "tonight" of last week. */
const current = (remembered: Remembered, now: LocalTime | null): Remembered => {
  const { when } = remembered.state;
  const isOver = when?.date && now && when.date < addDays(now.date, -1);
  return isOver ? { ...remembered, state: { ...remembered.state, when: null } } : remembered;
};

/** What a conversation asks for, and what of it counts when the next message comes. */
export interface Understood {
  wishes: Wishes;
  /** What the last message does. */
  acts: Acts;
  /** What it names. */
  reading: Reading;
  /** It asks about what is under discussion, and looks for no other place. */
  asks: boolean;
  /** It is small talk about what was shown. */
  remarks: boolean;
  /** What was under discussion before it. */
  focus: Focus;
  remembered: Remembered;
}

/** What counted after a turn, however it came to that. */
function countedAfter(turn: Turn | undefined): Remembered {
  const { steered: _, ...remembered } = fromStored(turn?.reply?.state) ?? NOTHING;
  return remembered;
}

const NOTHING_READ: Reading = { tokens: [], mentions: [], names: [], times: [], asks: false, taken: new Set() };

const QUESTIONS: readonly Act[] = ['ask_fact', 'ask_about', 'ask_opinion', 'compare', 'rank'];
const CHANGES: readonly Act[] = [
  'inform',
  'exclude',
  'relax',
  'adjust',
  'more',
  'reject',
  'plan',
  'near',
  'state',
  'safety',
];
/** The probability from which on a message may change the wishes. */
const MAY_CHANGE = 0.25;

/** Whether a message asks about places, and wishes for nothing: "which is the quietest?" is no wish for quiet places. */
const asksOnly = (acts: Acts, { shown, message }: Wishes, { tokens }: Reading): boolean =>
  (shown.length > 0 && asksWhich(tokens)) ||
  ((shown.length > 0 || message.named.length > 0) &&
    QUESTIONS.includes(acts.first) &&
    CHANGES.every((act) => acts.of(act) < MAY_CHANGE));

/** Whether a message rules something out that was not ruled out before: that holds, whatever else the message does. */
const isLimited = (before: State, after: State): boolean =>
  [after.notFoods, after.notAreas, after.notFeatures].some((list) => list.some((wish) => !isIn(before, wish))) ||
  after.foods.some((wish) => isDiet(wish) && !before.foods.some(({ key }) => key === wish.key)) ||
  after.features.some(({ key }) => NEEDS.has(key) && !before.features.some((wish) => wish.key === key)) ||
  after.price?.most !== before.price?.most ||
  after.price?.least !== before.price?.least;

const isIn = ({ notFoods, notAreas, notFeatures }: State, { label }: { label: string }): boolean =>
  [notFoods, notAreas, notFeatures].some((list) => list.some((wish) => wish.label === label));

/** Reads messages from the last one back to the one at `from`, as far as there is time for it. Returns them in order. */
function* readTurns(turns: readonly Turn[], from: number, vocabulary: Vocabulary): Steps<Said[]> {
  const lists = turns.map(({ reply }) => reply?.restaurantIds ?? []);
  const read: Said[] = [];
  let letters = 0;
  for (const [at, { message }] of [...turns.entries()].slice(from).reverse()) {
    letters += message.length;
    const isLast = at === turns.length - 1;
    if (!isLast && (letters > HISTORY_READ || (yield* isLateForHistory()))) break;
    const before = lists.slice(0, at).filter((ids) => ids.length > 0);
    const shown = before.reduce<readonly number[]>((all, ids) => merge(ids, all), []);
    const text = truncated(inWords(message));
    const said = { text, replied: turns[at - 1]?.reply?.text ?? '', lists: before.reverse(), shown };
    const reading = yield* readOf(said, vocabulary);
    read.unshift({ ...said, reading, language: languageOf(text, reading) });
  }
  return read;
}

/** Up to {@link LETTERS_READ}, without a part of a word at the end. */
const truncated = (text: string): string =>
  text.length > LETTERS_READ ? text.slice(0, LETTERS_READ).replace(/\S{1,60}$/u, '') : text;

const BY_CALL: ReadonlySet<Fact> = new Set(['availability', 'booking', 'hours', 'crowds']);

/** Gives up the wishes that nothing meets. */
export type Relaxation = (state: State) => Steps<State>;

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
  implied: null,
  places: [],
  named: [],
  pointed: [],
  beyond: false,
  unlisted: [],
  checks: false,
  kinds: [],
  changed: false,
  relaxed: [],
  count: null,
  language: null,
  words: [],
};

const merge = (first: readonly number[], then: readonly number[]): number[] => [...new Set([...first, ...then])];

/**
 * "Benihana", then "the one in Concord": the branches of what was spoken of in the town that the message names, where it names nothing else.
 */
function branchesIn(asked: readonly number[], { mentions, names }: Reading, { rows }: Vocabulary): number[] {
  const towns = new Set(mentions.flatMap(({ meaning }) => (meaning.type === 'area' ? meaning.values : [])));
  const only = mentions.every(({ meaning, negated }) => meaning.type === 'area' && !negated);
  if (asked.length === 0 || towns.size === 0 || !only || names.length > 0) return [];
  const spokenOf = new Set(asked.map((id) => rows.get(id)?.name));
  return [...rows.values()]
    .filter(({ name, neighborhood }) => spokenOf.has(name) && towns.has(neighborhood?.trim() ?? ''))
    .map(({ id }) => id);
}

const WANTS = /\b(?:like|want|love|need|please|wanna|lets)\b/;
const BOOKS = /\b(?:book|reserve|booking|reservation)\b/;

/** Whoever wants to book goes on with the places that can be booked, where some can. */
function bookable(last: readonly number[], { tokens }: Reading, { rows }: Vocabulary): readonly number[] {
  const said = tokens.map(({ word }) => word).join(' ');
  const wanted = said.search(WANTS);
  if (wanted < 0 || !BOOKS.test(said.slice(wanted))) return last;
  const taking = last.filter((id) => rows.get(id)?.reservations);
  return taking.length > 0 ? taking : last;
}

/** What a message wishes, and what of it still counts when the next one comes. */
function* step(
  { state: before, asked: askedBefore, among }: Remembered,
  { text, reading, replied, lists }: Said,
  acts: Acts,
  vocabulary: Vocabulary,
  relax: Relaxation,
  now: LocalTime | null,
): Steps<[Wishes, Omit<Remembered, 'plan'>]> {
  const [last = []] = lists;
  const focus = focusOf(among, before.rejected, last);
  const doing = doingOf(reading, last.length > 0);
  const branches = branchesIn(askedBefore, reading, vocabulary);
  const named = branches.length > 0 ? branches : [...new Set(reading.names.flatMap((name) => name.ids))];
  const asks = named.length > 0 || last.length > 0 ? askedMentions(reading, last) : [];
  // "Do they have a table free at 8?": what only a call can tell is no question about dinner.
  const asked = doing.facts.some((fact) => BY_CALL.has(fact))
    ? asks.filter(
        ({ meaning }) => meaning.type !== 'meal' && !(meaning.type === 'feature' && meaning.key === 'walk in'),
      )
    : asks;
  const checks = asked.length > 0;
  const pointed = pointingOf(reading, vocabulary, focus, lists);
  const pointing =
    checks && named.length === 0 && pointed.how === 'none' ? { ids: last, how: 'all' as const } : pointed;
  const indifferent = doing.bareAny && !doing.triggers.includes('another') && !hasWish(reading, doing);
  const any = indifferent ? [...doing.any, ...askedIn(replied)] : doing.any;
  const isNothing = () => true;
  yield;
  const wished = deltaOf(reading, vocabulary, branches.length > 0 ? isNothing : doing.suppressed, doing.triggers, any);
  // "Will I get a table there without booking?"
  if (named.length > 0) wished.features = wished.features.filter(({ key }) => key !== 'walk in');
  const partySize = partySizeIn(untimed(reading));
  yield;
  const table = isAboutBooking(reading, doing, wished, pointing, last, partySize, before.booking);
  const delta = table ? deltaOf(reading, vocabulary, () => true, [], []) : wished;
  if (!table) addTimes(delta, reading, vocabulary);
  delta.when = whenIn(reading, now, before.meals);
  yield;
  addSimilarPlaces(delta, doing, reading, vocabulary.rows.get(named[0] ?? last[0] ?? -1), vocabulary);
  // What somebody asks about has to be there, however softly they would wish for it.
  if (checks) delta.features = delta.features.map((wish) => ({ ...wish, firm: true }));
  const rejecting =
    !table &&
    (isRejecting(reading, doing, named, last, acts.first === 'reject') ||
      isMeasure(reading) ||
      (doing.triggers.includes('similar') && named.length > 0));
  const basePrice = vocabulary.rows.get(named[0] ?? last[0] ?? -1)?.price ?? null;
  const also =
    isAlternative(reading) ||
    (doing.triggers.includes('also') && !doing.triggers.includes('another') && isAddition(reading));
  const relaxed = indifferent && any.length === 0 && EASY.test(text) ? yield* relax(before) : before;
  const rejected = rejecting ? rejectedOf(reading, vocabulary, focus) : [];
  const about = pointing.how !== 'none' || named.length > 0;
  const after = (change: Delta) =>
    withExtras(fold(relaxed, change, also, basePrice), doing, partySize, rejected, reading, vocabulary, about);
  const goesOn = delta.foods.length + delta.areas.length === 0 && !delta.price && !delta.shift;
  const booking = table || doing.facts.includes('booking') || (before.booking && goesOn);
  const state = { ...after(delta), booking };
  const changed =
    !table &&
    (changes(delta) || relaxed !== before || state.reservations !== before.reservations || partySize !== null);
  const places = rejecting
    ? []
    : placesOf(
        named,
        table && !pointing.numbered ? { ids: bookable(last, reading, vocabulary), how: 'all' } : pointing,
        doing,
        changed,
        checks,
      );
  yield;
  const words = unrecognizedTerms(reading, vocabulary);
  const intent = table
    ? 'fact'
    : intentOf({ reading, doing, changed, places, checks, rejecting, last, words, vocabulary });
  const spokenOf = intent !== 'fact' && intent !== 'yes' ? [] : places.length > 0 || changed ? places : last;
  // "Do they serve beer?" does not ask what they cook.
  const facts = FACTS.filter(
    (fact) => (doing.facts.includes(fact) && !(checks && fact === 'food')) || (table && fact === 'booking'),
  );
  const message: Message = {
    intent,
    facts,
    implied: impliedBy(state, now),
    places: spokenOf,
    named,
    pointed: pointed.ids,
    beyond: pointing.beyond ?? false,
    unlisted: reading.mentions.flatMap(({ meaning }) => (meaning.type === 'venue' ? [meaning.label] : [])),
    checks,
    kinds: kindsOf(checks ? askedOf(reading, asked, vocabulary) : delta),
    changed,
    relaxed: givenUp(before, relaxed),
    count: countIn(untimed(reading)),
    language: null,
    words,
  };
  const kept = checks ? { ...after(withoutAsked(delta, askedOf(reading, asked, vocabulary))), booking } : state;
  // A place that the guide does not know was answered now, and is no wish for later.
  const next = { ...kept, areas: kept.areas.filter(({ values, address }) => values.length > 0 || address !== null) };
  return [
    { ...state, message },
    { state: next, asked: intent === 'fact' ? message.places : [], among },
  ];
}

const askedOf = (reading: Reading, asked: readonly Mention[], vocabulary: Vocabulary): Delta =>
  deltaOf(
    { ...reading, mentions: reading.mentions.filter((mention) => asked.includes(mention) && !mention.stated) },
    vocabulary,
    () => false,
    [],
    [],
  );

/** A question whether there is a terrace is no wish for one from then on; a diet that somebody has told with it stays. */
function withoutAsked(delta: Delta, only: Delta): Delta {
  const isOnly = (key: string) => only.features.some((wish) => wish.key === key);
  return {
    ...delta,
    foods: delta.foods.filter(
      (wish) =>
        wish.strict || !(isDiet(wish) || ATTRIBUTES.has(wish.key)) || !only.foods.some(({ key }) => key === wish.key),
    ),
    price: only.price ? null : delta.price,
    shift: only.shift ? null : delta.shift,
    meals: only.meals.length > 0 ? [] : delta.meals,
    features: delta.features.filter((wish) => !isOnly(wish.key)),
  };
}

/** A comparison of what was shown ("the cheapest of these") is no wish. */
function* readOf(
  { text, lists: [last = []], shown }: Omit<Said, 'reading' | 'language'>,
  vocabulary: Vocabulary,
): Steps<Reading> {
  const whole = yield* read(text, vocabulary, shown);
  const reading = withoutBackground(whole, last.length > 0);
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
  partySize: number | null,
  rejected: readonly number[],
  reading: Reading,
  vocabulary: Vocabulary,
  asksAbout: boolean,
): State {
  const reserve = doing.triggers.includes('reserve') && !asksAbout;
  const size = partySize ?? state.partySize;
  const group = (partySize ?? 0) >= GROUP && !state.features.some((wish) => wish.key === 'group');
  // "Only two of us now."
  const few = partySize !== null && partySize < GROUP;
  const features = group
    ? [
        ...state.features,
        {
          key: 'group',
          label: 'a group',
          tags: vocabulary.tagsOf.get('group') ?? [],
          firm: false,
          said: `${partySize}`,
        },
      ]
    : few
      ? state.features.filter(({ key, said }) => key !== 'group' || !/^\d+$/.test(said))
      : state.features;
  return {
    ...state,
    features,
    partySize: size,
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
