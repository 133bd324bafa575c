/**
 * What is a main allergen or always made of it, by the key of its attribute, as phrases separated by bars. Diners name these for what they
 * cannot eat, and notes name them for what is in a dish.
 */
export const INGREDIENTS = {
  nuts: 'nut|peanut|groundnut|tree nut|walnut|almond|cashew|pistachio|hazelnut|pecan|brazil nut|macadamia|chestnut|candlenut|kemiri|praline|marzipan|frangipane|nougat|nutella|gianduja|peanut butter|peanut oil|nut butter|almond milk|almond flour|nut milk',
  gluten:
    'gluten|wheat|barley|rye|spelt|flour|bread|breads|breadcrumb|breadcrumbs|breaded|batter|battered|semolina|couscous|bulgur|seitan|pasta|pastry|dough|crackers|malt',
  dairy:
    'dairy|milk|lactose|casein|whey|cream|creams|whipped cream|sour cream|clotted cream|creme fraiche|butter|buttermilk|ghee|cheese|cream cheese|goat cheese|goats cheese|blue cheese|paneer|yoghurt|yogurt|labneh|burrata|mozzarella|parmesan|ricotta|feta|halloumi|mascarpone|provolone|pecorino|cheddar|brie|camembert|gouda|edam|gruyere|emmental|comte|stilton|roquefort|gorgonzola|manchego|stracchino|taleggio|fontina|asiago|cottage cheese|quark|skyr|kefir|custard|ice cream|icecream|gelato|cow milk|cows milk|goat milk|goats milk',
  egg: 'egg|egg white|egg yolk|albumen|mayo|mayonnaise|meringue|omelette|omelet|frittata|hollandaise',
  shellfish:
    'shellfish|shell fish|crustacean|mollusc|mollusk|prawn|shrimp|crab|lobster|crayfish|crawfish|langoustine|oyster|mussel|clam|scallop|squid|calamari|octopus|cuttlefish|cockle|whelk|sea urchin|scampi|abalone|bivalve',
  fish: 'fish|seafood|fish sauce|fish oil|oily fish|white fish|bottom feeder|anchovy|salmon|tuna|cod|haddock|hake|halibut|mackerel|herring|sardine|trout|sea bass|sea bream|swordfish|caviar|roe|eel|bonito|dashi|whitebait|turbot|plaice|monkfish|pollock|perch|carp|pike|catfish|tilapia|barramundi|bream|snapper|red snapper|grouper|dover sole|lemon sole|salt cod|bacalhau|bacalao|baccala|brandade|kipper|gravlax|lox|unagi|katsuobushi|taramasalata|boquerones|bouillabaisse|fish and chips|fish finger|pilchard|sprat|sturgeon|arctic char|john dory|mullet|whiting|coley|fishcake|fish cake',
  sesame: 'sesame|sesame seed|tahini|halva|hummus|zaatar|za atar|gomashio|houmous|humus|tahina|tehina',
  soy: 'soy|soya|soybean|tofu|miso|edamame|tempeh|teriyaki',
  mustard: 'mustard|dijon|piccalilli',
  celery: 'celery|celeriac|remoulade',
  lupin: 'lupin|lupine',
  sulphites: 'sulphite|sulfite',
} as const;

/** The allergens that have to be labelled, by the key of their attribute. */
export type MainAllergen = keyof typeof INGREDIENTS;

/** What else people cannot eat, each word a food of its own. Only a sign of harm, or of what somebody cannot have, makes it one. */
export const OTHER_INGREDIENTS = `
oats=oat|oats|oatmeal|porridge,bean=beans|kidney bean|green bean|bean sprout,pea=peas,potato=potatoes|french fries,beetroot=beet|beets,grapefruit,orange,pear,plum,cherry=cherries,
berry=berries|raspberry|blueberry|blackberry|cranberry,grape,raisin=sultana,fig,date,melon=watermelon,papaya,lychee,passion fruit,pomegranate,dragon fruit,
cocoa=cacao|chocolate,coffee,caffeine,vanilla,nutmeg,clove,cumin,turmeric,saffron,ginger,basil,mint,parsley,dill,fennel,oregano,rosemary,thyme,paprika,
olive,caper=capers,horseradish,lemongrass,pickle,vinegar,yeast,seaweed=nori|kelp,wasabi,spinach,cabbage,broccoli,cauliflower,cucumber,lettuce,carrot,asparagus,artichoke,courgette=zucchini,pumpkin=squash,radish,turnip,kale,
nightshade,quinoa,buckwheat,quorn,turkey,duck,goose,rabbit,veal,venison,poultry,offal=liver|livers|kidneys|tripe|sweetbread|gizzard|haggis|andouillette,snail,wine=red wine|white wine,beer=lager|ale|stout,cider,alcohol=booze,sweetener=aspartame,
fructose,histamine,nickel,sugar,salt,fat,fruit=fruits,vegetable,spice=spices,food colouring=food coloring|colouring,preservative,additive,royal jelly=bee product|propolis|pollen extract`;

/** Those that people go out for: at the end of a list they begin a wish, "allergic to nuts, ice cream please". */
export const GONE_OUT_FOR = 'ice cream|icecream|gelato|pasta|coffee|wine|red wine|white wine|beer|ale';
