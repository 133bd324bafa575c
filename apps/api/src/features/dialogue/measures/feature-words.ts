import { table } from '../../../table.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { DEGREES } from './degrees.ts';
import type { MeasureWords } from './measure.ts';

/** What a place is good for, as one says it. */
const OCCASIONS: Readonly<Record<string, string>> = table({
  kids: 'children',
  group: 'a group',
  date: 'a date',
  celebration: 'a celebration',
  anniversary: 'an anniversary',
  proposal: 'a proposal',
  business: 'a business meal',
  parents: 'family',
  solo: 'eating alone',
  tourists: 'visitors',
  theatre: 'the theatre',
  drinks: 'drinks',
  cocktails: 'cocktails',
  wine: 'wine',
  beer: 'beer',
  hangover: 'a hangover',
  consoling: 'a day like that',
  mourning: 'a day like that',
  sunday: 'a Sunday',
  allergy: 'allergies',
  sharing: 'sharing plates',
  wifi: 'working',
});

const VERBS: Readonly<Record<string, readonly [has: string, lacks: string, maybe?: string]>> = table({
  food: ['has food', 'has no food', 'has only a bite beside the drinks'],
  fire: ['has a fire', 'has no fire'],
  play: ['has room to play', 'has no room to play'],
  dog: ['takes dogs', "doesn't take dogs"],
  'no alcohol': ['has something without alcohol', 'has nothing without alcohol'],
  dry: ['serves no alcohol', 'serves alcohol'],
  'walk in': ['takes walk-ins', "doesn't take walk-ins"],
  delivery: ['delivers', "doesn't deliver"],
  byob: ['lets you bring a bottle', "doesn't let you bring a bottle"],
  alcohol: ['serves alcohol', 'serves no alcohol'],
  'cash only': ['takes only cash', 'takes cards'],
  cash: ['takes cash', 'takes only cards'],
  cards: ['takes cards', 'takes only cash', 'takes some cards'],
  spacious: ['has plenty of room', 'is cramped'],
  dim: ['is dim', 'is bright'],
  bright: ['is bright', 'is dark'],
  service: ['has good service', "isn't known for its service"],
  'own cake': ['lets you bring a cake', "doesn't let you bring a cake"],
  'birthday cake': ['does birthday cakes', 'does no birthday cakes'],
  'split bill': ['splits the bill', "doesn't split the bill"],
  chain: ['is part of a chain', "isn't part of a chain"],
  seated: ['has a table to sit at', 'has no table to sit at'],
  touristy: ['draws the tourists', "isn't one for the tourists"],
  late: ['is open late', "isn't open late"],
  early: ['opens early', "doesn't open early"],
  inside: ['has tables inside', 'has no tables inside'],
  sea: ['is by the sea', "isn't by the sea"],
  water: ['is by the water', "isn't by the water"],
});

const DEGREE = new Map(DEGREES.map((degree) => [degree.key, degree]));

/**
 * How replies speak of a feature of the lexicon.
 *
 * @param label what to call a feature that the lexicon does not have
 * @example featureWords('parking', 'parking').has // 'has parking'
 */
export function featureWords(key: string, label: string): MeasureWords {
  const occasion = OCCASIONS[key];
  if (occasion)
    return {
      has: `is good for ${occasion}`,
      lacks: `isn't the place for ${occasion}`,
      more: `better for ${occasion}`,
      most: `the best for ${occasion}`,
    };
  const degree = DEGREE.get(key);
  if (degree) return degree;
  const what = FEATURES[key]?.label ?? label;
  const [has, lacks, maybe] = VERBS[key] ?? [`has ${what}`, `has no ${what.replace(/^an? /, '')}`];
  return { has, lacks, ...(maybe && { maybe }), more: `better for ${what}`, most: `the best for ${what}` };
}
