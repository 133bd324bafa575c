import type { Restaurant } from '@saffron/contracts/guide';
import { type Outcome, outcome as outcomes } from '@saffron/contracts/guide-query';
import type { Steps } from '../../../../slices.ts';
import { DIETS } from '../../../understanding/lexicon/foods.ts';
import { DENIALS, GAP } from '../../../understanding/text/evidence.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../../understanding/text/sentences.ts';
import { fold, stemsOf, tokenize } from '../../../understanding/text/tokens.ts';
import { phrasesIn } from '../../../understanding/text/word-set.ts';
import type { FoodWish } from '../../../understanding/wishes.ts';
import { allergensIn } from '../../facts/asked.ts';
import { doubtIn, isBare } from '../../facts/doubts.ts';
import { REMEMBERED } from '../../ranking/feature-evidence.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { Asked, Check, SlotReader } from '../check.ts';
import { besidePhrase } from '../clauses.ts';
import { sentenceWhere } from '../sentences.ts';
import { unknownCheck } from '../unknown-check.ts';
import { foodOf, foodWish } from '../values.ts';
import { keptDiet, readKeptDiet } from './kept-diet.ts';

/** With one of these in a clause, nobody can be told that a diet is kept. */
const DOUBTS: ReadonlySet<string> = new Set([
  ...DENIALS,
  ...'cannot cant couldnt wont wouldnt unable few limited nothing nobody none rarely barely unsafe closed'.split(' '),
]);

/** The clauses of a text with a phrase: whether one says it without doubt, and whether one doubts it. */
interface Reading {
  says: boolean;
  doubts: boolean;
}

function readDiet(text: readonly string[], phrases: readonly (readonly string[])[]): Reading {
  const doubted = phrases.flatMap((phrase) => besidePhrase(text, phrase, (word) => DOUBTS.has(word)));
  return { says: doubted.includes(false), doubts: doubted.includes(true) };
}

const OUTCOMES = outcomes.options;
/** The position of no place. */
const SILENT = -1;

/** By position, what was read of a diet before: the number of the outcome, from 1 on. Reading takes longer than the rest of a query. */
function remembered(key: string, { weights, rows }: Snapshot): Float32Array {
  const known = weights.get(key) ?? new Float32Array(rows.length);
  if (weights.size >= REMEMBERED) weights.clear();
  weights.set(key, known);
  return known;
}

/** "Nut free" has no nuts. */
function withoutPromises(text: readonly string[], promises: readonly (readonly string[])[]): readonly string[] {
  const rest = [...text];
  for (const phrase of promises)
    for (let at = 0; at + phrase.length <= rest.length; at += 1)
      if (phrase.every((word, index) => rest[at + index] === word)) rest.fill(GAP, at, at + phrase.length);
  return rest;
}

/**
 * It is met only where a tag or a bare statement of the notes says so and nothing takes it back. Where the allergen is
 * named or in the kitchen, it is not; silence is never taken for a yes.
 */
function freeFrom(allergen: string, snapshot: Snapshot): Check {
  const { vocabulary, cuisines, fits } = snapshot;
  const food = foodOf(allergen, snapshot);
  const kinds = allergensIn(allergen);
  const names = [...new Set([allergen, ...kinds.map(({ key }) => key), ...(food?.shown ?? [])])];
  const dishes = kinds.flatMap((kind) => phrasesIn(kind.allergen?.contains));
  const words = [...new Set([...names, ...dishes])];
  const promising = names.map((word) => `${word} free`);
  const [promises, threats] = [promising.map(stemsOf), words.map(stemsOf)];
  const { equal, within } = food ? fits.valuesOf(food.key) : { equal: [], within: [] };
  const kitchens = new Set([...equal, ...within]);
  const speaking = vocabulary.texts.voices([...promising, ...words]);
  const known = remembered(JSON.stringify(words), snapshot);
  const read = (text: readonly string[], at: number): Outcome => {
    const promise = readDiet(text, promises);
    const threat = readDiet(withoutPromises(text, promises), threats);
    if (threat.says || threat.doubts || promise.doubts || kitchens.has(cuisines[at] ?? '')) return 'lacks';
    return promise.says ? 'meets' : 'unknown';
  };
  const tagOf = ({ tag }: Restaurant, found: Outcome): string | undefined =>
    tag?.split(', ').find((one) => read(stemsOf(one), SILENT) === found);
  // What a sentence promises, read with all that it says.
  const promised = (sentence: Sentence): Outcome => {
    const { text, stems } = sentence;
    const found = read(stems, SILENT);
    if (found !== 'meets') return found;
    if (doubtIn(tokenize(text), { health: true }) === 'against') return 'lacks';
    return isBare(text, promising) && isHarmless(sentence) ? 'meets' : 'unknown';
  };
  const promisedBy = (row: Restaurant): Outcome => {
    const each = sentencesOf(row).map(promised);
    if (each.includes('lacks')) return 'lacks';
    return each.includes('meets') || tagOf(row, 'meets') ? 'meets' : 'unknown';
  };
  const outcome = (row: Restaurant, at: number): Outcome => {
    if (!speaking.says.has(at) && !speaking.denies.has(at)) return read([], at);
    const before = OUTCOMES[(known[at] ?? 0) - 1];
    if (before) return before;
    const said = read(vocabulary.texts.textAt(at), at);
    const found = said === 'meets' ? promisedBy(row) : said;
    known[at] = OUTCOMES.indexOf(found) + 1;
    return found;
  };
  return {
    outcome,
    evidence: (row, at) => {
      const found = outcome(row, at);
      if (found === 'unknown') return;
      const tag = tagOf(row, found);
      if (tag) return { field: 'tag', sentence: tag };
      const sentence = sentenceWhere(row, (one) => promised(one) === found);
      return sentence ?? (row.cuisine ? { field: 'cuisine', sentence: row.cuisine } : undefined);
    },
  };
}

/** Reads all that speaks of an allergen, a place in a step: {@link freeFrom} remembers it. */
function* readFree(allergen: string, snapshot: Snapshot): Steps<void> {
  const { outcome } = freeFrom(allergen, snapshot);
  for (const [at, row] of snapshot.rows.entries()) {
    outcome(row, at);
    yield;
  }
}

const FREE = /^(.+)[ -]free$/;
/** How a need for a whole kitchen is called. */
const WHOLE = /^(?:fully|entirely|completely|wholly) /;

/** Whether a text asks for a diet, in whatever slot it stands: a name of a place promises none. */
export function isDietary(text: string, snapshot: Snapshot): boolean {
  const asked = fold(text).replaceAll('-', ' ').replace(WHOLE, '');
  return FREE.test(asked) || DIETS.has(foodOf(asked, snapshot)?.key ?? asked);
}

/** What a value of the slot asks for: a diet, of the whole kitchen or not, or a kitchen without an allergen. Null: nobody knows it. */
export function needOf(value: string, snapshot: Snapshot): { diet: FoodWish } | { allergen: string } | null {
  const asked = fold(value).replaceAll('-', ' ');
  const text = asked.replace(WHOLE, '');
  const key = DIETS.has(text) ? text : foodOf(text, snapshot)?.key;
  if (key && DIETS.has(key)) {
    const wish = foodWish(text, foodOf(key, snapshot));
    return { diet: text === asked ? wish : { ...wish, whole: true } };
  }
  const [, allergen] = FREE.exec(text) ?? [];
  return allergen ? { allergen } : null;
}

/** Reads the notes that are asked where a value of any slot is a diet, in steps. */
export function* readNeeded(value: string | number, { snapshot }: Pick<Asked, 'snapshot'>): Steps<void> {
  const need = needOf(String(value), snapshot);
  if (need && 'diet' in need) yield* readKeptDiet(need.diet, snapshot);
  if (need && 'allergen' in need) yield* readFree(need.allergen, snapshot);
}

export const diet: SlotReader = {
  reads: readNeeded,
  check: (value, { snapshot }, op) => {
    const need = needOf(String(value), snapshot);
    if (need) return 'diet' in need ? keptDiet(need.diet, snapshot) : freeFrom(need.allergen, snapshot);
    return unknownCheck('diet', String(value), op, [...DIETS, '… free']);
  },
};
