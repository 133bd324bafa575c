import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  type Asking,
  askingOf,
  pairOf,
  type Telling,
  tellingOf,
} from '../src/features/understanding/answering/features.ts';
import { meet, PARTS, product, SHAPE, type Weights } from '../src/features/understanding/answering/model.ts';
import type { Sentence } from '../src/features/understanding/text/sentences.ts';
import { tokenize } from '../src/features/understanding/text/tokens.ts';
import { randomOf } from './regression.ts';

/** A labelled question or wish about a place; see apps/api/training/answers/README.md. */
interface Ask {
  text: string;
  kind: '?' | '!';
  /** `+`, `-`: the sentences say yes, no; `0`: they say nothing; otherwise they answer it in another way, or nobody labelled how. */
  says: string;
  /** Positions of the sentences that answer it; none where nothing does. */
  told: readonly number[];
}

/** What diners have said until they are sent to a place, and the positions of the sentences that a friend would add unasked. */
interface Visit {
  text: string;
  told: readonly number[];
  /** Those of them by which the place is wrong for these diners. */
  against: readonly number[];
}

/** A place as an author described it, and what is asked of it. */
export interface Described {
  name: string;
  cuisine: string;
  neighborhood: string;
  sentences: readonly Pick<Sentence, 'text' | 'part'>[];
  asks: readonly Ask[];
  visits: readonly Visit[];
}

const DATA = new URL('answers/', import.meta.url);
const CODE = [
  ...['features', 'model'].map((name) => `../src/features/understanding/answering/${name}.ts`),
  ...['told', 'asked'].map((name) => `../src/features/understanding/topics/${name}.bin`),
  ...['answers', 'regression'].map((name) => `${name}.ts`),
];

const dataFiles = (): string[] =>
  readdirSync(DATA)
    .filter((name) => name.endsWith('.txt'))
    .sort();

/** A hash of all data and code that the weights are made of. */
export function answersHash(): string {
  const hash = createHash('sha256');
  for (const name of dataFiles()) hash.update(readFileSync(new URL(name, DATA)));
  for (const path of CODE) hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest('hex');
}

/** The places of all authors that the model is trained on, by their files. Throws on a line that it cannot read. */
export const readDescribed = (): Described[][] => dataFiles().map((name) => describedIn(new URL(name, DATA)));

/** The places of one author. Throws on a line that it cannot read. */
export const describedIn = (file: URL): Described[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split(/\n\n+/)
    .map((block) => described(block, file.pathname));

const NOTES = { v: 'vibe', f: 'food_notes', o: 'occasions' } as const;
const VISIT = /^> (.+) = (-|\d+x?(?:, \d+x?)*)$/;
const ASK = /^([?!])([-+?0]?) (.+?)(?: = (-|\d+(?:, ?\d+)*))?$/;

function described(block: string, file: string): Described {
  const [heading = '', ...lines] = block.split('\n');
  const [name = '', cuisine = '', neighborhood = ''] = heading.replace('## ', '').split(' | ');
  const sentences = lines.flatMap((line) => {
    const [, sign = '', text = ''] = /^([vfo]) (.+)$/.exec(line) ?? [];
    const part = sign === 'v' || sign === 'f' || sign === 'o' ? NOTES[sign] : null;
    return part ? [{ text, part }] : [];
  });
  const [visited, asked] = [lines.filter(isVisit), lines.slice(sentences.length).filter((line) => !isVisit(line))];
  const visits = visited.map((line): Visit => {
    const [, text = '', numbers = '-'] = VISIT.exec(line) ?? [];
    const marked = numbers === '-' ? [] : numbers.split(', ');
    const positions = (some: readonly string[]) => some.map((number) => Number.parseInt(number, 10) - 1);
    const told = positions(marked);
    if (text === '' || told.some((at) => !sentences[at])) throw new Error(`${file}, ${name}: cannot read ${line}`);
    return { text, told, against: positions(marked.filter((number) => number.endsWith('x'))) };
  });
  const asks = asked.map((line): Ask => {
    const [, kind, says = '', text = '', numbers = '-'] = ASK.exec(line) ?? [];
    const told = numbers === '-' ? [] : numbers.split(',').map((number) => Number(number) - 1);
    if ((kind !== '?' && kind !== '!') || told.some((at) => !sentences[at]))
      throw new Error(`${file}, ${name}: cannot read ${line}`);
    return { text, kind, says, told };
  });
  return { name, cuisine, neighborhood, sentences, asks, visits };
}

const isVisit = (line: string): boolean => line.startsWith('> ');

/** A question with what it is judged by, and the sentences that it is put to. */
interface Sample {
  asking: Asking;
  sentences: readonly Telling[];
  pairs: readonly Float64Array[];
  /** Whether each sentence answers it; the last tells whether none does. */
  right: readonly boolean[];
}

const sampleOf = (asking: Asking, sentences: readonly Telling[], isRight: (one: Telling) => boolean): Sample => {
  const right = sentences.map(isRight);
  const pairs = sentences.map((one) => pairOf(asking, one));
  return { asking, sentences, pairs, right: [...right, !right.includes(true)] };
};

/** What is asked of places, with their sentences as the models take them. */
const read = (places: readonly Described[]) =>
  places.map((place) => {
    const sentences = place.sentences.map(tellingOf);
    const asks = place.asks.map(({ kind, text, says, told }) => {
      const right = new Set(told.flatMap((at) => sentences[at] ?? []));
      return { kind, says, asking: askingOf(tokenize(text)), isRight: (one: Telling) => right.has(one) };
    });
    const visits = place.visits.map(({ text, told, against }) => {
      const at = (positions: readonly number[]) => new Set(positions.flatMap((one) => sentences[one] ?? []));
      return { asking: askingOf(tokenize(text)), told: at(told), against: at(against) };
    });
    return { sentences, asks, visits };
  });

/**
 * Each question with the sentences of its place, and once more with some of them only: a place has few notes or many, and most of what people
 * ask is not in them.
 */
function questionsOf(places: readonly Described[], random: () => number): Sample[] {
  return read(places).flatMap(({ sentences, asks }) =>
    asks.flatMap(({ kind, asking, isRight }): Sample[] => {
      if (kind !== '?' || sentences.length === 0) return [];
      const share = random();
      const some = sentences.filter(() => random() < share);
      const isPart = some.length > 0 && some.length < sentences.length;
      return [sampleOf(asking, sentences, isRight), ...(isPart ? [sampleOf(asking, some, isRight)] : [])];
    }),
  );
}

/** Sentences of other places that each wish is put to besides. */
const STRANGE = 12;
const ROUNDS = 3;

/** Each wish with the sentences of the place of which it was written, and some of other places of the same author; what tells the contrary suits it no more than those. */
function wishesOf(authors: readonly (readonly Described[])[], random: () => number): Sample[] {
  return authors.flatMap((places) => {
    const all = read(places).filter(({ sentences }) => sentences.length > 0);
    const any = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)];
    return all.flatMap((place) =>
      place.asks.flatMap(({ kind, says, asking, isRight }) =>
        kind !== '!'
          ? []
          : Array.from({ length: ROUNDS }, () => {
              const others = Array.from({ length: STRANGE }, () => any(any(all)?.sentences ?? []));
              const strange = others.filter((one) => one !== undefined && !place.sentences.includes(one));
              return sampleOf(
                asking,
                [...place.sentences, ...strange.flatMap((one) => one ?? [])],
                (one) => says !== '-' && isRight(one),
              );
            }),
      ),
    );
  });
}

/** Each sentence by itself with each visit: any number of them may be worth telling. */
const caveatsOf = (places: readonly Described[]): Sample[] =>
  read(places).flatMap(({ sentences, visits }) =>
    visits.flatMap(({ asking, told }) => sentences.map((one) => sampleOf(asking, [one], () => told.has(one)))),
  );

/** Sentences that bear on a wish, a question or a visit, each by itself: whether they speak against the place. */
const bearingOf = (places: readonly Described[]): Sample[] =>
  read(places).flatMap(({ sentences, asks, visits }) => [
    ...asks.flatMap(({ kind, says, asking, isRight }) => {
      const isLabelled = says === '-' || says === '+' || (kind === '!' && says === '');
      return isLabelled ? sentences.filter(isRight).map((one) => sampleOf(asking, [one], () => says === '-')) : [];
    }),
    ...visits.flatMap(({ asking, told, against }) =>
      [...told].map((one) => sampleOf(asking, [one], () => against.has(one))),
    ),
  ]);

const BATCH = 32;
const RATE = 0.003;
/** The share of the first rate that the last one is. */
const LAST = 0.2;
/** The share of what a question and a sentence are described by that each step leaves out, so that no detail is learned by heart. */
const LEFT_OUT = 0.4;
const SHRINK = 1e-4;
const FIRST = 0.1;

/** Weights with the moments of Adam (Kingma and Ba 2015, arXiv:1412.6980). */
const MEAN = 0.9;
const SQUARE = 0.999;

const emptyWeights = (): Weights => ({
  asking: new Float32Array(SHAPE.asking),
  telling: new Float32Array(SHAPE.telling),
  pair: new Float32Array(SHAPE.pair),
  sentence: new Float32Array(SHAPE.sentence),
  silence: new Float32Array(SHAPE.silence),
});

/** Trains the model of which sentence answers a question. */
export function trainAnswering(authors: readonly (readonly Described[])[]): Weights {
  const random = randomOf(11);
  return train(questionsOf(authors.flat(), random), 20, random);
}

/** Trains the model of which sentence tells that a place suits a wish. */
export function trainSuiting(authors: readonly (readonly Described[])[]): Weights {
  const random = randomOf(11);
  return train(wishesOf(authors, random), 5, random);
}

/** Trains the model of which sentence is worth knowing before a visit. */
export function trainCaveats(authors: readonly (readonly Described[])[]): Weights {
  return train(caveatsOf(authors.flat()), 6, randomOf(11));
}

/** Trains the model of which sentence that bears on what somebody wants speaks against the place. */
export function trainAgainst(authors: readonly (readonly Described[])[]): Weights {
  return train(bearingOf(authors.flat()), 10, randomOf(11));
}

/** Weights with which sentences and silence share a probability of 1 for each sample. */
function train(samples: readonly Sample[], epochs: number, random: () => number): Weights {
  const [weights, slopes, means, squares] = [emptyWeights(), emptyWeights(), emptyWeights(), emptyWeights()];
  for (const key of ['asking', 'telling'] as const)
    for (const at of weights[key].keys()) weights[key][at] = FIRST * (random() + random() + random() - 1.5) * 2;
  const order = samples.map((_, at) => at);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = RATE * (1 - ((1 - LAST) * epoch) / epochs);
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).flatMap((at) => samples[at] ?? []);
      for (const key of PARTS) for (const at of slopes[key].keys()) slopes[key][at] = SHRINK * (weights[key][at] ?? 0);
      for (const sample of batch) addSlopes(sample, weights, slopes, { random, share: 1 / batch.length });
      step += 1;
      for (const key of PARTS) {
        const [weight, slope, mean, square] = [weights[key], slopes[key], means[key], squares[key]];
        for (let at = 0; at < weight.length; at += 1) {
          const now = slope[at] as number;
          mean[at] = MEAN * (mean[at] as number) + (1 - MEAN) * now;
          square[at] = SQUARE * (square[at] as number) + (1 - SQUARE) * now * now;
          const [first, second] = [
            (mean[at] as number) / (1 - MEAN ** step),
            (square[at] as number) / (1 - SQUARE ** step),
          ];
          weight[at] = (weight[at] as number) - (rate * first) / (Math.sqrt(second) + 1e-8);
        }
      }
    }
  }
  return weights;
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}

/** Adds the slopes of the error of one question to those of a batch. */
function addSlopes(
  { asking, sentences, pairs, right }: Sample,
  weights: Weights,
  slopes: Weights,
  { random, share }: { random: () => number; share: number },
): void {
  const keep = () => (random() < LEFT_OUT ? 0 : 1 / (1 - LEFT_OUT));
  const question = asking.dense.map((value) => value * keep());
  const kept = Float64Array.from(sentences[0]?.dense ?? [], keep);
  const told = sentences.map(({ dense }) => dense.map((value, at) => value * (kept[at] as number)));
  const asked = meet(question, weights.asking);
  const met = told.map((values) => meet(values, weights.telling));
  const scores = told.map(
    (values, at) =>
      product(asked, met[at] as Float64Array) +
      product(values, weights.sentence) +
      product(pairs[at] as Float64Array, weights.pair),
  );
  scores.push(product(question, weights.silence));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, one) => sum + one, 0);
  const ofRight = shares.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0) || Number.MIN_VALUE;
  const errors = shares.map((one, at) => share * (one / all - (right[at] ? one / ofRight : 0)));
  const [toAsked, toTold] = [new Float64Array(asked.length), new Float64Array(kept.length)];
  for (const [at, values] of told.entries()) {
    const error = errors[at] as number;
    add(slopes.pair, pairs[at] as Float64Array, error);
    add(slopes.sentence, values, error);
    add(toAsked, met[at] as Float64Array, error);
    add(toTold, values, error);
  }
  add(slopes.silence, question, errors.at(-1) ?? 0);
  addOuter(slopes.asking, question, toAsked);
  addOuter(slopes.telling, toTold, asked);
}

function add(to: Float32Array | Float64Array, values: Float64Array, by: number): void {
  for (let at = 0; at < values.length; at += 1) to[at] = (to[at] as number) + by * (values[at] as number);
}

function addOuter(to: Float32Array, rows: Float64Array, columns: Float64Array): void {
  for (let row = 0; row < rows.length; row += 1) {
    const value = rows[row] as number;
    if (value === 0) continue;
    for (let at = 0; at < columns.length; at += 1)
      to[row * columns.length + at] = (to[row * columns.length + at] as number) + value * (columns[at] as number);
  }
}
