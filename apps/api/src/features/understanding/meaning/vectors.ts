import { readFileSync } from 'node:fs';

/** Written by `npm run vectors`; see apps/api/training/vectors/README.md. */
export const VECTORS_FILE = new URL('vectors.bin', import.meta.url);

/** Numbers of a vector. */
export const WIDTH = 64;

interface Content {
  /** The stems of words, the most frequent first. */
  words: readonly string[];
  /** Their vectors, one after the other. */
  vectors: Int8Array;
  /** Positions of words and of what each is a kind of, in turns: bourbon, whiskey, linguine, pasta. */
  kinds: Uint16Array;
}

/** The file's content: one line of words, the vectors, and the kinds, the lower byte first. */
export function packVectors({ words, vectors, kinds }: Content): Buffer {
  const pairs = Buffer.alloc(kinds.length * 2);
  for (const [at, word] of kinds.entries()) pairs.writeUInt16LE(word, at * 2);
  return Buffer.concat([Buffer.from(`${words.join(' ')}\n`), new Uint8Array(vectors.buffer), pairs]);
}

interface Vectors {
  rows: ReadonlyMap<string, number>;
  vectors: Int8Array;
  lengths: Float32Array;
  kinds: ReadonlySet<number>;
}

let loaded: Vectors | undefined;

/** Reads the vectors, once for all: 30 ms. Throws if the file is not complete. */
export function loadVectors(): Vectors {
  if (loaded) return loaded;
  const bytes = readFileSync(VECTORS_FILE);
  const end = bytes.indexOf('\n') + 1;
  const words = bytes.toString('utf8', 0, end - 1).split(' ');
  const pairs = end + words.length * WIDTH;
  if (bytes.length < pairs || (bytes.length - pairs) % 4 !== 0)
    throw new Error('The word vectors are not complete: run npm run vectors.');
  const vectors = new Int8Array(bytes.subarray(end, pairs));
  const kinds = new Set<number>();
  for (let at = pairs; at < bytes.length; at += 4)
    kinds.add(pairOf(bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)));
  const lengths = Float32Array.from(words, (_, at) => Math.sqrt(product(vectors, at, at)) || 1);
  loaded = { rows: new Map(words.map((word, at) => [word, at])), vectors, lengths, kinds };
  return loaded;
}

const pairOf = (word: number, kind: number): number => word * 2 ** 16 + kind;

function product(vectors: Int8Array, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < WIDTH; at += 1)
    sum += (vectors[one * WIDTH + at] as number) * (vectors[other * WIDTH + at] as number);
  return sum;
}

/** How near a word is to another that names its kind. */
const OF_KIND = 0.9;

/** A number is near to nothing else, though a nine is a card. */
const NUMBERS: ReadonlySet<string> = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand'.split(
    ' ',
  ),
);

/**
 * How near what a text says is to what was asked, by one word of each: 1 for the same stem, above 0.8 mostly for words that mean the
 * same, below 0.5 mostly for those that have little to do with each other; 0 if a word is not known.
 *
 * @example similarity('eggplant', 'aubergine') // 0.94
 * @example similarity('whiskey', 'bourbon') // 0.9: bourbon is whiskey
 */
export function similarity(asked: string, said: string): number {
  if (asked === said) return 1;
  if (NUMBERS.has(asked) || NUMBERS.has(said)) return 0;
  const { rows, vectors, lengths, kinds } = loadVectors();
  const [to, from] = [rows.get(asked), rows.get(said)];
  if (to === undefined || from === undefined) return 0;
  const near = product(vectors, to, from) / ((lengths[to] as number) * (lengths[from] as number));
  return kinds.has(pairOf(from, to)) ? Math.max(near, OF_KIND) : near;
}

/** What a word of which this share of a text is made counts half. */
const FREQUENT = 1e-3;
/** The share of English texts that the most frequent word is. */
const FIRST = 1 / 11;

/**
 * The direction of a text: the sum of the vectors of its words, frequent ones less (smooth inverse frequency: Arora et al. 2017), with length 1;
 * all zeros where no word is known.
 *
 * @param stems of its words
 */
export function meaningOf(stems: readonly string[]): Float64Array {
  const { rows, vectors, lengths } = loadVectors();
  const sum = new Float64Array(WIDTH);
  for (const stem of stems) {
    const row = rows.get(stem);
    if (row === undefined) continue;
    // The frequency of a word by its rank (Zipf).
    const weight = FREQUENT / (FREQUENT + FIRST / (row + 1)) / (lengths[row] as number);
    for (let at = 0; at < WIDTH; at += 1)
      sum[at] = (sum[at] as number) + weight * (vectors[row * WIDTH + at] as number);
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** How much a word tells by how rare it is in English, from 0 to 1. */
export function rarity(stem: string): number {
  const { rows } = loadVectors();
  const rank = rows.get(stem) ?? rows.size;
  return Math.log(1 + rank) / Math.log(1 + rows.size);
}
