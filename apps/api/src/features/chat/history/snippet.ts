import type { FoundPiece } from '@saffron/contracts/chat-search';
import { beginning } from '../../../truncate.ts';
import { type Word, wordsOf } from './words.ts';

/** Characters of a snippet, and how many of them come before the first word found. */
const LENGTH = 160;
const BEFORE = 40;

const isHit = ({ key }: Word, terms: readonly string[]): boolean => terms.some((term) => key.startsWith(term));

/** A text in pieces, where each word that begins with a term is a piece of its own. */
export function marked(text: string, terms: readonly string[]): FoundPiece[] {
  const hits = [...wordsOf(text)].filter((word) => isHit(word, terms));
  return pieces(text, hits, 0, text.length);
}

/**
 * The part of a text around the first word found, on one line.
 *
 * @returns null if the text contains none; `found` counts the terms that it contains
 */
export function snippetOf(text: string, terms: readonly string[]): { found: number; snippet: FoundPiece[] } | null {
  const words = [...wordsOf(text)];
  const hits = words.filter((word) => isHit(word, terms));
  const [first] = hits;
  if (!first) return null;
  const from = first.at <= BEFORE ? 0 : (words.find(({ at }) => at >= first.at - BEFORE)?.at ?? first.at);
  const to = text.length - from <= LENGTH ? text.length : endOf(text, words, from + LENGTH, first.end);
  const shown = pieces(text, hits, from, to);
  if (from > 0) shown.unshift({ text: '…', hit: false });
  if (to < text.length) shown.push({ text: '…', hit: false });
  return { found: terms.filter((term) => hits.some(({ key }) => key.startsWith(term))).length, snippet: shown };
}

/** The end of the last word before `limit`. Cuts off the first word found, which ends at `first`, if it is longer. */
function endOf(text: string, words: readonly Word[], limit: number, first: number): number {
  const last = words.findLast(({ end }) => end <= limit);
  return last && last.end >= first ? last.end : beginning(text, limit).length;
}

function pieces(text: string, hits: readonly Word[], from: number, to: number): FoundPiece[] {
  const all: FoundPiece[] = [];
  const add = (start: number, end: number, hit: boolean) => {
    if (start < end) all.push({ text: text.slice(start, end).replace(/\s+/g, ' '), hit });
  };
  let at = from;
  for (const hit of hits) {
    if (hit.at < from || hit.at >= to) continue;
    add(at, hit.at, false);
    add(hit.at, Math.min(hit.end, to), true);
    at = hit.end;
  }
  add(at, to, false);
  return all;
}
