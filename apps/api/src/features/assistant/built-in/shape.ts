import nlp from 'compromise/two';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import { DENIALS } from '../../understanding/text/evidence.ts';
import { Recent } from '../../understanding/text/recent.ts';

/**
 * How a sentence of the notes can stand in a sentence of a reply. `things`: noun phrases ("a cellar, one plank stage"); `trait`: what
 * one says after "it's" ("warm, steamy at the windows"); `clause`: subject and verb, can follow "where"; `whole`: only by itself.
 */
export interface Shaped {
  shape: 'things' | 'trait' | 'clause' | 'whole';
  /** Of things one by one; else the sentence. Without the last stop; starts small unless by a name. */
  parts: readonly string[];
  /** It tells the reader to do something, or speaks for "us": whoever wrote it says so, and nobody else. */
  addressed: boolean;
  /** It has a subject and a verb: it makes sense by itself. */
  stands: boolean;
  /** What it begins with. */
  opens: Kind;
}

/** What stands between two commas. */
interface Segment {
  text: string;
  words: readonly string[];
  tags: readonly ReadonlySet<string>[];
}
/** `gerund`: "treating the parents"; `time`: "after a long walk"; `dependent`: what goes on about something that was said. */
type Kind = 'noun' | 'verb' | 'order' | 'preposition' | 'adjective' | 'gerund' | 'time' | 'dependent';

const remembered = new Recent<string, Shaped>(500);

/**
 * The shape of a sentence, by the parts of speech of what stands between its commas.
 *
 * @param sentence short: it is read whole
 * @example shapeOf('A cellar with thirty chairs, one plank stage.').shape // 'things'
 */
export const shapeOf = (sentence: string): Shaped => remembered.get(sentence, () => shaped(sentence));

/** Prepares the tagger, whose first sentence takes some 50 ms: no reply should wait for that. */
export const prepareShapes = (): void => void shapeOf('A warm room, with small lamps.');

function shaped(sentence: string): Shaped {
  const text = sentence.replace(/[.!?…\s]+$/, '');
  const segments = segmentsOf(text);
  return { ...read(text, segments), addressed: ADDRESS.test(text) || segments.some(tellsTo) };
}

/** Words that ask something of whoever reads them, and words for those who wrote them. */
const ADDRESS =
  /(?<!\p{L})(?:please|kindly|dear|(?:you|everyone|everybody|guests?|diners?|customers?|visitors?|readers?|people)(?:['’]ll| will)? (?:should|must|needs? to|ought|have to|has to|got to|are asked|are advised|are required|are to)|make sure|be sure|(?:need|must|should) not|needn['’]?t|mustn['’]?t|shouldn['’]?t|(?:no|any|never) need|(?:you|they) (?:do not|don['’]?t) (?:need|have) to|remember to|we|we['’]\w+|our|ours|us|let['’]s|my|me)(?!\p{L})|(?:^|[;:—–] )(?:don['’]?t|do not)\b|^never\b/iu;
const BUT: ReadonlySet<string> = new Set(['but', 'so', 'then']);
/** Verbs that begin no noun phrase: what begins with one is an order, whatever follows. */
const ORDERS: ReadonlySet<string> = new Set(
  'bring meet give take leave tell ask send pay eat trust believe ignore forget remember bear avoid keep let choose phone telephone ring email text contact follow visit go get put buy come sit stay wear carry'.split(
    ' ',
  ),
);
/** "Take-out only", but "pre-order the duck". */
const HYPHENATED = /^\s*(?!pre-|re-)\p{L}+-/iu;
/** "Open until two" says how a place is. */
const OPEN = new Set(['open', 'shut', 'closed', 'close']);
const STATES: ReadonlySet<string> = new Set([...OPEN, 'quiz', 'mic']);
/** What follows an order, and what may also follow one that begins a sentence. */
const OBJECTS = ['Determiner', 'Pronoun', 'Possessive'];
const ENDS = [...OBJECTS, 'Preposition', 'Value', 'Adverb', 'Adjective'];

/** Whether what stands between two commas is an order, or ends in one: "small, but come early". */
function tellsTo({ text, words, tags }: Segment, at: number): boolean {
  const first = tags.findIndex((each) => !each.has('Adverb') && !each.has('Conjunction'));
  return tags.some((each, index) => {
    const joined = BUT.has(words[index - 1] ?? '');
    if ((index !== first && !joined) || STATES.has(words[index] ?? '')) return false;
    if (index === first && HYPHENATED.test(text)) return false;
    if (joined && ORDERS.has(words[index] ?? '')) return true;
    const begins = at === 0 && index === first && ORDERS.has(words[index] ?? '');
    if (begins && ['Conjunction', ...ENDS].some((tag) => tags[index + 1]?.has(tag))) return true;
    if (!each.has('Infinitive') && !each.has('Imperative')) return false;
    const next = tags[index + 1];
    if (index === first && ORDERS.has(words[index] ?? '')) return true;
    const opens = at === 0 && index === first;
    return next ? (opens || joined ? ENDS : OBJECTS).some((tag) => next.has(tag)) : opens;
  });
}

function read(text: string, segments: readonly Segment[]): Omit<Shaped, 'addressed'> {
  const kinds = segments.map(kindOf);
  const stands = kinds.includes('verb');
  return { ...formOf(text, segments, kinds), stands, opens: kinds[0] ?? 'dependent' };
}

/** Quotes, and brackets with a comma between them: what stands between two commas is then no part of its own. */
const ASIDE = /["“”]|\([^)]*[,;:—–]|^[^(]*\)/;
const ALONE: ReadonlySet<Kind> = new Set(['order', 'dependent', 'gerund', 'time']);

function formOf(text: string, segments: readonly Segment[], kinds: readonly Kind[]): Pick<Shaped, 'shape' | 'parts'> {
  const [first = 'dependent', second] = kinds;
  const start = small(text, segments[0]);
  const isAside = ASIDE.test(text) || DENIALS.has(text.split(' ')[0]?.toLowerCase() ?? '');
  if (isAside || ALONE.has(first)) return { shape: 'whole', parts: [isAside ? text : start] };
  if (first === 'verb' || (first === 'preposition' && second === 'verb'))
    return text.includes(';') || kinds.includes('noun')
      ? { shape: 'whole', parts: [text] }
      : { shape: 'clause', parts: [start] };
  const isTime = first === 'preposition' && !PLACES.has(segments[0]?.words[0] ?? '');
  if (isTime || kinds.includes('verb') || kinds.includes('order')) return { shape: 'whole', parts: [start] };
  return first === 'noun'
    ? {
        shape: 'things',
        parts: things([start.slice(0, segments[0]?.text.length), ...segments.slice(1).map(({ text }) => text)], kinds),
      }
    : { shape: 'trait', parts: [start] };
}

function segmentsOf(text: string): Segment[] {
  const segments: { text: string; words: string[]; tags: ReadonlySet<string>[] }[] = [];
  let ended = true;
  for (const { pre, text: word, post, normal, tags = new Set<string>() } of nlp(text).docs.flat()) {
    if (ended) segments.push({ text: '', words: [], tags: [] });
    const segment = segments.at(-1);
    if (!segment) continue;
    segment.text += pre + word + post;
    // "And" begins no thing of a list.
    if (segment.words.length > 0 || !/^(?:and|or|but)$/.test(normal)) {
      segment.words.push(normal);
      segment.tags.push(tags);
    }
    ended = /[,;:—–]/.test(post);
  }
  return segments;
}

/** The things of a list; what describes one stays with it. */
function things(segments: readonly string[], kinds: readonly Kind[]): string[] {
  const list: string[] = [];
  for (const [at, segment] of segments.entries()) {
    const before = list.at(-1);
    // "Without meat, garlic or onion": what is denied stays denied.
    const isOpen =
      /(?::|\b(?:and|or),?)\s*$/.test(before ?? '') ||
      before
        ?.toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => DENIALS.has(word));
    const isNew = kinds[at] === 'noun' && !isOpen;
    if (before === undefined) list.push(segment);
    else if (isNew) list.push(segment.replace(/^(?:and|or) /i, ''));
    // "Porridge until ten; later, soup": what begins anew describes nothing before it.
    else if (/;\s*$/.test(segments[at - 1] ?? '')) continue;
    else list[list.length - 1] = before + segment;
  }
  return list.map((thing) => thing.replace(/[,;:\s—–]+$/, ''));
}

const TIMES: ReadonlySet<string> = new Set('after before until till during once'.split(' '));
/** "Upstairs, three rooms": where, before what is there. */
const WHERE: ReadonlySet<string> = new Set('upstairs downstairs outdoors indoors outside inside'.split(' '));
const LINKS: ReadonlySet<string> = new Set(
  'who whom whose that which where when while because as if unless once though although since way'.split(' '),
);
const SUBJECTS: ReadonlySet<string> = new Set('you they we i he she nobody everyone'.split(' '));

/** "Each with its grower's name": goes on about what came before. */
const PARTIAL: ReadonlySet<string> = new Set(
  'each all both most half some none any much plenty either perhaps'.split(' '),
);
/** A place in a room or a street, rather than a time. */
const PLACES: ReadonlySet<string> = new Set(
  'in on under behind above down up beside below inside between over'.split(' '),
);

function kindOf({ words, tags }: Segment, at: number): Kind {
  // "A date you would like to keep": what follows describes the noun.
  const link = words.findIndex(
    (word, index) => LINKS.has(word) || (SUBJECTS.has(word) && tags[index - 1]?.has('Noun') === true),
  );
  const main = link < 0 ? tags : tags.slice(0, link);
  const [first, second] = main;
  const [word = ''] = words;
  if (!first || PARTIAL.has(word) || WHERE.has(word)) return 'dependent';
  if (TIMES.has(word)) return 'time';
  if (OPEN.has(word)) return 'adjective';
  if (first.has('Copula') || first.has('Modal')) return 'verb';
  if (first.has('Gerund')) return second?.has('Noun') ? 'noun' : 'gerund';
  const isOrder = first.has('Infinitive') || first.has('Imperative');
  if (isOrder && (at === 0 || OBJECTS.some((tag) => second?.has(tag)))) return 'order';
  if (main.some((_, index) => hasSubject({ text: '', words, tags: main }, index))) return 'verb';
  if (first.has('Preposition')) return 'preposition';
  const noun = isOrder || main.some((each) => (each.has('Noun') && !each.has('Pronoun')) || isPlural(each));
  if (!noun || first.has('Adverb')) return 'adjective';
  return first.has('PastTense') && !second?.has('Noun') && !second?.has('Adjective') ? 'dependent' : 'noun';
}

/** Nouns in the plural are often taken for verbs: "couples mostly", "chilli ropes". */
const isPlural = (tag: ReadonlySet<string>): boolean => tag.has('PresentTense') && !tag.has('Infinitive');
/** "Talk drops to a murmur", but "pancakes with plums". */
const AFTER_VERBS: ReadonlySet<string> = new Set('to at into up down out off away back through'.split(' '));
const BEFORE_NOUNS = ['Determiner', 'Possessive', 'Pronoun', 'ProperNoun', 'Person'];

/** Whether a verb has a subject that agrees with it, so that it makes a sentence. */
function hasSubject({ words, tags }: Segment, at: number): boolean {
  const [here, before, next] = [tags[at], tags[at - 1], tags[at + 1]];
  if (!here || !before || here.has('Gerund')) return false;
  if (isActed({ words, tags }, at)) return true;
  if (!here.has('Verb')) return false;
  if (here.has('Copula') || here.has('Modal')) return true;
  if (here.has('Infinitive')) return before.has('Plural') || before.has('Pronoun');
  if (!here.has('PresentTense') || before.has('Determiner') || before.has('Adjective')) return false;
  const isTold = OBJECTS.some((tag) => next?.has(tag)) || AFTER_VERBS.has(words[at + 1] ?? '');
  return isTold || tags.slice(0, at).some((tag) => BEFORE_NOUNS.some((one) => tag.has(one)));
}

/** "Beer comes in towers", "soufflés bracket the evening", whatever they are taken for; but "an oven the size of a boat". */
function isActed({ words, tags }: Pick<Segment, 'words' | 'tags'>, at: number): boolean {
  const [here, before, next] = [tags[at], tags[at - 1], tags[at + 1]];
  if (!before?.has('Noun')) return false;
  if (VERBS.has(words[at] ?? '')) return true;
  const takes = next?.has('Determiner') === true && /^(?:the|an?)$/.test(words[at + 1] ?? '');
  return takes && here?.has('Noun') === true && (words[at - 1] ?? '').endsWith('s') && !LIKE.has(words[at + 2] ?? '');
}
const VERBS: ReadonlySet<string> = new Set(
  'come comes arrive arrives go goes get gets keep keeps make makes give gives take takes want wants have has do does begin begins bring brings become becomes need needs'.split(
    ' ',
  ),
);
const LIKE: ReadonlySet<string> = new Set('size way colour color kind height length shape day night week'.split(' '));

const NAMES: readonly string[] = ['Demonym', 'WeekDay', 'Month', 'Place', 'Acronym'];
const KITCHENS: ReadonlySet<string> = new Set(
  [...FOODS.values()].filter(({ kind }) => kind === 'kitchen').flatMap(({ words }) => words),
);
/** Words for where something comes from: "Andalusian", "Burmese". */
const ORIGIN = /^(?!Vegetarian|Cheese|These|Median)\p{Lu}\p{Ll}{2,}(?:ian|ese|itan|ean|ican)\b/u;
const KEPT = /^(?:\p{Lu}\S*\p{Lu}|I\b|\p{Lu}\S* \p{Lu})/u;

/** A sentence as it goes on after other words: "fried aubergine", but "Turkish tea". */
function small(text: string, first: Segment | undefined): string {
  const isName =
    KEPT.test(text) ||
    ORIGIN.test(text) ||
    KITCHENS.has(first?.words[0] ?? '') ||
    NAMES.some((tag) => first?.tags[0]?.has(tag));
  return isName ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
