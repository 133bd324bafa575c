import { DIETS } from '../lexicon/foods.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Topic } from '../wishes.ts';

/** Code units of the longest question that is read. */
const QUESTION = 1_000;

/** The subject of the question that a reply ended with. */
export function askedIn(reply: string): Topic[] {
  const end = reply.trim().slice(-QUESTION);
  const question = end.endsWith('?') ? (end.split(/[.!?\n]\s/).at(-1) ?? '') : '';
  const topics: Topic[] = [];
  if (/\b(price|budget|spend|cost|cheap|pricey)/i.test(question)) topics.push('price');
  if (/\b(area|part of town|neighbou?rhood|where|side of)\b/i.test(question)) topics.push('area');
  if (/\b(food|cuisine|kitchen|craving|eat|mood for)\b/i.test(question)) topics.push('food');
  return topics;
}

const POINTING = wordSet('there it they that this those them first second third last one their its');
const OPENERS = wordSet('yes yeah ok okay great good fine perfect thanks and so also well but no then sure');
const VERBS = wordSet('is are am does do can could will would');
const SEARCHING = wordSet('find search prefer');
/** Who says one of these looks for places, and does not ask about those that were shown. */
const LOOKING = wordSet(
  'near nearby find show suggest recommend search looking somewhere someplace anywhere want need places restaurants spots another other others else instead',
);
const VENUES = wordSet('restaurant place menu diner venue cafe bar kitchen chef food');
const OFFERED = wordSet('available offered possible allowed served provided');
const SEATED = wordSet('sit seat eat dine have get order drink');
const CHECKING = /^(?:check|know|tell|see|look|confirm|ask|sure|wonder|wondering)$/;
const WHETHER = /^(?:if|whether)$/;

/**
 * Which mentions of a message only ask about places that were shown or named, rather than wish.
 *
 * @param last restaurants of the last reply that had some
 */
export function askedMentions(reading: Reading, last: readonly number[]): Mention[] {
  // What is wished is not asked.
  if (reading.tokens.some((token) => SEARCHING.has(token.word))) return [];
  if (isShortQuestion(reading, last)) return reading.mentions;
  const stretches = { sentence: questionsIn(reading, 'sentence'), clause: questionsIn(reading, 'clause') };
  const others = reading.tokens.some(({ word }) => OTHERS.test(word));
  return reading.mentions.filter((mention) => {
    // "Is there a cheaper one?" wishes for it.
    if (others && /^(?:cheaper|pricier)$/.test(mention.meaning.type)) return false;
    const first = reading.tokens[mention.from];
    return [stretches.sentence.get(first?.sentence), stretches.clause.get(first?.clause)].some(
      (question) => question && asks(question, mention, reading.names.length > 0, last.length > 0),
    );
  });
}

/** What a stretch of a message asks. */
interface Question {
  looks: boolean;
  /** About places that were shown. */
  checks: boolean;
  /** It ends in "is it". */
  isIt: boolean;
  /** From its verb on; empty where it begins with no verb. */
  words: readonly string[];
}

const questionsIn = ({ tokens }: Reading, part: 'sentence' | 'clause'): ReadonlyMap<number | undefined, Question> =>
  new Map([...Map.groupBy(tokens, (token) => token[part])].map(([of, list]) => [of, questionOf(list)]));

function questionOf(tokens: readonly Token[]): Question {
  const words = tokens.map(({ word }) => word);
  const question = words.slice(words.findIndex((word) => !OPENERS.has(word)));
  const checking = words.findIndex((word) => CHECKING.test(word));
  const whether = words.findLastIndex((word) => WHETHER.test(word));
  return {
    looks: words.some((word) => LOOKING.has(word)),
    checks: checking >= 0 && whether > checking && pointsAt(words.slice(whether + 1)),
    isIt: /^(?:is it|are they)$/.test(words.slice(-2).join(' ')),
    words: VERBS.has(question[0] ?? '') ? question : [],
  };
}

const OTHERS = /^(?:one|ones|anything|something|somewhere|anywhere|there)$/;

/** Words of a question that is hardly one. */
const SHORT = 4;
const ASKED_SHORTLY: ReadonlySet<string> = new Set(['feature', 'tag', 'price']);

/** About what was shown, or is named. */
function isShortQuestion({ tokens, mentions, names, asks }: Reading, last: readonly number[]): boolean {
  const about = names.length > 0 || (last.length > 0 && tokens.length <= SHORT);
  return (
    asks &&
    about &&
    mentions.length > 0 &&
    tokens.length <= SHORT * 2 &&
    !tokens.some(({ word }) => LOOKING.has(word) || SEEKING.test(word)) &&
    mentions.every(
      ({ meaning, negated }) =>
        !negated && (ASKED_SHORTLY.has(meaning.type) || (meaning.type === 'food' && DIETS.has(meaning.key))),
    )
  );
}

const SEEKING = /^(?:something|any|anything|which|how|what|where|more|less|too|but|one|ones|instead|only|about)$/;

function asks({ looks, checks, isIt, words }: Question, { meaning }: Mention, named: boolean, shown: boolean): boolean {
  if (looks) return false;
  if (checks || (isIt && PRICES.has(meaning.type))) return true;
  if (words.length === 0) return false;
  if (named || pointsAt(words.slice(1, 4))) return true;
  const extra =
    meaning.type === 'feature' || meaning.type === 'tag' || (meaning.type === 'food' && DIETS.has(meaning.key));
  if (!shown || !extra) return false;
  const seated = (words[1] === 'we' || words[1] === 'i') && SEATED.has(words[2] ?? '');
  return seated || OFFERED.has(words.at(-1) ?? '') || words.at(-1) === 'there';
}

const PRICES: ReadonlySet<string> = new Set(['price', 'cheaper', 'pricier']);

const pointsAt = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => POINTING.has(word) || (VENUES.has(word) && ['the', 'this', 'that'].includes(words[at - 1] ?? '')),
  );
