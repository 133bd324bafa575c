import type { Token } from '../text/tokens.ts';

/** Between what somebody leaves out and a part of it that they do not: "no meat other than fish", "any meat that isn't fish". */
const EXCEPTING =
  /^(?:(?:except|excepting|besides|barring|excluding|save)(?: for)?|other than|(?:apart|aside) from|(?:that|which) (?:(?:is |are )?not|isnt|arent|aint)|thats not)(?: (?:the|some|a|an))?$/;
/** Words between them, at most. */
const REACH = 5;

/**
 * Where the words begin that make an exception of what stands at a token; null where none do.
 *
 * @example exceptionBefore(tokenize('no meat other than fish'), 4) // 2
 */
export function exceptionBefore(tokens: readonly Token[], at: number): number | null {
  const first = Math.max(0, at - REACH);
  for (let from = first; from < at; from += 1) {
    const words = tokens.slice(from, at);
    const isOne = words.every(({ sentence }) => sentence === tokens[at]?.sentence);
    if (isOne && EXCEPTING.test(words.map(({ word }) => word).join(' '))) return from;
  }
  return null;
}
