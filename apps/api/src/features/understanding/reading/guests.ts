import { FOOD_NOUNS, FOODS } from '../lexicon/foods.ts';
import { ADVERBS, NOT } from '../safety/signs.ts';
import type { Token } from '../text/tokens.ts';

const SOMEBODY =
  'friend|neighbou?r|boyfriend|girlfriend|wife|husband|partner|boss|colleague|coworker|client|cousin|mother|father|mum|mom|dad|parent|brother|sister|aunt|uncle|nephew|niece|gran|grandma|grandad|relative|teacher|roommate|flatmate|guest|guy|girl|people|person|mate|student|kid|intern|tourist|visitor|inlaw|law';
const PERSON = new RegExp(`^(?:${SOMEBODY}|family|class|lesson|exam|homework|movie|film|accent|passport|car|course)$`);
const IS_SOMEBODY = new RegExp(`^(?:${SOMEBODY})$`);
/** Between where somebody comes from and what they are. */
const BETWEEN = /^(?:in|exchange|step|ex|best|old|new|work|school|pen|half|host|grand)$/;
const OWNING = /^(?:my|his|her|our|their|your|a|an|the|some|this|that|meet|meeting)$/;
const LEARNING = /^(?:learning|speak|speaks|speaking|studying|teach|teaches|teaching|watching)$/;
const BEING = /^(?:is|are|am|was|were|im|hes|shes|theyre)$/;

/** Where somebody comes from, and nothing to eat. */
export function isOfSomebody(key: string, tokens: readonly Token[], from: number, to: number): boolean {
  if (FOODS.get(key)?.kind !== 'kitchen') return false;
  const next = tokens[to];
  const before = [tokens[from - 1], tokens[from - 2]].some((token) => OWNING.test(token?.word ?? ''));
  const after = tokens[to + 1];
  // "An Italian family restaurant" is one all the same.
  const isPlace = after !== undefined && (FOOD_NOUNS.has(after.stem) || /^(?:friendly|run|style)$/.test(after.word));
  if (next && PERSON.test(next.stem) && next.clause === tokens[from]?.clause && before && !isPlace) return true;
  const who = BETWEEN.test(next?.word ?? '') ? after : next;
  if (who && IS_SOMEBODY.test(who.stem) && who.clause === tokens[from]?.clause && (who !== next || !isPlace))
    return true;
  const [subject, verb] = [tokens[from - 2], tokens[from - 1]];
  if (verb && LEARNING.test(verb.word)) return true;
  if (!verb || !BEING.test(verb.word) || (next && FOOD_NOUNS.has(next.stem) && next.clause === verb.clause))
    return false;
  return (
    /^(?:im|hes|shes|theyre)$/.test(verb.word) ||
    PERSON.test(subject?.stem ?? '') ||
    /^(?:i|he|she|who|they)$/.test(subject?.word ?? '')
  );
}

/** Words between a person and what is said of them. */
const AMONG = 4;

/**
 * What a person is, and no wish for what a guide happens to call so.
 *
 * @param from the first token of what is said
 */
export function isOfPerson(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to];
  if (next && FOOD_NOUNS.has(next.stem) && next.clause === tokens[from]?.clause) return false;
  let at = from - 1;
  while (at >= from - AMONG && (ADVERBS.has(tokens[at]?.word ?? '') || NOT.has(tokens[at]?.word ?? ''))) at -= 1;
  const [who, verb] = [tokens[at - 1], tokens[at]];
  if (!verb || verb.clause !== tokens[from]?.clause) return false;
  if (/^(?:im|were|hes|shes|theyre|whos)$/.test(verb.word)) return true;
  return (
    /^(?:is|are|am|was|isnt|arent|wasnt)$/.test(verb.word) &&
    (PERSON.test(who?.stem ?? '') || /^(?:i|we|he|she|they|who)$/.test(who?.word ?? ''))
  );
}

/** "My wife is vegan" tells of a guest; "with my wife" makes an evening for two. */
export const isGuest = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from]?.word === 'my' &&
  /^(?:is|isnt|wants?|likes?|loves?|hates?|cant|cannot|doesnt|dont|does|has|needs|says|said|prefers|fancies|eats|wont|would|only)$/.test(
    tokens[to]?.word ?? '',
  );
