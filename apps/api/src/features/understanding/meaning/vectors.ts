import { readFileSync } from 'node:fs';

/** Written by `npm run vectors`; see apps/api/training/vectors/README.md. */
export const VECTORS_FILE = new URL('vectors.bin', import.meta.url);

/** Numbers of a vector. */
const WIDTH = 64;

/** The stems of words, the most frequent first, and their vectors one after the other. */
interface Content {
  words: readonly string[];
  vectors: Int8Array;
}

/** The file's content: one line of words, then the vectors. */
export const packVectors = ({ words, vectors }: Content): Buffer =>
  Buffer.concat([Buffer.from(`${words.join(' ')}\n`), new Uint8Array(vectors.buffer)]);

interface Vectors {
  rows: ReadonlyMap<string, number>;
  vectors: Int8Array;
  lengths: Float32Array;
}

let loaded: Vectors | undefined;

/** Reads the vectors, once for all: 20 ms. Throws if the file is not complete. */
export function loadVectors(): Vectors {
  if (loaded) return loaded;
  const bytes = readFileSync(VECTORS_FILE);
  const end = bytes.indexOf('\n');
  const words = bytes.toString('utf8', 0, end).split(' ');
  const vectors = new Int8Array(bytes.subarray(end + 1));
  if (vectors.length !== words.length * WIDTH) throw new Error('The word vectors are not complete: run npm run vectors.');
  const lengths = Float32Array.from(words, (_, at) => Math.sqrt(product(vectors, at, at)));
  loaded = { rows: new Map(words.map((word, at) => [word, at])), vectors, lengths };
  return loaded;
}

function product(vectors: Int8Array, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < WIDTH; at += 1)
    sum += (vectors[one * WIDTH + at] as number) * (vectors[other * WIDTH + at] as number);
  return sum;
}

/**
 * How near the meanings of two words are: 1 for the same stem, above 0.8 mostly for words that mean the same, below 0.5 mostly for those
 * that have little to do with each other; 0 if a word is not known.
 *
 * @example similarity('eggplant', 'aubergine') // 0.94
 */
export function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const { rows, vectors, lengths } = loadVectors();
  const [a, b] = [rows.get(one), rows.get(other)];
  if (a === undefined || b === undefined) return 0;
  return product(vectors, a, b) / ((lengths[a] as number) * (lengths[b] as number) || 1);
}

/** How much a word tells by how rare it is in English, from 0 to 1. */
export function rarity(stem: string): number {
  const { rows } = loadVectors();
  const rank = rows.get(stem) ?? rows.size;
  return Math.log(1 + rank) / Math.log(1 + rows.size);
}
