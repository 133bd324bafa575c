import { partySizeIn } from '../reading/party-size.ts';
import type { Reading } from '../reading/reading.ts';
import { roleOf } from '../reading/roles.ts';
import { untimed } from '../reading/times.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { complaintsOf } from './complaints.ts';
import { tellsDislike } from './dislikes.ts';
import type { Focus } from './focus.ts';
import { endsThere, opensQuestion } from './inquiry.ts';
import type { Doing } from './intents.ts';
import { ALL_OF_THEM, choicesOf, isOneOut, ONE_OF_THEM } from './references.ts';

const TURNING_DOWN = wordSet(
  'not except hate besides desire avoid dislike dont didnt tried been done went visited had ate without bad',
);

const ELSEWHERE =
  /\b(?:anywhere|somewhere|anything|something|someplace) (?:(?:a (?:bit|little)|quite|completely|totally|entirely) )?(?:else|different)\b|\b(?:other than|for a change|make a change|(?:a|nice|welcome) change from)\b/;
const GOES_ELSEWHERE = /\b(?:somewhere|someplace) else\b/;
/** One goes there as well. */
const FURTHER = /\b(?:after(?:wards)?|before|next|later|also|too|another|first|drinks?|dessert|on to)\b/;
/** What is offered in place of something else is not turned down with it. */
const OFFERED = wordSet('about maybe perhaps like is are does do can could');

/**
 * Whether a message turns places down.
 *
 * @param named restaurants that it names
 * @param last those of the last reply
 * @param rejects the message does nothing but turn something down, as far as can be learned from others like it
 */
export function isRejecting(
  reading: Reading,
  doing: Doing,
  named: readonly number[],
  last: readonly number[],
  rejects: boolean,
): boolean {
  const words = reading.tokens.map(({ word }) => word).join(' ');
  const clauses = [...Map.groupBy(reading.tokens, ({ clause }) => clause).values()];
  if (complaintsOf(reading, last.length > 0).size > 0) return true;
  if (named.length > 0)
    return (
      (rejects && !reading.asks) ||
      doing.triggers.includes('reject') ||
      rejectsName(reading) ||
      isKnown(reading) ||
      (ELSEWHERE.test(words) && !reading.names.every(({ from }) => OFFERED.has(reading.tokens[from - 1]?.word ?? '')))
    );
  // Who has heard of one place and wants to go somewhere else does not want that one.
  const isElsewhere =
    last.length === 1 && GOES_ELSEWHERE.test(words) && !FURTHER.test(words) && !doing.triggers.includes('similar');
  if (isElsewhere && !clauses.some(opensQuestion)) return true;
  // "I'm not interested in British" turns a kitchen down and "no, gluten free is not needed" a wish, not a place.
  return (
    last.length > 0 &&
    ((rejects && isOfPlaces(reading) && !clauses.some(opensQuestion)) ||
      doing.triggers.includes('reject') ||
      pointsOut(reading)) &&
    !opensQuestion(clauses[0] ?? []) &&
    !(reading.asks && endsThere(reading.tokens)) &&
    // "I hate queueing, which of them?", "any toilets there?" ask about them.
    !reading.tokens.some(({ word }, at) => word === 'which' || (word === 'any' && at === 0)) &&
    (pointsOut(reading) || !reading.mentions.some((one) => (one.negated || one.dropped) && !isOneOut(one, reading)))
  );
}

/** Turns down a place, whatever it names beside it. */
const pointsOut = ({ tokens, mentions }: Reading): boolean =>
  tokens.some(({ word, clause }, at) => {
    if (!OUT.has(word) || !DETERMINERS.has(tokens[at + 1]?.word ?? '')) return false;
    const to = tokens.findIndex((token, of) => of > at && token.clause === clause && POINTED.has(token.word));
    return (
      to > at && to <= at + REACH && !isDescribed(tokens, to) && !mentions.some(({ from }) => from > at && from <= to)
    );
  });
/** "The one where you queue", which fits no place that is known: which is meant, nobody can tell. */
const isDescribed = (tokens: Reading['tokens'], one: number): boolean =>
  POINTED.has(tokens[one]?.word ?? '') && RELATING.has(tokens[one + 1]?.word ?? '');
const RELATING = wordSet('where that which who with whose');
const OUT = wordSet('not except besides');
const DETERMINERS = wordSet('the that this those these');
const POINTED = wordSet('one ones those these');
/** Words from "not" to the place. */
const REACH = 3;

const isOfPlaces = (reading: Reading): boolean =>
  !putsRight(reading) &&
  !isNew(reading) &&
  !tellsDislike(reading.tokens) &&
  !reading.tokens.some((_, at) => isDescribed(reading.tokens, at));

/** Nothing that anybody tried. */
const isNew = ({ tokens }: Reading): boolean => tokens.some(({ word }) => word === 'never' || word === 'yet');

/** Says what is wanted in place of what was understood, and turns no place down. */
const putsRight = (reading: Reading): boolean =>
  !reading.tokens.some(({ word }) => ALL_OF_THEM.has(word) || ONE_OF_THEM.has(word)) &&
  (reading.times.length > 0 ||
    partySizeIn(untimed(reading)) !== null ||
    reading.mentions.some(({ meaning, negated, dropped }) => !negated && !dropped && !RELATIVE.has(meaning.type)));
/** "Nah, cheaper" does: others are wanted. */
const RELATIVE: ReadonlySet<string> = new Set(['cheaper', 'pricier']);

function rejectsName({ tokens, names }: Reading): boolean {
  return names.some(({ from, to }) => {
    if (roleOf(tokens, from, to) === 'avoid') return true;
    // "A bad allergy, is Casa Luna all right?" asks.
    if (ASKING.has(tokens[from - 1]?.word ?? '')) return false;
    const before = tokens.slice(Math.max(0, from - 5), from).filter(({ clause }) => clause === tokens[from]?.clause);
    return before.some(({ word }) => TURNING_DOWN.has(word)) && !before.some(({ word }) => word === 'why');
  });
}

/** "We know X", "we always end up at X": who says no more of it looks for another. */
function isKnown({ tokens, names, asks }: Reading): boolean {
  return names.some(({ from, to }) => {
    const { clause } = tokens[from] ?? {};
    const before = tokens.slice(Math.max(0, from - 5), from).filter((token) => token.clause === clause);
    if (!before.some(({ word }) => KNOWING.has(word)) || !before.some(({ word }) => WE.has(word))) return false;
    const after = tokens.slice(to);
    const rest = after.filter((token) => token.clause === clause);
    const ends = rest.length === 0 || (rest.length <= 3 && ALREADY.has(rest[0]?.word ?? ''));
    return ends && !after.some(({ word }) => THERE.has(word)) && !(asks && after.length === rest.length);
  });
}
const KNOWING = wordSet('know always usually normally');
const WE = wordSet('i im ive we were weve my our');
const ALREADY = wordSet('already well too inside by and of');
/** Who goes on to speak of it asks about it. */
const THERE = wordSet('it its they there their them theyre');

const ASKING = wordSet('is are does do can could would will was');

/**
 * Which places are turned down: those that the message tells apart, all under discussion, the one last spoken of, or
 * else what the last reply showed ("nah").
 */
export function rejectedOf(reading: Reading, vocabulary: Vocabulary, focus: Focus): readonly number[] {
  const { tokens } = reading;
  const turningDown = tokens.flatMap(({ word, clause }) => (TURNING_DOWN.has(word) ? [clause] : []));
  const clauses = new Set([...turningDown, ...complaintsOf(reading, focus.on.length > 0)]);
  // What is turned down is said with the "not", or with the complaint.
  const within = (at: number) => clauses.size === 0 || clauses.has(tokens[at]?.clause ?? -1);
  const says = (words: ReadonlySet<string>) => tokens.some(({ word }, at) => words.has(word) && within(at));
  const chosen = choicesOf(reading, vocabulary, focus, [], within);
  if (chosen.length > 0) return chosen;
  const spoken = reading.names.filter(({ from }) => within(from));
  const named = (spoken.length > 0 ? spoken : reading.names).flatMap(({ ids }) => ids);
  if (named.length > 0 && !says(ONE_OF_THEM)) return named;
  if (says(ALL_OF_THEM)) return focus.among;
  return says(ONE_OF_THEM) ? focus.on.slice(0, 1) : focus.on;
}
