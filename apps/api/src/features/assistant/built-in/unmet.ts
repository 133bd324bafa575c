import type { Restaurant } from '@saffron/contracts/guide';
import type { Found, Unmet } from '../../search/found.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import type { Vary } from './vary.ts';
import { shortPhrase, wishPhrase } from './wish-phrase.ts';
import {
  areaOf,
  asPlace,
  capital,
  clean,
  cuisineOf,
  isVenue,
  listOf,
  nameOf,
  shortPrice,
  signs,
  withArticle,
} from './words.ts';

const same = <T>(values: readonly T[]): T | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;

/** What the picks are instead of what was wished, as one clause. */
function instead(found: Found): string[] {
  return found.unmet.flatMap((unmet) => {
    switch (unmet.kind) {
      case 'food': {
        const cuisine = same(found.picks.map(cuisineOf));
        if (!cuisine) return ['here is what comes closest'];
        return [unmet.nearly ? `${cuisine} comes closest` : `there is ${cuisine} instead`];
      }
      case 'area': {
        const area = same(found.picks.map(areaOf));
        const these = found.picks.length > 1 ? 'these are' : 'this one is';
        return [area ? `${these} in ${withArticle(area)}` : `${these} elsewhere in town`];
      }
      case 'price':
        return [otherPrice(found)];
      default:
        return [];
    }
  });
}

/** In which direction the price is another one. */
function otherPrice({ picks, wishes: { price } }: Found): string {
  const levels = price?.met.flat() ?? [];
  const is = (other: (level: number) => boolean) => picks.every((row) => row.price !== null && other(row.price));
  const these = picks.length > 1 ? 'these cost' : 'this one costs';
  if (picks.every((row) => row.price === null)) return `I don't know what ${these}`;
  if (is((level) => levels.every((one) => level > one))) return `${these} more`;
  if (is((level) => levels.every((one) => level < one))) return `${these} less`;
  return picks.length > 1 ? 'the prices differ' : 'the price differs';
}

const UNSAID: Partial<Record<Unmet['kind'], (labels: string) => string>> = {
  dish: (labels) => `I don't know whether they do ${labels}, so ask before you go`,
  diet: (labels) => `I can't promise ${labels} food here, so call first`,
  feature: (labels) => `I don't know about ${labels} here`,
  reservations: () => 'None of these takes reservations',
  time: (labels) => `I don't know whether this is open ${labels}, so call first`,
  meal: (labels) => `Nothing like that does ${labels} as far as I know`,
};

/**
 * Says plainly what the picks lack, and what they are instead.
 *
 * @example 'There is no Belgian food in the guide, I'm afraid; the nearest kitchen is French.'
 */
export function sayUnmet(found: Found, vary: Vary): string {
  // A centre that the guide does not list is no news to begin with: it is said after the places.
  const taken = found.wishes.areas.some((area) => area.taken);
  const main = found.unmet.filter(
    (one) => ['food', 'area', 'price'].includes(one.kind) && !(taken && one.kind === 'area'),
  );
  const rest = found.unmet
    .filter((one) => !main.includes(one) && (found.wishes.message.changed || isSafety(one)))
    .map(({ kind, label, nearly }) => ({ kind, label, nearly }));
  const shut = rest.find(({ kind, nearly }) => kind === 'time' && !nearly);
  const unsaid = [
    ...Map.groupBy(
      rest.filter((one) => one !== shut),
      ({ kind }) => kind,
    ),
  ].map(([kind, lacks]) => UNSAID[kind]?.(listOf([...new Set(lacks.map(({ label }) => label))], 'or')) ?? '');
  const sentences = main.length > 0 ? [mainSentence(found, main, vary)] : [];
  if (shut) sentences.push(`Nothing like that is open ${shut.label} as far as I know; this is for another time.`);
  if (found.absent.length > 0 && main.length === 0)
    sentences.push(`I know no ${listOf(found.absent, 'or')}, so I looked at the rest of your wish.`);
  return [...sentences, ...unsaid.filter(Boolean).map((text) => `${text}.`)].join(' ');
}

/** What somebody cannot do without is said again with every further place. */
const isSafety = ({ kind, label }: Unmet): boolean => kind === 'diet' || label === FEATURES.wheelchair?.label;

function mainSentence(found: Found, main: readonly Unmet[], vary: Vary): string {
  const food = main.find((one) => one.kind === 'food');
  const area = main.find((one) => one.kind === 'area');
  const offer = instead(found);
  if (food?.byName && main.length === 1)
    return `I know no ${food.label} as such, but going by the name this could be it.`;
  const tail = offer.length > 0 ? `; ${listOf(offer)}.` : '.';
  if (food?.missing) {
    const label = food.label.replace(/ food$/, '');
    // A kitchen has a capital: "no Belgian place", but "no raclette".
    const kind = /^\p{Lu}/u.test(label) || label !== food.label ? ' place' : '';
    return `${vary([`I don't know of any ${label}${kind}`, `No ${label}${kind} that I know of`, `I have no ${label}${kind} to offer`])}${tail}`;
  }
  if (area?.missing && main.length === 1)
    return `I don't know anything in ${withArticle(area.label)}, so I looked all over town.`;
  const other = found.wishes.rejected.length > 0 || found.wishes.message.intent === 'another' ? 'other ' : '';
  const given = givenUp(found, main, vary);
  if (given) return `${given}${tail}`;
  const must = food && found.wishes.features.find(({ key }) => key === 'wheelchair');
  const phrase = `${other}${wishPhrase({ ...found.wishes, features: [], notFoods: [] }).replace(/^an? /, '')}${must ? ` with ${must.label}` : ''}${found.wishes.when ? ` ${found.wishes.when.said}` : ''}`;
  const without = found.wishes.notFoods.slice(-2).map((wish) => clean(wish.label, 40));
  if (without.length > 0) return `Without ${listOf(without, 'or')}, no ${phrase} is left${tail}`;
  return `${vary([`There's no ${phrase} that I know of`, `I found no ${phrase}, sorry`, `No ${phrase}, I'm afraid`])}${tail}`;
}

/** Which wish gives, where many were made: repeating them all would be clumsy. */
function givenUp({ wishes }: Found, main: readonly Unmet[], vary: Vary): string {
  const [only] = main;
  const many = wishes.features.length + wishes.notFoods.length + wishes.meals.length > 0;
  if (main.length !== 1 || !only || !many) return '';
  const rest = shortPhrase({ ...wishes, areas: [], price: null });
  const fits = rest ? ` for ${rest}` : '';
  const [area] = wishes.areas;
  const inArea = area && only.kind !== 'area' ? ` in ${withArticle(clean(area.label, 60))}` : '';
  if (only.kind === 'area') {
    const there = withArticle(clean(only.label, 60));
    return vary([
      `Nothing in ${there} has all of that`,
      `Not in ${there}, as far as I know`,
      `${capital(there)} has none of it together`,
    ]);
  }
  if (only.kind === 'price') return `I know nothing ${only.label}${inArea}${fits}`;
  return '';
}

/** That a kitchen's notes do not name a dish it may well cook was said once, and is no news. */
const isDish = (lack: Unmet, { wishes }: Found): boolean =>
  lack.kind === 'food' && !lack.missing && wishes.foods.every((wish) => wish.food?.kind !== 'kitchen');

/** Reminds of what the places that were asked about lack. */
export function remind(found: Found): string {
  const row = found.picks[0];
  const lack = found.unmet.find((one) => ['food', 'area', 'price'].includes(one.kind));
  if (!row || !lack || isDish(lack, found) || /^(?:cheaper|pricier)$/.test(lack.label)) return '';
  const who = found.picks.length > 1 ? 'these are' : "it's";
  if (lack.kind === 'area') return `Bear in mind ${who} not in ${withArticle(lack.label)}.`;
  if (lack.kind === 'price') return `Bear in mind ${who} not ${lack.label}.`;
  const cuisine = cuisineOf(row);
  const instead = cuisine && isVenue(cuisine) ? (found.picks.length > 1 ? null : `a ${cuisine}`) : cuisine;
  return `Bear in mind ${who} not ${lack.label}${instead ? ` but ${instead}` : ''}.`;
}

/** Names the other way out: the place that lacks something else. */
export function sayOtherwise(found: Found): string {
  const other = found.otherwise;
  if (other && found.unmet.length === 0 && found.unsure.length > 0 && !found.exhausted) {
    const price = signs(other.restaurant.price);
    return `With a little more to spend, ${nameOf(other.restaurant)}${areaOf(other.restaurant) ? ` in ${withArticle(areaOf(other.restaurant) ?? '')}` : ''}${price ? ` (${price})` : ''} has it all.`;
  }
  if (other?.unmet.some(({ kind }) => kind === 'price') && found.unmet.length === 0 && !found.exhausted) {
    const price = shortPrice(other.restaurant.price);
    return `If the price can move, ${nameOf(other.restaurant)}${areaOf(other.restaurant) ? ` in ${withArticle(areaOf(other.restaurant) ?? '')}` : ''} works too${price ? `; it is ${price}` : ''}.`;
  }
  if (!other || found.picks.some((pick) => pick.id === other.restaurant.id)) return '';
  const lacks = other.unmet.map((one) => one.kind);
  const row = other.restaurant;
  if (lacks.length !== 1 || found.unmet.some((one) => one.missing && one.kind === 'food')) return '';
  const named = `${nameOf(row)}${areaOf(row) ? ` in ${withArticle(areaOf(row) ?? '')}` : ''}`;
  if (lacks[0] === 'area') return `If you don't mind the trip, ${named} has it all.`;
  if (lacks[0] === 'price')
    return `If the price can move, there is ${named}${shortPrice(row.price) ? `, which is ${shortPrice(row.price)}` : ''}.`;
  if (lacks[0] === 'food') return `Or, for another kitchen, ${named}${cuisineOf(row) ? ` (${cuisineOf(row)})` : ''}.`;
  return '';
}

/** What a place is, where no notes say more: "an inexpensive Thai place in the West". */
export function plainly(row: Restaurant): string {
  const price = shortPrice(row.price);
  const words = [price, asPlace(cuisineOf(row))].filter(Boolean).join(' ');
  const area = areaOf(row);
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}${area ? ` in ${withArticle(area)}` : ''}`;
}

export const sentence = (text: string): string => (text ? `${capital(text)}${/[.!?…]$/.test(text) ? '' : '.'}` : '');
