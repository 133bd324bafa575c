import type { Restaurant } from '@saffron/contracts/guide';
import { visible } from '@saffron/contracts/visible';
import { beginning } from '../../../truncate.ts';
import { ENGLISH } from '../../understanding/lexicon/english.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import { leadsAway } from '../../understanding/text/harmless.ts';

const PRICES = ['', 'inexpensive', 'moderately priced', 'on the pricier side', 'expensive', 'very expensive'];

/** A price level in words; null when the guide has none. */
export const priceInWords = (price: number | null): string | null => (price === null ? null : (PRICES[price] ?? null));

/** A price level as the cards show it; empty when the guide has none. */
export const signs = (price: number | null): string => '$'.repeat(price ?? 0);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/**
 * Text of the guide on one line, without control or invisible characters or markup, cut at a word.
 *
 * @example clean('Big\n<b>bowls</b>', 40) // 'Big bowls'
 */
export function clean(text: string, most: number): string {
  const plain = visible(text)
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(CONTROL, ' ')
    .replace(/[*_`#|<>[\]{}\\]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  return `${beginning(cut, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** The name of a diner as replies have it. */
export const nameInReply = (name: string): string => clean(name, 40);

/** A value of the guide as it stands in a reply; null where it leads away, or is nothing that can be seen. */
export const fieldText = (value: string | null, most: number): string | null =>
  (value && !leadsAway(value, true) && clean(value, most)) || null;

export const nameOf = (row: Restaurant): string => fieldText(row.name, 80) ?? 'this place';
export const areaOf = (row: Restaurant): string | null => fieldText(row.neighborhood, 60);
export const addressOf = (row: Restaurant): string | null => fieldText(row.address, 160);

const PHONE = /^[\d\s()+./-]{3,40}(?:(?:x|ext\.?) ?\d{1,6})?$/i;

/** A phone number; null for any other text. */
export const phoneOf = ({ phone }: Restaurant): string | null => (phone && PHONE.test(phone) ? clean(phone, 40) : null);

const STYLES_SAID: ReadonlySet<string> = new Set(
  [...FOODS.values()].filter((food) => food.kind !== 'kitchen').flatMap((food) => food.words),
);

const KITCHENS_SAID: ReadonlySet<string> = new Set(
  [...FOODS.values()].filter((food) => food.kind === 'kitchen').flatMap((food) => food.words),
);

/** A cuisine as it stands within a sentence: kitchens with a capital, "pizza" and "wine bar" without. */
export function cuisineOf(row: Restaurant): string | null {
  const cuisine = fieldText(row.cuisine, 60);
  return cuisine && inSentence(cuisine);
}

/** @example inSentence('Wine bar') // 'wine bar' */
export function inSentence(cuisine: string): string {
  const small = cuisine.toLowerCase();
  const [first = ''] = small.split(' ');
  const isPlain = isVenue(cuisine) && ENGLISH.has(first) && !KITCHENS_SAID.has(first);
  return isPlain || STYLES_SAID.has(small) ? small : cuisine;
}

const VENUE =
  /(?:house|bar|pub|bistro|deli|cafe|café|diner|bakery|brewery|izakaya|shop|place|joint|truck|buffet|tavern|inn|pizzeria|taproom|lounge|garden|parlou?r|restaurant|brasserie|roaster)$/i;

/** Whether a word for food is the word for a place already: "a pub", but "a pizza place". */
export const isVenue = (words: string): boolean => VENUE.test(words);

/**
 * @example asPlace('Thai') // 'Thai place'
 * @example asPlace('burgers') // 'burger place'
 */
export const asPlace = (cuisine: string | null): string =>
  cuisine === null ? 'place' : isVenue(cuisine) ? cuisine : `${asOne(cuisine)} place`;

/** A dish in the singular, as it stands before a noun, where people say it so. */
const asOne = (cuisine: string): string =>
  [cuisine.replace(/s$/, ''), cuisine.replace(/es$/, '')].find((one) => STYLES_SAID.has(one)) ?? cuisine;

// British English has no comma before the last "and".
const LISTS = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** The items, each once. @example listOf(['tea', 'rice', 'fish']) // 'tea, rice and fish' */
export const listOf = (items: readonly string[], link: keyof typeof LISTS = 'and'): string =>
  LISTS[link].format(new Set(items));

/** @example capital('quiet spot') // 'Quiet spot' */
export const capital = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

const POINTS = /^(north|south|east|west|cent(re|er)|city cent(re|er)|waterfront|harbou?r|old town)$/i;

/** "the West" for points of the compass, the bare name otherwise. */
/** @example lower("Burgers are frozen") // "burgers are frozen", but "Sundays are loud" and "I" stay */
export const lower = (sentence: string): string =>
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{L}*days?\b)/u.test(sentence)
    ? sentence
    : `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** @example [whose("Pia's"), whose('Nine Embers'), whose('it')] // ["Pia's", "Nine Embers'", 'its'] */
export function whose(name: string): string {
  if (name === 'it') return 'its';
  return /['’]s$/.test(name) ? name : `${name}${name.endsWith('s') ? "'" : "'s"}`;
}

export const withArticle = (area: string): string => (POINTS.test(area) ? `the ${area}` : area);

export const article = (word: string): string => (/^(?:[aeio]|u(?!kr|ni|se))/i.test(word) ? 'an' : 'a');

/** A sentence with a full stop, whatever it ended with. */
export const stopped = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** @example inWords(3) // 'three' */
export const inWords = (number: number): string => NUMBERS[number] ?? String(number);
