import { table } from '../../../table.ts';

/**
 * Kinds of food and of places that belong to no one kitchen, and that a guide may list as a cuisine ("Pizza") or as a tag.
 * `words`: what people call it, separated by bars.
 * `such`: foods of this kind, the words for one joined by "="; whoever asks for one means no other. `kitchens`: where else one finds it, likeliest first. `near`: what to offer instead.
 */
export interface Style {
  words?: string;
  such?: string;
  kitchens?: string[];
  near?: string[];
}

export const STYLES: Readonly<Record<string, Style>> = table({
  pizza: {
    words:
      'pizzas|pizzeria|pizza place|pizza joint|wood fired pizza|slice of pizza|pizza slice|pizza by the slice|grab a slice|by the slice|slice shop',
    such: 'margherita|pepperoni|deep dish',
    kitchens: ['neapolitan', 'italian'],
    near: ['american'],
  },
  sushi: {
    words: 'sushi bar|sushi place|sushi roll|+nigiri|+maki|+temaki|+omakase',
    kitchens: ['japanese'],
    near: ['poke', 'asian fusion', 'asian'],
  },
  ramen: {
    words: 'ramen noodles|ramen shop|ramen bar|tonkotsu|tonkotsu ramen|shoyu',
    kitchens: ['noodles', 'japanese'],
    near: ['vietnamese', 'chinese', 'asian'],
  },
  noodles: {
    words: 'noodle|noodle bar|noodle house|noodle shop|noodle soup|asian noodles',
    kitchens: ['ramen', 'chinese', 'vietnamese', 'japanese', 'thai', 'asian'],
  },
  dumplings: {
    words: 'dumpling|dumpling house|+dim sum|+har gow|+siu mai|+wonton|+gyoza|+mandu|+momo|+pierogi|+khinkali',
    kitchens: ['dim sum', 'chinese', 'taiwanese', 'japanese', 'korean', 'nepalese', 'polish', 'georgian'],
  },
  'dim sum': { words: 'dimsum|yum cha|dim sums', kitchens: ['cantonese', 'chinese'], near: ['asian'] },
  'hot pot': {
    words: 'hotpot|hot pots|steamboat',
    kitchens: ['sichuan', 'chinese', 'mongolian', 'taiwanese', 'japanese'],
    near: ['asian'],
  },
  izakaya: { words: 'izakayas|japanese pub', kitchens: ['japanese'], near: ['asian fusion', 'korean'] },
  poke: { words: 'poke bowl|poke bowls|poki', kitchens: ['hawaiian', 'japanese'], near: ['sushi', 'asian fusion'] },
  tapas: {
    words: 'tapas bar|nibbles*|small plates*|tapas and small plates*|small plate*',
    kitchens: ['spanish', 'basque', 'catalan'],
    near: ['mediterranean', 'portuguese'],
  },
  seafood: {
    words:
      'local catch|catch of the day|fresh catch|fish|fishy*|sea food|shellfish|shell fish|raw bar|fresh fish|fish restaurant|fish house|fish place|fish fry',
    such: 'oyster=oysters=oyster bar|lobster=lobster roll|crab=crabs|shrimp=shrimps=prawn=prawns|scallops|mussels|clams|squid=calamari|octopus|salmon|tuna|cod|sea bass|halibut|monkfish|crab cakes|sardines|trout|mackerel|haddock|turbot|swordfish|cuttlefish|sea urchin|anchovy=anchovies|whitebait|langoustine=langoustines|sea bream=bream|plaice|dover sole|kippers|whelks|crudo|razor clams|walleye|perch|catfish|pike|whitefish|eel=eels|herring=herrings|chowder|crawfish=crayfish|red snapper|tilapia',
    near: ['sushi', 'mediterranean', 'portuguese'],
  },
  steakhouse: {
    words: 'steak|steaks|steak house|stake house|chop house|chophouse|steak restaurant|steak place|grill house',
    such: 'ribeye=rib eye|sirloin|filet mignon=filet|t bone|porterhouse|prime rib|tomahawk',
    near: ['argentinian', 'barbecue', 'american', 'brazilian', 'british', 'gastropub'],
  },
  barbecue: {
    words:
      'something smoky|smoky food|smoky meat|smoky meats|barbeque|bbq|bar b q|barbecued|smokehouse|smoked meat|pit barbecue|grilled meat|grilled meats',
    such: 'pulled pork|brisket=smoked brisket|burnt ends|rib=ribs=spare ribs=baby back ribs',
    near: ['southern', 'american', 'steakhouse', 'korean'],
  },
  burgers: {
    words:
      'in a bun*|burger|hamburger|hamburgers|cheeseburger|cheeseburgers|burger joint|burger place|smash burger|smashburger|sliders|beef burger',
    kitchens: ['american', 'diner', 'fast food'],
    near: ['gastropub', 'pub food', 'sandwiches'],
  },
  'hot dogs': {
    words: 'hot dog|hotdog|hotdogs|frankfurter|chili dog',
    kitchens: ['fast food', 'american', 'diner'],
    near: ['burgers'],
  },
  'chicken wings': {
    words: 'chicken wing place|wing place|chicken shop|chicken place',
    kitchens: ['american', 'fast food', 'southern'],
  },
  sandwiches: {
    words: 'sarnie|sarnies|butty|butties|sandwich|sandwich shop|sandwich place',
    such: 'sub=subs=hoagie|panini=paninis|wraps|baguettes',
    kitchens: ['deli', 'cafe', 'bakery'],
    near: ['burgers', 'american'],
  },
  deli: { words: 'delis|delicatessen|delicatessens', kitchens: ['sandwiches', 'jewish'], near: ['cafe', 'bakery'] },
  soup: {
    words:
      'soups|soup place|bowl of soup|broth|soupy|something soupy|hot and soupy|brothy|+pho|+ramen|+laksa|+sambar|+stew|+stews|+caldo verde|+minestrone|+chowder|+bisque|+gumbo|+goulash|+harira|+borscht|+bouillabaisse|+tom yum|+hot pot',
    kitchens: ['sandwiches', 'cafe', 'deli', 'vietnamese'],
  },
  salads: {
    words: 'salad|salad bar|salad place',
    kitchens: ['healthy', 'californian', 'vegetarian', 'cafe'],
    near: ['sandwiches', 'mediterranean'],
  },
  healthy: {
    words:
      'healthy food|health food|grain bowl|grain bowls|clean eating|light food|something light|something healthy|juice bar|juices*|smoothie*|smoothies*|smoothie bowl|fresh juice*|organic|something lighter|light dinner|light lunch|light meal|nothing heavy|nothing too heavy|not heavy|not too heavy|lighter|something small|small bite|light bite',
    kitchens: ['salads', 'vegetarian', 'vegan', 'californian'],
    near: ['poke', 'japanese', 'mediterranean'],
  },
  'fast food': {
    words: 'fastfood|quick service|drive thru|drive through|junk food',
    kitchens: ['burgers', 'take-out'],
    near: ['american', 'pizza', 'sandwiches'],
  },
  'take-out': {
    words:
      'takeout|take out|takeaway|take away|take aways|takeaways|to go|pick up|pickup|carry out|carryout|grab and go|food to go|meal to go|pick something up|something to pick up|pick up from|get to go|something i can pick up|grab on the way|grab on my way|grab on the way home|grab on my way home|pick up on the way home|on the way home|on my way home|bring home|take home|to take home|eat at home|something to bring home',
    near: ['fast food', 'deli', 'sandwiches', 'street food'],
  },
  'food truck': {
    words: 'food trucks|food cart|food carts|taco truck|food stand|food stall',
    near: ['street food', 'fast food', 'take-out'],
  },
  'street food': {
    words:
      'hawker|food hall|food court|market hall|food market|food stall|+hatch in|+hatch on|+food stalls|+market stall|+two stools|+pushcart|+food truck|+standing room|+eaten standing|+paper cones',
    near: ['food truck', 'take-out'],
  },
  buffet: {
    words: 'buffets|all you can eat|ayce|smorgasboard|everything you can eat|eat as much as you like|unlimited food',
    near: ['brazilian', 'indian', 'chinese'],
  },
  diner: {
    words: 'diners|all day diner|diner food|american diner',
    kitchens: ['american', 'breakfast', 'cafe'],
    near: ['burgers', 'comfort food'],
  },
  'comfort food': {
    words: 'comforting|home cooking|home cooked|hearty food|stodge|homely food',
    kitchens: ['southern', 'diner', 'british', 'gastropub', 'american'],
    near: ['italian'],
  },
  breakfast: {
    words: 'breakfast food|breakfast and brunch|breakfast brunch|breakfast place|breakfast spot',
    such: 'pancake=pancakes|waffle=waffles|french toast|bacon and eggs=ham and eggs|omelette=omelet=omelettes|hash browns|avocado toast|granola|porridge|breakfast burrito',
    kitchens: ['brunch', 'diner', 'cafe', 'american'],
  },
  brunch: {
    words: 'brunches|brunch spot|brunch place|bottomless brunch|boozy brunch|weekend brunch',
    kitchens: ['breakfast', 'cafe', 'diner'],
    near: ['new american', 'american'],
  },
  cafe: {
    words:
      'coffee and cake|coffee and a cake|coffee and cakes|cake and coffee|coffee and a pastry|cafes|caff|caffs|proper caff|greasy spoon|coffee|caffeine|caffeine fix|coffee shop|coffee house|coffeehouse|coffee place|coffee and tea|coffee tea|cup of coffee|coffee bar',
    such: 'espresso|latte|cappuccino|flat white|iced coffee|cold brew',
    kitchens: ['coffee roaster', 'bakery', 'tea house'],
    near: ['brunch', 'deli', 'dessert'],
  },
  'coffee roaster': { words: 'coffee roasters|coffee roastery|roastery', kitchens: ['cafe'] },
  'tea house': {
    words:
      'tea room|tearoom|teahouse|cuppa|tea rooms|tea shop|cup of tea|pot of tea|tea salon|tea with|tea and cake|tea and cakes|tea and a cake|tea and something sweet|tea and biscuits|tea and a slice|tea and scones|a nice tea|for tea and|+pot of tea|+pots of tea|+mugs of tea|+glasses of tea|+loose leaf',
    kitchens: ['cafe'],
    near: ['bakery', 'british'],
  },
  'bubble tea': {
    words: 'boba|boba tea|milk tea|pearl tea',
    kitchens: ['taiwanese', 'tea house'],
    near: ['cafe', 'dessert'],
  },
  bakery: {
    words:
      'bakeries|viennoiserie|boulangerie|patisserie|pastry|pastries|pastry shop|pies and pastries|bagel shop|cake shop',
    such: 'danish pastry=danish pastries|cake=cakes=slice of cake=piece of cake=bit of cake|cupcake=cupcakes|bread=fresh bread=sourdough|cookies|muffin=muffins|bagel=bagels',
    kitchens: ['cafe', 'dessert'],
    near: ['french', 'deli'],
  },
  donuts: { words: 'donut|doughnut|doughnuts|donut shop|doughnut shop', kitchens: ['bakery', 'cafe', 'dessert'] },
  dessert: {
    words:
      'desserts|something sweet|anything sweet|sweet thing|sweet things|sweet treat|sweets*|sweet tooth*|pudding|puddings|dessert place',
    such: 'ice cream=icecream=gelato=gelateria=ice cream parlor=ice cream shop=ice cream parlour|frozen yogurt=froyo|sorbet|sundae=sundaes|chocolate',
    kitchens: ['ice cream parlour', 'bakery', 'cafe'],
  },
  'ice cream parlour': { words: 'ice cream|gelato|ice cream and frozen yogurt', kitchens: ['dessert'] },
  crepes: {
    words: 'crepe|creperie|galette|galettes|crepe place',
    kitchens: ['breton', 'french'],
    near: ['dessert', 'cafe'],
  },
  chocolate: { words: 'hot chocolate|chocolatier|chocolate shop', kitchens: ['dessert', 'cafe'] },
  gastropub: {
    words: 'gastro pub|gastropubs|gastro pubs|gastrobar|gastro bar|gastrobars',
    kitchens: ['pub food'],
    near: ['british', 'modern british', 'modern european', 'american'],
  },
  'pub food': {
    words:
      'pint*|pints*|swift half*|pub|pubs|pub grub|pub meal|pub lunch|tavern|taverns|alehouse|public house|boozer|boozers|local pub|inn',
    kitchens: ['gastropub', 'brewery', 'british', 'irish'],
    near: ['american'],
  },
  'bar food': {
    words: 'bar snacks|bar bites|bar and grill|grill and bar|bar & grill',
    kitchens: ['pub food', 'gastropub', 'american'],
  },
  grill: {
    words: 'grilled food|rotisserie|charcoal grill|mixed grill|grills',
    kitchens: ['steakhouse', 'barbecue'],
    near: ['turkish', 'argentinian', 'american'],
  },
  brewery: {
    words: 'brewpub|brew pub|breweries|taproom|tap room|beer hall|beer house|microbrewery|beer bar',
    kitchens: ['pub food', 'gastropub'],
    near: ['german', 'american'],
  },
  'wine bar': {
    words: 'wine bars|enoteca|wine place|natural wine bar|vinoteca',
    near: ['bistro', 'tapas', 'french', 'italian'],
  },
  'cocktail bar': {
    words: 'cocktail bars|cocktail lounge|speakeasy|lounge|lounges|tiki bar|rooftop bar',
    near: ['wine bar', 'gastropub'],
  },
  'sports bar': { words: 'sports bars|sport bar', kitchens: ['pub food', 'american', 'brewery'] },
  bistro: {
    words: 'bistros|bistrot|neighborhood bistro',
    kitchens: ['french', 'modern european', 'contemporary'],
    near: ['european', 'gastropub', 'british'],
  },
  'tasting menu': {
    words:
      'tasting menus|set menu|set menus|set dinner|degustation|prix fixe|chef tasting|chefs menu|several courses|lots of courses|many courses|multi course|multi course meal|+small courses|+three courses|+four courses|+five courses|+six courses|+seven courses|+eight courses|+nine courses|+ten courses|+twelve courses',
    near: ['fine dining', 'contemporary', 'modern european', 'french'],
  },
  'fine dining': {
    words:
      'haute cuisine|chef s table|chefs table|michelin|michelin star|michelin starred|gourmet|+tasting menu|+degustation',
    near: ['contemporary', 'modern european', 'french', 'new american'],
  },
  'farm-to-table': {
    words: 'farm to table|locally sourced|seasonal food|seasonal menu|local produce',
    kitchens: ['new american', 'californian', 'modern british', 'contemporary'],
    near: ['modern european'],
  },
  vegetarian: {
    words:
      'pure veg|pure vegetarian|veg restaurant|veg food|veg place|veg only|veg thali|veg options|veg|veggie|veggies|non meat|non meat food|nonmeat|veg friendly|vegetarians|meatless|meat free|meat less|vegetarian friendly|dont eat meat|doesnt eat meat|do not eat meat|does not eat meat|cant eat meat|stopped eating meat|gave up meat|given up meat|giving up meat|no longer eats meat|no longer eat meat|off meat|vego*|herbivore*|herbivores*|no flesh*|flesh free*|nothing with a face*|nothing that had a face*',
    kitchens: ['vegan'],
    near: ['healthy', 'indian', 'mediterranean', 'middle eastern'],
  },
  pescatarian: {
    words: 'pescatarians|pescetarian|pescetarians|pescatarian food|pescatarian friendly',
    kitchens: ['vegan', 'vegetarian', 'seafood'],
    near: ['sushi', 'mediterranean', 'portuguese'],
  },
  vegan: {
    words:
      'vegans|vegan friendly|plant based|plantbased|plant forward|no animal products|no animals*|animal free*|nothing from animals*|nothing from an animal*|dont eat animals*|doesnt eat animals*|do not eat animals*|does not eat animals*|never eat animals*|only eat plants*|only eats plants*|eat only plants*|eats only plants*|eat plants*|eats plants*|plants only*|only plants*',
    near: ['vegetarian', 'healthy', 'indian', 'middle eastern', 'thai'],
  },
  'gluten free': {
    words:
      'glutenfree|gf|g f*|non gluten*|nongluten*|cant have gluten|cannot have gluten|cant do gluten|shouldnt have gluten|has to avoid gluten|gluten sensitive|sensitive to gluten|intolerant to gluten|off gluten|is gf|im gf|am gf|are gf|gf food|gf options|gf friendly|coeliac|celiac|coeliacs|gluten intolerant|gluten intolerance|gluten allergy|allergic to gluten|no gluten|without gluten|cant eat gluten|cannot eat gluten|dont eat gluten|doesnt eat gluten|avoid gluten|avoiding gluten|wheat free|no wheat|without wheat|cant have wheat|wheat allergy|wheat intolerant|allergic to wheat|wheat wrecks|wheat upsets|wheat makes|wheat disagrees|cant eat wheat',
    near: ['healthy', 'mexican', 'thai'],
  },
  'dairy free': {
    words:
      'dairyfree*|milkfree*|df*|d f*|non dairy*|nondairy*|cmpa*|cmpi*|milk protein allergy*|milk protein*|dairy allergy|milk allergy|allergic to dairy|allergic to milk|allergic to lactose|dairy allergic|lactose intolerant|lactose free|cant have dairy|cant have lactose|cant have milk|cant do dairy|avoid dairy|avoiding dairy|off dairy|milk makes|milk make|milk upsets|no milk|dairy makes|dairy upsets|no dairy|without dairy|cant eat dairy|cannot eat dairy|dont eat dairy',
    near: ['vegan', 'thai', 'japanese'],
  },
  halal: {
    words:
      'halal food|halal meat|zabiha|zabihah|dhabiha*|dhabihah*|muslim*|muslims*|eid|eid dinner|iftar|for eid|for ramadan',
    near: ['turkish', 'lebanese', 'middle eastern', 'pakistani', 'indian', 'moroccan'],
  },
  jain: { words: 'jain food|jain friendly|jain meal|jain options|jains', near: ['vegetarian', 'vegan', 'indian'] },
  kosher: {
    words:
      'kosher food|glatt|glatt kosher|orthodox jew*|orthodox jews*|orthodox jewish*|observant jew*|observant jews*|observant jewish*|im jewish*|am jewish*|were jewish*|are jewish*|hes jewish*|shes jewish*|theyre jewish*|jewish family*|jewish guest*|jewish guests*|jewish friend*|jewish friends*',
    near: ['jewish', 'israeli', 'vegetarian', 'mediterranean'],
  },
  meat: {
    words: 'meats|meaty|carnivore|game meat*|meat lovers|+beef|+pork|+pork chop',
    such: 'lamb=lamb chops|goat|venison*|veal*',
    kitchens: ['steakhouse', 'barbecue', 'grill', 'argentinian', 'brazilian'],
    near: ['turkish', 'british', 'american'],
  },
  beef: {
    words: 'beef|brisket|oxtail|beef cheek|+steak|+steaks|+porterhouse|+ribeye|+rib eye|+sirloin|+short rib',
    kitchens: ['steakhouse', 'burgers', 'barbecue', 'argentinian'],
    near: ['british', 'korean'],
  },
  pork: {
    words:
      'pork|pork chop|pork belly|+bacon|+ham|+sausage|+chorizo|+al pastor|+carnitas|+prosciutto|+san daniele|+parma ham|+serrano ham|+lardo|+pancetta|+salami|+black pudding|+char siu|+chashu|+jamon|+nduja|+guanciale|+mortadella|+gammon|+pepperoni|+coppa|+soppressata|+lard',
    kitchens: ['barbecue', 'german', 'filipino', 'spanish'],
    near: ['chinese', 'korean', 'british'],
  },
  chicken: {
    words:
      'nandos|piri piri|peri peri|piri piri chicken|peri peri chicken|rotisserie chicken|roast chicken|grilled chicken|poultry|half chicken',
    kitchens: ['chicken wings', 'southern', 'american', 'portuguese', 'peruvian'],
  },
  canapes: {
    words: 'canape|finger food|hors d oeuvres|hors doeuvres',
    near: ['tapas', 'modern european', 'french', 'british', 'asian'],
  },
  cheese: {
    words: 'cheeses|cheese board|cheese boards|cheese and charcuterie',
    such: 'charcuterie=charcuterie board',
    kitchens: ['wine bar', 'french', 'swiss', 'deli'],
  },
  nuts: {
    words: 'nut|tree nuts',
    such: 'peanut=peanuts|walnut=walnuts|almond=almonds|cashew=cashews|pistachio|hazelnut=hazelnuts|pecan=pecans',
  },
  'finger food': {
    words: 'eat with my hands|eat with your hands|eat with our hands|eat with hands|get messy|messy food',
    kitchens: ['ethiopian', 'barbecue', 'burgers'],
    near: ['fried chicken', 'mexican'],
  },
  spicy: {
    words:
      'spicy food|spice*|spices*|something spicy|spicier|something spicier|something hotter|something that burns|hot and spicy|spiciest|really hot food|hottest food|hottest|fiery|fiery food|a kick|bit of kick|bit of a kick|some kick|blow my head off|make me sweat|chilli heat|chili heat|hottest curry|+scorching|+numbing',
    kitchens: ['sichuan', 'thai', 'indian', 'korean', 'mexican', 'ethiopian', 'cajun'],
  },
});
