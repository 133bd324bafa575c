/** Every way to put one of some words before one of others. */
const each = (first: string, then: string): string =>
  first
    .split('|')
    .flatMap((one) => then.split('|').map((other) => `${one} ${other}`))
    .join('|');

/** What happens to somebody who eats what they cannot. */
export const HARM = [
  each('a|an allergic|had a|bad|bad allergic|severe|nasty|serious|anaphylactic', 'reaction|reactions|shock'),
  each('reacted|reacting|reacts', 'badly|to|after|within|straight|severely|here'),
  each('in|to|up in|at', 'hospital|the er|er|a e|the emergency room|casualty|intensive care'),
  each('his|her|my|their|our|the', 'epipen|epi pen|epipens'),
  each(
    'face|lips|lip|throat|tongue|mouth|eyes',
    'swelled up|swelled|swelling|swollen|puffed|closed|closing|itched|tingled|burned',
  ),
  each('swollen|puffy', 'face|lips|lip|throat|tongue|mouth|eyes'),
  each('used|use|needed|need|reached for', 'his pen|her pen|my pen|their pen'),
  each('call|called|calling|dial|dialled', '999|911|112|paramedics|the paramedics|emergency services'),
  each('by|from', 'paramedics|the paramedics'),
  each('in|with', 'hives|a rash'),
  each('he|she|son|daughter|friend|mother|sister|brother|father|wife|husband|girl|boy', 'collapsed|fainted'),
  each('guest|customer|diner|allergy', 'died|passed away|collapsed'),
  each('died|dies|killed', 'here|after eating|after dinner|after lunch|after a meal|after the meal|after dessert'),
  each(
    'died|death|deaths',
    'from nuts|from peanuts|from a reaction|of a reaction|from an allergic|of an allergic|of anaphylaxis',
  ),
  each('killed', 'a guest|a customer|a diner|my wife|my husband|my son|my daughter|my mother|my father|my friend'),
  each('fatal|lethal|deadly', 'reaction|reactions|allergic|allergy|shock'),
  each('lost', 'his life|her life'),
  each('stopped|stops', 'breathing'),
  each('could not|couldnt|struggled to|hard to', 'breathe'),
  each('made|got|was|were|fell|taken|violently|really|very|so|be', 'ill|sick|unwell|poorly'),
  each('ill|sick|unwell', 'after|afterwards|here|all night|for days|the next day'),
  'hospitalised|hospitalized|an ambulance|the ambulance|on a stretcher|carried out|blue lights|anaphylaxis|glutened|threw up|throwing up|vomited|vomiting|poisoned|epipen|epi pen',
].join('|');

/** Whoever laughs at a need, shrugs at it or thinks little of it. */
export const SCORN = [
  'laughed|laughs|laughing|giggled|sniggered|smirked|smirk|scoffed|scoffs|sneered|sneers|mocked|mocks|mocking|ridiculed|joked|jokes|joking|joke|shrugged|shrugs|shrug|sighed|sighs|tutted|groaned|huffed|grumbled|grumbles|moaned|snorted|winced',
  'made fun|make fun|makes fun|poked fun|fussy|picky|fad|nonsense|imaginary|made up|annoyed|irritated|impatient|dismissed|dismissive|dismisses|belittled|waved away|waved us|waved me|waved it|brushed off|brushed aside|brush off|nuisance|hassle|attention seeking|rude|rudely|hostile|mean about|argued',
  each('roll|rolls|rolled|rolling', 'his eyes|her eyes|their eyes|eyes'),
  each(
    'not|didnt|dont|doesnt|couldnt|could not|wont',
    'care|care less|bother|bothered|be bothered|interested|our problem|their problem|listen|accommodate',
  ),
].join('|');

/** Whoever does not know what a need means, or what is in the food. */
export const IGNORANCE = [
  'clueless|oblivious|ignorant|ignorance|unaware|uninformed|untrained|not trained|confused|confuse|confuses|confusing|confusion|mixed up|mix up|mixes up|muddled|guessed|guesses|guessing|guesswork|unsure|blank look|blank looks|blank stare|blank stares|blank face|blank faces|blankly|puzzled|baffled|shook his head|shook her head|misunderstood|misunderstand',
  each(
    'no|not a|havent a|without a|little|zero|never any',
    'idea|clue|clue about|knowledge|understanding|training|awareness',
  ),
  each(
    'not|didnt|dont|doesnt|never|nobody|no one|cannot|cant|couldnt|could not|unable to|hardly|nobody could|no one could',
    'know|knew|knows|understand|understood|understands|heard|sure|tell|tell us|tell me|say|explain|answer|certain',
  ),
  each('wasnt|werent|isnt|arent', 'sure|certain|trained|aware'),
].join('|');

/** Whoever takes no care, so that nobody can rely on them; said of something else, it is a fault of that. */
export const NEGLECT = [
  'ignored|ignores|ignore|forgot|forgets|forget|forgotten|overlooked|disregarded|wrong|wrongly|incorrect|incorrectly|inaccurate|outdated|out of date|careless|carelessly|sloppy|lax|haphazard|hit and miss|hit or miss|mishandled|hopeless|useless|terrible|awful|appalling|shocking|nightmare|bad|poor|poorly|avoid|let down',
  each(
    'not|dont|wouldnt|would not|cant|cannot|never|didnt',
    'trust|trusted|be trusted|to be trusted|rely|relied|take seriously|be taken seriously|good for|great for|suitable',
  ),
  each('not|didnt|dont|doesnt|never', 'take|takes|took'),
  each('not|isnt|arent|never', 'taken seriously|careful|good with|great with'),
].join('|');

/** What is dangerous, of whatever it is said. */
export const DANGER =
  'negligent|took a chance|takes chances|risk|risks|risky|risked|gamble|gambling|lottery|dicey|perilous|dangerous|unsafe|untrustworthy|mislabelled|mislabeled|unlabelled|unlabeled|not safe|isnt safe|arent safe|never safe';
