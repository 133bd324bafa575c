import { wordSet } from '../text/word-set.ts';

const WHOM = ['me', 'him', 'her', 'us', 'them', 'my', 'his'];
const each = (words: readonly string[], others: readonly string[]): string[] =>
  words.flatMap((word) => others.map((other) => `${word} ${other}`));

/** Words of other people, whose "not" takes nothing back for the one who stated it. */
export const OTHERS: ReadonlySet<string> = wordSet(`
  he she they his her hes shes theyre boyfriend girlfriend wife husband partner friend friends mum mom dad mother father brother sister son daughter kid kids child children
  colleague boss guest guests nobody everyone everybody anyone somebody someone others nan gran granny grandma grandmother grandpa grandad granddad grandfather niece nephew aunt uncle cousin mate flatmate`);
const PERSONS = [...WHOM, ...['my', 'our'].flatMap((whose) => [...OTHERS].map((who) => `${whose} ${who}`))];

/** Words that tell of an allergy, or that a food does harm: what is named beside them is avoided, and the kitchen has to be told. */
export const HARM: readonly string[] = [
  ...`allergic|allergy|food allergy|food intolerance|food allergen|allergen|intolerant|intolerance|anaphylactic|anaphylaxis|anaphylactic shock|epipen|hives|rash|react|reacts|reaction|react badly|reactive|reactive to|hypersensitive|hypersensitive to|sensitive to|
  hospital|a e|er|ambulance|migraine|migraines|headaches|stop breathing|stops breathing|stopped breathing|cant breathe|cannot breathe|struggle to breathe|throat|swell|swells|swells up|swell up|poison|poison to|poison for|poisonous|deadly|deathly|lethal|life threatening|dangerous for|dangerous to|
go into shock|goes into shock|went into shock|epi pen|breaks out from|break out from|die if|dies if|die from|died from|id die|nearly died|will die|ill from|sick from|ill after|sick after|ill with|sick with|poorly after|blow up|blows up|blew up|blow up like|comes out in|come out in|came out in|puffs up|puff up|
  adrenaline|adrenalin|jext|antihistamine|antihistamines|benadryl|piriton|welts|blotchy|blotches|eczema|medical reasons|medical reason|health reasons|doctors orders|dietary|dietaries|fatal|unsafe for|toxic|aversion to|phobia|histamine|sensitivity|sensitivities|anaphylactic reaction|dietary requirement|dietary need|dietary restriction`
    .split('|')
    .map((words) => words.trim()),
  ...each(
    [
      'kill',
      'kills',
      'killed',
      'wreck',
      'wrecks',
      'upset',
      'upsets',
      'disagree with',
      'disagrees with',
      'problem for',
      'issue for',
      ...each(['doesnt', 'dont', 'does not', 'do not', 'never'], ['agree with', 'agrees with', 'sit well with']),
      ...'poisons|poisoned|bloats|hurts|ruins|ruin|messes with|mess with|plays havoc with|play havoc with|does a number on|do a number on|sets off|set off|triggers|trigger|terrible things to|horrible things to'.split(
        '|',
      ),
    ],
    WHOM,
  ),
  ...each(['make', 'makes', 'made'], each(WHOM, ['ill', 'sick', 'poorly', 'bloated', 'gag', 'queasy', 'wheeze'])),
  ...each(
    ['bad for', 'terrible for', 'awful for'],
    PERSONS.filter((who) => !/^(?:my|his|her)$/.test(who)),
  ),
  ...each(
    ['my stomach', 'my body', 'my gut', 'his stomach', 'her stomach', 'my tummy'],
    ['hates', 'rejects', 'cant handle', 'cannot handle', 'doesnt like', 'doesnt tolerate', 'wont tolerate'],
  ),
  ...each(['and i', 'and me'], ['dont get along', 'dont get on', 'dont mix', 'dont agree', 'do not get along']),
];

/** Words that bar a food from somebody's table. */
export const BARRED: readonly string[] =
  `cant have|cant eat|cant touch|cant go near|cannot have|cannot eat|can not have|can not eat|can t have|can t eat|cant i eat|cant we eat|cant tolerate|unable to eat|unable to have|not able to eat|been able to eat|cant digest|cannot digest|cant handle|cannot handle|cant deal with|cannot deal with|cant risk|cannot risk|must not contain|mustnt contain|cant process|cannot process|beware|stay off|staying off|laying off|cut out|cutting out|give up|gives up|gave up|given up|giving up|quit eating|stopped eating|watch out for|careful with|cannot tolerate|mustnt have|mustnt eat|mustnt be served|must not have|must not eat|must not be served|
  shouldnt have|shouldnt eat|not allowed|isnt allowed|arent allowed|keep away from|keep me away from|stay away from|steer clear of|stay clear of|dont serve|do not serve|never serve|must avoid|has to avoid|have to avoid|need to avoid|
  free of|free from|safe from|safe for|safe with|devoid of|void of|zero|trace of|a no go|no go|cant be near|have issues with|has issues with|have problems with|has problems with|have trouble with|has trouble with|a no no|a big no|a death sentence|my kryptonite|be in the same room as|doesnt tolerate|dont tolerate|off limits|forbidden`
    .split('|')
    .map((words) => words.trim());

/** Words between a sign and a food, or between two foods of a list, that begin nothing new. */
export const GLUE: ReadonlySet<string> = wordSet(`
  a an the any some both either neither as well my our his her their me him us them i im ive we were she shes he hes they theyre it its one of guest daughter son wife husband partner friend kid child and or nor plus also n
  to with from for if when because by eat eats eating ate have has had having be am is are was being been get gets give gives gave make makes made do does did can could will would might
  carrier carry carries severe severely serious seriously bad badly very really deathly deadly highly mild mildly slightly all kinds sorts raw cooked even trace amounts products stuff anything containing contains contain up closed closes in yes so e g like such as certain most other serve served nearly almost always send sends me ends trigger triggers cause causes`);

/** Words with which a list goes on. */
export const LINKING: ReadonlySet<string> = wordSet(
  'and or nor plus also n to any the a an all some even most both either neither no as well',
);

/** Words of a wish: a food right behind one is wished, also where an allergy is told beside it. */
export const WISHING: ReadonlySet<string> = wordSet(
  'want wants wanted fancy craving crave love loves like prefer need after looking seeking for find',
);
/** What may stand between a wish and its food. */
export const BEFORE_FOOD: ReadonlySet<string> = wordSet(
  'a an some the any really good nice best great to eat have get try more lots of for somewhere with serving',
);
export const FINE: ReadonlySet<string> = wordSet('fine ok okay good alright allowed great');
export const VENUE: ReadonlySet<string> = wordSet(
  'restaurant restaurants place places house bar bars joint spot shop market please',
);
export const NOT: ReadonlySet<string> = wordSet(
  'not isnt arent aint wasnt werent no never dont doesnt didnt without nobody none neither nor hardly',
);
/** Words that make what they are said of unsure. */
export const DOUBTING: ReadonlySet<string> = wordSet('doubt unsure whether if sure wish');
/** Verbs and conjunctions below which a denial states what it denies. */
export const EMBEDDING: ReadonlySet<string> = wordSet(
  'thought think thinks believed hoped swore wish wished act acts acting pretend pretending imagine like if said say says saying who claim claiming as',
);
export const OWN: ReadonlySet<string> = wordSet('i im ive we were weve me us');
/** What somebody is or keeps: the words before a diet that is stated. */
export const KEEPING: ReadonlySet<string> = wordSet(
  'isnt arent aint wasnt not dont doesnt im were hes shes theyre am is are be been keep keeps keeping eat eats follow follows strictly strict gone turned became have has whos needs',
);
const VERBS = 'is are do does did can could will would';
export const QUESTION: ReadonlySet<string> = wordSet(`${VERBS} what which where how who whats wheres hows`);
export const NO_LONGER: ReadonlySet<string> = wordSet('anymore longer more');
/** Before a person they ask. */
export const ASKING: ReadonlySet<string> = wordSet(`${VERBS} am should was were if whether`);
/** What is no person: that it keeps no diet says nothing of the diner's. */
export const THINGS: ReadonlySet<string> = wordSet(`
  it its that thats this these those there theres place places restaurant restaurants spot menu menus option options food dish dishes kitchen suggestion which none something anything nothing`);
/** Between a person, a denial and a diet. */
export const ADVERBS: ReadonlySet<string> = wordSet(
  'really actually even so very strictly fully entirely a an any all that to being eating now myself ourselves',
);
/** Allergens that nobody goes out for. */
export const NEVER_WISHED: ReadonlySet<string> = wordSet(
  'nut peanut groundnut walnut almond cashew pistachio hazelnut pecan macadamia gluten wheat dairy lactose casein whey sesame mustard celery soy soya lupin sulphite sulfite',
);
/** Trouble, beside an allergen that somebody tells of. */
export const ILL: ReadonlySet<string> = wordSet(`
  trouble problem problems issue issues asthma numb numbs tingle tingles tingling tingly balloon balloons puff puffs puffy swelling migraine migraines headache headaches puke puking vomit vomiting runs shock epi pen hurt hurts harm harms itch itchy itching swollen bad badly worse
  sick ill unwell cramps bloat bloated sensitive unable careful avoid avoids avoiding watch quit quitting stopped gave out excluded toxic suffer suffers mess messes doctor doctors gp dietitian allergist midwife medical trigger triggers triggered breaks
  no nope nah never death dead dying banned barred forbidden prohibited evil enemy enemies fatal lethal deadly dangerous unsafe poison removed omitted itchy kills killed`);
/** Behind "out", which tells where a food is eaten then. */
export const WHERE: ReadonlySet<string> = wordSet('there here on in by at near around west east north south');
/** What may stand behind a food that is wished, and say no more of it than where, when, for whom or with what. */
export const CONTINUING: ReadonlySet<string> = wordSet(`
  w nr n 4 tmrw tmr tonite 2nite in on at with near by for from around to and or but then plus before after under over along beside within of that which who where when while because so as if like than
  tonight today tomorrow now later soon this next every please pls thanks thank cheers anyone anybody somewhere anywhere someone sometime maybe perhaps again too also instead first only ideally
  dinner lunch brunch breakfast supper starter starters main mains course courses special specials menu menus option options dish dishes plate food feast night nights evening weekend day days week
  monday tuesday wednesday thursday friday saturday sunday yum yummy lol haha xx xxx any every each round here there nearby it house shack stall counter spots joints places rather either all about between`);
/** What may stand before one, beside the words of wishing and those for food. */
export const GOVERNING: ReadonlySet<string> = wordSet(`
  w nr n 4 with and or to in on at by near than plus then about also just only even more most both each every these those this that such other another
  serve serves serving served sell sells selling do does doing have has having had got get gets getting grab find finds eat eats eating try trying order ordered ordering share sharing make makes making
  bring know knows recommend recommended suggest book show give take enjoy enjoys adore adores obsessed dream dreaming murder smash demolish destroy treat think thinking feel feels feeling says said into via
  where what which whats wheres whos how is are be was any anyone maybe perhaps definitely actually instead now hello hi hey ok okay yes yeah yep please me us you him them so but as
  tonight today tomorrow lunch dinner breakfast brunch supper monday tuesday wednesday thursday friday saturday sunday seek seeking seeks want hungry mood starving proposing celebrate celebrating something anything work`);
/** Words before "of" that measure a food. */
export const MEASURES: ReadonlySet<string> = wordSet(
  'lots load loads plate plates platter bowl bucket dozen pile heap mountain tower feast mood kind kinds sort sorts best some one all most bit plenty pair portion fan fans lover lovers tonne tons type variety selection range hint dreaming dream thinking',
);
/** What praises a food before it. */
export const PRAISING: ReadonlySet<string> = wordSet(`
  fresh freshest juicy succulent plump fat huge giant massive jumbo tiny decent legendary famous authentic incredible unbelievable insane epic unreal killer banging mean wicked serious solid posh fancy cheap affordable
  tasty tasty tastiest finest favourite favorite live local classic homemade signature sticky crispy crunchy creamy buttery runny soft hard free range bbq tempura popcorn panko good best great nice shell dozen couple few proper real super late early`);
/** Right before a food: it is left out. */
export const LEAVING_OUT: ReadonlySet<string> = wordSet(
  'without excluding non anti ex minus zero 0 lacking absent void devoid noo nooo noooo',
);
/** What a diet forbids: whoever names it keeps the diet. */
export const FORBIDDEN_BY: Readonly<Record<string, string>> = { halal: 'haram', kosher: 'treif|trayf|treyf' };
/** Words of which a refusal is made. */
export const REFUSALS: ReadonlySet<string> = wordSet(
  'no nope nah never none not way absolutely god thanks thank you please chance again ever',
);
/** What people are allergic to and nobody eats. */
export const NOT_EATEN: ReadonlySet<string> = wordSet(
  'dog cat pet animal horse smoke smoking pollen dust latex perfume fragrance flower flowers bee wasp sun noise music crowd mornings people everything anything something',
);
