/** What reviewers write where they find fault, whatever it is said of. */
export const FAULTS =
  'overdone|overcooked|undercooked|underseasoned|soggy|stale|bland|tasteless|watery|rubbery|lukewarm|mediocre|forgettable|forgetful|disappoint|disappoints|disappointed|disappointing|sadly|unfortunately|overpriced|surly|brusque|dirty|grubby|no peace|sticky floor|sticky floors|awful|terrible|dreadful|nothing special|nothing surprising|nothing novel|nothing is novel|hit and miss|hit or miss|letdown|a let down|lets it down|inconsistent|indifferent|heavy handed|passable|so so|an afterthought|competent and no more|no more than competent|slow service|service is slow|service drags|slow when|from a packet|out of a packet|from packets|out of a bag|from a jar|out of a jar|from a tin|out of a tin|from a can|out of a can|from a tub|from a mix|from the freezer|out of the freezer|straight from frozen|frozen and|steam table|microwave|microwaved|fridge cold|mostly ice|not worth|waiting since|could do with|deserves better|trades on|trading on|past its best|seen better days|tourist trap|tastes of the tin|tastes of the freezer|tastes it|smells of damp|smell of damp|smells of bleach|smell of bleach|smells of soap|smell of soap|smells of drains|smell of drains|small for the money|small for the price|thin for the money|thick as glue|like glue|like rubber|like cardboard|past what you asked|priced like mains';

/** What reviewers advise who find fault; guests look for a place so. */
export const ADVICE = 'better elsewhere|somewhere else|best skipped|skip the|avoid the|dont come for|do not come for';

/** What is a fault where a thing is said to be so. */
export const FAULTY =
  'greasy|limp|cautious|weak|tired|rude|dull|boring|shy|slow|rushed|cramped|sticky|stuffy|draughty|drafty|flabby|tough|pricey|lonely|frozen|burnt';

/** What is a fault before the name of a dish or a drink: "weak coffee". */
export const FAULTY_BEFORE = 'weak|limp|greasy|flabby|tired|dull|boring|sad|tough|overpriced|indifferent|average';

/** What is a fault where a thing is so only sometimes, or too much so. */
export const TOO = 'cold|dry|thin|salty|sweet|oily|heavy|flat|chewy|obedient|small|bitter|sour|rich|loud';

/** What a place lacks, or what it asks of its guests: no reason to go, unless it is what somebody looks for. */
export const LIMITS =
  'hurt you|still sweat|no bookings|no reservations|no kitchen|no dinner|extent of the kitchen|extent of the food|no concessions|no real food|no food|nothing to eat|drinks only|cash only|only cash|cash is|card is|lunch only|lunches only|daytime only|tips are|first come first served|hour limit|time limit|nobody stays longer|minimum spend|no high chairs|no highchairs|no strollers|no prams|no pushchairs|no seating|no seats|standing room|no toilet|no toilets|no elevator|no lift|steep stairs|steep steps|sold out|sells out|sell out|runs out|run out|out of stock|gone by|until they are gone|until it is gone|line out the door|queue out the door|queue down the street|expect a queue|expect to queue|expect to wait|expect a wait|long wait|patience is|prices depend|prices look|not hear your|not hear yourself|nothing for vegans|nothing for vegetarians|no substitutions|stiff about|dress code|no walk ins|no laptops|no dogs|no cards|no refunds|no takeaway|no take out|no phones';

/** Of sentences that begin with "no", those that praise all the same. */
export const NO_MATTER = 'frills|fuss|nonsense|wonder|hurry|rush|pretension|gimmicks|shortcuts|attitude|one|question';

/** What guests say of a place that they would not go to again. */
export const GRIEVANCES =
  'horrible|horrid|nasty|poor|bad|rubbish|dire|grim|appalling|shocking|ghastly|disgusting|vile|filthy|unfriendly|snooty|snobby|sniffy|condescending|patronising|patronizing|unwelcoming|unhelpful|rip off|ripoff|ripped off|ripped us off|overcharged|let us down|let me down|disappointed|hated|ignored us|ignored me|shushed|kept waiting|kept us waiting|kept me waiting|waited ages|never again|underwhelming|underwhelmed|worst|food poisoning|spoiled|ruined|wasnt great|wasnt good|wasnt nice|werent nice|not great|not good|not nice|no good|a joke|a disaster|chaos';
