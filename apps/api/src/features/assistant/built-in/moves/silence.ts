import type { ElsewhereMove, OpenMove } from '../../../dialogue/ask/moves.ts';
import { ELSEWHERE, OPEN } from '../phrasebook/ask.ts';
import { told } from '../pitch.ts';
import { isQuotable } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { areaOf, clean, cuisineOf, listOf, nameOf, phoneOf } from '../words.ts';

/** Earlier open questions from which on a call is spoken of no more, and open questions from which on one call is for all of them. */
const MANY = 3;
const BOTH = 2;
/** Open questions that one sentence lists. */
const LISTED = 3;

/**
 * What is left to do where nobody knows: a number once, then one call for all that is open, and after that hardly a word.
 *
 * @example "Worth one call: ask about parking and prams."
 */
export function sayOpen({ rows, topics, earlier, helped }: OpenMove, voice: Voice): string {
  const [only, ...others] = rows;
  const phone = only && others.length === 0 ? phoneOf(only) : null;
  const fresh = phone && !voice.isSaid(phone) ? phone : null;
  const named = [...new Set(topics.filter(Boolean))].slice(-LISTED).map((topic) => clean(topic, 40));
  if (earlier >= MANY || (topics.length === 1 && helped)) return '';
  if (earlier < BOTH && topics.length >= BOTH && named.length >= BOTH)
    return fresh
      ? voice.say(OPEN.severalTo, { phone: fresh, topics: listOf(named) })
      : voice.say(OPEN.several, { topics: listOf(named) });
  if (fresh) return voice.say(OPEN.ring, { phone: fresh });
  if (earlier > 0) return voice.say(OPEN.further);
  return others.length > 0 ? voice.say(OPEN.any) : '';
}

/** @example "If it matters, you can park at Kelp & Kin (Seafood, North Quay)." */
export function sayElsewhere({ row, clause, sentence, known }: ElsewhereMove, voice: Voice): string {
  const slots = { clause: clean(clause, 80), name: nameOf(row) };
  const where = [cuisineOf(row), areaOf(row)].filter(Boolean).join(', ');
  if (known) return voice.say(ELSEWHERE.known, slots);
  const said = voice.say(ELSEWHERE.other, { ...slots, where });
  return sentence && isQuotable(sentence, true) && voice.suits(row, sentence)
    ? `${said} ${told(sentence, voice)}`
    : said;
}
