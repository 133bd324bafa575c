import type { Restaurant } from '@saffron/contracts/guide';
import { parseNotes } from '@saffron/contracts/notes';
import { visible } from '@saffron/contracts/visible';
import { beginning } from '../../../truncate.ts';
import { clausesOf } from './evidence.ts';
import { Recent } from './recent.ts';

type NotesPart = 'vibe' | 'food_notes' | 'occasions';

/** One sentence of a restaurant's notes. */
export interface Sentence {
  text: string;
  part: NotesPart;
  /** Its stems, with gaps between clauses. */
  stems: readonly string[];
  /** It finds fault. */
  critical: boolean;
}

/** Letters and sentences of one part of the notes that are read. */
const READ = 3_000;
const SENTENCES = 60;
const PARTS = ['vibe', 'food_notes', 'occasions'] as const;

const FAULTS =
  /\b(?:overdone|over-?cooked|undercooked|under-?seasoned|frozen and|are frozen|mostly ice|tastes? of the (?:spoon|tin|can)|tastes it|greasy|limp|soggy|stale|bland|tasteless|watery|rubbery|lukewarm|mediocre|forgettable|disappoint\w*|sadly|unfortunately|overpriced|rude|surly|slow when|smells? of|dirty|tired|dull|nothing special|nothing (?:is )?(?:novel|surprising)|not worth|avoid the|skip the|best skipped|deserves a resit|could do with|can be a touch|a touch (?:dry|obedient|sweet)|no more than|and no more|competent|past what you asked|too (?:salty|sweet|dry|oily|loud to)|hit and miss|goes greasy|let ?down|inconsistent|indifferent|forgetful|rather lonely|spicing is shy|heavy-handed|don'?t come for|waiting since|decent|passable|so-so|merely|cautious|trades on|somewhere else|get no peace)\b/i;

/** Somebody came to harm, or would. */
const HARM =
  /\b(?:poison(?:ed|ing)|(?:rushed|taken|went|sent|ended|landed|put)\b[^.]{0,40}\bhospital|in hospital|ambulance|(?:fell|was|were|got|made|been|is|be) (?:very |so |quite |badly )?(?:ill|sick)(?![-\w])|ill (?:for|after)|threw up|throwing up|vomit\w*|allergic reaction|anaphyla\w+ (?:shock|reaction)|hives|(?:would|will|nearly|almost|had) starved?|glutened|(?:had )?better run|at (?:your|their) own risk)\b/i;

/**
 * Whether a sentence finds fault with the place: nothing to quote as a reason to go there.
 *
 * @example isCritical('Burgers are frozen and overdone.') // true
 */
export const isCritical = (sentence: string): boolean => FAULTS.test(sentence) || HARM.test(sentence);

/** @example splitSentences('Calm. Good bread!') // ['Calm.', 'Good bread!'] */
const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\d"“'‘])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Restaurants whose sentences are remembered: a reply asks for those of its few again and again. */
const remembered = new Recent<Restaurant, Sentence[]>(100);

/** The sentences of a restaurant's notes in order. Non-JSON notes count as `vibe`. */
export const sentencesOf = (row: Restaurant): readonly Sentence[] => remembered.get(row, () => read(row));

function read(row: Restaurant): Sentence[] {
  const notes = parseNotes(row.saffronNotes, READ) ?? { vibe: row.saffronNotes ?? '' };
  return PARTS.flatMap((part) =>
    splitSentences(visible(beginning(notes[part] ?? '', READ)))
      .slice(0, SENTENCES)
      .map((text) => ({ text, part, stems: clausesOf(text), critical: isCritical(text) })),
  );
}
