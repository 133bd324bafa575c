import { fold, tokenize } from '../text/tokens.ts';
import type { Reply } from './act.ts';
import { type GuideWords, kindsOf } from './kinds.ts';

/** Features are hashed to this many numbers; they fit in 16 bits. */
export const FEATURES = 1 << 15;

/** Code units of a message that are read, at its beginning and at its end: what a long one wants stands there. */
const HEAD = 240;
const TAIL = 160;
const READ = HEAD + TAIL;

/** What is known beside the words of a message. */
export interface ActContext {
  /** Whether places were shown before. */
  shown: boolean;
  /** What the reply before did, where that is known. */
  before?: Reply | null;
  /** The vocabulary of the guide. */
  guide?: GuideWords;
}

/**
 * The features of a message: hashed word n-grams (1 to 3) and character n-grams (2 to 5) of the message as written and with mentions
 * replaced by their kind, and the context.
 *
 * @returns numbers below {@link FEATURES}, each once, in order of appearance
 */
export function featuresOf(message: string, { shown, before, guide }: ActContext): Uint16Array {
  const text = message.length > READ ? `${message.slice(0, HEAD)} ${message.slice(-TAIL)}` : message;
  const tokens = tokenize(text);
  const kinds = kindsOf(tokens, guide);
  const found = new Set<number>();
  addGrams(found, 'word', ['^', ...tokens.map(({ word }) => word), '$'], 1, 3);
  addGrams(found, 'kind', ['^', ...kinds, '$'], 1, 3);
  addGrams(found, 'letters', [...` ${plain(text)} `], 2, 5);
  addGrams(found, 'letters of kinds', [...` ${kinds.join(' ').slice(0, READ)} `], 2, 5);
  addGrams(found, 'context', [shown ? 'shown' : 'new', ...(before ? [before] : [])], 1, 2);
  return Uint16Array.from(found);
}

/** Folded, with single spaces; of other signs only those that tell a question or a break remain. */
const plain = (text: string): string =>
  fold(text)
    .slice(0, READ)
    .replace(/[^\p{L}\p{N}?!.,:$€£+-]+/gu, ' ')
    .trim();

/** Adds the hashes of `all[from]`, of it and the next, and so on, up to `most` of them. */
function addGrams(found: Set<number>, kind: string, all: readonly string[], least: number, most: number): void {
  const start = mix(FNV_START, kind);
  for (let from = 0; from < all.length; from += 1) {
    let value = start;
    for (let at = from; at < from + most && at < all.length; at += 1) {
      value = mix(value, all[at] ?? '');
      if (at - from + 1 >= least) found.add(fold16(value));
    }
  }
}

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over code units, with a sign after each text, so that "a bc" is not "ab c". */
function mix(start: number, text: string): number {
  let value = start;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME);
  return Math.imul(value ^ 0x1f, FNV_PRIME);
}

const fold16 = (value: number): number => ((value ^ (value >>> 15)) >>> 0) % FEATURES;
