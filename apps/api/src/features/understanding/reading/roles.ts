import type { Cue, Named, Role } from '../lexicon/cue.ts';
import { DIETS, FOOD_NOUNS } from '../lexicon/foods.ts';
import { CUES } from '../lexicon/roles.ts';
import { end, type Halves, halvesOf, type Part } from '../text/patterns.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** Words between a cue with a gap and the mention. */
const GAP = 5;
/** Words in all, with those that only lead to what a place has and take nothing of the gap. */
const FURTHEST = 8;
const LEADING = wordSet('a an the any one place places somewhere anywhere full of with that has where');
/** A cue does not reach over these: something new begins. */
const STOPS = wordSet(
  'but how what i we lets let give find show can could would please thank just maybe actually instead then rather however perhaps only should do does are id ill',
);
const LINKS: ReadonlySet<string> = new Set(['or', 'nor', 'and']);
const EITHER: ReadonlySet<string> = new Set(['or', 'nor']);
const DENIALS: ReadonlySet<string> = new Set(['dont', 'doesnt', 'do', 'no', 'not', 'never', 'cant', 'cannot']);
/** Between a mention and a cue behind it. */
const NOUNS: ReadonlySet<string> = new Set(['food', 'place', 'restaurant', 'dish', 'stuff', 'bar', 'joint']);

interface Pattern extends Halves {
  cue: Cue;
}

const PATTERNS: readonly Pattern[] = CUES.map((cue) => ({ ...halvesOf(cue.says), cue }));

const FIRST_HALVES = byLastWord(PATTERNS.filter(({ before }) => before.length > 0));
const SECOND_HALVES = PATTERNS.filter(({ before }) => before.length === 0);

function byLastWord(patterns: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
  const map = new Map<string, Pattern[]>();
  for (const pattern of patterns)
    for (const word of lastWords(pattern.before)) map.set(word, [...(map.get(word) ?? []), pattern]);
  return map;
}

/** The words with which a pattern may end: those of its last part, and while parts may be absent those before it. */
function lastWords(parts: readonly Part[]): string[] {
  const words: string[] = [];
  for (const part of parts.toReversed()) {
    if (part.kind === 'any') return [...words, ''];
    words.push(...part.words);
    if (!part.optional) break;
  }
  return words;
}

interface Asked {
  from: number;
  to: number;
  named: Named | null;
  key: string | null;
  words: string;
  /** It is somebody's diet: "works for a vegetarian" tells of no job. */
  isOfPerson: boolean;
}

/** Cues for certain mentions go before those for all. */
const isNarrow = ({ of, keys, said }: Cue): boolean => Boolean(of ?? keys ?? said);

const suits = ({ of, keys, said, role, places }: Cue, { named, key, words, isOfPerson }: Asked): boolean =>
  !(isOfPerson && (places || (of && role === 'background'))) &&
  (!of || (named !== null && of.includes(named))) &&
  (!keys || (key !== null && keys.includes(key))) &&
  (!said || said.includes(words));

/** The longest pattern whose first half ends at token `at`. */
function endingAt(tokens: readonly Token[], at: number, asked: Asked, lasting: boolean): Pattern | null {
  let best: Pattern | null = null;
  let most = 0;
  const adjacent = at === asked.from - 1;
  const last = FIRST_HALVES.get(tokens[at]?.word ?? '') ?? [];
  for (const pattern of [...last, ...(adjacent ? OPEN : [])]) {
    if ((!pattern.gap && !adjacent) || !suits(pattern.cue, asked) || (lasting && !pattern.cue.lasting)) continue;
    const start = end(tokens, at, pattern.before, -1);
    if (start === null || end(tokens, asked.to, pattern.after, 1) === null) continue;
    const length = at - start + pattern.after.length;
    if (length > most || (length === most && isNarrow(pattern.cue))) [best, most] = [pattern, length];
  }
  return best;
}

/** Patterns that end with any words. */
const OPEN = FIRST_HALVES.get('') ?? [];

/** The longest pattern that follows a mention, also behind a word like "food". */
function following(tokens: readonly Token[], asked: Asked): Pattern | null {
  let best: Pattern | null = null;
  let most = 0;
  for (const to of NOUNS.has(tokens[asked.to]?.stem ?? '') ? [asked.to, asked.to + 1] : [asked.to]) {
    for (const pattern of SECOND_HALVES) {
      const stop = suits(pattern.cue, asked) ? end(tokens, to, pattern.after, 1) : null;
      if (stop !== null && stop - asked.to > most) [best, most] = [pattern, stop - asked.to];
    }
  }
  return best;
}

/**
 * What the tokens `from` up to, not including, `to` are named for.
 *
 * @param taken tokens that belong to mentions before
 * @param named the kind of the mention
 * @param key the food or feature that it names
 * @example roleOf(tokenize('not Chinese but Thai'), 1, 2) // 'avoid'
 */
export function roleOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  taken: ReadonlySet<number> = new Set(),
  named: Named | null = null,
  key: string | null = null,
): Role {
  const words = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
  const isOfPerson = DIETS.has(key ?? '') && !FOOD_NOUNS.has(tokens[to]?.stem ?? '');
  const asked = { from, to, named, key, words, isOfPerson };
  const around = endingAt(tokens, from - 1, asked, false);
  if (around?.cue.role === 'avoid' && around.after.length > 0) return 'avoid';
  const after = following(tokens, asked);
  // "We don't eat meat any more", "no red meat any more" are a diet, and not the end of one.
  const isNo = tokens[from - 1]?.word === 'no' && tokens[from - 1]?.clause === tokens[from]?.clause;
  const isDenial = after?.cue.role === 'dropped' && (isNo || DENIALS.has(tokens[from]?.word ?? ''));
  if (after && after.cue.role !== 'want' && !isDenial) return after.cue.role;
  let linked = false;
  for (let at = from - 1, left = GAP; at >= Math.max(0, from - FURTHEST) && left >= 0; at -= 1) {
    const token = tokens[at];
    left -= LEADING.has(token?.word ?? '') ? 0 : 1;
    if (!token || token.clause !== tokens[from]?.clause) break;
    const before = endingAt(tokens, at, asked, taken.has(at) && !linked);
    if (before) return before.cue.role;
    // What comes after what is not wanted is wanted, unless an "or" links them.
    if (taken.has(at) && !LINKS.has(tokens[at + 1]?.word ?? '') && !linked) break;
    linked ||= taken.has(at) && EITHER.has(tokens[at + 1]?.word ?? '');
    if (STOPS.has(token.word)) break;
  }
  return 'want';
}

/** Tokens of cues that could be mistaken for mentions: the bar of "any cuisine bar French". */
export function claimedBy(tokens: readonly Token[]): number[] {
  return tokens.flatMap((_, at) =>
    (FIRST_HALVES.get(tokens[at]?.word ?? '') ?? []).flatMap(({ cue, before }) => {
      if (!cue.claims || tokens[at + 1]?.clause !== tokens[at]?.clause) return [];
      const start = end(tokens, at, before, -1);
      return start === null ? [] : Array.from({ length: at - start }, (_, index) => at - index);
    }),
  );
}
