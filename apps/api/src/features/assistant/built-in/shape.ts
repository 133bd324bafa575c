import { FOODS } from '../../understanding/lexicon/foods.ts';
import { DENIALS } from '../../understanding/text/evidence.ts';
import { Recent } from '../../understanding/text/recent.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { type Kind, kindOf, OBJECTS, OPEN, type Segment, segmentsOf } from './segment.ts';

/**
 * How a sentence of the notes can stand in a sentence of a reply. `things`: noun phrases; `trait`: what one says after
 * "it's"; `clause`: subject and verb, can follow "where"; `whole`: only by itself.
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

const remembered = new Recent<string, Shaped>(1000);

/**
 * The shape of a sentence, by the parts of speech of what stands between its commas.
 *
 * @param sentence short: it is read whole
 * @example shapeOf('A cellar with thirty chairs, one plank stage.').shape // 'things'
 */
export function shapeOf(sentence: string): Shaped {
  const text = sentence.replace(/[.!?…\s]+$/, '');
  return remembered.get(text, () => shaped(text));
}

/** Prepares the tagger, whose first sentence takes some 50 ms: no reply should wait for that. */
export const prepareShapes = (): void => void shapeOf('A warm room, with small lamps.');

function shaped(text: string): Shaped {
  const segments = segmentsOf(text);
  return { ...read(text, segments), addressed: ADDRESS.test(text) || segments.some(tellsTo) };
}

/** Words that ask something of whoever reads them, and words for those who wrote them. */
const ADDRESS =
  /(?<!\p{L})(?:please|kindly|dear|(?:you|everyone|everybody|guests?|diners?|customers?|visitors?|readers?|people)(?:['’]ll| will)? (?:should|must|needs? to|ought|have to|has to|got to|are asked|are advised|are required|are to)|make sure|be sure|(?:need|must|should) not|needn['’]?t|mustn['’]?t|shouldn['’]?t|(?:no|any|never) need|(?:you|they) (?:do not|don['’]?t) (?:need|have) to|remember to|we|we['’]\w+|our|ours|us|let['’]s|my|me)(?!\p{L})|(?:^|[;:—–] )(?:don['’]?t|do not)\b|^never\b/iu;
const BUT: ReadonlySet<string> = new Set(['but', 'so', 'then']);
/** Verbs that begin no noun phrase: what begins with one is an order, whatever follows. */
const ORDERS = wordSet(
  'bring meet give take leave tell ask send pay eat trust believe ignore forget remember bear avoid keep let choose phone telephone ring email text contact follow visit go get put buy come sit stay wear carry',
);
/** "Take-out only", but "pre-order the duck". */
const HYPHENATED = /^\s*(?!pre-|re-)\p{L}+-/iu;
/** "Open until two" says how a place is. */
const STATES: ReadonlySet<string> = new Set([...OPEN, 'quiz', 'mic']);
/** What follows an order, and what may also follow one that begins a sentence. */
const ENDS = [...OBJECTS, 'Preposition', 'Value', 'Adverb', 'Adjective'];

/** Whether what stands between two commas is an order, or ends in one. */
function tellsTo({ text, words, tags }: Segment, at: number): boolean {
  const first = tags.findIndex((each) => !each.has('Adverb') && !each.has('Conjunction'));
  return tags.some((each, index) => {
    const joined = BUT.has(words[index - 1] ?? '');
    if ((index !== first && !joined) || STATES.has(words[index] ?? '')) return false;
    if (index === first && HYPHENATED.test(text)) return false;
    if (joined && ORDERS.has(words[index] ?? '')) return true;
    // "Pulled so thin you can read through it".
    const isDegree = words[index - 1] === 'so' && tags[index - 2]?.has('PastTense') && tags[index + 1]?.has('Pronoun');
    if (isDegree && index + 2 < words.length) return false;
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

/** A place in a room or a street, rather than a time. */
const PLACES = wordSet('in on under behind above down up beside below inside between over');
/** Quotes, and brackets with a comma between them: what stands between two commas is then no part of its own. */
const ASIDE = /["“”]|\([^)]*[,;:—–]|^[^(]*\)/;
/** A thing, and a sentence beside it. */
const JOINED = /^[^,;]*\b(?:and|but) (?:nobody|no one|everyone|everybody|you|they|he|she|it|we)\b/i;
const isBare = (segment: Segment | undefined): boolean =>
  segment?.tags.at(-1)?.has('Plural') === true && !segment.tags.some((tag) => tag.has('Preposition'));
const ALONE: ReadonlySet<Kind> = new Set(['order', 'dependent', 'gerund', 'time']);

function formOf(text: string, segments: readonly Segment[], kinds: readonly Kind[]): Pick<Shaped, 'shape' | 'parts'> {
  const [first = 'dependent', second] = kinds;
  const start = small(text, segments[0]);
  const isAside = ASIDE.test(text) || DENIALS.has(text.split(' ')[0]?.toLowerCase() ?? '');
  if (isAside || ALONE.has(first)) return { shape: 'whole', parts: [start] };
  if (first === 'verb' || (first === 'preposition' && second === 'verb'))
    return text.includes(';') || kinds.includes('noun') || JOINED.test(text)
      ? { shape: 'whole', parts: [text] }
      : { shape: 'clause', parts: [start] };
  const isTime = first === 'preposition' && !PLACES.has(segments[0]?.words[0] ?? '');
  // How it is and what there is need words of their own.
  const isMixed =
    first !== 'noun' && kinds.some((kind, at) => kind === 'noun' && (first !== 'adjective' || isBare(segments[at])));
  if (isTime || isMixed || kinds.includes('verb') || kinds.includes('order')) return { shape: 'whole', parts: [start] };
  return first === 'noun'
    ? {
        shape: 'things',
        parts: things([start.slice(0, segments[0]?.text.length), ...segments.slice(1).map(({ text }) => text)], kinds),
      }
    : { shape: 'trait', parts: [start] };
}

/** The things of a list; what describes one stays with it. */
function things(segments: readonly string[], kinds: readonly Kind[]): string[] {
  const list: string[] = [];
  for (const [at, segment] of segments.entries()) {
    const before = list.at(-1);
    // What is denied stays denied.
    const isOpen =
      /(?::|\b(?:and|or),?)\s*$/.test(before ?? '') ||
      /\b(?:and|or),\s*$/.test(segments[at - 2] ?? '') ||
      before
        ?.toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => DENIALS.has(word));
    // Which of them.
    const isChoice = /^\s*(?!and |or )\p{L}+ or \p{L}+[,\s]*$/u.test(segment);
    const isNew = kinds[at] === 'noun' && !isOpen && !isChoice;
    if (before === undefined) list.push(segment);
    else if (isNew) list.push(segment.replace(/^(?:and|or) /i, ''));
    // What begins anew describes nothing before it.
    else if (/;\s*$/.test(segments[at - 1] ?? '')) continue;
    else list[list.length - 1] = before + segment;
  }
  return list.map((thing) => thing.replace(/[,;:\s—–]+$/, ''));
}

const NAMES: readonly string[] = ['Demonym', 'WeekDay', 'Month', 'Place', 'Acronym'];
const KITCHENS: ReadonlySet<string> = new Set(
  [...FOODS.values()].filter(({ kind }) => kind === 'kitchen').flatMap(({ words }) => words),
);
/** Words for where something comes from: "Andalusian", "Burmese". */
const ORIGIN = /^(?!Vegetarian|Cheese|These|Median)\p{Lu}\p{Ll}{2,}(?:ian|ese|itan|ean|ican)\b/u;
const KEPT = /^(?:\p{Lu}\S*\p{Lu}|I\b|(?!(?:An?|The) )\p{Lu}\S* \p{Lu})/u;

/** A sentence as it goes on after other words: "fried aubergine", but "Turkish tea". */
function small(text: string, first: Segment | undefined): string {
  const isName =
    KEPT.test(text) ||
    ORIGIN.test(text) ||
    KITCHENS.has(first?.words[0] ?? '') ||
    NAMES.some((tag) => first?.tags[0]?.has(tag));
  return isName ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
