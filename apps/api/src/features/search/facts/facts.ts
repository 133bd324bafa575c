import type { Restaurant } from '@saffron/contracts/guide';
import { finish, type Steps } from '../../../slices.ts';
import { isHarmless, leadsAway } from '../../understanding/text/harmless.ts';
import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import { Recent } from '../../understanding/text/recent.ts';
import { allSentencesOf, type Sentence } from '../../understanding/text/sentences.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';
import { phrasesIn, wordSet } from '../../understanding/text/word-set.ts';
import { toldIn } from '../../understanding/topics/told.ts';
import { keysOf, tagsIn } from '../../understanding/vocabulary/vocabulary.ts';
import { timesIn } from '../opening/time-in-sentence.ts';
import type { Attribute } from './attribute.ts';
import { attributeOf } from './attribute-of.ts';
import { ATTRIBUTE, ATTRIBUTES } from './attributes/attributes.ts';
import { ALLERGENS, DIETS } from './attributes/diets.ts';
import { doubtIn, hasException, isHearsay, isInPassing } from './doubts.ts';
import { LEFT } from './forbidden-words.ts';
import { isHopeless, polarityIn } from './polarity.ts';
import { type Value, valuesIn } from './values.ts';
import { warnsIn } from './warned.ts';

/** What one sentence or one tag says of an attribute. */
export interface Fact {
  /** Key of the attribute. */
  topic: string;
  /** `contains`: a dish with an allergen in it is named. */
  says: 'yes' | 'no' | 'contains';
  /** Only at times, in parts or on a condition. */
  scoped: boolean;
  /** It names a dish that is so, and says nothing else of it. */
  dish?: true;
  /** It is somebody's word, past or on a condition: nobody who could fall ill is promised it. */
  hearsay?: true;
  /** The sentence; null where a tag says it. */
  sentence: Sentence | null;
  /** What the sentence says of the days and seasons on which it is so; empty where it says nothing of them. */
  time: string;
  values: readonly Value[];
}

interface Sign {
  topic: string;
  says: Fact['says'] | 'other';
  /** A denial of it tells nothing. */
  lone?: true;
  /** It is one dish of several. */
  dish?: true;
  /** It is what somebody could fall ill from, and no dish of it. */
  basis?: true;
  /** It names what somebody could fall ill from, or the need itself, rather than a dish. */
  names?: true;
  /** It only speaks of a need: what is done for it makes it a promise. */
  spoken?: true;
  /** It is said of a whole kitchen, or of those allergens that the same text names. */
  shared?: true;
  told?: keyof typeof TOLD | undefined;
}

function* signsOf(attribute: Attribute): Generator<[string, Sign]> {
  const { key, yes, no, against, other, told, allergen } = attribute;
  const sign =
    (says: Sign['says'], lone?: true, where: Sign['told'] = told) =>
    (phrase: string): [string, Sign] => [
      phrase,
      {
        topic: key,
        says,
        ...(lone && { lone }),
        ...(allergen && (says !== 'contains' || named.has(phrase)) && { names: true }),
        ...(allergen && SPOKEN.test(phrase) && { spoken: true }),
        told: where,
      },
    ];
  const named = new Set(allergen?.named.split('|'));
  yield* phrasesIn(other).map(sign('other'));
  yield* phrasesIn(yes).map(sign('yes'));
  yield* phrasesIn(attribute.for).map(sign('yes', true));
  yield* phrasesIn(attribute.dishes).map((phrase): [string, Sign] => [
    phrase,
    { topic: key, says: 'yes', lone: true, dish: true, told: 'food' },
  ]);
  yield* phrasesIn(against).map(sign('no', true));
  yield* phrasesIn(no).map(sign('no'));
  yield* phrasesIn(allergen?.shared).map((phrase): [string, Sign] => [
    phrase,
    { topic: key, says: 'no', lone: true, shared: true },
  ]);
  yield* phrasesIn(allergen?.basis).map((phrase): [string, Sign] => [
    phrase,
    { topic: key, says: 'contains', basis: true, names: true },
  ]);
  yield* phrasesIn(allergen?.contains).map(sign('contains', undefined, 'food'));
}

/** The word for a need, by itself. */
const SPOKEN = /^(?:[a-z ]*allerg(?:y|ies|ic)|c(?:o)?eliacs?)$/;
/** What kitchens do for somebody, or that they can. */
const CARE = wordSet(
  `free without separate separately own dedicated apart labelled labeled label labels marked marks mark flagged flags flag listed lists list card
  cards chart folder trained trains serious seriously handle handles handled cater caters catered accommodate accommodates accommodated adapt
  adapts adapted safe safely swap swaps swapped clean cleans cleaned wipe wiped prepared prepares prepare welcome careful carefully attentive
  knowledgeable clued understands certified friendly double`,
);

const tableOf = (attributes: readonly Attribute[]) => new Phrases(attributes.flatMap((one) => [...signsOf(one)]));

const TABLE = tableOf(ATTRIBUTES);
const COUNTED = ATTRIBUTES.filter(({ counted }) => counted);
/** Names call an allergen by its own name more often than by that of a dish. */
const NAMES = tableOf(
  ALLERGENS.map((one) => ({
    ...one,
    ...(one.allergen && { allergen: { ...one.allergen, contains: `${one.allergen.contains}|${one.allergen.named}` } }),
  })),
);
/** Names that are remembered. */
const NAMES_KEPT = 2000;
const known = new WeakMap<Restaurant, readonly Fact[]>();

/**
 * What the notes and tags of a restaurant say of the {@link ATTRIBUTES}. Read once for each restaurant, in time proportional to its notes.
 *
 * @example factsOf(row) // [{ topic: 'dogs', says: 'no', scoped: false, sentence: { text: 'No dogs.', … }, values: [] }]
 */
export function factsOf(row: Restaurant): readonly Fact[] {
  const facts = known.get(row) ?? read(row, TABLE);
  known.set(row, facts);
  return facts;
}

/** What one tag says of the {@link ATTRIBUTES}. */
export const factsOfTag = (tag: string): readonly Fact[] => readTag(tag, TABLE);

/** Reads the notes of some restaurants, a sentence in a step: what is asked of all of them at once by {@link factsOf} is then known. */
export function* readFacts(rows: Iterable<Restaurant | undefined>): Steps<void> {
  for (const row of rows) if (row && !known.has(row)) known.set(row, yield* reading(row, TABLE));
}

/**
 * The keys of the allergens that the name of a place names: a sign of danger. What a name promises tells nothing.
 *
 * @example namedIn('Peanut Palace').has('nuts') // true
 */
export function namedIn(name: string): ReadonlySet<string> {
  const known = names.get(name, () => {
    const facts = readText(name, null, NAMES, () => true);
    return new Set(facts.flatMap(({ topic, says }) => (says === 'contains' ? [topic] : [])));
  });
  return known;
}

const names = new Recent<string, ReadonlySet<string>>(NAMES_KEPT);

/** The same for something that is in no table, such as a dish. */
const factsAbout = (attribute: Attribute, row: Restaurant): Fact[] => read(row, tableOf([attribute]));

/** What the notes and tags of a restaurant say of one attribute, whether the tables have it or not. */
export const factsOn = (attribute: Attribute, row: Restaurant): Fact[] =>
  (ATTRIBUTE.get(attribute.key) === attribute ? factsOf(row) : factsAbout(attribute, row)).filter(
    ({ topic }) => topic === attribute.key,
  );

const read = (row: Restaurant, table: Phrases<Sign>): Fact[] => finish(reading(row, table));

function* reading(row: Restaurant, table: Phrases<Sign>): Steps<Fact[]> {
  const sentences = withAnswers(allSentencesOf(row));
  const apart = sentences.some(({ part }) => part === 'food_notes');
  const facts = tagsIn(row.tag).flatMap((tag) => readTag(tag, table));
  for (const sentence of sentences) {
    yield;
    const isTold = ({ told }: Sign) => !apart || told === undefined || TOLD[told](sentence.part);
    const byWords = readText(sentence.text, sentence, table, isTold);
    const all =
      table === TABLE ? [...withLearned(byWords, sentence), ...countedIn(sentence), ...warningIn(sentence)] : byWords;
    facts.push(...(!sentence.elsewhere && isHarmless(sentence) ? all : all.flatMap(asWarning)));
  }
  return facts;
}

/** The topic of what keeps everybody away who could fall ill. */
export const WARNED = 'warned';

/** Whether a token is in one of some spans. */
const isWithin = (spans: readonly Span<unknown>[]): ((at: number) => boolean) => {
  const within = new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, by) => from + by)));
  return (at) => within.has(at);
};

/** The harm, the scorn or the ignorance of which a sentence tells; what it tells of one allergen is said of that alone. */
const warningIn = (sentence: Sentence): Fact[] => {
  const tokens = tokenize(sentence.text);
  const named = TABLE.findAll(tokens).filter(({ value }) => isAllergen(value) && value.names);
  const { harm, needs } = warnsIn(tokens, isWithin(named));
  if (!harm && !needs) return [];
  return named.length > 0 ? [] : [{ topic: WARNED, says: 'no', scoped: false, sentence, time: '', values: [] }];
};

/** What a sentence tells by numbers. */
const countedIn = (sentence: Sentence): Fact[] =>
  COUNTED.flatMap(({ key, counted }) => {
    const says = counted?.(sentence) ?? null;
    return says ? [{ topic: key, says, scoped: false, sentence, time: '', values: [] }] : [];
  });

/** From this probability on a sentence tells a topic of which none of its words speaks, and from this one on it says no where they say yes. */
const SURE = 0.3;
const CONTRARY = 0.5;

/**
 * What a sentence tells by its words and by a model of what notes tell: what the words only seem to promise is taken back, and what is told
 * without any of them is added. What the words deny stays denied.
 */
function withLearned(facts: readonly Fact[], sentence: Sentence): Fact[] {
  const all = toldIn(sentence.text, SURE);
  // Minutes in which one is served are no wait.
  const isQuick = all.some(({ topic, says, chance }) => topic === 'quick' && says === 'yes' && chance >= CONTRARY);
  const told = isQuick ? all.filter(({ topic }) => topic !== 'wait') : all;
  const denied = new Set<string>(
    told.flatMap(({ topic, says, chance }) => (says === 'no' && chance >= CONTRARY ? [topic] : [])),
  );
  const byWords = facts
    .filter(({ topic }) => !(isQuick && topic === 'wait'))
    .map((fact) => (fact.says === 'yes' && denied.has(fact.topic) ? { ...fact, says: 'no' as const } : fact));
  const other = told.filter(({ topic }) => !facts.some((fact) => fact.topic === topic));
  return [
    ...byWords,
    ...other.map(({ topic, says }) => ({ topic, says, scoped: sentence.limiting, sentence, time: '', values: [] })),
  ];
}

/** Of what is not told, what somebody could fall ill from counts all the same. */
const asWarning = (fact: Fact): Fact[] =>
  fact.says !== 'yes' && (fact.topic === WARNED || ATTRIBUTE.get(fact.topic)?.allergen)
    ? [{ ...fact, sentence: null }]
    : [];

/** "Nut aware" tells of care, and of no nuts. */
const AWARE = wordSet('aware conscious careful');

/** What a tag says: by its words, and by what the lexicon takes it for. Nobody's safety rests on the latter. */
function readTag(tag: string, table: Phrases<Sign>): Fact[] {
  const isAware = tokenize(tag).some(({ word }) => AWARE.has(word));
  const read = readText(tag, null, table, () => true).filter(({ says }) => says !== 'contains' || !isAware);
  if (table !== TABLE || leadsAway(tag, true)) return read;
  const meant = keysOf(stemsOf(tag).join(' ')).flatMap((key) => attributeOf(key) ?? []);
  const topics = meant.flatMap(({ key, allergen }) =>
    allergen || read.some(({ topic }) => topic === key) ? [] : [key],
  );
  return [
    ...read,
    ...topics.map((topic): Fact => ({ topic, says: 'yes', scoped: false, sentence: null, time: '', values: [] })),
  ];
}

const TOLD = {
  room: (part: Sentence['part']) => part !== 'food_notes',
  rules: () => true,
  dishes: (part: Sentence['part']) => part !== 'vibe',
  food: (part: Sentence['part']) => part === 'food_notes',
};

const ANSWER = 40;

/** A question is read together with a short answer. */
function withAnswers(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last?.text.endsWith('?') && last.part === sentence.part && sentence.text.length <= ANSWER)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${sentence.text}`,
        stems: [...last.stems, ...sentence.stems],
        ...(sentence.elsewhere && { elsewhere: true as const }),
      };
    else joined.push(sentence);
  }
  return joined;
}

/** Each allergen is looked for by itself: a dessert with nuts is a dessert, and has nuts in it. */
const groupOf = ({ topic }: Sign): string => (ATTRIBUTE.get(topic)?.allergen ? topic : '');

/** Whether a sign speaks of one allergen. */
const isAllergen = ({ topic, shared }: Sign): boolean =>
  !shared && topic !== 'allergies' && ATTRIBUTE.get(topic)?.allergen !== undefined;

/** Words between what another word promises to leave out and that word: "vegan blue cheese" has none. */
const LIFTED = 2;

/** Whether a sentence names what is in a dish beside another word that would keep it out. */
function isBeside(
  { value, to }: Pick<Span<Sign>, 'value' | 'to'>,
  other: Span<Sign>,
  tokens: readonly Token[],
  polarityAt: (from: number, to: number) => { denied: boolean } | null,
): boolean {
  if (other.value.topic !== value.topic || other.value.says !== 'contains') return false;
  const isLifted =
    other.from >= to &&
    other.from - to < LIFTED &&
    tokens[other.from]?.clause === tokens[to - 1]?.clause &&
    tokens[to]?.word !== 'with';
  return !isLifted && polarityAt(other.from, other.to)?.denied === false;
}

/** Whether "without" leaves out what another word of the same clause promises to be without. */
const isLeftOut = (
  other: Span<Sign>,
  { value, from }: Pick<Span<Sign>, 'value' | 'from'>,
  tokens: readonly Token[],
): boolean =>
  value.says === 'yes' &&
  other.value.topic === value.topic &&
  other.value.says === 'contains' &&
  other.to <= from &&
  tokens[other.from - 1]?.word === 'without' &&
  tokens[other.from]?.clause === tokens[from]?.clause;

/** What a place suits, on whatever day it is told to have been. */
const SUITED: ReadonlySet<string> = new Set('date birthday business casual group'.split(' '));
/** "Prams park three deep at weekends" sets no rule. */
const RULED: ReadonlySet<string> = new Set(['dogs', 'kids']);
const RULING = /\b(?:welcome|allow\w*|permit\w*|admit\w*|accept\w*|only|no|not|never|except|but)\b/i;

/** Whether the days that a sentence names limit what it says of a topic: an occasion on a Sunday is one of many. */
const isDated = (topic: string, sentence: Sentence | null): boolean =>
  sentence?.part !== 'occasions' && !SUITED.has(topic) && (!RULED.has(topic) || RULING.test(sentence?.text ?? ''));

/** What is there on all days as long as nothing says otherwise of it alone. */
const FIXED: ReadonlySet<string> = new Set([
  ...'outdoor parking wifi cards highchairs toilets step-free lift view booths seats stools counter fire dim'.split(
    ' ',
  ),
  'private room',
]);

/** What one room of a place can be and another not. */
const OF_PART: ReadonlySet<string> = new Set(['quiet', 'music', 'dim', 'screens']);
const ROOM =
  /\b(?:(?:back|front|side|inner|upper|lower|upstairs|downstairs|far|rear) (?:room|bar|end|tables|half)|(?:ground|first|second|top) floor|basement|mezzanine|snug)\b/i;

/** What people fall ill from, or do not eat: a promise of it has to be sure. */
const EATEN = new Map([...DIETS, ...ALLERGENS].map((attribute) => [attribute.key, attribute]));

/** What a dish turned out to have in it, and what somebody found. */
const HAD = wordSet('had contained came arrived tasted turned used');
const FOUND = wordSet('found discovered spotted got served given');
const leftWords = new Map(
  DIETS.map(({ key }) => [
    key,
    new Phrases((LEFT[key]?.words ?? '').split('|').flatMap((word) => (word ? [[word, true] as const] : []))),
  ]),
);

/** Whether a clause tells that what it promises had in it what it should be without. What concerns the whole sentence is looked for once. */
function breakingIn(
  tokens: readonly Token[],
  signs: readonly Span<Sign>[],
): (promise: Pick<Span<Sign>, 'from' | 'to'>, topic: string) => boolean {
  const those = (is: ReadonlySet<string>) => [...tokens.keys()].filter((at) => is.has(tokens[at]?.word ?? ''));
  const [had, found] = [those(HAD), those(FOUND)];
  const leftOf = new Map<string, readonly Pick<Span<unknown>, 'from' | 'to'>[]>();
  const leftFor = (topic: string) => {
    const left =
      leftOf.get(topic) ??
      leftWords.get(topic)?.findAll(tokens) ??
      signs.filter(({ value }) => value.topic === topic && value.says === 'contains');
    leftOf.set(topic, left);
    return left;
  };
  return (promise, topic) => {
    if (had.length + found.length === 0) return false;
    const { clause } = tokens[promise.from] ?? {};
    const isOfIt = (at: number) => tokens[at]?.clause === clause;
    const hadFrom = had.find((at) => at >= promise.to && isOfIt(at)) ?? tokens.length;
    const foundFrom = found.find(isOfIt) ?? tokens.length;
    return leftFor(topic).some(
      ({ from, to }) => isOfIt(from) && (hadFrom < from || (foundFrom < from && to <= promise.from)),
    );
  };
}

/** What a place is called where it is said that something does not get into it. */
const HOUSE = wordSet(
  'building kitchen house place premises shop room truck door doors doorstep threshold site larder pantry menu',
);
const INTO = wordSet('in into inside on onto through past over across cross crosses crossed near');
/** Words between something and the house that it does not get into. */
const INTO_REACH = 8;
/** What tells why, or since when: it takes nothing back. */
const CAUSE = wordSet('since because');
const EFFECT = wordSet('so');

/** Whether what is denied of a mention is that it gets into the house at all. */
function isOfHouse(tokens: readonly Token[], to: number): boolean {
  const rest = tokens.slice(to, to + INTO_REACH).filter(({ clause }) => clause === tokens[to - 1]?.clause);
  const into = rest.findIndex(({ word }) => INTO.has(word));
  return into >= 0 && rest.slice(into).some(({ word }) => HOUSE.has(word));
}

/** What a sentence says besides why it is so, or since when: what became of whom it is done for takes no promise back. */
function withoutCause(tokens: readonly Token[], from: number): readonly Token[] {
  const cause = tokens.findIndex(({ word }, at) => at > from && CAUSE.has(word));
  const effect = tokens.findLastIndex(({ word }, at) => at < from && EFFECT.has(word));
  return cause < 0 && effect < 0 ? tokens : tokens.slice(effect + 1, cause < 0 ? undefined : cause);
}

/** A promise up to why it is made: "nut free because the cook has an allergy"; all of it where something is taken back. */
function upToCause(tokens: readonly Token[], to: number): readonly Token[] {
  const cause = tokens.findIndex(({ word }, at) => at >= to && CAUSE.has(word));
  return cause < 0 || tokens.slice(cause).some(({ word }) => CONTRAST.has(word)) ? tokens : tokens.slice(0, cause);
}
const CONTRAST = wordSet('but though although yet however still until except not never no nobody none nothing without');

function readText(
  text: string,
  sentence: Sentence | null,
  table: Phrases<Sign>,
  isTold: (sign: Sign) => boolean,
): Fact[] {
  const tokens = tokenize(text);
  const values = valuesIn(text, tokens);
  const polarityAt = polarityIn(tokens);
  const timeAt = timesIn(text, tokens);
  const signs = table.findEach(tokens, groupOf);
  const { harm, slights } = warnsIn(tokens, isWithin(signs.filter(({ value }) => EATEN.has(value.topic))));
  const named = Map.groupBy(
    signs.filter(({ value }) => isAllergen(value)),
    ({ from }) => tokens[from]?.clause,
  );
  const isCared = tokens.some(({ word }) => CARE.has(word));
  const isRepeated = isHearsay(tokens);
  const breaks = breakingIn(tokens, signs);
  const isExcepting = hasException(tokens);
  const facts = signs.flatMap(({ value, from, to }): Fact[] => {
    const { topic, says, lone, dish, basis, shared } = value;
    // A fryer for batter without gluten says nothing of nuts.
    const beside = shared ? named.get(tokens[from]?.clause) : undefined;
    if (beside && !beside.some((other) => other.value.topic === topic)) return [];
    const kept = EATEN.get(topic);
    const said = says === 'other' || !isTold(value) ? null : polarityAt(from, to);
    const polarity = said && !kept && isHopeless(tokens, from) ? { ...said, denied: true } : said;
    const isKeptOut = polarity?.denied === true && isOfHouse(tokens, to);
    const isPromised = says === 'yes' && polarity?.denied === false && kept?.allergen !== undefined;
    const judged = isKeptOut ? withoutCause(tokens, from) : isPromised ? upToCause(tokens, to) : tokens;
    const isWarned = judged === tokens ? harm || slights(from) : warnsIn(judged, () => true).harm;
    if (kept?.allergen && value.names && says !== 'other' && isWarned && isTold(value))
      return [{ topic, says: 'no', scoped: false, sentence, time: '', values }];
    if (says === 'other' || !polarity || (polarity.denied && (lone || (says === 'contains' && !basis)))) return [];
    const time = isDated(topic, sentence) ? timeAt(from, FIXED.has(topic)) : null;
    // The day is no condition of the former. A promise that somebody eats by is not widened.
    const isOfPart = OF_PART.has(topic) && ROOM.test(text);
    const scoped =
      dish === true || polarity.scoped || isOfPart || (polarity.daily && (kept !== undefined || time !== ''));
    // What is left out is what they do not eat.
    const denied = polarity.denied && !signs.some((other) => isLeftOut(other, { value, from }, tokens));
    const fact: Fact = {
      topic,
      says: denied ? (says === 'yes' ? 'no' : 'yes') : says,
      scoped,
      ...(dish && { dish }),
      sentence,
      time: time ?? '',
      values,
    };
    if (!kept || fact.says !== 'yes') return [fact];
    const { clause } = tokens[from] ?? {};
    // Of what somebody could fall ill from, a promise is worth nothing beside what it leaves out: "nut free, with almonds on each table".
    const isBroad = kept.allergen?.byChoice === false && !isExcepting;
    const isCounter = (other: Span<Sign>) => isBeside({ value, to }, other, tokens, polarityAt);
    if ((lone ? kept.allergen : isBroad) && signs.some(isCounter)) return [];
    if (value.spoken && !isCared) return [];
    const doubt = doubtIn(judged, { clause, health: kept.allergen?.byChoice === false });
    const isBroken = breaks({ from, to }, topic);
    // What is vegan no longer may be vegetarian.
    if ((doubt === 'against' || isBroken) && !lone) return [{ ...fact, says: 'no', scoped: false }];
    if (doubt || isBroken || slights(from) || isInPassing(tokens, { from, to })) return [];
    return [isRepeated ? { ...fact, hearsay: true } : fact];
  });
  // What a sentence says again tells nothing new.
  return [...new Map(facts.map((fact) => [`${fact.topic} ${fact.says} ${fact.scoped} ${fact.time}`, fact])).values()];
}
