import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { OF_ALLERGENS } from './allergens.ts';
import { isDiet, isFood, isModifier, named, type Sentence, type Stated, type Term } from './sentence.ts';
import { LINKING } from './signs.ts';
import { isWished } from './wished.ts';

/** What opens a list of which nothing is wanted. */
const WITHOUT: ReadonlySet<string> = new Set(
  'no without avoid avoiding avoids minus zero excluding neither nor trace traces'.split(' '),
);
/** What denies a diet within its words, and by which somebody says that they cannot. */
const UNABLE = /^(?:cant|cannot|allergic)$/;
/** Behind a list that is left out. */
const CLOSING = /^(?:free|(?:is |are )?(?:out|off|excluded|banned|forbidden)$)/;
const CLOSING_READ = 3;
const OF_LISTS = /^[\s,/&+;:()•*–-]*$/u;

/** Allergens side by side: only words and marks of lists stand between them. */
interface List {
  items: readonly Span<Term>[];
  /** A word or a sign joins the last one to those before it. */
  joined: boolean;
}

/**
 * What is left out because it stands in a list with what is: a word before a list, a word behind it, and what is read of one item are
 * said of each. What people go out for, behind a comma and in the words of a wish, begins something new.
 *
 * @param read what was read of the sentence
 */
export function listed(sentence: Sentence, read: readonly Stated[]): Stated[] {
  const readAt = new Map(read.map((one) => [one.from, one]));
  return listsIn(sentence).flatMap((list) => {
    const left = list.items.flatMap((one) => readAt.get(one.from) ?? []);
    if (left.some(({ role }) => role === 'again' || role === 'other')) return [];
    const evidence = left.filter(({ role, weak }) => role === 'avoid' && weak !== 'guessed');
    const isOpen = isOpened(list, sentence) || isClosed(list, sentence);
    if (evidence.length === 0 && !isOpen) return [];
    const isStrict = evidence.some(({ plain }) => !plain) || list.items.some((one) => deniesDiet(one, sentence.tokens));
    const isRead = ({ from }: Span<Term>) => readAt.has(from) && !(isStrict && readAt.get(from)?.plain);
    return list.items.flatMap((one) =>
      isRead(one) ? [] : [{ ...named(one), ...(!isStrict && { plain: true as const }) }],
    );
  });
}

function listsIn(sentence: Sentence): List[] {
  const lists: { items: Span<Term>[]; joined: boolean }[] = [];
  for (const span of sentence.spans) {
    if (!isItem(span) || (isFood(span) && isModifier(span, sentence))) continue;
    const list = lists.at(-1);
    const last = list?.items.at(-1);
    const link = last ? linkBetween(last, span, sentence) : null;
    if (!list || link === null || (link === 'comma' && isWished(span, sentence)))
      lists.push({ items: [span], joined: false });
    else {
      list.items.push(span);
      list.joined = link === 'joined';
    }
  }
  return lists.filter(({ items }) => items.length > 1);
}

const isItem = ({ value }: Span<Term>): boolean =>
  value.allergen !== undefined || (isDiet(value) && OF_ALLERGENS.has(value.key ?? ''));

function linkBetween(one: Span<Term>, other: Span<Term>, { tokens, text }: Sentence): 'joined' | 'comma' | null {
  const between = tokens.slice(one.to, other.from);
  if (!between.every(({ word }) => LINKING.has(word))) return null;
  const ends = [...between, tokens[other.from]];
  const gaps = ends.map((token, at) => text.slice((ends[at - 1] ?? tokens[one.to - 1])?.end, token?.start));
  if (!gaps.every((gap) => OF_LISTS.test(gap))) return null;
  return between.length > 0 || gaps.some((gap) => /[/&+]/.test(gap)) ? 'joined' : 'comma';
}

const isOpened = ({ items: [first] }: List, { tokens, from }: Sentence): boolean => {
  if (!first) return false;
  let at = first.from - 1;
  while (at >= from && LINKING.has(tokens[at]?.word ?? '') && !WITHOUT.has(tokens[at]?.word ?? '')) at -= 1;
  // "No dairy" is a diet by itself.
  return (at >= from && WITHOUT.has(tokens[at]?.word ?? '')) || (isDiet(first.value) && deniesIn(first, tokens));
};

const deniesIn = ({ from, to }: Span<Term>, tokens: readonly Token[]): boolean =>
  tokens.slice(from, to).some(({ word }) => WITHOUT.has(word) || UNABLE.test(word) || word === 'dont');
const deniesDiet = ({ value, from, to }: Span<Term>, tokens: readonly Token[]): boolean =>
  isDiet(value) && tokens.slice(from, to).some(({ word }) => UNABLE.test(word));

/** "Egg and nut free", "egg and gluten free": a comma alone carries no such word back. */
function isClosed({ items, joined }: List, { tokens, to }: Sentence): boolean {
  const last = items.at(-1);
  if (!last || !joined) return false;
  const after = tokens.slice(last.to, Math.min(to, last.to + CLOSING_READ));
  const here = after.filter(({ clause }) => clause === tokens[last.to - 1]?.clause).map(({ word }) => word);
  return CLOSING.test(here.join(' ')) || (isDiet(last.value) && tokens[last.to - 1]?.word === 'free');
}

/** Whether a sentence only opens a list that is left out: "Please avoid:", and then a line for each. */
export const opensList = ({ text, tokens, spans, to }: Sentence): boolean =>
  spans.length === 0 && WITHOUT.has(tokens[to - 1]?.word ?? '') && /^\s*:/.test(text.slice(tokens[to - 1]?.end));
