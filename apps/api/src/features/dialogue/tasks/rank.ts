import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import type { Context } from '../context.ts';
import type { RankedBy } from '../moves.ts';
import type { Answer } from '../task.ts';

interface Ranking {
  by: RankedBy;
  words: RegExp;
  value: (row: Restaurant) => number | null;
}

const RANKINGS: readonly Ranking[] = [
  {
    by: 'cheapest',
    words: /\b(?:cheapest|least expensive)\b/i,
    value: ({ price }) => (price === null ? null : -price),
  },
  { by: 'dearest', words: /\b(?:most expensive|priciest|dearest)\b/i, value: ({ price }) => price },
  { by: 'best rated', words: /\b(?:best|highest|top) rat(?:ed|ing)\b/i, value: ({ rating }) => rating },
];
/** A question about what was shown, rather than a wish for the cheapest of the guide. */
const WITHIN =
  /^\W*(?:and |so |ok(?:ay)? )?(?:which|what(?:'s| is)|who)\b.*|\bof (?:these|those|them|the (?:two|three))\b/i;

/** "Which is the cheapest?", "the best rated of those": puts what was shown in order. */
export function* rank({ text, shown }: Context): Steps<Answer | null> {
  const ranking = RANKINGS.find(({ words }) => words.test(text));
  if (!ranking || shown.length < 2 || !WITHIN.test(text)) return null;
  const known = shown.flatMap((row) => {
    const value = ranking.value(row);
    return value === null ? [] : [{ row, value }];
  });
  if (known.length === 0) return null;
  const most = Math.max(...known.map(({ value }) => value));
  const first = known.filter(({ value }) => value === most).map(({ row }) => row);
  const rest = shown.filter((row) => !first.includes(row));
  return { moves: [{ type: 'rank', by: ranking.by, first, rest }], picks: first };
}
