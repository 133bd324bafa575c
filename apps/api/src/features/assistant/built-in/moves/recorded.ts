import type { Restaurant } from '@saffron/contracts/guide';
import type { BeyondMove, RecordedMove } from '../../../dialogue/ask/moves.ts';
import { valuesIn } from '../../../search/facts/values.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { sentencesOf } from '../../../understanding/text/sentences.ts';
import { tokenize } from '../../../understanding/text/tokens.ts';
import type { Fact } from '../../../understanding/wishes.ts';
import { factLine, factsAbout } from '../facts.ts';
import { ANSWER } from '../phrasebook/ask.ts';
import { told } from '../pitch.ts';
import type { Voice } from '../voice.ts';
import { listOf, nameOf } from '../words.ts';

/** @example "Tre Chiuse's phone number is (294) 555-0173." */
export function sayRecorded(move: RecordedMove, voice: Voice): string {
  const sums = move.facts.some((fact) => SUMS.has(fact)) ? move.rows.map((row) => sumOf(row, voice)) : [];
  const said = recordedOf(move);
  if (sums.some(Boolean)) {
    const told = sums.flatMap((text, at) =>
      text && move.rows[at]
        ? [move.rows.length > 1 ? voice.say(ANSWER.toldAt, { at: nameOf(move.rows[at]), text }) : text]
        : [],
    );
    return [...told, said].join(' ');
  }
  return move.amount && move.rows.some(({ price }) => price !== null) ? `${voice.say(ANSWER.noSum)} ${said}` : said;
}

/** Facts that an amount of money in the notes answers. */
const SUMS: ReadonlySet<Fact> = new Set(['price', 'dish price']);

/** The sentence of the notes that names most sums; empty where none does. */
function sumOf(row: Restaurant, voice: Voice): string {
  const [best] = sentencesOf(row)
    .filter(isHarmless)
    .map((sentence) => ({ sentence, sums: sumsIn(sentence.text) }))
    .filter(({ sums }) => sums > 0)
    .toSorted((one, other) => other.sums - one.sums);
  return best ? told(best.sentence, voice) : '';
}

const sumsIn = (text: string): number => valuesIn(text, tokenize(text)).filter(({ kind }) => kind === 'money').length;

function recordedOf({ facts, rows }: RecordedMove): string {
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
