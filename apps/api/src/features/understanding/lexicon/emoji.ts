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
});

const PICTURES = new RegExp(`(?:${Object.keys(EMOJI).join('|')})\\ufe0f?`, 'gu');

/** @example inWords('🍕 tonight?') // ' pizza  tonight?' */
export const inWords = (message: string): string =>
  message.replace(PICTURES, (picture) => ` ${EMOJI[picture.replace('\ufe0f', '')] ?? ''} `);
