import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { APPEAL_LABELS, featuresOfAppeal } from '../src/features/search/facts/appeal.ts';
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

/** The labelled sentences; see apps/api/training/appeal/README.md. Throws on a line that it cannot read. */
export const readAppealing = (): Labelled<'appeals'>[] =>
  readFileSync(DATA, 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [, sign = '', text = ''] = /^([-+0]) (.+)$/.exec(line) ?? [];
      if (text === '') throw new Error(`appeal/sentences.txt:${at + 1}: cannot read ${line}`);
      return { features: featuresOfAppeal(text), labels: sign === '+' ? APPEAL_LABELS : [] };
    });

/** Trains the model of what makes somebody want to go. */
export const trainAppeal = (sentences: readonly Labelled<'appeals'>[], source = ''): Linear<'appeals'> =>
  train(sentences, APPEAL_LABELS, { hashed: HASHED, penalty: 10, largest: 127, least: 1 }, source);

const PARTS = 10;
const LEAST = [0.25, 0.35, 0.5, 0.65] as const;

/** Judges the sentences of each part by a model of the others, and prints how many of either kind are taken for reasons to go. */
export function printAppeal(sentences: readonly Labelled<'appeals'>[]): void {
  const judged = Array.from({ length: PARTS }, (_, part) => {
    const model = trainAppeal(sentences.filter((_sentence, at) => at % PARTS !== part));
    return sentences
      .filter((_sentence, at) => at % PARTS === part)
      .map(({ features, labels }) => ({
        appeals: labels.length > 0,
        chance: chanceOf(oddsOf(features, model)[0] ?? 0),
      }));
  }).flat();
  console.log('\nSentences that make one want to go (+) and others: taken for such from a probability on');
  for (const [appeals, found] of Map.groupBy(judged, (one) => one.appeals)) {
    const rates = LEAST.map((least) => `${least}: ${found.filter(({ chance }) => chance >= least).length}`);
    console.log(`${appeals ? '+' : ' '} ${String(found.length).padStart(5)}  ${rates.join('  ')}`);
  }
}
