import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { GLUE, OTHERS, OWN } from './signs.ts';

/** What a food does to somebody: the verb, the one it is done to, and what becomes of them. */
const CAUSES = wordSet(
  'give gives gave giving leave leaves left send sends sent put puts land lands landed bring brings brought get gets got has had have set sets',
);
const MAKES = /^ma(?:kes?|de)$/;
/** How somebody is, and what it comes from. */
const FEELS = wordSet('feel feels felt am im is was were be been get gets got end ends ended fall falls fell');
const FROM = wordSet('after from if when whenever once every with');
const AILING = wordSet(`
  ill sick poorly unwell queasy nauseous nausea wheeze wheezy bloated bloat bloating gag retch puke vomit itch itchy itching swell swelling swollen runs trots shits cramps cramp diarrhoea diarrhea hives rash spots welts
  migraine migraines headache headaches ache aches stomachache heartburn asthma hospital hospitalised hospitalized bed loo toilet tingle tingles tingling numb choke choking dizzy faint hurt hurts burn burns throw close closes tight break breaks
  awful terrible rough dreadful horrible reaction reactions attack shock flare`);
const WHOM = new Set([...OWN, ...OTHERS, ...wordSet('him my our')]);
/** Words between the verb and what becomes of somebody, and between that and what it comes from. */
const REACH = 6;

interface Named {
  key?: string;
}

/**
 * What says by its construction that a food harms somebody: "gives my son the runs" behind it, "I feel awful after" before it.
 *
 * @param spans the terms of the message, in order
 */
export function harmings(tokens: readonly Token[], spans: readonly Span<Named>[]): Span<{ sign: 'harm' }>[] {
  const foods = spans.filter(({ value }) => value.key !== undefined);
  const beginning = new Set(foods.map(({ from }) => from));
  const named = new Set(foods.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  let last: Token | undefined;
  return tokens.flatMap((token, from) => {
    if (named.has(from)) last = token;
    // "Quandongs make me ill" needs no food that a vocabulary knows.
    const isSaid = MAKES.test(token.word) || (last?.sentence === token.sentence && CAUSES.has(token.word));
    const isFelt = FEELS.has(token.word);
    const to = isSaid ? endOfHarm(tokens, from, named) : isFelt ? endOfCause(tokens, from, beginning) : null;
    return to === null ? [] : [{ from, to, value: { sign: 'harm' as const } }];
  });
}

/** Behind what becomes of somebody; null where nobody is harmed. */
function endOfHarm(tokens: readonly Token[], from: number, named: ReadonlySet<number>): number | null {
  const whom = tokens[from + 1];
  if (!whom || !WHOM.has(whom.word) || whom.clause !== tokens[from]?.clause) return null;
  for (let at = from + 2; at <= from + REACH; at += 1) {
    const { word = '', clause } = tokens[at] ?? {};
    if (clause !== whom.clause || named.has(at)) return null;
    if (AILING.has(word)) return at + 1;
  }
  return null;
}

/** Behind what it comes from, where a food follows; null where none does. */
function endOfCause(tokens: readonly Token[], from: number, beginning: ReadonlySet<number>): number | null {
  const isHere = (at: number) => tokens[at]?.clause === tokens[from]?.clause;
  const word = (at: number) => tokens[at]?.word ?? '';
  let at = from + 1;
  while (at <= from + 3 && isHere(at) && !AILING.has(word(at))) at += 1;
  if (!isHere(at) || !AILING.has(word(at))) return null;
  const ill = at;
  while (at <= ill + REACH && isHere(at) && !FROM.has(word(at))) at += 1;
  if (!isHere(at) || !FROM.has(word(at))) return null;
  const cause = at + 1;
  for (at = cause; at <= cause + REACH && isHere(at); at += 1) {
    if (beginning.has(at)) return cause;
    if (!GLUE.has(word(at))) return null;
  }
  return null;
}
