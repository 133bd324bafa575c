import { AMENITIES } from '../../../understanding/lexicon/amenities.ts';
import type { Sentence } from '../../../understanding/text/sentences.ts';
import { tokenize } from '../../../understanding/text/tokens.ts';
import { tagsIn } from '../../../understanding/vocabulary/vocabulary.ts';
import { aheadIn } from '../../opening/booked-ahead.ts';
import type { Attribute } from '../attribute.ts';
import { valuesIn } from '../values.ts';

const waitIn = ({ text }: Sentence): 'yes' | null =>
  WAITING.test(text) && valuesIn(text, tokenize(text)).some(({ kind }) => kind === 'minutes') ? 'yes' : null;
const WAITING = /\b(?:expect|waits?|waiting|line|queue|take a number)\b/i;

/** Whether a meal is over in minutes, or takes an evening. */
function paceIn({ text }: Sentence): 'yes' | 'no' | null {
  const minutes = valuesIn(text, tokenize(text)).flatMap(({ kind, high }) => (kind === 'minutes' ? [high] : []));
  if (FED.test(text) && Math.max(...minutes) <= QUICK) return minutes.length > 0 ? 'yes' : null;
  return A_LONG_MEAL.test(text) ? 'no' : null;
}
const QUICK = 30;
const FED =
  /\b(?:out|done|served|fed|ready|in and out|on the table|back at (?:work|your desk)|plates?|lunch|food comes?)\b.*\b(?:in|within|under|inside)\b/i;
const A_LONG_MEAL =
  /\b(?:menu|meal|lunch|dinner|sitting|courses|evening)\b[^.;]*\b(?:two|three|four|2|3|4)(?:[ -](?:and a half|to \p{L}+))? hours\b/iu;

/** What the house allows, offers and asks for. */
export const HOUSE: readonly Attribute[] = [
  {
    key: 'dogs',
    decides: true,
    near: 'outdoor',
    asked: 'dog|dogs|puppy|labrador|spaniel|greyhound|terrier|pet|pets|pooch|hound|dog friendly|pet friendly',
    yes: 'dog|dogs|dog friendly|pets|pet friendly|hounds|water bowl|water bowls|biscuits for dogs',
    no: 'guide dogs only|assistance dogs only|service dogs only|service animals only',
    other: 'hot dog|hot dogs|house dog|guard dog|resident dog|owners dog|corn dog|corn dogs|dog eared',
    says: { yes: 'dogs are welcome', no: "they don't take dogs", whether: 'whether they take dogs' },
  },
  {
    key: 'kids',
    topic: 'children',
    other: 'family has|family run|family owned|family recipe|family recipes|family business|family since|family behind',
    asked:
      'kid|kids|child|children|toddler|toddlers|baby|babies|family friendly|kid friendly|child friendly|family|little ones|teenagers|teens|year old|under 21s|under 18s|under 21|under 18|underage|minors|son|daughter|nephew|niece|grandkids',
    yes: 'kid|kids|kid friendly|child|children|children welcome|family friendly|toddler|toddlers',
    for: 'baby|babies|prams|pushchairs|strollers|crayons|colouring|kids menu|childrens menu|half portions|high chair|high chairs|highchair|highchairs|family|families',
    against:
      'adult only|adults only|over 18|over 18s|over 21|18 plus|21 plus|18 and over|21 and over|18 and up|21 and up|must be 18|must be 21|no under|no one under|nobody under|grown ups only|not for children',
    says: { yes: 'children are fine', no: "it isn't for children", whether: 'how they are with children' },
  },
  {
    key: 'age limit',
    topic: 'an age limit',
    near: 'kids',
    asked: 'age limit|minimum age|how old do you have to be',
    yes: 'age limit|minimum age|adults only|over 18s only',
    told: 'rules',
    says: { yes: "there's an age limit", no: "there's no age limit", whether: "whether there's an age limit" },
  },
  {
    key: 'kids menu',
    topic: "a children's menu",
    near: 'kids',
    asked: 'kids menu|kids menus|childrens menu|kiddie menu|kids meals|childrens portions|kids portions',
    yes: 'kids menu|childrens menu|kids meals|childrens portions|kids portions|half portions for children',
    says: {
      yes: "there's a children's menu",
      no: "there's no children's menu",
      whether: "whether there's a children's menu",
    },
  },
  {
    key: 'play',
    topic: 'room to play',
    decides: true,
    near: 'kids',
    asked:
      'run around|run about|running around|running about|play area|playground|play corner|play room|room to play|space to play|space for them to play|place to play|room for them to play|somewhere to play|to play on|jungle gym|soft play',
    yes: 'run about|run around|playground|play area|play corner|play room|jungle gym|climbing frame|sandpit|swings|trampoline|soft play|bouncy castle',
    says: {
      yes: "there's room to play",
      no: "there's no room to play",
      whether: 'whether children have room to play',
    },
  },
  {
    key: 'toys',
    topic: 'something for children to do',
    near: 'play|kids',
    asked:
      'toys|crayons|colouring|coloring|keep them busy|keep them entertained|keep them occupied|keep the kids busy|keep the kids entertained|keep the kids occupied|keep children busy|keep kids busy|keep the children busy|keep the children entertained|keep him busy|keep her busy|keep the little ones busy|entertain the kids|entertain the children',
    yes: AMENITIES.toys.shown,
    says: {
      yes: "there's something for children to do",
      no: "there's nothing for children to do",
      whether: "whether there's anything for children to do",
    },
  },
  {
    key: 'highchairs',
    topic: 'high chairs',
    decides: true,
    near: 'kids',
    asked: 'high chair|high chairs|highchair|highchairs|baby chair|booster seat',
    yes: 'high chair|high chairs|highchair|highchairs|booster seats',
    says: { yes: 'they have high chairs', no: 'they have no high chairs', whether: 'whether they have high chairs' },
  },
  {
    key: 'pram',
    topic: 'prams',
    decides: true,
    near: 'step-free|kids',
    asked: 'pushchair|pushchairs|buggy|buggies|pram|prams|stroller|strollers',
    yes: 'pram|prams|pushchair|pushchairs|stroller|strollers|buggies',
    for: 'step free|wheelchair|wheelchairs|wheelchair accessible|level access|level entrance|wide doors|wide aisles|flat entrance',
    against: 'up one floor|narrow stairs|spiral staircase',
    says: {
      yes: "there's room for a pram",
      no: "it's no good with a pram",
      whether: "whether there's room for a pram",
    },
  },
  {
    key: 'changing table',
    topic: 'a changing table',
    decides: true,
    near: 'pram',
    asked:
      'baby changing|changing table|changing room|changing facilities|change the baby|change a nappy|change a diaper',
    yes: AMENITIES['changing table'].shown,
    says: {
      yes: "there's a changing table",
      no: "there's no changing table",
      whether: 'whether there is a changing table',
    },
  },
  {
    key: 'parking',
    decides: true,
    told: 'rules',
    asked:
      'parking|park|car park|car|leave the car|parking lot|parking space|valet|garage|drive there|bike rack|lock up bikes',
    yes: 'parking|car park|free lot|parking lot|street parking|park outside|parking outside|park behind|parking behind|park on the street|easy to park|parking is easy',
    for: 'own lot|lot is|lot holds|lot in|gravel lot|shared lot|lot behind|valet|spaces behind|lot out back|multi storey|validated|bike racks',
    other: 'the park|park bench',
    against:
      'nowhere to park|no place to park|hard to park|parking is impossible|impossible to park|parking is hopeless|leave the car|take the tram|pedestrian street|car free|permit only|residents only|parking is a nightmare|circling for a spot',
    says: { yes: 'you can park', no: "there's nowhere to park", whether: 'how the parking is' },
  },
  {
    key: 'transport',
    topic: 'getting there',
    near: 'parking',
    told: 'rules',
    asked:
      'bus|buses|bus stop|tram|trams|tram stop|metro|subway|tube|underground|train|trains|public transport|taxi|taxis|cab|cabs|uber|last bus|last train|last tram|last ferry|night bus|get back to|get back from|get home from|ferry back|ferry home',
    yes: 'bus stop|tram stop|bus stops|tram stops|metro station|tube station|train station|taxi rank|taxis wait|by bus|by tram|by metro|the tram|the bus|last bus|last tram|last train|last ferry|night bus|bus home|bus back|bus leaves|buses run|bus runs|tram back',
    says: { yes: '', no: '', whether: 'how you get there' },
  },
  {
    key: 'overnight',
    topic: 'rooms for the night',
    near: 'inn',
    asked:
      'stay overnight|stay the night|sleep there|sleep over|spend the night|rooms to stay|rooms to sleep|a room for the night|rooms for the night|guest room|guest rooms|accommodation|bed and breakfast|let rooms|rent rooms|bedrooms',
    yes: 'guest room|guest rooms|rooms upstairs|rooms above|rooms to let|rooms for the night|stay the night|stay overnight|overnight guests|bed and breakfast|bedroom|bedrooms|accommodation',
    other: 'dining rooms upstairs|dining rooms above',
    says: { yes: 'you can stay the night', no: "you can't stay the night", whether: 'whether you can stay the night' },
  },
  {
    key: 'internet',
    topic: 'wifi',
    near: 'wifi',
    told: 'rules',
    asked: 'wifi|wi fi|internet|wifi password',
    yes: 'wifi|wi fi|internet',
    says: { yes: 'they have wifi', no: 'they have no wifi', whether: 'whether they have wifi' },
  },
  {
    key: 'wifi',
    topic: 'laptops',
    decides: true,
    told: 'rules',
    asked:
      'laptop|laptops|work from|plug|plugs|socket|sockets|outlets|remote work|working on|work there|work in there|work from there|sit and work|do some work|get some work done',
    yes: 'wifi|wi fi|laptop|laptops|plug sockets|sockets|outlets|power points|laptop friendly',
    no: 'laptop free|laptops closed|phones away',
    says: { yes: 'you can bring a laptop', no: "it isn't for laptops", whether: 'whether you can bring a laptop' },
  },
  {
    key: 'cards',
    topic: 'card payment',
    told: 'rules',
    asked:
      'card|how do we pay|how do i pay|pay with|pay by|pay in|way to pay|ways to pay|can we pay|can i pay|payment|cards|credit card|credit cards|debit card|amex|visa|apple pay|google pay|contactless|mastercard',
    contrary: 'cash only',
    yes: 'card|cards|cards accepted|card payments|credit cards|contactless|apple pay|google pay|cashless|card only|cards only|amex',
    no: AMENITIES.cards.against,
    other:
      'handwritten card|short card|the card is|the card changes|card changes|on the card|cards under|cards below|cards for under|tasting card|playing cards|wine card|drinks card|card games|business card|report card',
    // "Cash." says it all.
    counted: ({ text }) => (/^cash(?: or che(?:ck|que)s?)?\.?$/i.test(text) ? 'no' : null),
    field: ({ tag }) => (tagsIn(tag).some((one) => one.trim().toLowerCase() === 'cash') ? 'no' : null),
    says: { yes: 'they take cards', no: "it's cash only", whether: 'whether they take cards' },
  },
  {
    key: 'cash',
    topic: 'cash',
    told: 'rules',
    asked: 'cash|pay cash|pay in cash|take cash|coins',
    yes: `${AMENITIES.cash.shown}|cash`,
    no: AMENITIES.cash.against,
    other: 'cash machine|cash point|cash bar',
    says: { yes: 'they take cash', no: 'they take cards only', whether: 'whether they take cash' },
  },
  {
    key: 'need to book',
    topic: 'whether you need to book',
    near: 'bookings|walk in',
    told: 'rules',
    asked:
      'need to book|have to book|must we book|must i book|need to reserve|have to reserve|do i need a table|reservation needed|booking needed|reservation necessary|booking necessary|is booking essential|need a reservation|need a booking|need booking|need reservations|need reserving|should i book|should we book|should i reserve|should we reserve|better to book|necessary to book|necessary to reserve|worth booking|book in advance|book ahead|reserve ahead|in advance',
    yes: 'book ahead|book early|book well ahead|reservation only|reservations only|booking only|bookings only|booking essential|must book|booked out|booked up|booked solid|books out|books up|telephone ahead|ring ahead|call ahead',
    no: 'walk ins only|first come|first come first served|no need to book|always a table|just turn up',
    counted: ({ text }) => (aheadIn(text) ? 'yes' : null),
    says: {
      yes: 'you need to book',
      no: "you don't need to book",
      whether: 'whether you need to book',
      partly: 'they take bookings, so ring ahead to be sure',
    },
    field: ({ reservations }) => (reservations ? 'partly' : null),
  },
  {
    key: 'bookings',
    near: 'walk in',
    told: 'rules',
    asked:
      'bookings|reservations|take bookings|take reservations|accept bookings|accept reservations|bookable|reservation|booking|can i book|can we book|can i reserve|can we reserve|be booked|be reserved',
    yes: 'bookings|reservations|book ahead|book a table|book early|booking|reserve|book weeks ahead|book early|reservation only|booking essential|telephone ahead|ring ahead|call ahead',
    for: 'book the|book for|must book|booked out',
    no: 'walk ins only|first come|first come first served|put your name down|leave your name',
    says: { yes: 'they take bookings', no: "they don't take bookings", whether: 'whether they take bookings' },
    field: ({ reservations }) => (reservations ? 'yes' : null),
  },
  {
    key: 'walk in',
    topic: 'walk-ins',
    near: 'bookings|wait',
    told: 'rules',
    asked:
      'walk in|walk ins|take us without|seat us without|fit us in without|just turn up|just walk in|without booking|without a booking|without reservation|without a reservation|without reserving|show up',
    yes: 'walk ins|just turn up',
    no: 'booking only|bookings only|reservation only|reservations only|booking essential|must book|booked out',
    counted: ({ text }) => (aheadIn(text) ? 'no' : null),
    says: {
      yes: 'you can just turn up',
      no: 'you need a booking',
      whether: 'whether you can just turn up',
    },
  },
  {
    key: 'wait',
    topic: 'the wait',
    near: 'bookings',
    told: 'rules',
    asked:
      'wait|queue|queueing|queuing|line|busy|crowded|packed|rammed|crowd|full|heaving|slammed|get a table|get in|booked up|booked out|fully booked|empty|popular',
    yes: 'wait|waits|minute wait|queue|queues|queue outside|queues outside|line outside|lines outside|line out the door|long line|long lines|the line wraps|line around the block|lines around the block|round the block|around the block|line down|line forms|line moves|line snakes|line stretches|line up|lines up|stand in line|packed|crowded|busy|full by|fills up|rammed|heaving|sold out|mobbed|busiest|lunch rush|dinner rush|the rush|the crush|full house|weeks ahead|weeks out|weeks in advance|months ahead|months out|days ahead|week ahead|month ahead|booked out|booked up|booked solid|books out|books up',
    other: 'children busy|kids busy|keep busy|keeps busy|hands busy|order waits|orders wait',
    counted: waitIn,
    against: 'rarely full|always a table|plenty of room|quiet weekdays|room to spare',
    says: {
      yes: 'you may have to wait',
      no: "you shouldn't have to wait",
      whether: 'how busy it gets or how long the wait is',
    },
  },
  {
    key: 'quick',
    topic: 'how quick they are',
    near: 'wait',
    asked:
      'how fast|how quick|how quickly|is it fast|is it quick|are they fast|are they quick|fast service|quick service|how long does it take|how long would it take|how long will it take|how long does lunch take|how long does dinner take|how long does a meal take|how long is lunch|how long is dinner|done in an hour|out in an hour|done in half an hour|out in half an hour|finished in|eaten in|be done by|be out by|be finished by|in and out|slow service|take ages|take long',
    yes: 'fast|quick|quickly|in minutes|within the hour|moves fast|turn fast',
    no: 'slow service|service is slow|unhurried|leisurely|takes its time|no hurry',
    counted: paceIn,
    told: 'rules',
    says: { yes: "it's quick", no: "it isn't quick", whether: 'how quick they are' },
  },
  {
    key: 'byob',
    topic: 'bringing a bottle',
    decides: true,
    near: 'alcohol',
    asked: 'byob|byo|bring our own|bring my own|bring your own|own wine|own bottle|corkage|bring a bottle|bring wine',
    yes: 'byob|byo|bring your own|bring a bottle|own bottle|brown bag',
    for: 'corkage|uncorking',
    says: {
      yes: 'you can bring your own bottle',
      no: "you can't bring your own",
      whether: 'whether you can bring a bottle',
    },
  },
  {
    key: 'own cake',
    topic: 'bringing a cake',
    near: 'birthday',
    asked:
      'bring a cake|bring cake|bring the cake|bring our own cake|bring my own cake|bring in a cake|bring our cake|own cake|birthday cake with us|cakeage',
    yes: AMENITIES['own cake'].shown,
    no: AMENITIES['own cake'].against,
    says: { yes: 'you can bring a cake', no: "you can't bring a cake", whether: 'whether you can bring a cake' },
  },
  {
    key: 'birthday cake',
    topic: 'birthday cakes',
    near: 'own cake',
    asked:
      'birthday cake|birthday cakes|birthday dessert|cake with candles|cake with a candle|cake for the birthday|cake for his birthday|cake for her birthday|make a cake|do a cake|bake a cake|order a cake|arrange a cake|sort a cake',
    yes: AMENITIES['birthday cake'].shown,
    says: {
      yes: 'they do birthday cakes',
      no: "they don't do birthday cakes",
      whether: 'whether they do a birthday cake',
    },
  },
  {
    key: 'alcohol free',
    topic: 'drinks without alcohol',
    near: 'alcohol',
    asked:
      'alcohol free|alcohol free drinks|non alcoholic|non alcoholic drinks|drinks without alcohol|anything without alcohol|something without alcohol|without alcohol|without booze|nothing alcoholic|mocktail|mocktails|zero proof|soft drinks|doesnt drink|dont drink|doesnt drink alcohol|not drinking|teetotal|non drinker|non drinkers|sober',
    yes: 'alcohol free|non alcoholic|without alcohol|mocktail|mocktails|zero proof|soft drinks|soda|sodas|lemonade|kombucha|juices|lassi',
    says: {
      yes: "there's something without alcohol",
      no: "there's nothing without alcohol",
      whether: 'what they have without alcohol',
    },
  },
  {
    key: 'alcohol',
    asked: 'alcohol|drink|drinks|liquor|licensed|bar|booze',
    contrary: 'dry|no alcohol',
    yes: 'alcohol|licensed',
    for: 'natural wine|beer|beers|craft beer|cocktail|cocktails|sake|spirits|cider|sherry|gin|whisky|rum|mezcal|champagne|ales|pints|full bar|wine list|wine|wines',
    no: 'dry house|unlicensed|teetotal|soft drinks only',
    other:
      'alcohol free|by the pint|wine vinegar|bring your own|bring your own wine|rice wine|beer batter|ginger beer|root beer|wine shop|prawn cocktail|seafood cocktail|shrimp cocktail|red wine sauce|wine glasses',
    says: { yes: 'they serve alcohol', no: 'they serve no alcohol', whether: 'whether they serve alcohol' },
    field: ({ bar }) => (bar ? 'yes' : null),
  },
  {
    key: 'takeaway',
    decides: true,
    near: 'delivery',
    asked:
      'takeaway|take away|take it away|take them away|take it home|take some home|take it with|take out|takeout|food to go|it to go|order to go|get to go|take home|pick up|boxes|carry out|doggy bag',
    yes: 'takeaway|take away|take out|takeout|food to go|carry out|boxes to take|in boxes|collection|pick up',
    no: 'eat in only|dine in only|sit down only|no food to go',
    says: { yes: 'they do takeaway', no: "they don't do takeaway", whether: 'whether they do takeaway' },
  },
  {
    key: 'delivery',
    decides: true,
    near: 'takeaway',
    asked: 'delivery|deliver|delivers|delivered|uber eats|doordash|deliveroo',
    yes: 'delivery|deliver|delivers|delivered to your door|uber eats|doordash|deliveroo',
    no: 'collection only|pick up only',
    says: { yes: 'they deliver', no: "they don't deliver", whether: 'whether they deliver' },
  },
  {
    key: 'smoking',
    decides: true,
    near: 'outdoor',
    asked: 'smoke|smoking|vape|shisha|hookah|cigarette',
    yes: AMENITIES.smoking.shown,
    no: AMENITIES.smoking.against,
    says: { yes: "there's somewhere to smoke", no: "you can't smoke", whether: 'whether you can smoke' },
  },
  {
    key: 'service charge',
    topic: 'the tip',
    asked: 'service charge|tipping|gratuity',
    yes: AMENITIES['service charge'].shown,
    told: 'rules',
    says: { yes: 'service is added', no: 'no service is added', whether: 'whether service is added' },
  },
  {
    key: 'table service',
    topic: 'who serves',
    asked: 'table service|waiter service',
    contrary: 'order at the counter|order at the bar|self service',
    yes: 'table service|waiter service',
    no: 'order at the counter|order at the bar|self service',
    told: 'rules',
    says: {
      yes: 'they serve at the table',
      no: 'you order at the counter',
      whether: 'whether they serve at the table',
    },
  },
  {
    key: 'deals',
    topic: 'offers',
    asked:
      'happy hour|any deals|some deals|good deals|do deals|have deals|meal deal|special offer|special offers|any offers|offers on|have offers|early bird|discount|discounts',
    yes: AMENITIES.deals.shown,
    told: 'rules',
    says: { yes: 'there are offers', no: 'there are no offers', whether: 'whether there are offers' },
  },
  {
    key: 'split bill',
    topic: 'splitting the bill',
    told: 'rules',
    asked: 'split the bill|split the check|separate checks|separate bills|split bill|pay separately',
    yes: AMENITIES['split bill'].shown,
    says: { yes: "they'll split the bill", no: "they won't split the bill", whether: "whether they'll split the bill" },
  },
];
