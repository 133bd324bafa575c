import { table } from '../../../table.ts';
import type { Feature } from './feature.ts';

/** Drinks without alcohol, which a place that pours wine may have too. */
const WITHOUT_ALCOHOL = [
  'alcohol free',
  'non alcoholic',
  'nonalcoholic',
  'zero alcohol',
  'low alcohol',
  'zero proof',
  'virgin',
]
  .flatMap((kind) =>
    'drink|drinks|option|options|cocktail|cocktails|beer|beers|wine|wines|pairing|pairings|choice|choices|list|menu|stuff|things|something'
      .split('|')
      .map((what) => `${kind} ${what}`),
  )
  .join('|');

/** Said in the plural of what is drunk: "gin" and "rum" are in dishes, too. */
const SPIRITS = 'gins|rums|whiskies|whiskeys|bourbons|tequilas|mezcals|vodkas';

/** What people go out for beside the food: drinks, music, games. */
export const GOING_OUT: Readonly<Record<string, Feature>> = table({
  jazz: { label: 'jazz', said: 'jazz|live jazz|jazz bar|jazz club', shown: 'jazz|trio', firm: true },
  karaoke: { label: 'karaoke', said: 'karaoke|karaoke bar|sing karaoke', shown: 'karaoke', firm: true },
  dancing: {
    label: 'dancing',
    said: 'dancing|dance|go dancing|dance floor|somewhere to dance|place to dance|dj|djs',
    shown: 'dancing|dance floor|people dance|dance between|dj|djs',
    firm: true,
  },
  games: {
    label: 'games',
    said: 'darts|board games|pool table|pool tables|ping pong|table tennis|table football|an arcade|arcade games|arcade machines|arcade bar|bowling|play pool|quiz|quiz night|pub quiz|games to play',
    shown: 'darts|board games|games|pool table|ping pong|table tennis|table football|arcade|bowling|quiz',
    firm: true,
  },
  'happy hour': {
    label: 'a happy hour',
    said: 'happy hour|happy hours',
    shown: 'happy hour|happy hours|half price before',
    firm: true,
  },
  hangover: {
    label: 'a hangover',
    said: '',
    told: 'hangover|hungover|hung over|hanging badly|morning after|rough this morning',
    shown: 'hangover|hangovers|fried eggs',
    hint: 'pancakes|greasy|brunch|broth|burger',
    room: false,
  },
  drinks: {
    label: 'drinks',
    said: 'drink|drinks|bar|bars|a drink|booze|aperitif|after work drinks|nightcap|food n drinks|food and drinks|food and drink|food n drink|drinks and food|drinks n food|drinks and a bite|drinks and nibbles|beer garden|beer gardens|still pouring|whos pouring|go for drinks|grab a drink|shots|bev|bevs|bevvy|bevvies|boozy|get drunk|get smashed|get hammered|get wasted|get pissed|getting drunk|night on the town',
    shown: `drink|drinks|bar|cocktail|cocktails|wine|wines|beer|aperitif|happy hour|nightcap|pint|spirits|highballs|lager|${SPIRITS}`,
    venues: ['cocktail bar', 'wine bar', 'pub food', 'brewery'],
    against: 'no alcohol',
    firm: true,
  },
  alcohol: {
    label: 'alcohol',
    said: 'alcohol|drink alcohol|serve alcohol|serves alcohol|serving alcohol|sells alcohol|sell alcohol|offers alcohol|alcoholic|alcoholic drink|alcoholic drinks|alcoholic beverage|alcoholic beverages|liquor|serve liquor|serves liquor|beer and wine|licensed',
    shown: `bar|cocktail|cocktails|wine|wines|beer|beers|spirits|highballs|lager|${SPIRITS}|sake|whisky`,
    venues: ['cocktail bar', 'wine bar', 'pub food', 'brewery'],
    against: 'no alcohol',
    firm: true,
  },
  food: {
    label: 'food',
    said: 'grub|which kitchens|what kitchens|kitchens are|kitchen still open|beers and food|beer and food|beers n food|beer n food|food and beers|food and beer|pints and food|food and a pint|food n drinks|food and drinks|food and drink|food n drink|drinks and food|drinks n food|drinks and a bite|drinks and nibbles|pub food|pub grub|pub meal|pub lunch|proper food|with proper food|hot food|actual food|real food|proper meal|hot meal|actual meal|real meal|full meal|decent meal|cooked meal|square meal|sit down meal|something decent to eat|decent food too|do food|does food|serve food|serves food|serving food|food too|food as well|with food|eat as well|eat too|also eat|eat something too|and something to eat|plus something to eat|something to eat too|eat there too|some scran|and scran|and grub|and some grub|and eats',
    shown: '',
    against: 'no kitchen|no food|nothing to eat|drinks only|crisps only',
    firm: true,
  },
  cocktails: {
    label: 'cocktails',
    said: 'cocktail|cocktails|espresso martini|espresso martinis|margarita|margaritas|mojito|mojitos|martini|martinis|negroni|negronis|aperol|spritz|old fashioned cocktail|gin|gin and tonic|whisky|whiskey|bourbon|rum|tequila|vodka',
    shown: `cocktail|cocktails|margarita|margaritas|negroni|martini|martinis|spritz|mezcal|daiquiri|old fashioned|old fashioneds|highball|highballs|punch|${SPIRITS}`,
    venues: ['cocktail bar'],
    against: 'no alcohol',
    firm: true,
  },
  wine: {
    label: 'wine',
    said: 'champers|champagne|bubbly|fizz|prosecco|wine|wines|wine list|good wine|glass of wine|glass of red|glass of white|bottle of red|natural wine|natural wines|red wine|white wine|orange wine|byo wine|bottle of wine|rioja|malbec|merlot|shiraz|chardonnay|pinot noir|sauvignon|riesling|chianti',
    shown:
      'wine|wines|wine list|natural wine|wine cellar|sommelier|champagne|champagnes|burgundy|barolo|bordeaux|vintages|growers|sherry|claret|malbec|lambrusco|rioja|prosecco',
    hint: 'by the glass|pairings|cellar|bottles',
    against: 'bring your own wine|byo|byob|no alcohol',
    venues: ['wine bar'],
  },
  sparkling: {
    label: 'sparkling wine',
    said: 'champagne|prosecco|bubbles|bubbly|fizz|sparkling wine|cava|cremant',
    shown: 'champagne|champagnes|prosecco|sparkling|sparkles|cava|cremant|lambrusco|fizz',
    hint: 'growers|sommelier',
    against: 'no alcohol',
  },
  beer: {
    label: 'beer',
    said: 'pint|pints|good pint|beer|beers|beer on tap|beers on tap|on tap|on draught|on draft|craft beer|craft beers|ale|ales|lager|ipa|draft beer|draught beer|stout|guinness|real ale',
    shown: 'beer|beers|craft beer|ale|ales|lager|ipa|taps|draught|stout|brewed|pilsner|pint|wheat beer',
    venues: ['brewery', 'pub food'],
    against: 'no alcohol|lassi',
  },
  cider: { label: 'cider', said: 'cider|ciders|scrumpy', shown: 'cider|ciders', against: 'no alcohol' },
  sake: { label: 'sake', said: 'sake|sakes|japanese whisky', shown: 'sake|shochu|japanese whisky' },
  'no alcohol': {
    label: 'alcohol-free drinks',
    said: `no alcohol for me|no alcohol for her|no alcohol for him|no alcohol for us|no alcohol for them|no drink for me|no drink for her|no drink for him|gave up alcohol|given up alcohol|giving up alcohol|off alcohol|stopped drinking|quit drinking|gave up drinking|cant drink|cannot drink|on antibiotics|designated driver|in recovery|recovering alcoholic|is sober|im sober|dont drink alcohol|doesnt drink alcohol|do not drink alcohol|does not drink alcohol|cant drink alcohol|not drinking alcohol|non alcoholic|sober|doesnt drink|dont drink|not drinking|do not drink|does not drink|off the booze|teetotal|mocktails|mocktail|mocktails|${WITHOUT_ALCOHOL}`,
    shown:
      'alcohol free|non alcoholic|without alcohol|zero alcohol|zero proof|mocktail|mocktails|soft drink|soft drinks|soda|sodas|lemonade|kombucha|no alcohol|no wine',
    hint: 'lassi|juice|juices',
  },
  dry: {
    label: 'no alcohol',
    said: 'no alcohol|no alcohol served|alcohol free|dry restaurant|dry place|no booze|doesnt serve alcohol|dont serve alcohol|does not serve alcohol|without alcohol|without booze|serves no alcohol',
    shown: 'no alcohol|no wine|alcohol free|serves no alcohol|unlicensed',
    against: `cocktail|cocktails|wine list|wine bar|by the glass|beers|on tap|on draught|spirits|${SPIRITS}|whisky|gin`,
    firm: true,
  },
  byob: {
    label: 'bring your own',
    said: 'byo|byob|byo wine|bring your own|bring our own|bring your own wine|bring our own wine|bring my own wine|bring our own bottle|bring a bottle|corkage|our own wine|my own wine|your own wine|our own bottle|our own bottles|own bottle of wine|own bottles of wine|own bottle|bottle of our own|bottle of my own|my own bottle|our own beer|my own beer|our own drinks|our own booze|my own booze|bring wine',
    shown:
      'byo|byob|bring your own wine|bring your own bottle|bring your own drinks|bring your own booze|bring a bottle|bring wine|corkage',
    firm: true,
  },
});
