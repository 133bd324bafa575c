import { table } from '../../../table.ts';

/**
 * Words of everyday English. None of them is ever taken for a misspelt dish, kitchen or part of town, or for the name of an unknown one.
 */
const WORDS = `
a about above absolutely accept access according account across act actual actually add added address addresses adult adults afraid after afternoon afterwards again against age ago agree ahead ain alert alike alive all allow
allowed almost alone along already alright also although always am amazing among amount an and angry animal another answer answers any anybody anyhow anymore anyone anything anytime anyway anyways anywhere apart apartment app
appear appetite apply appreciate appreciated approach appropriate april are area areas arent around arrange arrive art article as aside ask asked asking asks at ate attention august aunt autumn available average avoid away awesome awful
back bad badly bag ball band bank bare barely base based basic basically bathroom be beat beautiful became because become bed been before began begin behind being believe belong below bench beside besides best bet better between beyond big bigger biggest
bill birth bit bite black blank blah block blog blood blue board boat body book booked booking bookings books bored boring born boss both bother bottle bottom bought bowl box boy boys brain branch brand break bride bridge brief briefly bring brings broken brother brought brown brown buddy build
building built bus business busy but button buy buying by bye call called calling calls came camera can cancel cannot cant car card cards care careful carefully carry case cash cat catch cater caters caught cause center certain certainly chair chance change changed changes chapter charge chat cheap check checked cheer cheers chef chefs
child choice choices choose choosing chose church cinema circle city class clean clear clearly click client climb clock close closed closer closes closest closing clothes cloud club code coffee cold collect color come comes comfort comfortable coming common company compare complain complete completely computer concern confirm confused connect
consider contact contain continue convenient cook cooked cooking cool cooler copy corner correct cost costs could couldnt count country county couple course courses cousin cover covered covers craving crazy cream create credit cross crowd crowded crowds cry culture cup cure current currently curious cut cute cutting dad daily damn dance dangerous dare dark darling data date daughter day days
deal dear death december decent decide decided decor deep definitely degree delicious deliver delivers demand depend depends describe description desire desk details did didnt die diet diets difference different difficult dine dined diner diners dining direct direction directions directly dirty disappointed discount discover discuss dish dislike distance district do does doesnt dog doing dollar dollars done dont door dot double doubt down
dozen draw dream dress drink drive driver driving drop drove dry due during dying each eager ear earlier early easier easily east easy eat eaten eater eateries eatery eating eats economy edge effort eight either elderly eleven else elsewhere email emergency empty end ended ending ends energy enjoy enjoyed enjoying enough ensure enter entire entirely especially essay establishment establishments even evening event events eventually ever every everybody everyone
everything everywhere exact exactly example excellent except exception excited exciting excuse exist expect expected experience expert explain explore extra extremely eye eyes face fact fail fair fairly fall false familiar families family famous fan fancy fantastic far farther fast father fault favor favorite favour favourite fear february feed feel feeling feels feet fell felt female few fewer fiance field fifteen fifth fifty fight figure fill filled film final finally find finding finds fine fined finger finish finished fire first
fit fits five fix flat flavor flavors flavour flavours flexible flight floor fly folks follow following food foods foodie foot for forget forgot form former forth forty forward found four fourth free fresh friday friend friendly friends from front full fully fun funny further fussy future game garden gave gem general generally gentle get gets getting giant gift girl girls give given gives giving glad glass go goes going gold gone gonna good goodbye goodnight google got gotta grab grabbing grade grand great greater greatest greatly green greet grew group grow guess guest guests guide guy guys
had hair half hall hand handle hang happen happens happy hard hardly hasnt hat hate hates have havent having he head health hear heard heart heat heavy held hell hello help helpful helping helps hence her here heres hers herself hey hi high higher highest highly hill him himself hint his history hit hold holiday holidays home honest honestly hope hoping horrible hospital host hot hotel hour hours house how however huge human hundred hungry hurry hurt husband i ice id idea ideal ideally ideas idk ids if ignore ill im imagine immediately important
impossible impressed in inch include included includes including incredible indeed indoor indoors info inform information inside instead instruction instructions intend interest interested interesting into introduce invite inviting is island isnt issue it item items its itself january job join joined joint joints joke july jump june just keen keep keeps kept key kid kids kill kind kinda kindly kinds king kitchen knew know knowing known knows lack lad ladies lady land language large larger last late lately later latest laugh law lay lead learn least leave leaves leaving led left leg legs less let lets letter level lie life lift light like liked likely likes liking limit line
lines link list listed listen listing listings lists literally little live lived lives living loads local located location locations long longer look looked looking looks lord lose lost lot lots lousy love loved lovely loves loving low lower luck lucky lunch mad made magic mail main mainly major make makes making male man manage manager many map march mark marked market married master match matter matters may maybe me meal meals mean meaning means meant meanwhile meet meeting member memory men mention mentioned menu menus mess message met middle midnight might mile miles million mind mine minimum minute minutes miss missed missing mistake mix mixed mm
model modern moment monday money month months mood moon more morning mornings most mostly mother mountain mouth move moved movie movies much multiple mum music must my myself name named names national natural nature near nearby nearer nearest nearly neat neck need needed needing needs neither nephew never new news next nice nicely nicer niece night nights nine no nobody noise none nope nor normal normally north not note nothing notice november now number numbers object october odd of off offer offered offering offers office officer often oh ok okay old older on once one ones online only onto open opened opening opens opinion option options or order ordered ordering orders
original other others otherwise ought our ours ourselves out outdoor outer outside over overall own owner page paid pair paper pardon parent parents park part particular particularly parties partly partner parts party pass passed past pay paying payment people per perfect perfectly perhaps period permit person personal phone photo pick picked picking picks picky picture pictures piece pieces pink place placed places plain plan planned planning plans plate plates play playing pleasant please pleased pleasing plenty plus pocket poem point police polite poor popular portion portions possible possibly post pound pounds power prefer preferable preferably preference
preferences preferred prefers prepared present press pretty previous price priced prices pricing prime prior private probably problem process product program promise proper properly provide provided provides public pull pure purpose push put puts quality question questions quick quickly quiet quite race rain raining rainy raise ran random range ranges rate rated rather rating ratings reach read reading ready real realize really reason reasons receive recent recently recipe recommend recommendation recommendations recommended recommends record red refer regard regarding regular regularly relate remain remember remind remove repeat reply request require required research reservation reservations reserve
respond rest restaurant restaurants result results return review reviews rice rich ride right ring rise risk road rock role roll romantic room rooms rough round row rude rule run running rush sad safe said sale same sample sat saturday sauce save saw say saying says scale scene school screen sea search searching season seat seated seating seats second secret section see seeing seek seeking seem seems seen select selection self sell sells send sense sent separate september series serious seriously serve served server servers serves service serving set setting seven several shall shame share sharing she shop shopping shops short shot should shouldnt show showed showing shown shows shut shy sick side sides
sight sign silly similar simple simply since single sir sister sit sits sitting six size sky sleep slow slowly small smaller smart smell smile smoke smooth snow so social soft solid some somebody somehow someone someplace something sometime sometimes somewhat somewhere son song soon sore sorry sort sorts soul sound sounded sounds source south space speak special specialise specialize specializes specific specifically speech speed spell spend spending spent spice spoke spot spots spread spring square staff stage stairs stand standard star start started starting starts state station stay staying stays step steps sticking still stomach stop stopped store stores storm story straight strange street streets stress strong student stuff stupid style styles subject success such sucks sudden suddenly suggest suggested
suggestion suggestions suggests suit suitable summer sun sunday sunny super supper support suppose supposed sure surely surprise surprised sushi sweet swim switch system table tables take taken takes taking talk talking tall taste tasted tastes tasting tasty tax taxi tea teach team teeth telephone tell telling tells ten terrible terrific test text than thank thanks that thats the theater theatre their theirs them then there theres therefore these they theyre thin thing things think thinking third thirsty thirty this those though thought thousand three through throw thursday thus ticket tie tight till time times tiny tip tired to today together told tomorrow ton tonight too took top topic total totally touch tough tour tourist toward towards town towns track
train translate travel traveling travelling treat tree tried trip trouble true truly trust truth try trying tuesday turn turned tv twelve twenty twice two type types typical uncle under understand understood unfortunately unhappy unique unit unless unlike until up upon upset us use used useful user uses using usual usually vacation vague value various vary venue venues verify version very via vibe video view village visit visited visiting visitor voice vote wait waiter waiting wake walk walked walking wall wan wanna want wanted wanting wants warm was wash wasnt waste watch water way ways we weather web website wednesday week weekday weekend weekends weeks weird welcome well went were werent west
wet what whatever whats wheel when whenever where wheres wherever whether which whichever while white who whoever whole whom whose why wide wife will willing win wind window wine winter wish with within without woman women won wonder wonderful wondering wont wood word words work worked working works world worry worse worst worth would wouldnt write writing written wrong yard yeah year years yellow yep yes yesterday yet you young your yours yourself yum yummy zero
files module related released fixed patch changing creation creating native chain logo coverage conflict backwards maps subset dual aware award backward latter marks slash replacing leak saved modes stripped stale stall presence ports effectively mask mock idle relatively badge curly boil scope indicate purposes disable negative logical loader marker pads padding spawn bash sources meta files sockets dots
absolute rabbit kidding addition adventurous bloke blokes knackered bev bevs bevvy bevvies scran christmas xmas easter thanksgiving halloween diwali hanukkah ramadan eid birthday birthdays opera ballet alternative alternatively assistance authentic babysitter brilliant certainty cheerful children compared conversation couldve courteous cuisine cuisines desperately dinners dunno earth easygoing employee everyday evenings fab fave feelin fellas gimme girlfriend boyfriend gluten gorgeous grandparents gratuity haha hahaha hangout hankering hiya hmm howdy hubby impress impressive insane itching kinder leaning legit literal lol lovers luckily mates mate meals memorable moderately mouthwatering nah nearish nightlife nom omg ordinary original outta parking peckish pls plz pricing prob quaint queue ravenous refreshing relocate remarkable scratch scrumptious sec seriously shouldve smallish soonish spaces starved starving sup suppose surprisingly thankyou thats thx
weve ive youve theyve hes shes youre youll theyll itll thatll hadnt hed youd theyd tempting thirty tonite treats tryna ty tysm ugh unlimited unsure usa vegan vegetarian vibes wassup whatcha whats wherabouts wholesome wondrous woo wow xx ya yay yea yo yup ambiance ambience atmosphere banker bargain birthday blast blind bold booth bowling branch breeze bright broad budget bucks cabin capital captain carpet casual celebrity central century champion channel charity chemist chilly choosy claim classic clever coach coast collar collection college colour column combo comment community competition complaint concert condition conference connection contract control convince couch counter courage court crew crime crisis critic custom customer damage dealer debate debt decade defend degrees deserve design despite destination detail develop device
disaster doctor document drama drawer dumb duty earn editor education effect election element employ encourage engine engineer entertain environment equal escape estate evidence exam executive exercise exit expand expensive expression fabric factor factory failure faith fame fashion fate feature federal fellow fiction file finance firm flag flame flash flood focus force foreign forest format fortune frame freedom frequent fridge function fund gather gear gender generous ghost goal government grace grant grass grave guard guilty habit handful handy harm heaven height hero hide hire hobby hole honor horror horse household housing hunt identify illegal image impact improve income increase independent index individual industry influence inner insist install
intense internal internet interview invest journey judge junior justice kick kiss labor lake laptop laser launch lawyer layer league lecture legal lesson liberty license lock logic loose loud machine magazine majority manner manual math maths mayor measure media medical mental method mild military minister minor mirror mission mobile mode monitor monster motion motor movement murder muscle museum mystery narrow navy nerve network neutral nobel noisy nose novel nowhere nurse obvious occasion occasionally ocean oil operate oppose oral ordinary organize origin outcome owe pace pack pain paint palace panel panic passenger patience patient pattern pause peace percent perform permission phase phrase physical pilot pitch planet plant plastic player poet
policy politics pool population position positive potential practice pray predict president pretend prevent pride prince princess principle print prison prize produce profession professor profile profit project protect proud prove province purchase python quarter queen quote radio rail rapid rare react reality rear recall recognize recover reduce reflect refuse region regret reject relation relax release relief rely rent repair report represent rescue reserve resident resist resolve resource respect responsible retire reveal reward rhythm river robot rocket romance root rope route royal safety salary sand satisfy scared schedule scheme science score seal secretary secure seed senior sentence settle severe shade shadow shake shape shelter shift shine ship shirt shock shoe shoot shore shoulder shout shower silence silver
sing singer site situation skill skin slice slight slip smoking sneak soccer soil soldier solution solve sorted spare species speaker spin spirit split sponsor sport sports stable stadium stake stamp stare statement status steady steal steel stick stock stone storage strategy stream strength stretch strike string strip structure struggle studio study suffer summit surface survey survive suspect sweat swing symbol talent tank tape target task teacher tear technical technology tend tennis tension term theory threat threaten tone tonight tool tooth tower toy trade tradition traffic transfer transport trap trend trial trick troop truck trunk tube twin ugly unable uncomfortable uniform union universe university unknown update upper urban urge vacant valley valuable van vehicle
version victim victory violence virtual virus vision visual volume wage wander war warn watching weak wealth weapon wear web weigh weight welfare whisper wild winner wire wise wooden worker workshop worried wrap writer youth zone
gran granny grandad granddad nanna nana gramps mumma momma
foodie foodies supermarket quit quits
minus loathe detest despise besides excluding teh
quid quids carb carbs crap shit bloody lagged jetlag jetlagged jetlagging retirement retiring breakup gym nandos starbucks mcdonalds kfc starving pouring raining boiling soaked freezing knackered ppl otto lekker der die das graduation jain
cba tbh imo ngl asap btw idk rn omw atm defo deffo innit soz cheers ta wanna wknd hangry peeps gonna gotta lemme kinda sorta dont
poss prob probs mon tue tues wed weds thu thur thurs fri defo tenner tenners fiver fivers shisha hookah vday dress flying flies flew fly landing landed layover visiting answered asks bland bringing breath casually childhood citywide collecting craves craved cravings crave crispy crunchy dancing dates deserves dietary divine eats exotic fancied feast feeding feeds fiery filling fluffy folk fond greasy greens grilled healthy heavier hearty hidden hipster homemade juicy kicking lighter mains massive meatless messy mild mornings munch nibble nibbles outing pairing platter plated plating pricier proposal quieter ranked roasted salty savory savoury seasonal shareable simpler skipping sour spicy starter starters steamed sweeter swanky tang tangy tastier tender toasted touristy uber veg vegetable vegetables visitors walkable wholesome yummy
`;

/** Who and what the short forms of verbs are joined to, and those forms, folded: "shes", "theyll". */
const SUBJECTS =
  'i you he she it we they that this there here what who where when how why someone everyone everybody somebody'.split(
    ' ',
  );
const SHORT_FORMS = ['m', 's', 're', 've', 'll', 'd', 'dve'];
const DENIED = 'do does did is are was were has have had ca could should would wo must need might ai'.split(' ');

export const ORDINARY: ReadonlySet<string> = new Set([
  ...WORDS.split(/\s+/).filter(Boolean),
  ...SUBJECTS.flatMap((subject) => SHORT_FORMS.map((form) => subject + form)),
  ...DENIED.map((verb) => `${verb}nt`),
]);

/** Frequent misspellings that are too far from the word, or too near to another, to be found by distance. */
export const MISSPELLINGS: Readonly<Record<string, string>> = table({
  resteraunt: 'restaurant',
  restauraunt: 'restaurant',
  restraunt: 'restaurant',
  restaraunt: 'restaurant',
  resturant: 'restaurant',
  restuarant: 'restaurant',
  restaurnt: 'restaurant',
  restauarnt: 'restaurant',
  restauant: 'restaurant',
  resteraunts: 'restaurants',
  restraunts: 'restaurants',
  resturants: 'restaurants',
  restaraunts: 'restaurants',
  restuarants: 'restaurants',
  retaurant: 'restaurant',
  resturaunt: 'restaurant',
  restarant: 'restaurant',
  restaurent: 'restaurant',
  resaurant: 'restaurant',
  rest: 'rest',
  cusine: 'cuisine',
  cuisene: 'cuisine',
  cuisin: 'cuisine',
  cousine: 'cuisine',
  thia: 'thai',
  tai: 'thai',
  tahi: 'thai',
  thaii: 'thai',
  cheep: 'cheap',
  chep: 'cheap',
  cheaap: 'cheap',
  expencive: 'expensive',
  expensiv: 'expensive',
  adress: 'address',
  addres: 'address',
  addresss: 'address',
  adres: 'address',
  phon: 'phone',
  fone: 'phone',
  nubmer: 'number',
  numer: 'number',
  postocde: 'postcode',
  tonite: 'tonight',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  pls: 'please',
  plz: 'please',
  thier: 'their',
  ther: 'their',
  whats: 'whats',
  wat: 'what',
  wats: 'whats',
  wher: 'where',
  foood: 'food',
  fod: 'food',
  ood: 'food',
  foo: 'food',
  chinise: 'chinese',
  choise: 'choice',
  pirce: 'price',
  rang: 'range',
  recomend: 'recommend',
  reccomend: 'recommend',
  recommed: 'recommend',
  medeteranian: 'mediterranean',
  mediteranian: 'mediterranean',
  meditteranean: 'mediterranean',
  mediterenean: 'mediterranean',
  vegeterian: 'vegetarian',
  vegitarian: 'vegetarian',
  vege: 'veggie',
  sushis: 'sushi',
  mexcian: 'mexican',
  itlian: 'italian',
  delivary: 'delivery',
  kidz: 'kids',
  bday: 'birthday',
  anniversery: 'anniversary',
  aniversary: 'anniversary',
  romantik: 'romantic',
  frnds: 'friends',
  bf: 'boyfriend',
  vegi: 'veggie',
  resto: 'restaurant',
  restos: 'restaurants',
  spendy: 'pricey',
  abou: 'about',
  neighbourhod: 'neighborhood',
  brekfast: 'breakfast',
  nite: 'night',
  creem: 'cream',
  teh: 'the',
  b4: 'before',
  d8: 'date',
  gd: 'good',
  anywhr: 'anywhere',
  tomoro: 'tomorrow',
  luch: 'lunch',
  freindly: 'friendly',
  kosha: 'kosher',
  lobstar: 'lobster',
  toastie: 'toastie',
  fre: 'free',
  wiht: 'with',
  optoins: 'options',
  resturaunts: 'restaurants',
  nites: 'nights',
  wiv: 'with',
  veiw: 'view',
  diner: 'diner',
  desert: 'dessert',
  deserts: 'desserts',
  pho: 'pho',
  bbqs: 'bbq',
  nr: 'near',
  smth: 'something',
  sth: 'something',
  sumthing: 'something',
  smwhere: 'somewhere',
  somwhere: 'somewhere',
  l8: 'late',
  bfast: 'breakfast',
  gr8: 'great',
});
