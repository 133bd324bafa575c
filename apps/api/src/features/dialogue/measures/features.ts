import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../table.ts';
import { SHOWN, weightsOf } from '../../search/ranking/feature-evidence.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { voiceOf } from '../../understanding/text/evidence.ts';
import { Recent } from '../../understanding/text/recent.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import type { FeatureWish } from '../../understanding/wishes.ts';
import type { Detail, Outcome, Standing } from './measure.ts';
import { detailOf, notedOf } from './noted.ts';

/** From this weight on tags or notes say it in so many words. */
const SAID = 2;
/** The level of a place whose notes deny it. */
const DENIED = -2;
/** Among equals, each further sentence that speaks of it counts this much; so many are counted. */
const STEP = 0.05;
const SURE = 3;
/** What speaks against these features. */
export const OPPOSITE: Readonly<Record<string, string>> = table({
  quiet: 'lively',
  lively: 'quiet',
  cheap: 'dear',
  dear: 'cheap',
  casual: 'dressy',
  dressy: 'casual',
  touristy: 'local',
});

const wishFor = (key: string, label: string, tags: readonly string[]): FeatureWish => ({
  key,
  label,
  tags,
  firm: false,
  said: label,
});

/**
 * Where a place stands by a feature, as tags and notes speak of it.
 *
 * @param key of the lexicon, or "tag …" with the guide's tag as the label
 */
export function ofFeature(row: Restaurant, key: string, label: string, snapshot: Snapshot): Standing {
  const weighed = byWeight(row, key, label, snapshot);
  const noted = notedOf(key, row);
  if (!noted || noted.outcome === 'unknown') return weighed;
  const details = [...detailOf(key, noted), ...weighed.details.filter(() => noted.outcome === weighed.outcome)];
  const level = weighed.level ?? 0;
  if (noted.outcome === 'no') return { outcome: 'no', level: Math.min(level, DENIED), details };
  // Notes that say both say less than those that say it.
  return noted.outcome === 'yes'
    ? { outcome: 'yes', level: Math.max(level, SAID), details }
    : { outcome: 'partly', level: Math.min(Math.max(level, 0), SAID - STEP), details };
}

/** By the tags and the words of the notes. */
function byWeight(row: Restaurant, key: string, label: string, snapshot: Snapshot): Standing {
  const weight = weightIn(row, key, label, snapshot);
  const opposite = OPPOSITE[key];
  const against = opposite ? Math.max(0, weightIn(row, opposite, opposite, snapshot)) : 0;
  const outcome: Outcome = weight >= SAID ? 'yes' : weight >= SHOWN ? 'partly' : weight < 0 ? 'no' : 'unknown';
  const details = detailsOf(row, key, label, weight === 0 && against >= SAID ? 'no' : outcome);
  const known = weight !== 0 || against > 0;
  const sure = Math.min(details.length, SURE) * (outcome === 'no' ? -STEP : STEP);
  const level = known ? Math.round((weight - against / 2 + sure) * 100) / 100 : null;
  return { outcome: weight === 0 && against >= SAID ? 'no' : outcome, level, details };
}

function weightIn(row: Restaurant, key: string, label: string, snapshot: Snapshot): number {
  const tags = key.startsWith('tag ') ? [label] : (snapshot.vocabulary.tagsOf.get(key) ?? []);
  return weightsOf(wishFor(key, label, tags), snapshot)[snapshot.positions.get(row.id) ?? -1] ?? 0;
}

const phrasesIn = (words = ''): readonly string[][] =>
  remembered.get(words, () => words.split('|').filter(Boolean).map(stemsOf));

/** The words of more features than the lexicon has. */
const remembered = new Recent<string, readonly string[][]>(500);

/** The sentences of the notes that speak for a feature, or where it is not so, against it. */
function detailsOf(row: Restaurant, key: string, label: string, outcome: Outcome): Detail[] {
  const feature = FEATURES[key];
  const opposite = FEATURES[OPPOSITE[key] ?? ''];
  const shown = phrasesIn(feature?.shown ?? feature?.said ?? label);
  if (outcome === 'no')
    return [
      ...speaking(row, phrasesIn(feature?.against)),
      ...speaking(row, phrasesIn(opposite?.shown)),
      ...speaking(row, shown, 'denies'),
    ];
  return speaking(row, shown);
}

/** The sentences of a place's notes that say or deny one of several phrases. */
export function speaking(
  row: Restaurant,
  phrases: readonly (readonly string[])[],
  voice: 'says' | 'denies' = 'says',
): Detail[] {
  return sentencesOf(row).flatMap((sentence) => {
    const phrase = phrases.find((one) => voiceOf(sentence.stems, one) === voice);
    return phrase ? [{ type: 'sentence' as const, sentence, phrase }] : [];
  });
}
