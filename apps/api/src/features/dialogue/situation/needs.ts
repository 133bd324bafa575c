import type { Restaurant } from '@saffron/contracts/guide';
import { timeOf } from '@saffron/contracts/hours/schedule';
import { table } from '../../../table.ts';
import { scheduleOf } from '../../search/opening/opening.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { isHeat } from '../../understanding/delta/diets.ts';
import { NO_WISHES } from '../../understanding/fold.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import { INGREDIENTS } from '../../understanding/lexicon/ingredients.ts';
import { joiningIn } from '../../understanding/reading/joining.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { stemsOf, type Token } from '../../understanding/text/tokens.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { dishesOf } from '../ask/dishes.ts';
import { askedIn } from '../measures/asked.ts';
import { ofFeature, speaking } from '../measures/features.ts';
import { type Measure, type Standing, UNKNOWN } from '../measures/measure.ts';
import { degreeMeasure, featureMeasure } from '../measures/measures.ts';
import { detailOf, notedOf } from '../measures/noted.ts';
import { partyMeasure } from '../measures/party.ts';
import { isMostlyRaw, rawDetails } from '../measures/raw.ts';
import type { News } from './news.ts';

/** What a circumstance asks of a place: a feature of the lexicon, or the weather. */
const CIRCUMSTANCES: Readonly<Record<string, string>> = table({
  rain: 'its raining|it is raining|raining|its pouring|pouring|pouring down|started to rain|starts to rain|rain is coming|rainy|wet out|drizzling|its snowing|snowing|hail|storm|stormy|thunderstorm|going to rain|gonna rain|will rain|might rain|may rain|rain forecast|forecast rain|chance of rain|if it rains|it rains|blowing a gale|a gale|windy out|too windy',
  cold: 'its cold|it is cold|its so cold|its a bit cold|cold out|cold outside|bit cold|chilly|its freezing|freezing outside|freezing cold|freezing out|frosty|icy out|its winter|middle of winter|its november|its december|its january|its february|in november|in december|in january|in february',
  parking: 'driving|we have a car|have the car|got the car|coming by car|by car|taking the car|designated driver',
  terrace: 'its sunny|sunny|sun is out|sun came out|lovely weather|gorgeous out|heatwave|glorious out|warm out',
  quick:
    'in a hurry|in a rush|running late|only have an hour|only an hour|short on time|half an hour|got an hour|have an hour|back in an hour|got 20 minutes|got 30 minutes|got 40 minutes|got 45 minutes|30 minutes|45 minutes|40 minutes|20 minutes',
});

const CIRCUMSTANCE_PHRASES = new Phrases(
  Object.entries(CIRCUMSTANCES).flatMap(([key, said]) => said.split('|').map((phrase) => [phrase, key] as const)),
);

/** @example tellsCircumstance(tokenize("it's pouring")) // true */
export const tellsCircumstance = (tokens: readonly Token[]): boolean => CIRCUMSTANCE_PHRASES.findAll(tokens).length > 0;

/** What a statement asks of the places that were shown. */
export function needsIn(
  reading: Reading,
  news: News | null,
  snapshot: Snapshot,
  { partySize }: Pick<Wishes, 'partySize'>,
): Measure[] {
  const spans = CIRCUMSTANCE_PHRASES.findAll(reading.tokens);
  const all = reading.mentions.filter(({ from, to }) => !spans.some((span) => span.from < to && from < span.to));
  // "Nuts are fine again" needs no nuts.
  const mentions = all.filter((mention) => !isPregnancy(mention) && !(mention.dropped && mention.stated));
  const { needs, degrees } = askedIn({ ...reading, mentions }, snapshot);
  const hours = reading.times.flatMap(({ value }) => (value === null ? [] : [openMeasure(value)]));
  const measures = [
    ...mentions.flatMap((mention) => withoutMeasure(mention, reading, snapshot) ?? []),
    ...(all.some((mention) => isPregnancy(mention) && !mention.negated) ? [PREGNANCY] : []),
    ...(partySize !== null && joiningIn(reading.tokens) !== 0 ? [partyMeasure(partySize, snapshot)] : []),
    ...needs,
    ...degrees,
    ...hours,
    ...spans.map(({ value }) =>
      isWeather(value) ? weatherMeasure(value, snapshot) : featureMeasure(value, value, snapshot),
    ),
    ...(news?.feature ? [featureMeasure(news.feature, news.feature, snapshot)] : []),
  ];
  // A diet or what somebody is allergic to says more than that they are.
  const ill = measures.some(({ strict }) => strict);
  // Of what the children will not eat, that they come along is only said besides.
  const eats = measures.some(({ key }) => key === 'mild' || key.startsWith(WITHOUT));
  const telling = measures.filter(
    ({ key }) => !COMPANY.has(key) && !(ill && key === 'allergy') && !(eats && key === 'kids'),
  );
  return [...new Map((telling.length > 0 ? telling : measures).map((measure) => [measure.key, measure])).values()];
}

/** Whether a need only tells who comes. */
export const isCompany = ({ key }: Pick<Measure, 'key'>): boolean => COMPANY.has(key);

/** Whoever only tells who comes asks for nothing: a place does, unless something speaks against it. */
export const unlessAgainst = (measure: Measure): Measure =>
  isCompany(measure)
    ? {
        ...measure,
        of: (row) => {
          const standing = measure.of(row);
          return standing.outcome === 'unknown' ? { ...standing, outcome: 'yes' } : standing;
        },
      }
    : measure;

/** Who comes along, does not drink or has had sad news: no need beside another one. "My mum uses a wheelchair" asks about the step. */
const COMPANY: ReadonlySet<string> = new Set([
  'parents',
  'date',
  'group',
  'tourists',
  'business',
  'solo',
  'no alcohol',
  'dry',
  'consoling',
  'mourning',
]);

const WITHOUT = 'without ';
const ALLERGY = /^(?:allerg\w*|intoleran\w*|anaphyla\w*|epipen|react\w*)$/;

/** What somebody cannot or will not eat. Nothing in a guide promises that it is not there. */
function withoutMeasure(
  { meaning, negated, said, stated }: Mention,
  { tokens }: Reading,
  snapshot: Snapshot,
): Measure | null {
  if (!negated || meaning.type !== 'food') return null;
  // "She can't do spicy" wishes for something mild.
  if (isHeat(meaning.key)) return degreeMeasure('mild', snapshot);
  const food = FOODS.get(meaning.key);
  const label = food?.kind === 'kitchen' ? meaning.key : said.toLowerCase().replace(/^(?:no|not|without) /, '');
  // Nobody has to say why.
  const allergic = stated === true || tokens.some(({ word }) => ALLERGY.test(word));
  const phrases = (food === undefined || (!allergic && isIngredient(label)) ? [label] : food.shown).map(stemsOf);
  const wish = { key: meaning.key, label, said, food: food ?? null, fallback: false };
  const isBelief = OF_BELIEF.has(food?.key ?? label);
  const illness = `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label.replace(/(?<![su])s$/, '')} allergy`;
  const isTaste = !allergic && food?.kind === 'style' && !OF_BELIEF.has(food.key);
  return {
    key: `${WITHOUT}${meaning.key}`,
    absent: true,
    ...(allergic && { firm: true as const, strict: 'health' as const }),
    words: {
      has: !allergic ? `has plenty without ${label}` : isBelief ? `cooks without ${label}` : `is safe with ${illness}`,
      lacks: !allergic ? `has a lot of ${label}` : isBelief ? `cooks with ${label}` : `isn't safe with ${illness}`,
      ...(!allergic && { maybe: `has some things without ${label}` }),
      more: `better without ${label}`,
      most: `the best without ${label}`,
    },
    of: (row) => {
      const noted = allergic ? notedOf(meaning.key, row, true) : null;
      if (noted && noted.outcome !== 'unknown')
        return {
          outcome: noted.outcome,
          level: noted.outcome === 'no' ? -2 : 1,
          details: detailOf(meaning.key, noted),
        };
      const details = speaking(row, phrases);
      const others = allergic ? 0 : dishesOf(row, { ...NO_WISHES, notFoods: [wish] }, []).dishes.length;
      if (others >= SEVERAL)
        return details.length === 0
          ? { outcome: 'yes', level: 0, details }
          : { outcome: 'partly', level: -details.length / others, details: [] };
      // Notes name a kind of food where a place is for it; garlic may be in anything.
      if (details.length === 0) return isTaste && row.saffronNotes ? { outcome: 'yes', level: 0, details } : UNKNOWN;
      const outcome = allergic || details.length > 1 ? 'no' : 'partly';
      // Words that name what somebody leaves alone speak against a place, and never for it.
      return { outcome, level: -details.length, details: outcome === 'no' ? details : [] };
    },
  };
}

/** Oysters, but no seafood: who leaves out one thing eats others of its kind. */
const isIngredient = (label: string): boolean =>
  !Object.hasOwn(INGREDIENTS, label) &&
  Object.values(INGREDIENTS).some((words) => words.split('|').includes(stemsOf(label).join(' ')));

/** So many dishes are enough to choose from. */
const SEVERAL = 2;

/** Whoever leaves these alone may do so for more than their taste. */
const OF_BELIEF: ReadonlySet<string> = new Set(['pork', 'beef', 'meat']);

const isPregnancy = ({ meaning }: Mention): boolean =>
  meaning.type === 'feature' && (meaning.key === 'pregnancy' || meaning.key === 'low immunity');

/** Whether there is enough that is cooked; every kitchen has to be asked about the rest. */
const PREGNANCY: Measure = {
  key: 'pregnancy',
  words: {
    has: 'is fine',
    lacks: 'is mostly for what is eaten raw',
    maybe: 'is fine with a word to the kitchen about raw fish, raw egg and soft cheese',
    more: 'better for that',
    most: 'the best for that',
  },
  of: (row) =>
    isMostlyRaw(row)
      ? { outcome: 'no', level: -1, details: rawDetails(row) }
      : { outcome: 'partly', level: 1, details: [] },
};

/** Days of a week on which a place has to be open to be sure of it. */
const MOST_DAYS = 5;

/** Whether a place is open at an hour of the day, on most days. */
function openMeasure(hour: number): Measure {
  const at = hour < NIGHT ? hour + 24 : hour;
  const time = timeOf(hour * 60);
  return {
    key: `open ${hour}`,
    words: { has: `is open at ${time}`, lacks: `isn't open at ${time}`, more: 'open later', most: 'open latest' },
    of: (row) => {
      const schedule = scheduleOf(row);
      if (!schedule) return UNKNOWN;
      const { week } = schedule;
      const open = week.filter((spans) => spans.some(({ start, end }) => start <= at * 60 && at * 60 < end)).length;
      const last = Math.max(...week.flat().map(({ end }) => end));
      const standing = { level: open, details: [{ type: 'closes' as const, time: timeOf(last) }] };
      return { ...standing, outcome: open >= MOST_DAYS ? 'yes' : open > 0 ? 'partly' : 'no' };
    },
  };
}

/** Hours before this belong to the night before. */
const NIGHT = 5;

const OUTSIDE_ONLY = [
  'outdoors only',
  'outside only',
  'all outdoors',
  'no indoor',
  'no inside',
  'no roof',
  'food truck',
  'open air only',
].map(stemsOf);

/** Weather in which one sits inside, as one says when. */
const WEATHER = { rain: 'in the rain', cold: 'in the cold' } as const;
const isWeather = (key: string): key is keyof typeof WEATHER => Object.hasOwn(WEATHER, key);

/** Whether one would sit dry and warm: everywhere but where there are only tables outside; best where it is cosy. */
const weatherMeasure = (key: keyof typeof WEATHER, snapshot: Snapshot): Measure => ({
  key,
  words: {
    has: `is fine ${WEATHER[key]}`,
    lacks: `is no place ${WEATHER[key]}`,
    maybe: 'is fine as long as you sit inside',
    more: `better ${WEATHER[key]}`,
    most: `the best ${WEATHER[key]}`,
  },
  of: (row) => ofWeather(row, snapshot),
});

function ofWeather(row: Restaurant, snapshot: Snapshot): Standing {
  const outside = speaking(row, OUTSIDE_ONLY);
  if (outside.length > 0) return { outcome: 'no', level: -1, details: outside };
  const warm = ['cosy', 'fire']
    .map((key) => ofFeature(row, key, key, snapshot))
    .find(({ outcome }) => outcome === 'yes');
  if (warm) return { ...warm, level: 2 };
  const terrace = ofFeature(row, 'terrace', 'outdoor tables', snapshot);
  if (terrace.outcome === 'yes') return { ...terrace, outcome: 'partly', level: 0 };
  return { outcome: 'yes', level: 1, details: [] };
}
