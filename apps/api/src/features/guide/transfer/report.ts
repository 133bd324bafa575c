import type { Outcome } from './outcome.ts';

export type Counts = Record<Outcome['kind'], number>;

export const NO_COUNTS: Counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };

/**
 * @param applied whether it was done, not only judged
 * @example lineOf('line 7', { kind: 'unchanged', name: 'The Ox' }, true) // 'line 7: unchanged The Ox'
 */
export function lineOf(place: string, verdict: Outcome, applied: boolean): string {
  // What is in a file goes to a terminal here, which would obey its control characters.
  return `${place}: ${wordsFor(verdict, applied)}`.replace(/\p{Cc}/gu, '\ufffd');
}

function wordsFor(verdict: Outcome, applied: boolean): string {
  const { name } = verdict;
  switch (verdict.kind) {
    case 'added':
      return `${applied ? 'added' : 'would add'} ${name}`;
    case 'changed':
      return `${applied ? 'changed' : 'would change'} ${name}: ${verdict.details}`;
    case 'unchanged':
      return `unchanged ${name}`;
    case 'refused':
      return `refused${name ? ` ${name}` : ''}: ${verdict.reason}`;
  }
}

/** The last line of a report. */
export function summaryOf({ added, changed, unchanged, refused }: Counts, applied: boolean): string {
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`;
  return applied ? `Imported: ${counts}` : `Dry run, nothing was written: ${counts} Add --apply to import.`;
}
