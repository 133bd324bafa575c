// npm run train, third part: makes the weights by which places are put in order from the labelled messages in apps/api/training/picks. It runs by
// itself, because it takes what messages wish from the weights that the other parts have written.
import { writeFileSync } from 'node:fs';
import { FIT_FEATURES, FIT_FILE, type Fit } from '../src/features/search/ranking/fit.ts';
import { type Choice, choicesOf, picksHash, readPicks, trainFit } from './picks.ts';

const authors = readPicks().map((author) => ({ name: author.name, choices: choicesOf(author) }));

const scoreOf = (fit: Fit, weights: Fit): number => FIT_FEATURES.reduce((sum, key) => sum + fit[key] * weights[key], 0);
const isBestFirst = ({ fits, right }: Choice, weights: Fit): boolean => {
  const scores = fits.map((fit) => scoreOf(fit, weights));
  return right[scores.indexOf(Math.max(...scores))] === 1;
};

console.log(`${'judged by the others'.padEnd(24)} count  best first`);
for (const { name, choices } of authors) {
  const others = trainFit(authors.flatMap((other) => (other.name === name ? [] : other.choices)));
  const right = choices.filter((choice) => isBestFirst(choice, others)).length;
  console.log(name.padEnd(24), String(choices.length).padStart(5), (right / choices.length).toFixed(3).padStart(11));
}
const trained = { source: picksHash(), weights: trainFit(authors.flatMap(({ choices }) => choices)) };
writeFileSync(FIT_FILE, `${JSON.stringify(trained, null, 2)}\n`);
