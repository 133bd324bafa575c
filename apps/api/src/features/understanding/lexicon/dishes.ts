import { table } from '../../../table.ts';

/**
 * Dishes and ingredients by the kitchens that cook them. A line of commas; words for the same thing are separated by bars.
 * A key may name several kitchens, likeliest first.
 */
export const DISHES: Readonly<Record<string, string>> = table({
  japanese: `soba, udon, sashimi, nigiri, maki|maki roll|hand roll|temaki|california roll, tempura, teriyaki, tonkatsu|katsu|katsu curry|chicken katsu,
    donburi|don buri|gyudon|oyakodon, okonomiyaki, takoyaki, yakitori, yakisoba, miso|miso soup, gyoza, bento|bento box, omakase, kaiseki, onigiri, unagi|eel,
    edamame, wagyu, matcha, mochi, shabu shabu, sukiyaki, chirashi, karaage, tsukemen, robata, teppanyaki|hibachi, sando|katsu sando, japanese curry, natto, yuzu`,
  chinese: `peking duck|beijing duck|roast duck|crispy duck, wonton|wontons|wonton soup, chow mein|chowmein|lo mein, fried rice|egg fried rice, spring roll|egg roll,
    kung pao|kung pao chicken, sweet and sour, mapo tofu, dan dan noodles, char siu|barbecue pork|bbq pork, bao|bao bun|steamed bun|baozi, xiao long bao|xlb|soup dumpling,
    congee|jook, general tso|general tsos chicken|orange chicken, hand pulled noodles|pulled noodles|lamian|biang biang, scallion pancake, siu mai|shumai, har gow, chop suey,
    moo shu, egg foo young, hot and sour soup, salt and pepper squid, crispy beef|crispy chilli beef, stir fry|stir fried|wok, roujiamo, potsticker|pot sticker, egg tart`,
  'sichuan, chinese': 'mala|mala tang|chongqing chicken, water boiled fish|boiled fish, twice cooked pork',
  'taiwanese, chinese': 'beef noodle soup, gua bao, popcorn chicken, stinky tofu',
  korean: `bibimbap|bi bim bap|dolsot, bulgogi, kimchi|kimchee, korean barbecue|korean barbeque|korean bbq|kbbq|k bbq, galbi|kalbi, japchae, tteokbokki|topokki, soondubu|sundubu|tofu stew,
    kimbap|gimbap, banchan, samgyeopsal|pork belly bbq, korean fried chicken, mandu, jjigae, samgyetang, naengmyeon, soju`,
  thai: `pad thai|phad thai|pad tai, green curry|thai green curry, red curry|thai curry, massaman|massaman curry|panang|panang curry, tom yum|tom yam, tom kha, som tam|somtam|papaya salad,
    larb|laab, pad see ew|pad siew|drunken noodles|pad kee mao, mango sticky rice|sticky rice, khao soi, pad krapow|basil chicken|thai basil, satay|chicken satay`,
  vietnamese: `pho|pho bo|pho ga, banh mi|bahn mi|banhmi, bun cha|bun bo hue|bun thit nuong, goi cuon|summer roll|fresh roll|rice paper roll, vermicelli|vermicelli bowl, com tam|broken rice,
    banh xeo, shaking beef, vietnamese coffee, cha gio|imperial roll, bo la lot`,
  'malaysian, singaporean, indonesian':
    'laksa, nasi lemak, char kway teow|kway teow, roti canai, beef rendang|rendang, hainanese chicken|hainan chicken rice|chicken rice, mee goreng|mie goreng, chilli crab',
  indonesian: 'nasi goreng, gado gado, rijsttafel, tempeh, bakso',
  filipino: 'adobo|chicken adobo, lumpia, sisig, pancit, lechon, halo halo, sinigang, kare kare, ube',
  cambodian: 'fish amok|amok, lok lak',
  burmese: 'tea leaf salad, mohinga',
  mongolian: 'mongolian barbecue|mongolian bbq',
  'nepalese, tibetan': 'momo|momos, dal bhat, thukpa',
  indian: `curry|curries, tikka masala|chicken tikka|tikka|chicken tikka masala, butter chicken|murgh makhani, biryani|biriyani|briyani|breyani|biriani, tandoori|tandoor|tandoori chicken, vindaloo, korma, rogan josh,
    saag|saag paneer|palak paneer|paneer, dal|daal|dhal|dal makhani, naan|nan bread|garlic naan, samosa|samoosa, pakora|bhaji|onion bhaji, chaat|chat masala|pani puri|bhel puri|street chaat, thali, madras|balti|jalfrezi,
    bhuna, chana masala|chole, aloo gobi, lassi|mango lassi, raita, roti|chapati|paratha, gulab jamun, kulfi, kati roll|kathi roll, pav bhaji|vada pav, poppadom|papadum, chai`,
  'south indian, indian': 'dosa|masala dosa|dosas, idli|idly, sambar|sambhar, uttapam, vada|medu vada, rasam, appam',
  'pakistani, indian': 'nihari, karahi|kadai, haleem, seekh kebab, chapli kebab',
  'sri lankan': 'kottu|kottu roti, hoppers|egg hopper, string hoppers',
  'turkish, middle eastern, mediterranean':
    'kebab|kebabs|kabob|kabab|kebap|shish|shish kebab, doner|donner|doner kebab, adana|iskender, lahmacun, pide, gozleme, borek|burek, baklava, kofte|kofta, menemen, turkish delight, turkish breakfast, simit',
  'lebanese, middle eastern, mediterranean, israeli': `falafel, hummus|houmous|humus, shawarma|shawerma|schwarma, tabbouleh|tabouli|tabbouli, fattoush, baba ganoush|baba ghanoush|babaganoush, kibbeh, labneh|labne,
    mezze|meze|mezza, manakish|manoushe, muhammara, pita|pitta|pita bread, shakshuka, sabich, knafeh|kunafa, halloumi, mansaf, zaatar|za atar`,
  persian: 'koobideh|kubideh|joojeh, ghormeh sabzi|ghormeh, tahdig, fesenjan, zereshk polo',
  'moroccan, african': 'tagine|tajine|tagines, couscous|cous cous, harira, pastilla|bastilla, merguez',
  'ethiopian, eritrean, african': 'injera, doro wat, kitfo, tibs, berbere, shiro',
  'nigerian, ghanaian, african': 'jollof|jollof rice, egusi, fufu|foufou, suya, waakye, puff puff',
  'south african, african': 'bunny chow, bobotie, biltong, braai, peri peri|piri piri|peri peri chicken',
  egyptian: 'koshari|kushari, ful medames|foul medames, molokhia',
  'greek, mediterranean': `gyro|gyros, souvlaki, moussaka|mousaka, tzatziki, spanakopita, dolma|dolmades|stuffed vine leaves, saganaki, greek salad, pastitsio, loukoumades, feta, ouzo, taramasalata`,
  italian: `pasta|fresh pasta|handmade pasta|+spaghetti|+tagliatelle|+tajarin|+pappardelle|+cavatelli|+orecchiette|+penne|+rigatoni|+linguine|+bucatini|+ravioli|+agnolotti|+tortellini|+tortelli|+lasagne|+gnocchi|+carbonara, spaghetti|spag bol|spaghetti bolognese|bolognese|bolognaise|ragu, lasagna|lasagne, risotto, gnocchi, ravioli|tortellini|agnolotti, carbonara, cacio e pepe, tiramisu,
    bruschetta, calzone, focaccia, prosciutto|parma ham|salumi, burrata|mozzarella|caprese, polenta, osso buco|ossobuco, saltimbocca, penne|rigatoni|linguine|fettuccine|tagliatelle|pappardelle|orecchiette, alfredo|fettuccine alfredo,
    amatriciana|arrabbiata, pesto, arancini, cannoli, cioppino, minestrone, antipasti|antipasto, aperitivo, panna cotta, chicken parmesan|chicken parm|eggplant parmesan|parmigiana, bistecca, vongole, puttanesca`,
  'spanish, tapas':
    'paella|paellas, patatas bravas|bravas, jamon|iberico|jamon iberico, tortilla espanola|spanish omelette, gambas|gambas al ajillo, croquetas|croquettes, gazpacho, churros|churros con chocolate, sangria, manchego, pulpo|grilled octopus, chorizo, albondigas',
  portuguese:
    'bacalhau|salt cod, pastel de nata|pasteis de nata|custard tart, francesinha, caldo verde, piri piri chicken, cataplana, bifana',
  'french, bistro': `croissant|pain au chocolat, escargot|escargots|snails, foie gras, coq au vin, boeuf bourguignon|beef bourguignon|bourguignon, bouillabaisse, cassoulet, duck confit|confit de canard|magret,
    steak frites|steak and frites, quiche|quiche lorraine, ratatouille, souffle, onion soup|french onion soup, croque monsieur|croque madame, moules frites|moules, creme brulee, steak tartare|beef tartare|tartare, nicoise|salade nicoise,
    profiteroles|eclair, macaron|macarons, tarte tatin, raclette, pate|terrine, bechamel, chateaubriand`,
  'swiss, french, german': 'fondue|cheese fondue, rosti, tartiflette',
  'belgian, french': 'mussels and fries|moules et frites, waterzooi, carbonnade, belgian waffle',
  'german, austrian':
    'schnitzel|wiener schnitzel, bratwurst|currywurst|wurst|sausages|sausage, sauerkraut, spaetzle|spatzle, pretzel|pretzels, schweinshaxe|pork knuckle, strudel|apple strudel, sauerbraten, sachertorte, kaiserschmarrn',
  'hungarian, austrian': 'goulash|gulash, langos, chicken paprikash|paprikash',
  'polish, eastern european, ukrainian, russian':
    'pierogi|perogies|pierogies, bigos, kielbasa, borscht|borsch, pelmeni, vareniki, blini|blinis, stroganoff|beef stroganoff, golabki|cabbage roll, chicken kiev, solyanka, caviar',
  georgian: 'khachapuri, khinkali, shashlik|shashlyk',
  balkan: 'cevapi|cevapcici, ajvar, pljeskavica',
  'scandinavian, swedish, danish':
    'smorrebrod|open sandwich, gravlax|gravadlax, swedish meatballs, herring|pickled herring, smorgasbord, cinnamon bun|kardemummabulle|cardamom bun, lutefisk',
  'fish and chips, seafood, british, gastropub, pub food':
    'chips|proper chips|hand cut chips|thick cut chips|thick chips|triple cooked chips|cheesy chips|chips and gravy|best chips*',
  'seafood, british, gastropub, pub food':
    'fish and chips|chippy|chippy tea|chip shop|chipper|fish supper|fish n chips|fish & chips|fish chips',
  'cafe, diner, british, pub food':
    'full english|full english breakfast|english breakfast|fried breakfast|fry up|cooked breakfast, bacon roll|bacon rolls|bacon butty|bacon butties|bacon sandwich|bacon sandwiches|bacon bap',
  'breakfast, brunch, cafe, diner': 'eggs|egg, eggs benedict|eggs benny|eggs royale|eggs florentine',
  'british, english, gastropub, pub food': `sunday roast|a roast*|roasts*|roast dinner|roast lunch|roast beef|yorkshire pudding|+sunday joint|+beef carved|+carved beef|+yorkshires|+yorkshire|+nut roast|+topside|+carvery|+roast potatoes|+dripping potatoes, shepherds pie|cottage pie, bangers and mash|sausage and mash, steak and kidney pie|steak pie|pork pie|meat pie|pies,
    scotch egg, sticky toffee pudding, beef wellington, mushy peas, ploughmans|ploughmans lunch, toad in the hole, bubble and squeak, trifle, afternoon tea|high tea|cream tea|scones|scone, eton mess, toasties|toastie, jacket potato`,
  'scottish, british': 'haggis, cullen skink, scotch broth, cranachan',
  'welsh, british': 'welsh rarebit|rarebit, cawl, bara brith',
  'irish, british, gastropub, pub food': 'irish stew, boxty, soda bread, colcannon, full irish',
  'american, diner, burgers, comfort food': `mac and cheese|mac n cheese|macaroni cheese|macaroni and cheese|mac & cheese, meatloaf, milkshake|milkshakes|shake|shakes, clam chowder|chowder, buffalo wings|chicken wings|hot wings|wings, grilled cheese, cobb salad, onion rings, tater tots,
    philly cheesesteak|cheesesteak|cheese steak|philly cheese steak, reuben, sloppy joe, corn dog, chili|chilli con carne|chili con carne, apple pie|key lime pie|cherry pie, cheesecake, brownie|brownies, french fries|fries|loaded fries|curly fries, club sandwich|blt, chicken tenders|nuggets|chicken nuggets|chicken strips, pot pie|chicken pot pie, nachos|loaded nachos, poutine`,
  'southern, american, comfort food':
    'fried chicken|chicken and waffles|chicken & waffles|chicken n waffles, biscuits and gravy|buttermilk biscuits, grits|shrimp and grits, collard greens|greens and cornbread, cornbread, hush puppies, fried catfish|catfish, hot chicken|nashville hot chicken, chicken fried steak, fried green tomatoes, peach cobbler|cobbler',
  'cajun, southern, seafood':
    'gumbo, jambalaya, crawfish|crawfish boil|seafood boil, po boy|poboy|po boys, beignet|beignets, etouffee, muffuletta, red beans and rice, andouille',
  'hawaiian, american': 'loco moco, spam musubi|musubi, kalua pork|kalua pig, shave ice|shaved ice, plate lunch',
  'mexican, tex-mex, latin american': `taco|tacos|street taco|fish taco|tacos al pastor|al pastor|carnitas|barbacoa|birria|carne asada, burrito|burritos|mission burrito, quesadilla|quesadillas, enchilada|enchiladas, fajita|fajitas, guacamole|guac|chips and guac, salsa and chips|chips and salsa,
    tamale|tamales|tamal, mole|mole poblano, pozole|posole, chilaquiles|huevos rancheros, elote|esquites, torta|tortas, tostada|tostadas, flautas|taquitos, chile relleno, horchata, menudo, tlayuda, cochinita pibil, sopes|gorditas|huarache, michelada, tres leches, mezcal, queso`,
  'salvadoran, latin american': 'pupusa|pupusas, platanos|plantain|plantains',
  'venezuelan, colombian, latin american': 'arepa|arepas, cachapa|cachapas, bandeja paisa, ajiaco, tequenos',
  'argentinian, latin american':
    'empanada|empanadas, asado, chimichurri, milanesa, choripan, alfajor|alfajores, dulce de leche, provoleta',
  'brazilian, latin american':
    'feijoada, picanha, pao de queijo, churrasco, moqueca, coxinha|coxinhas, caipirinha, acai|acai bowl',
  'peruvian, latin american, seafood':
    'ceviche|ceviches|cebiche|tiradito, lomo saltado, aji de gallina, anticuchos|anticucho, causa, pisco sour|pisco, pollo a la brasa|rotisserie chicken, leche de tigre',
  'cuban, caribbean, latin american': 'cuban sandwich|cubano, ropa vieja, mofongo, tostones, medianoche',
  'jamaican, caribbean':
    'jerk|jerk chicken|jerk pork, curry goat|goat curry, ackee|ackee and saltfish, rice and peas, oxtail|oxtails, beef patty|jamaican patty, roti wrap, callaloo, doubles, rum punch',
  australian: 'barramundi, pavlova, meat pies, lamington, kangaroo',
  'jewish, deli':
    'matzo ball soup|matzo ball|matzoh ball soup, bagel and lox|lox, latke|latkes, pastrami|pastrami on rye|corned beef, brisket sandwich, knish, challah, rugelach|babka, gefilte fish|kugel',
});
