import type { Restaurant } from '@saffron/contracts/guide';
import { DIETS } from '../lexicon/foods.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import { Phrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Act } from './act.ts';
import type { Acts } from './acts-of.ts';
import { inquiryOf, seeksOther } from './inquiry.ts';
import { asksWhich, isOfKind } from './references.ts';

/** Before a part of town, these say how far it is, and nothing of where to eat. */
const ANCHORING = wordSet('to from of than near by past towards via until');
/** One of those that were shown. */
const POINTING = wordSet('the that this their');
/** With one of these a clause turns to something else than the question before it. */
const TURNING = wordSet('then otherwise else instead if');

/** Whether a clause leaves the question before it, rather than going on with it. */
export const turns = (clause: readonly Token[]): boolean => TURNING.has(clause[0]?.word ?? '') || seeksOther(clause);

/** Wishes, whatever is asked beside it. */
const WISHING = new Phrases(
  `i want|we want|i need|we need|i prefer|we prefer|i fancy|we fancy|i feel like|we feel like|id like|wed like|id love|wed love|id prefer|wed prefer|id rather|wed rather|i would like|we would like|i would love|i would prefer|we would prefer|i would rather|im after|were after|im in the mood|were in the mood`
    .split('|')
    .map((said) => [said, true] as const),
);
/** What may stand beside a wish that is a clause of its own. */
const POLITE = wordSet('please pls ok okay then some food so no and');

const QUESTIONS: readonly Act[] = ['ask_fact', 'ask_about', 'ask_opinion', 'compare', 'rank', 'safety'];
const WISHES: readonly Act[] = ['inform', 'adjust', 'more', 'exclude', 'plan'];
/** From this probability on a message asks, and up to that it wishes for nothing. */
const SURE = 0.8;
const UNLIKELY = 0.25;

/**
 * The mentions by which a message chooses other places than those under discussion: kitchens and parts of town of the guide that none of
 * them has, outside of what is asked about them.
 *
 * @param among places under discussion
 * @param shown all that the conversation has shown
 * @example soughtIn(readingOf('is that not listed? then eastgate, indian'), acts, [steakhouse], [], vocabulary) // eastgate, indian
 */
export function soughtIn(
  reading: Reading,
  acts: Acts,
  among: readonly Restaurant[],
  shown: readonly Restaurant[],
  vocabulary: Vocabulary,
): readonly Mention[] {
  const asks = QUESTIONS.includes(acts.first) && acts.of(acts.first) >= SURE;
  if (among.length === 0 || asksWhich(reading.tokens)) return [];
  const onlyAsks = asks && WISHES.every((act) => acts.of(act) < UNLIKELY);
  const about = aboutThem(reading);
  const clauseOf = ({ from }: Mention) => reading.tokens[from]?.clause ?? -1;
  // Looks for another place before it asks.
  const looks = (mention: Mention) => {
    const clause = reading.tokens.filter((token) => token.clause === clauseOf(mention));
    const own = reading.tokens.slice(mention.from, mention.to);
    return (
      seeksOther(clause) ||
      WISHING.findAll(clause).length > 0 ||
      clause.every((token) => own.includes(token) || POLITE.has(token.word))
    );
  };
  return reading.mentions.filter(
    (mention) =>
      !about.has(clauseOf(mention)) &&
      (!onlyAsks || looks(mention)) &&
      isValue(mention, reading, vocabulary) &&
      // Who goes elsewhere looks there anew.
      (isGone(mention, reading) ||
        !(isPointing(mention, reading) ? shown : among).some((row) => isOfKind(row, mention, vocabulary))),
  );
}

/** The clauses that ask something of the places under discussion, with what goes on with them. */
function aboutThem({ tokens, names }: Reading): ReadonlySet<number> {
  const about = new Set(names.map(({ from }) => tokens[from]?.clause ?? -1));
  for (const sentence of Map.groupBy(tokens, ({ sentence: at }) => at).values()) {
    let asks = false;
    for (const [at, clause] of Map.groupBy(sentence, ({ clause: of }) => of)) {
      asks = inquiryOf(clause) === 'them' || (asks && !turns(clause));
      if (asks) about.add(at);
    }
  }
  return about;
}

/** One of those that were shown, where any of them is. */
const isPointing = ({ from, to }: Pick<Mention, 'from' | 'to'>, { tokens }: Pick<Reading, 'tokens'>): boolean =>
  tokens[from - 1]?.word === 'the' && ONE.has(tokens[to]?.word ?? '');
const ONE = wordSet('one place');

const isGone = ({ meaning, from }: Mention, { tokens }: Reading): boolean =>
  meaning.type === 'area' && isGoneTo(from, tokens);

/** "I'll head down to Eastgate then", but "how far is it to go to Eastgate?" */
const isGoneTo = (at: number, tokens: readonly Token[]): boolean =>
  tokens[at - 1]?.word === 'to' &&
  tokens.slice(Math.max(0, at - GOING_WORDS), at).some(({ word }) => GOING.has(word)) &&
  !tokens.some(({ word }) => word === 'how');
const GOING = wordSet('go going head heading headed come coming move moving moved');
const GOING_WORDS = 4;

/** Whether a mention is a kitchen or a part of town of the guide, and is wished. */
function isValue(
  { meaning, from, to, negated, dropped, stated }: Mention,
  { tokens }: Reading,
  guide: Vocabulary,
): boolean {
  const before = tokens[from - 1]?.word ?? '';
  if (negated || dropped || stated || (POINTING.has(before) && !isPointing({ from, to }, { tokens }))) return false;
  if (meaning.type === 'area') return meaning.values.length > 0 && (!ANCHORING.has(before) || isGoneTo(from, tokens));
  return (
    meaning.type === 'food' &&
    !DIETS.has(meaning.key) &&
    guide.cuisines.some(({ equal, parts }) => equal.has(meaning.key) || parts.has(meaning.key))
  );
}
