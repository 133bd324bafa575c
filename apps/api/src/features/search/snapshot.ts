import type { Restaurant } from '@saffron/contracts/guide';
import { BuiltInIndex } from './built-in-index.ts';
import { FoodFits } from './food-fit.ts';
import { clausesOf, Evidence, GAP } from './text/evidence.ts';
import { type Sentence, sentencesOf } from './text/sentences.ts';
import { createVocabulary, tagsIn, type Vocabulary } from './wishes/vocabulary.ts';

/** The guide at one moment, prepared for understanding and searching. Never changes; a changed guide gets a new one. */
export interface Snapshot {
  rows: readonly Restaurant[];
  byId: ReadonlyMap<number, Restaurant>;
  vocabulary: Vocabulary;
  index: BuiltInIndex;
  fits: FoodFits;
  /** By position in `rows`: the cuisine and the part of town, trimmed; empty where there is none. */
  cuisines: readonly string[];
  areas: readonly string[];
  /** What tags and notes say of the room and of occasions; notes without parts may say it anywhere. */
  rooms: Evidence;
  /** What the notes say of the food. */
  dishes: Evidence;
  /** By position: how many sentences of the notes find fault; and what those say. */
  faults: readonly number[];
  reproaches: Evidence;
  /** What was worked out of features so far, by the way they were asked for. */
  weights: Map<string, Float32Array>;
  /** Positions of the rows whose notes praise mostly one food, as far as somebody did not want it. */
  mostly: Map<string, ReadonlySet<number>>;
  /** Positions of the rows that have a tag. */
  tagged: ReadonlyMap<string, ReadonlySet<number>>;
}

/** The stems of sentences, with gaps between them. */
const joined = (sentences: readonly Sentence[]): string[] => sentences.flatMap(({ stems }) => [...stems, GAP]);

function taggedRows(rows: readonly Restaurant[]): Map<string, Set<number>> {
  const tagged = new Map<string, Set<number>>();
  for (const [at, row] of rows.entries()) {
    for (const tag of tagsIn(row.tag)) {
      const known = tagged.get(tag);
      if (known) known.add(at);
      else tagged.set(tag, new Set([at]));
    }
  }
  return tagged;
}

/**
 * Prepares the rows of a guide. Takes time in proportion to the guide: one to two seconds for 10,000 restaurants.
 *
 * @example retrieve([{ message: 'ramen in the west', reply: null }], createSnapshot(rows)).picks
 */
export function createSnapshot(rows: readonly Restaurant[]): Snapshot {
  const sentences = rows.map(sentencesOf);
  const notes = sentences.map(joined);
  const tags = rows.map((row) => tagsIn(row.tag).flatMap((tag) => [...clausesOf(tag), GAP]));
  const ofPart = (wanted: (sentence: Sentence) => boolean) => sentences.map((list) => joined(list.filter(wanted)));
  const texts = new Evidence(rows.map((_, at) => [...(tags[at] ?? []), ...(notes[at] ?? [])]));
  const rooms = ofPart(({ part }) => part !== 'food_notes');
  const vocabulary = createVocabulary(rows, texts);
  return {
    rows,
    byId: vocabulary.rows,
    vocabulary,
    index: new BuiltInIndex(rows, notes),
    fits: new FoodFits(vocabulary),
    cuisines: rows.map((row) => row.cuisine?.trim() ?? ''),
    areas: rows.map((row) => row.neighborhood?.trim() ?? ''),
    rooms: new Evidence(rows.map((_, at) => [...(tags[at] ?? []), ...(rooms[at] ?? [])])),
    dishes: new Evidence(ofPart(({ part }) => part === 'food_notes')),
    faults: sentences.map((list) => list.filter(({ critical }) => critical).length),
    reproaches: new Evidence(ofPart(({ critical }) => critical)),
    weights: new Map(),
    mostly: new Map(),
    tagged: taggedRows(rows),
  };
}
