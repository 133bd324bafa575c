import { table } from '../../../table.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Fact, Topic } from '../wishes.ts';
import { asksForOne } from './inquiry.ts';
import { asksOtherDishes } from './other-dishes.ts';
import { factTriggersIn, TOPIC_WORDS, type Trigger, triggersIn } from './triggers.ts';

/** What one message does beside naming wishes, before it is known what it is about. */
export interface Doing {
  triggers: Trigger[];
  facts: Fact[];
  /** What it says does not matter; `bare` when it does not say what. */
  any: Topic[];
  bareAny: boolean;
  suppressed: (mention: Mention) => boolean;
}

const BREAKS = wordSet('but however though although except long unless');

/** The tokens around `at` that belong to what it says: its clause, up to words like "but". */
function stretch(tokens: readonly Token[], at: number): [from: number, to: number] {
  const clause = tokens[at]?.clause;
  const within = (index: number) => tokens[index]?.clause === clause && !BREAKS.has(tokens[index]?.word ?? '');
  let from = at;
  let to = at;
  while (from > 0 && within(from - 1)) from -= 1;
  while (to < tokens.length && within(to)) to += 1;
  return [from, to];
}

/** Any place, and not any part of town. */
const isAnyPlace = ({ from, to }: Span<Trigger>, tokens: readonly Token[]): boolean =>
  to - from === 1 &&
  tokens[from]?.word === 'anywhere' &&
  tokens[to]?.clause === tokens[from]?.clause &&
  !AFTER_ANYWHERE.test(tokens[to]?.word ?? 'is');
const AFTER_ANYWHERE =
  /^(?:is|will|would|works|fine|please|really|ok|okay|in|on|around|and|or|but|near|at|suits|goes|you|as)$/;

/** Nothing that is like a place. */
const comparesNothing = ({ from, to }: Span<Trigger>, { tokens, mentions }: Reading): boolean =>
  (/^(?:id|would|wed|do|dont|didnt|might|could)$/.test(tokens[from - 1]?.word ?? '') &&
    tokens[from]?.word === 'like') ||
  (tokens[to - 1]?.word === 'like' &&
    mentions.some(({ from: at, meaning }) => meaning.type === 'food' && (at === to || at === to + 1)));

/** Those that were shown too. */
const isBesideOthers = ({ from, to }: Span<Trigger>, tokens: readonly Token[]): boolean =>
  to - from === 1 &&
  tokens[from]?.word === 'others' &&
  tokens[from - 1]?.word === 'the' &&
  BESIDE.has(tokens[from - 2]?.word ?? '');
const BESIDE = wordSet('not over than against to of from');

const TOPICS = ['food', 'area', 'price'] as const;
const OF_ANY: Partial<Record<Trigger, Topic>> = {
  'any-food': 'food',
  'any-area': 'area',
  elsewhere: 'area',
  'any-price': 'price',
};

function topicsIn(tokens: readonly Token[], from: number, to: number): Topic[] {
  return TOPICS.filter((topic) =>
    tokens.slice(from, to).some((token) => TOPIC_WORDS[topic].has(token.stem) || TOPIC_WORDS[topic].has(token.word)),
  );
}

/** What follows is named, not wished. */
function suppressing(tokens: readonly Token[], span: Span<Trigger>): boolean {
  return (
    /^(if|whether|about|how|what|which|where)$/.test(tokens[span.to]?.word ?? '') ||
    /^(matter|care|mind)$/.test(tokens[span.to - 1]?.word ?? '')
  );
}

/** Reads what a message does: its triggers, its questions about places, and what it says does not matter. */
export function doingOf(reading: Reading): Doing {
  const { tokens } = reading;
  const triggers = triggersIn(tokens, new Set()).filter(
    (span) =>
      (span.value !== 'any-area' || !isAnyPlace(span, tokens)) &&
      (span.value !== 'similar' || !comparesNothing(span, reading)) &&
      (span.value !== 'another' || !(asksOtherDishes(tokens) || isBesideOthers(span, tokens))),
  );
  const any = new Set<Topic>();
  const quiet: [number, number][] = [];
  let bareAny = false;
  for (const span of triggers) {
    const topic = OF_ANY[span.value];
    if (topic) any.add(topic);
    if (topic) quiet.push([span.from, span.to]);
    if (span.value !== 'any') continue;
    const [from, to] = stretch(tokens, span.from);
    const topics = topicsIn(tokens, from, to);
    const follows = suppressing(tokens, span);
    if (follows)
      quiet.push([
        topics.length > 0 && reading.mentions.every((mention) => mention.from < from || mention.from > span.from)
          ? from
          : span.from,
        to,
      ]);
    else if (topics.length > 0 && reading.mentions.every((mention) => mention.from < from || mention.from >= to))
      quiet.push([from, to]);
    if (follows || quiet.some(([start]) => start === from)) for (const one of topics) any.add(one);
    if (topics.length === 0 && reading.mentions.every((mention) => mention.from < from || mention.from >= to))
      bareAny = true;
  }
  if (
    tokens.length <= 3 &&
    tokens.some((token) => token.word === 'anything' || token.word === 'any') &&
    reading.mentions.length === 0
  )
    bareAny = true;
  const seeksBookable = asksForOne(reading) && triggers.some(({ value }) => value === 'reserve');
  const within = (from: number) => quiet.some(([start, end]) => from >= start && from < end);
  return {
    // "Anywhere else?" asks for another place, and in any part of town.
    triggers: triggers.flatMap(({ value }) => (value === 'elsewhere' ? [value, 'another'] : [value])),
    facts: factsIn(reading, within).filter((fact) => fact !== 'booking' || !seeksBookable),
    any: [...any],
    bareAny,
    suppressed: (mention) =>
      within(mention.from) && ['price', 'area', 'compass', 'food', 'cheaper', 'pricier'].includes(mention.meaning.type),
  };
}

const ASKING = wordSet(
  'what whats how their its know tell give get address phone postcode number zip which info is are',
);
/** "And the price for two?" asks for it without a verb. */
const PRICE = wordSet('price prices cost bill');
const BRIEF = 8;
const QUESTION_START = wordSet('what whats how is are do does can could when where which whos whose will would');

/** What costs something by the glass. */
const POURED: ReadonlySet<string> = new Set(['wine', 'beer', 'cocktails', 'drinks', 'sparkling', 'sake']);

/** What words of questions mean in other company: the two words before, and the one after. */
const OTHER_SENSE: Readonly<Record<string, RegExp>> = table({
  address: / (?:to|can|could|should|must|we|i) |(?: the| this| our| it)$/,
  phone: / my /,
  name: / my /,
  price: / (?:that|this|same) /,
  how: / (?:notice|warning|time|space|room|choice|seating|parking|walking|noise|wait)$/,
  book: /^(?:a|an|the|my|this|good|great|reading) |^\w* (?:a|an|the|my|this|good|great|with) /,
});

function isOtherSense(tokens: readonly Token[], from: number, to: number): boolean {
  const [two, one, next] = [from - 2, from - 1, to].map((at) => tokens[at]?.word ?? '');
  return OTHER_SENSE[tokens[from]?.word ?? '']?.test(`${two} ${one} ${next}`) ?? false;
}

/** What is read, and no table. */
export const namesBookToRead = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'book' && isOtherSense(tokens, at, at + 1));

function factsIn(reading: Reading, quiet: (from: number) => boolean): Fact[] {
  const { tokens, mentions } = reading;
  const found = new Set<Fact>();
  for (const { value, from, to } of factTriggersIn(tokens, reading.taken)) {
    const token = tokens[from];
    if (quiet(from) || !token) continue;
    const sentence = tokens.filter((other) => other.sentence === token.sentence);
    const isBare =
      value === 'price' && PRICE.has(token.word) && tokens[from - 1]?.word === 'the' && tokens.length <= BRIEF;
    const asks = isBare || sentence.some((other) => ASKING.has(other.word)) || (reading.asks && tokens.length <= 2);
    const questions = sentence.some((other) => QUESTION_START.has(other.word));
    if (
      value === 'price' &&
      (!asks ||
        mentions.some(
          (mention) => mention.meaning.type === 'price' && tokens[mention.from]?.sentence === token.sentence,
        ))
    )
      continue;
    if (
      ['hours', 'crowds', 'rating', 'meals', 'availability', 'deals'].includes(value) &&
      !questions &&
      tokens.length > 4
    )
      continue;
    if (value === 'name' && !asks) continue;
    if (isOtherSense(tokens, from, to)) continue;
    const ofDish =
      value === 'price' &&
      mentions.some(
        ({ from: at, meaning }) =>
          tokens[at]?.sentence === token.sentence &&
          (meaning.type === 'food' || (meaning.type === 'feature' && POURED.has(meaning.key))),
      );
    found.add(ofDish ? 'dish price' : value);
  }
  for (const fact of factsOfNames(reading)) found.add(fact);
  return [...found];
}

/** A name makes a question of it. */
function factsOfNames({ tokens, names }: Reading): Fact[] {
  return names.flatMap(({ from }) => {
    const before = tokens.slice(Math.max(0, from - 5), from).map((token) => token.word);
    if (before.at(-1) === 'the') before.pop();
    if (/^(?:of|for)$/.test(before.at(-1) ?? '') && before.at(-2) === 'number') return ['phone'];
    return before[0] !== undefined && before.includes('where') && /^(?:find|is|at|to)$/.test(before.at(-1) ?? '')
      ? ['address']
      : [];
  });
}
