import type { Restaurant } from '@saffron/contracts/guide';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { voiceOf } from '../../understanding/text/evidence.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import type { FeatureWish, FoodWish } from '../../understanding/wishes.ts';
import { clean, stopped } from './words.ts';

/** Sentences of one answer; a diner wants to know one thing. */
const SENTENCES = 2;
/** Words of a question that are looked for. */
const WORDS = 40;
/** A shorter word tells of no subject. */
const TELLING = 4;

/** Words that questions are made of: what is asked about is another one. */
const ASKING: ReadonlySet<string> = new Set(
  `about actually after again also another anyone anything around because been before being best busy call called can cant could decent
  deal does doesnt dont down each easy eat eaten else enough ever every expensive feel find food from gets give going good great guide have
  having here http idea into just kind know like likely little long look lovely make many maybe mean meal menu might more most much need
  nice nobody only order other over people place please pretty quite rather real really recommend restaurant right said same serve
  should since some somebody someone something somewhere sort still such sure table take tell than thank that their them then there
  these they thing think this those though tonight today tomorrow under until very visit want well were what when where which while
  whole will with without would your cheap price lunch dinner breakfast evening morning night saturday sunday friday`.split(
    /\s+/,
  ),
);

/** What people say for what notes say in another word. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  stair: ['stair', 'step', 'spiral', 'flight'],
  step: ['stair', 'step', 'ramp'],
  lift: ['lift', 'elevator', 'stair'],
  elevator: ['lift', 'elevator', 'stair'],
  jacket: ['jacket', 'dress', 'dressed'],
  dress: ['jacket', 'dress', 'dressed'],
  accessible: ['step', 'ramp', 'lift', 'level access', 'wheelchair'],
  toilet: ['toilet', 'loo'],
  cash: ['cash', 'card'],
  card: ['cash', 'card'],
};

/**
 * What the notes of a place say of a wish, as they say it; `null` where they say nothing. A denial is an answer too.
 *
 * @example notesOn(simitSabah, alcohol) // { says: false, text: 'No alcohol.' }
 */
export function notesOn(row: Restaurant, wish: FoodWish | FeatureWish): { says: boolean; text: string } | null {
  const phrases = [wish.said, ...shownFor(wish)].map(stemsOf).filter((phrase) => phrase.length > 0);
  const sentences = sentencesOf(row);
  for (const phrase of phrases)
    for (const sentence of sentences) {
      const voice = voiceOf(sentence.stems, phrase);
      if (voice !== null && isHarmless(sentence)) return { says: voice === 'says', text: asWritten(sentence) };
    }
  const against = 'food' in wish ? [] : (FEATURES[wish.key]?.against?.split('|') ?? []).map(stemsOf);
  const opposed = sentences.find(
    (sentence) => isHarmless(sentence) && against.some((phrase) => voiceOf(sentence.stems, phrase) === 'says'),
  );
  return opposed ? { says: false, text: asWritten(opposed) } : null;
}

const shownFor = (wish: FoodWish | FeatureWish): readonly string[] => {
  if ('food' in wish) return wish.food?.shown ?? [wish.label];
  const feature = FEATURES[wish.key];
  return (feature?.shown ?? feature?.said ?? wish.label).split('|');
};

/**
 * The sentences of a place's notes that have words of a question in them: "do I need a jacket?", "are there stairs?".
 *
 * @param name of the place: its words ask about nothing
 * @returns empty where none have
 */
export function notesAbout(row: Restaurant, question: string, name: string): string {
  const own = new Set(stemsOf(name));
  const asked = [...new Set(tokenize(question).map(({ stem }) => stem))].filter(
    (word) => word.length >= TELLING && !ASKING.has(word) && !own.has(word),
  );
  const words = asked
    .slice(0, WORDS)
    .flatMap((word) => SYNONYMS[word] ?? [word])
    .map(stemsOf);
  return sentencesOf(row)
    .filter((sentence) => isHarmless(sentence) && words.some((word) => voiceOf(sentence.stems, word) !== null))
    .slice(0, SENTENCES)
    .map(asWritten)
    .join(' ');
}

const asWritten = ({ text }: Sentence): string => stopped(clean(text, 240));

const HOURS =
  /\b(?:closed|shut|shuts|closes|opens?|opening|lunch only|dinner only|only lunch|round the clock)\b|\buntil (?:noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|sold out)\b/i;

/** What the notes say of hours and days, as they say it. */
export function hoursIn(row: Restaurant): string {
  const found = sentencesOf(row).find((sentence) => isHarmless(sentence) && HOURS.test(sentence.text));
  return found ? `The notes say: “${asWritten(found)}”` : '';
}

/** Below this rating somebody who asks whether a place is good is told what is wrong with it. */
const GOOD = 3.5;

/** The fault that the notes find with a place that is not rated well. */
export function faultIn(row: Restaurant): string {
  if (row.rating === null || row.rating >= GOOD) return '';
  const found = sentencesOf(row).find((sentence) => sentence.critical && isHarmless(sentence));
  return found ? asWritten(found) : '';
}
