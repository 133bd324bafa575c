import type { Steps } from '../../../slices.ts';
import { isLate, MENTIONS_READ, WORDS_READ } from '../bounds.ts';
import { LASTING } from '../delta/delta.ts';
import type { Named } from '../lexicon/cue.ts';
import { DIETS, FOODS } from '../lexicon/foods.ts';
import { exceptionBefore } from '../safety/exceptions.ts';
import { NOT } from '../safety/signs.ts';
import { spelt } from '../safety/spelling.ts';
import { statedIn } from '../safety/stated.ts';
import { isNeedTakenBack } from '../safety/taken-back.ts';
import type { Earlier } from '../safety/unnamed.ts';
import { listsAllergens } from '../safety/values.ts';
import type { Span } from '../text/phrases.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { Meaning } from '../vocabulary/meanings.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { agesIn } from './ages.ts';
import { isComplaint, isEatenLately } from './eaten.ts';
import { isFigure } from './figures.ts';
import { fits, isOption } from './fits.ts';
import { type Naming, namesIn } from './name-reading.ts';
import { isOnlyNamed, withoutNames, withoutPlaces } from './named-allergens.ts';
import { nearPlaces } from './near-places.ts';
import { goesWithUnwanted } from './negated.ts';
import { notedDishes } from './noted-dishes.ts';
import { spotsIn } from './noted-places.ts';
import { originsIn } from './origins.ts';
import type { Described } from './places-described.ts';
import type { Mention, Reading } from './reading.ts';
import { claimedBy, roleOf } from './roles.ts';
import { corrected } from './spelling.ts';
import { overlaps, statedMentions } from './stated-mentions.ts';
import { timesIn } from './times.ts';
import { unknownsIn } from './unknowns.ts';
import { wishedTopics } from './wished-topics.ts';

/**
 * Reads one message: what it names, and whether it wants that or not.
 *
 * @param shown ids of the restaurants that earlier replies showed: their names are understood more readily
 * @param described names that stand for descriptions
 */
export function* read(
  message: string,
  vocabulary: Vocabulary,
  shown: readonly number[],
  earlier: () => Earlier = () => null,
  described: readonly Described[] = [],
): Steps<Reading> {
  const all = spelt(tokenize(message));
  const written = withoutNames(all, described);
  const safety = statedIn(written, message, () => knownTo(vocabulary, written), earlier);
  yield;
  const tokens = yield* corrected(all.slice(0, WORDS_READ), vocabulary);
  const told = statedMentions(withoutPlaces(safety, written, vocabulary, shown), written, tokens, message);
  const allTimes = timesIn(tokens);
  // "The 4th of this month" is no 4th Street Pizza.
  const meant = namingsOf(described, tokens);
  const named = (yield* namesIn(tokens, vocabulary, shown)).filter(
    (name) =>
      meant.every(({ from, to }) => name.to <= from || to <= name.from) && !isDislikedList(name, tokens, message),
  );
  // "Tell me about Mallard & Mustard" avoids no mustard; "allergic to mustard" says so beside it.
  const isIn = (name: Naming) => (one: { from: number }) => one.from >= name.from && one.from < name.to;
  const whole = named.filter(
    (name) =>
      isWholeName(name, tokens, vocabulary) &&
      told.mentions
        .filter(isIn(name))
        .every((one) => safety.sign === null && isOnlyNamed(one, name, safety, written, tokens, message)),
  );
  const isNamed = (one: { from: number }) => whole.some((name) => isIn(name)(one));
  const stated = told.mentions.filter((mention) => !isNamed(mention));
  const kept = new Set([...told.taken].filter((from) => !isNamed({ from })));
  const names = [...meant, ...named]
    .sort((a, b) => a.from - b.from)
    .filter(
      ({ from, to }) =>
        (to - from > 1 || !allTimes.some((time) => from >= time.from && from < time.to)) && !overlaps(kept, from, to),
    );
  const taken = new Set<number>(kept);
  const take = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) taken.add(at);
  };
  for (const name of names) take(name.from, name.to);
  for (let at = 0; at < tokens.length; at += 1) if (isFigure(tokens, at)) take(at, at + 1);
  const times = allTimes.filter((time) => !taken.has(time.from));
  for (const time of times) take(time.from, time.to);
  const mentions: Mention[] = [];
  /** With what is a diet by itself as the exclusion that it is said as. */
  const allBefore = (at: number): Mention[] =>
    [...mentions, ...stated]
      .filter(({ to }) => to <= at)
      .sort((one, other) => one.from - other.from)
      .map((one) => ({ ...one, negated: one.negated || isLeftOut(one, tokens) }));
  const add = (from: number, to: number, meaning: Mention['meaning']) => {
    const said = message.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
    const eaten = (meaning.type === 'food' || meaning.type === 'meal') && isEatenLately(tokens, from);
    const cued = eaten ? 'avoid' : roleOf(tokens, from, to, taken, namedBy(meaning), keyOf(meaning));
    const lasts = meaning.type === 'feature' && LASTING.has(meaning.key);
    const ends = lasts && isNeedTakenBack(tokens, from, to);
    // What says by itself what somebody wants less of.
    const isLess =
      cued === 'avoid' &&
      ((meaning.type === 'feature' && tokens[from]?.word === 'too') ||
        (meaning.type === 'price' && NOT.has(tokens[from]?.word ?? '')));
    const role = ends ? 'dropped' : isLess ? 'want' : cued;
    // What others do not need, or what one place does not have, is needed all the same.
    if (role === 'background' || (eaten && meaning.type === 'meal') || (lasts && role === 'dropped' && !ends)) return;
    // What another word of the message asks for wholly.
    if (role === 'avoid' && meaning.type === 'food' && DIETS.has(meaning.key) && isOption(tokens, to)) return;
    // Some of the table eat meat.
    if (role === 'avoid' && meaning.type === 'food' && MEATLESS.has(meaning.key) && tokens[from - 1]?.word === 'just') {
      for (const key of [meaning.key, 'meat'])
        mentions.push({ from, to, meaning: { type: 'food', key }, negated: false, said });
      return;
    }
    const before = allBefore(from);
    const excepted = role === 'avoid' && meaning.type === 'food' ? exceptionBefore(tokens, from) : null;
    if (excepted !== null && before.some(({ to: end, negated }) => end === excepted && negated)) {
      mentions.push({ from, to, meaning, negated: false, dropped: true, said });
      return;
    }
    const negated = role === 'avoid' || (role === 'want' && goesWithUnwanted(before, tokens, { from, to, meaning }));
    mentions.push({ from, to, meaning, negated, ...(role === 'dropped' && { dropped: true as const }), said });
  };
  const places = yield* nearPlaces(tokens, taken, vocabulary);
  for (const { from, to } of places) take(from, to);
  // What harms or is not wanted is so whatever it is in.
  const dishes = (yield* notedDishes(tokens, taken, vocabulary)).filter(
    ({ from, to }) => roleOf(tokens, from, to, taken, 'dish') === 'want',
  );
  for (const { from, to } of dishes) take(from, to);
  const ages = agesIn(tokens, taken);
  for (const { from, to } of ages) take(from, to);
  const origins = originsIn(tokens, taken);
  for (const { from, to } of origins) take(from, to);
  const spots = yield* spotsIn(tokens, taken, vocabulary);
  for (const { from, to } of spots) take(from, to);
  const spans = vocabulary.phrases.findAll(tokens, new Set([...taken, ...claimedBy(tokens)]));
  const beginning = Map.groupBy(spans, ({ from }) => from);
  for (const span of spans) {
    if (mentions.length >= MENTIONS_READ || (yield* isLate())) break;
    const alternatives = (beginning.get(span.from) ?? []).filter((other) => other !== span);
    if (!fits(span, tokens, alternatives, vocabulary) || isCovered(span, alternatives, vocabulary)) continue;
    if (isCue(span, tokens, vocabulary)) continue;
    take(span.from, span.to);
    const dear = span.value.type === 'price' && DEAR.has(span.value.price.label);
    add(
      span.from,
      span.to,
      dear && shown.length > 0 && isComplaint(tokens, span.from) ? { type: 'cheaper' } : span.value,
    );
  }
  for (const { from, to, value } of [...places, ...dishes, ...ages, ...origins, ...spots]) add(from, to, value);
  const asks = /\?\s*$/.test(message);
  for (const { from, to, value } of asks ? [] : wishedTopics(tokens, taken)) {
    take(from, to);
    add(from, to, value);
  }
  for (const unknown of yield* unknownsIn(tokens, taken, vocabulary)) {
    take(unknown.from, unknown.to);
    add(unknown.from, unknown.to, unknown.value);
  }
  const first = [...mentions.slice(0, MENTIONS_READ), ...stated].sort((a, b) => a.from - b.from);
  return { tokens, mentions: first, names, times, asks, taken };
}

/** "She doesn't eat meat", "can't have dairy". */
const isLeftOut = ({ from, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.type === 'food' && DIETS.has(meaning.key) && LEAVING.test(tokens[from]?.word ?? '');
const LEAVING = /^(?:no|not|never|without|avoid|avoids|(?:ca|do|does|wo|could|is)nt|cannot)$/;

/** Whether the full name of a restaurant is said, and not what somebody leaves out: "without peanut butter". */
const isWholeName = ({ from, to, ids }: Naming, tokens: readonly Token[], { rows }: Vocabulary): boolean =>
  to - from > 1 &&
  ids.some((id) => tokenize(rows.get(id)?.name ?? '').length === to - from) &&
  roleOf(tokens, from, to, new Set(), 'dish') === 'want';

/** "I don't like crab and lobster" speaks of the food, whatever place is called so: a name begins with a capital. */
function isDislikedList({ from, to }: Naming, tokens: readonly Token[], message: string): boolean {
  const said = message.slice(tokens[from]?.start, tokens[to - 1]?.end);
  return said === said.toLowerCase() && roleOf(tokens, from, to, new Set(), 'dish') === 'avoid' && listsAllergens(said);
}

const namingsOf = (described: readonly Described[], tokens: readonly Token[]): Naming[] =>
  described.flatMap(({ start, end, id }) => {
    const at = [...tokens.keys()].filter((index) => {
      const token = tokens[index];
      return token !== undefined && token.start >= start && token.end <= end;
    });
    const [from] = at;
    return from === undefined ? [] : [{ from, to: from + at.length, ids: [id] }];
  });

/** The tokens that mean something in a guide, and those with a capital that its names have. */
function knownTo({ phrases, names }: Vocabulary, tokens: readonly Token[]): ReadonlySet<number> {
  const known = new Set(
    phrases.findAll(tokens).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  for (const [at, { raw, stem }] of tokens.entries())
    if (names.words.has(stem) && /^\p{Lu}\p{Ll}/u.test(raw)) known.add(at);
  return known;
}

/** The kind of what a mention names. */
function namedBy(meaning: Mention['meaning']): Named | null {
  if (meaning.type === 'food') return FOODS.get(meaning.key)?.kind === 'kitchen' ? 'cuisine' : 'dish';
  if (meaning.type === 'noted-dish' || meaning.type === 'unknown-food') return 'dish';
  if (meaning.type === 'area' || meaning.type === 'place' || meaning.type === 'compass') return 'area';
  if (meaning.type === 'tag') return 'feature';
  return meaning.type === 'meal' || meaning.type === 'feature' || meaning.type === 'price' ? meaning.type : null;
}

const keyOf = (meaning: Mention['meaning']): string | null =>
  meaning.type === 'food' || meaning.type === 'feature' ? meaning.key : null;

/** Words that make what follows unwanted are no wish themselves. */
const isCue = ({ value, to }: Span<Meaning>, tokens: readonly Token[], { phrases }: Vocabulary): boolean =>
  value.type === 'feature' &&
  phrases
    .at(tokens, to)
    .some((next) => next.value.type === 'area' && roleOf(tokens, next.from, next.to, new Set(), 'area') === 'avoid');

const MEATLESS: ReadonlySet<string> = new Set(['vegan', 'vegetarian']);
const DEAR: ReadonlySet<string> = new Set(['expensive', 'very expensive']);

/** A tag that a food or feature of the same words stands for is one wish, not two. */
function isCovered({ value }: Span<Meaning>, alternatives: readonly Span<Meaning>[], vocabulary: Vocabulary): boolean {
  if (value.type !== 'tag') return false;
  return alternatives.some(
    ({ value: other }) =>
      (other.type === 'food' || other.type === 'feature') && vocabulary.tagsOf.get(other.key)?.includes(value.tag),
  );
}
