import { Phrases } from '../../understanding/text/phrases.ts';
import { stemsOf, type Token, tokenize } from '../../understanding/text/tokens.ts';

/**
 * Words whose dishes hide nothing, by what they are. A dish made of them and of nothing else has in it what its name says. The name of a
 * dish ("kitfo", "mille-feuille") and whatever may be in it ("broth", "sauce", "pie") are no such words.
 */
export const PLAIN = {
  around: `a an the village of with and or in on over under from by at to its our your one two three four five six whole half quarter big small little large fresh warm hot cold raw wild young old new sweet sour bitter salty smoky spicy
    mild tender local seasonal good great proper simple house red green black white yellow purple pink golden brown blue dark crunchy charcoal wood fire coal coals ember embers grill oven plate bowl side leaf leaves seed top
    heart shoulder leg loin neck belly cheek breast thigh wing fillet bone chop shank cutlet juice oil salt pepper ice season summer winter spring autumn burnt burned grilled roast roasted baked braised steamed boiled poached smoked cured pickled salted marinated charred seared stewed sliced chopped shaved
    mashed crushed blistered fermented dried stuffed torn candied peel skin`,
  plants: `vegetable greens salad tomato aubergine eggplant courgette zucchini pepper shishito padron chilli chile jalapeno onion shallot leek garlic spring potato chips fries corn cob carrot beetroot beet radish turnip parsnip
    celeriac celery fennel cabbage kale spinach chard broccoli broccolini cauliflower sprout lettuce rocket chicory cucumber pea bean lentil chickpea mushroom morel chanterelle porcini truffle squash pumpkin okra
    artichoke asparagus olive avocado guacamole plantain cassava yam yuca rice quinoa olive lemon lime orange grapefruit yuzu citrus apple pear plum peach apricot cherry strawberry raspberry blackberry blueberry gooseberry
    bilberry sea buckthorn berry fruit fig date raisin grape melon watermelon pineapple mango papaya banana passion guava pomegranate lychee rhubarb quince sorbet mint basil parsley dill coriander cilantro oregano thyme
    rosemary sage tarragon sorrel nettle lovage samphire saffron cumin turmeric ginger horseradish cardamom cinnamon vinegar capers kimchi sauerkraut seaweed coffee espresso tea wine cider mezcal`,
  flesh: `beef pork lamb mutton goat veal chicken duck goose turkey quail rabbit hogget venison boar steak ribeye sirloin rib brisket jowl oxtail liver kidney ham bacon prosciutto jamon`,
  sea: `fish salmon tuna cod haddock hake halibut mackerel herring sardine anchovy trout turbot plaice monkfish swordfish oyster clam mussel crab lobster langoustine prawn shrimp scallop squid octopus cuttlefish`,
  milk: 'cheese feta halloumi mozzarella ricotta burrata pecorino parmesan provolone cream butter yoghurt yogurt labneh milk',
  eggs: 'egg yolk omelette frittata',
} as const;

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
