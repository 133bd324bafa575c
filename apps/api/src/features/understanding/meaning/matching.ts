import { mattersOf } from '../lexicon/matters.ts';
import type { Sentence } from '../text/sentences.ts';
import { wordSet } from '../text/word-set.ts';
import { areOfOneFamily } from './families.ts';
import { rarity, similarity } from './vectors.ts';

/** Words of a question, and different words of one sentence, that are compared. */
const ASKED = 8;
const SAID = 40;
/** Words that are less similar than this have nothing to do with each other. */
const UNLIKE = 0.5;
/** What the most frequent words count. */
const LEAST = 0.05;
/** What one, two or more words of the same matter count. */
const SPOKEN = [0, 0.5, 0.7, 0.75];
/** What an amount that is asked for counts. */
const AMOUNT = 0.6;
/** Words that join others, and are like any other that does. */
export const JOINING: ReadonlySet<string> = wordSet(
  'the and of in to for with from by at as on that which who it its is are be was one two all any every each other than then when where if so but or not no you your they them their he she his her this there here what how up out over under before after into only own more most some such very just even will can may',
);

/** What else tells which sentence is meant: amounts that are asked for, each as good as a word, and words that decide between equals. */
interface Beside {
  amounts: readonly ((sentence: Sentence) => boolean)[];
  beside: readonly string[];
  /** Words that mean something else where a sentence has them: whoever asks about parking learns nothing from "the park gates". */
  homonyms: ReadonlySet<string>;
}

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
export function closest(
  asked: readonly string[],
  sentences: readonly Sentence[],
  { amounts = [], beside = [], homonyms = NO_WORDS }: Partial<Beside> = {},
): Match | null {
  const words = [...new Set(asked)].slice(0, ASKED).map((word) => ({ word, weight: Math.max(LEAST, rarity(word)) }));
  const own = words.reduce((sum, { weight }) => sum + weight, 0);
  const all = own + AMOUNT * amounts.length;
  const isAsked = new Set(words.map(({ word }) => word));
  let best: Match | null = null;
  let most = 0;
  for (const sentence of sentences) {
    const said = [...new Set(sentence.stems)].slice(0, SAID);
    const other = said.filter((one) => !isAsked.has(one));
    const near = words.reduce(
      (sum, { word, weight }) =>
        sum + weight * (homonyms.has(word) ? spokenOf(word, unlike(word, other)) : counterpart(word, said, other)),
      0,
    );
    // An amount tells little where the sentence speaks of something else.
    const told = 3 * near < own ? 0 : AMOUNT * amounts.filter((isTold) => isTold(sentence)).length;
    const also = near > 0 ? LEAST * beside.filter((stem) => said.includes(stem)).length : 0;
    if (near + told === 0 || near + told + also <= most) continue;
    most = near + told + also;
    best = { sentence, nearness: (near + told) / all };
  }
  return best;
}

/**
 * How near the nearest of some words is to another, from 0 to 1.
 *
 * @param other those that stand for no other word of the question: "room" alone is no word on a private one
 */
function counterpart(word: string, said: readonly string[], other: readonly string[]): number {
  if (said.includes(word)) return 1;
  if (said.some((one) => areOfOneFamily(word, one))) return FORM;
  const nearest = said.reduce((most, one) => (JOINING.has(one) ? most : Math.max(most, similarity(word, one))), 0);
  return Math.max(spokenOf(word, other), Math.max(0, nearest - UNLIKE) / (1 - UNLIKE));
}

/** What another form of the word counts: "dark", "darker". */
const FORM = 0.9;

/** Words that are as near as this mean the same: "aubergine" and "eggplant", but not "cake" and "pancake". */
const SAME = 0.85;

/** Whether a sentence has a word, one that means the same, or one of the same matter. */
export const speaksOf = (word: string, { stems }: Sentence, matter = false): boolean =>
  stems.includes(word) ||
  stems.some((one) => similarity(word, one) >= SAME || areOfOneFamily(word, one)) ||
  (matter && spokenOf(word, stems) > 0);

/** What the words of the same matter count. */
function spokenOf(word: string, said: readonly string[]): number {
  const matter = mattersOf(word).reduce((sum, row) => sum + said.filter((one) => row.has(one)).length, 0);
  return SPOKEN[Math.min(matter, SPOKEN.length - 1)] ?? 0;
}

/** Words of another root. */
const unlike = (word: string, said: readonly string[]): readonly string[] =>
  said.filter((one) => !one.startsWith(word.slice(0, ROOT)));
const ROOT = 4;
const NO_WORDS: ReadonlySet<string> = new Set();
