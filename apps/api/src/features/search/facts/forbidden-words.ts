import { table } from '../../../table.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import { PLAIN } from '../../understanding/lexicon/kitchen-words.ts';
import { ATTRIBUTE } from './attributes/attributes.ts';

const contains = (key: string): string => ATTRIBUTE.get(key)?.allergen?.contains ?? '';
/** What an allergen is in, or may well be in. @example dishesWith('egg') // 'egg|mayonnaise|…|okonomiyaki|…' */
export const dishesWith = (attribute: string): string =>
  `${contains(attribute)}|${ATTRIBUTE.get(attribute)?.allergen?.often ?? ''}`;
/** What is called like it, and has none of it. */
const otherThan = (attribute: string): string => ATTRIBUTE.get(attribute)?.other ?? '';
const shown = (...keys: readonly string[]): string => keys.flatMap((key) => FOODS.get(key)?.shown ?? []).join('|');
const promises = (...keys: readonly string[]): string =>
  keys.flatMap((key) => [ATTRIBUTE.get(key)?.yes ?? '', ATTRIBUTE.get(key)?.for ?? '']).join('|');

const MEAT = `${PLAIN.flesh.split(' ').join('|')}|kitfo|tibs|hot link|hot links|full breakfast|full english|fried breakfast|full fried breakfast|scrapple|patty|patties|mince|minced|meat|meats|meaty|beef|pork|lamb|mutton|goat|veal|chicken|duck|goose|turkey|quail|rabbit|venison|boar|hare|partridge|pheasant|pigeon|squab|oxtail|tripe|liver|livers|bacon|ham|sausage|bratwurst|wurst|salami|chorizo|kielbasa|kabanos|golabki|andouille|boudin|prosciutto|nduja|guanciale|pancetta|mortadella|pepperoni|pastrami|charcuterie|brisket|steak|ribs|rib|chop|chops|cheek|marrow|kebab|burger|meatball|meatballs|ragu|bolognese|foie gras|pate|snail|snails|lard|dripping|jerk|carnitas|kidney|heart|tongue|knuckle|crackling|schnitzel|shawarma|doner|gyros|birria|pastor|lengua|suadero|tinga|cochinita|cabeza|carne|jamon|morcilla|sweetbread|sweetbreads|offal|haggis|black pudding|choucroute|cassoulet|coq au vin|bulgogi|galbi|rendang|souvlaki|merguez|speck|bresaola|gammon|lardo|terrine|trotter|trotters|wagyu|pulled pork|bone broth|gizzard|gizzards|pluma|secreto|cecina|biltong|pepperoni|barbacoa|chashu|char siu|tonkotsu|yakitori|wings|${shown('meat', 'steakhouse', 'barbecue', 'chicken', 'beef')}`;
const FISH = `${contains('fish')}|${contains('shellfish')}|${shown('seafood', 'sushi')}|${PLAIN.sea.split(' ').join('|')}|ceviche|caviar|saltfish|lox|taramosalata|bream|roe|crudo|sashimi|bonito|whelk`;
const PORK = `lardon|lardons|andouillette|rillettes|saltimbocca|lap cheong|lup cheong|lap xuong|blt|suckling pig|pig|pigs|hog roast|trotter|trotters|carbonara|amatriciana|gricia|quiche lorraine|full english|full breakfast|fry up|porchetta|morcilla|black pudding|white pudding|boudin|sobrasada|lomo|pluma|secreto|schnitzel|schweinshaxe|bratwurst|wurst|frankfurter|hot dog|sausage|sausages|bangers|scotch egg|gammon|tarte flambee|flammkuchen|choucroute|cassoulet|salami|pepperoni|saucisson|coppa|culatello|cotechino|lardo|charcuterie|cochinita|al pastor|tonkatsu|siu mai|xiao long bao|soup dumplings|scratchings|spare ribs|manteca|croque monsieur|croque madame|bacon|ham|lard|prosciutto|san daniele|parma ham|serrano|jamon|iberico|chorizo|kielbasa|kabanos|andouille|speck|pancetta|guanciale|mortadella|nduja|char siu|chashu|tonkotsu|carnitas|crackling|${shown('pork')}`;
/** Sausages and the like of other meat. */
const NO_PORK = ['sausage', 'sausages', 'bacon', 'ham', 'salami', 'schnitzel', 'hot dog', 'dumplings', 'ribs']
  .flatMap((one) =>
    ['beef', 'lamb', 'chicken', 'turkey', 'veal', 'duck', 'vegan', 'vegetarian', 'veggie', 'halal'].map(
      (other) => `${other} ${one}`,
    ),
  )
  .concat('lomo saltado')
  .join('|');

/** Foods that many others are made of, whatever these are called. */
export const MADE_FROM: Readonly<Record<string, Left>> = table({ pork: { words: PORK, other: NO_PORK } });

/** Drinks with alcohol. */
export const ALCOHOL =
  'alcohol|wine|wines|beer|beers|ale|ales|lager|stout|pint|pints|cider|cocktail|cocktails|whisky|whiskey|bourbon|rum|gin|vodka|tequila|mezcal|sake|soju|champagne|prosecco|cava|sherry|vermouth|brandy|liqueur|negroni|spritz|martini|sangria|spirits';
/** Cocktails, and what else has alcohol in it by its name. */
const MIXED =
  'mojito|margarita|caipirinha|daiquiri|pisco|pisco sour|whiskey sour|irish coffee|old fashioned|manhattan|bellini|mimosa|aperol|campari|ipa|porter|pale ale|mead|sambuca|amaro|amaretto|limoncello|grappa|ouzo|raki|arak|baileys|kahlua|white russian|bloody mary|paloma|mai tai|pina colada|michelada|pimms|eggnog|digestif|aperitif|umeshu|shochu|baijiu|guinness|burgundy|rioja|riesling|chianti|marsala';
/** Dishes that are made with it. */
const COOKED_WITH =
  'tiramisu|rum baba|baba au rhum|coq au vin|bourguignon|mariniere|beer battered|beer batter|beer braised|wine sauce|red wine|white wine|drunken|flambe|flambeed|crepe suzette|crepes suzette|sherry trifle|trifle|zabaglione|zabaione|sabayon|cherries jubilee|black forest|vodka sauce|alla vodka|fondue|carbonnade|stout pie|ale pie|steak and ale|christmas pudding|rum raisin|rum and raisin|brandy butter|vin jaune|drunk cake|liqueur';
/** What is in no dish that somebody eats who leaves alcohol out. */
export const ALCOHOLIC: Left = {
  words: `${ALCOHOL}|${MIXED}|${COOKED_WITH}`,
  lifted: 'alcohol free|non alcoholic|without alcohol|zero proof|virgin|no',
  other: 'ginger beer|root beer|ginger ale|wine vinegar',
};

const ROOTS = 'onion|garlic|leek|potato|potatoes|carrot|beetroot|radish|turnip|shallot|honey';

/** What somebody leaves alone, as phrases separated by bars. */
export interface Left {
  words: string;
  /** Words that have one of them in it, and are something else. */
  other?: string;
  /** Words that take it out of what they stand before. */
  lifted?: string;
}

const PLANTS = 'artichoke hearts|hearts of palm|oyster mushroom|oyster mushrooms|banana blossom';

/** What those on a diet leave alone, by the key of the diet. */
export const LEFT: Readonly<Record<string, Left>> = table({
  vegetarian: { words: `${MEAT}|${FISH}`, other: PLANTS, lifted: promises('vegetarian') },
  vegan: {
    words: `${MEAT}|${FISH}|${dishesWith('dairy')}|${dishesWith('egg')}|honey`,
    other: `${PLANTS}|${otherThan('dairy')}`,
    lifted: promises('vegan'),
  },
  pescatarian: { words: MEAT, other: PLANTS, lifted: promises('vegetarian') },
  jain: { words: `${MEAT}|${FISH}|${contains('egg')}|${ROOTS}`, lifted: 'jain' },
  'gluten free': { words: dishesWith('gluten'), other: otherThan('gluten'), lifted: promises('gluten') },
  'dairy free': { words: dishesWith('dairy'), other: otherThan('dairy'), lifted: promises('dairy') },
  halal: { words: `${PORK}|${ALCOHOLIC.words}`, other: `ginger beer|root beer|ginger ale|wine vinegar|${NO_PORK}` },
  kosher: { words: `${PORK}|${contains('shellfish')}`, other: NO_PORK },
});

/** Features of which one is wished where somebody drinks. */
export const ASKING_FOR_DRINKS: ReadonlySet<string> = new Set([
  ...'drinks alcohol cocktails wine beer sparkling sake'.split(' '),
  'happy hour',
]);

/** What is no reason to go for who drinks nothing, or brings children. */
export const DRINKS: Left = {
  words: `${ALCOHOL}|${MIXED}|arak|raki|ouzo|grappa|absinthe|vodkas|rums|gins|whiskies|drinking|bartender|bartenders`,
  lifted: 'alcohol free|non alcoholic|without alcohol|zero proof|virgin|no',
  other: 'ginger beer|root beer|ginger ale|wine vinegar|beer batter|beer battered|vodka sauce',
};

/** Fish and seafood that is eaten raw. */
export const RAW: Left = {
  words: `raw|kibbeh nayeh|kibbe nayeh|kitfo|yukhoe|yukke|yukhwe|tataki|leche de tigre|mentaiko|tarako|tobiko|ikura|bleu|blue steak|steak tartare|boquerones|matjes|basashi|laab dip|larb dip|koi|${FEATURES['raw fish']?.shown ?? ''}|poke|poke bowl|maki|temaki|uramaki|hand roll|hand rolls|chirashi|aguachile|tiradito|kinilaw`,
};

/** What else those leave alone whom raw food could make ill: what is rare, cured or cold-smoked, soft cheese, raw egg and liver. */
export const DELICATE: Left = {
  words:
    'rare|pink|poached egg|poached eggs|eggs benedict|eggs royale|sunny side|fried egg|soft tortilla|liquid middle|tagliata|onglet|bavette|liver parfait|duck parfait|chicken parfait|taleggio|reblochon|vacherin|epoisses|raw milk|vitello tonnato|caesar|bearnaise|zabaglione|zabaione|sabayon|eggnog|pisco sour|whiskey sour|meringue pie|cookie dough|gravad lax|smoked mackerel|bottarga|cured|gravlax|gravadlax|lox|caviar|roe|smoked salmon|smoked trout|smoked eel|smoked fish|herring|eel|swordfish|shark|clams|whelk|prosciutto|salami|bresaola|jamon|charcuterie|pate|foie gras|liver|livers|brie|camembert|gorgonzola|roquefort|stilton|blue cheese|goats cheese|chevre|burrata|unpasteurised|unpasteurized|tiramisu|mousse|mayonnaise|aioli|hollandaise|egg yolk|yolk|yolks|runny|soft egg|soft boiled',
};

/** Meat that is right for those diets only where a kitchen is known to keep them. */
export const BUTCHERED: Left = { words: MEAT };
export const BUTCHERED_FOR: ReadonlySet<string> = new Set(['halal', 'kosher']);

/** Words for what is or was an animal. */
export const ANIMALS = `${MEAT}|${FISH}`;
