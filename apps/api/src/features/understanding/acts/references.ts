import type { Restaurant } from '@saffron/contracts/guide';
import { numberIn } from '../reading/numbers.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type Focus, othersOf } from './focus.ts';

/** Words for the places under discussion, and for one of them. */
export const ALL_OF_THEM: ReadonlySet<string> = new Set([
  'those',
  'these',
  'them',
  'none',
  'any',
  'all',
  'neither',
  'either',
]);
export const ONE_OF_THEM: ReadonlySet<string> = new Set(['that', 'this', 'it', 'its', 'there', 'one']);

const ORDINALS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    first: 0,
    original: 0,
    '1st': 0,
    former: 0,
    second: 1,
    '2nd': 1,
    third: 2,
    '3rd': 2,
    fourth: 3,
    '4th': 3,
    fifth: 4,
    sixth: 5,
    last: -1,
    latter: -1,
  }),
);
const SEVERAL: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['couple', 2],
  ['three', 3],
]);
const ONES = wordSet('one place option restaurant choice spot suggestion stop');
const POINTERS = wordSet('it its their theirs they theyre them there that this those these both itself');

/** Restaurants under discussion that a message points at: by number, by a pronoun, or as "the Italian one". */
export interface Pointing {
  ids: readonly number[];
  /** `one`: a single place was meant; `all`: those of the last reply. */
  how: 'one' | 'all' | 'none';
  /** It was said which. */
  numbered?: true;
  /** No reply went that far: "the fourth one" of three. */
  beyond?: true;
}

const NONE: Pointing = { ids: [], how: 'none' };

/**
 * What a message refers to among the places under discussion; a number that goes beyond them, among those of an earlier reply.
 *
 * @param lists what replies with cards showed, the last one first
 *
 * @example pointingOf(reading('the second one'), vocabulary, { among: [7, 9], on: [7, 9] }, [[7, 9]]) // { ids: [9], how: 'one', numbered: true }
 */
export function pointingOf(
  reading: Reading,
  vocabulary: Vocabulary,
  focus: Focus,
  lists: readonly (readonly number[])[],
): Pointing {
  if (focus.among.length === 0) return NONE;
  return (
    byNumber(reading, [focus.among, ...lists]) ??
    byOther(reading, focus, lists) ??
    byKind(reading, vocabulary, focus.among) ??
    byPronoun(reading, focus)
  );
}

/** What may stand before a question, and behind its "which" where places under discussion are meant: "which restaurants" asks for others. */
const OPENERS = wordSet('so and ok okay well but hmm oh then also');
const AFTER_WHICH =
  wordSet(`one ones of has have had is are would will can could does do got takes serves suits works offers stays closes opens costs feels looks
  gets sounds allows accepts welcomes seats pours`);
const AFTER_ANY = wordSet('with of that have got do does');

const SOME_OF = wordSet('them those these the');
const AFTER_OF: ReadonlySet<string> = new Set(['which', 'any']);

/** Whether a message asks which of the places under discussion it is true of. */
export function asksWhich(tokens: readonly Token[]): boolean {
  const opened = tokens.findIndex(({ word }) => !OPENERS.has(word));
  const isOf = tokens[opened]?.word === 'of' && SOME_OF.has(tokens[opened + 1]?.word ?? '');
  const from = isOf ? tokens.findIndex(({ word }, at) => at > opened && AFTER_OF.has(word)) : opened;
  const [first, next = ''] = [tokens[from]?.word, tokens[from + 1]?.word];
  const isWhich = ({ word, clause }: Token, at: number) =>
    word === 'which' &&
    AFTER_WHICH.has(tokens[at + 1]?.word ?? '') &&
    !(tokens[at + 1]?.word === 'of' && OWNING.has(tokens[at + 2]?.word ?? '')) &&
    (at === from || tokens[at - 1]?.clause !== clause);
  return tokens.some(isWhich) || (first === 'any' && AFTER_ANY.has(next));
}

/** "Which ones are all right?", "where can I eat then?": asks for several, where one place alone is no answer. */
export const asksForSeveral = (tokens: readonly Token[]): boolean => {
  const words = tokens.map(({ word }) => word).join(' ');
  return SEVERAL_ASKED.test(words);
};
const SEVERAL_ASKED =
  /\bwhich (?:ones|places|restaurants)\b|\bwhere (?:can|could|do|should) (?:i|we|he|she|they) (?:eat|go)\b/;

const RANKS: ReadonlySet<string> = new Set(['cheapest', 'priciest', 'fanciest', 'best']);

/** Whether a message compares the places that were shown, rather than wishing for others. */
export const compares = ({ tokens }: Reading): boolean =>
  tokens.some(
    (token, at) =>
      RANKS.has(token.word) &&
      (tokens[at - 1]?.word === 'next' ||
        (tokens[at - 1]?.word === 'the' && ['one', 'of'].includes(tokens[at + 1]?.word ?? ''))),
  );

/** What follows a place that is called by its number. */
const AFTER_POINTED = wordSet(
  'have has do does is isnt got take takes serve serves offer offers allow allows cater with and or any for open close look looks sound sounds seems actually safe then please instead',
);

/** What stands at `at` stands for a place. */
function isPointed(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (ONES.has(next?.stem ?? '') || SEVERAL.has(next?.word ?? '')) return true;
  return (
    tokens[at - 1]?.word === 'the' &&
    (next === undefined ||
      next.clause !== tokens[at]?.clause ||
      AFTER_POINTED.has(next.word) ||
      (BEFORE_POINTED.has(tokens[at - 2]?.word ?? '') && BETWEEN.has(next.word)))
  );
}

const BEFORE_POINTED = wordSet('is isnt does doesnt has can will would');
const BETWEEN = wordSet(
  'still also already ever even really usually always too any good nice far near cheap expensive busy loud noisy quiet worth okay ok big small',
);

/** Whether a token stands for a place by its number. */
export const isNumbered = (tokens: readonly Token[], at: number): boolean =>
  ORDINALS.has(tokens[at]?.word ?? '') && isPointed(tokens, at);

/** Where in a message the places are meant that it does not speak of now. */
const otherIn = ({ tokens }: Reading): number =>
  tokens.findIndex(
    ({ word }, at) =>
      OTHERS.has(word) &&
      tokens[at - 1]?.word === 'the' &&
      (word !== 'other' || isPointed(tokens, at)) &&
      !isRival(tokens, at),
  );

/** What a place is held against is not what the question is about. */
const isRival = (tokens: readonly Token[], at: number): boolean =>
  AGAINST.has(tokens[at - 2]?.word ?? '') ||
  (tokens[at - 2]?.word === 'not' && tokens.slice(0, at - 2).some(({ word }) => SINGLE.has(word)));
const AGAINST = wordSet('over than against before above unlike from versus vs');
const OTHERS: ReadonlySet<string> = new Set(['other', 'others', 'rest']);

function byOther(reading: Reading, focus: Focus, lists: readonly (readonly number[])[]): Pointing | null {
  const ids = otherIn(reading) < 0 ? [] : othersOf(focus, lists);
  return ids.length > 0 ? { ids, how: ids.length === 1 ? 'one' : 'all' } : null;
}

function byNumber({ tokens, taken }: Reading, lists: readonly (readonly number[])[]): Pointing | null {
  const [last = []] = lists;
  for (const [at, token] of tokens.entries()) {
    const numbered = tokens[at - 1]?.word === 'number' ? numberIn(token.word) : null;
    const place = numbered === null ? ORDINALS.get(token.word) : numbered - 1;
    const next = tokens[at + 1];
    const pointed = numbered !== null || isPointed(tokens, at);
    const several = place === undefined && !isTop(tokens, at) ? undefined : SEVERAL.get(next?.word ?? '');
    if (several !== undefined && tokens[at - 1]?.word === 'the')
      return { ids: place === -1 ? last.slice(-several) : last.slice(0, several), how: 'all' };
    if (place === undefined || isTaken(tokens, taken, at) || !pointed) continue;
    const id = countedIn(tokens, lists)(place)?.at(place);
    if (id !== undefined) return { ids: [id], how: 'one', numbered: true };
    return { ids: last, how: 'all', beyond: true };
  }
  return null;
}

/** As many as were put first. */
const isTop = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'top' && tokens[at - 1]?.word === 'the' && SEVERAL.has(tokens[at + 1]?.word ?? '');

/** Whether a word is read as something else than a place: "the 2nd" may be a day, but not in "the 2nd looks good", "does the 2nd have …". */
const isTaken = (tokens: readonly Token[], taken: ReadonlySet<number>, at: number): boolean =>
  taken.has(at) && !(ORDINALS.has(tokens[at]?.word ?? '') && isPlace(tokens, at));
const isPlace = (tokens: readonly Token[], at: number): boolean =>
  DOES.has(tokens[at + 1]?.word ?? '') ||
  (AND.has(tokens[at - 2]?.word ?? 'and') &&
    tokens[at - 1]?.word === 'the' &&
    tokens[at + 1]?.clause !== tokens[at]?.clause);
const DOES = wordSet('looks sounds seems has have takes does');
const AND = wordSet('and about then ok hmm so');

/**
 * The list that a number counts in, by the place that it names: "the first one you said" is that with which the conversation began.
 * The one that was singled out since is no list: "the first" is that of the three before.
 */
function countedIn(
  tokens: readonly Token[],
  lists: readonly (readonly number[])[],
): (place: number) => readonly number[] | undefined {
  const before = (at: number) => lists.slice(at + 1).find(({ length }) => length > (lists[at]?.length ?? 0));
  const open = lists.filter((list, at) => !isReordered(list, before(at) ?? []));
  const firstTold = tokens.some(({ word }) => RECALLING.has(word)) ? open.toReversed() : open;
  return (place) => {
    const told = place === 0 ? firstTold : open;
    if (firstTold !== open && place === 0) return firstTold[0];
    return told.find(({ length }) => length > Math.max(place, 1)) ?? told.find(({ length }) => length > place);
  };
}

/** Some of the list before in another order: two that were compared are told with the better one first, and stay what they were. */
function isReordered(list: readonly number[], before: readonly number[]): boolean {
  const inOrder = before.filter((id) => list.includes(id));
  return inOrder.length === list.length && list.length < before.length && inOrder.some((id, at) => id !== list[at]);
}
const RECALLING = wordSet('again back was said told showed suggested mentioned recommended gave original originally');

/** What stands between two things that a message chooses between. */
const LINKS = wordSet('or vs versus and against with than to');
const NUMBERED: ReadonlySet<string> = new Set(['number', 'no', 'option', 'nr']);

/** "Second", "number 2", and of two numbers with "or" between them both: which in a list they point at, -1 for its end. */
function placeAt(tokens: readonly Token[], at: number, most: number): number | null {
  const word = tokens[at]?.word ?? '';
  const ordinal = ORDINALS.get(word);
  // "Which shall we try first?" comes before others, and is none of them.
  const isOrder = word === 'first' && tokens.slice(0, at).some((one) => one.word === 'which' || one.word === 'where');
  if (isOrder && !isPointed(tokens, at)) return null;
  // "Last week" is a time, and "original recipes" are no place.
  if (ordinal !== undefined) return (word === 'last' || word === 'original') && !isPointed(tokens, at) ? null : ordinal;
  const number = numberIn(word);
  // "3 and 6", of three that were shown, are no places.
  const isBeside = (link: number, other: number): boolean => {
    const beside = LINKS.has(tokens[link]?.word ?? '') ? numberIn(tokens[other]?.word ?? '') : null;
    return beside !== null && Math.max(beside, number ?? 0) <= most;
  };
  const pointed = NUMBERED.has(tokens[at - 1]?.word ?? '') || isBeside(at - 1, at - 2) || isBeside(at + 1, at + 2);
  return number !== null && number > 0 && pointed ? number - 1 : null;
}

/**
 * The places that a message tells apart by number, by name or by kind, in its order. A pronoun tells none apart.
 *
 * @param earlier what replies with cards showed, the last one first: where a number goes that is beyond what is under discussion
 * @param within which tokens are read
 */
export function choicesOf(
  reading: Reading,
  vocabulary: Vocabulary,
  focus: Focus,
  earlier: readonly (readonly number[])[],
  within: (at: number) => boolean = () => true,
): number[] {
  const list = focus.among;
  const lists = [list, ...earlier];
  const { tokens, names, mentions, taken } = reading;
  const counted = countedIn(tokens, lists);
  const most = Math.max(...lists.map(({ length }) => length));
  const found: { at: number; ids: readonly number[] }[] = names.map(({ from, ids }) => ({ at: from, ids }));
  for (const at of tokens.keys()) {
    const place = isTop(tokens, at) ? 0 : isTaken(tokens, taken, at) ? null : placeAt(tokens, at, most);
    const several = SEVERAL.get(tokens[at + 1]?.word ?? '');
    if (place === null || isDegree(tokens[at + 1]) || TIMES.has(tokens[at + 1]?.stem ?? '')) continue;
    if (several !== undefined) found.push({ at, ids: place === -1 ? list.slice(-several) : list.slice(0, several) });
    else found.push({ at, ids: (counted(place) ?? []).slice(place).slice(0, 1) });
  }
  for (const mention of mentions) {
    const ids = kindIn(mention, reading, vocabulary, list);
    if (ids.length === 1) found.push({ at: mention.from, ids });
  }
  const other = otherIn(reading);
  const rest = other < 0 ? [] : othersOf(focus, earlier);
  // As many as are left.
  const isCounted = rest.length === SEVERAL.get(tokens[other + 1]?.word ?? '');
  if (rest.length === 1 || isCounted) found.push({ at: other, ids: rest });
  return [
    ...new Set(
      found
        .filter(({ at }) => within(at))
        .toSorted((a, b) => a.at - b.at)
        .flatMap(({ ids }) => ids),
    ),
  ];
}

/** "The second cheapest" is no second one. */
const isDegree = (token: Token | undefined): boolean => /(?:est|most|best)$/.test(token?.word ?? '');

/** "Last week", "the first date" point at no place. */
const TIMES = wordSet(
  'week night time month year weekend date day visit order course round bus train minute summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday',
);

/** Those of a list that "the Thai one", "the pub" may be. */
function kindIn(mention: Mention, { tokens }: Reading, vocabulary: Vocabulary, list: readonly number[]): number[] {
  const before = tokens[mention.from - 1]?.word ?? '';
  // "Is that vegan?" asks about what was spoken of.
  const isOfIt = before !== 'the' && BEFORE_THAT.has(tokens[mention.from - 2]?.word ?? '');
  const isPointing =
    (POINTING_AT.has(before) && !isOfIt) || ONES.has(tokens[mention.to]?.stem ?? '') || isOneIn(tokens, mention);
  // "Not the one in Bell Gardens" tells it apart all the same.
  if (!isPointing || (mention.negated && !isOneIn(tokens, mention))) return [];
  const extreme = POINTING_AT.has(before) ? extremeIn(mention, list, vocabulary) : null;
  return extreme ?? list.filter((id) => isOfKind(vocabulary.rows.get(id), mention, vocabulary));
}

/** "The cheap one" is the cheapest of them, and of several that cost the same the one that was put first; null where no price tells. */
function extremeIn({ meaning }: Mention, list: readonly number[], { rows }: Vocabulary): number[] | null {
  if (meaning.type !== 'price') return null;
  const priced = list.flatMap((id) => {
    const price = rows.get(id)?.price;
    return price == null ? [] : [{ id, price }];
  });
  const prices = priced.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const levels = meaning.price.met.flat();
  if (least === most || levels.includes(MIDDLE)) return null;
  const extreme = Math.max(...levels) < MIDDLE ? least : most;
  return priced
    .filter(({ price }) => price === extreme)
    .slice(0, 1)
    .map(({ id }) => id);
}
const MIDDLE = 3;

const POINTING_AT: ReadonlySet<string> = new Set(['the', 'that', 'this']);
/** What asks about "that" or "this", which then stands for a place. */
const BEFORE_THAT = wordSet('is isnt was does doesnt did will would could can has');

const isOneIn = (tokens: readonly Token[], { from }: Mention): boolean => {
  const at = tokens[from - 1]?.word === 'the' ? from - 2 : from - 1;
  return (
    IN.has(tokens[at]?.word ?? '') &&
    ONES.has(tokens[at - 1]?.stem ?? '') &&
    POINTING_AT.has(tokens[at - 2]?.word ?? '')
  );
};
const IN = wordSet('in on at by near');

/** Turns down a place that was shown, and not the part of town. */
export const isOneOut = (mention: Mention, { tokens }: Reading): boolean =>
  mention.meaning.type === 'area' && mention.negated && isOneIn(tokens, mention);

/** The tokens by which a message tells places apart, which ask nothing about them: the kinds in "the Thai one or the cheap one". */
export const pointersIn = ({ tokens, mentions }: Reading): number[] =>
  mentions.flatMap((mention) => {
    if (!isOneOfKind(tokens, mention)) return [];
    const { from, to } = mention;
    const begins = isOneIn(tokens, mention)
      ? tokens.findLastIndex(({ stem }, at) => at < from && ONES.has(stem))
      : from;
    return Array.from({ length: to - begins }, (_, at) => begins + at);
  });

function byKind(reading: Reading, vocabulary: Vocabulary, last: readonly number[]): Pointing | null {
  for (const mention of reading.mentions) {
    const ids = isOneOfKind(reading.tokens, mention) ? kindIn(mention, reading, vocabulary, last) : [];
    if (ids.length > 0 && ids.length < Math.max(2, last.length)) return { ids, how: 'one' };
  }
  return null;
}

const isOneOfKind = (tokens: readonly Token[], mention: Mention): boolean =>
  (POINTING_AT.has(tokens[mention.from - 1]?.word ?? '') && ONES.has(tokens[mention.to]?.stem ?? '')) ||
  isOneIn(tokens, mention);

/** Whether a place has the kitchen that a food stands for. */
export const hasKitchen = (row: Restaurant | undefined, food: string, { cuisines }: Vocabulary): boolean =>
  cuisines.some(({ value, equal }) => value === row?.cuisine?.trim() && equal.has(food));

/** Whether a place has the kitchen, the part of town or the price that a mention names. */
export function isOfKind(row: Restaurant | undefined, { meaning }: Mention, vocabulary: Vocabulary): boolean {
  if (!row) return false;
  if (meaning.type === 'food') return hasKitchen(row, meaning.key, vocabulary);
  if (meaning.type === 'area') return meaning.values.includes(row.neighborhood?.trim() ?? '');
  if (meaning.type === 'compass')
    return vocabulary.compass.get(meaning.point)?.includes(row.neighborhood?.trim() ?? '') ?? false;
  if (meaning.type === 'price') return row.price !== null && meaning.price.met.flat().includes(row.price);
  return false;
}

/** Words for a single place, and for all under discussion; any other pronoun means what was last spoken of. */
const SINGLE: ReadonlySet<string> = new Set(['it', 'its', 'that', 'this', 'itself', 'there']);
const VENUES: ReadonlySet<string> = new Set(['restaurant', 'place', 'diner', 'venue']);
const WHOLE: ReadonlySet<string> = new Set(['those', 'these', 'both']);

function byPronoun({ tokens, taken }: Reading, { among, on }: Focus): Pointing {
  const pointers = [...tokens.keys()].filter((at) => {
    const token = tokens[at];
    return token !== undefined && !taken.has(at) && isPointer(tokens, at, token);
  });
  // "Do they have wine there?" is about the one place.
  const pointer =
    (pointers.some((at) => isAll(tokens, at)) ? undefined : pointers.find((at) => tokens[at]?.word === 'there')) ??
    pointers[0];
  if (pointer === undefined) return NONE;
  const word = tokens[pointer]?.word ?? '';
  const whole = isAll(tokens, pointer);
  const ids = SINGLE.has(word) || VENUES.has(word) ? on.slice(0, 1) : whole ? among : on;
  return { ids, how: ids.length === 1 ? 'one' : 'all' };
}

const isAll = (tokens: readonly Token[], at: number): boolean =>
  WHOLE.has(tokens[at]?.word ?? '') || (tokens[at - 1]?.word === 'of' && !OWNING.has(tokens[at]?.word ?? ''));
/** "Which of their dishes?" asks of dishes. */
const OWNING = wordSet('their its your');

const AFTER_THAT = wordSet('is in place closes opens shuts looks sounds costs has does takes serves');

function isPointer(tokens: readonly Token[], at: number, token: Token): boolean {
  const next = tokens[at + 1];
  if (token.word === 'there') return next === undefined || next.clause !== token.clause;
  if (token.word === 'that' || token.word === 'this')
    return next === undefined || next.clause !== token.clause || ONES.has(next.stem) || AFTER_THAT.has(next.word);
  if (VENUES.has(token.stem) && tokens[at - 1]?.word === 'the') return true;
  return POINTERS.has(token.word);
}
