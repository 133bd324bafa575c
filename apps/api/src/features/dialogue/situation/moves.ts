import type { Restaurant } from '@saffron/contracts/guide';
import type { Found } from '../../search/found.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import type { Contradiction, Wishes } from '../../understanding/wishes.ts';
import type { Catch } from '../ask/moves.ts';
import type { Contrast, Placed } from '../choosing.ts';
import type { GivenWay } from '../loosened.ts';
import type { Measure } from '../measures/measure.ts';
import type { News } from './news.ts';
import type { Tone } from './remarks.ts';

/** Half a sentence of sympathy or joy. */
export interface NewsMove {
  type: 'news';
  news: News;
}

/** What a statement means for one place: the measure that decides. */
export interface Verdict extends Placed {
  measure: Measure;
}

/** Which of those that were shown still do. */
export interface StillMove {
  type: 'still';
  verdicts: readonly Verdict[];
  /** Nothing was said before it. */
  opens: boolean;
}

/** What was named still does, and what else does now. */
export interface FreedMove {
  type: 'freed';
  stand: readonly Restaurant[];
  /** Of those under discussion, what had been out of the question. */
  back: readonly Restaurant[];
}

/** What somebody eats again, and what is left out still because it was not clear. */
export interface NeedsMove {
  type: 'needs';
  again: readonly string[];
  kept: readonly string[];
}

/** Places that do where those that were shown do not; none where the guide has none. */
export interface InsteadMove {
  type: 'instead';
  verdicts: readonly Verdict[];
  needs: readonly Measure[];
  /** What was wished and they do not have. */
  lacking: readonly string[];
  /** What each of them lacks besides. */
  lacks: readonly (readonly Catch[])[];
  wishes: Wishes;
}

/** What a search found, as an answer to a search would say it. */
interface RecommendMove {
  type: 'recommend';
  found: Found;
}

/** What a search found beside the one place that is left. */
export interface AnotherMove {
  type: 'another';
  beside: Restaurant;
  found: Found;
}

/** What stays out from now on. */
export interface LeftOutMove {
  type: 'left out';
  /** None where nothing that was shown has what was ruled out. */
  rows: readonly Restaurant[];
  /** What remains of the reply where there is nothing else to show, and is known to have none of it. */
  left: readonly Restaurant[];
  /** What remains of the reply, and may have it. */
  unsure?: readonly Verdict[];
  /** Somebody complained of them, and nothing is wished: it is asked what they would like instead. */
  asks?: true;
  /** Somebody complained of them, and others follow. */
  complained?: true;
}

/** How the next place differs from what was turned down. */
export interface DiffersMove {
  type: 'differs';
  contrast: Contrast;
}

/** "Cheaper", "quieter": places that are more so than any that was shown; none where there is none. */
export interface AdjustMove {
  type: 'adjust';
  measure: Measure;
  /** The best by that measure of those that were shown. */
  base: Placed;
  /** It was shown, and not first. */
  mentioned: boolean;
  /** What the places do not have of the wishes. */
  gone: Omit<GivenWay, 'rows'>;
  places: readonly Placed[];
  /** What is wished beside it. */
  wishes: Wishes;
  /** What each of them lacks besides; where there is none, what the base does that was not shown first. */
  lacks: readonly (readonly Catch[])[];
}

/** What a diner said of when and with how many they come. */
interface Visit {
  /** As it was said. */
  /** The day as a reply calls it: "on Friday"; empty where nobody said it. */
  day: string;
  time: string | null;
  partySize: number | null;
}

/** What one needs to go. */
export interface SelectMove extends Visit {
  type: 'select';
  row: Restaurant;
  /** Another move of the reply tells its hours. */
  timed?: true;
}

/** How to get a table. */
export interface BookMove extends Visit {
  type: 'book';
  rows: readonly Restaurant[];
  /** The diner asked whether a table is free. */
  asksForFree: boolean;
  /** What the notes of the one place say of how tables are had there; null where they say nothing. */
  rule: Sentence | null;
}

/** "Mum will love that." */
export interface RemarkMove {
  type: 'remark';
  tone: Tone;
  /** The one place that is under discussion; null where there are several. */
  row: Restaurant | null;
}

/** What counts now, before what was asked is answered again. */
interface CorrectedMove {
  type: 'corrected';
  said: string;
  /** It is a word that was misread, and no value. */
  misread: boolean;
}

/** What an answer that is doubted rests on. */
export type Doubted = 'notes' | 'recorded' | 'unknown' | 'guess';

/** What the answer rests on, before it is given again. */
interface DoubtedMove {
  type: 'doubted';
  on: Doubted;
  /** The sentence of the one place that was asked about; null where there are several or the answer quotes it. */
  quote: string | null;
}

/** None of those that were shown. */
interface AbsentMove {
  type: 'absent';
  /** What none of them is; null for what none of them is known to have. */
  kind: string | null;
}

/** It is not understood what should be different. */
interface UnsureMove {
  type: 'unsure';
  /** Others of the same follow, those that were shown are kept, or nobody knows whether they spare somebody what is disliked. */
  about: 'others' | 'kept' | 'disliked';
}

/** What was kept of two wishes that exclude each other. */
export interface ContradictionMove extends Contradiction {
  type: 'contradiction';
}

export type SituationMove =
  | ContradictionMove
  | RemarkMove
  | CorrectedMove
  | DoubtedMove
  | AbsentMove
  | UnsureMove
  | NewsMove
  | StillMove
  | FreedMove
  | NeedsMove
  | InsteadMove
  | RecommendMove
  | AnotherMove
  | LeftOutMove
  | DiffersMove
  | AdjustMove
  | SelectMove
  | BookMove;
