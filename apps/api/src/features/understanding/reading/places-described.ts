import { goesBackAt, recalls } from '../acts/recall.ts';
import { DIETS, FOODS } from '../lexicon/foods.ts';
import { DENIALS } from '../text/evidence.ts';
import { JOINING } from '../text/joining.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isSpot } from './noted-places.ts';
import { prepositionOf } from './unknowns.ts';

const POINTING = wordSet('the that');
/** What a place is called by whoever has forgotten its name. */
const HEADS = wordSet(
  `one place spot joint restaurant bar pub cafe diner tavern inn stall cart truck trailer counter shop room hall bakery bistro brewery
  taproom club deli canteen shack parlour parlor house`,
);
/** Heads that say nothing of a place. */
const BARE = wordSet('one place spot joint restaurant');
/** Between the head and what the place has, and what happens there. */
const HAVING = wordSet('with w by on in under behind over beside');
/** As {@link HAVING}, where it was spoken of before. */
const HAD = wordSet('had has');
const TELLING = wordSet('where that thats which who whos whose');
/** What tells places apart by their order, or by a comparison with the others: no description. */
export const ORDERING =
  /^(?:first|second|third|fourth|fifth|last|next|other|others|same|only|best|better|right|wrong|whole|latter|former|new|main|actual|usual|open|late|\p{L}{3,}est)$/u;
/** Whose visit it was: "the place we went to" is no place of the guide. */
const VISITED = wordSet('i we ive weve my our us me');
/** A description ends before these. */
const ENDS = wordSet(
  'if or but and though tho please tonight tomorrow today instead then for btw after before because again',
);
/** What begins a question after what a place has. */
const VERBS = wordSet('is are do does did can could will would has have was were');
/** What was said is one of those that were shown. */
const SAYING = wordSet('said mentioned showed suggested recommended listed gave');
/** With one of these between them a head does not belong to the word before it. */
const APART = wordSet('the that a an or at in on for with from to is are was do does did has have than about');
/** Words before a head, and behind it, that are read. */
const BEFORE = 4;
const BEHIND = 7;
/** Places that were shown among which one is looked for. */
const SHOWN = 20;
/** The share of a description that a place has to have: of those that were shown, and of the whole guide. */
const ENOUGH = 0.5;
const NEARLY_ALL = 0.7;
/** The share of what fits best that any other place may fit, in the whole guide. */
const BY_FAR = 0.7;
/** Places of the guide that may have the rarest word of a description. */
const FEW = 2;

/** What a message says of a place in place of its name. */
interface Description {
  from: number;
  to: number;
  words: readonly Word[];
  /** One of those that were shown. */
  said: boolean;
  /** Nothing but what kind of place it is: of several, the first that was shown. */
  isKind: boolean;
  isOne: boolean;
}

interface Word {
  stems: readonly string[];
  at: number;
  /** The foods that it names, and the kitchens that cook them. */
  foods: ReadonlySet<string>;
}

/** A place that a message means, and where in its text its name stands. */
export interface Described {
  start: number;
  end: number;
  id: number;
}

/** A message, with the names of the places that it describes. */
export interface InNames {
  text: string;
  described: readonly Described[];
}

/** Code units of a message in which places are described. */
const READ = 600;

/**
 * Puts names in the place of descriptions: "is the cellar place loud" asks what "is Sotto Scala loud" asks. A place is looked for among those
 * that were shown, then in the whole guide, where only what fits one place by far is taken. Before any place was shown a description is a wish,
 * unless the name is asked for, or "that place" is meant, or what others are to be near to.
 *
 * @param lists ids of the restaurants that each earlier reply showed, the last one first
 * @example inNames('the one with the deck?', vocabulary, [[7]]) // { text: 'Salt Lantern?', described: [{ start: 0, end: 12, id: 7 }] }
 */
export function inNames(written: string, vocabulary: Vocabulary, lists: readonly (readonly number[])[]): InNames {
  const nothing = { text: written, described: [] };
  if (written.length > READ) return nothing;
  const tokens = tokenize(written);
  const isForName = recalls(tokens);
  const shown = [...new Set(lists.flat())];
  const described: Described[] = [];
  let text = '';
  let last = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]?.word ?? '';
    const asks = isForName && word === 'which';
    const isAnchor = word === 'the' && ANCHORING.has(prepositionOf(tokens, at + 1)?.word ?? '');
    const points = (POINTING.has(word) || asks) && (shown.length > 0 || isForName || isAnchor || word === 'that');
    const back = points ? goesBackAt(tokens, at) : null;
    const earlier = back === null ? undefined : beforeThat(lists);
    const description = points ? descriptionAt(tokens, at, isForName, isAnchor, vocabulary) : null;
    const place =
      back !== null && earlier !== undefined
        ? { id: earlier, to: back }
        : description && placeOf(description, vocabulary, shown);
    const name = place && plainName(vocabulary.rows.get(place.id)?.name ?? '');
    if (!place || !name) continue;
    text += written.slice(last, tokens[asks ? at + 1 : at]?.start);
    described.push({ start: text.length, end: text.length + name.length, id: place.id });
    text += name;
    last = tokens[place.to - 1]?.end ?? last;
    at = place.to - 1;
  }
  return described.length === 0 ? nothing : { text: text + written.slice(last), described };
}

/** The place that was put first before any of those that were shown last. */
const beforeThat = ([last = [], ...before]: readonly (readonly number[])[]): number | undefined =>
  before.find((ids) => !ids.some((id) => last.includes(id)))?.[0];

/** A name without what would end a sentence or a clause. */
const plainName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ').trim();

/** Before what a place is to be near to, or a way begins at or leads to: that need not be called a place. */
const ANCHORING = wordSet('near close opposite to from of');

/** The description that begins with the "the" at `from`; null where none does. */
function descriptionAt(
  tokens: readonly Token[],
  from: number,
  isForName: boolean,
  isAnchor: boolean,
  vocabulary: Vocabulary,
): Description | null {
  const clause = tokens[from]?.clause;
  const inClause = (at: number) => tokens[at]?.clause === clause;
  let head = from + 1;
  while (head - from <= BEFORE + 1 && inClause(head) && !HEADS.has(tokens[head]?.stem ?? '')) head += 1;
  // The last head.
  while (inClause(head + 1) && HEADS.has(tokens[head + 1]?.stem ?? '')) head += 1;
  const isThing = !inClause(head) || !HEADS.has(tokens[head]?.stem ?? '');
  const again = isThing ? againAt(tokens, from, vocabulary) : null;
  if (isThing && !isAnchor && again === null) return null;
  if (isThing && again !== null) head = again;
  else if (isThing) {
    head = from;
    while (head - from <= BEFORE && inClause(head + 1) && !isEndOfThing(tokens[head + 1]?.word ?? '')) head += 1;
    if (head === from) return null;
  }
  const before = range(from + 1, head);
  if (before.some((at) => APART.has(tokens[at]?.word ?? ''))) return null;
  const { at: behind, said } = behindHead(tokens, head, inClause, isForName);
  const all = [...before, ...behind];
  const words = all.map((at) => tokens[at]?.word ?? '');
  if (words.some((word) => ORDERING.test(word) || VISITED.has(word)) || hasWish(tokens, all, vocabulary)) return null;
  const kind = BARE.has(tokens[head]?.stem ?? '') ? [] : [head];
  const telling = [...before, ...kind, ...behind].flatMap((at): Word[] => {
    const [token, denial] = [tokens[at], tokens[at - 1]?.word ?? ''];
    if (!token || !isTelling(token.word) || DENIALS.has(token.word)) return [];
    const foods = vocabulary.phrases
      .at(tokens, at)
      .flatMap(({ value }) => (value.type === 'food' ? [value.key, ...(FOODS.get(value.key)?.kitchens ?? [])] : []));
    // "Never shut" is said so, or not at all.
    return [
      {
        stems: at > from + 1 && DENIALS.has(denial) ? [denial, token.stem] : [token.stem],
        at,
        foods: new Set(foods),
      },
    ];
  });
  const isKind = isForName && telling.length === kind.length;
  if (again !== null) return { from, to: head + 1, words: telling, said: true, isKind: false, isOne: false };
  // A park of which one place tells is no such place, nor what places are beside.
  const thing = tokens.slice(from + 1, head + 1).map(({ word }) => word);
  if (isThing && (telling.length < 2 || isSpot(thing.join(' '), vocabulary))) return null;
  const isDescribed = telling.length > kind.length || isThing || ((said || isKind) && telling.length > 0);
  const isOfShown = said || (tokens[head]?.stem === 'one' && behind.length === 0);
  const isOne = tokens[head]?.stem === 'one';
  return isDescribed ? { from, to: head + 1, words: telling, said: isOfShown || isKind, isKind, isOne } : null;
}

/** "The Italian again": the last token of what was shown before, where it is something to eat. */
function againAt(tokens: readonly Token[], from: number, { phrases }: Vocabulary): number | null {
  const to = phrases.at(tokens, from + 1).find(({ value }) => value.type === 'food' && !DIETS.has(value.key))?.to;
  return to !== undefined && tokens[to]?.word === 'again' ? to - 1 : null;
}

const isEndOfThing = (word: string): boolean => [HAVING, TELLING, ENDS, VERBS, APART].some((words) => words.has(word));

/** What follows the head and belongs to it. */
function behindHead(
  tokens: readonly Token[],
  head: number,
  inClause: (at: number) => boolean,
  isForName: boolean,
): { at: number[]; said: boolean } {
  const link = tokens[head + 1]?.word ?? '';
  const isSaid = (at: number) => tokens[at]?.word === 'you' && SAYING.has(tokens[at + 1]?.word ?? '');
  if (!inClause(head + 1) || isSaid(head + 1)) return { at: [], said: isSaid(head + 1) };
  if (!HAVING.has(link) && !TELLING.has(link) && !(isForName && HAD.has(link))) return { at: [], said: false };
  const at: number[] = [];
  for (let next = head + 2; next < head + 2 + BEHIND && inClause(next); next += 1) {
    const word = tokens[next]?.word ?? '';
    if (ENDS.has(word) || (HAVING.has(link) && VERBS.has(word))) break;
    at.push(next);
  }
  return { at, said: false };
}

/** A part of town and a price tell places apart by themselves, and a diet is a need. */
const hasWish = (tokens: readonly Token[], all: readonly number[], { phrases }: Vocabulary): boolean =>
  all.some((at) =>
    phrases
      .at(tokens, at)
      .some(({ value }) => VALUES.has(value.type) || (value.type === 'food' && DIETS.has(value.key))),
  );
const VALUES: ReadonlySet<string> = new Set(['area', 'compass', 'price', 'cheaper', 'pricier', 'meal']);

const isTelling = (word: string): boolean => word.length > 1 && !JOINING.has(word) && !LITTLE.has(word);
const LITTLE = wordSet(
  'called go goes put get gets has have had got do does did theyre youre were its really sort kind a bit thing things',
);

/** The place that fits a description, and the end of the tokens that describe it; null where none does, or several. */
function placeOf(
  description: Description,
  vocabulary: Vocabulary,
  shown: readonly number[],
): { id: number; to: number } | null {
  const weighed = description.words.map((word) => ({ ...word, ...wordIn(word.stems, vocabulary) }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const fits = new Map<number, number>();
  // A bar has a name, and a place with a bar in its notes has another.
  if (!description.isKind)
    for (const { ids, weight } of weighed) for (const id of ids) fits.set(id, (fits.get(id) ?? 0) + weight);
  const naming = (id: number) => ({
    id,
    to: Math.max(...weighed.flatMap(({ ids, at }) => (ids.has(id) ? [at + 1] : [])), description.to),
  });
  const seen = shown.slice(0, SHOWN).map((id) => ({
    id,
    fit:
      (fits.get(id) ?? 0) +
      kitchenFit(id, description.isKind ? weighed.map((word) => ({ ...word, ids: NOWHERE })) : weighed, vocabulary),
  }));
  const [first, next] = seen.toSorted((a, b) => b.fit - a.fit);
  const isFirst = first && (description.isKind || first.fit > (next?.fit ?? 0));
  if (first && first.fit >= all * ENOUGH && isFirst) return naming(first.id);
  if (description.said || (first && first.fit >= all * ENOUGH)) return null;
  const rarest = Math.min(...weighed.flatMap(({ ids }) => (ids.size > 0 ? [ids.size] : [])));
  const [best, second] = [...fits]
    .map(([id, fit]) => [id, fit + kitchenFit(id, weighed, vocabulary)] as const)
    .toSorted(([, a], [, b]) => b - a);
  const isClear = best && best[1] >= all * NEARLY_ALL && (second?.[1] ?? 0) <= best[1] * BY_FAR;
  if (isClear && rarest <= FEW) return naming(best[0]);
  // "Not the one where you have to book": of what was shown, the only place that any of it is said of.
  return first && first.fit > 0 && next?.fit === 0 && description.isOne ? naming(first.id) : null;
}

/**
 * Words of a kitchen tell apart what was shown: a steakhouse is "the steak place", rather than a pub with a steak pie. They count once where
 * the notes say them too, and a little more than words of the notes alone.
 */
function kitchenFit(
  id: number,
  words: readonly (Word & { ids: ReadonlySet<number>; weight: number })[],
  { rows, cuisines }: Vocabulary,
): number {
  const cuisine = rows.get(id)?.cuisine ?? '';
  const said = new Set(tokenize(cuisine).map(({ stem }) => stem));
  const kitchens = cuisines.filter(({ value }) => value === cuisine.trim());
  const isOf = ({ stems, foods }: Word) =>
    said.has(stems.join(' ')) || kitchens.some(({ equal }) => [...foods].some((key) => equal.has(key)));
  return words.reduce(
    (sum, word) => sum + (isOf(word) ? word.weight * (word.ids.has(id) ? KITCHEN : 1 + KITCHEN) : 0),
    0,
  );
}
/** By what share of its weight a word of the kitchen counts for more than a word of the notes. */
const KITCHEN = 0.1;

/** The places whose texts or name say some words, and how much these tell: rare ones more. */
function wordIn(
  stems: readonly string[],
  { texts, nameTexts, listed }: Vocabulary,
): { ids: ReadonlySet<number>; weight: number } {
  const said = stems.length > 1 ? texts.having(stems) : texts.mentioning(stems);
  const ids = new Set([...said, ...nameTexts.having(stems)].flatMap((position) => listed[position]?.id ?? []));
  return { ids, weight: Math.log((texts.size + 1) / (ids.size + 1)) };
}

const NOWHERE: ReadonlySet<number> = new Set();

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);
