import { isTopic } from '../../search/facts/asked.ts';
import type { Act } from '../../understanding/acts/act.ts';
import type { Acts } from '../../understanding/acts/acts-of.ts';
import { opensQuestion, seeksOther } from '../../understanding/acts/inquiry.ts';
import { asksOtherDishes } from '../../understanding/acts/other-dishes.ts';
import { asksWhich } from '../../understanding/acts/references.ts';
import { priceOfMoney } from '../../understanding/reading/money.ts';
import { untimed } from '../../understanding/reading/times.ts';
import type { Fact } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import { asksToChoose } from './choice.ts';
import { asksForSomebody } from './eaters.ts';
import type { Opinion } from './opinions.ts';
import type { Question } from './question.ts';

export const ASKS: readonly Act[] = ['ask_about', 'ask_fact', 'ask_opinion', 'safety'];
/** What a question can come with. */
const BESIDE: readonly Act[] = ['select', 'state', 'social', 'book'];
/** What makes it something else than a question about what was shown. */
const OTHERWISE: readonly Act[] = ['adjust', 'more', 'compare', 'rank', 'list', 'count', 'plan', 'near'];
/** Opinions that tell of a place at large. */
export const GENERAL: ReadonlySet<Opinion> = new Set<Opinion>(['like', 'more']);

/** Whether a message asks about places, rather than looking for others. */
export const isAsked = (question: Question, context: Context): boolean =>
  context.asks ||
  question.carried ||
  asksFirst(question, context.acts) ||
  isWhich(question) ||
  isChosen(question, context) ||
  isWhy(question, context) ||
  isOpinion(question, context) ||
  isOpened(question, context) ||
  isBare(question, context) ||
  isElliptic(question, context) ||
  isFact(question, context) ||
  asksPrice(question, context) ||
  asksWhatAbout(question, context) ||
  isBareFact(question, context) ||
  isApart(question) ||
  (question.rows.length > 0 && asksForSomebody(question.tokens, context.wishes, question.names)) ||
  asksOtherDishes(question.tokens);

/** "Which has parking?", "which of them, we hate queueing?" */
export const isWhich = ({ tokens, attributes }: Question): boolean =>
  attributes.length > 0 && (asksWhich(tokens) || asksToChoose(tokens));

/** Below this probability of all of them, a message asks nothing. */
const LEAST = 0.05;

/** A question about places in words that the acts hardly know. */
export const isFact = ({ chosen, opinion }: Question, { wishes: { message }, acts }: Context): boolean =>
  message.intent === 'fact' &&
  // "Tell me about it" asks, however strange the name that follows.
  (opinion !== null || ASKS.some((act) => acts.of(act) >= LEAST)) &&
  acts.first !== 'select' &&
  chosen &&
  !message.changed &&
  !message.facts.includes('booking') &&
  !OTHERWISE.some((act) => acts.has(act));

/** In whatever words, of what was shown. */
const asksPrice = ({ facts, rows, tokens }: Question, { wishes: { message }, reading, acts }: Context): boolean =>
  message.intent === 'fact' &&
  (facts.includes('price') || facts.includes('dish price')) &&
  rows.length > 0 &&
  opensQuestion(tokens) &&
  (asksHowMuch(tokens)
    ? reading.mentions.every(({ meaning }) => HAD.has(meaning.type))
    : reading.mentions.length === 0) &&
  !OTHERWISE.some((act) => acts.has(act));

const asksHowMuch = (tokens: Question['tokens']): boolean =>
  tokens.some(({ word }, at) => word === 'much' && tokens[at - 1]?.word === 'how');
/** What one has at a place, as mentions name it. */
const HAD: ReadonlySet<string> = new Set(['meal', 'feature', 'food', 'noted-dish']);

/** A fact of what was shown, and nothing else. */
const asksWhatAbout = (
  { facts, rows, tokens }: Question,
  { reading: { mentions, names, times } }: Context,
): boolean => {
  const at = tokens[0]?.word === 'and' || tokens[0]?.word === 'ok' ? 1 : 0;
  return (
    /^(?:what|how)$/.test(tokens[at]?.word ?? '') &&
    tokens[at + 1]?.word === 'about' &&
    tokens.length - at <= ABOUT &&
    facts.some((fact) => fact !== 'more') &&
    rows.length > 0 &&
    mentions.length + names.length + times.length === 0
  );
};
const ABOUT = 5;

/** Hardly more than the fact that is asked for. */
const isBareFact = ({ facts, rows, tokens }: Question, { reading, wishes: { message } }: Context): boolean =>
  message.intent === 'fact' &&
  tokens.length <= BARE &&
  rows.length > 0 &&
  facts.some((fact) => !IN_PERSON.has(fact)) &&
  reading.mentions.length + reading.names.length + reading.times.length === 0;
/** What other tasks answer, or nobody but the place. */
const IN_PERSON: ReadonlySet<Fact> = new Set<Fact>(['more', 'booking', 'availability', 'hours', 'crowds']);

/** "I'm allergic to milk. What do you know about Foxlight?" */
export const isApart = ({ states, chosen, opinion, rows }: Question): boolean =>
  states && chosen && rows.length === 1 && opinion !== null && GENERAL.has(opinion);

export const endsAsking = ({ text }: Context): boolean => text.trim().endsWith('?');

/** A question about a place, which is not taken by it. */
const isChosen = ({ chosen }: Question, context: Context): boolean =>
  chosen && context.acts.first === 'select' && endsAsking(context);

/** A judgement is asked for, however unsure the acts are of a question in few words. */
const isOpinion = ({ opinion }: Question, context: Context): boolean =>
  opinion !== null && context.acts.first === 'ask_opinion' && endsAsking(context);

/** "Is there dessert worth staying for", which the acts may take for a wish. */
const isOpened = ({ tokens, attributes, rows }: Question, { acts, shown }: Context): boolean =>
  attributes.length > 0 &&
  rows.length > 0 &&
  shown.length > 0 &&
  opensQuestion(tokens) &&
  !seeksOther(tokens) &&
  acts.of('ask_about') >= LEAST &&
  isTopic(tokens) &&
  !OTHERWISE.some((act) => acts.has(act));

const isWhy = ({ opinion, chosen }: Question, { acts }: Context): boolean =>
  opinion === 'why' && chosen && acts.first !== 'select' && acts.first !== 'inform';

/** Hardly more than what is asked for. After an allergy, "and nuts?" adds another one. */
const isBare = ({ tokens, attributes, opinion, chosen }: Question, context: Context): boolean =>
  (attributes.length > 0 &&
    tokens.length <= BARE &&
    endsAsking(context) &&
    !context.wishes.message.changed &&
    context.acts.first === 'inform' &&
    !context.acts.has('plan')) ||
  (!WISHES.includes(context.acts.first) &&
    ((attributes.length > 0 && tokens.length <= BARE && WISHES.every((act) => context.acts.of(act) < UNLIKELY)) ||
      (opinion !== null && chosen && tokens.length <= BRIEF))) ||
  (opinion === 'order' && tokens.length <= BRIEF && tokens.some(({ word }) => word === 'about'));
const BARE = 3;
const UNLIKELY = 0.2;
export const BRIEF = 6;
const WISHES: readonly Act[] = ['adjust', 'more', 'inform', 'plan', 'state', 'exclude'];

/** It asks the same places for one thing more. */
const isElliptic = (
  { tokens, attributes, rows }: Question,
  { acts, shown, text, wishes: { message } }: Context,
): boolean =>
  attributes.length > 0 &&
  // What somebody could fall ill from is looked for anew.
  !attributes.some(({ attribute }) => attribute.allergen) &&
  rows.length > 0 &&
  shown.length > 0 &&
  tokens.length <= ELLIPTIC &&
  !seeksOther(tokens) &&
  message.intent !== 'another' &&
  (isWord(tokens, attributes, text) ||
    ASKING.has(tokens[0]?.word ?? '') ||
    (/^(?:what|how)$/.test(tokens[0]?.word ?? '') && tokens[1]?.word === 'about') ||
    (tokens[0]?.word === 'and' && tokens[1]?.word === 'for')) &&
  !OTHERWISE.some((act) => act !== 'rank' && acts.has(act));
/** "Spicy?", but "lunch?" may look for another place. */
const isWord = (tokens: Question['tokens'], attributes: Question['attributes'], text: string): boolean =>
  tokens.length <= WORDS && text.trim().endsWith('?') && attributes.every(({ attribute: { key } }) => !MEALS.has(key));
const WORDS = 2;
const MEALS: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner', 'brunch']);
const ASKING: ReadonlySet<string> = new Set(['any', 'anything']);
const ELLIPTIC = 7;

const asksFirst = ({ chosen }: Question, acts: Acts): boolean =>
  ASKS.some((act) => acts.has(act)) &&
  [...ASKS, ...BESIDE].includes(acts.first) &&
  !OTHERWISE.some((act) => acts.has(act) && !(act === 'rank' && chosen));

/** It speaks of what is safe to eat, rather than of a part of town. */
export const asksAboutCare = ({ reading: { tokens } }: Context): boolean =>
  tokens.some(({ word }) => CARE.test(word)) &&
  !tokens.some(({ word }, at) => AROUND.has(word) || (word === 'night' && tokens[at - 1]?.word === 'at'));
const CARE = /^(?:safe(?:ly|ty)?|unsafe|allerg\w*|intoleran\w*|contaminat\w*|react\w*|traces?|risk\w*|careful)$/;
const AROUND: ReadonlySet<string> = new Set(
  'around round area neighborhood neighbourhood walk walking street outside'.split(' '),
);

/** "Would 50 cover the two of us?" tells what it may cost, and asks of no place by name whether it does. */
export const namesBudget = ({ wishes: { message }, named, reading, snapshot }: Context): boolean =>
  named.length === 0 &&
  message.kinds.includes('price') &&
  priceOfMoney(untimed(reading), snapshot.vocabulary.worth, 1) !== null;
