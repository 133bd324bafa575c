import type { Sentence } from '../text/sentences.ts';
import { rarity, similarity } from './vectors.ts';

/** Words of a question, and different words of one sentence, that are compared. */
const ASKED = 8;
const SAID = 40;
/** Words that are less similar than this have nothing to do with each other. */
const UNLIKE = 0.5;
/** What the most frequent words count. */
const LEAST = 0.05;
/** Words that join others, and are like any other that does. */
const JOINING: ReadonlySet<string> = new Set(
  'the and of in to for with from by at as on that which who it its is are be was one two all any every each other than then when where if so but or not no you your they them their he she his her this there here what how up out over under before after into only own more most some such very just even will can may'.split(
    ' ',
  ),
);

/** A sentence, and how near it is to a question: 1 where it has all its words. */
export interface Match {
  sentence: Sentence;
  nearness: number;
}

/**
 * The sentence that speaks most of what some words ask, by the meaning of words: each is worth its best counterpart in the sentence, rare
 * words more than frequent ones. Takes time proportional to the sentences.
 *
 * @param asked stems of the words that tell what is asked about
 * @returns null where no word has a counterpart
 * @example closest(['eggplant'], sentencesOf(row)) // { sentence: { text: 'Aubergine rolls with walnut.' }, nearness: 0.88 }
 */
export function closest(asked: readonly string[], sentences: readonly Sentence[]): Match | null {
  const words = [...new Set(asked)].slice(0, ASKED).map((word) => ({ word, weight: Math.max(LEAST, rarity(word)) }));
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  let best: Match | null = null;
  for (const sentence of sentences) {
    const said = [...new Set(sentence.stems)].slice(0, SAID);
    const sum = words.reduce((sum, { word, weight }) => sum + weight * counterpart(word, said), 0);
    if (sum > (best?.nearness ?? 0) * all) best = { sentence, nearness: sum / all };
  }
  return best;
}

/** How near the nearest of some words is to another, from 0 to 1. */
function counterpart(word: string, said: readonly string[]): number {
  if (said.includes(word)) return 1;
  const nearest = said.reduce((most, one) => (JOINING.has(one) ? most : Math.max(most, similarity(word, one))), 0);
  return Math.max(0, nearest - UNLIKE) / (1 - UNLIKE);
}
