import nlp from 'compromise/two';
import { wordSet } from '../../understanding/text/word-set.ts';

/** What stands between two commas. */
export interface Segment {
  text: string;
  words: readonly string[];
  tags: readonly ReadonlySet<string>[];
}
/** `gerund`: "treating the parents"; `time`: "after a long walk"; `dependent`: what goes on about something that was said. */
export type Kind = 'noun' | 'verb' | 'order' | 'preposition' | 'adjective' | 'gerund' | 'time' | 'dependent';

/** What follows an order. */
export const OBJECTS = ['Determiner', 'Pronoun', 'Possessive'];
export const OPEN = new Set(['open', 'shut', 'closed', 'close']);

/** The parts of a text between its commas. */
export function segmentsOf(text: string): Segment[] {
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

/** Names of dishes begin with these, orders to a cook as well: "roast goose". */
const COOKED = wordSet('roast mash fry-up bake confit grill');
const TIMES = wordSet('after before until till during once');
/** When, before what is so. */
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?$/;
/** "Sunday pies" are things; "Sundays" says when. */
const isOneDay = (word: string): boolean => !word.endsWith('s');
/** Where, before what is there. */
const WHERE = wordSet('upstairs downstairs outdoors indoors outside inside');
const LINKS = wordSet('who whom whose that which where when while because as if unless once though although since way');
const SUBJECTS = wordSet('you they we i he she it nobody everyone');

/** Goes on about what came before. */
const PARTIAL = wordSet('each all both most half some none any much many plenty either perhaps');
/** What a part of a sentence is. */
export function kindOf({ words, tags }: Segment, at: number): Kind {
  // What follows describes the noun.
  const link = words.findIndex(
    (word, index) =>
      LINKS.has(word) ||
      (word === 'until' && index > 0 && !tags[index + 1]?.has('Value')) ||
      (SUBJECTS.has(word) && describes(tags[index - 1]) && !tags[0]?.has('Preposition')),
  );
  const main = link < 0 ? tags : tags.slice(0, link);
  const [first, second] = main;
  const [word = ''] = words;
  const isActing = () => main.some((_, index) => hasSubject({ text: '', words, tags: main }, index));
  // "Half the town eats here" has a subject of its own.
  if (PARTIAL.has(word)) return at === 0 && words[1] === 'the' && isActing() ? 'verb' : 'dependent';
  if (!first || WHERE.has(word)) return 'dependent';
  if (TIMES.has(word) || (DAY.test(word) && !(isOneDay(word) && second?.has('Noun')))) return 'time';
  if (OPEN.has(word)) return 'adjective';
  if (SUBJECTS.has(word) && second) return 'verb';
  if (first.has('Copula') || first.has('Modal')) return 'verb';
  if (first.has('Gerund') && main.some((tag, index) => index > 1 && tag.has('Copula') && !tag.has('Auxiliary')))
    return 'verb';
  if (first.has('Gerund')) return second?.has('Noun') ? 'noun' : 'gerund';
  const isDish = COOKED.has(word) && (second?.has('Noun') === true || isPlural(second ?? new Set()));
  const isOrder = !isDish && (first.has('Infinitive') || first.has('Imperative'));
  if (isOrder && (at === 0 || OBJECTS.some((tag) => second?.has(tag)))) return 'order';
  if (isActing()) return 'verb';
  if (first.has('Preposition')) return 'preposition';
  // Goes on about what came before.
  if (at > 0 && (words[1] === 'as' || (second?.has('Preposition') && !first.has('Noun')))) return 'adjective';
  const noun = isDish || isOrder || main.some((each) => (each.has('Noun') && !each.has('Pronoun')) || isPlural(each));
  if (!noun || first.has('Adverb')) return 'adjective';
  return first.has('PastTense') && !second?.has('Noun') && !second?.has('Adjective') ? 'dependent' : 'noun';
}

/** After which "you like" describes a thing. */
const describes = (tag: ReadonlySet<string> | undefined): boolean =>
  tag !== undefined && (tag.has('Noun') || tag.has('Adjective'));

/** Nouns in the plural are often taken for verbs. */
const isPlural = (tag: ReadonlySet<string>): boolean => tag.has('PresentTense') && !tag.has('Infinitive');
/** "Talk drops to a murmur", but "pancakes with plums". */
const AFTER_VERBS = wordSet('to at into up down out off away back through');
const BEFORE_NOUNS = ['Determiner', 'Possessive', 'Pronoun', 'ProperNoun', 'Person'];

/** Whether a verb has a subject that agrees with it, so that it makes a sentence. */
function hasSubject({ words, tags }: Segment, at: number): boolean {
  const [here, before, next] = [tags[at], tags[at - 1], tags[at + 1]];
  if (!here || !before || here.has('Gerund')) return false;
  if (isActed({ words, tags }, at)) return true;
  // No noun is written so, whatever the tagger takes the words for.
  if (words[at] === 'has') return true;
  if (!here.has('Verb')) return false;
  if (here.has('Copula') || here.has('Modal')) return true;
  // The tagger takes what is hyphenated for an adjective.
  if (here.has('Infinitive') && before.has('Hyphenated')) return (words[at - 1] ?? '').endsWith('s');
  if (here.has('Infinitive'))
    return before.has('Plural') || before.has('Pronoun') || isPlural(before) || isOfPlural(tags, at);
  if (!here.has('PresentTense') || before.has('Determiner') || before.has('Adjective')) return false;
  const isTold = OBJECTS.some((tag) => next?.has(tag)) || AFTER_VERBS.has(words[at + 1] ?? '');
  return isTold || tags.slice(0, at).some((tag) => BEFORE_NOUNS.some((one) => tag.has(one)));
}

/** "Proposals in town happen", where "town" is no subject. */
function isOfPlural(tags: Segment['tags'], at: number): boolean {
  const head = tags.findIndex((tag) => tag.has('Noun'));
  return (
    tags[head]?.has('Plural') === true &&
    tags[head + 1]?.has('Preposition') === true &&
    tags[at - 1]?.has('Noun') === true
  );
}

/** "Beer comes in towers", "soufflés bracket the evening", whatever they are taken for; but "an oven the size of a boat". */
function isActed({ words, tags }: Pick<Segment, 'words' | 'tags'>, at: number): boolean {
  const [here, before, next] = [tags[at], tags[at - 1], tags[at + 1]];
  if (!before || !(before.has('Noun') || isPlural(before))) return false;
  if (VERBS.has(words[at] ?? '')) return true;
  const isSingular = before.has('Singular') && here?.has('Plural') === true;
  const leads = LEADING.has(words[at + 1] ?? '') && tags[at + 2]?.has('Determiner') === true;
  if (isSingular && leads && nlp((words[at] ?? '').replace(/s$/, '')).has('#Verb')) return true;
  // "Pestles thud like a drum": what follows a plural and leads on is no noun beside it.
  const after = words[at + 1] ?? '';
  const isPluralNoun = before.has('Plural') && !BEFORE_A_NOUN.has(words[at - 1] ?? '');
  if (isPluralNoun && here?.has('Singular') && (after === 'like' || AFTER_VERBS.has(after))) return true;
  const takes = next?.has('Determiner') === true && /^(?:the|an?)$/.test(words[at + 1] ?? '');
  return takes && here?.has('Noun') === true && (words[at - 1] ?? '').endsWith('s') && !LIKE.has(words[at + 2] ?? '');
}
const BEFORE_A_NOUN = wordSet('sports drinks goods arms savings customs careers sales');
const LEADING = wordSet('to into when while');
/** Verbs that are often taken for nouns. */
export const VERBS: ReadonlySet<string> = wordSet(
  'come comes arrive arrives go goes get gets keep keeps make makes give gives take takes want wants have has do does begin begins bring brings become becomes need needs stops closes opens start starts shuts serves fills cost costs exist exists',
);
const LIKE = wordSet('size way colour color kind height length shape day night week');
