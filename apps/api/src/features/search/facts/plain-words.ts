import { PLAIN } from '../../understanding/lexicon/kitchen-words.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';

/** Dishes that have no meat or fish in them, wherever they are made. */
const MEATLESS = `margherita|caprese|bruschetta|focaccia|falafel|hummus|moutabal|baba ganoush|tabbouleh|fattoush|muhammara|labneh|tzatziki|dolma|tofu|tempeh|seitan|dal|paneer|chana masala|aloo gobi|injera|nut loaf|cornbread|bread|loaf|sourdough|toast|
  bagel|scone|croissant|brioche|bun|pastry|carrot cake|orange cake|chocolate cake|sponge cake|date cookies|pancakes|waffle|waffles|crepe|doughnut|cookie|cookies|brownie|biscuit|ice cream|gelato|soft whip|gelati|tiramisu|cheesecake|meringue|pavlova|custard|custard tart|creme caramel|flan|churros|chocolate|
  honeycomb|honey|caramel|sundae|milkshake|walnut|walnuts|almond|almonds|hazelnut|pistachio|cashew|nuts|mac and cheese|polenta|grits|hotcakes|granola|porridge|cocktail|negroni|martini|daiquiri|highball|sherry|vermouth|cask ales|lager|pilsner|malbec`;

/** Names of dishes that have more in them than the words that they are made of. */
const NAMES =
  'butter chicken|potato salad|chicken salad|egg salad|tuna salad|crab salad|fruit salad dressing|sweet and sour|salt and pepper|turnip cake|oyster sauce|fish sauce|lemon butter|black pepper crab|chilli crab|red braised|three cup chicken|fire chicken|lemon chicken|orange chicken|orange duck|pepper steak|milk tea|coconut milk';

const table = (words: readonly string[]) =>
  new Phrases([...new Set(words.map((word) => stemsOf(word).join(' ')))].map((word) => [word, true] as const));
const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const { around, ...foods } = PLAIN;
const FOOD = Object.values(foods).flatMap(wordsIn);
const OF_NAMES = table(NAMES.split('|'));
const AROUND = table(wordsIn(around));
const PLAINLY = table([...FOOD, 'sea bass', 'sea bream', 'bream', ...wordsIn(around)]);
const MEATLESSLY = table([...FOOD, ...wordsIn(around), ...MEATLESS.split('|')]);

const covers = (phrases: Phrases<true>, tokens: readonly Token[]): boolean => {
  const covered = phrases.findAll(tokens).reduce((sum, { from, to }) => sum + to - from, 0);
  return covered === tokens.length;
};

/**
 * Whether the name of a dish hides nothing: each of its words is an ingredient or says how it is made.
 *
 * @param meatless dishes that are known to have no meat or fish in them will do
 * @example isPlain('grilled pineapple', false) // true
 */
export function isPlain(dish: string, meatless: boolean): boolean {
  const tokens = tokenize(dish);
  const phrases = meatless ? MEATLESSLY : PLAINLY;
  return covers(phrases, tokens) && !covers(AROUND, tokens) && OF_NAMES.findAll(tokens).length === 0;
}
