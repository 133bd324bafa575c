import { readFileSync } from 'node:fs';
import { demoGuide } from '@saffron/db/demo-guide/index';
import type { DemoRestaurant } from '@saffron/db/demo-guide/types';
import { describe, expect, it, test } from 'vitest';
import { lakesideCity } from '../../../bench/quality/guides/lakeside-city.ts';
import { nightMarket } from '../../../bench/quality/guides/night-market.ts';
import { answering } from '../src/features/understanding/answering/answering.ts';
import { sentencesOf } from '../src/features/understanding/text/sentences.ts';
import { tokenize } from '../src/features/understanding/text/tokens.ts';
import { restaurant } from './example-guide.ts';
import { asReturned, talkAbout } from './quality-talk.ts';
import { OTHER_TOWN } from './told/other-town.ts';

/** Questions about places of a guide, with the sentences of the notes that answer them; "-" where none does. */
function questionsOf(file: string, guide: readonly DemoRestaurant[]) {
  const rows = new Map(asReturned(guide).map((row) => [row.name, row]));
  return readFileSync(new URL(`told/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [place = '', question = '', answers = ''] = line.split('|');
      const row = rows.get(place);
      if (!row) throw new Error(`No such place: ${place}`);
      const sentences = sentencesOf(row);
      const [best] = answering(tokenize(question), sentences);
      const at = best ? sentences.indexOf(best.sentence) : -1;
      return { chance: best?.chance ?? 0, answerable: answers !== '-', right: answers.split(',').includes(String(at)) };
    });
}

describe.each([
  ['questions.txt', demoGuide, 0.45],
  ['other-town.txt', OTHER_TOWN, 0.7],
  ['more-places.txt', demoGuide, 0.4],
  ['two-guides.txt', [...lakesideCity, ...nightMarket], 0.55],
] as const)('sentences that answer in other words: %s', (file, guide, least) => {
  const questions = questionsOf(file, guide);
  const answerable = questions.filter((one) => one.answerable);
  const surely = questions.filter(({ chance }) => chance >= 0.42);

  it('are found for many questions, and hardly ever for one that nothing answers', () => {
    expect(surely.filter(({ right }) => right).length / answerable.length).toBeGreaterThan(least);
    expect(surely.filter(({ right }) => right).length / surely.length).toBeGreaterThan(0.75);
    const silent = questions.filter((one) => !one.answerable);
    expect(silent.filter(({ chance }) => chance >= 0.42).length / silent.length).toBeLessThan(0.1);
  });
});

const town = [
  restaurant(1, {
    name: 'Plum Ladder',
    cuisine: 'Turkish',
    neighborhood: 'Hilltop',
    saffronNotes: JSON.stringify({
      vibe: 'Racks of newspapers by the door. Everybody shares long benches. An accordion on Thursdays. No candles.',
      food_notes: 'Aubergine with yoghurt, lamb stew, bourbon by the bottle. Peanut sauce on everything.',
    }),
  }),
];
const there = talkAbout(town);

describe('a question in words that the notes do not use', () => {
  test.each([
    ['do they have eggplant?', /Aubergine/],
    ['is there any whisky?', /bourbon/],
    ['are there magazines?', /newspapers/],
  ])('%s', async (question, words) => expect((await there.reply('Turkish in Hilltop', question)).text).toMatch(words));

  test.each([
    'do they have a swimming pool?',
    'is there a cloakroom?',
    'do they have a helipad?',
    'have they got crayons?',
  ])('says that nobody knows: %s', async (question) =>
    expect((await there.reply('Turkish in Hilltop', question)).text).toMatch(
      /^I (?:don't know|can't say|can't tell you)/,
    ),
  );

  test.each(['is it safe with a groundnut allergy?', 'is it safe for somebody with a peanut allergy?'])(
    'never says by likeness that food is safe: %s',
    async (question) => expect((await there.reply('Turkish in Hilltop', question)).text).not.toMatch(/^Ye[sp]\b/),
  );
});
