import type { MainAllergen } from './ingredients.ts';

/** What dishes are made with an allergen, as phrases separated by bars. */
interface MadeWith {
  /** Made with it wherever they are cooked: whoever serves one cooks with the allergen. */
  always: string;
  /** Made with it in many kitchens, or poured at the bar: nobody who could fall ill is told to have one. */
  often: string;
  /** Names that have a word for it or for such a dish in them, and are something else. */
  other?: string;
}

const phrases = (rows: string): string => rows.replaceAll(/\s*\n\s*/g, '');

/**
 * The dishes of each allergen that has to be labelled, by the key of its attribute: no other table says it (docs/decisions/0109). What is the
 * allergen itself, however it is cut or called, is in `ingredients.ts`.
 */
export const MADE_WITH: Readonly<Record<MainAllergen, MadeWith>> = {
  nuts: {
    always:
      phrases(`satay|baklava|pesto|massaman|korma|pasanda|mole|pipian|gado gado|pecel|kare kare|pad thai|som tam|kung pao|gong bao|suya|maafe|mafe|groundnut stew|financier|macaroon|macaron|
      amaretti|bakewell|battenberg|dacquoise|linzer torte|linzertorte|stollen|panforte|ricciarelli|cantucci|turron|torrone|paris brest|galette des rois|mont blanc|dukkah|romesco|muhammara|fesenjan|
      dan dan|rojak|pindasaus|satsivi|pkhali|badrijani|churchkhela|circassian chicken|tarator|ajo blanco|amandine|almondine|bastilla|pastilla|maamoul|orgeat|peshwari naan|badam|kaju|waldorf|nut roast|nut loaf|nut cutlet`),
    often:
      phrases(`halva|knafeh|kunafa|kataifi|basbousa|kulfi|gulab jamun|burfi|barfi|kheer|payasam|butter chicken|tikka masala|makhani|laksa|panang|bang bang chicken|summer roll|turkish delight|
      granola|muesli|brownie|carrot cake|banana bread|biscotti|panettone|lebkuchen|gingerbread|sachertorte|opera cake|fruit cake|christmas pudding|cannoli|spumoni|sundae|rocky road|banana split|gelato|
      ice cream|mai tai|amaretto|horchata|skordalia`),
    other: 'water chestnut|tiger nut|nut brown',
  },
  gluten: {
    always:
      phrases(`noodles|ramen|udon|dumplings|wonton|gyoza|potsticker|pot sticker|momo|pierogi|khinkali|manti|mandu|xiao long bao|bao|siu mai|shumai|chow mein|lo mein|yakisoba|soy sauce|teriyaki|hoisin|
      katsu|tonkatsu|tempura|panko|crumbed|beer batter|beer battered|toast|toasted sandwich|toastie|toasties|sandwich|baguette|sourdough|ciabatta|focaccia|brioche|challah|bagel|pretzel|bun|naan|roti|paratha|
      chapati|pita|pitta|pide|lahmacun|simit|manakish|flatbread|breadstick|bruschetta|crostini|crouton|croutons|panzanella|pizza|calzone|spaghetti|linguine|tagliatelle|tagliolini|tajarin|pappardelle|
      fettuccine|bucatini|penne|rigatoni|orecchiette|cavatelli|fusilli|macaroni|mac and cheese|orzo|ravioli|tortellini|tortelli|agnolotti|cannelloni|lasagne|lasagna|gnocchi|spaetzle|cacio e pepe|carbonara|
      amatriciana|alfredo|matzo|pie|pasty|pasties|empanada|croissant|danish pastry|choux|eclair|profiterole|vol au vent|mille feuille|en croute|wellington|strudel|filo|phyllo|baklava|borek|burek|boureks|
      spanakopita|samosa|cake|cheesecake|biscuit|cookie|brownie|muffin|scone|shortbread|doughnut|doughnuts|donut|donuts|beignet|beignets|churro|churros|waffle|pancake|crepe|hotcake|french toast|
      bread pudding|sticky toffee|yorkshire pudding|toad in the hole|trifle|tiramisu|crumble|cannoli|panettone|schnitzel|milanese|cordon bleu|arancini|croqueta|croquette|scotch egg|fish finger|hot dog|
      hot dogs|cheeseburger|po boy|croque monsieur|croque madame|finger sandwich|tabbouleh|kibbeh|freekeh|farro|bechamel|roux|gumbo|rarebit|roulade`),
    often:
      phrases(`wheat beer|beer|ale|lager|stout|soba|toasted|fritter|fried|galette|pithivier|spring roll|tart|tartlet|burrito|cornbread|afternoon tea|crust|okonomiyaki|takoyaki|meatball|onion ring|
      onion rings|granola|muesli|miso|gochujang|battered|moussaka|burger|burgers|haggis`),
    other:
      phrases(`rice flour|corn flour|chickpea flour|gram flour|almond flour|buckwheat flour|potato flour|rice noodles|glass noodles|sweet potato noodles|kelp noodles|mung bean noodles|shirataki noodles|konjac noodles|cellophane noodles|courgette noodles|zucchini noodles|lentil flour|rice pasta|corn pasta|
      chestnut flour|tapioca flour|coconut flour|rice paper|rice cake|rice cakes|
      bun cha|bun bo hue|bun thit nuong|bun rieu|buckwheat pancake|crab cake|masa dough|corn dough|wheat beer|wheat beers`),
  },
  dairy: {
    always:
      phrases(`milkshake|cheesecake|tiramisu|panna cotta|dulce de leche|tres leches|stracciatella|fior di latte|fondue|raclette|tartiflette|queso|crema|lassi|raita|tzatziki|kulfi|creme brulee|
      creme caramel|creme anglaise|creme patissiere|flan|bechamel|mornay|quiche|alfredo|carbonara|cacio e pepe|soft serve|soft whip|patty melt|patty melts|croque monsieur|croque madame|mac and cheese|
      macaroni cheese|caprese|margherita|quattro formaggi|calzone|saganaki|spanakopita|tiropita|moussaka|pastitsio|lasagne|lasagna|parmigiana|khachapuri|dauphinois|stroganoff|rarebit|poutine|chowder|
      beurre blanc|hollandaise|bearnaise|butter chicken|makhani|tikka masala|malai|kheer|rasmalai|gulab jamun|burfi|barfi|rabri|rice pudding|bread pudding|bread and butter pudding|sticky toffee|trifle|
      sundae|eton mess|profiterole|eclair|choux|croissant|brioche|scone|scones|shortbread|fudge|toffee|butterscotch|kouign amann|clafoutis|crepe|pancake|waffle|hotcake|french toast|yorkshire pudding|
      toad in the hole|mille feuille|alfajor|affogato|cannoli|banoffee|key lime pie|knafeh|kunafa|cheeseburger|cheesesteak|croqueta|ganache|baked alaska|semifreddo|tarte tatin|pain au chocolat|egg tart|
      custard tart|pastel de nata|pesto|caesar|soda bread`),
    often:
      phrases(`latte|flat white|cappuccino|cortado|macchiato|mocha|hot chocolate|milk tea|pizza|cake|tart|tarts|toastie|toasties|galette|afternoon tea|croquette|cheesy|buttery|creamy|mousse|caramel|mash|
      mashed potato|gratin|risotto|bisque|korma|pasanda|naan|biscuit|cookie|brownie|muffin|doughnut|pastries|mont blanc|souffle|ravioli|enchilada|quesadilla|pierogi|gelati|ranch`),
    other:
      phrases(`almond milk|soy milk|oat milk|coconut milk|rice milk|coconut cream|coconut yoghurt|peanut butter|almond butter|cocoa butter|nut butter|cashew milk|hazelnut milk|hemp milk|pea milk|
      cashew cream|coconut butter|sunflower butter|apple butter|cream of tartar|bean curd|butter bean|butter beans|butter lettuce|cream soda|
      ice cream parlour`),
  },
  shellfish: {
    always:
      phrases(`omakase|thermidor|tom yum goong|ebi|ukoy|barnacle|winkle|periwinkle|geoduck|shrimp paste|belacan|xo sauce|oyster sauce|bisque|gumbo|etouffee|jambalaya|paella|fideua|arroz negro|bouillabaisse|cioppino|cacciucco|zarzuela|cataplana|suquet|frutti di mare|
      fruits de mer|gambas|moules|vongole|pulpo|polpo|calamares|chipirones|conch|escargot|escargots|snail|snails|crab rangoon|har gow|takoyaki|char kway teow|surf and turf|seafood|prawn toast`),
    often:
      phrases(`laksa|tom yum|tom yam|som tam|pad thai|sambal|nasi goreng|mee goreng|kimchi|siu mai|shumai|dim sum|okonomiyaki|sushi|ceviche|tempura|summer roll|chowder|fish stew|fish soup|bun rieu|
      green curry|red curry|thai curry|panang|massaman|kare kare|fritto misto|poke bowl`),
    other: 'vegan prawn|vegan scallop|mushroom scallop|oyster mushroom|oyster mushrooms|crab apple|crab apples',
  },
  fish: {
    always:
      phrases(`caesar|worcester sauce|worcestershire|worcestershire sauce|nam pla|nuoc mam|nuoc cham|nam jim|dashi|miso soup|tobiko|masago|ikura|surimi|tapenade|puttanesca|bagna cauda|tonnato|nicoise|
      pissaladiere|anchoiade|kedgeree|gefilte|bottarga|lutefisk|poke|ceviche|sashimi|sushi|nigiri|chirashi|omakase|poke bowl|takoyaki|okonomiyaki|chawanmushi|cullen skink|escabeche|tiradito|crudo|rollmop|saltfish|bouillabaisse|
      cioppino|cacciucco|som tam|larb|laab|pad thai|tom yum|tom yam|tom kha|bun cha|fish amok|mohinga`),
    often:
      phrases(`kimchi|bloody mary|green curry|red curry|thai curry|panang|massaman|pad see ew|pho|banh mi|summer roll|laksa|ramen|udon|soba|agedashi|sukiyaki|oyakodon|paella|gumbo|chowder|jjigae|
      soondubu|fritto misto|steak tartare|salsa verde|maki`),
    other: 'vegan fish|vegan tuna|vegan salmon|vegan caviar|carrot lox|vegan sushi|vegan fish sauce',
  },
  egg: {
    always:
      phrases(`shakshuka|okonomiyaki|tamago|tamagoyaki|omurice|oyakodon|katsudon|chawanmushi|tortilla espanola|spanish tortilla|quiche|benedict|huevos|rancheros|menemen|brik|pancake|crepe|waffle|hotcake|
      dutch baby|popover|brioche|challah|french toast|yorkshire pudding|toad in the hole|aioli|rouille|bearnaise|tartare sauce|tartar sauce|remoulade|thousand island|custard|creme brulee|creme caramel|
      creme anglaise|creme patissiere|flan|zabaglione|sabayon|tiramisu|semifreddo|mousse|souffle|pavlova|eton mess|baked alaska|macaron|macaroon|financier|madeleine|choux|eclair|profiterole|mille feuille|
      paris brest|canele|clafoutis|lemon curd|key lime pie|bread pudding|bread and butter pudding|sticky toffee|trifle|cake|cheesecake|pastel de nata|pasteis de nata|carbonara|avgolemono|eggnog|advocaat|
      spaetzle|matzo ball|pad thai|kedgeree|nicoise|croque madame|schnitzel|milanese|caesar|nougat|yolk|yolks|bibimbap`),
    often:
      phrases(`omakase|ramen|tempura|katsu|tonkatsu|tart|scone|scones|muffin|cookie|brownie|doughnut|beignet|churros|biscuit|pastries|croissant|galette|afternoon tea|ice cream|gelato|fresh pasta|egg pasta|tagliatelle|
      tagliolini|tajarin|pappardelle|fettuccine|ravioli|tortellini|tortelli|agnolotti|wonton|croqueta|croquette|matzo|battered|beer battered|breaded|fritter|tortilla|coleslaw|potato salad|ranch|nasi goreng|
      fried rice|meatball|meatloaf|fish cake|crab cake|chilaquiles|moussaka|khachapuri|full breakfast|full english|fried breakfast|chopped liver|pate|terrine|kaiserschmarrn|blini|hot and sour soup|marshmallow`),
    other:
      'vegan mayonnaise|vegan mayo|vegan meringue|vegan omelette|vegan cake|vegan aioli|eggless cake|eggless mayonnaise|rice cake|rice cakes|crab cake|fish cake|turnip cake|potato cake|radish cake|buckwheat pancake|scallion pancake',
  },
  sesame: {
    always:
      phrases(`simit|gomasio|goma dare|mutabal|benne|koulouri|barazek|baba ganoush|baba ghanoush|moutabal|tarator|dukkah|furikake|gomae|tantanmen|dan dan|bibimbap|japchae|bulgogi|kimbap|gimbap|namul|manakish|manoushe|sabich|
      everything bagel|prawn toast|mole|bang bang chicken`),
    often: phrases(
      `falafel|shawarma|mezze|meze|bagel|burger bun|sushi|poke bowl|teriyaki|ramen|gyoza|banchan|galbi|fattoush|hot pot|chow mein|lo mein|granola|breadstick|turkish breakfast`,
    ),
  },
  soy: {
    always:
      phrases(`omakase|soy sauce|soya sauce|tamari|shoyu|ponzu|hoisin|natto|okara|yuba|agedashi|gochujang|doenjang|ssamjang|black bean sauce|kecap|ramen|yakitori|sukiyaki|gyudon|oyakodon|yakisoba|teppanyaki|mapo|
      chow mein|lo mein|pad see ew|char siu|bulgogi|galbi|japchae|bibimbap|nasi goreng|mee goreng|red braised|peking duck|hot and sour soup|kung pao|general tso|unagi|poke bowl|stir fry|dan dan|
      bean curd|beancurd|three cup chicken|soondubu|sundubu|chashu`),
    often:
      phrases(`sushi|sashimi|gyoza|dumplings|wonton|bao|dim sum|spring roll|fried rice|sweet and sour|katsu|tonkatsu|donburi|tempura|udon|soba|okonomiyaki|adobo|satay|pad thai|laksa|pho|banh mi|kimchi|
      worcestershire|barbecue sauce|veggie burger|vegan burger|vegan cheese|margarine|hot pot|karaage`),
  },
  mustard: {
    always: phrases(
      `dijonnaise|honey mustard|vinaigrette|remoulade|mostarda|kasundi|rarebit|devilled eggs|deviled eggs|steak tartare|beef tartare|sambar|sambhar|rasam|tadka|tarka|cubano`,
    ),
    often:
      phrases(`mayonnaise|mayo|aioli|coleslaw|potato salad|salad dressing|caesar|hot dog|hot dogs|barbecue sauce|bratwurst|wurst|pretzel|charcuterie|pastrami|croque monsieur|stroganoff|dosa|idli|
      pickle|pickles|achar|ploughmans|choucroute|bearnaise|hollandaise|thousand island|beef wellington|reuben|chutney`),
  },
  celery: {
    always: phrases(`waldorf|mirepoix|soffritto|bloody mary|minestrone|caponata|gumbo|jambalaya|etouffee|old bay`),
    often:
      phrases(`stock|broth|bouillon|consomme|soup|stew|ragu|bolognese|osso buco|chowder|bisque|coleslaw|tuna salad|chicken salad|lobster roll|potato salad|buffalo wings|stuffing|casserole|cassoulet|
      bourguignon|pot au feu|gravy|lasagne|lasagna|crudites|pot pie`),
  },
  lupin: {
    always: 'lupini|altramuces|tremocos',
    often:
      'gluten free bread|gluten free pasta|gluten free pastry|gluten free cake|low carb bread|keto bread|vegan sausage',
  },
  sulphites: {
    always:
      phrases(`dried fruit|dried apricot|dried apricots|raisin|raisins|sultana|sultanas|coq au vin|bourguignon|mulled wine|wine sauce|wine jus|sangria|balsamic|wine vinegar|sauerkraut|choucroute|mostarda|
      candied fruit|fruit cake|panettone|christmas pudding`),
    often:
      phrases(`wine|wines|champagne|prosecco|cava|cider|beer|sherry|vermouth|madeira|marsala|spritz|vinegar|vinaigrette|pickle|pickles|pickled|mustard|prawn|shrimp|scampi|lobster|charcuterie|fondue|
      risotto|moules|mince pie|tagine|trail mix|molasses|horseradish`),
  },
};
