// npm run train: makes the weights of the dialogue acts from the labelled messages, and prints cross-validated figures.
import { writeFileSync } from 'node:fs';
import { packWeights, WEIGHTS_FILE } from '../src/features/understanding/acts/weights.ts';
import { crossValidate, decided, figuresOf, print, printActs } from './figures.ts';
import { foldsByAuthor, mixedFolds } from './folds.ts';
import { readMessages, sourceHash, wordsOf } from './messages.ts';
import { samplesOf, train } from './model.ts';
import { replyOf } from './replies.ts';
import { thresholdsOf } from './thresholds.ts';

const messages = readMessages(replyOf);
const samples = samplesOf(messages, wordsOf(messages));

console.log(`${'judged by the others'.padEnd(24)} count  micro-F1     whole     first`);
const authors = foldsByAuthor(messages);
const byAuthor = decided(crossValidate(samples, authors), authors);
for (const file of new Set(messages.map((message) => message.file)))
  print(file.replace('.jsonl', ''), figuresOf(byAuthor.filter((_, at) => messages[at]?.file === file)));
print('one author left out', figuresOf(byAuthor));

const mixed = mixedFolds(messages);
const judged = crossValidate(samples, mixed);
const found = decided(judged, mixed);
print('authors mixed', figuresOf(found));
printActs(found);

const bytes = packWeights(train(samples, thresholdsOf(judged), sourceHash()));
writeFileSync(WEIGHTS_FILE, bytes);
console.log(`\n${messages.length} messages, ${Math.round(bytes.length / 1024)} kB of weights`);
