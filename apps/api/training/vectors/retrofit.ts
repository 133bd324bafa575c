import { add, type Matrix, matrix, rowAt, scale } from './linear.ts';
import type { Synset } from './sources.ts';

const ROUNDS = 8;
/** How much the neighbours of a word count beside its own vector, and a derived word beside a synonym. */
const NEIGHBOURS = 1;
const DERIVED = 1;

type Edges = readonly Map<number, number>[];

/**
 * Moves the vectors of words towards those of their synonyms and of what is broader or narrower, by WordNet (retrofitting: Faruqui et al.
 * 2015, doi:10.3115/v1/N15-1184). What stands near a word in texts is often only its company or its contrary.
 *
 * @param words the stems of the rows
 */
export function retrofit(vectors: Matrix, words: readonly string[], synsets: ReadonlyMap<string, Synset>): Matrix {
  const edges = edgesOf(words, synsets);
  let now = vectors;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = matrix(vectors.rows, vectors.width);
    for (const [at, neighbours] of edges.entries()) {
      const row = rowAt(next, at);
      const sum = [...neighbours.values()].reduce((all, one) => all + one, 0);
      for (const [other, weight] of neighbours) add(row, rowAt(now, other), (NEIGHBOURS * weight) / sum);
      add(row, rowAt(vectors, at), 1);
      if (sum > 0) scale(row, 1 / (1 + NEIGHBOURS));
    }
    now = next;
  }
  return now;
}

/** The more a broader word covers, the less it tells: each of its narrower ones gets a part. */
function edgesOf(words: readonly string[], synsets: ReadonlyMap<string, Synset>): Edges {
  const rows = new Map(words.map((word, at) => [word, at]));
  const edges: Edges = words.map(() => new Map<number, number>());
  const narrower = new Map<string, number>();
  for (const { broader } of synsets.values())
    for (const key of broader) narrower.set(key, (narrower.get(key) ?? 0) + 1);
  const join = (one: readonly string[], other: readonly string[], weight: number) => {
    for (const from of one)
      for (const to of other) {
        const [a, b] = [rows.get(from), rows.get(to)];
        if (a === undefined || b === undefined || a === b) continue;
        edges[a]?.set(b, (edges[a]?.get(b) ?? 0) + weight);
        edges[b]?.set(a, (edges[b]?.get(a) ?? 0) + weight);
      }
  };
  for (const synset of synsets.values()) {
    join(synset.words, synset.words, 1 / 2);
    for (const key of synset.broader) join(synset.words, synsets.get(key)?.words ?? [], 1 / (narrower.get(key) ?? 1));
    for (const key of synset.alike) join(synset.words, synsets.get(key)?.words ?? [], DERIVED);
  }
  return edges;
}
