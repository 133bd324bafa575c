import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Meaning } from '../vocabulary/meanings.ts';
import { numberIn } from './numbers.ts';

/** Up to this age somebody is taken along as a child, and from this one on as somebody old. */
const CHILD = 15;
const OLD = 70;

const YEARS: ReadonlySet<string> = new Set(['year', 'yr', 'y']);
const MONTHS: ReadonlySet<string> = new Set(['month', 'mth', 'week', 'wk', 'day']);
const AGED: ReadonlySet<string> = new Set(['aged', 'age', 'ages', 'turning', 'turns', 'whos']);
const BIRTHDAY: ReadonlySet<string> = new Set(['birthday', 'bday']);
const DECADES = /^(?:[789]0s|seventies|eighties|nineties)$/;
const WITHIN: ReadonlySet<string> = new Set(['his', 'her', 'their', 'late', 'early', 'mid']);

/** An age in years, and the first token behind it. */
interface Age {
  age: number;
  to: number;
}

function ageAt(tokens: readonly Token[], at: number): Age | null {
  const { word = '' } = tokens[at] ?? {};
  const [before, next, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.stem ?? '', tokens[at + 2]?.stem ?? ''];
  const joined = /^(\d{1,3})(?:yo|yrold|yearold)s?$/.exec(word)?.[1];
  if (joined) return { age: Number(joined), to: at + 1 };
  const ordinal = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word)?.[1];
  const isSomebodys = WITHIN.has(before) || /['’]s$/.test(tokens[at - 1]?.raw ?? '');
  if (ordinal && (BIRTHDAY.has(next) || (isSomebodys && Number(ordinal) >= OLD)))
    return { age: Number(ordinal), to: at + 1 };
  if (DECADES.test(word) && WITHIN.has(before)) return { age: OLD, to: at + 1 };
  const age = numberIn(word);
  if (age === null) return null;
  if (after === 'old' || after === 'o') {
    if (YEARS.has(next)) return { age, to: at + 3 };
    if (MONTHS.has(next)) return { age: 0, to: at + 3 };
  }
  const isTold =
    AGED.has(before) ||
    (/^(?:is|are)$/.test(before) && tokens[at - 2]?.word === 'who') ||
    (age <= CHILD && (isOfSomebody(tokens, at) || isOfChildren(tokens, at))) ||
    (age > CHILD && age < OLDEST && BEING_OLD.has(before) && ELDERS.has(tokens[at - 2]?.stem ?? ''));
  return isTold ? { age, to: at + 1 } : null;
}

/** Whether a number is somebody's age. */
export const isAgeAt = (tokens: readonly Token[], at: number): boolean => ageAt(tokens, at) !== null;

/** "Three boys 6, 9 and 11". */
const isOfChildren = (tokens: readonly Token[], at: number): boolean =>
  CHILDREN.has(tokens[at - 1]?.stem ?? '') && !/^(?:am|pm|oclock|days?|times?)$/.test(tokens[at + 1]?.word ?? '');
const CHILDREN = wordSet('kid child boy girl son daughter grandchild grandson granddaughter grandkid nephew niece');
/** "My dad is 81". */
const OLDEST = 115;
const BEING_OLD = wordSet('is turning turns');
const ELDERS = wordSet(
  'he she dad father mum mom mam mother gran granny grandma grandmother nan nana grandad granddad grandpa grandfather aunt auntie uncle husband wife neighbour neighbor',
);

/** "They're 3 and 6", "she's four": whose age it is, where nothing behind it is counted. */
function isOfSomebody(tokens: readonly Token[], at: number): boolean {
  const isBehind = (index: number) => tokens[index] !== undefined && tokens[index]?.clause === tokens[at]?.clause;
  const isEnd = !isBehind(at + 1) || (tokens[at + 1]?.word === 'and' && isAge(tokens[at + 2]) && !isBehind(at + 3));
  const [who, verb] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  return isEnd && (BEING.has(verb) || (/^(?:is|are)$/.test(verb) && WHO.has(who)));
}
const isAge = (token: Token | undefined): boolean => (numberIn(token?.word ?? '') ?? CHILD + 1) <= CHILD;
const BEING: ReadonlySet<string> = new Set(['theyre', 'hes', 'shes']);
const WHO: ReadonlySet<string> = new Set(['they', 'he', 'she']);

/**
 * Ages that tell of a child or of somebody old who comes along.
 *
 * @param taken tokens that are understood already
 * @example agesIn(tokenize('a 2 yr old'), new Set()) // [{ from: 1, to: 4, value: { type: 'feature', key: 'kids', told: true } }]
 */
export function agesIn(tokens: readonly Token[], taken: ReadonlySet<number>): Span<Meaning>[] {
  return [...tokens.keys()].flatMap((from): Span<Meaning>[] => {
    const found = taken.has(from) ? null : ageAt(tokens, from);
    const key = !found ? null : found.age <= CHILD ? 'kids' : found.age >= OLD ? 'parents' : null;
    return found && key ? [{ from, to: found.to, value: { type: 'feature', key, told: true } }] : [];
  });
}
