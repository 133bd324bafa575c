const KINDS = [
  ['pizza', /pizz|neapolitan/],
  ['tacos', /taco|taqueria|mexic|tex-mex|burrito|salvador|guatemal|oaxac/],
  ['sushi', /sushi|omakase|izakaya|sashimi|nikkei/],
  ['dumplings', /dumpling|dim sum|bao\b|gyoza|momo|shanghai|tibet|nepal|polish|georgian/],
  [
    'noodles',
    /ramen|noodle|pho\b|udon|soba|vietnam|japan|chinese|sichuan|szechuan|laksa|malay|singapor|burm|cantonese/,
  ],
  ['grainbowl', /poke|hawai|korean|bibimbap|grain|filipin|indonesia/],
  ['curry', /curry|indian|thai|pakistan|bangla|sri lank|ethiop|eritrea|nepali|masala|south asian/],
  [
    'skewers',
    /kebab|skewer|turk|leban|middle east|mediterr|greek|persian|iran|israel|yakitori|syrian|afghan|moroc|arab|peruvian/,
  ],
  [
    'paella',
    /paella|spanish|tapas|basque|portug|catalan|cajun|creole|caribbean|jamaic|cuban|west africa|african|brazil/,
  ],
  ['fish', /fish|seafood|oyster|lobster|crab|raw bar|nordic|scandinav|ceviche/],
  ['burger', /burger|american diner|fast food|fried chicken|sandwich|hot dog|wings|pub food/],
  ['grill', /steak|grill|barbecue|bbq|smokehouse|argentin|chophouse|asado|german|roast/],
  ['icecream', /ice cream|gelat|dessert|sorbet|frozen/],
  ['pastry', /pastr|patisserie|croissant|doughnut|donut|cake|sweets|chocolate/],
  ['bread', /baker|bread|bagel|deli\b|boulang|delicatessen|jewish/],
  ['coffee', /coffee|café|cafe\b|espresso|tea\b|tea house|matcha/],
  ['brunch', /brunch|breakfast|diner\b|pancake|waffle|eggs/],
  ['salad', /salad|vegetarian|vegan|plant|health|farm|juice|californ/],
  ['pasta', /pasta|ital|trattoria|osteria|roman|sicil|tuscan/],
  ['wine', /wine|enoteca|champagne|cheese/],
  ['beer', /beer|brew|tap ?room|gastropub|pub\b|tavern|irish|ale ?house/],
  ['cocktail', /cocktail|bar\b|lounge|speakeasy|tiki|mezcal|whisk/],
] as const;

export type DishKind = (typeof KINDS)[number][0] | 'plate';

/**
 * The dish to draw for a restaurant, by its cuisine or else its name; a composed plate by default.
 *
 * @example dishKind('Italian', 'Slice House Pizza') // 'pizza'
 */
export function dishKind(cuisine: string | null, name = ''): DishKind {
  const called = name.toLowerCase();
  const cooked = (cuisine ?? '').toLowerCase();
  // For a broad cuisine such as Italian, a specific name takes precedence.
  const particular = KINDS.find(
    ([kind, words]) => /^(pizza|sushi|dumplings|icecream|coffee|burger)$/.test(kind) && words.test(called),
  );
  return (
    (particular ??
      KINDS.find(([, words]) => words.test(cooked)) ??
      KINDS.find(([, words]) => words.test(called)))?.[0] ?? 'plate'
  );
}
