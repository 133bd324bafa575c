import type { Restaurant } from '@saffron/contracts/guide';
import type { Found, Unmet } from '../../search/found.ts';
import { namesUnplaced } from '../../search/ranking/themes.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import type { AreaWish } from '../../understanding/wishes.ts';
import { NONE, OTHERWISE, UNSAID } from './phrasebook/search.ts';
import { whetherIt } from './unsure.ts';
import type { Voice } from './voice.ts';
import { shortPhrase, wishPhrase } from './wish-phrase.ts';
import { areaOf, article, capital, clean, cuisineOf, isVenue, listOf, nameOf, signs, withArticle } from './words.ts';

const same = <T>(values: readonly T[]): T | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;

/** What the picks are instead of what was wished, as one clause. */
function instead(found: Found): string[] {
  return found.unmet.flatMap((unmet) => {
    switch (unmet.kind) {
      case 'food': {
        const cuisine = same(found.picks.map(cuisineOf));
        if (!cuisine) return [unmet.nearly ? 'here is what comes closest' : 'here is something different'];
        const kind = isVenue(cuisine) ? `${article(cuisine)} ${cuisine}` : cuisine;
        return [unmet.nearly ? `${kind} comes closest` : `there is ${kind} instead`];
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

/**
 * Says plainly what the picks lack, and what they are instead.
 *
 * @example 'There is no Belgian food in the guide, I'm afraid; the nearest kitchen is French.'
 */
export function sayUnmet(all: Found, voice: Voice): string {
  const found = placed(all);
  // A centre that the guide does not list is no news to begin with: it is said after the places.
  const taken = found.wishes.areas.some((area) => area.taken);
  const main = found.unmet.filter(
    (one) => ['food', 'area', 'price'].includes(one.kind) && !(taken && one.kind === 'area'),
  );
  const rest = found.unmet
    .filter((one) => !main.includes(one) && (isSafety(one) || (one.kind !== 'feature' && found.wishes.message.changed)))
    .map(({ kind, label }) => ({ kind, label }));
  const unsaid = [...Map.groupBy(rest, ({ kind }) => kind)].map(([kind, lacks]) =>
    unsaidOf(kind, [...new Set(lacks.map(({ label }) => label))], voice),
  );
  const sentences = [unplaced(all, voice), main.length > 0 ? mainSentence(found, main, voice) : ''].filter(Boolean);
  const absent = found.absent.filter((one) => !rest.some(({ label }) => label === one));
  if (absent.length > 0 && main.length === 0)
    sentences.push(voice.say(NONE.absent, { what: listOf(absent.map(placesFor), 'or') }));
  return [...sentences, ...unsaid.filter(Boolean)].join(' ');
}

const isPlaced = ({ values, address, taken }: AreaWish): boolean =>
  taken === true || values.length > 0 || address !== null;

/** What was found, without the places that the guide does not know. */
function placed(found: Found): Found {
  const areas = found.wishes.areas.filter(isPlaced);
  if (areas.length === found.wishes.areas.length) return found;
  const unmet = found.unmet.filter(({ kind }) => kind !== 'area' || areas.length > 0);
  return { ...found, wishes: { ...found.wishes, areas }, unmet };
}

/** That a place of the message is none that the guide knows. */
function unplaced({ wishes, picks }: Found, { say }: Voice): string {
  const { areas } = wishes;
  const unknown = areas.filter((area) => !isPlaced(area));
  if (unknown.length === 0) return '';
  // What the notes of the first place name is placed by them.
  const [first] = picks;
  if (first && sentencesOf(first).some((sentence) => namesUnplaced(sentence, wishes))) return '';
  const area = listOf(
    unknown.map(({ label }) => withArticle(clean(label, 60))),
    'or',
  );
  if (areas.length > unknown.length) return say(NONE.elsewhere, { area });
  return say(unknown.every(({ label }) => NAMED.test(label)) ? NONE.nowhere : NONE.area, { area });
}
/** The name of a place, or a landmark, rather than a part of town. */
const NAMED = /^(?:the )?\p{Lu}|^the /u;

function unsaidOf(kind: Unmet['kind'], labels: readonly string[], { say }: Voice): string {
  // Hours are told of each place.
  if (kind === 'food' || kind === 'area' || kind === 'price' || kind === 'time') return '';
  const what = listOf(kind === 'feature' ? labels.map(whetherIt) : labels, 'or');
  return sentence(say(UNSAID[kind], { what }));
}

/** What somebody cannot do without is said before any place, and again with every further one; other features are told of each place. */
export const isSafety = ({ kind, label }: Pick<Unmet, 'kind' | 'label'>): boolean =>
  kind === 'diet' || label === FEATURES.wheelchair?.label;

function mainSentence(found: Found, main: readonly Unmet[], voice: Voice): string {
  const food = main.find((one) => one.kind === 'food');
  const offer = instead(found);
  if (food?.byName && main.length === 1) return voice.say(NONE.name, { what: food.label });
  const tail = offer.length > 0 ? `; ${listOf(offer)}.` : '.';
  if (food?.missing) {
    return voice.say(NONE.kind, { what: placesFor(food.label) }) + tail;
  }
  const other = found.wishes.rejected.length > 0 || found.wishes.message.intent === 'another' ? 'other ' : '';
  const apart = main.length === 1 ? lackedOfTwo(found) : null;
  if (apart) return `${voice.say(NONE.both, { what: listOf(apart.foods.map((label) => clean(label, 40))) })}.`;
  // What is sought farther away is still what it was.
  const isElsewhere = other && main.every(({ kind }) => kind === 'area');
  const given = isElsewhere ? '' : givenUp(found, main, voice);
  if (given) return `${given}${tail}`;
  const must = food && found.wishes.features.find(({ key }) => key === 'wheelchair');
  const phrase = `${other}${wishPhrase(found.wishes).replace(/^an? /, '')}${must ? ` with ${must.label}` : ''}${found.wishes.when ? ` ${found.wishes.when.said}` : ''}`;
  const without = found.wishes.notFoods.slice(-2).map((wish) => clean(wish.label, 40));
  if (without.length > 0)
    return `Without ${listOf(without, 'or')}, no ${phrase} ${/[^s]s$/.test(phrase) ? 'are' : 'is'} left${tail}`;
  return voice.say(NONE.phrase, { what: phrase }) + tail;
}

/** Of two foods that were wished, that which the picks do not have; null where it is otherwise. */
function lackedOfTwo({ wishes, unmet }: Pick<Found, 'wishes' | 'unmet'>): { foods: string[]; lacked: string } | null {
  const foods = wishes.foods.filter((wish) => !isDiet(wish)).map(({ label }) => label);
  const lacked = unmet.find(({ kind, missing }) => kind === 'food' && !missing)?.label;
  return foods.length === 2 && lacked !== undefined && foods.includes(lacked) ? { foods, lacked } : null;
}

/** A kitchen has a capital: "Belgian place", but "raclette"; none is "a roast". */
function placesFor(label: string): string {
  const bare = label.replace(/ food$/, '').replace(/^an? /, '');
  return /^\p{Lu}/u.test(bare) || label.endsWith(' food') ? `${bare} place` : bare;
}

/** Which wish gives, where many were made: repeating them all would be clumsy. */
function givenUp({ wishes }: Found, main: readonly Unmet[], voice: Voice): string {
  const [only] = main;
  const many = wishes.features.length + wishes.notFoods.length + wishes.meals.length > 0;
  if (main.length !== 1 || !only || !many) return '';
  const rest = shortPhrase({ ...wishes, areas: [], price: null });
  const fits = rest ? ` for ${rest.replace(/^somewhere for /, '')}` : '';
  const [area] = wishes.areas;
  const inArea = area && only.kind !== 'area' ? ` in ${withArticle(clean(area.label, 60))}` : '';
  if (only.kind === 'area') return voice.say(NONE.here, { area: withArticle(clean(only.label, 60)) });
  if (only.kind === 'price') return voice.say(NONE.price, { where: inArea + fits });
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
export function sayOtherwise(found: Found, { say }: Voice): string {
  const { otherwise: other, unmet, exhausted, picks } = found;
  const isUnsure = (found.unsure.get(picks[0]?.id ?? 0)?.length ?? 0) > 0;
  if (!other || picks.some(({ id }) => id === other.restaurant.id)) return '';
  const isKnown = [other.restaurant, ...picks].every(isPriced);
  const { restaurant: row } = other;
  const price = signs(row.price);
  const area = areaOf(row);
  const place = `${nameOf(row)}${area ? ` in ${withArticle(area)}` : ''}${price ? ` (${price})` : ''}`;
  const [lack, ...more] = other.unmet.map(({ kind }) => kind);
  if (!isKnown && other.unmet.some(({ kind }) => kind === 'price')) return '';
  if (unmet.length === 0 && !exhausted && (isUnsure || lack === 'price' || more.includes('price')))
    return say(OTHERWISE[isDearer(row, picks) ? (isUnsure ? 'all' : 'more') : 'less'], { place });
  if (more.length > 0 || unmet.some((one) => one.missing && one.kind === 'food')) return '';
  if (lack === 'price') return say(OTHERWISE[isDearer(row, picks) ? 'more' : 'less'], { place });
  const apart = lackedOfTwo(found);
  if (apart && lack === 'food' && other.unmet.every(({ label }) => label !== apart.lacked))
    return say(OTHERWISE.other, { what: clean(apart.lacked, 40), place });
  return lack === 'area' || lack === 'food' ? say(OTHERWISE[lack], { place }) : '';
}

const isDearer = ({ price }: Restaurant, picks: readonly Restaurant[]): boolean =>
  picks.every((row) => (price ?? 0) > (row.price ?? 0));
/** Nothing is dear or cheap of which nobody knows the price. */
const isPriced = ({ price }: Restaurant): boolean => price !== null;

const sentence = (text: string): string => (text ? `${capital(text)}${/[.!?…]$/.test(text) ? '' : '.'}` : '');
