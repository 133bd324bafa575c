import { ACTS, type Act } from '../src/features/understanding/acts/act.ts';
import { type Acts, decide, probabilities } from '../src/features/understanding/acts/acts-of.ts';
import { type Sample, train } from './model.ts';

interface Judged {
  labelled: readonly Act[];
  found: Acts;
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

function figuresOf(judged: readonly Judged[], acts: readonly Act[] = ACTS): Figures {
  let [right, found, labelled, whole, first] = [0, 0, 0, 0, 0];
  for (const { labelled: truth, found: guess } of judged) {
    const guessed = acts.filter(guess.has);
    const true_ = acts.filter((act) => truth.includes(act));
    const both = guessed.filter((act) => true_.includes(act)).length;
    right += both;
    found += guessed.length;
    labelled += true_.length;
    whole += both === guessed.length && both === true_.length ? 1 : 0;
    first += truth.includes(guess.first) ? 1 : 0;
  }
  const messages = judged.length;
  return { messages, microF1: F1(right, found, labelled), whole: whole / messages, first: first / messages };
}

/** Judges the messages of each author by a model of the others' messages. */
function crossValidate(samples: readonly Sample[]): Map<string, Judged[]> {
  const files = [...new Set(samples.map(({ message }) => message.file))];
  return new Map(
    files.map((file) => {
      const model = train(
        samples.filter(({ message }) => message.file !== file),
        '',
      );
      const rest = samples.filter(({ message }) => message.file === file);
      return [
        file,
        rest.map(({ message, features }) => ({
          labelled: message.acts,
          found: decide(probabilities(features, model), model.head.thresholds),
        })),
      ];
    }),
  );
}

const print = (name: string, { messages, microF1, whole, first }: Figures): void =>
  console.log(
    `${name.padEnd(20)} ${String(messages).padStart(5)} ${[microF1, whole, first].map((value) => value.toFixed(3).padStart(9)).join(' ')}`,
  );

/** Prints the figures of every author and act. */
export function report(samples: readonly Sample[]): void {
  const byFile = crossValidate(samples);
  console.log(`${'left out'.padEnd(20)} count  micro-F1     whole     first`);
  for (const [file, judged] of byFile) print(file.replace('.jsonl', ''), figuresOf(judged));
  const all = [...byFile.values()].flat();
  print('all', figuresOf(all));
  console.log('\nF1 by act');
  for (const act of ACTS) {
    const labelled = all.filter((one) => one.labelled.includes(act)).length;
    console.log(
      `${act.padEnd(20)} ${String(labelled).padStart(5)} ${figuresOf(all, [act]).microF1.toFixed(3).padStart(9)}`,
    );
  }
}
