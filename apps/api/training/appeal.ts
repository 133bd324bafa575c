import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { APPEAL_LABELS, type AppealLabel, featuresOfAppeal } from '../src/features/search/facts/appeal.ts';
import { chanceOf, type Linear, oddsOf } from '../src/features/understanding/learned/linear.ts';
import { HASHED } from '../src/features/understanding/topics/features.ts';
import { type Labelled, train } from './model.ts';

const DATA = new URL('appeal/sentences.txt', import.meta.url);
const CODE = [
  '../src/features/search/facts/appeal.ts',
  '../src/features/understanding/topics/features.ts',
  '../src/features/understanding/topics/told.ts',
  '../src/features/understanding/topics/told.bin',
  ...['grams', 'linear'].map((name) => `../src/features/understanding/learned/${name}.ts`),
  ...['vectors.ts', 'vectors.bin'].map((name) => `../src/features/understanding/meaning/${name}`),
  ...['appeal', 'model', 'regression'].map((name) => `${name}.ts`),
];

/** A hash of the data and code that the weights are made of. */
export function appealHash(): string {
  const hash = createHash('sha256').update(readFileSync(DATA));
  for (const path of CODE) hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest('hex');
}

const LABELS: Readonly<Record<string, readonly AppealLabel[]>> = { '+': ['appeals'], '-': ['warns'] };

/** The labelled sentences; see apps/api/training/appeal/README.md. Throws on a line that it cannot read. */
export const readAppealing = (): Labelled<AppealLabel>[] =>
  readFileSync(DATA, 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [, sign = '', text = ''] = /^([-+0]) (.+)$/.exec(line) ?? [];
      if (text === '') throw new Error(`appeal/sentences.txt:${at + 1}: cannot read ${line}`);
      return { features: featuresOfAppeal(text), labels: LABELS[sign] ?? [] };
    });

/** Trains the model of what makes somebody want to go. */
export const trainAppeal = (sentences: readonly Labelled<AppealLabel>[], source = ''): Linear<AppealLabel> =>
  train(sentences, APPEAL_LABELS, { hashed: HASHED, penalty: 10, largest: 127, least: 1 }, source);

const PARTS = 10;
const LEAST = [0.25, 0.35, 0.5, 0.65] as const;

/** Judges the sentences of each part by a model of the others, and prints how many of each kind are taken for reasons to go, and for warnings. */
export function printAppeal(sentences: readonly Labelled<AppealLabel>[]): void {
  const judged = Array.from({ length: PARTS }, (_, part) => {
    const model = trainAppeal(sentences.filter((_sentence, at) => at % PARTS !== part));
    return sentences
      .filter((_sentence, at) => at % PARTS === part)
      .map(({ features, labels }) => ({ label: labels[0], chances: oddsOf(features, model).map(chanceOf) }));
  }).flat();
  console.log('\nSentences that make one want to go, that warn, and others: taken for either from a probability on');
  for (const [label = 'neither', found] of Map.groupBy(judged, (one) => one.label))
    for (const [at, kind] of APPEAL_LABELS.entries()) {
      const rates = LEAST.map(
        (least) => `${least}: ${found.filter(({ chances }) => (chances[at] ?? 0) >= least).length}`,
      );
      console.log(`${label.padEnd(8)} ${String(found.length).padStart(4)} as ${kind.padEnd(8)} ${rates.join('  ')}`);
    }
}
