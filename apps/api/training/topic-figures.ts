import { chanceOf, type Linear, oddsOf } from '../src/features/understanding/learned/linear.ts';
import type { Labelled } from './model.ts';
import { askedTexts, type Text, toldTexts, trainAsked, trainTold } from './topics.ts';

/** What the model of the other authors says of one author's text. */
interface Judged {
  /** By label: its probability, and whether the author gave it. */
  chance: number;
  right: boolean;
  /** The likeliest label of its text. */
  first: boolean;
}

function judge<Label extends string>(model: Linear<Label>, texts: readonly Labelled<Label>[]): Judged[] {
  return texts.flatMap(({ features, labels }) => {
    const odds = oddsOf(features, model);
    const most = Math.max(...odds);
    return model.head.labels.map((label, at) => ({
      chance: chanceOf(odds[at] ?? 0),
      right: labels.includes(label),
      first: odds[at] === most,
    }));
  });
}

/** From these probabilities on a label is believed. */
const LEAST = [0.2, 0.3, 0.4, 0.5, 0.6] as const;

function print(name: string, judged: readonly Judged[]): void {
  const labelled = judged.filter(({ right }) => right).length;
  const firsts = judged.filter(({ first }) => first);
  const rates = LEAST.map((least) => {
    const found = judged.filter(({ chance }) => chance >= least);
    const right = found.filter((one) => one.right).length;
    return `${least}: ${(right / (found.length || 1)).toFixed(2)}/${(right / labelled).toFixed(2)}`;
  });
  const first = firsts.filter(({ right }) => right).length / firsts.length;
  console.log(`${name.padEnd(24)} ${first.toFixed(3)}  ${rates.join('  ')}`);
}

/** Parts in which authors are left out together. */
const PARTS = 4;

/** Judges the texts of each author by models of others, and prints how often the likeliest label is right, and precision/recall. */
export function printTopics(texts: readonly Text[]): void {
  const files = [...new Set(texts.map(({ file }) => file))];
  const partOf = ({ file }: Text) => files.indexOf(file) % PARTS;
  const each = Array.from({ length: PARTS }, (_, part) => {
    const others = texts.filter((text) => partOf(text) !== part);
    const own = texts.filter((text) => partOf(text) === part);
    return { told: judge(trainTold(others), toldTexts(own)), asked: judge(trainAsked(others), askedTexts(own)) };
  });
  console.log('\nTopics, judged by other authors: likeliest right; precision/recall from a probability on');
  print(
    'told',
    each.flatMap(({ told }) => told),
  );
  print(
    'asked',
    each.flatMap(({ asked }) => asked),
  );
}
