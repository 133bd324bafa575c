import { gramsOf } from '../../understanding/learned/grams.ts';
import { chanceOf, type Features, type Linear, oddsOf, readLinear } from '../../understanding/learned/linear.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import { toneOf } from '../../understanding/text/tone.ts';
import { featuresOf, HASHED } from '../../understanding/topics/features.ts';
import { toldIn } from '../../understanding/topics/told.ts';

export const APPEAL_LABELS = ['appeals', 'warns'] as const;
export type AppealLabel = (typeof APPEAL_LABELS)[number];

/** Written by `npm run train`; see apps/api/training/appeal/README.md. */
export const APPEAL_FILE = new URL('appeal.bin', import.meta.url);

let loaded: Linear<AppealLabel> | undefined;

/** The weights, read once for all. Throws if the file was written for something else. */
export const loadAppeal = (): Linear<AppealLabel> => (loaded ??= readLinear(APPEAL_FILE, APPEAL_LABELS, HASHED));

const addGrams = gramsOf(HASHED);
/** From this probability on a topic counts. */
const TOLD = 0.35;
const SUM = /[$£€]\s?\d/;

/** The features of a sentence of notes: its words, what of a place it tells, whether it finds fault, and whether it names a price. */
export function featuresOfAppeal(text: string): Features {
  const { hashed, meaning } = featuresOf(tokenize(text));
  const found = new Set<number>(hashed);
  for (const { topic, says } of toldIn(text, TOLD)) addGrams(found, 'told', [`${topic} ${says}`], 1, 1);
  const { critical, limiting } = toneOf(text);
  addGrams(found, 'tone', [`${critical} ${limiting}`], 1, 1);
  if (SUM.test(text)) addGrams(found, 'sum', ['sum'], 1, 1);
  return { hashed: Uint16Array.from(found), meaning };
}

/** How probable it is that a sentence of notes is a reason to go, and that it is one not to. */
interface Appeal {
  appeals: number;
  warns: number;
}

/**
 * What a sentence of notes is to somebody who has wished for nothing special, by a linear model trained on labelled sentences (`npm run train`):
 * "a plum tart with burnt edges" makes one want to go, "lockers by the door" does not, and "the soup was thin" warns.
 *
 * @example appealOf({ text: 'Coats are hung upstairs.' }) // { appeals: 0.1, warns: 0.1 }
 */
export function appealOf(sentence: Pick<Sentence, 'text'>): Appeal {
  const before = known.get(sentence);
  if (before) return before;
  const [appeals = 0, warns = 0] = oddsOf(featuresOfAppeal(sentence.text), loadAppeal()).map(chanceOf);
  known.set(sentence, { appeals, warns });
  return { appeals, warns };
}

/** A search asks it of each sentence of a place again. */
const known = new WeakMap<Pick<Sentence, 'text'>, Appeal>();
