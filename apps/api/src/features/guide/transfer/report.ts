import { printable } from './bad-file.ts';
import type { Outcome } from './outcome.ts';

export type Counts = Record<Outcome['kind'], number>;

export const NO_COUNTS: Counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };

/**
 * @param applied false for a dry run
 * @example lineOf('line 7', { kind: 'unchanged', name: 'The Ox' }, true) // 'line 7: unchanged The Ox'
 */
export function lineOf(location: string, outcome: Outcome, applied: boolean): string {
  return printable(`${location}: ${wordsFor(outcome, applied)}`);
}

function wordsFor(outcome: Outcome, applied: boolean): string {
  const { name } = outcome;
  switch (outcome.kind) {
    case 'added':
      return `${applied ? 'added' : 'would add'} ${name}`;
    case 'changed':
      return `${applied ? 'changed' : 'would change'} ${name}: ${outcome.details}`;
    case 'unchanged':
      return `unchanged ${name}`;
    case 'refused':
      return `refused${name ? ` ${name}` : ''}: ${outcome.reason}`;
  }
}

/** The last line of a report. */
export function summaryOf({ added, changed, unchanged, refused }: Counts, applied: boolean): string {
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`;
  return applied ? `Imported: ${counts}` : `Dry run, nothing was changed: ${counts} Add --apply to import.`;
}
