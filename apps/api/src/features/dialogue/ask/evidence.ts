import type { Restaurant } from '@saffron/contracts/guide';
import { type AttributeAnswer, answerOf } from '../../search/facts/answer.ts';
import type { Asked, Attribute } from '../../search/facts/attribute.ts';
import { deniedAndServed } from '../../search/facts/contradicted.ts';
import { namesFood } from '../../understanding/lexicon/foods.ts';
import { closest, type Match, speaksOf } from '../../understanding/meaning/matching.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { Question } from './question.ts';
import { isLasting, isTimed, type Sought, soughtOf } from './sought.ts';
import { otherIn } from './subject.ts';

/** A sentence of the notes that speaks of what was asked in other words; it tells neither yes nor no by itself. */
export interface Told {
  sentence: Sentence;
  /** It surely speaks of that; otherwise only of something near it. */
  sure: boolean;
  /** It has no word on that, and only words that are alike. */
  alike?: boolean;
}

/** From which nearness on a sentence is told. What is only near to a thing is none: a pancake is no cake. */
const OF_A_THING = 0.5;
/** What alone answers a question of several words. */
const SEVERAL = 0.55;
/** Where no thing is asked for: from which nearness on, and surely so. */
const OF_THE_PLACE = { near: 0.4, sure: 0.51 };

/**
 * What the notes of a place say that is nearest in meaning to what a question seeks; null where nothing is near.
 *
 * @param food a dish or a drink is asked for: otherwise the notes on the food tell only what they have a word for
 */
export function toldBy(sought: Sought, row: Restaurant, food: boolean): Told | null {
  // An hour alone tells not what is at that hour.
  if (sought.words.length === 0 && sought.amounts.every((amount) => amount === isTimed)) return null;
  const isOfThing = sought.thing.length > 0;
  const match = matchOf(sought, row, food);
  if (!match || match.nearness < (isOfThing ? OF_A_THING : OF_THE_PLACE.near)) return null;
  const { sentence, nearness } = match;
  // Of "is it easy to find?" a word on finding or on ease alone tells nothing.
  const isSeveral = sought.words.length > 1;
  const alike = !hasThings(sought, sentence);
  const sure = !alike && nearness >= (isSeveral && sought.polar ? SEVERAL : OF_THE_PLACE.sure);
  return { sentence, sure, ...(alike && { alike }) };
}

function matchOf({ words, ofPlace, ...beside }: Sought, row: Restaurant, food: boolean): Match | null {
  const stems = words.map(({ stem }) => stem);
  // What a place is good for tells of no thing: work drinks are no beer.
  const speaks = ({ part, stems: own }: Sentence) =>
    part === 'food_notes'
      ? !ofPlace && (food || stems.some((stem) => own.includes(stem)))
      : part !== 'occasions' || beside.thing.length === 0 || stems.some((stem) => own.includes(stem));
  return closest(
    stems,
    sentencesOf(row).filter((sentence) => isHarmless(sentence) && speaks(sentence)),
    beside,
  );
}

/** What answers a question about a place best: a sentence, or what is known of the attribute that it names. */
export interface Evidence {
  sentence: Sentence;
  /** Attributes that the question names, if one has its answer from this sentence. */
  known: readonly Asked[];
}

/**
 * What answers a question about one place: what is known of the attributes that it names, or a sentence that accounts for more of its words
 * than those do. Null where neither surely does.
 *
 * @param taken tokens that something else answers, such as those that ask for opening hours
 */
export function evidenceFor(question: Question, row: Restaurant, taken: ReadonlySet<number>): Evidence | null {
  const { tokens, names, attributes } = question;
  const sought = soughtOf(tokens, names);
  const match = matchOf(sought, row, true);
  if (!match || match.nearness < SEVERAL || !hasThings(sought, match.sentence)) return null;
  const { sentence, nearness } = match;
  const other = attributes.length > 0 || sought.amounts.length > 0 ? null : otherIn(tokens, names);
  if (other && deniedAndServed(other.attribute, row)) return { sentence, known: [other] };
  const typed = [...attributes, ...deniedBy(question, row)].flatMap((asked) => {
    const answer = answerOf(asked.attribute, row);
    return answer.outcome === 'unknown' ? [] : [{ asked, said: stemsSaid(asked.said), answer }];
  });
  const known = typed.some(({ answer }) => answer.sentence?.text === sentence.text);
  if (known) return { sentence, known: typed.map(({ asked }) => asked) };
  const said = new Set(attributes.flatMap((asked) => [...stemsSaid(asked.said)]));
  // Where an attribute with that word was not read, yes or no is not in it.
  const isSaid =
    nearness >= WHOLE && !sought.polar && !attributes.some(({ attribute }) => isOther(attribute, sentence));
  const isOwn = sought.words.some(
    (token) =>
      speaksOf(token.stem, sentence) &&
      !taken.has(tokens.indexOf(token)) &&
      !(said.has(token.stem) && (typed.length > 0 || !isSaid)),
  );
  const lasts = sought.words.length === 0 && sought.amounts.includes(isLasting) && isLasting(sentence);
  const isMore = typed.every((one) => nearness > accounted(one, sought));
  return (isOwn || lasts) && isMore ? { sentence, known: [] } : null;
}

/** What no attribute stands for, where the notes deny it. */
function deniedBy({ attributes, tokens, names }: Question, row: Restaurant): Asked[] {
  const other = attributes.length > 0 ? null : otherIn(tokens, names);
  return other && answerOf(other.attribute, row).outcome === 'no' ? [other] : [];
}

/** A sentence that has nearly all words of a question answers it, though no attribute was read in it. */
const WHOLE = 0.65;

/** What is asked for is not answered by another thing: "is there pork in the tacos?" needs a word on pork. */
const hasThings = ({ words, amounts, thing, degree, polar }: Sought, sentence: Sentence): boolean =>
  (amounts.length > 0 || words.some(({ stem }) => speaksOf(stem, sentence, true))) &&
  (degree === null || (closest([degree], [sentence])?.nearness ?? 0) >= HALF) &&
  words.every(({ stem }) => !namesFood(stem) || speaksOf(stem, withoutOthers(stem, sentence))) &&
  // Of dishes, one of the same kind is another one.
  (thing.length === 0 || thing.some((stem) => speaksOf(stem, sentence, !polar || sentence.part !== 'food_notes')));

/** A sentence without the names of other foods, however alike they are: a pancake is no cake. */
const withoutOthers = (food: string, sentence: Sentence): Sentence => ({
  ...sentence,
  stems: sentence.stems.filter((stem) => stem === food || !namesFood(stem)),
});

/** From here on a word of a sentence is one for what was asked. */
const HALF = 0.5;

/** "Hot dogs" speak of no dogs. */
export const isOther = ({ other = '' }: Attribute, { text }: Sentence): boolean =>
  other !== '' && new Phrases(other.split('|').map((said) => [said, true] as const)).findAll(tokenize(text)).length > 0;

const stemsSaid = (said: string): ReadonlySet<string> => new Set(tokenize(said).map(({ stem }) => stem));

/** How much of what a question seeks an attribute and its sentence account for. */
function accounted(
  { said, answer }: { said: ReadonlySet<string>; answer: AttributeAnswer },
  { words, ...beside }: Sought,
): number {
  const stems = words.map(({ stem }) => stem);
  const bySentence = answer.sentence ? closest(stems, [answer.sentence], beside) : null;
  const byWords = stems.filter((stem) => said.has(stem)).length / Math.max(1, stems.length + beside.amounts.length);
  return Math.max(byWords, bySentence?.nearness ?? 0);
}
