import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Act } from '../src/features/understanding/acts/act.ts';
import { chanceOf, type Linear, oddsOf } from '../src/features/understanding/learned/linear.ts';
import { featuresAround, HARMED_LABELS, HASHED } from '../src/features/understanding/safety/harmed.ts';
import { foodsIn, sentencesOf, termsIn } from '../src/features/understanding/safety/sentence.ts';
import { tokenize } from '../src/features/understanding/text/tokens.ts';
import type { Message } from './messages.ts';
import { type Labelled, train } from './model.ts';

/** A food that a labelled message names, with the message; see apps/api/training/needs/README.md. */
interface Named extends Labelled<'avoid'> {
  message: string;
  /** `H`: it would harm somebody; `D`: it is forbidden to them; `N`: neither; `K`: asked about. */
  kind: string;
}

const DATA = new URL('needs/messages.txt', import.meta.url);
const CODE = [
  '../src/features/understanding/safety/harmed.ts',
  '../src/features/understanding/learned/linear.ts',
  'needs.ts',
];

/** A hash of the data and code that the weights are made of, except the messages labelled with acts. */
export function needsHash(): string {
  const hash = createHash('sha256').update(readFileSync(DATA));
  for (const path of CODE) hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest('hex');
}

const AVOIDED: ReadonlySet<string> = new Set(['H', 'D']);

/** The foods of the labelled messages. Throws on a line that it cannot read. */
export const readNeeds = (): Named[] =>
  readFileSync(DATA, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line, at): Named[] => {
      const [, kind = '', marked = ''] = /^([HDNK]) (.+)$/.exec(line) ?? [];
      if (kind === '') throw new Error(`needs/messages.txt:${at + 1}: cannot read ${line}`);
      const message = marked.replace(/[[\]]/g, '');
      const tokens = tokenize(message);
      return [...marked.matchAll(/\[([^\]]+)\]/g)].flatMap(({ index, 1: food = '' }, before): Named[] => {
        const start = index - 2 * before;
        const from = tokens.findIndex((token) => token.start >= start);
        const end = tokens.findIndex((token) => token.start >= start + food.length);
        if (from < 0) return [];
        const features = featuresAround(tokens, { from, to: end < 0 ? tokens.length : end });
        return [{ message, kind, features, labels: AVOIDED.has(kind) ? ['avoid'] : [] }];
      });
    });

/** Acts of messages that say of no food that somebody cannot have it. */
const SAFE = (act: Act): boolean => act !== 'safety' && act !== 'exclude' && act !== 'state';

/** The foods that are wished or asked for in messages labelled with acts. */
export const wishedIn = (messages: readonly Message[]): Named[] =>
  messages.flatMap(({ text, acts }) => {
    const tokens = tokenize(text);
    const foods = acts.every(SAFE) ? sentencesOf(text, tokens, termsIn(tokens)).flatMap(foodsIn) : [];
    return foods.map((food) => ({ message: text, kind: 'A', features: featuresAround(tokens, food), labels: [] }));
  });

/** Trains the model of what somebody is not to have. */
export const trainNeeds = (named: readonly Named[], source = ''): Linear<'avoid'> =>
  train(named, HARMED_LABELS, { hashed: HASHED, penalty: 50, largest: 127, least: 1 }, source);

const PARTS = 10;
const LEAST = [0.4, 0.5, 0.6, 0.7] as const;

/** Judges the messages of each part by a model of the others, and prints for each kind how many foods are taken for what somebody is not to have. */
export function printNeeds(named: readonly Named[]): void {
  const messages = new Map(
    [...new Set(named.map(({ message }) => message))].map((message, at) => [message, at % PARTS]),
  );
  const partOf = ({ message }: Named) => messages.get(message);
  const judged = Array.from({ length: PARTS }, (_, part) => {
    const model = trainNeeds(named.filter((one) => partOf(one) !== part));
    return named
      .filter((one) => partOf(one) === part)
      .map(({ kind, features }) => ({ kind, chance: chanceOf(oddsOf(features, model)[0] ?? 0) }));
  }).flat();
  console.log(
    '\nFoods that somebody is not to have (H, D), neither (N, A), asked about (K): taken for such from a probability on',
  );
  for (const [kind, found] of Map.groupBy(judged, (one) => one.kind)) {
    const rates = LEAST.map((least) => `${least}: ${found.filter(({ chance }) => chance >= least).length}`);
    console.log(`${kind} ${String(found.length).padStart(5)}  ${rates.join('  ')}`);
  }
}
