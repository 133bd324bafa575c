// npm run train: makes the weights of the dialogue acts from the labelled messages, and prints cross-validated figures.
import { writeFileSync } from 'node:fs';
import { packWeights, WEIGHTS_FILE } from '../src/features/understanding/acts/weights.ts';
import { report } from './figures.ts';
import { readMessages, sourceHash, wordsOf } from './messages.ts';
import { samplesOf, train } from './model.ts';
import { replyOf } from './replies.ts';

const messages = readMessages(replyOf);
const samples = samplesOf(messages, wordsOf(messages));
report(samples);
const bytes = packWeights(train(samples, sourceHash()));
writeFileSync(WEIGHTS_FILE, bytes);
console.log(`\n${messages.length} messages, ${Math.round(bytes.length / 1024)} kB of weights`);
