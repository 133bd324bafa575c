import type { Restaurant } from '@saffron/contracts/guide';
import { type AttributeAnswer, answerOf } from '../../search/facts/answer.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import type { Asked, Attribute } from '../../search/facts/attribute.ts';
import { ATTRIBUTE } from '../../search/facts/attributes/attributes.ts';
import { DIETS } from '../../search/facts/attributes/diets.ts';
import { factsOn } from '../../search/facts/facts.ts';
import { ANIMALS, BUTCHERED_FOR } from '../../search/facts/forbidden-words.ts';
import { daysOf, isSoOn } from '../../search/opening/noted-days.ts';
import { asksWhich } from '../../understanding/acts/references.ts';
import { timesIn } from '../../understanding/reading/times.ts';
import { whenIn } from '../../understanding/reading/when.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';
import type { Context } from '../context.ts';
import type { AboutMove, Told } from './moves.ts';
import { dishIn, ofDish, speaksOfAll } from './of-dish.ts';
import type { Question } from './question.ts';
import { isPolar } from './sought.ts';
import { contentOf, keyOf, UNNAMED } from './subject.ts';

/** Attributes of one answer. */
const SEVERAL = 3;
/** What people eat by choice, faith or need is told by its own words alone. */
const isDiet = ({ key, allergen }: Attribute): boolean =>
  allergen !== undefined || DIETS.some((diet) => diet.key === key);

/** "Can we walk in?" has one word that tells something, and means no walking: only what the notes are read for answers it. */
const isIdiom = ({ attribute, said }: Asked): boolean => {
  const tokens = tokenize(said);
  return (
    ATTRIBUTE.has(attribute.key) && !attribute.part && tokens.length > 1 && contentOf(tokens, new Set()).length < 2
  );
};

/** "Are the drinks sweet?" asks how they are, and not whether there are any. */
function isSubject({ attribute, said }: Asked, tokens: readonly Token[]): boolean {
  if (isDiet(attribute) || said === '') return false;
  const [first = ''] = stemsOf(said);
  const at = tokens.findIndex(({ stem }) => stem === first);
  const rest = tokens.slice(at + stemsOf(said).length);
  const [then] = rest;
  if (attributesIn(rest).some((other) => other.attribute === attribute)) return false;
  return (
    OWN.has(tokens[at - 1]?.word ?? '') &&
    then !== undefined &&
    !GRADES.has(then.word) &&
    contentOf([then], new Set()).length > 0
  );
}
/** "Is the queue bad?" asks for the queue, as "is there a queue?" does. */
const GRADES: ReadonlySet<string> = new Set('bad terrible awful horrible included extra'.split(' '));
const OWN: ReadonlySet<string> = new Set(['the', 'their', 'its', 'your']);

/** What is another thing from one day to the next. */
const VARYING: ReadonlySet<string> = new Set(['wait', 'quiet', 'music', 'screens']);

const namesDay = ({ answer }: AboutMove['answers'][number]): boolean =>
  answer.sentence?.stems.some((stem) => DAY.test(stem)) === true;

/** Thursdays. */
function daysIn(tokens: readonly Token[]): string | null {
  const day = tokens.find(({ stem }) => DAY.test(stem))?.stem;
  return day ? `${day === 'weekend' ? 'w' : (day[0]?.toUpperCase() ?? '')}${day.slice(1)}s` : null;
}
const DAY = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)$/;

/** Answers about each attribute at each place; where nothing is known of one, with what the notes say of it in other words. */
export const aboutEach = (
  attributes: readonly Asked[],
  rows: readonly Restaurant[],
  question: Pick<Question, 'tokens' | 'names'>,
  { safety, chosen }: { safety: boolean; chosen: boolean },
): AboutMove[] => {
  const part = attributes.find((asked) => PARTS.has(asked.attribute.key) && isSubject(asked, question.tokens));
  return together(
    attributes
      .slice(0, safety ? attributes.length : SEVERAL)
      .map((asked) => (isSubject(asked, question.tokens) ? { ...UNNAMED, said: asked.said } : asked))
      // "Is the music loud?" asks how loud it is, and nothing of the music besides.
      .filter(({ attribute }, _, all) => attribute.key !== '' || all.every((one) => one.attribute.key === ''))
      .map((asked) => {
        const closed = avoids(question) || isIdiom(asked);
        // What is only to be assumed of a kind of kitchen is told of one place as a caution, of several not at all, and never as a plain no.
        const isAssumed = (row: Restaurant) => answerOf(asked.attribute, row).field === 'kitchen';
        const careful = safety || (rows.length === 1 && rows.some(isAssumed));
        const dish = isDiet(asked.attribute) && isPolar(question.tokens) ? dishAsked(asked, question, rows) : null;
        const answers = answersAt(rows, asked, closed, { safety: careful, whole: asksWhole(question.tokens), dish });
        const told = careful
          ? answers
          : answers.map((one) => (isAssumed(one.row) ? { ...one, answer: { outcome: 'unknown' as const } } : one));
        return { asked: dish ? saidOf(asked, dish) : asked, answers: told, careful };
      })
      .map(
        ({ asked, answers, careful }): AboutMove => ({
          type: 'about',
          asked,
          answers,
          on:
            VARYING.has(asked.attribute.key) || (isDiet(asked.attribute) && answers.some(namesDay))
              ? daysIn(question.tokens)
              : null,
          // Of a single place "which is better for a date?" asks whether it is good for one.
          polar: (!asked.inOtherWords && isPolar(question.tokens)) || (rows.length === 1 && asksWhich(question.tokens)),
          safety: careful || asked.attribute.allergen?.byChoice === false,
          chosen,
        }),
      )
      .map((move) => (part ? ofPart(move, part) : { ...move, beside: besideOf(move) }))
      .filter((move, at, all) => !all.slice(0, at).some((one) => tellsSame(one, move))),
  );
};

/** The same answers; of what is so on some days only with whether it is so on the day that was said. */
export const onDay = (
  moves: readonly AboutMove[],
  { tokens, from = tokens }: Pick<Question, 'tokens' | 'from'>,
  { reading, now, wishes }: Pick<Context, 'reading' | 'now' | 'wishes'>,
): AboutMove[] => {
  // A question that is asked of another place keeps its day.
  const asked = { tokens: [...from], times: timesIn(from), mentions: [] };
  const when = whenIn(reading, now) ?? whenIn(asked, now) ?? wishes.when;
  return moves.map((move) => ({
    ...move,
    answers: move.answers.map((one) => {
      const { outcome, sentence } = one.answer;
      if (!when || move.safety || outcome !== 'partly' || !sentence || daysOf(sentence.text).length === 0) return one;
      // "A murmur at lunch, loud on Fridays" denies it on a Friday.
      const then = factsOn(move.asked.attribute, one.row).filter(({ time }) => time !== '' && isSoOn(time, when));
      if (then.length > 0 && then.every(({ says }) => says === 'no'))
        return { ...one, answer: { ...one.answer, outcome: 'no' as const } };
      return { ...one, isThen: isSoOn(sentence.text, when) };
    }),
  }));
};

/** What is said of an allergen in the words in which it is said of another: nothing of it, or that a dish or the kind of kitchen has it. */
function kindOf({ answers, safety }: AboutMove): string | null {
  const kinds = new Set(
    answers.map(({ answer: { outcome, contains, beside, field } }) =>
      outcome === 'unknown' ? 'unknown' : contains && !beside ? 'contains' : field === 'kitchen' ? 'kitchen' : null,
    ),
  );
  const [only = null, ...others] = kinds;
  return safety && others.length === 0 ? only : null;
}

/** What is said of several allergens in the same words, once; what could make somebody ill before what is promised of another one. */
const together = (moves: readonly AboutMove[]): AboutMove[] =>
  [...Map.groupBy(moves, (move) => kindOf(move) ?? move).values()]
    .flatMap(([first, ...alike]) => (first ? [{ ...first, ...(alike.length > 0 && { alike }) }] : []))
    .toSorted((one, other) => Number(isHarmful(other)) - Number(isHarmful(one)));

const isHarmful = ({ safety, answers }: AboutMove): boolean =>
  safety && answers.some(({ answer }) => answer.outcome === 'no');

/** What is known of the attribute that comes nearest, where nothing is known of the one that was asked about. */
function besideOf({ asked: { attribute }, answers, safety }: AboutMove): NonNullable<AboutMove['beside']> | null {
  if (safety || answers.some(({ answer, told }) => answer.outcome !== 'unknown' || told)) return null;
  for (const near of nearestTo(attribute))
    for (const outcome of ['yes', 'no'] as const) {
      const rows = answers.flatMap(({ row }) => (answerOf(near, row).outcome === outcome ? [row] : []));
      if (rows.length > 0 && near.says[outcome] !== '') return { clause: near.says[outcome], rows };
    }
  return null;
}

/** What comes nearest to an attribute, nearest first. */
const nearestTo = ({ near = '' }: Attribute): Attribute[] => near.split('|').flatMap((key) => ATTRIBUTE.get(key) ?? []);

/** Whether two attributes of one question are answered by the same sentences. */
function tellsSame(one: AboutMove, other: AboutMove): boolean {
  const textsOf = ({ answers }: AboutMove) =>
    answers.flatMap(({ answer, told }) => answer.sentence?.text ?? told?.sentence.text ?? []);
  const texts = new Set(textsOf(one));
  const others = textsOf(other);
  return !one.safety && !other.safety && others.length > 0 && others.every((text) => texts.has(text));
}

/** Parts of a place: what is true of the place need not be of them. */
const PARTS: ReadonlySet<string> = new Set([
  'toilets',
  'outdoor',
  'private room',
  'seats',
  'booths',
  'counter',
  'lift',
]);

/** Only what names the toilet tells it. */
function ofPart(move: AboutMove, { said }: Asked): AboutMove {
  const stems = stemsOf(said);
  const names = (sentence: Sentence | undefined) => stems.every((stem) => sentence?.stems.includes(stem));
  const answers = move.answers.map((one) => (names(one.answer.sentence) ? one : { ...one, ...besidePart(one) }));
  const isKnown = answers.some(({ answer }) => answer.outcome !== 'unknown');
  return { ...move, answers, asked: isKnown ? move.asked : { ...UNNAMED, said } };
}

const besidePart = ({ answer, told }: AboutMove['answers'][number]) => ({
  answer: UNKNOWN,
  told: answer.sentence ? { sentence: answer.sentence, sure: false } : told,
});

/** Nobody knows what was asked of some places. */
export const unknownTo = (rows: readonly Restaurant[], chosen: boolean): AboutMove => ({
  type: 'about',
  asked: UNNAMED,
  answers: rows.map((row) => ({ row, answer: UNKNOWN, told: null })),
  on: null,
  polar: true,
  safety: false,
  chosen,
});

/** What somebody leaves out is not told by something near it. */
const avoids = ({ tokens, names: taken }: Pick<Question, 'tokens' | 'names'>): boolean =>
  tokens.some(({ word }) => LEAVING_OUT.has(word)) &&
  attributesIn(tokens, { taken, safety: true }).some(({ attribute }) => isDiet(attribute));
const LEAVING_OUT: ReadonlySet<string> = new Set('no not without free never cant avoid'.split(' '));

const UNKNOWN: AttributeAnswer = { outcome: 'unknown' };

/** @param closed only its own words tell */
function answersAt(
  rows: readonly Restaurant[],
  asked: Asked,
  closed: boolean,
  { safety, whole, dish }: { safety: boolean; whole: boolean; dish: readonly Token[] | null },
): AboutMove['answers'] {
  const { attribute } = asked;
  const known = rows.map((row) => ({
    row,
    answer: limited(answerAt(row, asked, safety), row, asked, { whole, dish, safety }),
    told: null,
  }));
  const isKnown = known.some(({ answer }) => answer.outcome !== 'unknown');
  // Beside a place that has a thing, something near it at another is none.
  if (dish || safety || attribute.allergen || (isKnown && attribute.key === keyOf(asked.said))) return known;
  if (closed)
    return isKnown || rows.length > 1 || !nearestTo(attribute).some(({ part }) => part)
      ? known
      : known.map((one) => ({ ...one, told: nearTo(attribute, one.row) }));
  return known.map((one) => {
    const own = partOf(attribute, one.row);
    if (own) return { ...one, told: { sentence: own, sure: true } };
    // Of several places, and beside what is known, what is only near to an answer is beside the point.
    const isAlone = rows.length === 1 && one.answer.outcome === 'unknown';
    return isAlone ? { ...one, told: nearTo(attribute, one.row) } : one;
  });
}

/** What is told by a part of the notes, whatever its words. */
const partOf = ({ part }: Attribute, row: Restaurant): Sentence | undefined =>
  part && sentencesOf(row).find((sentence) => sentence.part === part && isHarmless(sentence));

/** What is known of the attribute that comes nearest to one of which nothing is. */
function nearTo(attribute: Attribute, row: Restaurant): Told | null {
  const [sentence] = nearestTo(attribute).flatMap(
    (near) => (near.part ? partOf(near, row) : answerOf(near, row).sentence) ?? [],
  );
  return sentence ? { sentence, sure: false, alike: true } : null;
}

/** What a kitchen that keeps a diet does not have, whatever its dishes are called. */
const KEPT = Object.entries({
  vegan: `${ANIMALS}|cheese|butter|milk`,
  vegetarian: ANIMALS,
  halal: 'pork|bacon|ham|lard',
  kosher: 'pork|bacon|ham|lard|shellfish|prawn|shrimp|lobster',
}).map(([diet, words]) => ({ diet, table: new Phrases(words.split('|').map((word) => [word, true] as const)) }));

/** Whether a kitchen keeps a diet: a few vegan dishes make no vegan kitchen. */
function keeps(row: Restaurant, diet: string): boolean {
  const { outcome } = answerOf(diet, row);
  return outcome === 'yes' && (BUTCHERED_FOR.has(diet) || stemsOf(row.cuisine ?? '').includes(diet));
}

/** An answer where it tells less than a yes: notes that have a word for no thing, or some dishes of a diet where all are asked about. */
function limited(
  answer: AttributeAnswer,
  row: Restaurant,
  { attribute, said }: Asked,
  { whole, dish, safety }: { whole: boolean; dish: readonly Token[] | null; safety: boolean },
): AttributeAnswer {
  if (attribute.key === keyOf(said) && attribute.says.yes === '' && answer.outcome !== 'no' && !answer.beside)
    return UNKNOWN;
  if (dish) return ofDish(dish, attribute, row, { whole: answer, safety });
  const isPart = whole && isDiet(attribute) && answer.outcome === 'yes' && !speaksOfAll(attribute, row, answer);
  return isPart ? { ...answer, outcome: 'partly' } : answer;
}

/** The dish that a question asks about. */
const dishAsked = (
  { said }: Asked,
  { tokens, names }: Pick<Question, 'tokens' | 'names'>,
  rows: readonly Restaurant[],
): readonly Token[] | null => {
  const own = new Set(stemsOf(said));
  return dishIn(
    tokens,
    new Set([...names, ...[...tokens.keys()].filter((at) => own.has(tokens[at]?.stem ?? ''))]),
    rows,
  );
};

/** What replies call a diet of one dish. */
function saidOf(asked: Asked, dish: readonly Token[]): Asked {
  const { attribute } = asked;
  if (attribute.allergen) return asked;
  const name = `the ${dish.map(({ raw }) => raw.toLowerCase()).join(' ')}`;
  const [is, isNot] = /[^s]s$/.test(name) ? ['are', "aren't"] : ['is', "isn't"];
  const says = {
    yes: `${name} ${is} ${attribute.key}`,
    no: `${name} ${isNot} ${attribute.key}`,
    whether: `whether ${name} ${is} ${attribute.key}`,
  };
  return { ...asked, attribute: { ...attribute, says } };
}

const asksWhole = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => ENTIRE.has(word));
const ENTIRE: ReadonlySet<string> = new Set(
  'all everything entirely fully completely totally strictly purely 100 entire whole only'.split(' '),
);

function answerAt(row: Restaurant, { attribute, said }: Asked, safety: boolean): AttributeAnswer {
  const tokens = tokenize(said);
  const excluded = KEPT.some(({ diet, table }) => table.findAll(tokens).length > 0 && keeps(row, diet));
  return excluded && !attribute.allergen
    ? { outcome: 'no', field: 'field' }
    : answerOf(attribute, row, { safety, said });
}
