// npm run train, second part: makes the weights of what answers questions, suits wishes and is worth knowing before a visit from the labelled texts in apps/api/training/answers. It runs
// by itself, because it takes the topics of both from the weights that the first part has written.
import { writeFileSync } from 'node:fs';
import { ANSWERING_FILE } from '../src/features/understanding/answering/answering.ts';
import { AGAINST_FILE, CAVEATS_FILE } from '../src/features/understanding/answering/caveats.ts';
import { packWeights } from '../src/features/understanding/answering/model.ts';
import { SUITING_FILE } from '../src/features/understanding/answering/suiting.ts';
import { answersHash, readDescribed, trainAgainst, trainAnswering, trainCaveats, trainSuiting } from './answers.ts';

const authors = readDescribed();
for (const [file, weights] of [
  [ANSWERING_FILE, trainAnswering(authors)],
  [SUITING_FILE, trainSuiting(authors)],
  [CAVEATS_FILE, trainCaveats(authors)],
  [AGAINST_FILE, trainAgainst(authors)],
] as const) {
  const bytes = packWeights(weights, answersHash());
  writeFileSync(file, bytes);
  console.log(`${file.pathname.split('/').at(-1)}: ${Math.round(bytes.length / 1024)} kB`);
}
