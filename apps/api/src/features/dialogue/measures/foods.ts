import type { Restaurant } from '@saffron/contracts/guide';
import { LESSER } from '../../search/criteria/food-fit.ts';
import { IMPLIED_BY } from '../../search/query/slots/kept-diet.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { DIETS, suchOf } from '../../understanding/lexicon/foods.ts';
import { GAP } from '../../understanding/text/evidence.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { tagsIn } from '../../understanding/vocabulary/vocabulary.ts';
import { speaking } from './features.ts';
import { type Detail, type Measure, type Standing, UNKNOWN } from './measure.ts';
import { detailOf, notedOf } from './noted.ts';

/** Words that refuse what they stand before in the same clause. */
const REFUSING = wordSet(
  'no not cannot cant wont dont doesnt never without unable refuse nothing little hardly neither nor isnt arent',
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

const HEALTH: ReadonlySet<string> = new Set(['gluten free', 'dairy free']);

/** Whether a kitchen keeps a diet, as its tags, its cuisine and its notes tell. */
export function dietMeasure(key: string, snapshot: Snapshot): Measure {
  const label = key.replace(' free', '-free');
  const health = HEALTH.has(key);
  return {
    key,
    firm: true,
    strict: health ? 'health' : 'belief',
    words: {
      has: `has ${label} food`,
      lacks: `has no ${label} food`,
      maybe: `has something ${label}`,
      more: `better for ${label} food`,
      most: `the best for ${label} food`,
    },
    of: (row) => {
      const noted = notedOf(key, row, health);
      // A dish with flour in it does not tell what else there is.
      if (
        !noted ||
        noted.outcome === 'unknown' ||
        noted.contains ||
        noted.field === 'kitchen' ||
        noted.field === 'name'
      )
        return health ? UNKNOWN : byKitchen(key, row, snapshot);
      // Where somebody could fall ill, the notes are never sure: what they promise is told with a caution.
      const outcome = health && noted.outcome === 'partly' ? 'yes' : noted.outcome;
      return { outcome, level: LEVELS[outcome], details: detailOf(key, noted) };
    },
  };
}

/** What the kind of kitchen tells of a diet that nobody falls ill by: one of fish is right for pescatarians. */
function byKitchen(key: string, row: Restaurant, { fits }: Snapshot): Standing {
  const cuisine = row.cuisine?.trim() ?? '';
  const keeps = [key, ...(IMPLIED_BY[key] ?? [])].some((one) => {
    const { equal, within } = fits.valuesOf(one);
    return equal.includes(cuisine) || within.includes(cuisine);
  });
  return keeps && speaking(row, MEAT_FATS).length === 0
    ? { outcome: 'yes', level: LEVELS.yes, details: [{ type: 'cuisine', cuisine }] }
    : UNKNOWN;
}

/** What fish is fried in that is no fish. */
const MEAT_FATS = ['dripping', 'lard', 'tallow', 'suet'].map(stemsOf);

const LEVELS = { yes: 2, partly: 1, no: -2, unknown: 0 } as const;

/** Whether a place serves a dish or a cuisine; of a food of some kind ("oysters"), only what tells of that one counts. */
export function foodMeasure(key: string, label: string, snapshot: Snapshot): Measure {
  if (DIETS.has(key)) return dietMeasure(key, snapshot);
  const food = snapshot.fits.food(key);
  const said = stemsOf(label);
  const one = suchOf(food, label);
  const phrases = (one ?? food?.shown ?? [label]).map(stemsOf);
  const tags = new Set(snapshot.vocabulary.tagsOf.get(key) ?? []);
  return {
    key: `food ${key}`,
    words: {
      has: `does ${label}`,
      lacks: `doesn't do ${label}`,
      ...((one || food?.kind === 'dish') && { maybe: `might do ${label}` }),
      more: `better for ${label}`,
      most: `the best for ${label}`,
    },
    of: (row) =>
      ofFood(
        row,
        [said, ...phrases],
        // A kitchen of its kind does not tell of one such food.
        one || !food
          ? undefined
          : tagsIn(row.tag).some((tag) => tags.has(tag))
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
