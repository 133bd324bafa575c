import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { ACTS, type Act, type Reply } from '../src/features/understanding/acts/act.ts';
import type { GuideWords } from '../src/features/understanding/acts/kinds.ts';
import { Phrases } from '../src/features/understanding/text/phrases.ts';
import { commonMeanings, type Entry } from '../src/features/understanding/vocabulary/meanings.ts';

/** A labelled message of apps/api/training/acts; see the README there. */
export interface Message {
  text: string;
  shown: boolean;
  acts: Act[];
  before: Reply | null;
  /** The message with its mentions in brackets. */
  marked: string | null;
  /** The file that it is from: one author each. */
  file: string;
  /** Messages of one conversation share it. */
  conversation: string;
}

const DATA = new URL('acts/', import.meta.url);
const CODE = [
  ...['act', 'acts-of', 'features', 'kinds'].map((name) => `../src/features/understanding/acts/${name}.ts`),
  ...['grams', 'linear'].map((name) => `../src/features/understanding/learned/${name}.ts`),
  ...['vectors.ts', 'vectors.bin'].map((name) => `../src/features/understanding/meaning/${name}`),
  ...['acts-model', 'figures', 'folds', 'messages', 'model', 'regression', 'replies'].map((name) => `${name}.ts`),
];

const dataFiles = (): string[] =>
  readdirSync(DATA)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();

/** A hash of all data and code that the weights are made of, except the lexicon. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const name of dataFiles()) hash.update(readFileSync(new URL(name, DATA)));
  for (const path of CODE) hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest('hex');
}

/** All labelled messages, in the order of their files. Throws on an unknown act. */
export function readMessages(toReply: (before: string) => Reply | null): Message[] {
  return dataFiles().flatMap((file) =>
    readFileSync(new URL(file, DATA), 'utf8')
      .trim()
      .split('\n')
      .map((line, at) => parse(JSON.parse(line), `${file}:${at + 1}`, file, toReply)),
  );
}

interface Row {
  text: string;
  shown: boolean;
  acts: string[];
  before?: string | null;
  marked?: string;
  conversation?: number;
}

function parse(row: Row, place: string, file: string, toReply: (before: string) => Reply | null): Message {
  const acts = row.acts.map((name) => {
    const act = ACTS.find((one) => one === name);
    if (!act) throw new Error(`${place}: unknown act ${name}`);
    return act;
  });
  if (acts.length === 0) throw new Error(`${place}: no act`);
  return {
    text: row.text,
    shown: row.shown,
    acts,
    before: row.before ? toReply(row.before) : null,
    marked: row.marked ?? null,
    file,
    conversation: row.conversation === undefined ? place : `${file}#${row.conversation}`,
  };
}

/** The names and areas that the messages mention, as a guide would know them. */
export function wordsOf(messages: readonly Message[]): GuideWords {
  const marked = (slot: string): string[] => [
    ...new Set(
      messages.flatMap(({ marked }) =>
        [...(marked ?? '').matchAll(/\[([^[\]|]*)\|([^[\]|]*)\|[^[\]|]*\]/g)].flatMap(([, words = '', of]) =>
          of === slot && /\p{Lu}/u.test(words) ? [words] : [],
        ),
      ),
    ),
  ];
  const areas = marked('area').map((label): Entry => [label, { type: 'area', label, values: [label], sure: true }]);
  return {
    phrases: new Phrases([...commonMeanings(), ...areas]),
    names: { phrases: new Phrases(marked('name').map((name) => [name, { sure: true }] as const)) },
  };
}
