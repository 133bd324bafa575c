import { chanceOf, oddsOf } from '../learned/linear.ts';
import { rarity, similarity, WIDTH } from '../meaning/vectors.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { loadAsked } from '../topics/asked.ts';
import { featuresOf } from '../topics/features.ts';
import { loadTold } from '../topics/told.ts';
import { TOPICS } from '../topics/topics.ts';

/** A question as the model of answers takes it. */
export interface Asking {
  /** What it asks for and how: probabilities of topics, its meaning, and the words that it begins with. */
  dense: Float64Array;
  /** Stems of the words that tell what it is about, each with how much it counts. */
  words: readonly { stem: string; weight: number }[];
}

/** A sentence of notes as the model of answers takes it. */
export interface Telling {
  /** What it tells and how: probabilities that it says yes and no of each topic, its meaning, and what kinds of things it names. */
  dense: Float64Array;
  stems: ReadonlySet<string>;
}

/** Words that join others or stand in most questions. */
const JOINING = wordSet(
  `the and of in to for with from by at as on that which who it its is are be was one two all any every each other than then when where if so but or not no you your
  they them their he hes she his her this that there here what how up out over under before after into only own more most some such very just even will can may i im
  me my we us our do did does have ha had got get go a an t s`,
);
/** Different words of a question, and of a sentence, that are compared. */
const ASKED = 12;
const SAID = 40;
/** What the most frequent words count. */
const LEAST = 0.05;
/** Words that are less similar than this have nothing to do with each other. */
const UNLIKE = 0.45;

/** Words that questions begin with; where one is first it counts whole, as the second half. */
const FORMS =
  `what whats how is are can could do does did will would where wheres who whos when which any anything why if i im we my our he she it got have has there
  should a the not no`
    .split(/\s+/)
    .map((word, at) => [word, at] as const);
const FORM = new Map(FORMS);
const ASKING_FOR: readonly RegExp[] = [/\d/, /how much/, /what time/, /how long/];

const TELLING_OF: readonly RegExp[] = [
  /\d/,
  /[£$€]|pound|dollar|euro|cent/i,
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weeks?|daily)\b/i,
  /\b(?:noon|midnight|mornings?|afternoons?|evenings?|nights?|lunch|dinner|hours?|minutes?|when|until|till|after|before|close[sd]?|open|shuts?)\b/i,
  /.\b\p{Lu}\p{Ll}+/u,
  /\b(?:not?|never|nobody|nothing|none|neither|nor|without|only)\b/i,
];
const PARTS = ['vibe', 'food_notes', 'occasions'] as const;
/** Words that make a question, and a sentence, of length 1. */
const LONG_QUESTION = 10;
const LONG_SENTENCE = 20;

/** Numbers of {@link Asking.dense} and {@link Telling.dense}, and of a pair. */
export const ASKING_WIDE = TOPICS.length + WIDTH + FORMS.length + ASKING_FOR.length + 2;
export const TELLING_WIDE = 2 * TOPICS.length + WIDTH + TELLING_OF.length + PARTS.length + 2;
export const PAIR_WIDE = 13;

/** @param tokens those that do not only name a place */
export function askingOf(tokens: readonly Token[]): Asking {
  const { meaning, odds } = readBy(tokens, loadAsked());
  const forms = new Float64Array(FORMS.length);
  for (const [at, share] of [1, 0.5].entries()) {
    const form = FORM.get(tokens[at]?.word ?? '');
    if (form !== undefined) forms[form] = Math.max(forms[form] ?? 0, share);
  }
  const text = tokens.map(({ word }) => word).join(' ');
  const dense = Float64Array.from([
    ...odds,
    ...meaning,
    ...forms,
    ...ASKING_FOR.map((form) => Number(form.test(text))),
    Math.min(2, tokens.length / LONG_QUESTION),
    1,
  ]);
  const stems = [...new Set(tokens.map(({ stem }) => stem))];
  const content = stems.filter((stem) => !JOINING.has(stem));
  const words = (content.length > 0 ? content : stems).slice(0, ASKED);
  return { dense, words: words.map((stem) => ({ stem, weight: Math.max(LEAST, rarity(stem)) })) };
}

export function tellingOf({ text, part }: Pick<Sentence, 'text' | 'part'>): Telling {
  const tokens = tokenize(text);
  const { meaning, odds } = readBy(tokens, loadTold());
  const dense = Float64Array.from([
    ...odds,
    ...meaning,
    ...TELLING_OF.map((kind) => Number(kind.test(text))),
    ...PARTS.map((one) => Number(one === part)),
    Math.min(2, tokens.length / LONG_SENTENCE),
    1,
  ]);
  return { dense, stems: new Set(tokens.slice(0, SAID).map(({ stem }) => stem)) };
}

function readBy(tokens: readonly Token[], model: Parameters<typeof oddsOf>[1]) {
  const features = featuresOf(tokens);
  return { meaning: features.meaning, odds: oddsOf(features, model).map(chanceOf) };
}

/** Below this probability a topic is not asked for. */
const RARELY = 0.1;

/** How a sentence goes with a question: by their words, by the meaning of those, and by topics of both. */
export function pairOf(asking: Asking, telling: Telling): Float64Array {
  const { words } = asking;
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  let [same, sameMost, near, nearMost, nearEach, count] = [0, 0, 0, 0, 0, 0];
  for (const { stem, weight } of words) {
    const isSame = telling.stems.has(stem);
    const nearness = isSame ? 1 : Math.max(0, nearestOf(stem, telling.stems) - UNLIKE) / (1 - UNLIKE);
    if (isSame) {
      same += weight;
      sameMost = Math.max(sameMost, weight);
      count += 1;
    }
    near += weight * nearness;
    nearMost = Math.max(nearMost, nearness);
    nearEach += nearness;
  }
  let [likeliest, together, alike, asked, other] = [0, 0, 0, 0, 0];
  let first = -1;
  for (let topic = 0; topic < TOPICS.length; topic += 1) {
    const told = Math.max(telling.dense[2 * topic] ?? 0, telling.dense[2 * topic + 1] ?? 0);
    const probably = asking.dense[topic] ?? 0;
    const both = probably * told;
    if (probably > asked) [asked, first] = [probably, topic];
    likeliest = Math.max(likeliest, both);
    together += both;
  }
  // It surely asks for one thing, and the sentence surely tells another.
  for (let topic = 0; topic < TOPICS.length; topic += 1)
    if (topic !== first && (asking.dense[topic] ?? 0) < RARELY)
      other = Math.max(other, telling.dense[2 * topic] ?? 0, telling.dense[2 * topic + 1] ?? 0);
  const own = first < 0 ? 0 : Math.max(telling.dense[2 * first] ?? 0, telling.dense[2 * first + 1] ?? 0);
  const apart = asked * Math.max(0, 1 - 8 * own);
  for (let at = 0; at < WIDTH; at += 1)
    alike += (asking.dense[TOPICS.length + at] ?? 0) * (telling.dense[2 * TOPICS.length + at] ?? 0);
  return Float64Array.of(
    same / all,
    sameMost,
    near / all,
    nearMost,
    nearEach / (words.length || 1),
    alike,
    likeliest,
    Math.min(1, together),
    1 + Math.log(1e-3 + likeliest) / 7,
    Number(count > 0),
    (apart * same) / all,
    (apart * near) / all,
    apart * other,
  );
}

const nearestOf = (stem: string, stems: ReadonlySet<string>): number => {
  let nearest = 0;
  for (const one of stems) if (!JOINING.has(one)) nearest = Math.max(nearest, similarity(stem, one));
  return nearest;
};
