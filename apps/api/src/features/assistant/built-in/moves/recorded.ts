import type { Restaurant } from '@saffron/contracts/guide';
import { DAYS } from '@saffron/contracts/hours/days';
import { timeOf, toSchedule } from '@saffron/contracts/hours/schedule';
import type { BeyondMove, RecordedMove } from '../../../dialogue/ask/moves.ts';
import { answerOf } from '../../../search/facts/answer.ts';
import type { Fact } from '../../../understanding/wishes.ts';
import { factLine, factsAbout } from '../facts.ts';
import { NO_HOURS } from '../phrasebook/ask.ts';
import { quoted } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { listOf, nameOf } from '../words.ts';

/** @example "Tre Chiuse's phone number is (294) 555-0173." */
export function sayRecorded({ facts, rows, day }: RecordedMove, voice: Voice): string {
  const [only] = rows;
  if (only && facts.includes('hours') && day !== null) return rows.map((row) => onDay(row, day, voice)).join(' ');
  if (rows.length > 1) {
    const silent = facts.find((fact) => SILENT[fact] && (fact !== 'hours' || rows.every((row) => row.hours === null)));
    const lines = rows.map((row) => factLine(row, silent ? ['phone'] : facts)).join('\n');
    if (facts.every((fact) => BRIEF.has(fact))) return `${listOf(rows.map((row) => factLine(row, facts, ' is ')))}.`;
    return silent ? `I don't know ${SILENT[silent]}. To be sure, ring them:\n${lines}` : lines;
  }
  if (!only) return '';
  const noted = facts.includes('hours') && !only.hours ? hoursNoted(only, voice) : '';
  return noted ? noted : factsAbout(only, facts);
}

/** Facts of a few words, which several places share a sentence for. */
const BRIEF: ReadonlySet<Fact> = new Set(['price', 'area', 'rating', 'food']);

/** What only the places themselves can tell. */
const SILENT: Readonly<Partial<Record<Fact, string>>> = {
  hours: 'their opening hours',
  distance: 'where you are',
  availability: 'which tables are free',
  deals: 'what discounts or offers they have',
  'dish price': 'what a single dish or drink costs',
};

function onDay(row: Restaurant, day: number, voice: Voice): string {
  const name = nameOf(row);
  const when = `on ${DAYS[day]}s`;
  if (!row.hours) return hoursNoted(row, voice) || `I don't know when ${name} opens ${when}.`;
  const spans = toSchedule(row.hours).week[day] ?? [];
  if (spans.length === 0) return `${name} is closed ${when}.`;
  return `${name} is open ${listOf(spans.map(({ start, end }) => `${timeOf(start)} to ${timeOf(end)}`))} ${when}.`;
}

/** What the notes say of late hours, where no hours are recorded. */
function hoursNoted(row: Restaurant, voice: Voice): string {
  const { sentence } = answerOf('hours', row);
  return sentence ? `${voice.say(NO_HOURS)} ${quoted(sentence)}` : '';
}

/** @example "I named only two. Which did you mean, Foxlight Ramen or Lucky Badger?" */
export const sayBeyond = ({ rows }: BeyondMove): string =>
  `I named only ${['none', 'one', 'two', 'three'][rows.length] ?? rows.length}. Which did you mean, ${listOf(rows.map(nameOf), 'or')}?`;
