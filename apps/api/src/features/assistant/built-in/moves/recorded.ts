import type { BeyondMove, RecordedMove } from '../../../dialogue/ask/moves.ts';
import type { Fact } from '../../../understanding/wishes.ts';
import { factLine, factsAbout } from '../facts.ts';
import { listOf, nameOf } from '../words.ts';

/** @example "Tre Chiuse's phone number is (294) 555-0173." */
export function sayRecorded({ facts, rows }: RecordedMove): string {
  const [only] = rows;
  if (rows.length > 1) {
    const silent = facts.find((fact) => SILENT[fact]);
    const lines = rows.map((row) => factLine(row, silent ? ['phone'] : facts)).join('\n');
    if (facts.every((fact) => BRIEF.has(fact))) return `${listOf(rows.map((row) => factLine(row, facts, ' is ')))}.`;
    return silent ? `I don't know ${SILENT[silent]}. To be sure, ring them:\n${lines}` : lines;
  }
  return only ? factsAbout(only, facts) : '';
}

/** Facts of a few words, which several places share a sentence for. */
const BRIEF: ReadonlySet<Fact> = new Set(['price', 'area', 'rating', 'food']);

/** What only the places themselves can tell. */
const SILENT: Readonly<Partial<Record<Fact, string>>> = {
  distance: 'where you are',
  availability: 'which tables are free',
  deals: 'what discounts or offers they have',
  'dish price': 'what a single dish or drink costs',
};

/** @example "I named only two. Which did you mean, Foxlight Ramen or Lucky Badger?" */
export const sayBeyond = ({ rows }: BeyondMove): string =>
  `I named only ${['none', 'one', 'two', 'three'][rows.length] ?? rows.length}. Which did you mean, ${listOf(rows.map(nameOf), 'or')}?`;
