import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Act } from '../src/features/understanding/acts/act.ts';
import type { Linear } from '../src/features/understanding/learned/linear.ts';
import { tokenize } from '../src/features/understanding/text/tokens.ts';
import { featuresOf, HASHED } from '../src/features/understanding/topics/features.ts';
import { TOLD_LABELS, type ToldLabel } from '../src/features/understanding/topics/told.ts';
import { TOPICS, type Topic } from '../src/features/understanding/topics/topics.ts';
import type { Message } from './messages.ts';
import { type Labelled, train } from './model.ts';

/** A labelled text of apps/api/training/topics; see the README there. */
export interface Text {
  text: string;
  /** The topic under which it stands; null for those that speak of none. */
  topic: Topic | null;
  /** `+`, `-` and `~`: a sentence of notes that tells yes, no, or neither; `?`: a question; `!`: a wish. */
  kind: '+' | '-' | '~' | '?' | '!';
  /** The topics of which a sentence tells yes or no. */
  tells: readonly ToldLabel[];
  /** The file that it is from: one author each. */
  file: string;
}

const DATA = new URL('topics/', import.meta.url);
const CODE = [
  ...['asked', 'features', 'told', 'topics'].map((name) => `../src/features/understanding/topics/${name}.ts`),
  ...['grams', 'linear'].map((name) => `../src/features/understanding/learned/${name}.ts`),
  ...['vectors.ts', 'vectors.bin'].map((name) => `../src/features/understanding/meaning/${name}`),
  ...['model', 'regression', 'topics'].map((name) => `${name}.ts`),
];

const dataFiles = (): string[] =>
  readdirSync(DATA)
    .filter((name) => name.endsWith('.txt'))
    .sort();

/** A hash of all data and code that the weights are made of, except the messages labelled with acts. */
export function topicsHash(): string {
  const hash = createHash('sha256');
  for (const name of dataFiles()) hash.update(readFileSync(new URL(name, DATA)));
  for (const path of CODE) hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest('hex');
}

/** Under this heading stand texts that speak of no topic. */
const NONE = 'none';

/** All labelled texts that the models are trained on, in the order of their files. Throws on a line that it cannot read. */
export const readTexts = (): Text[] => dataFiles().flatMap((file) => textsOf(new URL(file, DATA)));

/** The labelled texts of one file. Throws on a line that it cannot read. */
export function textsOf(file: URL): Text[] {
  let topic: Topic | null = null;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at): Text[] => {
      if (line === '') return [];
      const place = `${file.pathname}:${at + 1}`;
      if (line.startsWith('# ')) {
        const name = line.slice(2);
        topic = name === NONE ? null : topicOf(name, place);
        return [];
      }
      return [parse(line, topic, file.pathname, place)];
    });
}

function topicOf(name: string, place: string): Topic {
  const topic = TOPICS.find((one) => one === name);
  if (!topic) throw new Error(`${place}: unknown topic ${name}`);
  return topic;
}

const LINE = /^([-+~?!]) (.+?)((?: #[a-z -]+[-+])*)$/;

function parse(line: string, topic: Topic | null, file: string, place: string): Text {
  const [, sign, text = '', tags = ''] = LINE.exec(line) ?? [];
  const kind = (['+', '-', '~', '?', '!'] as const).find((one) => one === sign);
  if (!kind) throw new Error(`${place}: cannot read ${line}`);
  const tagged = tags
    .split(' #')
    .slice(1)
    .map((tag): ToldLabel => `${topicOf(tag.slice(0, -1), place)}${tag.endsWith('+') ? '+' : '-'}`);
  const own: ToldLabel[] = topic && (kind === '+' || kind === '-') ? [`${topic}${kind}`] : [];
  return { text, topic, kind, tells: [...own, ...tagged], file };
}

/** Labels of texts, for one of the two models. */
type Labels<Label extends string> = (texts: readonly Text[]) => Labelled<Label>[];

const featuresIn = (text: string) => featuresOf(tokenize(text));

/** The sentences of notes, by what they tell. */
export const toldTexts: Labels<ToldLabel> = (texts) =>
  texts.flatMap(({ kind, text, tells }) =>
    kind === '?' || kind === '!' ? [] : [{ features: featuresIn(text), labels: tells }],
  );

/** The questions and wishes, by what they ask. */
export const askedTexts: Labels<Topic> = (texts) =>
  texts.flatMap(({ kind, text, topic }) =>
    kind === '?' || kind === '!' ? [{ features: featuresIn(text), labels: topic ? [topic] : [] }] : [],
  );

const OPTIONS = { hashed: HASHED, penalty: 50, largest: 31, least: 2 };

/** Acts of messages that ask for no topic: what is recorded, or is done with a place. */
const ELSEWHERE: readonly Act[] = [
  'social',
  'out_of_scope',
  'book',
  'count',
  'select',
  'more',
  'reject',
  'ask_fact',
  'ask_opinion',
];

/** Messages that ask for no topic, from those that are labelled with acts. */
export const withoutTopic = (messages: readonly Message[]): Text[] =>
  messages.flatMap(({ text, acts, file }) =>
    acts.every((act) => ELSEWHERE.includes(act)) ? [{ text, topic: null, kind: '?', tells: [], file }] : [],
  );

/** Trains the model of what notes tell. */
export const trainTold = (texts: readonly Text[], source = ''): Linear<ToldLabel> =>
  train(toldTexts(texts), TOLD_LABELS, OPTIONS, source);

/** Trains the model of what questions and wishes ask. */
export const trainAsked = (texts: readonly Text[], source = ''): Linear<Topic> =>
  train(askedTexts(texts), TOPICS, OPTIONS, source);
