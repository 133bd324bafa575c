import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { numberIn } from './numbers.ts';

const PERSON =
  wordSet(`person people friend mate guest colleague coworker cousin neighbour neighbor flatmate roommate boss mum mom mam mother dad father parent sister
  brother sibling wife husband partner girlfriend boyfriend fiance fiancee aunt auntie uncle gran granny grandma grandmother nan nana grandad grandpa
  grandfather niece nephew son daughter kid child teenager toddler`);
const COMING = wordSet('coming join joining joins come comes tagging');
const LEAVING = wordSet('dropped cancelled canceled bailed bailing cancelling canceling');
const UNABLE = wordSet('cant cannot wont couldnt not isnt arent');
const ATTENDING = wordSet('come make coming join joining');
/** Who comes besides: without one of these, somebody who comes may have been counted before. */
const BESIDES = wordSet('too also more another extra additional joining join joins tagging plus');

/**
 * By how many a party grows, or shrinks if below zero.
 *
 * @example joiningIn(tokenize('my sister and two friends are joining us')) // 3
 */
export function joiningIn(tokens: readonly Token[]): number {
  const words = tokens.map(({ word }) => word);
  const leaves = words.findIndex(
    (word, at) => LEAVING.has(word) || (ATTENDING.has(word) && UNABLE.has(words[at - 1] ?? '')),
  );
  if (leaves > 0) return -peopleIn(tokens.slice(0, leaves)) || 0;
  const comes = words.findIndex((word) => COMING.has(word));
  const plus = words.indexOf('plus');
  if (comes < 0 && plus < 0) return 0;
  if (!words.some((word) => BESIDES.has(word)) && !WITH_US.test(words.join(' '))) return 0;
  return peopleIn(comes > 0 ? tokens.slice(0, comes) : tokens.slice(plus + 1));
}
const WITH_US = /\b(?:as well|along|with us|with me)\b/;

/** "My sister and two friends" are three, "two more" two. */
function peopleIn(tokens: readonly Token[]): number {
  let sum = 0;
  for (const [at, { word, stem }] of tokens.entries()) {
    const before = numberIn(tokens[at - 1]?.word ?? '');
    const next = tokens[at + 1];
    const counted = next && (PERSON.has(next.stem) || COUNTED.has(next.word) || UNITED.has(next.word));
    const number = numberIn(word);
    if (PERSON.has(stem) && before === null) sum += 1;
    else if (number !== null && (counted || at === tokens.length - 1)) sum += number;
  }
  return sum;
}
const COUNTED: ReadonlySet<string> = new Set(['more', 'extra', 'others', 'other', 'additional']);
const UNITED: ReadonlySet<string> = new Set(['of', 'are', 'have', 'has', 'is', 'cant', 'wont']);

/**
 * How many come once a message has told who else does, or who does not; null where it tells of nobody, or nobody knows how many there were.
 */
export function sizeAfter(before: number | null, tokens: readonly Token[]): number | null {
  const joining = before === null ? 0 : joiningIn(tokens);
  return before === null || joining === 0 ? null : Math.max(1, before + joining);
}
