import type { Restaurant } from '@saffron/contracts/guide';
import { parseNotes } from '@saffron/contracts/notes';
import { visible } from '@saffron/contracts/visible';
import { beginning } from '../../../truncate.ts';
import { clausesOf } from './evidence.ts';
import { speaksOfOthers } from './other-places.ts';
import { Recent } from './recent.ts';
import { type Tone, toneOf } from './tone.ts';

type NotesPart = 'vibe' | 'food_notes' | 'occasions';

/** One sentence of a restaurant's notes. */
export interface Sentence extends Tone {
  text: string;
  part: NotesPart;
  /** Its stems, with gaps between clauses. */
  stems: readonly string[];
  /** It begins its part of the notes: "it" is the place. */
  first?: true;
  /** It speaks of another place. */
  elsewhere?: true;
}

/** Letters and sentences of one part of the notes that are read. */
const READ = 3_000;
const SENTENCES = 60;
/** Runs of them tell nothing, and take long to look back over. */
const SPACES = /[^\S\n]+/g;
const PARTS = ['vibe', 'food_notes', 'occasions'] as const;

/** A title ends no sentence, nor does an hour before the days on which it is so. @example splitSentences('Mr. Ide cooks. Good bread!') // ['Mr. Ide cooks.', 'Good bread!'] */
const splitSentences = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?…])(?<!\b(?:Mr|Mrs|Ms|Dr|St|Mt)\.)(?<!\b[ap]\.m\.(?=\s+(?:Mon|Tues?|Wed|Thu|Fri|Sat|Sun)))\s+(?=[\p{Lu}\d"“'‘])|\n+/u,
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Letters of a sentence. Few that people write are longer; what is read of one can take time with the square of its length. */
const LONGEST = 500;

/** A sentence, or the parts of one that is longer than {@link LONGEST}, which end with a word where they can. */
function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const end = rest.lastIndexOf(' ', LONGEST);
    const part = beginning(rest, end > 0 ? end : LONGEST);
    parts.push(part);
    rest = rest.slice(part.length).trimStart();
  }
  return [...parts, rest];
}

/** Letters of the notes whose sentences are remembered: a reply reads those of forty places, and of its few again and again. */
const REMEMBERED = 1_000_000;
const remembered = new Recent<Restaurant, { all: Sentence[]; own: Sentence[] }>(REMEMBERED, ({ all }) =>
  all.reduce((letters, { text }) => letters + text.length, ROW),
);
/** What a place takes besides, in letters. */
const ROW = 100;

/** All sentences of a restaurant's notes in order, also those that speak of other places: what they warn of may be true of this one. */
export const allSentencesOf = (row: Restaurant): readonly Sentence[] => remembered.get(row, () => read(row)).all;

/** The sentences of a restaurant's notes in order, as far as they speak of it. Non-JSON notes count as `vibe`. */
export const sentencesOf = (row: Restaurant): readonly Sentence[] => remembered.get(row, () => read(row)).own;

function read(row: Restaurant): { all: Sentence[]; own: Sentence[] } {
  const notes = parseNotes(row.saffronNotes, READ) ?? { vibe: row.saffronNotes ?? '' };
  const all = PARTS.flatMap((part) =>
    splitSentences(visible(beginning(notes[part] ?? '', READ)).replace(SPACES, ' '))
      .flatMap(partsOf)
      .slice(0, SENTENCES)
      .map((text, at) => ({
        text,
        part,
        stems: clausesOf(text),
        ...toneOf(text),
        ...(at === 0 && { first: true as const }),
        ...(speaksOfOthers(text, row) && { elsewhere: true as const }),
      })),
  );
  return { all, own: all.filter(({ elsewhere }) => !elsewhere) };
}
