import { distance } from '../../edit-distance.ts';
import { FOODS } from '../understanding/lexicon/foods.ts';
import { numberIn } from '../understanding/reading/numbers.ts';
import { type Token, tokenize } from '../understanding/text/tokens.ts';
import { wordSet } from '../understanding/text/word-set.ts';
import type { Turn } from '../understanding/turn.ts';

/** A conversation in which the message before the last one says what the last one puts right. */
export interface Corrected {
  turns: readonly Turn[];
  /** The value that counts, as it is said back: "Friday", "six". */
  said: string;
  /** It is a word that was misread, and no value. */
  misread: boolean;
}

/** Words of a message that says no more than what it puts right. */
const BRIEF = 8;
/** Corrections in a row that are looked through. */
const CHAIN = 4;
/** Letters by which a word differs from the one that it was taken for. */
const ALIKE = 2;
/** Code units of the longest message that is looked at. */
const READ = 80;

const REPAIRS = wordSet('no nope nah wait sorry oops said meant mean make asked told');
const REFUSALS = wordSet('no nope nah');
const AROUND = wordSet(
  'no nope nah wait sorry oops said meant mean make asked told oh hey well actually i it that you we us of for at on the a please pls',
);
const DAYS = /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|today|tonight|tomorrow)$/;
const MEALS = wordSet('breakfast brunch lunch dinner supper');
/** Of which somebody keeps one. */
const DIETS = wordSet('halal kosher vegan vegetarian veggie pescatarian');

/** The kind of value a word is, of which a message before has another; "one" stands for a place. */
function kindOf({ word }: Token): 'day' | 'meal' | 'number' | 'diet' | null {
  if (DAYS.test(word)) return 'day';
  if (MEALS.has(word)) return 'meal';
  if (DIETS.has(word)) return 'diet';
  return word !== 'one' && numberIn(word) !== null ? 'number' : null;
}

/** What a message puts in the place of what: "six, not five", "no, Friday"; null for any other. */
function correctionIn(message: string): { to: Token; from: Token | null } | null {
  if (message.length > READ) return null;
  const tokens = tokenize(message);
  if (tokens.length > BRIEF || message.includes('?')) return null;
  const not = tokens.findIndex(({ word }) => word === 'not');
  const values = (some: readonly Token[]) => some.filter(({ word }) => !AROUND.has(word));
  const first = values(not < 0 ? tokens : tokens.slice(0, not));
  const second = values(not < 0 ? [] : tokens.slice(not + 1));
  const [to, from] =
    not >= 0 && first.length === 0 && second.length === 2 ? second.toReversed() : [first[0], second[0]];
  if (!to || first.length > 1 || (not >= 0 && !from) || (first.length === 1 && second.length > 1)) return null;
  if (from) return { to, from };
  // "No lunch" rules it out.
  const repairs = tokens.filter(
    ({ word, clause }) => REPAIRS.has(word) && !(REFUSALS.has(word) && clause === to.clause),
  );
  return kindOf(to) && repairs.length > 0 ? { to, from: null } : null;
}

/** The place of the word in an earlier message that a correction is about; null where it is about none, or it is not clear which. */
function placeIn(tokens: readonly Token[], { to, from }: { to: Token; from: Token | null }): Token | null {
  const isSame = (token: Token, value: Token) => token.word === value.word;
  const named = from && tokens.filter((token) => isSame(token, from));
  if (named?.length === 1) return named[0] ?? null;
  const kind = kindOf(to);
  const alike = tokens.filter((token) => (kind ? kindOf(token) === kind : isSame(token, to)));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const isMisread = (to: Token, from: Token): boolean =>
  to.word[0] === from.word[0] &&
  ![to, from].some(({ word, stem }) => FOODS.has(word) || FOODS.has(stem)) &&
  distance(to.word, from.word, ALIKE) <= ALIKE;

/**
 * The conversation that is answered where the last message puts a value of the one before right: a day, a meal, a number, or a word that
 * was misread. What is eaten is left out: "not nuts" rules it out. Null for any other message.
 *
 * @example correctedIn(turnsOf('dinner on Thursday', 'no, FRIDAY'))?.turns.at(-1)?.message // 'dinner on FRIDAY'
 */
export function correctedIn(turns: readonly Turn[], chain = CHAIN): Corrected | null {
  const last = turns.at(-1);
  const correction = last && turns.length > 1 && chain > 0 ? correctionIn(last.message) : null;
  if (!last || !correction) return null;
  const { to, from } = correction;
  const kind = kindOf(to);
  if (from && (kind ? kindOf(from) !== kind : !isMisread(to, from))) return null;
  const earlier = turns.slice(0, -1);
  const asked = correctedIn(earlier, chain - 1)?.turns ?? earlier;
  const before = asked.at(-1)?.message ?? '';
  const place = placeIn(tokenize(before), correction);
  if (!place) return null;
  const message = `${before.slice(0, place.start)}${to.raw}${before.slice(place.end)}`;
  const word = kind === 'day' ? to.word[0]?.toUpperCase() + to.word.slice(1) : to.word;
  return { turns: [...asked.slice(0, -1), { ...last, message }], said: word, misread: kind === null };
}
