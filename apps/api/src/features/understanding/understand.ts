import { addDays } from '@saffron/contracts/hours/days';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../slices.ts';
import { beginning } from '../../truncate.ts';
import type { Act } from './acts/act.ts';
import { type Acts, actsOf } from './acts/acts-of.ts';
import { isAddition, isAlternative } from './acts/addition.ts';
import { askedIn, askedMentions } from './acts/asking.ts';
import { asksOnly, isLimited } from './acts/asks-only.ts';
import { addTimes, isAboutBooking } from './acts/booking.ts';
import { complaintsOf } from './acts/complaints.ts';
import { asksContents, goesOnAsking } from './acts/contents.ts';
import { amongAfter, type Focus, focusOf } from './acts/focus.ts';
import type { FollowUp } from './acts/follow-up.ts';
import { asksForAny, asksForOne, asksOfThem, seeksOther, seeksWhere } from './acts/inquiry.ts';
import { hasWish, intentOf, isToAssistant } from './acts/intent.ts';
import { doingOf } from './acts/intents.ts';
import { hasKitchen, isOneOut, type Pointing, pointingOf } from './acts/references.ts';
import { isRejecting, rejectedOf } from './acts/rejections.ts';
import { isRemark } from './acts/remarks.ts';
import { soughtIn } from './acts/seeking.ts';
import { addSimilarPlaces, isMeasure, isSimilar } from './acts/similar-places.ts';
import { bookable, branchesIn, placesOf } from './acts/spoken-of.ts';
import { saysNext } from './acts/triggers.ts';
import { type Origin, wayFrom } from './acts/way.ts';
import { TURNS_READ } from './bounds.ts';
import { askedOf, withoutAsked } from './delta/asked.ts';
import { changes, type Delta, isDelicate, isDiet, kindsOf } from './delta/delta.ts';
import { deltaOf } from './delta/delta-of.ts';
import { addFeature } from './delta/features.ts';
import { EMPTY_MESSAGE } from './empty-message.ts';
import { givenUp, withExtras } from './extras.ts';
import { fold, isBarred, isHarmful, NO_WISHES, needed, type State } from './fold.ts';
import { DIETS } from './lexicon/foods.ts';
import { merge } from './merge.ts';
import { describedIn } from './reading/described.ts';
import { impliedBy } from './reading/implied.ts';
import { sizeAfter } from './reading/joining.ts';
import { namesakesIn } from './reading/name-reading.ts';
import { isGivenUp } from './reading/negated.ts';
import { countIn, partySizeIn } from './reading/party-size.ts';
import type { Mention, Reading } from './reading/reading.ts';
import { settled } from './reading/settled.ts';
import { untimed } from './reading/times.ts';
import { unrecognizedTerms } from './reading/unrecognized-terms.ts';
import { whenIn } from './reading/when.ts';
import { fromStored, type Remembered, steeredTo } from './remembered.ts';
import { OF_ALLERGENS } from './safety/allergens.ts';
import { keysOfWish } from './safety/shellfish.ts';
import { readTurns, type Said } from './said.ts';
import { JOINING } from './text/joining.ts';
import { wordSet } from './text/word-set.ts';
import type { Turn } from './turn.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';
import { FACTS, type Fact, type FoodWish, type Message, type Wishes } from './wishes.ts';

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
  let focus: Focus = { among: [], on: [], out: [] };
  let wishes: Wishes = { ...NO_WISHES, message: EMPTY_MESSAGE };
  let acts = actsOf('', { shown: false });
  // The first call of a process prepares the phrases of acts, which takes a slice of its own.
  yield;
  let reading: Reading = NOTHING_READ;
  let text = '';
  let corrects = false;
  let asks = false;
  let seeks = false;
  let remarks = false;
  let way: Origin | null = null;
  for (const said of yield* readTurns(turns, Math.max(known + 1, turns.length - TURNS_READ), vocabulary)) {
    const { plan, open, state } = remembered;
    ({ text, corrects } = said);
    const [on = []] = said.lists;
    among = amongAfter(among, on);
    focus = focusOf(among, remembered.state.rejected, on);
    const before = { ...remembered, state: { ...remembered.state, shown: said.shown }, among };
    reading = settled(said.reading, {
      of: state,
      isTimed: (state.when?.at ?? '') !== '',
      hour: state.when?.hours?.[0] ?? null,
      cheapest: cheapestOf([...on, ...focus.among], vocabulary),
    });
    const heard = heardIn(said, reading, vocabulary);
    const isNeeded = isNeededIn(state);
    const contents =
      asksContents(reading.tokens, reading.asks, isNeeded) ||
      goesOnAsking(reading.tokens, reading.asks, said.before, isNeeded);
    acts = contents ? asSafety(heard) : heard;
    const rows = [...focus.among, ...on].flatMap((id) => vocabulary.rows.get(id) ?? []);
    const ever = said.shown.flatMap((id) => vocabulary.rows.get(id) ?? []);
    way = said.shown.length > 0 || reading.names.length > 0 ? wayFrom(reading) : null;
    const sought = way || contents ? [] : soughtIn(reading, acts, rows, ever, vocabulary);
    seeks = sought.length > 0 || seeksWhere(reading) || (on.length === 1 && asksForAny(reading.tokens));
    const calls = isToAssistant(reading);
    const complains = complaintsOf(reading, on.length > 0).size > 0;
    const mayAsk = (said.shown.length > 0 || reading.names.length === 1) && !seeks && !calls && !complains;
    const asksOfShown = asksOfThem(reading, acts) && !ELSEWHERE.has(acts.wants);
    // "If they're full?" wants another one, in whatever words.
    const goesOn = said.shown.length > 0 && saysNext(reading.tokens);
    const asksOnlyOf = way !== null || (mayAsk && !goesOn && (contents || asksOfShown));
    asks = asksOnlyOf || (mayAsk && !goesOn && surelyAsks(acts, reading) && !seeksOther(reading.tokens));
    remarks = said.shown.length > 0 && !asks && !calls && !complains && isRemark(reading, acts);
    yield;
    if (said.language) {
      const state = withNeeds(before.state, said.reading, vocabulary);
      remembered = { ...remembered, state };
      wishes = { ...state, message: { ...EMPTY_MESSAGE, language: said.language } };
      continue;
    }
    const [next, after, earlier] = yield* step(
      before,
      { ...said, reading },
      acts,
      { sought, contents },
      vocabulary,
      relax,
      now,
    );
    wishes = next;
    const only =
      (asks || remarks || (!seeks && asksOnly(acts, next, reading))) && !isLimited(before.state, after.state);
    remembered = {
      ...after,
      plan,
      ...(open && { open }),
      ...(only && { state: asksOnlyOf ? before.state : { ...earlier, when: after.state.when } }),
    };
  }
  return {
    text,
    corrects,
    wishes,
    acts,
    reading,
    asks,
    seeks,
    remarks,
    way,
    focus,
    remembered: { ...remembered, among },
  };
}

/** What a message does; who names a place may ask about that one, unless they surely go on from it to a further stop. */
function heardIn({ text, shown }: Said, reading: Reading, vocabulary: Vocabulary): Acts {
  const context = { shown: shown.length > 0, guide: vocabulary };
  const follows = !isOfNeeds(reading) && (shown.length > 0 || reading.names.length > 0);
  const acts = actsOf(text, { ...context, follows });
  const isOther = follows && reading.names.length > 0 && acts.wants !== 'goes on';
  return isOther ? actsOf(text, context) : acts;
}

/** What surely wants another place asks nothing of those that were shown. */
const ELSEWHERE: ReadonlySet<FollowUp | null> = new Set<FollowUp | null>(['searches', 'goes on']);

/** A message that names food wishes for it more often than others do. */
const surelyAsks = (acts: Acts, { mentions }: Reading): boolean =>
  acts.wants === 'asks' &&
  (acts.of(acts.first) >= OF_FOOD ||
    !mentions.some(({ meaning }) => meaning.type === 'food' && !DIETS.has(meaning.key)));
const OF_FOOD = 0.9;

/** It names what somebody cannot or would not have: how it is put decides whether it asks or tells. */
const isOfNeeds = ({ mentions }: Reading): boolean =>
  mentions.some(
    ({ meaning, stated, negated }) =>
      stated ||
      (meaning.type === 'food' && (negated || OF_ALLERGENS.has(meaning.key) || meaning.key.endsWith(' free'))),
  );

/** Of a message in another language only what somebody must not eat is read. */
function withNeeds(state: State, reading: Reading, vocabulary: Vocabulary): State {
  const mentions = reading.mentions.filter(({ stated }) => stated);
  if (mentions.length === 0) return state;
  return fold(
    state,
    deltaOf({ ...reading, mentions }, vocabulary, () => false, [], []),
    true,
    null,
  );
}

function cheapestOf(ids: readonly number[], { rows }: Vocabulary): number | null {
  const prices = ids.flatMap((id) => rows.get(id)?.price ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** What counts before the first message. */
export const NOTHING: Remembered = { state: NO_WISHES, asked: [], among: [], plan: null };

/** What the diner chose on the screen is searched as it is, whatever the words of the message. */
function steered(remembered: Remembered, turns: readonly Turn[]): Understood {
  const shown = turns.reduce<readonly number[]>((all, { reply }) => merge(reply?.restaurantIds ?? [], all), []);
  return {
    text: turns.at(-1)?.message ?? '',
    corrects: false,
    wishes: { ...remembered.state, shown, message: { ...EMPTY_MESSAGE, intent: 'find', changed: true } },
    acts: actsOf('', { shown: shown.length > 0 }),
    reading: NOTHING_READ,
    asks: false,
    seeks: false,
    remarks: false,
    way: null,
    focus: { among: [], on: [], out: [] },
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
  /** The last message, as it was read. */
  text: string;
  /** It puts right what was said or understood. */
  corrects: boolean;
  wishes: Wishes;
  /** What the last message does. */
  acts: Acts;
  /** What it names. */
  reading: Reading;
  /** It asks about what is under discussion, and looks for no other place. */
  asks: boolean;
  /** It names a kitchen or a part of town that nothing under discussion has, to look for other places. */
  seeks: boolean;
  /** It is small talk about what was shown. */
  remarks: boolean;
  /** Where the way begins that it asks for. */
  way: Origin | null;
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

const BY_CALL: ReadonlySet<Fact> = new Set(['availability', 'booking', 'hours', 'crowds']);

/** Whether somebody must not eat a food. */
function isNeededIn({ foods, notFoods }: State): (food: Parameters<typeof keysOfWish>[0]) => boolean {
  const keys = new Set([...notFoods, ...foods.filter(isDiet)].map(({ key }) => key));
  return (food) => keysOfWish(food).some((key) => keys.has(key));
}

/** Whoever asks what is in the food asks whether it is safe, in whatever words. */
const asSafety = ({ has, of, wants }: Acts): Acts => ({
  has: (act) => act === 'safety' || has(act),
  of: (act) => (act === 'safety' ? 1 : of(act)),
  first: 'safety',
  wants,
});

/** The wishes of somebody who comes back to places that they had turned down, by what they are or by the kitchen. */
function readmitting(state: State, named: readonly number[], vocabulary: Vocabulary): State {
  if (named.length === 0) return state;
  const isTheirs = (wish: FoodWish) =>
    !isHarmful(wish, state) &&
    !isDelicate(state) &&
    named.some((id) => hasKitchen(vocabulary.rows.get(id), wish.key, vocabulary));
  return {
    ...state,
    notFoods: state.notFoods.filter((wish) => !isTheirs(wish)),
    rejected: state.rejected.filter((id) => !named.includes(id)),
  };
}

/** Gives up the wishes that nothing meets. */
export type Relaxation = (state: State) => Steps<State>;

/** "I don't care" may answer a question about one thing; these leave everything open. */
export const EASY =
  /\b(?:anything|whatever|whichever|surprise me|(?:you|your) (?:choose|decide|pick|choice)|up to you|open to)\b/i;

/** Acts of messages that wish for something in their own words after places were shown; how many of those are kept, and letters of each. */
const WISHING: ReadonlySet<Act> = new Set<Act>(['inform', 'near', 'plan', 'state']);
const TOLD = 2;
const READ = 300;

/** What a message says beside what fields of the guide answer: what is eaten, where, when and for how much. Empty where that is hardly anything. */
function ownWords({ tokens, mentions, names, times }: Reading): string {
  const known = [...mentions.filter(({ meaning }) => meaning.type !== 'feature'), ...names, ...times];
  const left = tokens.filter((_, at) => !known.some(({ from, to }) => from <= at && at < to));
  const telling = left.filter(({ word }) => !JOINING.has(word) && !SAYING_LITTLE.has(word));
  return telling.length < ENOUGH ? '' : left.map(({ raw }) => raw).join(' ');
}
const ENOUGH = 2;
const SAYING_LITTLE = wordSet(
  'a i im id ive me my we us our you do does have got get good nice great decent best better some any lot food place spot something somewhere anywhere restaurant please want like need fancy love whats instead find recommend suggest looking eat dinner lunch breakfast drink tonight today now thanks hi hello hey',
);

/** What a message wishes, what of it still counts when the next one comes, and what counted before but for what it readmits. */
function* step(
  { state: before, asked: askedBefore, among, plan }: Remembered,
  { text, reading, replied, lists, unclear, left }: Said,
  acts: Acts,
  { sought, contents }: { sought: readonly Mention[]; contents: boolean },
  vocabulary: Vocabulary,
  relax: Relaxation,
  now: LocalTime | null,
): Steps<[Wishes, Omit<Remembered, 'plan'>, State]> {
  const [last = []] = lists;
  const focus = focusOf(among, before.rejected, last);
  const doing = doingOf(reading);
  const branches = branchesIn(askedBefore, reading, vocabulary);
  const named = branches.length > 0 ? branches : [...new Set(reading.names.flatMap((name) => name.ids))];
  const asks =
    named.length > 0 || last.length > 0 ? askedMentions(reading, last).filter((one) => !sought.includes(one)) : [];
  // What only a call can tell is no question about dinner.
  const asked = doing.facts.some((fact) => BY_CALL.has(fact))
    ? asks.filter(
        ({ meaning }) => meaning.type !== 'meal' && !(meaning.type === 'feature' && meaning.key === 'walk in'),
      )
    : asks;
  const checks = asked.length > 0;
  const isAny = asksForOne(reading);
  const pointed: Pointing = isAny ? { ids: [], how: 'none' } : pointingOf(reading, vocabulary, focus, lists);
  const pointing =
    checks && !isAny && named.length === 0 && pointed.how === 'none' ? { ids: last, how: 'all' as const } : pointed;
  const indifferent = doing.bareAny && !doing.triggers.includes('another') && !hasWish(reading, doing);
  const any = indifferent ? [...doing.any, ...askedIn(replied)] : doing.any;
  const isNothing = () => true;
  const suppressed = (mention: Mention) =>
    doing.suppressed(mention) ||
    (last.length > 0 && isOneOut(mention, reading)) ||
    (plan !== null && isGivenUp(mention, reading.tokens));
  yield;
  const isOut = branches.length > 0 ? isNothing : suppressed;
  const wished = deltaOf(reading, vocabulary, isOut, doing.triggers, any, before.partySize);
  if (named.length > 0) wished.features = wished.features.filter(({ key }) => key !== 'walk in');
  const partySize = partySizeIn(untimed(reading)) ?? sizeAfter(before.partySize, reading.tokens);
  yield;
  const table = !isAny && isAboutBooking(reading, doing, wished, pointing, last, partySize, before.booking);
  const delta = table ? deltaOf(reading, vocabulary, () => true, [], []) : wished;
  delta.left = left;
  // What is only asked about is not wished for; a dish of no place that is known may be.
  if (contents) {
    const isKnown = last.length + named.length > 0;
    delta.foods = delta.foods.filter(({ key, strict }) => strict || (!isKnown && !OF_ALLERGENS.has(key)));
  }
  if (!table) {
    addTimes(delta, reading, vocabulary);
    for (const wish of describedIn(reading, vocabulary)) addFeature(delta, wish, false);
  }
  // Of places that were shown, an hour is one at which they are open.
  const ids = named.length > 0 ? named : hasWish(reading, doing) && !checks ? [] : last;
  const rows = ids.flatMap((id) => vocabulary.rows.get(id) ?? []);
  delta.when = whenIn(reading, now, before.meals, before.when, rows);
  yield;
  // Of what was offered together, the one that was turned down is the measure.
  const [, earlier = []] = lists;
  const out = last.every((id) => earlier.includes(id)) ? earlier.find((id) => before.rejected.includes(id)) : undefined;
  const like = named[0] ?? out ?? last[0] ?? -1;
  // What was offered beside it is weighed again by what is wished now.
  const weighs =
    last.length > 0 && isSimilar(doing, reading) && (changes({ ...delta, shift: null }) || partySize !== null);
  addSimilarPlaces(delta, doing, reading, vocabulary.rows.get(like), before, vocabulary);
  // What somebody asks about has to be there, however softly they would wish for it.
  if (checks) delta.features = delta.features.map((wish) => ({ ...wish, firm: true }));
  // "I do not care" turns nothing down.
  const minds = doing.triggers.includes('another') || !(doing.bareAny || doing.any.length > 0);
  const rejecting =
    !table &&
    (isRejecting(reading, doing, named, last, minds && acts.first === 'reject' && acts.has('reject')) ||
      isMeasure(reading) ||
      (doing.triggers.includes('similar') && named.length > 0));
  const basePrice = vocabulary.rows.get(named[0] ?? last[0] ?? -1)?.price ?? null;
  const also =
    isAlternative(reading) ||
    (doing.triggers.includes('also') && !doing.triggers.includes('another') && isAddition(reading));
  const relaxed = indifferent && any.length === 0 && EASY.test(text) ? yield* relax(before) : before;
  // What something like it is to be cheaper than is no answer later, either.
  const isMeasured = last.length > 0 && isSimilar(doing, reading) && delta.shift !== null;
  const rejected = rejecting ? rejectedOf(reading, vocabulary, focus) : weighs || isMeasured ? [like] : [];
  const about = pointing.how !== 'none' || named.length > 0;
  const isReadmitting = !(rejecting || weighs || isMeasured);
  const readmitted = (state: State) => (isReadmitting ? readmitting(state, named, vocabulary) : state);
  const after = (change: Delta) =>
    withExtras(
      fold(readmitted(relaxed), change, also, basePrice),
      doing,
      partySize,
      rejected,
      reading,
      vocabulary,
      about,
    );
  const goesOn = delta.foods.length + delta.areas.length === 0 && !delta.price && !delta.shift;
  const booking = table || doing.facts.includes('booking') || (before.booking && goesOn);
  const state = { ...after(delta), booking };
  const changed =
    !table &&
    (changes(delta) || relaxed !== before || state.reservations !== before.reservations || partySize !== null);
  const places =
    rejecting || isAny
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
  const meant = table
    ? 'fact'
    : intentOf({ reading, doing, changed, places, checks, rejecting, last, words, vocabulary });
  const intent = weighs && meant === 'another' ? 'find' : meant;
  const spokenOf = intent !== 'fact' && intent !== 'yes' ? [] : places.length > 0 || changed ? places : last;
  // "Do they serve beer?" does not ask what they cook.
  const facts = FACTS.filter((fact) => doing.facts.includes(fact) || (table && fact === 'booking'));
  // Somebody takes a need back that others at the table may have.
  const isHeld = delta.takenBack.length > 0 && needed(before).every((label) => needed(state).includes(label));
  const message: Message = {
    intent,
    facts,
    implied: impliedBy(state, now),
    today: now?.date ?? null,
    places: spokenOf,
    named,
    namesakes: namesakesIn(reading, vocabulary),
    pointed: pointed.ids,
    beyond: pointing.beyond ?? false,
    unlisted: reading.mentions.flatMap(({ meaning }) => (meaning.type === 'venue' ? [meaning.label] : [])),
    checks,
    kinds: kindsOf(checks ? askedOf(reading, asked, vocabulary) : delta),
    changed,
    relaxed: givenUp(before, relaxed),
    harmful: delta.foods.filter((wish) => !isDiet(wish) && isBarred(wish, state)),
    again: needed(before).filter((label) => delta.takenBack.length > 0 && !needed(state).includes(label)),
    kept: unclear || isHeld ? needed(state) : [],
    contradictions: delta.contradictions,
    count: countIn(untimed(reading)),
    language: null,
    words,
  };
  const kept = checks ? { ...after(withoutAsked(delta, askedOf(reading, asked, vocabulary))), booking } : state;
  // A place or a thing that the guide does not know was answered now, and is no wish for later.
  const next = {
    ...kept,
    areas: kept.areas.filter(({ values, address }) => values.length > 0 || address !== null),
    features: kept.features.filter(({ words }) => !words || vocabulary.texts.mentioning(words).size > 0),
  };
  const isSought = last.length === 0 || WISHING.has(acts.first);
  const isWish = (intent === 'find' || intent === 'unclear') && !checks && !rejecting && isSought;
  const own = isWish ? ownWords(reading) : '';
  const inWords = own ? [...before.inWords, beginning(own, READ)].slice(-TOLD) : before.inWords;
  return [
    { ...state, inWords, message },
    { state: { ...next, inWords }, asked: intent === 'fact' ? message.places : [], among },
    readmitted(before),
  ];
}
