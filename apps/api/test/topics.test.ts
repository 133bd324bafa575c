import { describe, expect, it } from 'vitest';
import { appealOf, loadAppeal } from '../src/features/search/facts/appeal.ts';
import { attributesAsked } from '../src/features/search/facts/asked.ts';
import { factsOf } from '../src/features/search/facts/facts.ts';
import { loadHoursClassifier } from '../src/features/search/opening/hours-classifier.ts';
import { loadHarmed } from '../src/features/understanding/safety/harmed.ts';
import { tokenize } from '../src/features/understanding/text/tokens.ts';
import { askedIn, loadAsked } from '../src/features/understanding/topics/asked.ts';
import { loadTold, toldIn } from '../src/features/understanding/topics/told.ts';
import { TOPICS } from '../src/features/understanding/topics/topics.ts';
import { appealHash } from '../training/appeal.ts';
import { hoursHash } from '../training/hours.ts';
import { needsHash } from '../training/needs.ts';
import { textsOf, topicsHash } from '../training/topics.ts';
import { restaurant } from './example-guide.ts';

/** Written by an author of whom the models have seen nothing. */
const heldOut = textsOf(new URL('topics/held-out.txt', import.meta.url));
const shareOf = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;

describe('the models of topics and of harm', () => {
  it('come from weights made of the data and code in this repository', () => {
    expect(loadTold().head.source, 'run npm run train').toBe(topicsHash());
    expect(loadAsked().head.source, 'run npm run train').toBe(topicsHash());
    expect(loadHarmed().head.source, 'run npm run train').toBe(needsHash());
    expect(loadAppeal().head.source, 'run npm run train').toBe(appealHash());
    expect(loadHoursClassifier().head.source, 'run npm run train').toBe(hoursHash());
  });

  it('tell of any text, and never that it is surer than sure', () => {
    for (const text of ['', ' ', '🍜🍜', '\ud800', 'ﷺ'.repeat(2_000), 'no '.repeat(2_000)]) {
      for (const { chance } of [...askedIn(tokenize(text), 0), ...toldIn(text, 0)]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      expect(toldIn(text, 0)).toHaveLength(TOPICS.length);
    }
  });
});

describe('what makes one want to go', () => {
  const surest = (texts: readonly string[]) => Math.max(...texts.map((text) => appealOf({ text }).appeals));
  const least = (texts: readonly string[]) => Math.min(...texts.map((text) => appealOf({ text }).appeals));

  it('is a dish, a room or a welcome, and no rule of the house', () => {
    const reasons = [
      'Braised oxtail over buttered barley, and a walnut tart with its own cream.',
      'Candles in every window and an open fire that somebody keeps feeding.',
      'The charred hispi with anchovy butter is the best thing in town at $14.',
    ];
    const rules = [
      'Bookings by telephone only, and a deposit of $20 a head for eight or more.',
      'The last orders are at nine and the side door is locked at ten.',
      'Ring the bell for the ramp, and ask for the key to the accessible toilet.',
    ];
    expect(least(reasons)).toBeGreaterThan(surest(rules));
  });
});

describe('of an author whom nobody has read', () => {
  const keysIn = (text: string) => attributesAsked(tokenize(text)).map(({ attribute }) => attribute.key);

  it('most questions are understood, and hardly any as another one', () => {
    const questions = heldOut
      .filter(({ kind }) => kind === '?')
      .map(({ text, topic }) => ({ keys: keysIn(text), topic }));
    expect(shareOf(questions, ({ keys, topic }) => keys.includes(topic ?? ''))).toBeGreaterThan(0.75);
    expect(shareOf(questions, ({ keys, topic }) => keys.length > 0 && !keys.includes(topic ?? ''))).toBeLessThan(0.1);
  });

  it('most of what notes tell is read, and hardly ever as the contrary', () => {
    const told = heldOut.flatMap(({ kind, text, topic }) => {
      if (kind !== '+' && kind !== '-') return [];
      const part = OF_FOOD.has(topic ?? '') ? 'food_notes' : 'vibe';
      const facts = factsOf(restaurant(1, { saffronNotes: JSON.stringify({ [part]: text }) }));
      const says = facts.filter((fact) => fact.topic === topic).map((fact) => fact.says);
      return [{ says, right: kind === '+' ? ('yes' as const) : ('no' as const) }];
    });
    expect(shareOf(told, ({ says, right }) => says.includes(right))).toBeGreaterThan(0.5);
    expect(shareOf(told, ({ says, right }) => says.length > 0 && !says.includes(right))).toBeLessThan(0.05);
  });
});

const OF_FOOD: ReadonlySet<string> = new Set(
  'portions|spicy|tasting menu|sharing|coffee|dessert|home-made|alcohol|alcohol free|breakfast|brunch|lunch|dinner|food'.split(
    '|',
  ),
);
