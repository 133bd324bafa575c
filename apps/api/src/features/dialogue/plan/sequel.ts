import type { StopKind } from '../../understanding/plan.ts';
import { isAfterHour } from '../../understanding/reading/events.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { type Head, headsIn } from './heads.ts';

/** Words that speak of what comes after, and those that do so where more is said: "anything later?" is about the hour. */
const AFTERWARDS = wordSet('afterwards afterward');
const LATER = wordSet('later next');
/** Words of a message that says no more than when. */
const BRIEF = 3;
/** What may stand before "then" where a message goes on. */
const LEADS = wordSet('and ok okay so well great cool nice lovely perfect good');
/** What is over by then. */
const OVER = wordSet(
  'that this it which there eating food meal dinner lunch breakfast brunch supper tea dessert pudding drinks we weve i ive',
);
const DETERMINERS = wordSet('the our my a');
/** Words that leave open where, and those that do so together with what one does. */
const OPEN = wordSet('anywhere somewhere someplace anything something anyplace');
const ASKING = wordSet('where what whats wheres');
const DOING = wordSet('do go goes head going heading doing should shall could can good nice fun');
/** What asks for another place, or for another hour, instead of a further one. */
const INSTEAD = wordSet(
  'else instead other different another same similar open book booking table slot cheaper if about',
);

/**
 * What a message says to be over by then, if it asks where to go, or what to do, afterwards; null where it asks for something else.
 *
 * @example sequelIn(reading('anywhere nice after dinner?')) // { from: 2, to: 4 }
 */
export function sequelIn(reading: Reading): { from: number; to: number } | null {
  const { tokens, times } = reading;
  const isNamed = namesFurther(reading);
  if (tokens.some(({ word }) => INSTEAD.has(word) && !(isNamed && word === 'if'))) return null;
  if (!isNamed && !isOpen(tokens)) return null;
  for (const [at, { word }] of tokens.entries()) {
    const isThen = word === 'then' && tokens.slice(0, at).every((token) => LEADS.has(token.word)) && tokens.length > 1;
    if (isThen || AFTERWARDS.has(word) || (LATER.has(word) && tokens.length > BRIEF)) return { from: at, to: at + 1 };
    if (word !== 'after' || isAfterHour(tokens, times, at)) continue;
    const over = overBehind(tokens, at);
    if (over !== null) return { from: at, to: over };
  }
  return null;
}

/** What a message names for a further stop: not what is over by then. */
export const goingOnIn = (reading: Reading, over: ReturnType<typeof sequelIn>): Head[] =>
  headsIn(reading).filter(({ negated, from, to }) => !negated && !(over && from >= over.from && to <= over.to));

/** Where one goes on to. */
const NEXT: Readonly<Record<StopKind, StopKind>> = {
  breakfast: 'coffee',
  brunch: 'coffee',
  coffee: 'lunch',
  work: 'lunch',
  lunch: 'coffee',
  bite: 'drinks',
  dinner: 'drinks',
  dessert: 'drinks',
  drinks: 'drinks',
};

/** A further stop where nothing is named for it. */
export const nextAfter = (before: StopKind): Head => ({
  kind: NEXT[before],
  from: -1,
  to: -1,
  said: NEXT[before],
  negated: false,
  plain: true,
  weak: false,
  generic: true,
  kitchen: null,
});

/** "What if we want a drink afterwards?" names what one goes on to, and no place that it is asked of. */
const namesFurther = (reading: Reading): boolean =>
  headsIn(reading).some(({ kind, negated }) => !negated && FURTHER.has(kind)) &&
  !reading.tokens.some(({ word }) => OF_PLACE.has(word));
const FURTHER: ReadonlySet<StopKind> = new Set(['drinks', 'dessert', 'coffee']);
const OF_PLACE = wordSet('there here they them their it its');

/** The end of what is said to be over behind "after"; null where it is something else. */
function overBehind(tokens: readonly Token[], at: number): number | null {
  const isBehind = (index: number) => tokens[index]?.clause === tokens[at]?.clause;
  const first = isBehind(at + 1) && DETERMINERS.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  if (!isBehind(first)) return first;
  return OVER.has(tokens[first]?.word ?? '') ? first + 1 : null;
}

const isOpen = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => OPEN.has(word)) ||
  (tokens.some(({ word }) => ASKING.has(word)) && tokens.some(({ word }) => DOING.has(word)));
