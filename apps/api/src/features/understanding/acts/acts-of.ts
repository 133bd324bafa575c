import { chanceOf, type Features, type Linear, oddsOf, readLinear } from '../learned/linear.ts';
import { ACTS, type Act } from './act.ts';
import { type ActContext, clausesOf, featuresOf, HASHED } from './features.ts';
import { type FollowUp, following, kindsOf, wantedIn } from './follow-up.ts';

/** What a message does. */
export interface Acts {
  /** Whether the message holds the act: none, where the likeliest one is hardly likely. */
  has(act: Act): boolean;
  /** The probability that the message holds the act, from 0 to 1. */
  of(act: Act): number;
  /** The likeliest act. */
  first: Act;
  /** What a message surely wants that follows a reply with places; null where it does not follow one, or nothing is sure. */
  wants: FollowUp | null;
}

/** Written by `npm run train`; see apps/api/training/acts/README.md. */
export const WEIGHTS_FILE = new URL('weights.bin', import.meta.url);

/** Reads the weights. Throws if the file was written for other acts. */
export const readWeights = (): Linear<Act> => readLinear(WEIGHTS_FILE, ACTS, HASHED);

let loaded: Linear<Act> | undefined;

/**
 * What a message does, by a linear model trained on labelled messages (`npm run train`). Takes well below a millisecond; of a long
 * message the beginning and the end are read.
 *
 * @param text the message as written
 * @param context whether places were shown before, what the reply before did, and the guide's vocabulary
 * @example actsOf('is the second one loud?', { shown: true }).first // 'ask_about'
 */
export function actsOf(text: string, context: ActContext): Acts {
  loaded ??= readWeights();
  const parts = partsOf(text, context);
  const chances = chancesOf(parts, loaded);
  if (!context.follows) return decide(chances);
  const acts = decide(chances);
  const kinds = kindsOf(parts.whole);
  const wants = acts.has('safety') ? null : wantedIn(kinds);
  return wants && DECIDING.has(wants) ? { ...decide(following(chances, kinds)), wants } : { ...acts, wants };
}

/** Between the acts of these kinds, what a message wants decides; acts of the others are told as well without it. */
const DECIDING: ReadonlySet<FollowUp> = new Set<FollowUp>(['asks', 'searches', 'goes on']);

/** Features of a message, and of each of its clauses where it has several. */
export interface Parts {
  whole: Features;
  clauses: readonly Features[];
}

/** What a message is judged by. */
export const partsOf = (text: string, context: ActContext): Parts => ({
  whole: featuresOf(text, context),
  clauses: clausesOf(text).map((clause) => featuresOf(clause, context)),
});

/** How much the clause that speaks most for an act counts beside the whole message. */
const OF_CLAUSES = 0.3;

/** The probability of each act: a message that does several things says each in a clause of its own. */
export function chancesOf({ whole, clauses }: Parts, weights: Linear<Act>): number[] {
  const sums = oddsOf(whole, weights);
  const others = clauses.map((clause) => oddsOf(clause, weights));
  return sums.map((sum, act) => {
    const most = others.length > 0 ? Math.max(...others.map((other) => other[act] ?? 0)) : sum;
    return chanceOf((1 - OF_CLAUSES) * sum + OF_CLAUSES * most);
  });
}

/** Below this the likeliest act is wrong more often than right. */
const LEAST = 0.2;

/** From here on a message holds an act. Thresholds of their own for each act gain nothing, and lower ones find more acts at the price of wrong ones. */
const THRESHOLD = 0.4;

/** The likeliest act, and those that are likely enough. */
export function decide(chances: readonly number[]): Acts {
  const of = (act: Act): number => chances[ACTS.indexOf(act)] ?? 0;
  const first = ACTS.reduce((best, act) => (of(act) > of(best) ? act : best));
  const has = (act: Act): boolean => of(act) >= (act === first ? LEAST : THRESHOLD);
  return { has, of, first, wants: null };
}
