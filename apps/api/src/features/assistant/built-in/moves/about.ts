import type { AboutMove } from '../../../dialogue/ask/moves.ts';
import { topicOf } from '../../../dialogue/ask/silence.ts';
import type { AttributeAnswer } from '../../../search/facts/answer.ts';
import { phrasesOf } from '../../../search/facts/attribute-of.ts';
import type { Sentence } from '../../../understanding/text/sentences.ts';
import { stemsOf } from '../../../understanding/text/tokens.ts';
import { ANSWER } from '../phrasebook/ask.ts';
import { inQuotes, isAddressed, told } from '../pitch.ts';
import { inClause, partWith, quoted, shortened } from '../quote.ts';
import { shapeOf } from '../shape.ts';
import type { Voice } from '../voice.ts';
import { capital, clean, listOf, nameOf } from '../words.ts';
import { bothOf, sayCare } from './care.ts';

type Answered = AboutMove['answers'][number];

/** Letters of a sentence that only repeats the clause before it. */
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
  if (known.length === 0) return sayTold(move, answers, { whether, place: ` at ${anyOf(answers)}` }, voice);
  const names = listOf(
    silent.map(({ row }) => nameOf(row)),
    'or',
  );
  const said = sayEach(move, known);
  return names ? `${said} ${voice.say(ANSWER.rest, { names })}` : said;
}

/** Who does and who does not: places of which the same is true in one sentence, and what their notes say in a few words. */
function sayEach(move: AboutMove, answers: readonly Answered[]): string {
  const said = answers.map((one) => ({ ...one, name: nameOf(one.row), text: detailOf(one, move.asked) }));
  const groups = Map.groupBy(said, ({ answer: { outcome } }) => outcome);
  const isShort = ({ text }: { text: string }) => text.length <= ASIDE;
  const each = (['yes', 'no'] as const).flatMap((outcome) => {
    const group = groups.get(outcome) ?? [];
    const [only] = group;
    if (!only) return [];
    const isTold =
      !isNamed(move.asked.attribute) ||
      move.asked.inOtherWords === true ||
      (group.length === 1 && only.text.length > ASIDE);
    const listed = isTold ? [] : group.filter((one) => one.text === '' || (move.polar && isShort(one)));
    const names = listed.map(({ name, text }) => (text ? `${name} (${text})` : name));
    return [
      ...(names.length > 0 ? [`${capital(clauseOf(move, only))} at ${listOf(names)}.`] : []),
      ...group.filter((one) => !listed.includes(one)).map(({ name, text }) => `${name}: ${text || outcome}.`),
    ];
  });
  // What is so on the day that was said comes first.
  const scoped = [...(groups.get('partly') ?? []), ...(groups.get('unknown') ?? [])].toSorted(
    (one, other) => Number(other.isThen === true) - Number(one.isThen === true),
  );
  const { partly } = move.asked.attribute.says;
  const suggested = partly ? scoped.filter(({ text, answer }) => text === '' && answer.outcome === 'partly') : [];
  if (partly && suggested.length > 0) each.push(`At ${listOf(suggested.map(({ name }) => name))} ${partly}.`);
  const scope = ({ name, text, isThen }: (typeof scoped)[number]) =>
    `${name}: ${isThen === false ? 'not then, ' : ''}${text || 'up to a point'}.`;
  return [...each, ...scoped.filter((one) => !suggested.includes(one)).map(scope)].join(' ');
}

/** Letters of what is said of one of several places, and of what stands in brackets after its name. */
const DETAIL = 110;
const ASIDE = 64;

/** What the notes of one of several places say, without a stop; empty where they say no more than yes or no. */
function detailOf({ answer, told: near }: Answered, { attribute, said, inOtherWords }: AboutMove['asked']): string {
  if (answer.beside) return bothOf(answer).replace(/\.$/, '');
  const sentence = answer.sentence ?? near?.sentence;
  if (!sentence || (!inOtherWords && isNamed(attribute) && isBare(answer.outcome, sentence))) return '';
  const about = near?.whole ? sentence : focused(sentence, { attribute, said });
  if (isAddressed(about)) return `“${inQuotes(about)}”`;
  return inClause({ ...about, text: shortened(about.text, DETAIL) });
}

/** A sentence without what speaks of something else than was asked, unless the rest only repeats the question. */
function focused(sentence: Sentence, { attribute, said }: Pick<AboutMove['asked'], 'attribute' | 'said'>): Sentence {
  const stems = stemsOf(said);
  if (stems.length === 0) return sentence;
  const text = partWith(sentence.text, [stems, ...stems.map((stem) => [stem]), ...phrasesOf(attribute)]);
  return stemsOf(text).every((stem) => stems.includes(stem)) ? sentence : { ...sentence, text };
}

/** Whether replies have a clause for it. */
const isNamed = ({ says }: AboutMove['asked']['attribute']): boolean => says.yes !== '';

const anyOf = (answers: readonly Answered[]): string => (answers.length === 2 ? 'either of them' : 'any of them');

/** The clause of an attribute that is so, or is not. */
const clauseOf = ({ asked }: AboutMove, { answer }: Answered): string =>
  clean(answer.outcome === 'yes' ? asked.attribute.says.yes || 'yes' : asked.attribute.says.no || 'no', 80);

function sayOne(move: AboutMove, one: Answered, voice: Voice): string {
  const { asked, polar, chosen } = move;
  const { row, answer } = one;
  const place = chosen ? '' : ` at ${nameOf(row)}`;
  const whether = clean(asked.attribute.says.whether, 80);
  const named = isNamed(asked.attribute);
  const whole = answer.sentence ?? (one.told?.sure ? one.told.sentence : undefined);
  // What limits a promise is told with it.
  const isLimited = answer.outcome === 'partly' && (asked.attribute.decides || asked.attribute.allergen);
  const sentence = whole && (isLimited ? whole : focused(whole, asked));
  if (answer.outcome === 'unknown') return sayTold(move, [one], { whether, place }, voice);
  if (answer.beside) return `${voice.say(ANSWER.unsettled)} ${bothOf(answer)} ${voice.say(ANSWER.call)}`.trim();
  if (one.isThen === false && sentence && !isAddressed(sentence))
    return voice.say(ANSWER.otherDays, { text: inClause(sentence) });
  const isTelling = sentence !== undefined && !isBare(answer.outcome, sentence);
  // In other words than those of the notes, what the answer says has to be plain.
  if (isTelling && asked.inOtherWords && named && (answer.outcome === 'yes' || answer.outcome === 'no'))
    return isAddressed(sentence)
      ? `${capital(clauseOf(move, one))}${place}. ${told(sentence, voice)}`
      : `${capital(clauseOf(move, one))}${place}: ${inClause(sentence)}.`;
  // The words of the notes are the answer.
  if (isTelling && (!polar || (!named && answer.outcome === 'yes')))
    return polar && !isAddressed(sentence) && !shapeOf(sentence.text).stands
      ? `Yes: ${inClause(sentence)}.`
      : told(sentence, voice);
  const isWhole =
    isTelling &&
    polar &&
    !isAddressed(sentence) &&
    !sentence.text.includes('?') &&
    stemsOf(asked.said).some((stem) => sentence.stems.includes(stem));
  if (one.isThen && sentence && !isAddressed(sentence)) return `Yes: ${inClause(sentence)}.`;
  // What is said of no day does not tell how it is on one.
  if (move.on && sentence && !sentence.stems.includes(stemsOf(move.on)[0] ?? ''))
    return `${voice.say(ANSWER.otherwise, { days: move.on })}${isTelling ? ` ${told(sentence, voice)}` : ''}`;
  if (answer.outcome === 'partly') {
    const lead = voice.say(ANSWER.partly);
    const { partly } = asked.attribute.says;
    if (!sentence && partly) return `${capital(chosen ? partly : `at ${nameOf(row)} ${partly}`)}.`;
    if (!sentence)
      return named
        ? voice.say(ANSWER.some, { clause: clauseOf({ ...move, asked }, { ...one, answer: { outcome: 'yes' } }) })
        : `${lead}.`;
    if (isAddressed(sentence) || shapeOf(sentence.text).stands) return told(sentence, voice);
    return `${lead}: ${inClause(sentence)}.`;
  }
  const isSo = (answer.outcome === 'yes') !== asked.contrary;
  const ways = isSo ? ANSWER.yes : asked.contrary ? ANSWER.relief : ANSWER.no;
  const clause = `${clauseOf(move, one)}${place}`;
  if (!named) return `${capital(clauseOf(move, one))}.${isTelling ? ` ${told(sentence, voice)}` : ''}`;
  const lead = polar ? voice.say(ways, { clause }) : `${capital(clause)}.`;
  if (!isTelling) return lead;
  // A sentence that has the words of the question needs no clause before it.
  return isWhole ? `${isSo ? 'Yes' : 'No'}: ${inClause(sentence)}.` : `${lead} ${told(sentence, voice)}`;
}

/** What nobody knows; of a single place with the sentence that comes nearest to an answer: alone where it surely speaks of what was asked. */
function sayTold(
  { asked, again, beside }: AboutMove,
  answers: readonly Answered[],
  { whether, place }: { whether: string; place: string },
  voice: Voice,
): string {
  const told = answers.find((one) => one.told)?.told;
  const text = told ? quoted(told.whole ? told.sentence : focused(told.sentence, asked)) : '';
  if (told?.sure) return text;
  // What is only near to an answer is no news the second time.
  const near = told && !(told.alike && voice.isSaid(text)) ? voice.say(ANSWER.near, { text }) : '';
  const known = beside ? voice.say(ANSWER.beside, { clause: besideClause(beside, answers) }) : '';
  return [sayOpen({ whether, place, topic: clean(topicOf(asked), 40), again }, voice), near || known]
    .filter(Boolean)
    .join(' ');
}

/** The first silence about some places names them and what is asked; those after it take fewer words. */
function sayOpen(
  {
    whether,
    place,
    topic,
    again,
  }: { whether: string; place: string; topic: string; again: AboutMove['again'] | undefined },
  { say }: Voice,
): string {
  if (again === 'nor' && whether) return say(ANSWER.nor, { whether });
  if (again && again !== 'nor' && topic) return say(ANSWER[again], { topic });
  if (whether) return say(ANSWER.unknown, { whether: `${whether}${place}` });
  if (topic) return say(ANSWER.nothing, { topic, place });
  return again ? say(ANSWER.unsureToo) : say(ANSWER.unsure, { place });
}

/** @example "they take bookings at Tre Chiuse and Souffleuse" */
const besideClause = ({ clause, rows }: NonNullable<AboutMove['beside']>, { length }: readonly Answered[]): string =>
  length === 1 ? clause : `${clause} at ${listOf(rows.map(nameOf))}`;

/** A sentence that says no more than yes or no. */
const isBare = (outcome: AttributeAnswer['outcome'], { stems, text }: Sentence): boolean =>
  (outcome === 'yes' || outcome === 'no') && stems.length <= BARE && !COUNTS.test(text);
/** A number decides. */
const COUNTS = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;
