// npm run vectors: makes the small table of word vectors from two packages of the npm registry.
import { writeFileSync } from 'node:fs';
import { packVectors, VECTORS_FILE } from '../../src/features/understanding/meaning/vectors.ts';
import { kindsOf } from './kinds.ts';
import { byComponents, type Matrix, matrix, normalise, rowAt } from './linear.ts';
import { retrofit } from './retrofit.ts';
import { DIMENSIONS, readGlove, readSynsets } from './sources.ts';
import { wordsToKeep } from './words.ts';

const KEPT = 64;
/** Components that tell how frequent a word is. */
const COMMON = 2;
const LARGEST = 127;

const [packages = ''] = process.argv.slice(2);
const glove = readGlove(packages);
const synsets = readSynsets(packages);
const kept = wordsToKeep(glove, synsets);
const words = [...kept.keys()];

const written = matrix(words.length, DIMENSIONS);
for (const [at, word] of [...kept.values()].entries())
  rowAt(written, at).set(glove.vectors[word]?.slice(0, DIMENSIONS) ?? []);
const meant = byComponents(written, COMMON, DIMENSIONS - COMMON);
normalise(meant);
const vectors = byComponents(retrofit(meant, words, synsets), 0, KEPT);

const kinds = Uint16Array.from(kindsOf(words, synsets).flatMap((all, at) => all.flatMap((kind) => [at, kind])));
const bytes = packVectors({ words, vectors: rounded(vectors), kinds });
writeFileSync(VECTORS_FILE, bytes);
console.log(`${words.length} words, ${Math.round(bytes.length / 1024)} kB`);

/** Each row in whole steps of its largest value. */
function rounded(all: Matrix): Int8Array {
  const steps = new Int8Array(all.values.length);
  for (let at = 0; at < all.rows; at += 1) {
    const row = rowAt(all, at);
    const largest = row.reduce((most, value) => Math.max(most, Math.abs(value)), Number.MIN_VALUE);
    for (const [to, value] of row.entries()) steps[at * all.width + to] = Math.round((value / largest) * LARGEST);
  }
  return steps;
}
