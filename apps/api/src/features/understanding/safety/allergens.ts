import { FOODS, type Food } from '../lexicon/foods.ts';
import { INGREDIENTS, OTHER_INGREDIENTS } from '../lexicon/ingredients.ts';

/** What makes people ill: by the key of a food of the lexicon or of this table, or of the diet that leaves it out, the words for it. */
const NAMED: Readonly<Record<string, string>> = {
  nuts: 'nut|peanut|groundnut|tree nut|walnut|almond|cashew|pistachio|hazelnut|pecan|brazil nut|macadamia|praline|marzipan|satay|arachis',
  seafood: `${INGREDIENTS.shellfish}|sea food|seafood|fish|salmon|tuna|anchovy|bottom feeder`,
  eggs: 'egg|egg white|egg yolk',
  'gluten free': 'gluten|wheat|barley|rye|spelt',
  'dairy free': 'dairy|milk|lactose|casein|whey|cows milk',
  pork: 'pork',
  beef: 'beef',
  meat: 'red meat|mammal|mammal meat',
};

/** What states by itself what somebody leaves out: conditions, and abbreviations of menus. */
export const STATING: Readonly<Record<string, string>> = {
  meat: 'alpha gal|alpha gal syndrome|mammal meat allergy',
  nuts: 'nf|n f',
  legumes: 'g6pd|g6pd deficiency|favism',
  'dairy free': 'cmpa|galactosaemia|galactosemia',
};

/** The words of other languages for the main allergens, which people mix into their English. */
const FOREIGN: Readonly<Record<string, string>> = {
  nuts: 'almendra|mandorla|mandorle|amande|mandel|pinda|orzechy|orzeszki|cacahuete|cacahuate|cacahouete|arachide|noix|noisette|noci|nocciole|nueces|frutos secos|erdnuss|erdnusse|nusse|amendoim|amendoa',
  'dairy free': 'melk|mleko|lait|leche|milch|laitier|lacteos|latticini|lactosa|laktose',
  eggs: 'eieren|jajka|huevo|huevos|oeuf|oeufs|uova|uovo|eier|ovos',
  'gluten free': 'glutine|trigo|weizen|frumento|froment',
  seafood:
    'pescado|poisson|pesce|fisch|peixe|marisco|mariscos|fruits de mer|frutti di mare|crevettes|crustaces|crostacei|camarones|garnelen|meeresfruchte|krebstiere|gamba',
  sesame: 'sesamo|ajonjoli|sesam',
  soy: 'soja',
};

/** Allergens of the law that are no food of the lexicon, each with what it is called and what contains it. */
const LISTED: Readonly<Record<string, string>> = {
  sesame: INGREDIENTS.sesame,
  mustard: INGREDIENTS.mustard,
  celery: INGREDIENTS.celery,
  soy: INGREDIENTS.soy,
  lupin: INGREDIENTS.lupin,
  sulphites: INGREDIENTS.sulphites,
};

/** What is made of the main allergens: one of them only behind a sign, since people wish for cheese and bread. */
const MADE_OF: Readonly<Record<string, string>> = {
  nuts: INGREDIENTS.nuts,
  seafood: INGREDIENTS.fish,
  eggs: INGREDIENTS.egg,
  'gluten free': INGREDIENTS.gluten,
  'dairy free': INGREDIENTS.dairy,
};

/** What else people cannot eat, in the same form. */
const OTHERS: Readonly<Record<string, string>> = {
  coconut: 'coconut|coconut milk|coconut cream|copra|sambol',
  pineapple: 'pineapple|al pastor',
  chilli: 'chilli|chillies|chili|chile|chilies|capsaicin|jalapeno|harissa|sriracha|gochujang',
  corn: 'corn|maize|sweetcorn|polenta|tortilla|elote',
  tomato: 'tomato|tomatoes|passata|marinara|ketchup',
  mushroom: 'mushroom|truffle|porcini|shiitake',
  garlic: 'garlic|aioli',
  onion: 'onion|shallot|leek|allium',
  pepper: 'bell pepper|capsicum',
  strawberry: 'strawberry|strawberries',
  kiwi: 'kiwi|kiwis|kiwi fruit|kiwifruit',
  mango: 'mango|mangoes',
  banana: 'banana|plantain',
  avocado: 'avocado|avocados|guacamole',
  citrus: 'citrus|lemon|lime|orange juice',
  apple: 'apple',
  peach: 'peach|apricot',
  cinnamon: 'cinnamon',
  coriander: 'coriander|cilantro',
  legumes: 'legume|lentil|chickpea|fava|fava bean|broad bean|dal|falafel',
  aubergine: 'aubergine|eggplant|baba ganoush',
  msg: 'msg|monosodium glutamate',
  honey: 'honey',
  gelatine: 'gelatine|gelatin',
  rice: 'rice',
  seeds: 'seed|poppy seed|sunflower seed|pumpkin seed',
};

/** Fish and seafood only where they are raw; its key is that of a feature. */
export const RAW_FISH = 'raw fish';

const split = (words: string) => words.split('|');

const foodOf = (key: string, words: readonly string[]): Food => ({
  key,
  kind: 'dish',
  label: key,
  words,
  shown: words,
  kitchens: [],
  broader: [],
  near: [],
});

/** Those of the other ingredients, which are allergens only behind a sign. */
const BY_THEMSELVES: Readonly<Record<string, string>> = Object.fromEntries(
  OTHER_INGREDIENTS.split(',').map((row) => {
    const [key = '', words] = row.trim().split('=');
    return [key, words ? `${key}|${words}` : key];
  }),
);

/** Allergens that the lexicon has no food for, by key. Nobody wishes for them by these rows: they are only avoided. */
export const ALLERGEN_FOODS: ReadonlyMap<string, Food> = new Map(
  Object.entries({ ...LISTED, ...OTHERS, ...BY_THEMSELVES })
    .filter(([key]) => !FOODS.has(key))
    .map(([key, words]) => [key, foodOf(key, split(words))]),
);

const wordsOf = (rows: Readonly<Record<string, string>>): (readonly [word: string, key: string])[] =>
  Object.entries(rows).flatMap(([key, words]) => split(words).map((word) => [word, key] as const));

/** The words for what makes most people ill, each with the key of its food or diet. */
export const MAIN_ALLERGENS = wordsOf({
  ...NAMED,
  ...LISTED,
  [RAW_FISH]: 'raw fish|uncooked fish|raw seafood|uncooked seafood|raw shellfish|raw tuna|raw salmon',
});

/** Their keys, diets among them. */
export const OF_ALLERGENS: ReadonlySet<string> = new Set(MAIN_ALLERGENS.map(([, key]) => key));

/** Those for everything else that people cannot eat. They often have another sense. */
export const OTHER_ALLERGENS = wordsOf(OTHERS);

/** The words of other languages for the main ones. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(wordsOf(FOREIGN).map(([word]) => word));

/** Those that are allergens only where a sign names them. */
export const NAMED_ALLERGENS = [...wordsOf(MADE_OF), ...wordsOf(FOREIGN), ...wordsOf(BY_THEMSELVES)];
