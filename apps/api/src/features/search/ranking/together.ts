import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { ATTRIBUTES } from '../../understanding/fold.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { answerOf } from '../facts/answer.ts';
import type { Outcome } from '../facts/attribute.ts';
import { attributeOf } from '../facts/attribute-of.ts';
import { factsOf } from '../facts/facts.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { weightsOf } from './feature-evidence.ts';
import type { Ranked } from './rank.ts';
import { answers, isTimed, SPEAKS, suits, type Theme, themesOf, type Wished } from './themes.ts';

/** What one more wish counts that the same sentence meets. */
const FURTHER = 0.5;
const MOST = 3;

/**
 * How well one sentence of a place meets several wishes at once, 0 to {@link MOST}; 0 where nothing is told of one of them. "It is built for
 * kids' birthdays" says more of a birthday with children than a high chair and a cake do.
 */
function* togetherIn(row: Restaurant, wishes: Wishes): Steps<{ together: number; suiting: number }> {
  const themes = themesOf(wishes).filter(({ wish }) => typeof wish !== 'object' || !isTimed(wish));
  // Where the best is all that was wished, or nothing, what the notes praise counts by itself.
  const isPraise = themes.every(
    ({ wish }) => wish === 'words' || (typeof wish === 'object' && wish.key === 'bestrated'),
  );
  const facts = factsOf(row);
  const met = new Set<Wished>();
  let most = 0;
  let suiting = 0;
  for (const sentence of sentencesOf(row)) {
    if (!isHarmless(sentence)) continue;
    yield;
    suiting = Math.max(suiting, suits(sentence, wishes));
    if (sentence.critical) continue;
    const each = themes.flatMap((theme) => {
      const one = sentence.part === 'occasions' && isDish(theme.wish) ? 0 : answers(sentence, theme, facts);
      if (one <= SPEAKS) return [];
      met.add(theme.wish);
      return one;
    });
    if (each.length === 0) continue;
    const sum = each.reduce((all, one) => all + one, 0);
    const first = isPraise ? 0 : Math.max(...each);
    // Other words of the diner decide between sentences that meet all that was understood.
    most = Math.max(most, (sum - first) * FURTHER);
  }
  // What is told well of two wishes makes up for no third one of which nothing is told.
  const isTold = ({ wish, attribute }: Theme) =>
    met.has(wish) || facts.some(({ topic, says }) => topic === attribute?.key && says === 'yes');
  return { together: themes.every(isTold) ? Math.min(MOST, most) : 0, suiting };
}

/** Of occasions, a dish is one more. */
const isDish = (wish: Wished): boolean =>
  typeof wish === 'object' && 'food' in wish && !isDiet(wish) && !ATTRIBUTES.has(wish.key);

/** What it counts that notes tell of a wish in words that its feature has not, or tell the contrary of it. */
const TOLD: Readonly<Record<Outcome, number>> = { yes: 1.2, partly: 0.5, unknown: 0, no: -1.2 };

/** What the notes of a place tell of the wishes of which neither its tags nor the words of a feature say anything. */
function toldOf({ features }: Wishes, snapshot: Snapshot): (one: Ranked) => number {
  const read = features.flatMap((wish) => {
    const attribute = isTimed(wish) ? undefined : attributeOf(wish.key);
    return attribute ? [{ attribute, weights: weightsOf(wish, snapshot) }] : [];
  });
  return ({ row, at }) =>
    read.reduce((sum, { attribute, weights }) => {
      if ((weights[at] ?? 0) !== 0) return sum;
      const { outcome, field } = answerOf(attribute, row);
      return field === 'field' ? sum : sum + TOLD[outcome];
    }, 0);
}

/** Places whose sentences are read, of those that are nearest. */
const READ = 40;

/** The nearest places once more, those first among equals of which one sentence meets most of the wishes. */
export function* readTogether(ranked: readonly Ranked[], wishes: Wishes, snapshot: Snapshot): Steps<Ranked[]> {
  const told = toldOf(wishes, snapshot);
  const read: Ranked[] = [];
  for (const [at, one] of ranked.entries()) {
    if (at >= READ) break;
    yield;
    const { together, suiting } = yield* togetherIn(one.row, wishes);
    const mood = told(one);
    // What is understood of the message speaks for itself.
    read.push({
      ...one,
      mood: one.mood + mood,
      score: one.score + mood + together + suiting / (1 + wishes.features.length + wishes.foods.length),
      suiting,
    });
  }
  return [...read.sort((a, b) => a.missed - b.missed || b.score - a.score), ...ranked.slice(READ)];
}
