import type { Restaurant } from '@saffron/contracts/guide';
import type { Bill } from '../../dialogue/ask/moves.ts';
import { sumsIn } from '../../dialogue/ask/sums.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { inWords } from './words.ts';

/** What one pays for a whole meal. */
const WHOLE =
  /\b(?:all in|a head|per head|a person|per person|each person|set (?:menu|lunch|dinner|meal|price)|courses?|tasting|buffet|carvery|family (?:style|dinner))\b/i;
/** What one pays beside the food. */
const ASIDE =
  /\b(?:corkage|parking|valet|garage|atm|cover charge|entry|at the door|minimum (?:spend|charge|of)|deposit|service (?:charge|is)|tip|added for)\b/i;
const DRINKS = wordSet(
  'wine wines glass glasses bottle bottles beer beers pint pints cider ciders cocktail cocktails drink drinks spirits whisky whiskey soju sake prosecco pairing lager ale ales margarita margaritas',
);
const CHILDREN = wordSet('kid kids child children childrens kids half halves under');

/** Sentences that one answer tells, and one about each of several places. */
const TOLD = 2;

/** The sentences of the notes that tell best what one pays: first by the head, then what was asked of, then the most sums. */
export function sumsAt(row: Restaurant, { drinks, children }: Bill, most = TOLD): Sentence[] {
  const priced = sentencesOf(row)
    .filter((sentence) => isHarmless(sentence) && !ASIDE.test(sentence.text))
    .map((sentence) => ({ sentence, sums: sumsIn(sentence), weight: weightOf(sentence, drinks, children) }))
    .filter(({ sums }) => sums > 0);
  return priced
    .toSorted((one, other) => other.weight - one.weight || other.sums - one.sums)
    .slice(0, most)
    .map(({ sentence }) => ({ ...sentence, text: upToSums(sentence.text) }));
}

function weightOf({ text, part }: Sentence, drinks: boolean, children: boolean): number {
  const words = tokenize(text).map(({ word }) => word);
  const isOf = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const isDrunk = isOf(DRINKS);
  return (
    (WHOLE.test(text) ? 4 : 0) +
    (children && isOf(CHILDREN) ? 3 : 0) +
    (isDrunk === drinks ? 2 : 0) +
    (part === 'food_notes' ? 1 : 0)
  );
}

const MONEY = /[$£€]\s?(\d+(?:\.\d\d)?)(?:\s?(?:-|–|to|or)\s?[$£€]?(\d+(?:\.\d\d)?)\b)?/g;
/** Letters of a sentence that is told whole. */
const SHORT = 90;

/** A long sentence without what follows its last sum. */
function upToSums(text: string): string {
  const last = [...text.matchAll(MONEY)].at(-1);
  if (text.length <= SHORT || !last) return text;
  const from = last.index + last[0].length;
  const end = /[,;:.]|\s(?:and|but|which|with|though|because|so|that|who)\b/.exec(text.slice(from));
  return end ? `${text.slice(0, from + end.index)}.` : text;
}

/** What a head pays, in the sign of the guide, and whether that is a whole meal; null where no sentence tells it. */
interface EachPays {
  sign: string;
  low: number;
  high: number;
  whole: boolean;
}

const BY_HEAD = /^\s*(?:a |per |each )(?:head|person|cover)\b|^\s*pp\b/;
const COURSES = /\b(?:courses?|set (?:menu|lunch|dinner|meal)|tasting menu|buffet|carvery|afternoon tea)\b[^,;.$£€]*$/i;
const MAINS = /\b(?:mains|entr[eé]es|pizzas|bowls|burgers|curries|noodles|dishes)\b[^,;.$£€]*$/i;
const SHARED =
  /\b(?:set|menu|mezze|meze|platter|feast|banquet|dinner|meal)\b[^,;.$£€]*\bfor (two|three|four|five|six)\b[^,;.$£€]*$/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

function eachPays(sentences: readonly Sentence[]): EachPays | null {
  const found = sentences.flatMap(({ text }) =>
    [...text.matchAll(MONEY)].flatMap((match): EachPays[] => {
      const [said, least = '', most = least] = match;
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + said.length);
      const shared = SHARED.exec(before)?.[1];
      const whole = BY_HEAD.test(after) || COURSES.test(before) || shared !== undefined;
      if (!whole && !MAINS.test(before)) return [];
      const by = COUNTS[shared?.toLowerCase() ?? ''] ?? 1;
      return [{ sign: said.charAt(0), low: Number(least) / by, high: Number(most) / by, whole }];
    }),
  );
  return found.find(({ whole }) => whole) ?? found[0] ?? null;
}

/** From this party on, what all pay is told. */
const SEVERAL = 2;

/**
 * What all at the table pay, as far as notes tell what each does; empty where they do not, or children pay less.
 *
 * @example billFor(sentences, { party: 4, drinks: false, children: false }) // 'For four that is about £108.'
 */
export function billFor(sentences: readonly Sentence[], { party, children }: Bill): string {
  const each = eachPays(sentences);
  if (!each || party === null || party < SEVERAL || children) return '';
  const { sign, low, high, whole } = each;
  const sum = (one: number) => `${sign}${Math.round(one * party)}`;
  const range = high > low ? `${sum(low)} to ${sum(high)}` : sum(low);
  return `For ${inWords(party)} that is about ${range}${whole ? '' : ' for that alone'}.`;
}
