// npm run train: makes the weights of the dialogue acts, of follow-ups and of the topics from the labelled texts, and prints cross-validated figures.
import { writeFileSync } from 'node:fs';
import { APPEAL_FILE } from '../src/features/search/facts/appeal.ts';
import { HOURS_FILE } from '../src/features/search/opening/hours-classifier.ts';
import { WEIGHTS_FILE } from '../src/features/understanding/acts/acts-of.ts';
import { FOLLOW_UPS_FILE } from '../src/features/understanding/acts/follow-up.ts';
import { packLinear } from '../src/features/understanding/learned/linear.ts';
import { HARMED_FILE } from '../src/features/understanding/safety/harmed.ts';
import { ASKED_FILE } from '../src/features/understanding/topics/asked.ts';
import { TOLD_FILE } from '../src/features/understanding/topics/told.ts';
import { samplesOf, trainActs } from './acts-model.ts';
import { appealHash, printAppeal, readAppealing, trainAppeal } from './appeal.ts';
import { crossValidate, figuresOf, print, printActs } from './figures.ts';
import { foldsByAuthor, mixedFolds } from './folds.ts';
import { followingAmong, followingHash, readFollowing, trainFollowUps } from './follow-ups.ts';
import { clausesIn, hoursHash, printHours, readSentences, trainHours } from './hours.ts';
import { readMessages, sourceHash, wordsOf } from './messages.ts';
import { needsHash, printNeeds, readNeeds, trainNeeds, wishedIn } from './needs.ts';
import { replyOf } from './replies.ts';
import { printTopics } from './topic-figures.ts';
import { readTexts, topicsHash, trainAsked, trainTold, withoutTopic } from './topics.ts';

const messages = readMessages(replyOf);
const guide = wordsOf(messages);
const samples = samplesOf(messages, guide);

console.log(`${'judged by the others'.padEnd(24)} count  micro-F1     whole     first`);
const byAuthor = crossValidate(samples, foldsByAuthor(messages));
for (const [file, found] of Map.groupBy(byAuthor, (one) => one.file))
  print(file.replace('.jsonl', ''), figuresOf(found));
print('one author left out', figuresOf(byAuthor));
const mixed = crossValidate(samples, mixedFolds(messages));
print('authors mixed', figuresOf(mixed));
printActs(mixed);

const texts = [...readTexts(), ...withoutTopic(messages)];
printTopics(texts);

const named = [...readNeeds(), ...wishedIn(messages)];
printNeeds(named);

const sentences = readSentences();
printHours(sentences);

const appealing = readAppealing();
printAppeal(appealing);

const source = topicsHash();
const following = [...readFollowing().flat(), ...followingAmong(messages)];
const files: [URL, Buffer][] = [
  [WEIGHTS_FILE, packLinear(trainActs(samples, sourceHash()))],
  [FOLLOW_UPS_FILE, packLinear(trainFollowUps(following, guide, followingHash(sourceHash())))],
  [TOLD_FILE, packLinear(trainTold(texts, source))],
  [ASKED_FILE, packLinear(trainAsked(texts, source))],
  [HARMED_FILE, packLinear(trainNeeds(named, needsHash()))],
  [APPEAL_FILE, packLinear(trainAppeal(appealing, appealHash()))],
  [HOURS_FILE, packLinear(trainHours(clausesIn(sentences), hoursHash()))],
];
const kilobytes = files.map(([file, bytes]) => {
  writeFileSync(file, bytes);
  return Math.round(bytes.length / 1024);
});
console.log(`\n${messages.length} messages and ${texts.length} texts; kB of weights: ${kilobytes.join(', ')}`);
