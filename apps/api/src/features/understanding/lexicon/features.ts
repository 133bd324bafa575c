import { table } from '../../../table.ts';
import { AMENITIES } from './amenities.ts';
import { COMPANY, ILLNESS, MOURNING } from './company.ts';
import type { Feature } from './feature.ts';
import { GOING_OUT } from './going-out.ts';

/** What one looks at from a table: "watching the boats". */
const WATCHED =
  'look at|looking at|look over|looking over|looking out on|look out over|watch|watching|see|seeing|gaze at|gazing at'
    .split('|')
    .flatMap((look) =>
      'sea|ocean|water|river|canal|lake|harbour|harbor|bay|boats|ships|waves|city lights'
        .split('|')
        .map((what) => `${look} the ${what}`),
    )
    .join('|');

/** What people ask of a place beside its food, by key. */
export const FEATURES: Readonly<Record<string, Feature>> = table({
  terrace: {
    label: 'outdoor tables',
    said: 'sitting out|sit out|open air|in the open air|terrace|outside|garden|outdoor seating|outdoor|outdoors|outdoor table|outdoor dining|patio|garden seating|garden table|sit outside|eat outside|seats outside|tables outside|outside seating|outside table|al fresco|alfresco|courtyard|in the sun|sunny table|outdoor area|has seating outside|roof terrace|backyard|pavement tables|sidewalk tables|beer garden|beer gardens|biergarten',
    shown:
      'terrace|patio|outdoor|courtyard|garden|tables outside|table outside|seats outside|benches outside|bench outside|sit outside|eat outside|al fresco|alfresco|deck|rooftop|pavement table|sidewalk table|veranda',
    firm: true,
  },
  rooftop: {
    label: 'a rooftop',
    said: 'rooftop|roof top|rooftop terrace|rooftop bar',
    shown: 'on a rooftop|to a rooftop|rooftop bar|rooftop terrace|roof terrace|roof garden|on the roof',
    firm: true,
  },
  view: {
    label: 'a view',
    said: `view|views|sea view|sea views|ocean view|nice view|great view|with a view|overlooking|scenic|the skyline|harbour view|harbor view|sunset|${WATCHED}`,
    shown: 'view|views|overlook|overlooks|overlooking|looks out|panorama|panoramic|on the water|skyline|sunset|sunsets',
    hint: 'waterfront|riverside|harbour|harbor|quay|pier|river|sea',
    firm: true,
  },
  sea: {
    label: 'the sea',
    said: 'closer to the sea|nearer the sea|nearer to the sea|closer to the beach|near the beach|by the beach|at the beach|on the beach|close to the beach|beachfront|beachside|by the sea|near the sea|seaside|the seafront|on the seafront|seafront',
    shown: 'sea|beach|seafront|ocean|estuary|waves|promenade|surf|bathing|swim|lighthouse|tide',
    room: true,
    firm: true,
  },
  water: {
    label: 'the water',
    said: 'closer to the water|nearer the water|nearer to the water|closer to the river|waterfront|on the water|by the water|near the water|waterside|riverside|by the river|on the river|river view|the river|by the canal|canalside|canal side|on the canal|the canal|the lake|lakeside|lakefront|lake view|the marina|by the harbour|by the harbor',
    shown:
      'on the water|water s edge|waterfront|waterside|riverside|river|canal|quay|barge|lock|locks|towpath|mooring|harbour|harbor|pier|wharf|estuary|sea|slipway|over the water|lake|lakeside|marina|dock|docks',
    room: true,
    firm: true,
  },
  ...COMPANY,
  ...AMENITIES,
  quiet: {
    label: 'quiet',
    said: 'hard of hearing|hearing aid|hearing aids|going deaf|is deaf|deaf in|hearing loss|half deaf|bit deaf|very deaf|deaf as a post|doesnt hear well|cant hear well|trouble hearing|without music|no music|without loud music|no loud music|not loud music|dont blast music|doesnt blast music|no blaring music|hate loud music|hates loud music|cant stand loud music|no background music|autistic|autism|sensory friendly|sensitive to noise|picky about noise|fussy about noise|particular about noise|bothered by noise|hates noise|hate noise|hates crowds|hate crowds|quietest|less noisy|less loud|less crowded|not so loud|not as loud|less busy|somewhere quite|quite place|quite restaurant|quite spot|quite table|quite bar|quit place|no rush|nothing noisy|nothing loud|nothing rowdy|quiet|quieter|too loud|too noisy|calm|peaceful|not loud|not too loud|not noisy|not too noisy|without noise|tranquil|no loud music|low key|lowkey|not many people|few people|no crowd|no crowds|relaxed|relaxing|chilled|chill|mellow|serene|away from the crowds',
    told: `${MOURNING}|hear ourselves think|in peace|read a book|reading a book|read my book|with a book|with my book|proper chat|long chat|to chat|and chat|have a chat|good natter|proper conversation|chat for hours|hear each other|can talk|to talk|conversation|catch up|break up with|breaking up|bad news|private conversation|hear ourselves|hear us|hear one another|hear me|hear myself|hear what|hear him|hear her|can actually talk`,
    shown:
      'quiet|calm|calmer|peaceful|hushed|hush|murmur|tranquil|serene|softly|low voices|easy on the ears|silence|whisper|whispers|shush',
    room: true,
    hint: 'conversation|candle|candles|slow|unhurried|no hurry|no music|library',
    against:
      'loud|louder|noisy|noise|roar|bedlam|shouted|shouting|din|rowdy|rowdier|raucous|karaoke|dj|packed|clattering|speakers|sports on tv|lively|brass band|bang|live music|dancing|screens|telly|tvs|game day|echoes|sticky floor',
  },
  cosy: {
    label: 'cosy',
    said: 'cosiest|coziest|its raining|raining|rainy|pouring outside|its pouring|cosy|cozy|cosier|cozier|snug|warm and cosy|homely|homey|rustic|charming|rainy day|hygge',
    told: 'were frozen|im frozen|freezing cold|were freezing|im freezing|chilled to the bone|soaked through|drenched',
    shown:
      'cosy|cozy|snug|fire|fires|fireplace|hearth|hearths|stove|homely|homey|rustic|charming|armchairs|wood burner|log fires|cottage|blankets',
    room: true,
    hint: 'warm|candle|candles|small|rain|winter|parlour|panelled|lamps',
    against: 'vast|concrete',
  },
  fire: {
    label: 'a fire',
    said: 'fire|fires|fireplace|fireplaces|fireside|open fire|log fire|real fire|roaring fire|by the fire|wood burner|wood stove|log burner',
    shown: 'fire|fires|fireplace|fireside|open fire|log fire|log fires|hearth|hearths|stove|wood burner|log burner',
    room: true,
    against: 'no fire',
    firm: true,
  },
  lively: {
    label: 'lively',
    said: 'liveliest|most lively|hen night|hen party|stag night|stag do|stag party|girls night|girls night out|lads night|bachelor party|bachelorette|lively|livelier|more lively|buzzy|buzzing|fun|vibrant|loud|party vibe|energetic|atmosphere|good atmosphere|bustling|happening|party|night out|rowdy|upbeat|fun vibe|great vibe|good vibe|good vibes|big night|bit of noise|some noise|packed|heaving|rammed',
    shown:
      'lively|buzz|buzzy|buzzing|vibrant|loud|louder|noisy|party|dancing|brass band|bands|karaoke|raucous|bedlam|laughter|toasts|roar|rowdy|shouted|shots|singing|live music',
    room: true,
    hint: 'crowd|late night|groups|music|neon|friends|strangers',
    against: 'quiet|calm|hush|hushed|silence|murmur|peaceful',
  },
  classic: {
    label: 'classic',
    said: 'old fashioned|old school|classic|timeless|traditional place|traditional restaurant|proper old',
    shown: 'classic|timeless|institution|panelled|since the',
    room: true,
    against: 'neon|concrete|natural wine',
  },
  unusual: {
    label: 'unusual',
    said: 'unusual|weird|quirky|out of the ordinary|something different|adventurous|unique|never had before|never tried before|never eaten before|never had|never tried|havent tried before|havent had before|try something new|something new to try',
    shown: 'unusual|nowhere else|no sign|secret|hidden|ghost|strange|curious|dare|barge',
  },
  trendy: {
    label: 'trendy',
    said: 'trendy|hip|cool|stylish|chic|instagrammable|instagram|fashionable|hot spot|hotspot|in spot|sleek|modern|contemporary|modern place|new and exciting|see and be seen',
    shown: 'trendy|hip|cool|stylish|chic|fashionable|neon|sleek|designers|vinyl',
    room: true,
    hint: 'new|natural wine|open kitchen|modern|concrete|playlist|cocktails',
    against: 'classic|formica',
  },
  mild: {
    label: 'mild',
    said: 'mild|milder|not too hot|not hot|not so hot|less hot|less heat|less spicy|not spicy|not too spicy|not so spicy|too spicy|too hot|gentle heat|easy on the spice|easy on the chilli',
    shown: 'mild|milder|gentle heat|gentler heat|gently spiced|softly spiced|little heat|low heat|not hot|not spicy',
    against: 'fiery|numbing|scarlet|hottest|burn|burning|sweat',
    firm: true,
  },
  inside: {
    label: 'tables inside',
    said: 'inside|indoors|indoor|sit inside|sit indoors|eat inside',
    shown: 'fire|hearth|stove|booths|snug|armchairs',
  },
  seated: {
    label: 'a table to sit at',
    said: 'sit down|want to sit|like to sit|rather sit|prefer to sit|have to sit|need to sit|can sit|sitting down|proper sit down|sit down meal|sit down dinner|sit down lunch|sit down place|sit down restaurant|table service|waiter service|somewhere to sit|actual seats|proper table|real table|actual table|normal table|table not a counter|not at a counter|not at the counter|not at a bar|not a bar stool|not on a stool|proper seats',
    shown: 'table service|waiter service|tables|booths|dining room|waiters',
    against:
      'no seats|no seating|no tables|counter seats|seats at a counter|stools at a counter|hatch|kiosk|takeaway only|take out only|standing room|eaten standing|counter only|delivery only|two chairs|mostly collection|pushcart',
  },
  casual: {
    label: 'casual',
    said: 'less stuffy|no dress code|in shorts|im in shorts|casual|laid back|laidback|easygoing|easy going|informal|unpretentious|hole in the wall|no frills|simple|jeans|down to earth|low fuss|no fuss|nothing fancy|come as you are',
    shown:
      'casual|laid back|easygoing|informal|unpretentious|hole in the wall|no frills|simple|counter|paper plate|paper plates|no fuss|formica|stool|stools|plastic stools|picnic benches|unshowy',
    room: true,
    hint: 'take out|counter seating|kid friendly|outdoor seating',
    against: 'jackets|tasting menu|dressed up|silk|velvet',
  },
  dressy: {
    label: 'dressy',
    said: 'dressy|dress up|smart place|smart restaurant|smart spot|somewhere smart|something smart|smart one|smart but|smarter place|somewhere smarter|elegant|formal|classy|white tablecloth|white tablecloths|sophisticated|glamorous|impress|impressive|wow factor|dressed up|stuffy',
    shown:
      'elegant|formal|classy|linen|silk|velvet|sophisticated|glamorous|polished|jackets|dressed up|grand|gilt|chandeliers',
    room: true,
    hint: 'tasting menu|date night|cocktails|private room',
    against: 'paper|plastic|formica|take out|sports on tv|sawdust|barrels',
  },
  late: {
    label: 'late',
    said: '24 hours|24 hour|24 7|all night|round the clock|open all night|late night|late|open late|after midnight|midnight|late dinner|after work late|past midnight|night owl|late supper|last orders|still serving|still open|serving late|open after the show|kitchen open late|after a concert',
    shown: 'late|midnight|after midnight|night owl|small hours|1 am|2 am|1am|2am|after the theatre|after a show',
    firm: true,
  },
  early: {
    label: 'early hours',
    said: 'early breakfast|crack of dawn|at dawn|first thing|first thing in the morning|early morning|opens early|open early|open really early|before dawn',
    shown: 'in the morning|dawn',
    firm: true,
  },
  new: {
    label: 'new',
    said: 'newly opened|just opened|recently opened|new place|new places|new restaurant|new restaurants|brand new|new in town|new opening|new openings|whats new|what is new|something new|anything new|anywhere new|new openings|newcomers|any newcomers|opened recently|opened lately|opened this year|opened this month',
    shown:
      'newly opened|just opened|only just opened|recently opened|opened recently|opened this|opened last|opened in january|opened in february|opened in march|opened in april|opened in may|opened in june|opened in july|opened in august|opened in september|opened in october|opened in november|opened in december|opened in spring|opened in summer|opened in autumn|opened in winter|new this|new in town|brand new|newest|newcomer',
    firm: true,
  },
  theatre: {
    label: 'the theatre',
    said: '',
    told: 'before my concert|before the gig|going to a concert|concert tonight|seeing a concert|tickets to a concert|before a show|before the show|before the theatre|before the theater|pre theatre|pre theater|before the play|before the opera|before a play|have tickets|got tickets|tickets for|show finishes|show ends|seeing a show|seeing a play|going to a show|going to a play|going to the theatre|going to the theater|before a concert|before the concert|opera starts|the opera|play starts|show starts|curtain up|before a film|before the film|before the movie|after the theatre|after the theater|after the show|after a show|post theatre|post theater|after the play|after the opera',
    shown: 'pre theatre|pre theater|curtain up|curtain call|overture|after the show|before the bell|stagehands',
    hint: 'theatre|stage|opera|playhouse|prompt',
  },
  sports: {
    label: 'sports on a screen',
    said: 'watch the match|watch a match|watch the game|watch a game|watch football|watch the football|watch soccer|watch rugby|watch the rugby|watch the fight|watch sports|sports|sport|tv|tvs|telly|footy|rugby|watching the football|watching football|football on|the football|the footy|watching the rugby|watching the cricket|watch the cricket|sports on tv|sport on tv|shows the match|show the match|shows the game|show the game|showing the game|showing the match|see the game|catch the game|catch the match|big screen|screens for the game|live sports|live sport',
    shown: 'sports on tv|sport on tv|big screen|big screens|screens for|for the match|rugby|football',
    firm: true,
  },
  quick: {
    label: 'a quick bite',
    said: 'quick|quick bite|fast|quickly|snack|bite to eat',
    told: 'in a hurry|in a rush|half an hour|not more than an hour|no more than an hour|no longer than an hour|less than an hour|under an hour|only an hour|only have an hour|only got an hour|30 minutes|20 minutes|before the movie|before my train|short lunch break|lunch break',
    shown:
      'quick|quickly|fast|grab|in and out|lunch break|snack|standing|food to go|coffee to go|takeaway|in an hour|within an hour|in under an hour|in minutes',
    hint: 'counter',
    against: 'tasting menu|velvet|linen|armchairs|unhurried|slow service|service is slow',
  },
  solo: {
    label: 'eating alone',
    said: '',
    told: 'solo|alone|on my own|by myself|just me|for one|table for one|eat alone|dining alone|solo diner|party of one',
    shown: 'solo|solo friendly|alone|on your own|for one|solitary',
    room: true,
    hint: 'counter|counter seating|stool|stools|book|newspapers',
    against: 'groups only',
  },
  'live music': {
    label: 'live music',
    said: 'live music|live band|live bands|band playing|bands playing|a band|brass band|live musicians|live performance|live performances|live band playing|piano|music|concert|open mic|open mic night|gig',
    shown:
      'live music|jazz|band|brass band|trio|piano|live|musician|singer|singers|fiddlers|open mic|flamenco|gospel|choir sings|dj|jam session|folk session|folk night|music session|ceilidh',
    firm: true,
  },
  ...GOING_OUT,
  dog: {
    label: 'dogs',
    said: 'spaniel|labrador|pooch|doggo|hound|dog|dogs|dog friendly|my dog|pet|pets|pet friendly|puppy',
    shown: 'dog|dogs|pet|pets',
    firm: true,
  },
  wheelchair: {
    label: 'step-free access',
    said: 'no steps|without steps|wheelchair|wheelchairs|wheelchair accessible|accessible|step free|disabled access|mobility|mobility issues|walker|wheelchair access|wheelchair friendly access|wheel chair|wheel chairs|wheel chair friendly|wheelchair friendly',
    told: 'stairs|stair|uses a stick|a cane|cant do steps|cant manage steps|few steps|unsteady on|wobbly on|cant walk far|hip replacement|bad hip|bad hips|new hip|dodgy hip|dodgy knee|dodgy knees|bad leg|broken leg|broken ankle|in a cast|leg in plaster|on a stick|walking stick|with a stick|walks with a cane|cant do stairs|cant manage stairs|cannot do stairs|walking frame|zimmer frame|crutches|on crutches|bad knees',
    shown: 'wheelchair|accessible|step free|no steps|ramp|ramps|level access|level entrance|flat entrance',
    hint: 'ground floor|elevator|lift',
    against: 'steep stairs|steep steps|flight of stairs|flights of stairs|down a ladder|cellar stairs',
    firm: true,
  },
  parking: {
    label: 'parking',
    said: 'parking|car park|place to park|park the car|valet|somewhere to park',
    shown: 'parking|car park|valet',
    firm: true,
  },
  wifi: {
    label: 'wifi',
    said: 'wifi|wi fi|laptop|plugs|plug sockets|sockets|plug points|power outlets|plugs for',
    told: 'emails to answer|answer emails|answer some emails|do my emails|emails to do|working remotely|work remotely|remote working|writing done|a plug|somewhere to write|somewhere to work|place to work|camp out|get work done|work done|deadline|to work from|work from|remote work|study|plug in my laptop|plug my laptop|charge my laptop|charge my phone|can work|get some work done|do some work|corner to work|to work for|to work in|to work at|work for the afternoon|work for a few hours|work for a couple of hours',
    shown: 'wifi|wi fi|laptop|laptops|to work|work from|study|dissertations|sockets|outlet|outlets|power points',
    firm: true,
  },
  unwell: {
    label: 'feeling ill',
    said: '',
    told: `${ILLNESS}|got a cold|have a cold|ive a cold|with a cold`,
    shown: 'soup|soups|broth|broths|congee|porridge|noodle soup|chicken soup|invalids|khichdi',
    hint: 'mild|gentle|take out|delivery|stew|stews|tea',
    against: 'tasting menu|raw bar|omakase|drinks only',
  },
  pregnancy: {
    label: 'a pregnancy',
    said: 'pregnant|preggers|pregnancy|months gone|weeks gone|months along|weeks along|bun in the oven|up the duff|baby due|baby is due|babys due|expecting a baby|were expecting|shes expecting|wife is expecting|partner is expecting|expecting our first|expecting our second|expecting twins|baby on the way|trimester|mum to be|mom to be|mother to be|mums to be|moms to be|with child|baby bump|got a bump|having a baby|have a baby|eating for two|knocked up|preggo|pregnet|im due|shes due|is due in|wifes due|due date|antenatal|prenatal|gestational',
    shown: '',
  },
  'low immunity': {
    label: 'a weak immune system',
    said: 'immunocompromised|immuno compromised|immune compromised|immunosuppressed|immuno suppressed|immune suppressed|immunosuppressant|immunosuppressants|immunosuppression|immune system|low immunity|transplant|transplants|chemo|chemotherapy|neutropenic|neutropenia',
    shown: '',
  },
  'raw fish': {
    label: 'raw fish',
    said: 'raw|raw fish|uncooked fish|raw stuff|raw things|anything raw|raw seafood|raw bar|raw bars|raw food',
    shown:
      'oyster|oysters|sashimi|omakase|ceviche|ceviches|tartare|crudo|raw bar|raw fish|sushi|nigiri|carpaccio|sea urchin|poke|poke bowl|maki|hand roll',
    against: 'cooked|teriyaki|tempura|katsu|udon|not do raw|not eat raw|nothing raw',
  },
  'private room': {
    label: 'a private room',
    said: 'own room|our own room|a room of our own|room to ourselves|private|somewhere private|private meal|private dinner|private party|private room|private dining|private area|back room|hire a room|private dining room|separate room',
    shown: 'private room|private dining|back room|private',
    firm: true,
  },
  'walk in': {
    label: 'walking in without a booking',
    said: 'dont have to book|do not have to book|dont need to book|do not need to book|no need to book|not need to book|without booking|no booking|no bookings|no reservation|no reservations|without a reservation|no reservation needed|no booking needed|just walk in|walk in|walk ins|walk in friendly|havent booked|without having booked|just turn up|walk in place|walk in only',
    shown: 'walk in|walk ins|first come|no reservations|no bookings|just turn up',
    firm: true,
  },
  'no wait': {
    label: 'a table without a queue',
    said: 'no queue|no queues|no queueing|no queuing|no line|no lines|no wait time|no wait times|no wait for|with no wait|there is no wait|theres no wait|no waiting|without queueing|without queuing|without a queue|without a wait|without waiting|dont have to queue|not have to queue|dont have to wait|not have to wait|dont need to queue|dont want to queue|dont want to wait|wont have to queue|wont have to wait|skip the line|skip the queue',
    shown: 'no queue|no queues|never a queue|no wait|never a wait|no line|no lines|always a table|walk straight in',
    against: 'queue|queues|queueing|queuing|line out|out of the door|out the door|a wait|the wait|waits',
  },
  'open kitchen': {
    label: 'an open kitchen',
    said: 'open kitchen|chefs counter|watch the chef|watch the chefs|watch them cook|watch the cook|watch the cooks|watch the cooking|see them cook|see the chefs|see the kitchen|watch the kitchen|kitchen counter',
    shown: 'open kitchen|counter|watch|chefs',
  },
  counter: {
    label: 'seats at a counter',
    said: 'a counter|the counter|counter seat|counter seats|counter seating|bar seat|bar seats|sit at the bar|seats at the bar|eat at the bar|perch at the bar|bar stool|bar stools',
    shown: 'counter|counter seating|stools|seats at the counter',
    firm: true,
  },
  local: {
    label: 'local',
    told: 'knows your name|know your name|know us by name|be a regular|a regular somewhere|become a regular|new local|our new local|my new local',
    said: 'local favourite|local favorite|where locals eat|locals|like a local|authentic|less touristy|hidden gem|hidden gems|off the beaten track|off the beaten path|not touristy|neighbourhood gem|neighborhood spot|gem|under the radar',
    shown: 'local|locals|regulars|neighbourhood|neighborhood|authentic|hidden|institution|family run|family-run',
  },
  allergy: {
    label: 'allergies',
    said: 'allergic|allergy|allergies|intolerant|intolerance|anaphylactic|anaphylaxis|epipen|die if|dies if|will die|could kill|would kill|kill me|kill him|kill her|swell up|swells up',
    shown: 'allergy|allergies|allergen|coeliac',
  },
  'cash only': {
    label: 'cash-only places',
    said: 'cash only|cash only place|cash only places|only take cash|only takes cash',
    shown: 'cash only|only cash|only takes cash|bring cash|cash is king|strictly cash|no cards|cards are not accepted',
    firm: true,
  },
  chain: {
    label: 'a chain',
    said: 'chain|chains|chain restaurant|chain restaurants|chain place|chain places|franchise|franchises|fast food chain|fast food chains|corporate place|corporate places',
    shown: 'chain|chains|franchise|franchises|branches across|branches all over',
    firm: true,
  },
  delivery: {
    label: 'delivery',
    said: 'delivery|delivered|deliver|delivers|order in|home delivery|doordash|ubereats|uber eats',
    shown: 'delivery|deliver|delivers|delivered',
    firm: true,
  },
  sunday: { label: 'Sundays', said: 'sunday lunch|sunday lunches', shown: 'sunday|sundays' },
  hearty: {
    label: 'big portions',
    said: 'carbs|some carbs|lots of carbs|carb loading|big portions|large portions|huge portions|generous portions|massive portions|enormous portions|decent portions|big plates|pig out|stuff myself|stuff ourselves|stuff my face|loads of food|lots of food|big feed|good feed|proper feed|greasy|something greasy|im hanging|sort me out|hearty|filling|soak up|soak up the booze|soak up the alcohol|soak up the beer|line my stomach|line our stomachs',
    shown:
      'large portion|large portions|huge portions|portions for|generous|huge|hearty|filling|refilled|refills|all you can eat|stews|slabs',
    hint: 'pies|platters|platter|combo|buffet|greasy|bacon',
    against: 'half portions|tasting menu|canapes',
  },
  sharing: {
    label: 'plates to share',
    said: 'share plates|share a few plates|share some plates|sharing plates|plates to share|dishes to share|share dishes|share food|food to share|share everything|share lots of dishes|share a lot|sharing menu|for sharing|good for sharing|sharing platters',
    shown:
      'share|shared|sharing|to share|small plates|mezze|meze|mezedes|tapas|raciones|platter|platters|communal|for the table',
    hint: 'grilled skewers|dips|flatbread|injera|banchan|hotpot|hot pot',
  },
  tourists: {
    label: 'visitors',
    said: 'visitors|tourists',
    told: 'never been here|never been before|havent been before|first visit|out of town|visiting friends|show off the city|visiting|guests from out of town|from abroad|first time here|first time in town',
    shown: 'visitor|visitors|out of town|guests|tourist|institution|landmark|classic',
  },
  touristy: {
    label: 'touristy places',
    said: 'touristy|tourist traps|coach parties|coach tours|coach loads|tour groups|tour buses|tour parties|full of tourists|tourist places',
    shown: 'coach|tour groups|tour buses|tourist',
    firm: true,
  },
  bestrated: {
    label: 'the best',
    said: 'stars|5 stars|five stars|4 5 stars|rated 5|well rated|highly rated|good ratings|good reviews|decent reviews|decent ratings|great reviews|best|top rated|highest rated|best rated|top|must try|must eat|most popular|great food|amazing food|really good|outstanding|excellent|the very best|number one|favourite|favorite|award winning|acclaimed',
    shown: 'destination|worth the trip|outstanding|worth crossing town',
  },
});

/** Meals, and what people say for them. */
export const MEALS: Readonly<Record<'breakfast' | 'lunch' | 'dinner', string>> = {
  breakfast:
    'breakfast|brekkie|brekky|brunch|morning coffee|early breakfast|in the morning|this morning|tomorrow morning|for breakfast|breakfast time',
  lunch:
    'lunch|late lunch|lunchtime|luncheon|midday|noon|at noon|at midday|lunch time|lunches|business lunch|work lunch|working lunch|christmas lunch|for lunch|lunch break|sunday lunch',
  dinner:
    'dinner|supper|early tea|birthday tea|tea party for the kids|kids tea|family tea|tea with the family|tea with the whole family|tea with the kids|evening meal|dinner time|dinnertime|dinners|tonight|this evening|tomorrow night|tomorrow evening|for dinner|friday night|saturday night|date night|evening|tea time dinner|in the evening|team dinner|group dinner|birthday diner|romantic diner|anniversary diner|business dinner|christmas dinner|office christmas dinner|late dinner|late supper',
};
