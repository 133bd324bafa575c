import type { Restaurant } from '@saffron/contracts/guide';
import { isDishOrFood } from '../../understanding/acts/contents.ts';
import { DIETS } from '../../understanding/lexicon/foods.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import { phrasesIn, wordSet } from '../../understanding/text/word-set.ts';
import type { Attribute } from './attribute.ts';
import { LEFT } from './forbidden-words.ts';

const phrases = (words: string) => new Phrases(phrasesIn(words).map((word) => [word, true] as const));

/** What is past, only said, or so to a part. */
const HEDGES = phrases(
  `once|formerly|used to|until|expired|lapsed|ran out|has gone|is gone|went with|in name|more or less|give or take|sort of|kind of|ish|nearly|almost|mostly|largely|
  supposedly|allegedly|apparently|so they say|they say|they claim|claims|claim|will tell you|tell you it is|swear|swears|menu says|sign says|says the|on paper|in theory|depending|depends|unless`.replace(
    /\s*\n\s*/g,
    '',
  ),
);
/** What a promise is not made of. */
const EXCEPTIONS = phrases(
  'except|excepting|barring|bar the|bar one|apart from|aside from|save for|other than|but not|not the|just not|though not',
);
/** What turns against a promise, where it goes on about food. */
const TURNING = wordSet('but though although however yet');
const NEGATORS = wordSet('not isnt arent no never nor doesnt dont cannot cant wasnt');
/** Between a denial and the end of its clause: "who is not", "the buns are not". */
const ENDING = 1;
/** What a dish is finished with. */
const ADDING = wordSet('with in finished topped cooked fried made tossed under');

/**
 * What limits a promise of a diet: its own sentence, by a hedge, an exception, a denial of the same for something else, or what the diet leaves
 * out in the same dish; or the next one, which takes a part of it back. Null where nothing does.
 *
 * @example limitOf(vegan, sentence, row) // the sentence "Vegan curry, finished with cream."
 */
export function limitOf(attribute: Attribute, sentence: Sentence, row: Restaurant): Sentence | null {
  const before = known.get(sentence) ?? new Map<string, Sentence | null>();
  known.set(sentence, before);
  const found = before.get(attribute.key);
  if (found !== undefined) return found;
  const limit = limitIn(attribute, sentence, row);
  before.set(attribute.key, limit);
  return limit;
}

/** By sentence and diet: a search asks it of each place of a guide. */
const known = new WeakMap<Sentence, Map<string, Sentence | null>>();

function limitIn(attribute: Attribute, sentence: Sentence, row: Restaurant): Sentence | null {
  if (limitsIn(attribute, tokenize(sentence.text))) return sentence;
  const all = sentencesOf(row);
  const at = all.findIndex(({ text, part }) => text === sentence.text && part === sentence.part);
  const next = at < 0 ? undefined : all[at + 1];
  return next?.part === sentence.part && turnsOn(tokenize(next.text)) ? next : null;
}

/** "Not the lamb, mind." */
const turnsOn = ([first, second]: readonly Token[]): boolean =>
  first !== undefined &&
  (first.word === 'not' || first.word === 'except' || (TURNING.has(first.word) && NEGATORS.has(second?.word ?? '')));

/** What promises a diet, and what it leaves out. */
const tables = new WeakMap<Attribute, { promises: Phrases<true>; left: Phrases<true> }>();

function tableOf(attribute: Attribute): { promises: Phrases<true>; left: Phrases<true> } {
  const before = tables.get(attribute);
  if (before) return before;
  const made = { promises: phrases(attribute.yes), left: phrases(LEFT[attribute.key]?.words ?? '') };
  tables.set(attribute, made);
  return made;
}

function limitsIn(attribute: Attribute, tokens: readonly Token[]): boolean {
  const table = tableOf(attribute);
  const [promise] = table.promises.findAll(tokens);
  if (!promise) return false;
  if (HEDGES.findAll(tokens).length + EXCEPTIONS.findAll(tokens).length > 0) return true;
  const { clause } = tokens[promise.from] ?? {};
  const isEnd = (at: number) => tokens[at + ENDING]?.clause !== tokens[at]?.clause;
  if (tokens.some(({ word, clause: own }, at) => own !== clause && NEGATORS.has(word) && isEnd(at))) return true;
  const behind = tokens.slice(promise.to);
  const turn = behind.findIndex(({ word }) => TURNING.has(word));
  if (turn >= 0 && behind.slice(turn).some((token) => isDishOrFood(token) && !DIETS.has(token.stem))) return true;
  const left = table.left.findAll(behind);
  return left.some(({ from }) => behind.slice(Math.max(0, from - ADDED), from).some(({ word }) => ADDING.has(word)));
}
/** Words between what is added and what adds it: "with the odd prawn". */
const ADDED = 3;
