import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  ALL_DAY,
  type ClauseHours,
  hoursOfClause,
  type Told,
  thereAt,
} from '../src/features/search/opening/clause-hours.ts';
import {
  chanceBy,
  featuresOfClause,
  HASHED,
  HOURS_LABELS,
  type Kind,
} from '../src/features/search/opening/hours-classifier.ts';
import { WEEK } from '../src/features/search/opening/time-atoms.ts';
import { clausesOf, daysBetween } from '../src/features/search/opening/time-phrases.ts';
import { type ToldHours, toldHoursBy } from '../src/features/search/opening/told-hours.ts';
import type { Linear } from '../src/features/understanding/learned/linear.ts';
import { type Labelled, train } from './model.ts';

/** What a sentence tells of opening hours, as its label says; see apps/api/training/hours/README.md. */
interface Hours {
  usual: Told | null;
  days: ReadonlyMap<number, Told>;
  closed: ReadonlySet<number>;
  kitchen: readonly number[];
  /** Open on every day. */
  daily: boolean;
}

/** A labelled sentence. */
export interface Sentence {
  kind: Kind;
  text: string;
  label: string;
  hours: Hours;
}

const DATA = new URL('hours/sentences.txt', import.meta.url);
const CODE = [
  '../src/features/search/opening/hours-classifier.ts',
  '../src/features/search/opening/time-atoms.ts',
  '../src/features/search/opening/time-phrases.ts',
  '../src/features/search/opening/clause-hours.ts',
  '../src/features/search/opening/told-hours.ts',
  '../src/features/understanding/learned/linear.ts',
  'hours.ts',
];

/** A hash of the data and code that the weights are made of. */
export function hoursHash(): string {
  const hash = createHash('sha256').update(readFileSync(DATA));
  for (const path of CODE) hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest('hex');
}

const NAMES = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const KINDS: Readonly<Record<string, Kind>> = {
  b: { bar: true, daytime: false, evening: true },
  d: { bar: false, daytime: true, evening: false },
  r: { bar: false, daytime: true, evening: true },
};

function daysIn(words: readonly string[]): number[] {
  return words.flatMap((word) => {
    const [from = -1, to = from] = word.split('-').map((name) => NAMES.indexOf(name));
    return from < 0 ? [] : daysBetween(from, to);
  });
}

/** Reads a label. Throws where it cannot. */
function hoursOf(label: string): Hours {
  const days = new Map<number, Told>();
  const closed = new Set<number>();
  const kitchen: number[] = [];
  let [usual, daily]: [Told | null, boolean] = [null, false];
  for (const item of label === '-' ? [] : label.split(', ')) {
    const words = item.split(' ');
    const [first = ''] = words;
    if (first === 'closed') for (const day of daysIn(words.slice(1))) closed.add(day);
    else if (first === 'kitchen') kitchen.push(Number(words.at(-1)?.split('-').at(-1)));
    else if (first === 'daily') daily = true;
    else if (first === 'always') usual = ALL_DAY;
    else if (first !== 'months') {
      const isAt = first === 'at';
      const said = words.at(-1) ?? '';
      const [opens = '', closes = ''] = said.split('-');
      const told = isAt
        ? (thereAt(Number(said)) ?? { opens: null, closes: null })
        : { opens: opens === '' ? null : Number(opens), closes: closes === '' ? null : Number(closes) };
      if ([told.opens, told.closes].some(Number.isNaN) || (!isAt && !said.includes('-')))
        throw new Error(`Cannot read the label ${label}`);
      const of = daysIn(words.slice(isAt ? 1 : 0, -1));
      if (of.length === 0) usual = told;
      for (const day of of) days.set(day, told);
    }
  }
  return { usual, days, closed, kitchen, daily };
}

/** The labelled sentences. Throws on a line that it cannot read. */
export const readSentences = (): Sentence[] =>
  readFileSync(DATA, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, kind = '', label = '', text = ''] = /^([bdr]) (.+?) \| (.+)$/.exec(line) ?? [];
      const known = KINDS[kind];
      if (!known) throw new Error(`hours/sentences.txt: cannot read ${line}`);
      return { kind: known, text, label, hours: hoursOf(label) };
    });

const isSame = (item: Told, hours: Told | null | undefined): boolean =>
  hours != null &&
  (item.opens === null || item.opens === hours.opens) &&
  (item.closes === null || item.closes === hours.closes);

/** Whether a sentence tells what a clause would tell. */
function agrees(item: ClauseHours, { usual, days, closed, kitchen, daily }: Hours): boolean {
  if (item.type === 'kitchen') return kitchen.includes(item.to);
  if (item.type === 'closed') return item.days.length > 0 && item.days.every((day) => closed.has(day));
  if (item.type === 'open')
    return item.days.length === WEEK.length
      ? daily || usual !== null
      : WEEK.every((day) => item.days.includes(day) !== closed.has(day)) ||
          (days.size > 0 && item.days.every((day) => days.has(day)));
  if (item.type !== 'hours') return false;
  if (item.days === null || item.days === 'rest')
    return isSame(item.told, usual) || [...days.values()].some((told) => isSame(item.told, told));
  return item.days.every((day) => isSame(item.told, days.get(day) ?? (closed.has(day) ? null : usual)));
}

/** The clauses that name times or days. One that may be read wrongly of a sentence that tells hours is left out. */
export const clausesIn = (sentences: readonly Sentence[]): Labelled<'hours'>[] =>
  sentences.flatMap((sentence) => {
    const { text, kind, hours, label } = sentence;
    const clauses = clausesOf(text);
    let before: ClauseHours | null = null;
    return clauses.flatMap((clause, at): Labelled<'hours'>[] => {
      const item = hoursOfClause(clause, kind, before, text);
      if (!item) return [];
      before = item;
      const isTold = agrees(item, hours);
      const isUnsure = !isTold && label !== '-' && item.type !== 'open';
      return isUnsure ? [] : [{ features: featuresOfClause(clauses, at), labels: isTold ? ['hours'] : [] }];
    });
  });

/** Trains the model of what tells opening hours. */
export const trainHours = (clauses: readonly Labelled<'hours'>[], source = ''): Linear<'hours'> =>
  train(clauses, HOURS_LABELS, { hashed: HASHED, penalty: 20, largest: 127, least: 1 }, source);

const PARTS = 5;

/** The hours of each day, and those of the kitchen, as one line. */
function lineOf({ usual, days, closed }: Pick<Hours, 'usual' | 'days' | 'closed'>, kitchen: number | null): string {
  const week = WEEK.map((day) => {
    const told = closed.has(day) ? null : (days.get(day) ?? usual);
    return closed.has(day) ? 'closed' : `${told?.opens ?? ''}-${told?.closes ?? ''}`;
  });
  return `${week.join(' ')} kitchen ${kitchen ?? ''}`;
}

const SILENT = lineOf({ usual: null, days: new Map(), closed: new Set() }, null);
const toldLine = (told: ToldHours | null): string =>
  told === null ? SILENT : lineOf(told, told.kitchen ?? [...told.kitchenDays.values()][0] ?? null);

/** Reads the sentences of each part with a model of the others, and prints how many are read as they are labelled. */
export function printHours(sentences: readonly Sentence[]): void {
  const read = Array.from({ length: PARTS }, (_, part) => {
    const model = trainHours(clausesIn(sentences.filter((_sentence, at) => at % PARTS !== part)));
    return sentences
      .filter((_sentence, at) => at % PARTS === part)
      .map(({ text, kind, hours, label }) => {
        const told = toldHoursBy(text, kind, (clauses, at) => chanceBy(featuresOfClause(clauses, at), model));
        return { label: lineOf(hours, hours.kitchen[0] ?? null), isTold: label !== '-', told: toldLine(told) };
      });
  }).flat();
  const [telling, others] = [read.filter(({ isTold }) => isTold), read.filter(({ isTold }) => !isTold)];
  const alike = telling.filter(({ label, told }) => label === told).length;
  const silent = telling.filter(({ label, told }) => told === SILENT && label !== told).length;
  const wrong = others.filter(({ told }) => told !== SILENT).length;
  console.log(
    `\nOpening hours: of ${telling.length} sentences that tell them ${alike} are read as labelled, ${silent} not at all; of ${others.length} others ${wrong} are taken for hours`,
  );
}
