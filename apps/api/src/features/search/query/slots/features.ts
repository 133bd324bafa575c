import type { Restaurant } from '@saffron/contracts/guide';
import type { Outcome, QueryEvidence } from '@saffron/contracts/guide-query';
import { FEATURES } from '../../../understanding/lexicon/features.ts';
import { phrasesIn } from '../../../understanding/text/word-set.ts';
import { tagsIn } from '../../../understanding/vocabulary/vocabulary.ts';
import type { FeatureWish } from '../../../understanding/wishes.ts';
import { groupIn } from '../../facts/seating.ts';
import { evidenceOf, FIELDS, weightsOf } from '../../ranking/feature-evidence.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { Check, SlotReader } from '../check.ts';
import { sentenceOf, sentenceWhere } from '../sentences.ts';
import { featureWish } from '../values.ts';
import { readWalkIn, WALK_IN, walkInAt } from './reservations.ts';

/** Without these somebody cannot come. */
const ACCESS: ReadonlySet<string> = new Set(['wheelchair', 'allergy']);

const LACKS = (): Outcome => 'lacks';

/** How tags, notes and fields show a feature. What goes with it without saying so is nearly it. */
export function featureCheck(wish: FeatureWish, snapshot: Snapshot): Check {
  const shows = evidenceOf(wish, snapshot);
  const weights = weightsOf(wish, snapshot);
  const field = FIELDS[wish.key];
  // Where a field says that a place does not have it; one that takes bookings may take whoever comes in, too.
  const withoutField = wish.key === WALK_IN ? walkInAt(snapshot) : LACKS;
  const outcome = (row: Restaurant, at: number): Outcome => {
    const weight = weights[at] ?? 0;
    if (weight < 0) return shows.mentioned(row, at) ? 'nearly' : 'lacks';
    if (shows.tagged(at) || shows.isVenue(at) || shows.mentioned(row, at)) return 'meets';
    if (weight > 0) return 'nearly';
    return field ? withoutField(row, at) : 'unknown';
  };
  return {
    outcome,
    feature: wish,
    ...(ACCESS.has(wish.key) && { firm: true }),
    evidence: (row, at) => wordsFor(wish, outcome(row, at), row),
  };
}

/** The words that an outcome comes from, the clearest first. */
function wordsFor(wish: FeatureWish, outcome: Outcome, row: Restaurant): QueryEvidence | undefined {
  const feature = FEATURES[wish.key];
  const shown = [wish.said, ...phrasesIn(feature ? (feature.shown ?? feature.said) : wish.label)];
  const tag = tagsIn(row.tag).find((one) => wish.tags.includes(one));
  if (outcome === 'unknown') return;
  if (outcome === 'lacks')
    return (
      sentenceOf(row, shown, 'denies') ??
      sentenceOf(row, phrasesIn(feature?.against), 'says') ??
      countedFor(wish, 'no', row) ??
      kindOf(row)
    );
  if (tag) return { field: 'tag', sentence: tag };
  return (
    sentenceOf(row, shown, 'says') ??
    countedFor(wish, 'yes', row) ??
    sentenceOf(row, phrasesIn(feature?.hint), 'says') ??
    kindOf(row)
  );
}

/** The sentence that tells by numbers whether a group has room. */
const countedFor = ({ key }: FeatureWish, says: 'yes' | 'no', row: Restaurant): QueryEvidence | undefined =>
  key === 'group' ? sentenceWhere(row, (sentence) => groupIn(sentence) === says) : undefined;

/** What the fields of a restaurant say of its kind. */
function kindOf({ bar, restaurant, cuisine }: Restaurant): QueryEvidence | undefined {
  const kinds = [bar && 'bar', restaurant && 'restaurant', cuisine].filter(Boolean);
  return kinds.length > 0 ? { field: 'kind', sentence: kinds.join(', ') } : undefined;
}

const isKnown = ({ key, tags }: FeatureWish): boolean => FEATURES[key] !== undefined || tags.length > 0;

/** The name of a feature has fewer words. */
const HEAD_MAX = 8;

/** A feature whose name nobody knows, but the end of it, with what stands before: "lake view" is a view, and of a lake. */
function compoundCheck(text: string, own: Check, snapshot: Snapshot): Check {
  const words = text.split(/\s+/);
  for (let at = Math.max(1, words.length - HEAD_MAX); at < words.length; at += 1) {
    const wish = featureWish(words.slice(at).join(' '), snapshot);
    if (!isKnown(wish)) continue;
    const head = featureCheck(wish, snapshot);
    const rest = featureCheck(featureWish(words.slice(0, at).join(' '), snapshot), snapshot);
    const outcome = (row: Restaurant, position: number): Outcome => {
      const found = head.outcome(row, position);
      if (own.outcome(row, position) === 'meets') return 'meets';
      return found === 'meets' && !['meets', 'nearly'].includes(rest.outcome(row, position)) ? 'nearly' : found;
    };
    return { ...head, ...((head.firm || rest.firm) && { firm: true }), outcome };
  }
  return own;
}

/** What a place has, how it feels, and what it is for. These differ only in how soon they give way. */
export const features: SlotReader = {
  *reads(value, { snapshot }) {
    const words = String(value).split(/\s+/);
    const ends = words
      .slice(-HEAD_MAX)
      .map((_, at) => words.slice(Math.max(0, words.length - HEAD_MAX) + at).join(' '));
    const isWalkIn = (text: string) => featureWish(text, snapshot).key === WALK_IN;
    if ([String(value), ...ends].some(isWalkIn)) yield* readWalkIn(snapshot);
  },
  check: (value, { snapshot }) => {
    const wish = featureWish(String(value), snapshot);
    const own = featureCheck(wish, snapshot);
    return isKnown(wish) ? own : compoundCheck(wish.said, own, snapshot);
  },
};
