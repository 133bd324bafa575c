import type { Restaurant } from '@saffron/contracts/guide';
import { INGREDIENTS, type MainAllergen } from '../../../understanding/lexicon/ingredients.ts';
import { MADE_WITH } from '../../../understanding/lexicon/made-with.ts';
import { MEATLESS } from '../../../understanding/lexicon/meatless.ts';
import { stemsOf } from '../../../understanding/text/tokens.ts';
import type { Attribute, Outcome } from '../attribute.ts';

/** A kitchen that carries the diet in its own name serves nothing else. */
const inCuisine =
  (word: string) =>
  ({ cuisine }: Restaurant): Outcome | null =>
    stemsOf(cuisine ?? '').includes(word) ? 'yes' : null;

/** A diet that is kept no longer, or in name only. */
const PAST = ['# once', 'once #', 'formerly #', 'used to be #', '# style', '# ish', '# in name', 'nearly #'];

const diet = (
  key: string,
  words: Pick<Attribute, 'asked' | 'yes' | 'for' | 'dishes' | 'against' | 'other'>,
  noun: string,
): Attribute => ({
  key,
  topic: noun,
  decides: true,
  ...words,
  against: [words.against, ...PAST.map((said) => said.replace('#', key))].filter(Boolean).join('|'),
  says: { yes: `they do ${noun}`, no: `they don't do ${noun}`, whether: `whether they do ${noun}` },
  field: inCuisine(key),
});

/** What people eat by choice or faith. */
export const DIETS: readonly Attribute[] = [
  diet(
    'vegan',
    {
      asked: 'vegan|vegans|plant based|animal products',
      yes: 'vegan|vegans|vegan friendly|plant based|vegan menu',
      against:
        'butter in everything|lard in everything|lard in the beans|contains dairy throughout|get the sides|just the sides|sides only',
    },
    'vegan food',
  ),
  diet(
    'vegetarian',
    {
      asked:
        'vegetarian|vegetarians|veggie|veggies|veg|meat free|meatless|without meat|eats no meat|eat no meat|doesnt eat meat|dont eat meat|dont eat any meat|leaves meat alone',
      yes: 'vegetarian|vegetarians|vegetarian friendly|veggie|meatless|meat free|without meat|no meat',
      dishes: MEATLESS,
      for: 'vegan|plant based|vegan menu|vegan friendly',
      against:
        'all meat|meat only|nothing but meat|carnivores only|lard in everything|get the sides|just the sides|sides only',
      other: 'all meat is|all meat halal|all meats are',
    },
    'vegetarian food',
  ),
  diet('halal', { asked: 'halal', yes: 'halal|zabiha', against: 'pork throughout|pork in most' }, 'halal food'),
  diet('kosher', { asked: 'kosher', yes: 'kosher|glatt', against: 'kosher style' }, 'kosher food'),
];

/** Gluten and dairy are also left out by people who would not fall ill. */
const BY_CHOICE: ReadonlySet<string> = new Set(['gluten', 'dairy']);

const each = (first: string, then: string): string =>
  first
    .split('|')
    .flatMap((one) => then.split('|').map((other) => `${one} ${other}`))
    .join('|');

/** What food is made in and with, and what is one dish of it where it is "the same bowl". */
const TOOLS =
  'fryer|fryers|oil|wok|woks|grill|griddle|oven|ovens|water|kitchen|knife|knives|board|boards|toaster|tongs|ladle|plancha|chopping board';
const VESSELS =
  'counter|bench|worktop|stone|bowl|bowls|pan|pans|pot|pots|tray|trays|spoon|spoons|surface|bucket|vat|mixer|blender';
const SHARED = [
  each('same|shared|share a|shares a|share the|shares the|share one', TOOLS),
  each('one', 'fryer|oven|griddle|toaster|board|knife|wok|grill'),
  each(each('in|on|with|by|from|off|through', 'the same|a shared|the one'), `${TOOLS}|${VESSELS}`),
  each(each('in|on|with|from', 'one'), TOOLS),
  each('oven|grill|griddle|fryer|wok|toaster|board', 'is shared'),
  each('never|not|isnt|arent|never gets|never get|doesnt get|dont get', 'washed|wiped|scrubbed|rinsed'),
  'cross contamination|cross contact|traces of everything|may contain everything|contains everything|everything touches everything|touches everything else|tongs do both',
].join('|');

/** "Gluten" in a note may be what it is free of: what the attribute asks for reads these. */
const OWN_NAMES: ReadonlySet<string> = new Set('gluten wheat dairy lactose casein whey'.split(' '));

/** What notes call an allergen in a dish, and the dishes that always have it. */
const contained = (key: MainAllergen): string =>
  [...INGREDIENTS[key].split('|').filter((word) => !OWN_NAMES.has(word)), MADE_WITH[key].always].join('|');

/** That an allergen is in all that is cooked, or in the air, by the words for it. */
const spread = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [
      `${word} everywhere`,
      `${word} throughout`,
      `${word} in the air`,
      `traces of ${word}`,
      ...['everything', 'nearly everything', 'almost everything', 'every dish', 'most dishes', 'most things'].flatMap(
        (all) => [`${word} in ${all}`, `${word} on ${all}`],
      ),
    ])
    .join('|');

const allergen = (
  key: MainAllergen | 'allergies',
  noun: string,
  words: {
    asked: string;
    named: string;
    yes: string;
    for?: string;
    basis?: string;
    against: string;
    kitchens: string;
  },
): Attribute => ({
  key,
  asked: words.asked,
  yes: words.yes,
  ...(words.for !== undefined && { for: words.for }),
  ...(key !== 'allergies' && MADE_WITH[key].other !== undefined && { other: MADE_WITH[key].other }),
  against: words.against,
  says: {
    yes: `there's something without ${noun}`,
    no: `it isn't safe with ${noun}`,
    whether: `how they handle ${noun}`,
  },
  allergen: {
    named: words.named,
    basis: words.basis ?? key,
    ...(key === 'allergies'
      ? { kinds: '', contains: '', often: '' }
      : { kinds: INGREDIENTS[key], contains: contained(key), often: MADE_WITH[key].often }),
    kitchens: words.kitchens,
    shared: SHARED,
    byChoice: BY_CHOICE.has(key),
  },
});

/** What makes people ill: a word in a note is never enough to call a kitchen safe. */
export const ALLERGENS: readonly Attribute[] = [
  allergen('nuts', 'nuts', {
    asked: 'nut|nuts|nut free|nut allergy|tree nut|peanut allergy|tree nut allergy',
    named: 'peanut|cashew|almond|walnut|hazelnut|pistachio|pecan',
    yes: 'nut free|free of nuts|free of peanuts|free of tree nuts|free of all nuts|without nuts|nut free kitchen|nut allergies|nut allergy',
    against: `${spread('nuts|peanuts')}|nut oil|peanut oil`,
    kitchens:
      'thai|indonesian|malaysian|vietnamese|sichuan|szechuan|chinese|indian|pakistani|bangladeshi|persian|iranian|georgian|moroccan|turkish|west african|nigerian|senegalese|satay|ice cream|gelato|gelateria',
  }),
  allergen('gluten', 'gluten', {
    asked: 'gluten|gluten free|gf|coeliac|coeliacs|celiac|celiacs|wheat free|coeliac safe|wheat allergy',
    named: 'wheat',
    yes: 'gluten free|free of gluten|gf|gluten allergy|wheat allergy|coeliac|coeliacs|celiac|without gluten|separate oven|own pot|separate fryer|dedicated fryer',
    basis: 'gluten|flour|wheat',
    against: `${spread('flour|wheat|gluten')}|covered in flour|thick with flour|dusted in flour|flour dust|wheat kitchen|wheat in it`,
    kitchens: 'italian|pizza|bakery|ramen|noodles|dumplings|chinese|japanese|izakaya|burgers|pub|patisserie',
  }),
  allergen('dairy', 'dairy', {
    asked: 'dairy|dairy free|lactose|lactose free|lactose intolerant|milk allergy|cheese free',
    named: 'milk|cheese|cream|butter',
    yes: 'dairy free|milk free|free of dairy|dairy allergy|milk allergy|without dairy|lactose free',
    for: 'oat milk|vegan|vegan friendly|plant based',
    against: spread('butter|cream|cheese|milk|dairy'),
    kitchens: 'french|italian|pizza|indian|ice cream|gelato|swiss|patisserie|creperie|bakery',
  }),
  allergen('shellfish', 'shellfish', {
    asked: 'shellfish allergy|shellfish free|seafood allergy',
    named: 'shellfish|prawn|shrimp|crab|crustacean|mussel|oyster|lobster|mollusc|seafood',
    yes: 'shellfish free|without shellfish|free of shellfish|shellfish allergies|shellfish allergy',
    against: spread('shrimp paste|shrimp|prawns|shellfish|oyster sauce'),
    kitchens: 'seafood|oyster bar|thai|vietnamese|cajun|creole|malaysian|cantonese|sushi|fish and chips',
  }),
  allergen('fish', 'fish', {
    asked: 'fish allergy|allergic to fish|fish free',
    named: 'fish',
    yes: 'fish free|without fish',
    against: spread('fish sauce|fish|anchovy|dashi'),
    kitchens: 'seafood|sushi|japanese|thai|vietnamese|fish and chips|korean|nordic',
  }),
  allergen('egg', 'egg', {
    asked: 'egg free|egg allergy',
    named: 'egg|eggs',
    yes: 'egg free|without egg|free of egg|egg allergies',
    against: spread('egg|eggs'),
    kitchens: 'bakery|patisserie|brunch|french|creperie|diner',
  }),
  allergen('sesame', 'sesame', {
    asked: 'sesame allergy|sesame free',
    named: 'sesame|tahini',
    yes: 'sesame free|without sesame|free of sesame|sesame allergies',
    against: spread('tahini|sesame'),
    kitchens: 'lebanese|middle eastern|israeli|turkish|palestinian|syrian|korean|japanese|chinese',
  }),
  allergen('soy', 'soy', {
    asked: 'soy allergy|soy free|soya allergy',
    named: 'soy|soya',
    yes: 'soy free|without soy',
    against: spread('soy|soy sauce'),
    kitchens: 'japanese|chinese|korean|ramen|sushi|izakaya|thai|sichuan',
  }),
  ...(['mustard', 'celery', 'lupin', 'sulphites'] as const).map((key) =>
    allergen(key, key, {
      asked: `${key} allergy|${key} free`,
      named: INGREDIENTS[key],
      yes: `${key} free|without ${key}|free of ${key}`,
      against: spread(key),
      kitchens: '',
    }),
  ),
  allergen('allergies', 'allergies', {
    basis: '',
    asked:
      'allergy|allergies|allergic|allergen|allergens|anaphylaxis|anaphylactic|epipen|intolerance|intolerances|food intolerances|cross contamination|shared fryer|traces',
    named: '',
    yes: 'allergen list|allergen menu|allergen card|handles allergies|takes allergies seriously|good with allergies|trained for allergies|allergies|allergy|allergic|nut allergies|nut allergy',
    against: 'allergies beware',
    kitchens: '',
  }),
];
