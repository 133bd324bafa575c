import type { Restaurant } from '@saffron/contracts/guide';
import { LESSER } from '../../search/criteria/food-fit.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { DIETS, FOODS } from '../../understanding/lexicon/foods.ts';
import { GAP } from '../../understanding/text/evidence.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import { tagsIn } from '../../understanding/vocabulary/vocabulary.ts';
import { speaking } from './features.ts';
import { type Detail, type Measure, type Standing, UNKNOWN } from './measure.ts';

/** Diets that another one keeps too. */
const IMPLIED_BY: Readonly<Record<string, readonly string[]>> = { vegetarian: ['vegan'], 'dairy free': ['vegan'] };

/** Words that refuse what they stand before in the same clause: "they cannot do vegan", "not safe for nut allergies". */
const REFUSING: ReadonlySet<string> = new Set(
  'no not cannot cant wont dont doesnt never without unable refuse nothing little hardly neither nor isnt arent'.split(
    ' ',
  ),
);

/** Whether a detail's sentence refuses what its phrase names. */
function refuses(detail: Detail): boolean {
  if (detail.type !== 'sentence') return false;
  const { stems } = detail.sentence;
  const [first = ''] = detail.phrase;
  const at = stems.indexOf(first);
  const from = stems.lastIndexOf(GAP, at) + 1;
  return stems.slice(from, at).some((word) => REFUSING.has(word));
}

const EITHER_VOICE = ['says', 'denies'] as const;

const HEALTH: ReadonlySet<string> = new Set(['gluten free', 'dairy free']);

/** Whether a kitchen keeps a diet, as its tags, its cuisine and its notes tell. */
export function dietMeasure(key: string, { vocabulary, fits }: Snapshot): Measure {
  const label = key.replace(' free', '-free');
  const keys = [key, ...(IMPLIED_BY[key] ?? [])];
  const tags = new Set(keys.flatMap((one) => vocabulary.tagsOf.get(one) ?? []));
  const cuisines = new Set(keys.flatMap((one) => fits.valuesOf(one).equal));
  const phrases = keys.flatMap((one) => FOODS.get(one)?.shown ?? [one]).map(stemsOf);
  return {
    key,
    firm: true,
    strict: HEALTH.has(key) ? 'health' : 'belief',
    words: {
      has: `has ${label} food`,
      lacks: `has no ${label} food`,
      more: `better for ${label} food`,
      most: `the best for ${label} food`,
    },
    of: (row) => {
      const spoken = EITHER_VOICE.flatMap((voice) => speaking(row, phrases, voice));
      const refusing = spoken.filter(refuses);
      const saying = spoken.filter((detail) => !refusing.includes(detail));
      if (cuisines.has(row.cuisine?.trim() ?? ''))
        return { outcome: 'yes', level: 3, details: [...saying, { type: 'cuisine', cuisine: row.cuisine ?? '' }] };
      // Where notes say both, what they refuse is what a diner has to know.
      if (refusing.length > 0)
        return { outcome: saying.length > 0 ? 'partly' : 'no', level: saying.length > 0 ? 0 : -2, details: refusing };
      const tagged = tagsIn(row.tag).some((tag) => tags.has(tag));
      if (saying.length === 0 && !tagged) return UNKNOWN;
      return { outcome: 'yes', level: tagged && saying.length > 0 ? 2 : 1, details: saying };
    },
  };
}

/** Whether a place serves a dish or a cuisine. */
export function foodMeasure(key: string, label: string, snapshot: Snapshot): Measure {
  if (DIETS.has(key)) return dietMeasure(key, snapshot);
  const food = snapshot.fits.food(key);
  const phrases = (food?.shown ?? [label]).map(stemsOf);
  const said = stemsOf(label);
  const tags = new Set(snapshot.vocabulary.tagsOf.get(key) ?? []);
  return {
    key: `food ${key}`,
    words: {
      has: `does ${label}`,
      lacks: `doesn't do ${label}`,
      more: `better for ${label}`,
      most: `the best for ${label}`,
    },
    of: (row) =>
      ofFood(
        row,
        [said, ...phrases],
        tagsIn(row.tag).some((tag) => tags.has(tag))
          ? 0
          : food === null
            ? undefined
            : snapshot.fits.of(food).plain.get(row.cuisine?.trim() ?? ''),
      ),
  };
}

/** @param cost of the cuisine, 0 where it is the food itself */
function ofFood(row: Restaurant, phrases: readonly (readonly string[])[], cost: number | undefined): Standing {
  const saying = speaking(row, phrases).filter((detail) => !refuses(detail));
  const kitchen = cost !== undefined && cost < LESSER;
  const cuisine: Detail[] = kitchen && row.cuisine ? [{ type: 'cuisine', cuisine: row.cuisine }] : [];
  if (saying.length > 0)
    return {
      outcome: 'yes',
      level: (kitchen ? 3 : 1) + Math.min(2, saying.length) / 2,
      details: [...saying, ...cuisine],
    };
  if (kitchen) return { outcome: 'partly', level: 1, details: cuisine };
  const denying = speaking(row, phrases, 'denies');
  return denying.length > 0 ? { outcome: 'no', level: -1, details: denying } : UNKNOWN;
}
