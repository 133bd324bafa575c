import { FAULTS, FAULTY, GRIEVANCES } from '../lexicon/faults.ts';
import type { Reading } from '../reading/reading.ts';
import { DENIALS } from '../text/evidence.ts';
import { Phrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { isVerb, opensQuestion, pastOpeners } from './inquiry.ts';
import { isNumbered } from './references.ts';

const BAD = new Phrases(`${FAULTS}|${FAULTY}|${GRIEVANCES}`.split('|').map((said) => [said, true] as const));
/** It tells of a visit that is over. */
const PAST = wordSet(
  `was were wasnt werent had hadnt got gave didnt let took kept made left felt found hated went ignored ruined spoiled overcharged ripped shushed`,
);
/** Who or what is complained of, where a place was shown, and who complains, where one is named. */
const THEIRS = wordSet(
  'it they that staff service food waiter waiters waitress waitresses server servers owner everything',
);
const OURS = wordSet('we i us me');
/** What else was bad. */
const OF_ELSE = wordSet('day week month year weather journey trip flight meeting mood');
/** Words between a denial and what is bad, and before the one who is complained of. */
const DENIED = 3;
const REACH = 3;

/**
 * The clauses of a message that complain of a visit to a place that is named, or that was shown: nobody wants to be sent there again.
 *
 * @example complaintsOf(reading('Marlow was dreadful, fish somewhere else?'), false) // Set { 0 }
 */
export function complaintsOf(
  { tokens, names }: Pick<Reading, 'tokens' | 'names'>,
  shown: boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  let wasNamed = false;
  let wasOut = false;
  for (const [at, clause] of Map.groupBy(tokens, ({ clause: of }) => of)) {
    const start = clause[pastOpeners(clause)];
    const isNamed = names.some(({ from }) => tokens[from]?.clause === at);
    const begins = (words: ReadonlySet<string>) => clause.slice(0, REACH).some(({ word }) => words.has(word));
    const goesOn = (begins(THEIRS) && (wasNamed || shown)) || (begins(OURS) && wasNamed);
    if (!start || opensQuestion(clause) || isVerb(start)) continue;
    const points = shown && clause.some((token) => isNumbered(tokens, tokens.indexOf(token)));
    // After "not Marlow", what it was like is a complaint.
    if ((isNamed || points || goesOn) && (isBad(clause, isNamed) || (wasOut && goesOn && clause.some(isPast))))
      found.add(at);
    wasNamed ||= isNamed;
    wasOut = isNamed && DENIALS.has(start.word);
  }
  return found;
}

/** Whether a word of a complaint tells of a visit that is over. */
export const isPast = ({ word }: Token): boolean => PAST.has(word);

function isBad(clause: readonly Token[], isNamed: boolean): boolean {
  if (!clause.some(isPast)) return false;
  const said = (at: number) => clause[at]?.word ?? '';
  if (isNamed && clause.some(({ word }, at) => word === 'too' && /^(?:was|were)$/.test(said(at - 1)))) return true;
  const isDenied = (from: number) =>
    !DENIALS.has(said(from)) &&
    clause.slice(Math.max(0, from - DENIED), from).some(({ word }) => DENIALS.has(word) || /nt$/.test(word));
  return BAD.findAll(clause).some(({ from, to }) => !isDenied(from) && !OF_ELSE.has(said(to)));
}
