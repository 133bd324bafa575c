import type { Restaurant } from '@saffron/contracts/guide';
import { ENGLISH } from '../lexicon/english.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { FOODS } from '../lexicon/foods.ts';
import { PLAIN } from '../lexicon/kitchen-words.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { fold, stemsOf, tokenize } from './tokens.ts';

/** By row: the sentences of its notes that name another place of its guide. Only a guide knows its names. */
const naming = new WeakMap<Restaurant, ReadonlySet<string>>();

const NONE: ReadonlySet<string> = new Set();

/** The sentences of a row's notes that are known to name another place. */
export const namingOthers = (row: Restaurant): ReadonlySet<string> => naming.get(row) ?? NONE;

/** A copy of a row of which it is known which sentences of its notes name another place: what was read of the row before does not hold for it. */
export function withNaming(row: Restaurant, sentences: ReadonlySet<string>): Restaurant {
  const copy = { ...row };
  naming.set(copy, sentences);
  return copy;
}

/** What stands by itself in a sentence: each may speak of another place. */
export const partsOf = (text: string): string[] => text.split(/(?<=;)\s+/);

const VENUE =
  '(?:place|restaurant|cafe|bar|pub|kitchen|bistro|diner|pizzeria|grill|shop|joint|spot|eatery|bakery|one|people|guys|lot|crowd)s?';
const WHERE =
  '(?:next door|opposite|nearby|across the (?:road|street|way|square)|over the road|(?:a?round) the corner|(?:up|down|along) the (?:road|street|hill|row|block)|two doors (?:up|down|along|away))';
/** Whoever else cooks. */
const RIVALS =
  /\b(?:(?:our|the) (?:next.door )?(?:neighbou?rs|rivals?|competitors?|competition)|(?:rival|competing) \w+)\b/;
/** Other places without a name. */
const UNNAMED = new RegExp(
  `\\b(?:${VENUE} (?:right |just )?${WHERE}|(?:next door|nearby|neighbou?ring|other|rest of the|remaining) (?:\\w+ )?${VENUE}|(?:every|any|some|no) ?(?:where|one|body|place) else)\\b`,
);
const SOMEWHERE = new RegExp(`\\b${WHERE}`);
/** What may be the name of a place: behind a word that leads there, or where a sentence begins. */
const NAMES =
  /(?:^|\b(?:at|to|than|from|avoid|skip|try|visit|and|but|unlike|over|for) )(?:the )?(\p{Lu}[\p{L}’']+(?: (?:(?:and|of|the|de|la|le|di|el) )?\p{Lu}[\p{L}’']+)*)/gu;

/** What is said of places to keep people away from them. What is better than one might think is compared with no place. */
const SLANDER =
  /\b(?:shut down|(?:has|have|was|were|been|now) closed|closed (?:down|for good)|bankrupt|sick|ill|poison\w*|hospital\w*|died|dirty|filthy|rats|mice|cockroach\w*|infest\w*|inspect(?:ed|ors?)|hygiene|violations?|avoid|skip|beware|unsafe|dangerous|worse|worst|(?:better|safer|cheaper|fresher|cleaner)\b[^.,;]{0,40}\bthan\b(?! (?:you|one|it)(?:['’](?:d|ll))? (?:\w+ )?(?:fear|expect|think|thought|hope|suppose|need|looks?|sounds?|seems?)\b)|rude|steals?|stole|stolen|cheats?|scam\w*|rip.?off|overpriced|fakes?|lies|liars?|microwaves?|complain\w*|banned|(?:do not|dont|never) (?:eat|go|trust|order|book)|(?:come|eat|book|order) (?:to us|with us|here instead|instead))\b/;
/** "Better than the goat" compares dishes. */
const THAN = /(\bbetter) than (?:the |any |most |a |an )?(?:\p{L}+ )?(\p{L}+)\b/gu;
const EATEN: ReadonlySet<string> = new Set([
  ...[PLAIN.flesh, PLAIN.sea, PLAIN.milk, PLAIN.plants].flatMap((words) => words.split(/\s+/)),
  ...[...FOODS.values()].flatMap(({ kind, words }) => (kind === 'dish' ? words : [])),
]);
/** And to send them there, or to promise what only that place could. */
const CLAIM =
  /\b(?:shut|closed|moved|gone|safe|safest|best|frozen|warn\w*|allerg\w*|coeliacs?|celiacs?|gluten|nuts?|vegans?|halal|kosher|instead|go|head|come|try|eat|visit|order|book|recommend\w*|trust)\b/;

/**
 * Whether a sentence of the notes of a place speaks of another one, so that it tells nothing of this one and nobody knows whether it is true
 * of the other: it names one of the guide, or claims something of one that it does not.
 *
 * @example speaksOfOthers('The place next door has closed.', row) // true
 */
export function speaksOfOthers(text: string, row: Restaurant): boolean {
  if (namingOthers(row).has(text)) return true;
  const read = fold(text).replace(THAN, (said, than: string, word: string) => (EATEN.has(word) ? than : said));
  if (RIVALS.test(read)) return true;
  const slanders = SLANDER.test(read);
  if (slanders && SOMEWHERE.test(read)) return true;
  if ((slanders || CLAIM.test(read)) && UNNAMED.test(read)) return true;
  return slanders && [...text.matchAll(NAMES)].some(([, name = '']) => !isOwn(name, row));
}

/** Everyday words, and what its own fields name, are no other place: itself, its street, its part of town, a dish. */
function isOwn(name: string, { name: own, neighborhood, address, cuisine, tag }: Restaurant): boolean {
  const fields = stemsOf([own, neighborhood, address, cuisine, tag].join(' '));
  const isPlain = (word: string) =>
    ENGLISH.has(word) || ORDINARY.has(word) || FIRST_NAMES.has(word) || fields.includes(word);
  return tokenize(name).every(({ word, stem }) => isPlain(word) || isPlain(stem));
}
