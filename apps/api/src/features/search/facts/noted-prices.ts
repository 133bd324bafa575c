import type { Restaurant } from '@saffron/contracts/guide';
import type { Sentence } from '../../understanding/text/sentences.ts';

/** "R185", "£12", "60 rand", with the few words behind it. */
const SUM =
  /(?:[$£€₹]|(?<![\p{L}\p{N}])(?:R|Rs|RM|ZAR|kr|CHF)) ?(\d{1,5})(?!\d|:\d|%)([^.;,]{0,20})|(?<![\p{L}\p{N}])(\d{1,5}) ?(?:€|rand|rupees|kr|zł|francs|dollars|pounds|euros)(?!\p{L})([^.;,]{0,20})/giu;
/** Sums that are no price of a meal. */
const ELSE = /corkage|deposit|cover|at the door|parking|scoop|children|child|kids|each|more|extra|glass|bottle|taster/i;
/** Prices of one place that are read. */
const READ = 20;

/**
 * What the notes on the food ask for a meal, in the money of the guide; notes without parts may say it anywhere.
 *
 * @example notedPrices(sentencesOf(row)) // [185, 295] of "Mains R185 to R295."
 */
export function notedPrices(sentences: readonly Sentence[]): number[] {
  const apart = sentences.some(({ part }) => part !== 'vibe');
  const prices: number[] = [];
  for (const { text, part } of sentences) {
    if (apart && part !== 'food_notes') continue;
    for (const [, before, afterIt = '', named, afterName = ''] of text.matchAll(SUM)) {
      if (!ELSE.test(afterIt + afterName)) prices.push(Number(before ?? named));
      if (prices.length === READ) return prices;
    }
  }
  return prices;
}

/** What a meal mostly costs by price level, in the money that price wishes are read in. */
const TYPICAL = [10, 22, 45, 80, 130];
/** Places whose notes name prices, from which on the money of a guide is known. */
const ENOUGH = 5;
/** Up to this factor, prices differ by what is counted rather than by the currency. */
const ALIKE = 2;

/**
 * How much of the guide's money one unit of {@link TYPICAL} is: about 5 where a plain dinner is R100. 1 where too few notes name prices.
 *
 * @param prices by position of the row
 */
export function worthOfMoney(rows: readonly Restaurant[], prices: readonly (readonly number[])[]): number {
  const ratios = rows.flatMap(({ price }, at) => {
    const typical = TYPICAL[(price ?? 0) - 1];
    const noted = prices[at] ?? [];
    return typical && noted.length > 0 ? [Math.max(...noted) / typical] : [];
  });
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1;
  return ratios.length < ENOUGH || (middle > 1 / ALIKE && middle < ALIKE) ? 1 : middle;
}
