import type { AboutMove } from '../../../dialogue/ask/moves.ts';
import type { AttributeAnswer } from '../../../search/facts/answer.ts';
import { stemsOf } from '../../../understanding/text/tokens.ts';
import { ANSWER } from '../phrasebook/ask.ts';
import { told } from '../pitch.ts';
import { quoted } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { capital, clean, listOf, nameOf, phoneOf } from '../words.ts';
import { bothOf, sayCare } from './care.ts';

type Answered = AboutMove['answers'][number];

/** Letters of a sentence that only repeats the clause before it: "No dogs." */
const BARE = 4;

/** @example "Yes, dogs are welcome: dogs sleep under every second bench." */
export function sayAbout(move: AboutMove, voice: Voice): string {
  const { answers, asked } = move;
  if (asked.attribute.allergen && move.safety) return sayCare(move, voice);
  const [only] = answers;
  if (only && answers.length === 1) return sayOne(move, only, voice);
  const known = answers.filter(({ answer, told }) => answer.outcome !== 'unknown' || told?.sure);
  const silent = answers.filter((one) => !known.includes(one));
  const whether = clean(asked.attribute.says.whether, 80);
  if (known.length === 0) return sayTold(answers, { whether, place: ` at ${anyOf(answers)}` }, voice);
  const rest =
    silent.length > 0
      ? ` I don't know about ${listOf(
          silent.map(({ row }) => nameOf(row)),
          'or',
        )}.`
      : '';
  return sayEach(move, known, voice) + rest;
}

/** Places of which the same is true are named together, where yes or no is the answer. */
function sayEach(move: AboutMove, answers: readonly Answered[], voice: Voice): string {
  const known = answers.filter(({ answer }) => answer.outcome !== 'unknown');
  const others = answers.flatMap(({ row, told: one }) =>
    one ? [voice.say(ANSWER.toldAt, { at: nameOf(row), text: quoted(one.sentence) })] : [],
  );
  const groups = Map.groupBy(
    known,
    (one) => `${clauseOf(move, one)}${move.polar || !one.answer.sentence ? '' : one.row.id}`,
  );
  const each = [...groups.values()]
    .toSorted(([a], [b]) => Number(b?.answer.outcome === 'yes') - Number(a?.answer.outcome === 'yes'))
    .flatMap(([first, ...rest]) => {
      if (!first) return [];
      const names = listOf([first, ...rest].map(({ row }) => nameOf(row)));
      return `At ${names}, ${clauseOf(move, first)}.${rest.length === 0 ? evidence(first.answer, voice) : ''}`;
    });
  return [...each, ...others].join(' ');
}

/** Whether replies have a clause for it. */
const isNamed = ({ says }: AboutMove['asked']['attribute']): boolean => says.yes !== '';

const anyOf = (answers: readonly Answered[]): string => (answers.length === 2 ? 'either of them' : 'any of them');

/** The clause of an attribute that is so, or is not. */
function clauseOf({ asked }: AboutMove, { answer }: Answered): string {
  const { yes, no } = asked.attribute.says;
  if (answer.outcome === 'partly') return 'it depends';
  return clean(answer.outcome === 'yes' ? yes || 'yes' : no || 'no', 80);
}

function sayOne(move: AboutMove, one: Answered, voice: Voice): string {
  const { asked, polar, chosen } = move;
  const { row, answer } = one;
  const place = chosen ? '' : ` at ${nameOf(row)}`;
  const whether = clean(asked.attribute.says.whether, 80);
  const named = isNamed(asked.attribute);
  if (answer.outcome === 'unknown' || (!named && !polar && !answer.sentence))
    return sayTold([one], { whether, place }, voice);
  // "What's the parking like?"
  if (named && !polar && answer.sentence && !isBare(answer)) return told(answer.sentence, voice);
  if (answer.beside) return `${voice.say(ANSWER.unsettled)} ${bothOf(answer)} ${voice.say(ANSWER.call)}`.trim();
  const said = named || !answer.sentence ? evidence(answer, voice) : ` ${told(answer.sentence, voice)}`;
  // "What beers do they have?": the words of the notes are the answer.
  if (!named && said && (!polar || answer.outcome === 'yes')) return said.trim();
  // What is said of no day does not tell how it is on one.
  if (move.on && answer.sentence && !answer.sentence.stems.includes(stemsOf(move.on)[0] ?? ''))
    return `${voice.say(ANSWER.otherwise, { days: move.on })}${said}`;
  if (answer.outcome === 'partly') return `${voice.say(ANSWER.partly)}${said}`;
  const clause = `${clauseOf(move, one)}${place}`;
  const isSo = (answer.outcome === 'yes') !== asked.contrary;
  const lead = !named
    ? `${capital(clauseOf(move, one))}.`
    : polar
      ? voice.say(isSo ? ANSWER.yes : asked.contrary ? ANSWER.relief : ANSWER.no, { clause })
      : `${capital(clause)}.`;
  return `${lead}${said}`;
}

/** What nobody knows; of a single place with the sentence that comes nearest to an answer: alone where it surely speaks of what was asked. */
function sayTold(
  answers: readonly Answered[],
  { whether, place }: { whether: string; place: string },
  voice: Voice,
): string {
  const told = answers.find((one) => one.told)?.told;
  const text = told ? quoted(told.sentence) : '';
  if (told?.sure) return text;
  const call = told ? '' : callOf(answers, voice);
  const open = whether
    ? voice.say(ANSWER.unknown, { whether: `${whether}${place}`, call })
    : voice.say(ANSWER.unsure, { place, call });
  return told ? `${open.trim()} ${voice.say(ANSWER.near, { text })}` : open;
}

/** What helps where nobody knows: the number of the one place, once. */
function callOf([first, ...others]: readonly Answered[], voice: Voice): string {
  if (!first || others.length > 0) return voice.say(ANSWER.call);
  const phone = phoneOf(first.row);
  return phone && !voice.isSaid(phone) ? voice.say(ANSWER.ring, { phone }) : voice.say(ANSWER.call);
}

/** The sentence that says it, unless it says no more than the clause before. */
function evidence(answer: AttributeAnswer, voice: Voice): string {
  const { sentence, outcome, beside } = answer;
  if (beside) return ` ${bothOf(answer)}`;
  if (!sentence || isBare(answer)) return '';
  return outcome !== 'partly' && voice.isSaid(quoted(sentence)) ? '' : ` ${told(sentence, voice)}`;
}

/** A sentence that says no more than yes or no. */
const isBare = ({ sentence, outcome }: AttributeAnswer): boolean =>
  outcome !== 'partly' && sentence !== undefined && sentence.stems.length <= BARE;
