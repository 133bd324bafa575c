import { demoGuide } from '@saffron/db/demo-guide/index';
import type { DemoRestaurant } from '@saffron/db/demo-guide/types';
import { expect, test } from 'vitest';
import { lakesideCity } from '../../../bench/quality/guides/lakeside-city.ts';
import { nightMarket } from '../../../bench/quality/guides/night-market.ts';
import { smallTown } from '../../../bench/quality/guides/small-town.ts';
import { universityTown } from '../../../bench/quality/guides/university-town.ts';
import { ATTRIBUTES } from '../src/features/search/facts/attributes/attributes.ts';
import { FEATURES } from '../src/features/understanding/lexicon/features.ts';
import { stemsOf } from '../src/features/understanding/text/tokens.ts';
import { OTHER_TOWN } from './told/other-town.ts';

const OTHERS = [lakesideCity, nightMarket, smallTown, universityTown, OTHER_TOWN].flat();
/** The most of all phrases that may have been learned from one restaurant. */
const SHARE = 0.05;

const bars = (words: string | undefined): string[] => words?.split('|').filter(Boolean) ?? [];

/** Every phrase of several words that tells something where notes have it, by its stems. */
const PHRASES = new Set(
  [
    ...Object.values(FEATURES).flatMap(({ shown, hint, against }) => [shown, hint, against]),
    ...ATTRIBUTES.flatMap(({ yes, for: lone, no, against, other }) => [yes, lone, no, against, other]),
  ]
    .flatMap(bars)
    .map((phrase) => stemsOf(phrase).join(' '))
    .filter((phrase) => phrase.includes(' ')),
);

/** What a restaurant's texts say, as stems with a space around them. */
function textOf({ name, cuisine, tags, notes }: DemoRestaurant): string {
  const texts = [name, cuisine, ...tags, ...(typeof notes === 'string' ? [notes] : Object.values(notes ?? {}))];
  return texts.map((text) => ` ${stemsOf(text).join(' ')} `).join('|');
}

test('what tells of a place is language: hardly a phrase is found in one restaurant of the demo guide alone', () => {
  const [demo, others] = [demoGuide.map(textOf), OTHERS.map(textOf)];
  const memorized = [...PHRASES].filter((phrase) => {
    const isIn = (text: string) => text.includes(` ${phrase} `);
    return demo.filter(isIn).length === 1 && !others.some(isIn);
  });
  expect(memorized.length / PHRASES.size, memorized.join(', ')).toBeLessThanOrEqual(SHARE);
});
