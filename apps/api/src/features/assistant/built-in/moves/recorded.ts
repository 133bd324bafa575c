import type { Restaurant } from '@saffron/contracts/guide';
import type { BeyondMove, Bill, RecordedMove } from '../../../dialogue/ask/moves.ts';
import type { Sentence } from '../../../understanding/text/sentences.ts';
import type { Fact } from '../../../understanding/wishes.ts';
import { billFor, sumsAt } from '../bill.ts';
import { factLine, factsAbout } from '../facts.ts';
import { ANSWER } from '../phrasebook/ask.ts';
import { inQuotes, isAddressed, told } from '../pitch.ts';
import { inClause } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { listOf, nameOf, priceInWords, signs } from '../words.ts';

/** @example "Tre Chiuse's phone number is (294) 555-0173." */
export function sayRecorded(move: RecordedMove, voice: Voice): string {
  const { facts, rows, bill } = move;
  const sums = bill ? BILL : SUMS;
  const others = facts.filter((fact) => !sums.has(fact));
  const rest = others.length > 0 ? [recordedOf({ ...move, facts: others }, voice.isSaid)] : [];
  const priced = others.length < facts.length ? pricesOf(rows, bill ?? NO_BILL, voice) : '';
  if (priced) return [priced, ...rest].join(' ');
  const said = recordedOf(move, voice.isSaid);
  return bill && others.length === 0 && !facts.includes('dish price') && rows.some(({ price }) => price !== null)
    ? `${voice.say(ANSWER.noSum)} ${said}`
    : said;
}

/** Facts that an amount of money in the notes answers. */
const SUMS: ReadonlySet<Fact> = new Set(['price']);
/** Where it is asked what so many pay, the price of what they have is a part of it. */
const BILL: ReadonlySet<Fact> = new Set(['price', 'dish price']);
const NO_BILL: Bill = { party: null, drinks: false, children: false };

/** What notes tell of what one pays, of one place or of each of several; empty where they tell nothing of any. */
export function pricesOf(rows: readonly Restaurant[], bill: Bill, voice: Voice): string {
  const [only, ...others] = rows;
  if (only && others.length === 0) {
    const sums = sumsAt(only, bill);
    if (sums.length === 0) return '';
    const all = billFor(sums, bill);
    return [...sums.map((sum) => told(sum, voice)), ...(all ? [all] : levelOf(only))].join(' ');
  }
  const priced = rows.map((row) => ({ row, sum: sumsAt(row, bill, 1)[0] }));
  return priced.some(({ sum }) => sum) ? priced.map(({ row, sum }) => pricesAt(row, sum, bill)).join(' ') : '';
}

const levelOf = ({ price }: Restaurant): string[] =>
  price === null ? [] : [`All in all it's ${priceInWords(price)} (${signs(price)}).`];

/** @example "Ashkar's ($$): the mixed grill for two is $44." */
function pricesAt(row: Restaurant, sum: Sentence | undefined, bill: Bill): string {
  const level = row.price === null ? '' : ` (${signs(row.price)})`;
  const text = !sum ? 'I have no prices' : isAddressed(sum) ? `“${inQuotes(sum)}”` : inClause(sum);
  return [`${nameOf(row)}${level}: ${text}.`, sum ? billFor([sum], bill) : ''].filter(Boolean).join(' ');
}

function recordedOf({ facts, rows }: RecordedMove, isSaid: Voice['isSaid']): string {
  const [only] = rows;
  if (rows.length > 1) {
    const silent = facts.find((fact) => SILENT[fact]);
    const priced = rows.filter(({ price }) => price !== null);
    // Of a dish nobody knows the price: the level tells something.
    if (silent === 'dish price' && priced.length > 0)
      return `I don't know ${SILENT[silent]}, but ${listOf(priced.map((row) => factLine(row, ['price'], ' is ')))}.`;
    if (silent === 'distance')
      return `I don't know ${SILENT[silent]}. Here is where they are:\n${rows.map((row) => factLine(row, ['address'])).join('\n')}`;
    const lines = rows.map((row) => factLine(row, silent ? ['phone'] : facts)).join('\n');
    if (facts.every((fact) => fact === 'price') && priced.length === rows.length) return levelsOf(rows);
    if (facts.every((fact) => BRIEF.has(fact))) return `${listOf(rows.map((row) => factLine(row, facts, ' is ')))}.`;
    return silent ? `I don't know ${SILENT[silent]}. To be sure, ring them:\n${lines}` : lines;
  }
  return only ? factsAbout(only, facts, isSaid) : '';
}

/** @example "Sea Bell and Drift are moderately priced ($$) and Amber is expensive ($$$$)." */
function levelsOf(rows: readonly Restaurant[]): string {
  const levels = [...Map.groupBy(rows, ({ price }) => price ?? 0)].map(
    ([price, same]) =>
      `${listOf(same.map(nameOf))} ${same.length > 1 ? (same.length < rows.length ? 'are' : same.length === 2 ? 'are both' : 'are all') : 'is'} ${priceInWords(price)} (${signs(price)})`,
  );
  return `${listOf(levels)}.`;
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
export const sayBeyond = ({ rows: [first, ...others] }: BeyondMove): string =>
  first && others.length === 0
    ? `We have spoken of only one, ${nameOf(first)}. Which other place did you mean?`
    : amongSeveral(first ? [first, ...others] : []);

const amongSeveral = (rows: readonly Restaurant[]): string =>
  `I named only ${['none', 'one', 'two', 'three'][rows.length] ?? rows.length}. Which did you mean, ${listOf(rows.map(nameOf), 'or')}?`;
