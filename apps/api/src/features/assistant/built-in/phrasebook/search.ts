import type { Topic } from '../../../understanding/wishes.ts';
import type { Ways } from './phrases.ts';

/** What speaks against the first place. */
export const CATCH = {
  rating: ['Opinions are mixed: {rating} out of 5.', 'People rate it only {rating} out of 5.'],
  fault: ['Mind you, {fault}.', 'The catch: {fault}.', 'One thing to know: {fault}.'],
  known: ['Good to know: {fault}.', 'One thing to know: {fault}.', 'Also: {fault}.'],
  of: ['One thing to know of {name}: {fault}.', 'A word on {name}: {fault}.'],
  quotedOf: ['One thing to know of {name}: “{fault}.”', 'A word on {name}: “{fault}.”'],
} as const satisfies Record<string, Ways>;

/** What the first place has of the wishes, beside its reasons. */
export const MET = ['{Clauses}.', 'And {clauses}.'] as const;

/** What only the place itself knows at the moment. */
export const LIVE = {
  crowds: ["I can't see how busy it is right now.", "How full it is right now I can't tell."],
  availability: [
    "I can't see which tables are free, so ring first.",
    "I can't tell what's free tonight; give them a ring.",
  ],
  deals: ["I don't know of any offers, so ask them."],
} as const satisfies Record<string, Ways>;

export const HERE: Ways = [
  "I can't see where you are; name a part of town, and I'll look there. For now, these are from all over town.",
  "I don't know where you are, so this is from all over town.",
];

export const QUESTIONS: Readonly<Record<Topic, Ways>> = {
  food: [
    'Any craving I should know about?',
    'What kind of food are you in the mood for?',
    'Is there a kind of food you fancy?',
  ],
  area: [
    'Which part of town suits you?',
    'Is there a part of town you would rather stay in?',
    'Any neighbourhood you would like to keep to?',
  ],
  price: ['Do you have a budget in mind?', 'What would you like to spend, roughly?', 'Any budget I should keep to?'],
};

/** Every one asks for the kitchen's word: nobody else knows what is in a dish. */
export const ALLERGY = [
  'Do mention {what} when you ring, and let the kitchen confirm.',
  'Tell them about {what} before you order, and let the kitchen confirm.',
  "I can't promise what goes into a dish, so ask about {what} and let the kitchen confirm.",
  'Tell whoever serves you about {what}, and let the kitchen confirm.',
  'I know dishes by name only, so ask about {what} and let the kitchen confirm what is in them.',
  'Ask about {what} before you choose, and let the kitchen confirm.',
] as const satisfies Ways;

/** Where an allergy was told and no food; `asksAllergen` knows them. */
export const WHICH_FOOD = [
  "Which food is it? Tell me, and I'll leave it out.",
  'Which food should I leave out?',
  "Which foods are they? Tell me, and I'll look again.",
] as const;

/** For who is pregnant. */
export const PREGNANCY = [
  'Tell them about the pregnancy, and they can keep raw fish, raw egg and soft cheese off the plate.',
  "With the pregnancy, I'd ask about raw fish, raw egg and soft cheese before ordering.",
] as const;

/** For somebody with a weak immune system. */
export const RAW_FOOD = [
  "I can't promise that a place is safe for you, so ask what is raw or unpasteurised before ordering.",
  'Tell them, and they can keep anything raw or unpasteurised off the plate; how safe a kitchen is I cannot know.',
] as const;

/** For a large party; `takes`. */
export const CROWD = {
  some: ['{Takes}, and with {party} of you it would be wise.', '{Takes}; for {party}, ring ahead.'],
  none: [
    'None of these takes reservations, so ring ahead for {party}.',
    'No reservations here that I know of; with {party} of you, ring ahead.',
  ],
} as const satisfies Record<string, Ways>;

/** What has to be said before the first place. */
export const OPENING = {
  relaxed: ['I left out {what}, because nothing has it all.', 'Nothing has it all, so I let go of {what}.'],
  exhausted: [
    "That's all of them for {wish}, I'm afraid: nothing else that I know.",
    'No others for {wish}, sorry: that was everything.',
  ],
  cheapest: ['That is about as cheap as it gets.', 'It hardly gets cheaper than this.'],
  dearest: ['That is already the top of the range.', 'It does not get grander than this.'],
  unproven: {
    anywhere: [
      "I don't know who does {dish}. What comes closest:",
      'I know nobody who does {dish}, so here is what comes nearest.',
    ],
    here: [
      "I can't say whether {dish} can be had today, but it's their kind of food.",
      "I can't say whether {dish} can be had there, though it's the right kitchen.",
    ],
    apart: ["I don't know whether they do {dish}, so ask.", "I can't promise {dish}, so ask before you go."],
  },
  unheard: [
    "I know nothing about {words}. Here is where I'd eat anyway.",
    "{Words} is new to me, but I can tell you where I'd eat.",
  ],
} as const;

/** What of the wish gives way, each after "There's no …". */
export const NONE = {
  price: ['I know nothing{where} at that price', 'Nothing{where} at that price, as far as I know'],
  kind: ["I don't know of any {what}", 'No {what} that I know of', 'I have no {what} to offer'],
  phrase: ["There's no {what} that I know of", 'I know of no {what}', "No {what}, I'm afraid"],
  both: ['No one place has both {what}, as far as I know', 'I know of no place that has both {what}'],
  here: ['Nothing in {area} has all of that', 'Not in {area}, as far as I know', '{Area} has none of it together'],
  area: [
    "I don't know anything in {area}, so I looked all over town.",
    "There's nothing in {area} that I know of, so I looked further out.",
  ],
  nowhere: [
    "I don't know where {area} is, so I looked all over town.",
    "I can't place {area}, so this is from all over town.",
  ],
  elsewhere: ["I don't know where {area} is.", "I can't place {area}."],
  name: [
    'I know no {what} as such, but going by the name this could be it.',
    'No {what} that I know of; by its name this could be one.',
  ],
  absent: [
    'I know no {what}, so I looked at the rest of your wish.',
    "There's no {what} that I know of; for the rest of it:",
  ],
  nothing: [
    "I can't think of anywhere for {wish}{rejected}. Would another part of town do, or another price?",
    'I know nothing for {wish}{rejected}. Shall we try another price, or another part of town?',
  ],
} as const satisfies Record<string, Ways>;

/** What nothing says of the first place. */
export const UNSAID = {
  dish: ["I don't know whether they do {what}, so ask before you go", "I can't say whether they do {what}"],
  diet: ["I can't promise {what} food, so call first", "I don't know what they have that's {what}, so call first"],
  feature: ["I don't know {what}", "I can't tell you {what}"],
  reservations: ['none of these takes reservations', 'no reservations here that I know of'],
  meal: ['nothing like that does {what} as far as I know', "I don't know that they do {what}"],
} as const satisfies Record<string, Ways>;

export const UNSURE = [
  "I don't know {doubts}.",
  "What I don't know is {doubts}.",
  "I can't tell you {doubts}.",
] as const;

/** The same of several places. */
export const UNSURE_OF_ALL = [
  "Of {them} I don't know {doubts}.",
  "For {them} I can't tell you {doubts}.",
  "What I don't know for {them} is {doubts}.",
] as const;

/** The place that lacks something else. */
export const OTHERWISE = {
  all: [
    'With a little more to spend, {place} has it all.',
    'For a bit more money, {place} has everything you asked for.',
  ],
  more: ['If the price can move, there is {place}.', 'With a bigger budget, {place} would do it.'],
  less: ['For less money there is {place}.', '{Place} would cost you less.'],
  area: ["If you don't mind the trip, {place} has it all.", 'For all of it you would have to go to {place}.'],
  food: ['Or, for something else to eat, {place}.', 'If the food can change, {place}.'],
  other: ["For {what} there's {place}.", 'And for {what}, {place}.'],
} as const satisfies Record<string, Ways>;
