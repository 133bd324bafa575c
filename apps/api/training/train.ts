// npm run train: makes the weights of the dialogue acts from the labelled messages, and prints cross-validated figures.
import { writeFileSync } from 'node:fs';
import { WEIGHTS_FILE } from '../src/features/understanding/acts/acts-of.ts';
import { packLinear } from '../src/features/understanding/learned/linear.ts';
import { samplesOf, trainActs } from './acts-model.ts';
import { crossValidate, figuresOf, print, printActs } from './figures.ts';
import { foldsByAuthor, mixedFolds } from './folds.ts';
import { readMessages, sourceHash, wordsOf } from './messages.ts';
import { replyOf } from './replies.ts';

const messages = readMessages(replyOf);
const samples = samplesOf(messages, wordsOf(messages));

console.log(`${'judged by the others'.padEnd(24)} count  micro-F1     whole     first`);
const byAuthor = crossValidate(samples, foldsByAuthor(messages));
for (const [file, found] of Map.groupBy(byAuthor, (one) => one.file))
  print(file.replace('.jsonl', ''), figuresOf(found));
print('one author left out', figuresOf(byAuthor));
const mixed = crossValidate(samples, mixedFolds(messages));
print('authors mixed', figuresOf(mixed));
printActs(mixed);

const bytes = packLinear(trainActs(samples, sourceHash()));
writeFileSync(WEIGHTS_FILE, bytes);
console.log(`\n${messages.length} messages, ${Math.round(bytes.length / 1024)} kB of weights`);
