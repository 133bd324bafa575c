import { table } from '../../../table.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { GLASSES, isForBar } from '../../understanding/lexicon/families.ts';
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
  'no wait': 'without a queue',
});
const MOODS: Readonly<Record<string, string>> = table({
  quiet: 'quiet',
  cosy: 'cosy',
  lively: 'lively',
  trendy: 'stylish',
  casual: 'casual',
  dressy: 'smart',
  classic: 'old-school',
  unusual: 'unusual',
  new: 'new',
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

/** What a place is like, before the word for it: "lively"; null for what it has and what it is for. */
export const moodOf = ({ key }: FeatureWish): string | null => MOODS[key] ?? null;

/** What a place has or is for, behind the word for it: "with a view", "for a group"; null where it is no such thing. */
export const occasion = ({ key }: FeatureWish, partySize: number | null): string | null =>
  key === 'group' && partySize !== null ? `for ${partySize}` : (OCCASIONS[key] ?? null);

/** What to eat, when, at what price and where, as one says it back. */
export function wishPhrase({ foods: wished, features, meals, price, areas }: Wishes): string {
  const diets = wished.filter(isDiet).map((wish) => wish.label);
  const others = wished.filter((wish) => !isDiet(wish));
  const foods = foodsIn(others);
  const kitchen = others.some((wish) => wish.food === null || wish.food.kind === 'kitchen');
  const adjectives = [...(price && !ofHead(price) ? [priceAdjective(price)] : []), ...diets];
  const before = [adjectives.slice(0, -1).join(', '), adjectives.at(-1)].filter(Boolean).join(' ');
  const meal = meals[0]?.meal;
  const noun = foods
    ? kitchen
      ? `${foods} ${meal ?? 'food'}`
      : foods
    : (meal ?? (features.some(isForBar) ? 'bar' : 'place'));
  // What is drunk there says what kind of place it is.
  const poured = foods || meal ? null : features.find((wish) => GLASSES.includes(wish.key) && !isForBar(wish));
  const head = [before, noun, poured && OCCASIONS[poured.key]].filter(Boolean).join(' ');
  const single = (!foods && !meal) || isVenue(noun) ? `${article(head)} ${head}` : head;
  const named = areas.map((one) => withArticle(clean(one.label, 60)));
  return [single, named.length > 0 ? `in ${listOf(named, 'or')}` : '', price && ofHead(price) ? price.label : '']
    .filter(Boolean)
    .join(' ');
}

/** Eating what one wished, at a price or in a part of town. */
function ofFood(wishes: Wishes, noun: string): string {
  const { price, areas } = wishes;
  if (price && SHORT_PRICES.has(priceAdjective(price))) return `${priceAdjective(price)} ${noun}`;
  const [area] = areas;
  return area && areas.length === 1 && area.values.length === 1 && !area.taken
    ? `${noun} in ${withArticle(clean(area.label, 60))}`
    : noun;
}

const SHORT_PRICES: ReadonlySet<string> = new Set(['cheap', 'reasonably priced', 'moderately priced']);

/** A mood and an occasion. */
function ofMood({ features, partySize }: Wishes): string {
  const [mood] = features.flatMap(({ key }) => MOODS[key] ?? []);
  const [first] = features.flatMap((wish) => occasion(wish, partySize) ?? []);
  return mood || first ? ['somewhere', mood, first].filter(Boolean).join(' ') : '';
}

/** A dish in the diner's own number: "croissants" for those who asked for them. */
const wordFor = (wish: FoodWish): string =>
  wish.food?.kind === 'dish' && stemsOf(wish.said).join(' ') === stemsOf(wish.label).join(' ')
    ? wish.said.toLowerCase()
    : /menu$/.test(wish.label)
      ? `a ${wish.label}`
      : (QUALITIES[wish.key] ?? clean(wish.label, 40));

/**
 * At most two of the wishes, in the words one would use for them; empty where nothing is worth repeating.
 *
 * @example shortPhrase(wishes) // 'somewhere quiet for an anniversary'
 */
export function shortPhrase(wishes: Wishes): string {
  const diets = wishes.foods.filter(isDiet);
  const others = wishes.foods.filter((wish) => !isDiet(wish) && !wish.fallback);
  const [first] = others.length > 0 ? others : diets;
  if (first) {
    const kitchen = isDiet(first) || first.food === null || first.food.kind === 'kitchen';
    const names = others.length > 1 ? foodsIn(others.slice(0, 2)) : wordFor(first);
    if (!kitchen && isVenue(names)) return `${article(names)} ${names}`;
    return ofFood(wishes, kitchen ? `${names} food` : names);
  }
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
  if (foods.length !== 1 || others || when !== null || partySize !== null) return '';
  // A diet is no kind of place.
  return foods.some(isDiet) ? shortPhrase(wishes) : wishPhrase(wishes);
}

/** Whether there is anything to say back. */
export const hasWishes = (wishes: Wishes): boolean =>
  wishes.foods.length + wishes.areas.length + wishes.features.length + wishes.meals.length > 0 || wishes.price !== null;
