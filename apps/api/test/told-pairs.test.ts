import { readdirSync, readFileSync } from 'node:fs';
import type { Restaurant } from '@saffron/contracts/guide';
import { expect, test } from 'vitest';
import { attributesAsked } from '../src/features/search/facts/asked.ts';
import { factsOf } from '../src/features/search/facts/facts.ts';
import { sentencesOf } from '../src/features/understanding/text/sentences.ts';
import { tokenize } from '../src/features/understanding/text/tokens.ts';
import { restaurant } from './example-guide.ts';

const DIRECTORY = new URL('told/pairs/', import.meta.url);
const PARTS = { v: 'vibe', f: 'food_notes', o: 'occasions' } as const;

/** A question about a place, and the sentences of its notes that answer it; none where nothing does. */
interface Asked {
  row: Restaurant;
  question: string;
  answers: readonly string[];
}

/** The questions of one place: its heading, its sentences by parts, and lines of a question and the numbers of sentences. */
function questionsOf(block: string, id: number): Asked[] {
  const [heading = '', ...lines] = block.split('\n');
  const [name = '', cuisine = '', neighborhood = ''] = heading.replace('## ', '').split(' | ');
  const said = lines.filter((line) => /^[vfo] /.test(line));
  const part = (sign: string) => said.flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : [])).join('\n');
  const notes = Object.fromEntries(Object.entries(PARTS).map(([sign, key]) => [key, part(sign)]));
  const row = restaurant(id, { name, cuisine, neighborhood, saffronNotes: JSON.stringify(notes) });
  return lines.flatMap((line) => {
    const [, question = '', numbers = ''] = /^\? (.+) = (-|\d+(?:,\d+)*)$/.exec(line) ?? [];
    const answers = numbers.split(',').flatMap((number) => said[Number(number) - 1]?.slice(2) ?? []);
    return question ? [{ row, question, answers }] : [];
  });
}

const asked = readdirSync(DIRECTORY).flatMap((file) =>
  readFileSync(new URL(file, DIRECTORY), 'utf8').trim().split(/\n\n/).flatMap(questionsOf),
);

/** The first sentence that tells what a question asks about, where one does. */
function toldTo({ row, question }: Asked): string | null {
  const [first] = attributesAsked(tokenize(question)).filter(({ attribute }) => !attribute.allergen);
  const fact = factsOf(row).find(({ topic, sentence }) => sentence !== null && topic === first?.attribute.key);
  return fact?.sentence?.text ?? null;
}

test('what is told of a place is mostly the sentence that answers, as five authors see it', { tags: ['long'] }, () => {
  expect(asked.length).toBeGreaterThan(4_000);
  expect(asked.every(({ row }) => sentencesOf(row).length > 0)).toBe(true);
  const told = asked.flatMap((one) => {
    const sentence = toldTo(one);
    return sentence === null ? [] : [one.answers.some((answer) => answer.includes(sentence))];
  });
  expect(told.length / asked.length).toBeGreaterThan(0.15);
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.75);
});
