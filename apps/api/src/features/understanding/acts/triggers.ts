import { Phrases, type Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Fact, Topic } from '../wishes.ts';

/** What phrases of a message do, beside naming wishes. */
export type Trigger =
  | 'another'
  | 'again'
  | 'reject'
  | 'any'
  | 'any-food'
  | 'any-area'
  | 'elsewhere'
  | 'any-price'
  | 'reset'
  | 'yes'
  | 'no'
  | 'thanks'
  | 'bye'
  | 'closing'
  | 'hello'
  | 'able'
  | 'self'
  | 'similar'
  | 'nearby'
  | 'instructions'
  | 'abuse'
  | 'off-topic'
  | 'despair'
  | 'emergency'
  | 'hungry'
  | 'table'
  | 'errand'
  | 'also'
  | 'reserve'
  | 'none';

/** How the first one may not come off. */
const FULL =
  'theyre full|they are full|its full|it is full|thats full|theyre booked|theyre booked up|theyre fully booked|its booked|its booked up|its fully booked|they cant fit us|they cant take us|they cant seat us|they say no|we cant get in|i cant get in|we cant get a table|i cant get a table|theres no table|there is no table|theres no room|there are no tables|they have no table|theyve no table|that falls through|it falls through|that doesnt work out|it doesnt work out';

/** What goes on to the place that comes after the one last spoken of. */
const NEXT = `${['if', 'in case', 'what if'].flatMap((word) => FULL.split('|').map((said) => `${word} ${said}`)).join('|')}|fallback|next one|next best|next option|next in line|next on the list|next up|runner up|second best|second choice|second option|plan b|backup|back up option`;

/** Whoever asks so wants a suggestion, whatever was said before. */
const WHAT_NOW =
  'whats left|what is left|whos left|what does that leave|what have we got left|what now|so what then|what then|what do i do now|what do we do now|what do we do then|what do i do then|where does that leave us|where does that leave me';
const WHAT_NOW_PHRASES = new Phrases(WHAT_NOW.split('|').map((phrase) => [phrase, true] as const));

/** @example asksWhatNow(tokenize('so what now?')) // true */
export const asksWhatNow = (tokens: readonly Token[]): boolean => WHAT_NOW_PHRASES.findAll(tokens).length > 0;

const TRIGGERS: Readonly<Record<Trigger, string>> = {
  another: `next best|second best|runner up|next on your list|next on the list|is there anywhere else|have anywhere else|know anywhere else|another|another one|anything else|something else|any others|any other|others|other one|other ones|other option|other options|other restaurant|other restaurants|other place|other places|other choice|other choices|other suggestion|other suggestions|other recommendations|other recommendation|other ideas|other possibilities|
    what else|who else|where else|more options|more choices|more suggestions|more places|more restaurants|more recommendations|more ideas|something a bit different|something a little different|somewhere different|somewhere a bit different|a different one|different one|different place|different restaurant|a different restaurant|different selection|different option|different options|something different|somewhere else|some more|show more|show me more|any more|alternatives|alternative|next please|${NEXT}|
    what other|are there other|have other|other listings|keep going|any alternatives|alternative restaurant|alternative restaurants|alternative place|alternative places|alternative option|alternative options|other diners|other diner|another diner|next|more|one more|and more|more like that|something better|somewhere better|anything better|boring|thats boring|too far|thats too far|give me more|more please|more of them|few more|a few more|other possibility|another option|another place|another suggestion|another restaurant|nothing better|so nowhere|nowhere then|nowhere at all|so nothing|nothing then|so none|none then|is that it|is that all|thats all|is that everything`,
  again: 'try again|try it again|once more',
  similar:
    'similar|something similar|like that|like that one|like it|like this|like this one|loved it|loved that place|adored it|really liked it|something like|somewhere like|anything like|anywhere like|place like|places like|restaurant like|bar like|similar to|same kind|same style|same sort|along those lines|comparable',
  nearby:
    'nearby|near there|around there|close by|in the same area|same area|same neighborhood|same neighbourhood|near it|close to it|around the corner',
  reject: `thats closed|that ones closed|that one is closed|its closed|theyre closed|its shut|theyre shut|not that one|not this one|not those|not these|dont like that|dont like it|dont like those|dont like them|dont like this|dont like any|dont fancy any of|dont want any of|not keen on any of|not sold on any of|cant stand any of|not into any of|didnt like|none of those|none of these|none of them|not interested in that|not interested in those|not interested|been there|had that yesterday|had that last|went there last|were there last|was there last|had that recently|had it yesterday|had it last|already been|been to that|been to|tried that|tried it|tried them|already tried|bad experience|no desire|
    not for me|dont want that|dont want those|dont want that one|dont want it|skip that|skip it|skip those|hate that|hate it|hate that place|nope not|not keen|not a fan of that|not feeling it|not feeling that|not what i want|not what im looking for|dont fancy that|dont fancy it|not that place|not that restaurant|not my thing|went there|ate there|not there|anything but that|bored of that|besides them|apart from them|other than them|besides that one|apart from that one|not convinced`,
  any: `dont care|do not care|doesnt matter|does not matter|dont matter|not matter|no preference|no preferences|not have a preference|dont have a preference|dont have any preference|have no preference|no particular preference|dont mind|do not mind|not picky|not fussy|im easy|im flexible|flexible|either is fine|either one is fine|either one|either way|any is fine|any will do|any of them|
    anything is fine|anything will do|anything works|anything goes|anything really|anything you like|whatever|whatever you like|whichever|whichever you like|no matter|just pick|just choose|just decide|pick one|pick something|choose one|choose something|choose for me|choose for us|decide for me|decide for us|idk what|dont know what|not sure what|no idea what|no clue what|dunno what|cant decide|cannot decide|undecided|you tell me|open to anything|open to everything|open to suggestions|open to ideas|im open|up to you|you choose|you decide|your choice|you pick|surprise me|not important|isnt important|is not important|makes no difference|no difference|not bothered|all the same|makes no odds|no strong feelings|not fussed|dealers choice|dont really care|dont really mind|do not really care|couldnt care less|dont have a specific|not specific|nothing specific|nothing particular|nothing in particular|no specific|dont give a damn|not limited|is irrelevant|irrelevant|not a concern|isnt a concern|not an issue|isnt an issue|no issue|no limit|no object`,
  'any-food':
    'any food|any cuisine|any cuisines|any kind of food|any type of food|any sort of food|any type of cuisine|any kind of cuisine|any type of restaurant|any kind of restaurant|all cuisines|all types of food|any foods|any food type|any dish|whatever food|whatever cuisine|any type food|any style of food',
  'any-area':
    'any area|any part|any part of town|any location|any neighborhood|any neighbourhood|any side|any side of town|anywhere|any where|anywhere in town|any place in town|all areas|any section|whatever area|any district|any areas|all over town|whole city|all of town|anywhere is fine|any of the areas|go further|go a bit further|go a little further|go farther|a bit further out|further afield|further out|happy to travel|willing to travel|can travel|could travel|dont mind travelling|dont mind traveling|dont mind a walk|dont mind going further',
  elsewhere: 'anywhere else|any place else|any where else|elsewhere',
  'any-price':
    'money is no problem|money isnt a problem|costs a fortune is fine|company is paying|company pays|boss is paying|on expenses|expense account|on the company|work is paying|forget the price|forget about the price|never mind the price|nevermind the price|forget the budget|forget about the budget|never mind the budget|any price|any price range|any prices|any budget|any cost|any pricing|all price ranges|whatever price|any price point|any priced|whatever it costs|whatever the price|regardless of price|regardless of cost|regardless of the price|regardless of the cost',
  reset:
    'start over|start again|start fresh|new search|fresh start|scrap that|scrap it|forget that|forget it|forget everything|forget all that|forget about that|scratch that|from scratch|never mind|nevermind|completely different|totally different|entirely different|different search|reset|clear that|clean slate',
  yes: 'yes|yeah|yep|yup|yea|sure|of course|ok|okay|sounds good|sound good|sounds great|sounds pretty good|sounds really good|sounds very good|sounds amazing|sounds lovely|sounds fine|pretty good|good choice|great choice|nice choice|sounds like a plan|that would be great|that would be nice|sounds perfect|sounds nice|perfect|great|go for it|go ahead|please do|correct|right|thats right|lovely|absolutely|definitely|certainly|why not|works for me|that works|ill take it|cool|awesome|excellent|nice|wonderful|alright|that one|lets do it|lets go with that|fine|good|good idea|fantastic|super|yum|yummy|alrighty|delicious|sounds delicious|sounds tasty|sweet|id love that|id like that|happy with that|suits me|that suits me|that would work|thatd work|works|thatll do|that will do|good with that|good with this|that is right|that is correct|i like it|i like that|exactly|brilliant|that will work|si|oui',
  no: 'no|nope|nah|not really|no not really|no way|negative',
  thanks:
    'thanks|thank you|thank u|gracias|danke|danke schon|merci|grazie|obrigado|thankyou|thx|ty|ta|tysm|cheers|legend|have a good one|nice one thanks|much appreciated|appreciate it|appreciate your help|appreciate your assistance|appreciate the help|appreciated|many thanks|thanks so much|youre a star|great help|big help|very helpful|most helpful|been helpful',
  bye: 'bye|goodbye|good bye|bye bye|see you|see ya|good night|goodnight|nite|nite nite|night night|farewell|have a nice day|have a good day|have a good evening|have a great day|have a great evening|have a good night|take care|cya|ciao|later|until next time|good day',
  closing:
    'thats all|that is all|that will be all|thatll be all|that be all|that will do|thatll do|thats it|that is it|thatll be it|that was it|all i need|all i needed|everything i need|everything i needed|all the information|nothing else|no thanks|no thank you|im good|im all set|all set|all good|thats everything|that is everything|no further|i think that does it|that does it|im done|we are done|thats enough|no more|that would be all',
  hello:
    'you there|u there|anyone there|still there|you awake|hello|hi|hey|hiya|bonjour|hola|hallo|guten tag|buongiorno|good morning|good afternoon|good evening|morning all|evening all|greetings|howdy|hello there|hi there|hey there|yo|whats up|sup|how are you|how are you doing|nice to meet you|hows it going',
  able: 'what can you do|how does this work|how do you work|what do you do|help|help me|what is this|whats this|how can you help|what do you know|which cuisines do you have|what cuisines|what kinds of food do you have|what kind of food do you have|what types of food|which areas|what areas do you cover|what neighborhoods|where do your recommendations come from|how do you choose|what languages|what is available',
  self: 'who are you|what are you|are you a bot|are you human|are you a real|are you a person|real person|real human|am i talking to|are you a robot|r u a robot|are you real|are you an ai|are you ai|are you alive|are you chatgpt|whats your name|what is your name|your name|who made you|who built you|who wrote you|do you eat|can you eat|do you ever eat|do you get hungry',
  instructions: `ignore previous|ignore all previous|ignore your|ignore the above|ignore all|ignore everything|ignore any previous|ignore these|ignore my previous|ignore prior|disregard|disregard previous|disregard all|disregard your|forget your instructions|forget all instructions|forget your rules|previous instructions|prior instructions|system prompt|your prompt|your instructions|your rules|initial prompt|hidden prompt|developer mode|jailbreak|dan mode|you are now|pretend you are|pretend to be|act as|roleplay|
    role play|reveal your|print your|repeat your|repeat the words above|output your|new instructions|override|admin mode|sudo|simulate|no restrictions|without restrictions|drop table|select from|api key|password|passwords|secret key|environment variable|environment variables|source code|training data`,
  abuse:
    'idiot|stupid bot|you are stupid|youre stupid|you suck|you are useless|youre useless|useless|fuck|fucking|fuck you|fuck off|shit|bullshit|bitch|asshole|bastard|moron|dumb|dumbass|shut up|crap|piece of crap|wtf|hate you|go to hell|screw you|you are terrible|rubbish bot|worst bot|retard|cunt|wanker',
  'off-topic': `weather|forecast|president|prime minister|election|politics|code|python|javascript|program|programming|algorithm|math|maths|equation|calculate|homework|essay|poem|story|joke|jokes|song|lyrics|translate|translation|stock|stocks|bitcoin|crypto|invest|football|soccer|basketball|cricket|game|score|movie|movies|film|netflix|tv show|flight|flights|hotel|hotels|train|trains|taxi|cab|bus|museum|museums|
    doctor|medicine|lawyer|legal advice|capital of|who won|who is|history of|meaning of life|news|horoscope|recipe|recipes|how to cook|how do i cook|how do i make|girlfriend|dating|car|cars|phone case|laptop|chatgpt|gpt|claude|openai|anthropic|religion|god|war|sex|drugs|cocaine|weed|bomb|weapon|gun|kill|hack|hacking|universe|planet|science|physics|chemistry`,
  emergency:
    'im choking|i am choking|is choking|cant breathe|cannot breathe|food poisoning|poisoned me|allergic reaction|anaphylactic shock|heart attack|having a stroke|call an ambulance|call 911|call 999|need an ambulance',
  despair:
    'kill myself|killing myself|end my life|ending my life|want to die|wanna die|suicidal|suicide|hurt myself|harm myself|self harm|dont want to live|no reason to live|better off dead',
  hungry: `where next|what next|${WHAT_NOW}|whats up there|whats down there|whats over there|whats up here|wheres good|where is good|whats good|what is good|whats nice|anywhere good|anywhere nice|anything good|anything nice|do i start|do we start|should i start|should we start|should i begin|should we begin|dont feel like cooking|dont want to cook|cant be bothered to cook|cant be bothered cooking|too tired to cook|too lazy to cook|not cooking tonight|fridge is empty|nothing in the fridge|hungry|starving|peckish|eat|eating|eats|food|restaurant|restaurants|place|places|somewhere|dine|dining|meal|recommend|recommendation|recommendations|suggest|suggestion|suggestions|eatery|eateries|bite|feed me|spot|spots|craving|grub|scran|nosh|munchies|cuisine|options|option|tasty|delicious|yummy|ideas|choose for me|pick for me|cravings|fancy`,
  errand:
    'recipe for|recipe of|recipes|how to cook|how do i cook|how do i make|how to make|book a hotel|a hotel|hotels|hotel in|hotel near|hotel room|a taxi|taxi to|train to|flight to|flights to|remind me|set a reminder|favourite colour|favorite color|favourite color|write me a|write a poem|poem about|tell me a joke',
  table: 'table|tables|a seat|seats',
  also: 'also|too|as well|in addition|or maybe|or perhaps|additionally|plus|and maybe|and also|maybe also',
  reserve:
    'need to book|need to reserve|want to book ahead|has to be bookable|take reservations|takes reservations|taking reservations|accept reservations|accepts reservations|takes bookings|take bookings|accept bookings|accepts bookings|i can book|we can book|you can book|one can book|where can i book|where can we book|where could i book|where could we book|where can i reserve|where can we reserve|can be booked|bookable|reservations available|that takes reservations|reservation friendly|possible to book|can reserve|i can reserve|we can reserve|with reservations|allows reservations|reservations possible',
  none: 'do i need to book|do we need to book|do you need to book|will i need to book|will we need to book|would i need to book|would we need to book|dont need to book|doesnt need to book|not need to book|no need to book|do i need to reserve|do we need to reserve|will we need to reserve|dont need to reserve|is it good for|are they good for|any good for|how far ahead|how far in advance|number of|newly opened|just opened|recently opened|book club|book clubs|book launch|book group|close by|close to|close proximity|closest to|open to|open kitchen|open fire|open air|right now|right away|right by|right next|nice restaurant|nice place|good restaurant|good place|good food|great food|great place|great restaurant|good for|great for|nice for|good spot|great spot|fine dining|perfect for|perfect place|a nice|a good|a great|some good|some great|the perfect|any good|pretty good|really good|really nice|something nice|somewhere nice|somewhere good|something good|cool place|cool spot|a cool|is it good|are they good|how good|later today|later tonight|or later|no good|too nice|too good|too perfect|right place|next to|all good restaurants|too much|too expensive|too far|too loud|too cheap|too pricey|too fancy|too big|too small|too late|too early|too spicy|too formal|too long|whatever is good|help me find|help find|please help me find',
};

const FACT_TRIGGERS: Readonly<Record<Exclude<Fact, 'dish price'>, string>> = {
  phone:
    'phone|phone number|phone numbers|telephone|telephone number|number|numbers|contact|contact number|contact info|contact details|contact information|ring them|call them|phone no|tel|do i call|do we call|should i call|should we call|should i ring|should we ring|do i ring|do we ring|i can call|to call|call ahead|ring up|call to book|phones',
  address:
    'address|addresses|where is|where are|wheres it|wheres that|wheres the|where can i find them|where can i find it|directions|how do i get there|how do i get to|how do we get to|how to get to|how to get there|how do we get there|how do you get there|how would i get there|how would we get there|how would you get there|how can i get there|how can we get there|way to get to|way to get there|get there by|get there from|easy to get there|hard to get there|street address|location of|the location|exact location|their location|its location|where exactly|street and number|street n number|which street|what street|street number|located at|do i find it|do i find them|do we find it|do we find them|do you find it|to find it|can we find it|where do we go|where do we have to go|where do i go|where do i have to go|where to go to',
  postcode: 'postcode|post code|postcodes|post codes|zip|zip code|zipcode|postal code|area code|post number',
  area: 'what area|which area|what part|which part|what neighborhood|which neighborhood|what neighbourhood|which neighbourhood|what side|which side|area again|and area|and the area|their area|its area|the area of it|whereabouts|what section|which section|area of town is|what is the area|whats the area|area please|part of town is',
  food: 'whats on the menu|what is on the menu|what can you eat there|what can one eat there|food wise|the menu like|what food|what kind of food|what type of food|what sort of food|which type of food|which kind of food|what food|food type|what cuisine|which cuisine|cuisine type|type of cuisine|what do they serve|what they serve|kind of cuisine|what kind of cuisine|of food do they|of food does|of food is|food they serve|and type of food|the type of food|and food|and cuisine|food do they|their cuisine|cuisine do they|what kind of restaurant is|what kind of place is|what type of restaurant is|of food served|kind of food is|what is the cuisine',
  price:
    'how much|how much is|how expensive|how pricey|how cheap|how costly|price range|pricerange|price|prices|is it expensive|is it cheap|is it pricey|are they expensive|are they cheap|cost|costs|average price|average dish|price point|price level|set me back|set us back|run me|run us|come out to|work out at|do they charge|the damage|the bill roughly|bill like|bill be|bill come to|would it come to|will it come to|does it come to|it all come to|that come to|whats the bill|the bill for|the tab|a head|per head|per person|apiece|cost me|cost us|what would it cost|would i spend|would we spend|of us pay|would we pay|will we pay|would i pay|will i pay|do you pay|what do we pay|what do i pay|much do we pay|end up paying|be paying|will i spend|will we spend|should i budget|should we budget',
  distance:
    'how far|how far away|walking distance|is it far|far away|take to get there|take to get to|take us to get|take me to get|take to walk|take to drive|long to get|long is the drive|long is the trip|long a walk|long a drive|how long is the walk|close to me|closest to me|closest restaurant|closest place|nearest restaurant|nearest place|near me|nearest to me|not too far|nothing too far|nowhere too far|not far from me|not far please|travel far|go far|go too far|walk far|trek far',
  website:
    'website|web site|websites|web page|webpage|homepage|url|link|links|site|online menu|menu online|web address|instagram page',
  hours:
    'hours|opening hours|opening time|opening times|open|opens|opened|close|closes|closed|closing|closing time|what time|when do they|when does|open now|open today|open tomorrow|opening|still open|until when',
  crowds:
    'busy|how busy|crowded|how crowded|crowds|wait time|waiting time|the wait|wait times|a wait|long wait|queue|queues|lines|line|is it packed|long queue|how full|is it full|usually full|get full|gets full|fully booked|booked up',
  availability:
    'are there tables|are there any tables|is there a table|any table at|availability|table available|tables available|available tonight|available now|available today|table free|free table|free tables|any tables|tables left|get a table|seat us|fit us in|get in tonight|get us in|table right now|walk in|walk ins|have space|space tonight|have a table|a table tonight|room tonight|do they have room|spot open',
  booking:
    'book|booking|bookings|book a table|make a reservation|make reservation|make a booking|reserve|reserve a table|reservation|reservations|book it|book me|book us|book for|need to book|have to book|do i need a reservation|how do i get a table|how do we get a table|how can i get a table|how can we get a table|how to get a table',
  deals:
    'discount|discounts|student discount|any deals|any offers|special offers|special offer|on offer|voucher|vouchers|coupon|coupons|loyalty card|gift card|gift cards',
  meals:
    'what meals|which meals|serve breakfast|serve brunch|serve lunch|serve dinner|open for breakfast|open for lunch|open for dinner|do breakfast|do lunch|do dinner|do brunch',
  rating:
    'rating|ratings|stars|star rating|how good|any good|is it good|are they good|review|reviews|rated|well rated|how is the food|hows the food|is the food good',
  name: 'the name|its name|their name|names|name|called|whats it called|what is it called',
  more: `the difference|difference between|compare|compared|tell me more|more about|more info|more information|more details|more detail|describe|describe it|what is it like|whats it like|what are they like|whats that like|elaborate|details|what should i order|what should i get|what should we order|what to order|what to eat there|whats good|what is good|whats good there|signature dish|signature dishes|specialty|specialties|why|why there|why that place|are you sure|you sure|sure about that|speciality|specialities|menu|
    the vibe|vibe like|atmosphere like|what do you know about|tell me about|info on|information on|information about|info about|why that one|why that|why this|what makes|worth it|is it worth|what about the|whats special|which would you|which do you|which one do you|which one would you|which is best|which is better|which one is better|your favorite|your favourite|which should i|recommend the most|you recommend most|what do they have|whats on the menu|how is it|dress code|what do people`,
};

const TRIGGER_PHRASES = new Phrases(
  Object.entries(TRIGGERS).flatMap(([trigger, words]) =>
    words.split('|').map((word) => [word.trim(), trigger] as const),
  ),
);
const FACT_PHRASES = new Phrases(
  [...Object.entries(FACT_TRIGGERS), ['none', TRIGGERS.none] as const].flatMap(([fact, words]) =>
    words.split('|').map((word) => [word.trim(), fact] as const),
  ),
);

const ALONE: ReadonlySet<string> = new Set(['more', 'next', 'boring', 'why']);

const isTrigger = (trigger: string): trigger is Trigger => Object.hasOwn(TRIGGERS, trigger);
const isFact = (fact: string): fact is Fact => Object.hasOwn(FACT_TRIGGERS, fact);

const NEXT_PHRASES = new Phrases(NEXT.split('|').map((phrase) => [phrase, true] as const));

/** Whether a message goes on to the one that comes after what was last spoken of. */
export const saysNext = (tokens: readonly Token[]): boolean =>
  NEXT_PHRASES.findAll(tokens).length > 0 || (tokens.length === 1 && tokens[0]?.word === 'next');

/** The triggers of a message from left to right. */
export function triggersIn(tokens: readonly Token[], taken: ReadonlySet<number>): Span<Trigger>[] {
  return TRIGGER_PHRASES.findAll(tokens, taken).flatMap(({ value, ...at }) => {
    // "More!" asks for more; "more upscale" and "next week" do not.
    const alone =
      at.to - at.from > 1 ||
      tokens.length <= (tokens[at.from]?.word === 'next' ? 1 : 2) ||
      !ALONE.has(tokens[at.from]?.word ?? '');
    return isTrigger(value) && value !== 'none' && alone ? [{ ...at, value }] : [];
  });
}

/** The questions about places in a message, as far as single phrases tell. */
export function factTriggersIn(tokens: readonly Token[], taken: ReadonlySet<number>): Span<Fact>[] {
  return FACT_PHRASES.findAll(tokens, taken).flatMap(({ value, ...at }) =>
    // "In an hour" asks for no hours, and "any good beers there" for no rating.
    isFact(value) && tokens[at.from]?.word !== 'hour' && !(value === 'rating' && isOfThing(tokens, at.to))
      ? [{ ...at, value }]
      : [],
  );
}

/** Whether "good" before it is said of a thing that follows. */
export const isOfThing = (tokens: readonly Token[], to: number): boolean =>
  tokens[to - 1]?.word === 'good' &&
  tokens[to]?.clause === tokens[to - 1]?.clause &&
  !AFTER_GOOD.has(tokens[to]?.word ?? '');
const AFTER_GOOD = wordSet(
  'then there here though tho for at or and to is are now really actually do does the this that it they tonight today one ones place places restaurant restaurants',
);

/** Words that tell what a "don't care" is about. */
export const TOPIC_WORDS: Readonly<Record<Topic, ReadonlySet<string>>> = {
  price: wordSet('price pricing priced cost budget money expensive cheap spend pricerange pricey much'),
  area: wordSet(
    'area part location located where neighborhood neighbourhood side district section anywhere town region',
  ),
  food: wordSet('cuisine food dish kind type eat kitchen foodtype menu'),
};
