import type { Token } from './tokens.ts';

/** Words that `*` stands for, at the most. */
const FILLER = 4;

export interface Part {
  kind: 'word' | 'any' | 'clause';
  words: ReadonlySet<string>;
  optional: boolean;
}

/** What stands before and behind the thing that a pattern is about. */
export interface Halves {
  before: readonly Part[];
  after: readonly Part[];
  /** Other words may stand between its first half and the thing. */
  gap: boolean;
}

const partOf = (text: string): Part => {
  const optional = text.endsWith('?');
  const words = new Set(text.replace(/\?$/, '').split('/'));
  return { kind: text === '*' ? 'any' : text === '|' ? 'clause' : 'word', words, optional };
};

/**
 * A pattern for words around a thing, for which `_` stands: `/` separates alternatives, `?` marks what may be absent, `*` stands for up to
 * four other words, `…` before `_` for some more, `|` for a new clause.
 *
 * @example halvesOf('no more than _').before.length // 3
 */
export function halvesOf(says: string): Halves {
  const [before = '', after = ''] = says.split('_').map((half) => half.trim());
  const parts = (half: string) =>
    half
      .split(' ')
      .filter((part) => part && part !== '…')
      .map(partOf);
  return { before: parts(before), after: parts(after), gap: before.endsWith('…') };
}

/**
 * Where parts end that begin at token `at` and go on in one direction: the first token that is none of theirs. Null where they do not match.
 */
export function end(tokens: readonly Token[], at: number, parts: readonly Part[], step: 1 | -1): number | null {
  const part = step === 1 ? parts[0] : parts.at(-1);
  const rest = step === 1 ? parts.slice(1) : parts.slice(0, -1);
  if (!part) return at;
  const [token, beside] = [tokens[at], tokens[at - step]];
  if (part.kind === 'clause') return token && token.clause !== beside?.clause ? fresh(tokens, at, rest, step) : null;
  const inside = token !== undefined && (beside === undefined || token.clause === beside.clause);
  if (part.kind === 'any') return overFiller(tokens, at, rest, step);
  const matched = inside && part.words.has(token.word) ? end(tokens, at + step, rest, step) : null;
  return matched ?? (part.optional ? end(tokens, at, rest, step) : null);
}

/** The first word of another clause. */
function fresh(tokens: readonly Token[], at: number, [part, ...rest]: readonly Part[], step: 1 | -1): number | null {
  return part?.words.has(tokens[at]?.word ?? '') ? end(tokens, at + step, rest, step) : null;
}

function overFiller(tokens: readonly Token[], at: number, rest: readonly Part[], step: 1 | -1): number | null {
  for (let skipped = 0; skipped <= FILLER; skipped += 1) {
    const from = at + skipped * step;
    if (skipped > 0 && tokens[from - step]?.clause !== tokens[at - step]?.clause) return null;
    const found = end(tokens, from, rest, step);
    if (found !== null) return found;
  }
  return null;
}
