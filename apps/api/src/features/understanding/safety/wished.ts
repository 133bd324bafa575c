import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { before, isFood, isNeverWished, type Sentence, type Term } from './sentence.ts';
import { BEFORE_FOOD, EMBEDDING, FINE, NOT, OTHERS, OWN, VENUE, WISHING } from './signs.ts';

/** A wish stands right at it. */
export function isWished(span: Span<Term>, { tokens, from, at: spans }: Sentence): boolean {
  const clause = tokens[span.from]?.clause;
  const isHere = (at: number) => tokens[at]?.clause === clause;
  const next = spans.get(span.to);
  if (isHere(span.to) && (VENUE.has(tokens[span.to]?.word ?? '') || (next && isFood(next) && !next.value.allergen)))
    return true;
  if (isFine(span, tokens)) return true;
  let at = span.from - 1;
  while (at >= from && isHere(at) && BEFORE_FOOD.has(tokens[at]?.word ?? '') && !WISHING.has(tokens[at]?.word ?? ''))
    at -= 1;
  // Nobody lists what harms with praise.
  const opens = at >= from && !isHere(at) && !isNeverWished(span, tokens);
  if (opens && tokens.slice(at + 1, span.from).some(({ word }) => SOUGHT.test(word))) return true;
  const wish = tokens[at];
  const isNot = NOT.has(tokens[at - 1]?.word ?? '') || NOT.has(tokens[at - 2]?.word ?? '');
  return at >= from && isHere(at) && WISHING.has(wish?.word ?? '') && wish?.word !== 'for' && !isNot;
}

/** Allergens that people go out for, by their keys. */
const GONE_OUT_FOR: ReadonlySet<string> = new Set(['seafood', 'shellfish', 'raw fish']);
/** What may stand beside a food that is all its clause says. */
const SEEKING =
  /^(?:something|anything|some|a|the|good|nice|place|for|with|dinner|lunch|tonight|today|please|somewhere)$/;
/** With these, what follows goes on with what went before. */
const GOING_ON = /^(?:too|also|and|as|well|both|plus|either|them|it|that|those|these)$/;

/**
 * A food that opens the sentence as a clause of its own, and behind a comma a whole clause that tells of somebody, of
 * the harm and of another food that does it.
 */
export function isFronted(span: Span<Term>, { text, tokens, from, to: end, spans }: Sentence): boolean {
  if (!GONE_OUT_FOR.has(span.value.key ?? '')) return false;
  const clauseOf = (at: number) => tokens[at]?.clause;
  let next = span.to;
  while (next < end && clauseOf(next) === clauseOf(span.from)) next += 1;
  const beside = [...tokens.slice(from, span.from), ...tokens.slice(span.to, next)];
  if (next === end || !beside.every(({ word }) => SEEKING.test(word))) return false;
  const gap = text.slice(tokens[next - 1]?.end, tokens[next]?.start).trim();
  const who = tokens[next]?.word ?? '';
  if (!/^[,;.-]$/.test(gap) || !(OWN.has(who) || OTHERS.has(who) || /^(?:my|our|one)$/.test(who))) return false;
  const told = spans.filter(({ from: at }) => clauseOf(at) === clauseOf(next));
  return (
    told.some(({ value }) => value.sign === 'harm') &&
    told.some(({ value }) => value.key !== undefined && value.key !== span.value.key) &&
    !tokens.slice(next, end).some(({ word }) => GOING_ON.test(word))
  );
}

/** What opens a clause that seeks a food. */
const SOUGHT = /^(?:good|nice|best|great)$/;

export const isFine = ({ to }: Span<Term>, tokens: readonly Token[]): boolean =>
  /^(?:is|are)$/.test(tokens[to]?.word ?? '') &&
  tokens[to]?.clause === tokens[to - 1]?.clause &&
  FINE.has(tokens[to + 1]?.word ?? '');

/** What stands below such a word is the contrary. */
export function isEmbedded(at: number, { tokens, from }: Sentence): boolean {
  const words = before(at, { tokens, from });
  return words.some((word) => EMBEDDING.has(word)) && !words.some((word) => OTHERS.has(word));
}

/** Words behind what is denied that are read for somebody else. */
const ELSE_READ = 12;

/**
 * Somebody else is, with a word for it that nothing follows.
 *
 * @param denied what is denied of somebody
 */
export function isSomebodyElses(
  { to }: Pick<Span<Term>, 'from' | 'to'>,
  { tokens, to: end }: Pick<Sentence, 'tokens' | 'to'>,
): boolean {
  const rest = tokens.slice(to, Math.min(end, to + ELSE_READ));
  return rest.some(({ word, clause }, at) => {
    const who = rest[at - 1]?.word ?? '';
    const next = rest[word === 'has' && rest[at + 1]?.word === 'it' ? at + 2 : at + 1];
    const ends = !next || next.clause !== clause || next.word === 'though';
    return (
      (OTHERS.has(who) || OWN.has(who)) &&
      /^(?:is|are|am|does|do|has|have|cant|cannot|isnt|arent|doesnt|dont|wont)$/.test(word) &&
      ends
    );
  });
}
