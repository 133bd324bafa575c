import { table } from '../../../table.ts';

/** Pictures that people send in place of words, with the words. */
const EMOJI: Readonly<Record<string, string>> = table({
  '🍕': 'pizza',
  '🍔': 'burger',
  '🌭': 'hot dog',
  '🌮': 'tacos',
  '🌯': 'burrito',
  '🥙': 'kebab',
  '🧆': 'falafel',
  '🥗': 'salad',
  '🍝': 'pasta',
  '🍜': 'noodles',
  '🍲': 'hot pot',
  '🍛': 'curry',
  '🍣': 'sushi',
  '🥟': 'dumplings',
  '🍗': 'fried chicken',
  '🥩': 'steak',
  '🦞': 'lobster',
  '🦪': 'oysters',
  '🦐': 'shrimp',
  '🐟': 'fish',
  '🥞': 'pancakes',
  '🍳': 'breakfast',
  '🥐': 'croissant',
  '🍰': 'cake',
  '🍦': 'ice cream',
  '🍨': 'ice cream',
  '☕': 'coffee',
  '🍵': 'tea house',
  '🧋': 'bubble tea',
  '🍺': 'beer',
  '🍻': 'beer',
  '🍷': 'wine',
  '🥂': 'champagne',
  '🍸': 'cocktails',
  '🍹': 'cocktails',
  '🌶': 'spicy',
  '🐶': 'dog friendly',
  '🎂': 'birthday',
  '🌱': 'vegan',
  '🥬': 'vegetarian',
  '🥜': 'nuts',
  '🌰': 'nuts',
  '🥚': 'eggs',
  '🥛': 'milk',
  '🧀': 'cheese',
  '🌾': 'wheat',
  '🦀': 'crab',
  '🦑': 'squid',
  '🍤': 'prawns',
  '🥥': 'coconut',
  '🍍': 'pineapple',
  '🌽': 'corn',
  '🍄': 'mushroom',
  '🧄': 'garlic',
  '🧅': 'onion',
  '🍅': 'tomato',
  '🚫': 'no',
  '❌': 'no',
  '⛔': 'no',
  '✖': 'no',
  '✘': 'no',
  '✗': 'no',
  '🙅': 'no',
  '👎': 'no',
});

const PICTURES = new RegExp(`(?:${Object.keys(EMOJI).join('|')})\\ufe0f?`, 'gu');

const NO = Object.entries(EMOJI).flatMap(([picture, word]) => (word === 'no' ? [picture] : []));
/** "🥜🚫": a food struck out by the sign right behind it. */
const STRUCK = new RegExp(
  `(\\p{Extended_Pictographic}\\ufe0f?)(${NO.join('|')})\\ufe0f?(?!\\ufe0f?\\p{Extended_Pictographic})`,
  'gu',
);

/** Letters that people type in place of words, where they stand alone and small. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['r', 'are'],
  ['w', 'with'],
  ['ppl', 'people'],
  ['abt', 'about'],
  ['coz', 'because'],
  ['cuz', 'because'],
  ['whts', 'whats'],
  ['wht', 'what'],
]);
const SHORTENED = new RegExp(`(?<=^|\\s)(?:${[...LETTERS.keys()].join('|')})(?=\\s|[?!.,]*$)`, 'g');

/** @example inWords('🍕 4 u tonight?') // ' pizza  4 you tonight?' */
export const inWords = (message: string): string =>
  message
    .replace(SHORTENED, (letters) => LETTERS.get(letters) ?? letters)
    .replace(STRUCK, (_, food: string, no: string) => `${no}${food}, `)
    .replace(PICTURES, (picture) => ` ${EMOJI[picture.replace('\ufe0f', '')] ?? ''} `);
