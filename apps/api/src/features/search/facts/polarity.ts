import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { isDay } from '../opening/noted-days.ts';

/** How a sentence speaks of something that it mentions; `scoped`: only at times, in parts or on a condition; `daily`: days stand near it. */
export interface Polarity {
  denied: boolean;
  scoped: boolean;
  daily: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const NEGATORS = words(
  `no not never none neither nor without cannot cant couldnt wont wouldnt dont doesnt didnt isnt arent wasnt hasnt havent hadnt lack lacks lacking hardly
  barely scarcely rarely seldom nobody nothing forget refuse refuses replace replaces ban bans banned forbid forbids skip skips zero minus unlike non soak soaks absorb absorbs swallow swallows muffle muffles deaden deadens dampen dampens`.replace(
    /\s+/g,
    ' ',
  ),
);
/** "No" speaks of the next few words, "cannot" of the rest of its clause. */
const REACH = 7;
const SHORT_REACH = 3;
/** What there is none of stands between. */
const FOR_REACH = 5;
const SHORT = words('no without zero minus non skip skips');
const WITHOUT = words('free instead place lieu');
/** What takes a negation back. */
const CANCELS = words(
  'mind minds problem problems trouble issue issues bother fuss hassle shortage lack only just merely objection limit charge fee fees surcharge supplement better finer nicer safer easier friendlier kinder',
);
const CANCEL_REACH = 3;
/** Where what was denied ends. */
const CONTRASTS = words('but though although yet however while whereas because so');
/** A list that ends in "or" stands under one negation. */
const LISTING = words('or nor');
const LISTED = 4;
const LIKE = words('like than as resembling');
const LIKE_REACH = 2;
const OTHERS = words('places restaurants rooms bars kitchens');
const MOST = words('most other many some');

/** What a negation after a mention must be followed by. */
const PERMITTED = words(
  'allowed welcome permitted accepted possible available served encouraged catered taken suitable recommended offered here there safe advised done honoured honored considered worth',
);
/** What a negation after a mention may be followed by as well. */
const ENTERING = words(
  'come comes came get gets got go goes set sets let make makes brought enter enters cross crosses',
);
const INTO = words('in into inside through past enter enters cross crosses foot near');
const INTO_REACH = 3;

/** Words after a mention that deny it by themselves. */
const REFUSED = words(
  'banned forbidden prohibited unwelcome impossible nonexistent hopeless unavailable beware refused off absent missing discouraged',
);
const AFTER = 6;
/** Where a sentence says this, what it mentions is to be had somewhere else. */
const ELSEWHERE = new Phrases<true>(
  'go elsewhere|look elsewhere|eat elsewhere|try elsewhere|be elsewhere|should try next door|go hungry|go without|still sweat|still cry|still burn|will struggle|be disappointed|stay away|stay outside|stay out|keep out|keep away|stay home|stay at home|steer clear|think twice|leave the dog'
    .split('|')
    .map((phrase) => [phrase, true]),
);
/** Where a sentence says this, what it mentions is all there is of it. */
const LIMITS = new Phrases<true>(
  'limited to|down to|not more than that|no more than that|nothing more|nothing else|and no more|that is all|thats all|all they can do|all they do'
    .split('|')
    .map((phrase) => [phrase, true]),
);
const TERSE = words('no none nope never nil na not sorry');
const TERSE_LONGEST = 4;

const FEW = words('few little limited token lone handful occasional');
const FEW_REACH = 3;
const SCOPE = words(
  `only after before until till except unless if when sometimes occasionally mostly partly summer winter request advance notice ahead
  arrangement upstairs downstairs evening evenings morning mornings inside provided apart aside barring`.replace(
    /\s+/g,
    ' ',
  ),
);

/**
 * How a sentence speaks of the words from one token up to, not including, another; null where it only likens something to them. What
 * concerns the whole sentence is looked for once, whatever number of mentions it has.
 *
 * @example polarityIn(tokenize('Dogs are not allowed'))(0, 1) // { denied: true, scoped: false, daily: false }
 */
export function polarityIn(tokens: readonly Token[]): (from: number, to: number) => Polarity | null {
  const elsewhere = ELSEWHERE.findAll(tokens).findLast((span) => !NEGATORS.has(wordAt(tokens, span.from - 1)));
  // "Nobody minds if you stay" sets no condition.
  const scopes = byClause(tokens, (at) => SCOPE.has(wordAt(tokens, at)) && !CANCELS.has(wordAt(tokens, at - 1)));
  const days = byClause(tokens, (at) => isDay(tokens[at]));
  const limited = LIMITS.findAll(tokens).length > 0;
  const read = (from: number, to: number): Polarity | null => {
    if (isLikened(tokens, from)) return null;
    const denials = before(tokens, from) + after(tokens, to, elsewhere?.from ?? -1);
    return {
      denied: denials % 2 === 1,
      scoped: limited || isFew(tokens, from) || isScoped(tokens, from, to, scopes),
      daily: isScoped(tokens, from, to, days),
    };
  };
  // A mention is compared with all others of its topic.
  const known = new Map<number, Polarity | null>();
  return (from, to) => {
    const key = from * (tokens.length + 1) + to;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const polarity = read(from, to);
    known.set(key, polarity);
    return polarity;
  };
}

const byClause = (tokens: readonly Token[], is: (at: number) => boolean): Scopes =>
  Map.groupBy([...tokens.keys()].filter(is), (at) => tokens[at]?.clause);

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';
const sameClause = (tokens: readonly Token[], a: number, b: number): boolean => tokens[a]?.clause === tokens[b]?.clause;

function isLikened(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at > 0 && at >= from - REACH && sameClause(tokens, at, from); at -= 1)
    if (OTHERS.has(wordAt(tokens, at)) && MOST.has(wordAt(tokens, at - 1))) return true;
  for (let at = from - 1; at >= 0 && at >= from - LIKE_REACH && sameClause(tokens, at, from); at -= 1)
    if (LIKE.has(wordAt(tokens, at)) && wordAt(tokens, at - 1) !== 'would') return true;
  return false;
}

/**
 * "No chance with a pram." Of what somebody eats it promises nothing: there is no chance with a nut allergy where all has nuts in it.
 *
 * @param from where the mention begins
 */
export const isHopeless = (tokens: readonly Token[], from: number): boolean =>
  [1, 2].some(
    (by) =>
      CHANCES.has(wordAt(tokens, from - by - 1)) &&
      /^(?:with|of|for)$/.test(wordAt(tokens, from - by)) &&
      NONE.has(wordAt(tokens, from - by - 2)) &&
      sameClause(tokens, from - by - 2, from),
  );
const CHANCES = words('chance hope');
const NONE = words('no zero little');

/** "A bad idea with a stroller." */
const IDEAS = words('idea choice place spot fit');
const BAD = words('bad poor terrible awful lousy rotten wrong');

/** How many negations before a mention speak of it. */
function before(tokens: readonly Token[], from: number): number {
  let found = 0;
  const start = startOf(tokens, from);
  for (let at = from - 1; at >= start; at -= 1) {
    const word = wordAt(tokens, at);
    if (CONTRASTS.has(word)) break;
    const short = wordAt(tokens, from - 1) === 'for' ? FOR_REACH : SHORT_REACH;
    const reach = SHORT.has(word) && sameClause(tokens, at, from) ? short : REACH;
    const negates =
      NEGATORS.has(word) ||
      (word === 'of' && WITHOUT.has(wordAt(tokens, at - 1))) ||
      (IDEAS.has(word) && BAD.has(wordAt(tokens, at - 1)));
    if (negates && from - at <= reach && !isCancelled(tokens, at, from)) found += 1;
  }
  return found;
}

/** Where the stretch of a mention begins: its clause, and the clauses before it where it is a part of a list with "or". */
function startOf(tokens: readonly Token[], from: number): number {
  let start = from;
  while (start > 0 && from - start < REACH && sameClause(tokens, start - 1, from)) start -= 1;
  if (!isListed(tokens, from)) return start;
  return Math.max(0, from - REACH);
}

/** Whether a mention stands in a list that ends in "or": at most a few words on, each part of it short. */
function isListed(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 2; at < from + LISTED * 2; at += 1) {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[from]?.sentence) continue;
    if (CONTRASTS.has(token.word)) return false;
    if (LISTING.has(token.word)) return true;
  }
  return false;
}

function isCancelled(tokens: readonly Token[], negator: number, mention: number): boolean {
  for (let at = negator + 1; at < mention && at <= negator + CANCEL_REACH; at += 1)
    if (CANCELS.has(wordAt(tokens, at))) return true;
  return false;
}

/**
 * How many words after a mention take it back.
 *
 * @param elsewhere the last token that sends people elsewhere
 */
function after(tokens: readonly Token[], to: number, elsewhere: number): number {
  const last = to - 1;
  if (isAnsweredNo(tokens, last)) return 1;
  // "Meat-free."
  if (wordAt(tokens, to) === 'free' && sameClause(tokens, to, last)) return 1;
  if (elsewhere >= to || isRefusedLast(tokens, to)) return 1;
  for (let at = to; at < to + AFTER && sameClause(tokens, at, last); at += 1) {
    const word = wordAt(tokens, at);
    if (CONTRASTS.has(word) || word === 'and' || word === 'with' || word === 'if') return 0;
    if (REFUSED.has(word)) return 1;
    if (NEGATORS.has(word))
      return !sameClause(tokens, at + 1, last) ||
        isKeptOut(tokens, at, last) ||
        [1, 2, 3].some((next) => PERMITTED.has(wordAt(tokens, at + next)) && sameClause(tokens, at + next, last))
        ? 1
        : 0;
  }
  return 0;
}

/** Whether what follows a negation says that it does not get into the house. */
function isKeptOut(tokens: readonly Token[], negator: number, last: number): boolean {
  const isIn = (at: number) => INTO.has(wordAt(tokens, at)) && sameClause(tokens, at, last);
  return (
    ENTERING.has(wordAt(tokens, negator + 1)) &&
    Array.from({ length: INTO_REACH }, (_, by) => negator + 1 + by).some(isIn)
  );
}

/** What a kitchen cannot do. */
const DOING = words('do make cook serve offer manage cater handle guarantee accommodate provide promise help');
const SUBJECTS = words('they we he she you kitchen chef house');
const FRONTED = 10;

/** Whether the clause of a mention ends with somebody who cannot do it. */
function isRefusedLast(tokens: readonly Token[], to: number): boolean {
  let end = to;
  while (end < to + FRONTED && sameClause(tokens, end, to - 1)) end += 1;
  const last = /^(?:for|with|it|that|those|them)$/.test(wordAt(tokens, end - 1)) ? end - 2 : end - 1;
  const negator = [last - 1, last - 2].find((at) => at > to && NEGATORS.has(wordAt(tokens, at)));
  return negator !== undefined && DOING.has(wordAt(tokens, last)) && SUBJECTS.has(wordAt(tokens, negator - 1));
}

function isAnsweredNo(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  if (!next || next.clause === tokens[last]?.clause || !TERSE.has(next.word)) return false;
  let length = 0;
  while (tokens[last + 1 + length]?.clause === next.clause) length += 1;
  return length <= TERSE_LONGEST && (length === 1 || next.sentence !== tokens[last]?.sentence);
}

type Scopes = ReadonlyMap<number | undefined, readonly number[]>;

function isFew(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= from - FEW_REACH && sameClause(tokens, at, from); at -= 1)
    if (FEW.has(wordAt(tokens, at)) && wordAt(tokens, at - 2) !== 'quite') return true;
  return false;
}

function isScoped(tokens: readonly Token[], from: number, to: number, scopes: Scopes): boolean {
  const { clause = 0, sentence } = tokens[from] ?? {};
  // The first words of the clause beside it.
  const begins = (beside: number) =>
    (scopes.get(beside) ?? [])
      .slice(0, 2)
      .some(
        (at) =>
          tokens[at]?.sentence === sentence && (!sameClause(tokens, at - 1, at) || !sameClause(tokens, at - 2, at)),
      );
  return (
    (scopes.get(clause) ?? []).some((at) => at < from || at >= to) ||
    begins(clause + 1) ||
    (clause - 1 === tokens[0]?.clause && begins(clause - 1))
  );
}
