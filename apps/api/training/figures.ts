import { ACTS, type Act } from '../src/features/understanding/acts/act.ts';
import { type Acts, chancesOf, decide } from '../src/features/understanding/acts/acts-of.ts';
import { type Sample, trainActs } from './acts-model.ts';

/** What was found in a message, and what its author labelled. */
export interface Found {
  labelled: readonly Act[];
  file: string;
  has: (act: Act) => boolean;
  first: Act;
}

/** How often the acts found are those that the author labelled. */
interface Figures {
  messages: number;
  /** The harmonic mean of precision and recall over all acts of all messages. */
  microF1: number;
  whole: number;
  first: number;
}

const F1 = (right: number, found: number, labelled: number): number => (2 * right) / (found + labelled || 1);

export function figuresOf(all: readonly Found[], acts: readonly Act[] = ACTS): Figures {
  let [right, found, labelled, whole, first] = [0, 0, 0, 0, 0];
  for (const { labelled: truth, has, first: likeliest } of all) {
    const guessed = acts.filter(has);
    const true_ = acts.filter((act) => truth.includes(act));
    const both = guessed.filter((act) => true_.includes(act)).length;
    right += both;
    found += guessed.length;
    labelled += true_.length;
    whole += both === guessed.length && both === true_.length ? 1 : 0;
    first += truth.includes(likeliest) ? 1 : 0;
  }
  const messages = all.length;
  return { messages, microF1: F1(right, found, labelled), whole: whole / messages, first: first / messages };
}

/** Judges the messages of each part by a model of the others. */
export function crossValidate(samples: readonly Sample[], folds: readonly number[]): Found[] {
  const found = new Map<Sample, Acts>();
  for (const fold of new Set(folds)) {
    const model = trainActs(samples.filter((_, at) => folds[at] !== fold));
    for (const [at, sample] of samples.entries())
      if (folds[at] === fold) found.set(sample, decide(chancesOf(sample.parts, model)));
  }
  return [...found].map(([{ message }, { has, first }]) => ({
    labelled: message.acts,
    file: message.file,
    has,
    first,
  }));
}

/** Prints a line of figures. */
export const print = (name: string, { messages, microF1, whole, first }: Figures): void =>
  console.log(
    `${name.padEnd(24)} ${String(messages).padStart(5)} ${[microF1, whole, first].map((value) => value.toFixed(3).padStart(9)).join(' ')}`,
  );

/** Prints the figures of each act. */
export function printActs(all: readonly Found[]): void {
  console.log('\nF1 by act, authors mixed');
  for (const act of ACTS) {
    const labelled = all.filter((one) => one.labelled.includes(act)).length;
    console.log(
      `${act.padEnd(24)} ${String(labelled).padStart(5)} ${figuresOf(all, [act]).microF1.toFixed(3).padStart(9)}`,
    );
  }
}
