import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Act } from '../src/features/understanding/acts/act.ts';
import { featuresOf, HASHED } from '../src/features/understanding/acts/features.ts';
import { FOLLOW_UPS, type FollowUp } from '../src/features/understanding/acts/follow-up.ts';
import type { GuideWords } from '../src/features/understanding/acts/kinds.ts';
import type { Linear } from '../src/features/understanding/learned/linear.ts';
import type { Message } from './messages.ts';
import { train } from './model.ts';

/** A message that follows a reply with places, and what it wants, the main thing first. */
export interface Following {
  text: string;
  labels: readonly FollowUp[];
}

const DATA = new URL('follow-ups/', import.meta.url);
const LETTERS: Readonly<Record<string, FollowUp>> = {
  a: 'asks',
  o: 'searches',
  p: 'goes on',
  c: 'compares',
  t: 'tells',
  b: 'closes',
};

/** The messages of a file, a line each: letters of what it wants, and the message. Throws on an unknown letter. */
export const followingIn = (file: URL): Following[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf('|');
      const labels = [...line.slice(0, at).trim()].map((letter) => {
        const label = LETTERS[letter];
        if (!label) throw new Error(`${file.pathname}: unknown letter in "${line}"`);
        return label;
      });
      return { text: line.slice(at + 1).trim(), labels };
    });

const files = (): URL[] =>
  readdirSync(DATA)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => new URL(name, DATA));

/** By author, what they wrote. */
export const readFollowing = (): Following[][] => files().map(followingIn);

/** A hash of the messages and the code that their weights are made of, except the lexicon. */
export function followingHash(acts: string): string {
  const hash = createHash('sha256').update(acts);
  for (const file of files()) hash.update(readFileSync(file));
  for (const path of ['follow-ups.ts', '../src/features/understanding/acts/follow-up.ts'])
    hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest('hex');
}

/** What messages want whose acts are labelled. */
const WANTING: Readonly<Partial<Record<Act, FollowUp>>> = {
  ask_fact: 'asks',
  ask_about: 'asks',
  ask_opinion: 'asks',
  safety: 'asks',
  inform: 'searches',
  adjust: 'searches',
  more: 'searches',
  reject: 'searches',
  relax: 'searches',
  list: 'searches',
  count: 'searches',
  near: 'searches',
  plan: 'goes on',
  compare: 'compares',
  rank: 'compares',
  state: 'tells',
  exclude: 'tells',
  select: 'closes',
  book: 'closes',
  social: 'closes',
};

/** Of the messages with labelled acts, those that follow a reply with places. */
export const followingAmong = (messages: readonly Message[]): Following[] =>
  messages
    .filter(({ shown }) => shown)
    .map(({ text, acts }) => ({ text, labels: [...new Set(acts.flatMap((act) => WANTING[act] ?? []))] }));

/** Trains the model of what a message wants that follows a reply. */
export const trainFollowUps = (texts: readonly Following[], guide: GuideWords, source = ''): Linear<FollowUp> =>
  train(
    texts.map(({ text, labels }) => ({ features: featuresOf(text, { shown: true, guide }), labels })),
    FOLLOW_UPS,
    { hashed: HASHED, penalty: 60, largest: 63, least: 2 },
    source,
  );
