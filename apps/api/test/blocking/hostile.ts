import type { Restaurant } from '@saffron/contracts/guide';
import { MESSAGE_MAX } from '@saffron/contracts/limits';
import { textOf } from './recipes.ts';

const repeated = (...pieces: string[]): string => textOf({ pieces, separator: ' ', letters: MESSAGE_MAX });
const joined = (...pieces: string[]): string => textOf({ pieces, separator: '', letters: MESSAGE_MAX });
/** The pieces in an order that is another one for each message. */
const turned = (pieces: readonly string[], at: number): string[] => [...pieces.slice(at), ...pieces.slice(0, at)];

const FOODS =
  'ramen sushi pizza burgers tacos curry thai italian french chinese vegan halal seafood steak oysters dumplings brunch coffee cake lasagne falafel kebab pho tapas gelato donuts bagels noodles fondue pierogi moussaka hummus jollof tagine biryani dosa samosa'.split(
    ' ',
  );
const FEATURES =
  'quiet lively terrace view dogs date birthday anniversary live music parking wifi kids group cheap expensive late rooftop cocktails wine beer'.split(
    ' ',
  );
const MISSPELT =
  'restarant vietnamise meditteranean portugese itallian carribean japaneese mexcian ethiopean brekfast vegaterian noodels dumplngs coktails anniversery celebraton'.split(
    ' ',
  );
const ENGLISH =
  'we would like to find somewhere nice to eat on friday with my parents who are visiting from out of town and love good food but nothing too loud because my father does not hear well and my mother would rather have a view of the water than a busy street so please tell me about the best tables you know'.split(
    ' ',
  );
/** Words of random letters, always the same. */
const nonsense = (count: number, letters: number, seed: string): string[] =>
  Array.from({ length: count }, (_, at) =>
    Array.from({ length: letters }, (_, letter) =>
      String.fromCharCode(97 + ((seed.charCodeAt(0) * 7 + at * 31 + letter * letter * 17 + at * letter * 11) % 26)),
    ).join(''),
  );
const TURNS = 20;
const turns = (message: (at: number) => string): string[] => Array.from({ length: TURNS }, (_, at) => message(at));

/** Messages, oldest first, that were slow once, or that are made to be; some are made of what the guide has. */
export const HOSTILE: Readonly<Record<string, (rows: readonly Restaurant[]) => string[]>> = {
  'a picture 2,000 times': () => [joined('🍜')],
  'eleven messages of 2,000 pictures': () => Array.from({ length: 11 }, () => joined('🍜')),
  'a letter that Unicode makes eighteen of': () => [joined('ﷺ')],
  'the same letter as 2,000 words': () => [repeated('ﷺ')],
  'plain English': () => [repeated(...ENGLISH)],
  'plain English, twenty times': () => turns((at) => repeated(...turned(ENGLISH, at))),
  negations: () => [
    repeated(...'not without never no pizza except not burgers but not anything but thai nor'.split(' ')),
  ],
  'numbers, times and prices': () => [
    repeated('7 30 pm', '$20', 'under 50 each', '19:15 for 8', '10th of march', 'half past 6', '25 a head'),
  ],
  'names of the guide': (rows) => [repeated(...rows.map(({ name }) => name))],
  'first words of names': (rows) => [repeated(...rows.map(({ name }) => name.split(' ')[0] ?? name))],
  'words of names': (rows) => [repeated(...rows.flatMap(({ name }) => name.toLowerCase().split(' ')))],
  'foods, twenty times': () => turns((at) => repeated(...turned(FOODS, at))),
  'unwanted foods, twenty times': () => turns((at) => repeated(...turned(FOODS, at).map((food) => `no ${food}.`))),
  'allergies to ever other things': () =>
    turns((at) =>
      nonsense(170, 9, String.fromCodePoint(97 + at))
        .map((word) => `allergic to ${word}`)
        .join(', '),
    ),
  'intolerances to ever other things': () =>
    turns((at) =>
      nonsense(160, 9, String.fromCodePoint(97 + at))
        .map((word) => `I cannot eat ${word}.`)
        .join(' '),
    ),
  'as many allergies as are kept': () => [
    `allergic to ${nonsense(50, 9, 'k').join(', allergic to ')}`,
    ...turns(() => 'ramen'),
  ],
  features: () => [repeated(...FEATURES)],
  'parts of town': (rows) => [repeated(...rows.slice(0, 300).map(({ neighborhood }) => `in ${neighborhood}`))],
  'words of addresses': (rows) => [
    repeated(...rows.slice(0, 300).map(({ address }) => `in ${address?.replace(/[\d,]/g, '')}`)),
  ],
  'words that nobody knows': () => [
    `somewhere ${nonsense(12, 20, 'q').join(' ')}`,
    `somewhere ${nonsense(12, 12, 'z').join(' ')}`,
  ],
  'misspelt words': () => [repeated(...MISSPELT)],
  'words that were run together': () => [
    repeated('thailandisches'.repeat(3), 'abcdefgh'.repeat(5), 'coffeeshopbakery'),
  ],
  'one letter': () => [joined('a')],
  'one letter, spaced': () => [repeated('a')],
  'combining marks': () => [joined('a\u0301\u0300\u0323')],
  'commas and quotes': () => [joined('"', ',', '“', '(', ';')],
  'sentences of a letter': () => [joined('a.', 'b.')],
  'begun markup': () => [joined('<script')],
  'whitespace and a wish': () => [`${' '.repeat(MESSAGE_MAX - 5)}pizza`],
  'beginnings of questions': () => [
    repeated('which ones do need'),
    repeated('which places should'),
    repeated('who use'),
    repeated('I need my son'),
  ],
  'a question that never ends': () => [repeated('check', 'pizza')],
  'what does not matter': () => [repeated("don't care", 'anything', 'whatever', 'any price', 'if it is cheap')],
  'what cannot be met, and anything, in turns': () =>
    turns((at) =>
      at % 2 === 0 ? `vegan kosher ramen ${at} with a terrace, quiet, breakfast` : 'anything, surprise me',
    ),
  'endings of another language': () => [`ich suche ein restaurant ${'es'.repeat(1980)}`],
  'what a place is not to have': () => [
    repeated('with'),
    repeated('full', 'where'),
    repeated('having', 'no', 'parrot'),
  ],
  'a script without spaces': () => [joined('我想吃拉面和寿司在东京便宜')],
};
