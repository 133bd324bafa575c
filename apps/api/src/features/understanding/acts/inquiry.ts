import { numberIn } from '../reading/numbers.ts';
import type { Reading } from '../reading/reading.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Act } from './act.ts';
import type { Acts } from './acts-of.ts';
import { saysNext } from './triggers.ts';

/** What may stand before a question. */
const OPENERS = wordSet(
  `so and n or ok okay well but hmm oh ah then also right thanks cheers wait um er actually plus btw quick question
  cool great lovely nice perfect brilliant superb excellent awesome amazing wonderful fantastic ideal`,
);
/** The words before a message says anything: "perfect, which first?" begins with "which". */
export const pastOpeners = (tokens: readonly Token[]): number => {
  const at = tokens.findIndex(({ word }) => !OPENERS.has(word));
  return at < 0 ? tokens.length : at;
};
const VERBS = wordSet(
  `is are was were isnt arent am do does did dont doesnt can could cant couldnt will would wont wouldnt shall should has have had may might must
  whats wheres hows whens whos`,
);
/** Whether a question may begin with this word. */
export const isVerb = ({ word }: Token): boolean => VERBS.has(word);
const SUBJECTS = wordSet('it they the that this those these we i you');
const QUESTION_WORDS = wordSet('what which when where how who why');
/** Words between a question word and its verb. */
const BETWEEN = 5;
/** What stands for places that were spoken of. */
const THEM = wordSet('it its they theyre them those these that this either neither both');
/** The places that were spoken of, with what tells them apart. */
const WHY = wordSet('it that this there them those these one first second third');
const SOME_OF = wordSet('any either neither both all one each which none some most');
const WHICH = wordSet('which any either neither');
const ANY = wordSet('any some a an');
const ABLE = wordSet('can could cant couldnt');
/** Whoever comes, and what is there: about a place only where nothing else is looked for. */
const VISIT = wordSet('i we you u he she there one my our me us people everyone anyone');
/** What a message looks for, rather than asks about. */
const SEEKS = wordSet(
  `somewhere anywhere someplace elsewhere place places restaurant restaurants spot spots else another other others instead alternatives
  nearby find recommend suggest show search looking`,
);

/** Whether a message looks for a place, rather than asking about one. */
export const seeksOther = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => SEEKS.has(word));

/** Any such place, and not those that were shown. */
export const asksForOne = ({ tokens }: Pick<Reading, 'tokens'>): boolean =>
  tokens.some(({ word, clause }, at) => {
    const next = tokens[at + 1]?.word ?? '';
    if (ANYWHERE.has(word)) return tokens[at + 1]?.clause === clause && (RELATING.has(next) || WHO.has(next));
    if (word === 'any' && (next === 'that' || next === 'which')) return true;
    return (
      /^ones?$/.test(word) &&
      RELATING.has(next) &&
      (tokens[at - 1]?.clause !== clause || INDEFINITE.has(tokens[at - 1]?.word ?? ''))
    );
  });
/** "Any with live music?": of one place that was shown alone, there are no others of it to ask about. */
export const asksForAny = (tokens: readonly Token[]): boolean => {
  const at = pastOpeners(tokens);
  return tokens[at]?.word === 'any' && RELATING.has(tokens[at + 1]?.word ?? '');
};
const ANYWHERE = wordSet('somewhere anywhere someplace');
const RELATING = wordSet('that which with where');
const WHO = wordSet('i we you taking takes');
const INDEFINITE = wordSet('for want need prefer find get give me just only and but maybe');

/** Whether a clause begins with the word of a question, and looks for no other place. */
export const opensQuestion = (clause: readonly Token[]): boolean => {
  const at = pastOpeners(clause);
  const [first = '', second = ''] = [clause[at]?.word, clause[at + 1]?.word];
  if (asksWhatIsThere(clause)) return false;
  return (QUESTION_WORDS.has(first) || WHATS.has(first)) && !GOES_ON.has(second) && !seeksOther(clause);
};
/** "What's there?" of a part of town asks for places. */
export const asksWhatIsThere = (clause: readonly Token[]): boolean =>
  /^what(?:s| is) (?:around|(?:(?:up|down|over|out|on) )?there|(?:(?:a?round|up|down|over|out) )?here)(?: then)?$/.test(
    clause
      .slice(pastOpeners(clause))
      .map(({ word }) => word)
      .join(' '),
  );
const WHATS = wordSet('whats wheres hows whens whos');

/** How sure a question is to be about places under discussion: `them` is said of them, `visit` of coming there, `any` of what there may be. */
export type Inquiry = 'them' | 'visit' | 'any';

/** What the question of a clause is about; null where it asks nothing of a place, or looks for one. */
function inquiryIn(clause: readonly Token[], kindOf: (token: Token) => 'name' | 'food' | null): Inquiry | null {
  const from = afterCondition(
    clause,
    clause.findIndex((token) => !OPENERS.has(token.word) || isWe(token)),
  );
  const words = clause.slice(Math.max(from, 0)).map(({ word }) => word);
  const [first = '', second = ''] = words;
  if (WHICH.has(first) && (second === 'of' || second === 'one')) return 'them';
  if (first === 'why' && words.some((word) => WHY.has(word))) return 'them';
  if (first === 'which' && VERBS.has(second) && COMPARED.test(words[2] ?? '')) return 'them';
  // "We're five" has lost its apostrophe.
  const isWere = first === 'were' && !SUBJECTS.has(second);
  const asks = VERBS.has(first) && !isWere ? 0 : QUESTION_WORDS.has(first) ? verbAfter(words) : -1;
  const seeks = words.some((word) => SEEKS.has(word)) || isWhereTo(words);
  const isThere = words.at(-1) === 'there' && !NEAR.has(words.at(-2) ?? '');
  if (QUESTION_WORDS.has(first) && second === 'about' && isThere && !seeks) return 'them';
  if (first === 'whats' && OF_THEM.has(second) && !seeks) return 'visit';
  if (asks < 0 && !seeks && words.length > 1 && words.length <= SHORT && GIVEN.has(words.at(-1) ?? '')) return 'them';
  if (asks < 0 && (isTagged(words) || (isBare(words) && !seeks))) return 'visit';
  if (asks < 0) return first === 'any' && !seeks ? 'any' : null;
  const subject = words[asks + 1] ?? '';
  const next = words[asks + 2] ?? '';
  const token = clause[Math.max(from, 0) + asks + 1];
  // "Had that yesterday" tells.
  if (first === 'had' && THEM.has(subject) && !TAGS.has(subject)) return null;
  // "Do that one" takes it.
  if (first === 'do' && words.length <= TAKING && THEM.has(subject) && !THEY.has(subject)) return null;
  // "Could the second be cheaper?" wants it to be; "can we be seated together?" asks about the visit.
  if (ABLE.has(words[asks] ?? '') && words.includes('be') && !(subject === 'we' && next === 'be')) return null;
  if ((SOME_OF.has(subject) || numberIn(subject) !== null) && next === 'of') return 'them';
  const kind = token ? kindOf(token) : null;
  if (THEM.has(subject) || subject === 'the' || kind === 'name') return 'them';
  // "Do you have Thai or Greek?" asks for what the guide has.
  const sought = clause[Math.max(from, 0) + asks + (ANY.has(words[asks + 3] ?? '') ? 4 : 3)];
  const ofGuide = subject === 'you' && next === 'have' && sought !== undefined && kindOf(sought) === 'food';
  if (seeks || ofGuide) return null;
  // What one brings is not looked for.
  if (asks === 0 && VISIT.has(subject) && next === 'bring') return 'them';
  if (asks === 0 && kind === 'food' && BEING.has(first)) return 'visit';
  if (asks === 0 && BEING.has(first) && words.length > 2 && ALLOWED.has(words.at(-1) ?? '')) return 'them';
  if (asks > 0 && kind === null && words[1] !== 'about') return 'visit';
  return VISIT.has(subject) || /^\d+$/.test(subject) ? 'visit' : null;
}

/** "We'll do the Thai one" has lost its apostrophe, too. */
const isWe = ({ word, raw }: Token): boolean => word === 'well' && raw.length > word.length;

/** "Where could we go for a date?" looks for a place; "where do I park?" asks about one. */
const isWhereTo = (
  [first = '', second = '', third = '', fourth = '']: readonly string[],
  verbs: ReadonlySet<string> = ABLE,
): boolean => first === 'where' && verbs.has(second) && VISIT.has(third) && GOING.has(fourth);
const GOING = wordSet('go eat dine drink celebrate take');

/**
 * Whether a message looks for a place by what it is to be: "so where would you go for oysters with a toddler?"
 *
 * @param mentions what it names
 */
export const seeksWhere = ({ tokens, mentions }: Pick<Reading, 'tokens' | 'mentions'>): boolean =>
  tokens.some(
    (_, at) =>
      isWhereTo(
        tokens.slice(at, at + WHERE_TO).map(({ word }) => word),
        ADVISING,
      ) && mentions.some(({ from }) => from >= at + WHERE_TO),
  );
const ADVISING: ReadonlySet<string> = new Set([...ABLE, 'would', 'should', 'might']);
/** Words of "where would you go". */
const WHERE_TO = 4;

const OF_THEM = wordSet('on in with for inside included');

const THEY = wordSet('they theyre');
/** Words of "do that one". */
const TAKING = 3;

/** Where the question begins behind its condition. */
function afterCondition(clause: readonly Token[], from: number): number {
  if (clause[from]?.word !== 'if') return from;
  const asks = clause.findIndex(
    ({ word }, at) => at > from + 1 && VERBS.has(word) && SUBJECTS.has(clause[at + 1]?.word ?? ''),
  );
  return asks < 0 ? from : asks;
}

/** A question without a verb. */
const isBare = (words: readonly string[]): boolean =>
  BARE.has(words[0] ?? '') && words.length > 1 && words.length <= BRIEF && !GOES_ON.has(words[1] ?? '');
const BARE = wordSet('what which how where');
const BRIEF = 7;
/** "How about tapas?" wishes for them, "what time" goes on with hours. */
const GOES_ON = wordSet('about else other of next now then');
const BEING = wordSet('is are isnt arent does do');
const GIVEN = wordSet('included allowed welcome permitted accepted');
const SHORT = 4;
const ALLOWED = wordSet('ok okay allowed welcome permitted fine alright accepted included');

const isTagged = (words: readonly string[]): boolean =>
  words.length > 3 && VERBS.has(words.at(-2) ?? '') && TAGS.has(words.at(-1) ?? '');
const TAGS = wordSet('it they he she we you i there');

const COMPARED = /^\p{L}{2,}(?:er|est)$/u;

const verbAfter = (words: readonly string[]): number =>
  words.findIndex((word, at) => at > 0 && at <= BETWEEN && VERBS.has(word));

const QUESTIONS: readonly Act[] = ['ask_fact', 'ask_about', 'ask_opinion', 'compare', 'rank', 'safety'];
const OTHERS: readonly Act[] = [
  'inform',
  'exclude',
  'relax',
  'adjust',
  'more',
  'reject',
  'list',
  'count',
  'plan',
  'near',
  'book',
  'out_of_scope',
];
/** From this probability on a message does what its acts say, however it is built. */
const SURE = 0.6;
const OTHER_ONES = wordSet('other others another all only alternative alternatives backup');
const HALF = 0.5;
const TOO = wordSet('too also as well though tho then');
const NEAR = wordSet('near around round by close to from');
/** Below this a message asks something else of the assistant. */
const LEAST = 0.1;
/** What a message built as a question does as little of as this, it does not do. */
const UNLIKELY = 0.25;

/**
 * Whether a message asks about places under discussion, by its grammar: a verb or a question word, and then what stands for them. Its acts
 * decide where the grammar leaves it open.
 *
 * @example asksOfThem(reading('would they do a table of 12'), acts) // true
 */
export function asksOfThem({ tokens, names, mentions, asks: isAsked }: Reading, acts: Acts): boolean {
  if (saysNext(tokens) || seeksNear(tokens, names)) return false;
  const named = new Set(names.flatMap(({ from }) => tokens[from] ?? []));
  const foods = new Set(
    mentions.flatMap(({ meaning, from }) =>
      meaning.type === 'food' || meaning.type === 'noted-dish' ? (tokens[from] ?? []) : [],
    ),
  );
  const kindOf = (token: Token) => (named.has(token) ? 'name' : foods.has(token) ? 'food' : null);
  const clauses = [...Map.groupBy(tokens, ({ clause }) => clause).values()];
  const found = clauses.flatMap((clause) => inquiryIn(clause, kindOf) ?? []);
  const others = tokens.some(({ word }) => OTHER_ONES.has(word));
  const far = tokens.some(
    ({ word }) => word === 'far' || (word.startsWith('walk') && tokens.some((token) => token.word === 'from')),
  );
  // "Too far from the park?"
  // "Octopus any good there?"
  if (isAsked && endsThere(tokens) && !seeksOther(tokens)) found.push('them');
  if (isAsked && far && (tokens[0]?.word === 'far' || tokens[1]?.word === 'far')) found.push('them');
  if (APART.test(tokens.map(({ word }) => word).join(' '))) found.push('them');
  const isNear = far || found.includes('them');
  const isSaid = found.includes('them') && BEING.has(tokens[pastOpeners(tokens)]?.word ?? '');
  // "What else do they do?", "is it far from the park?", "is that near the park?" want no other place.
  const other = Math.max(
    ...OTHERS.map((act) =>
      (act === 'more' && !others) || (act === 'near' && isNear) || (act === 'adjust' && isSaid) ? 0 : acts.of(act),
    ),
  );
  if (found.includes('them')) return other < SURE || QUESTIONS.includes(acts.first);
  if (found.includes('any')) return other < HALF;
  const asks = QUESTIONS.reduce((sum, act) => sum + acts.of(act), 0);
  const least = tokens.some(({ word }, at) => word === 'you' && tokens[at - 1]?.word !== 'do') ? LEAST : 0;
  const besides = Math.max(other, acts.of('select'), acts.of('more'));
  return found.length > 0 && asks >= least && (besides <= asks || besides < UNLIKELY);
}

/** "Where can we get a beer near Marlow?" looks for another place. */
const seeksNear = (tokens: readonly Token[], names: Reading['names']): boolean =>
  names.length > 0 &&
  names.every(({ from }) => NEAR.has(tokens[from - 1]?.word ?? '')) &&
  tokens.some(({ word }, at) => word === 'where' && ABLE.has(tokens[at + 1]?.word ?? ''));

/** The way between those that were spoken of. */
const APART = /\b(?:from one to (?:the other|another|the next)|one to the other|get between (?:them|the two|those))\b/;

/** It asks about the place that was spoken of. */
export function endsThere(tokens: readonly Token[]): boolean {
  const last = tokens.findLastIndex(({ word }) => !TOO.has(word));
  return tokens[last]?.word === 'there' && !NEAR.has(tokens[last - 1]?.word ?? '');
}

/** What the question of a clause is about, by its grammar alone. */
export const inquiryOf = (clause: readonly Token[]): Inquiry | null => inquiryIn(clause, () => null);

/** Whether a clause is a question about places that were spoken of, by its grammar alone. */
export const isQuestion = (clause: readonly Token[]): boolean => {
  const inquiry = inquiryOf(clause);
  return inquiry === 'them' || inquiry === 'visit';
};
