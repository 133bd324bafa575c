import { table } from '../../../table.ts';
import { isMeaty } from '../../search/criteria/food-criteria.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import type { FeatureWish, FoodWish, PriceWish, Wishes } from '../../understanding/wishes.ts';
import { article, clean, isVenue, listOf, withArticle } from './words.ts';

const OCCASIONS: Readonly<Record<string, string>> = table({
  kids: 'with children',
  group: 'for a group',
  date: 'for a date',
  celebration: 'for a celebration',
  anniversary: 'for an anniversary',
  business: 'for a business meal',
  parents: 'with family',
  solo: 'for one',
  quick: 'for a quick bite',
  late: 'late at night',
  drinks: 'with drinks',
  cocktails: 'with cocktails',
  wine: 'with good wine',
  beer: 'with good beer',
  terrace: 'with tables outside',
  rooftop: 'on a rooftop',
  view: 'with a view',
  'live music': 'with live music',
  dog: 'with the dog',
  play: 'with room to play',
  fire: 'with a fire',
  parking: 'with parking',
  hearty: 'with big portions',
  tourists: 'for visitors',
  wheelchair: 'with step-free access',
  'private room': 'with a private room',
  byob: 'where you can bring a bottle',
  wifi: 'to work from',
  sunday: 'on a Sunday',
  sake: 'with sake',
  'no alcohol': 'with alcohol-free drinks',
  dry: 'without alcohol',
  'open kitchen': 'with an open kitchen',
});
const MOODS: Readonly<Record<string, string>> = table({
  quiet: 'quiet',
  cosy: 'cosy',
  lively: 'lively',
  trendy: 'stylish',
  casual: 'casual',
  dressy: 'smart',
  local: 'local',
});

const PRICE_ADJECTIVES: Readonly<Record<string, string>> = table({
  inexpensive: 'cheap',
  'not too expensive': 'reasonably priced',
  'not expensive': 'reasonably priced',
  'mid to upper price': 'mid-to-upper-priced',
  'moderate to expensive': 'mid-to-upper-priced',
});

const priceAdjective = (price: PriceWish): string => PRICE_ADJECTIVES[price.label] ?? price.label;

const foodsIn = (foods: readonly FoodWish[]): string =>
  listOf(
    [...new Set(foods.filter((wish) => !wish.fallback).map((wish) => QUALITIES[wish.key] ?? clean(wish.label, 40)))],
    foods.every((wish) => !wish.or && wish.food !== null && wish.food.kind !== 'kitchen') ? 'and' : 'or',
  );

/** What a kitchen is like needs a noun. */
const QUALITIES: Readonly<Record<string, string>> = table({ spicy: 'spicy food', healthy: 'healthy food' });

const ofHead = (price: PriceWish): boolean => price.label.endsWith('a head');

const FESTIVE =
  /^(birthday|anniversary|graduation|promotion|engagement|special occasion|first date|reunion|business (lunch|dinner|meeting)|team (lunch|dinner)|honeymoon|celebration)$/i;

/** An occasion in the diner's own word where it is one ("for an anniversary"). */
function occasion(wish: FeatureWish, partySize: number | null): string | null {
  if (wish.key.startsWith('tag ')) return `(${clean(wish.label, 40)})`;
  if (wish.key === 'group') return partySize === null ? 'for a group' : `for ${partySize}`;
  if (wish.key === 'kids' && /^(a )?(toddler|baby)$/i.test(wish.said)) return `with a ${wish.said.toLowerCase()}`;
  if (wish.key === 'date' && !/date|roman/i.test(wish.said)) return 'for two';
  if (FESTIVE.test(wish.said)) return `for ${article(wish.said)} ${wish.said.toLowerCase()}`;
  return OCCASIONS[wish.key] ?? null;
}

/**
 * The wishes as one says them back: "cheap Italian food in the West", "a quiet place for a date".
 *
 * @param without kinds of wishes to leave out
 */
export function wishPhrase(wishes: Wishes, without: readonly ('food' | 'area' | 'price')[] = []): string {
  const skip = new Set(without);
  const diets = wishes.foods.filter(isDiet);
  const others = wishes.foods.filter((wish) => !isDiet(wish));
  const eaters = mixedTable(wishes);
  const foods = skip.has('food') || eaters ? '' : foodsIn(others);
  const kitchen = others.some((wish) => wish.food === null || wish.food.kind === 'kitchen');
  const moods = wishes.features.flatMap((wish) => MOODS[wish.key] ?? []);
  const price = wishes.price && !skip.has('price') && !ofHead(wishes.price) ? [priceAdjective(wishes.price)] : [];
  const before = [
    ...moods.slice(0, 2),
    ...price,
    ...(skip.has('food') || eaters ? [] : diets.map((wish) => wish.label)),
  ]
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' ');
  // "Date night" says dinner, and "lunch" is in "business lunch".
  const said = wishes.meals[0];
  const meal = said && !wishes.features.some((wish) => wish.said === said.said) ? said.meal : undefined;
  const noun = foods ? (kitchen ? `${foods} ${meal ?? 'food'}` : foods) : (meal ?? 'place');
  const head = [before, noun].filter(Boolean).join(' ');
  const single = noun === 'place' || (noun === meal && before) || isVenue(noun) ? `${article(head)} ${head}` : head;
  const occasions = [
    ...(eaters ? [`for ${eaters}`] : []),
    ...wishes.features.flatMap((wish) => occasion(wish, wishes.partySize) ?? []),
  ].slice(0, 2);
  const head2 = wishes.price && ofHead(wishes.price) ? [wishes.price.label] : [];
  const area =
    skip.has('area') || wishes.areas.length === 0
      ? []
      : [
          `in ${listOf(
            wishes.areas.map((one) => withArticle(clean(one.label, 60))),
            'or',
          )}`,
        ];
  const [first, second] = occasions;
  const both =
    second?.startsWith('with ') && first?.startsWith('with ') ? [first, `and ${second.slice(5)}`] : occasions;
  const but = wishes.notFoods.length > 0 && !skip.has('food') ? [`but no ${foodsIn(wishes.notFoods.slice(-2))}`] : [];
  return [single, ...both, ...area, ...head2, ...but].join(' ');
}

/** Eating what one wished, at a price or in a part of town: "cheap Thai food", "ramen in West Ferry". */
function ofFood(wishes: Wishes, noun: string): string {
  const { price, areas } = wishes;
  if (price && SUPERLATIVES.has(price.label)) return `${price.label} ${noun}`;
  if (price && !ofHead(price) && SHORT_PRICES.has(priceAdjective(price))) return `${priceAdjective(price)} ${noun}`;
  const [area] = areas;
  return area && areas.length === 1 && area.values.length === 1 && !area.taken
    ? `${noun} in ${withArticle(clean(area.label, 60))}`
    : noun;
}

const SUPERLATIVES: ReadonlySet<string> = new Set(['the cheapest', 'the most expensive']);
const SHORT_PRICES: ReadonlySet<string> = new Set(['cheap', 'reasonably priced', 'moderately priced']);

/** A mood and an occasion: "a quiet anniversary", "somewhere cosy with good wine". */
function ofMood(wishes: Wishes): string {
  const [mood] = wishes.features.flatMap((wish) => MOODS[wish.key] ?? []);
  const [first] = wishes.features.flatMap((wish) => occasion(wish, wishes.partySize) ?? []);
  if (!first || first.startsWith('(')) return mood ? `somewhere ${mood}` : '';
  if (/^for \d/.test(first)) return `a table ${first}`;
  const bare = first.replace(/^for (?:an? )?/, '');
  if (/^for an? /.test(first) && bare !== 'group') return mood ? `${article(mood)} ${mood} ${bare}` : first.slice(4);
  return `somewhere ${mood ? `${mood} ` : ''}${first}`;
}

/** A dish in the diner's own number: "croissants" for those who asked for them. */
const wordFor = (wish: FoodWish): string =>
  wish.food?.kind === 'dish' && stemsOf(wish.said).join(' ') === stemsOf(wish.label).join(' ')
    ? wish.said.toLowerCase()
    : /menu$/.test(wish.label)
      ? `a ${wish.label}`
      : (QUALITIES[wish.key] ?? clean(wish.label, 40));

const EATERS: Readonly<Record<string, string>> = table({ vegetarian: 'vegetarians', vegan: 'vegans' });

/** Who sits at a table where one eats no meat and another wants some; null at others. */
function mixedTable({ foods }: Wishes): string | null {
  const eaters = foods.flatMap(({ key }) => EATERS[key] ?? []);
  return eaters[0] !== undefined && foods.some(isMeaty) ? `${eaters[0]} and meat eaters` : null;
}

/** What one drinks by name: "a negroni". */
function glass(wish: FeatureWish): string | null {
  const said = wish.said.toLowerCase();
  if (!['cocktails', 'wine', 'beer'].includes(wish.key) || !/^\p{L}+$/u.test(said)) return null;
  return /^(?:cocktail|wine|beer|drink|bubble|ale|gin|rum|whisk|vodka|tequila|bourbon|stout|cider|prosecco|champagne|guinness)/.test(
    said,
  )
    ? null
    : /s$/.test(said)
      ? said
      : `${article(said)} ${said}`;
}

/**
 * At most two of the wishes, in the words one would use for them; empty where nothing is worth repeating.
 *
 * @example shortPhrase(wishes) // 'a quiet anniversary'
 */
export function shortPhrase(wishes: Wishes): string {
  const diets = wishes.foods.filter(isDiet);
  const others = wishes.foods.filter((wish) => !isDiet(wish) && !wish.fallback);
  const eaters = mixedTable(wishes);
  if (eaters) return `${eaters} alike`;
  const [first] = others.length > 0 ? others : diets;
  if (first) {
    const kitchen = isDiet(first) || first.food === null || first.food.kind === 'kitchen';
    const names = others.length > 1 ? foodsIn(others.slice(0, 2)) : wordFor(first);
    const named = wishes.message.words.length === 0 && isVenue(names) ? `${article(names)} ${names}` : names;
    return kitchen ? ofFood(wishes, `${names} food`) : isVenue(names) ? named : ofFood(wishes, names);
  }
  const poured = wishes.features.length === 1 && wishes.features[0] ? glass(wishes.features[0]) : null;
  if (poured) return poured;
  const mood = ofMood(wishes);
  if (mood) return mood;
  const meal = wishes.meals[0]?.meal;
  if (meal) return ofFood(wishes, meal);
  return wishes.price && !ofHead(wishes.price) ? `something ${priceAdjective(wishes.price)}` : '';
}

/** The one food that was wished, with where and at what price, for "the only place I know for …"; empty where other things were wished, too. */
export function soleWish({ wishes }: { wishes: Wishes }): string {
  const { foods, notFoods, features, meals, when, partySize, rejected, shown } = wishes;
  const others = [notFoods, features, meals, rejected, shown].some((list) => list.length > 0);
  return foods.length !== 1 || others || when !== null || partySize !== null ? '' : wishPhrase(wishes);
}

/** Whether there is anything to say back. */
export const hasWishes = (wishes: Wishes): boolean =>
  wishes.foods.length + wishes.areas.length + wishes.features.length + wishes.meals.length > 0 || wishes.price !== null;
