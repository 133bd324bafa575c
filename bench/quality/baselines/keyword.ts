import { DEPTH } from '../grade.ts';
import type { Row } from '../row.ts';

/** Stop words. */
const STOP: ReadonlySet<string> = new Set(
  `a about also am an and any anything are as at be but by can could do does for from get give good had has have hello hi how i if im in
  is it its just know like looking me my need nice no not of on one or our out place places please restaurant restaurants some somewhere
  something that the their them there they this to us want was we what whats when where which who will with would you your`.split(
    /\s+/,
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}$]+/u)
    .filter((word) => word.length > 1 && !STOP.has(word));

/** Searchable words for each price level, by index. */
const PRICE_WORDS = ['', 'cheap inexpensive', 'moderate', 'pricey', 'expensive', 'expensive'];

const textOf = (row: Row): string =>
  [row.name, row.neighborhood, row.cuisine, row.tag, row.saffronNotes, PRICE_WORDS[row.price ?? 0]].join(' ');

/**
 * Keyword matching: ranks restaurants by the number of words of the conversation that they contain, then by rating.
 *
 * @returns a function that ranks restaurants for all messages so far
 */
export function keywordBaseline(guide: readonly Row[]): (said: readonly string[]) => Row[] {
  const words = guide.map((row) => new Set(wordsOf(textOf(row))));
  return (said) => {
    const asked = [...new Set(said.flatMap(wordsOf))];
    return guide
      .map((row, at) => ({ row, hits: asked.filter((word) => words[at]?.has(word)).length }))
      .filter(({ hits }) => hits > 0)
      .toSorted((a, b) => b.hits - a.hits || (b.row.rating ?? 0) - (a.row.rating ?? 0) || a.row.id - b.row.id)
      .slice(0, DEPTH)
      .map(({ row }) => row);
  };
}
