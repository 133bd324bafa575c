import type { Restaurant } from '@saffron/contracts/guide';
import type { BeyondMove, RecordedMove } from '../../../dialogue/ask/moves.ts';
import { valuesIn } from '../../../search/facts/values.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../../understanding/text/sentences.ts';
import { tokenize } from '../../../understanding/text/tokens.ts';
import type { Fact } from '../../../understanding/wishes.ts';
import { factLine, factsAbout } from '../facts.ts';
import { ANSWER } from '../phrasebook/ask.ts';
import { isAddressed, told } from '../pitch.ts';
import { inClause, shortened } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { listOf, nameOf, priceInWords, signs } from '../words.ts';

/** @example "Tre Chiuse's phone number is (294) 555-0173." */
export function sayRecorded(move: RecordedMove, voice: Voice): string {
  const sums = move.amount ? BILL : SUMS;
  const priced = move.facts.some((fact) => sums.has(fact))
    ? move.rows.map((row) => ({ row, sum: sumOf(row, move) }))
    : [];
  const others = move.facts.filter((fact) => !sums.has(fact));
  const rest = others.length > 0 ? [recordedOf({ ...move, facts: others }, voice.isSaid)] : [];
  const [only] = priced;
  if (only?.sum && priced.length === 1)
    return [
      told(only.sum, voice),
      ...(move.amount && !BILLED.test(only.sum.text) ? levelOf(only.row) : []),
      ...rest,
    ].join(' ');
  if (priced.some(({ sum }) => sum)) return [...priced.map(({ row, sum }) => pricesAt(row, sum)), ...rest].join(' ');
  const said = recordedOf(move, voice.isSaid);
  return move.amount &&
    move.facts.some((fact) => SUMS.has(fact)) &&
    !move.facts.includes('dish price') &&
    move.rows.some(({ price }) => price !== null)
    ? `${voice.say(ANSWER.noSum)} ${said}`
    : said;
}

/** Facts that an amount of money in the notes answers. */
const SUMS: ReadonlySet<Fact> = new Set(['price']);
/** Where it is asked what so many pay, the price of what they have is a part of it. */
const BILL: ReadonlySet<Fact> = new Set(['price', 'dish price']);

const levelOf = ({ price }: Restaurant): string[] =>
  price === null ? [] : [`All in all it's ${priceInWords(price)} (${signs(price)}).`];

/** Letters of what one of several places charges. */
const BRIEF_SUM = 90;

/** @example "Ashkar's ($$): the mixed grill for two is $44." */
function pricesAt(row: Restaurant, sum: Sentence | undefined): string {
  const level = row.price === null ? '' : ` (${signs(row.price)})`;
  const text = sum ? inClause({ ...sum, text: shortened(sum.text, BRIEF_SUM) }) : `I have no prices`;
  return `${nameOf(row)}${level}: ${text}.`;
}

/** The sentence of the notes that tells best what one pays: by the head where that is asked, or else the most sums. */
function sumOf(row: Restaurant, { amount }: RecordedMove): Sentence | undefined {
  const [best] = sentencesOf(row)
    .filter((sentence) => isHarmless(sentence) && !isAddressed(sentence))
    .map((sentence) => ({ sentence, sums: sumsIn(sentence.text), isBilled: amount && BILLED.test(sentence.text) }))
    .filter(({ sentence, sums }) => sums > 0 && !ASIDE.test(sentence.text))
    .toSorted((one, other) => Number(other.isBilled) - Number(one.isBilled) || other.sums - one.sums);
  return best?.sentence;
}

/** What one pays for a whole meal. */
const BILLED =
  /\b(?:all in|a head|per head|a person|per person|each person|set menu|courses?|buffet|family (?:style|dinner))\b/i;
/** What one pays beside the food. */
const ASIDE = /\b(?:corkage|parking|valet|garage|atm|cover charge|at the door|minimum)\b/i;

const sumsIn = (text: string): number => valuesIn(text, tokenize(text)).filter(({ kind }) => kind === 'money').length;

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
