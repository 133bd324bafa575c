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
  `was were wasnt werent had hadnt got gave didnt let took kept made left felt found hated went ignored ruined spoiled overcharged ripped shushed sent ate waited
  charged added`,
);
/** What is a grievance where a visit is told. */
const SUFFERED = new Phrases(
  'cold|raw|burnt|waited|charged twice|charged service twice|added a tip|without telling us|without asking|gone wrong|forgot us|forgot our'
    .split('|')
    .map((said) => [said, true] as const),
);
/** Words of a sentence without a verb that goes on with what was told: "Cold." */
const BRIEF = 4;
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
  for (const clause of toldOf({ tokens, names })) found.add(clause);
  return found;
}

/** The clauses of sentences that tell of a bad visit to a place that is named: "Went to Marlow on Friday. An hour for two burgers, and cold." */
export function toldOf({ tokens, names }: Pick<Reading, 'tokens' | 'names'>): number[] {
  const sentences = [...Map.groupBy(tokens, ({ sentence }) => sentence).values()];
  const named = new Set(names.map(({ from }) => tokens[from]));
  const isTold = (words: readonly Token[]) =>
    words.some(isPast) && !opensQuestion(words) && !ASKED.has(words[0]?.word ?? '');
  const isGrievance = (words: readonly Token[]) =>
    [BAD, SUFFERED].some((phrases) => phrases.findAll(words).some(({ from }) => !isDeniedAt(words, from)));
  const first = sentences.findIndex((words) => words.some((token) => named.has(token)) && isTold(words));
  if (first < 0) return [];
  const rest = sentences.slice(first);
  const end = rest.findIndex((words) => !isTold(words) && !(words.length <= BRIEF && isGrievance(words)));
  const story = (end < 0 ? rest : rest.slice(0, end)).flatMap((words) => {
    // "Fish for dinner, last time Marlow let us down" wishes first.
    const [begins] = words.filter((token) => isPast(token) || named.has(token));
    return words.filter(({ clause }) => clause >= (begins?.clause ?? 0));
  });
  return isGrievance(story) ? story.map(({ clause }) => clause) : [];
}
const ASKED = wordSet('where what which who how any anywhere somewhere');

/** Whether a word of a complaint tells of a visit that is over. */
export const isPast = ({ word }: Token): boolean => PAST.has(word);

function isBad(clause: readonly Token[], isNamed: boolean): boolean {
  if (!clause.some(isPast)) return false;
  const said = (at: number) => clause[at]?.word ?? '';
  if (isNamed && clause.some(({ word }, at) => word === 'too' && /^(?:was|were)$/.test(said(at - 1)))) return true;
  return BAD.findAll(clause).some(({ from, to }) => !isDeniedAt(clause, from) && !OF_ELSE.has(said(to)));
}

const isDeniedAt = (words: readonly Token[], from: number): boolean =>
  !DENIALS.has(words[from]?.word ?? '') &&
  words.slice(Math.max(0, from - DENIED), from).some(({ word }) => DENIALS.has(word) || /nt$/.test(word));
