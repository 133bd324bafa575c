import type { Topic } from '../../../understanding/wishes.ts';
import type { Ways } from './phrases.ts';

/** The first place of a reply, by the form of what speaks for it. */
export const LEAD = {
  food: [
    "I'd go to {place}, for {text}.",
    '{Place} is where I would go. They do {text}.',
    'Try {place}: {text}.',
    'My vote goes to {place}, for {text}.',
    'Head for {place}, which does {text}.',
    '{Place} first. Have {text}.',
    'How about {place}? It does {text}.',
  ],
  room: [
    "I'd go to {place}: {text}.",
    "{Place} is the one. It's {text}.",
    "How about {place}? It's {text}.",
    "Try {place}; it's {text}.",
    'My pick is {place}. Think {text}.',
    'Go to {place} and expect {text}.',
  ],
  clause: [
    "I'd go to {place}, where {text}.",
    '{Place} is my pick. {Text}.',
    'Try {place}, where {text}.',
    'How about {place}? {Text}.',
    'Head for {place}: {text}.',
  ],
  fits: [
    '{Place} is made for {text}.',
    "I'd pick {place}, good for {text}.",
    'Try {place}. It does well for {text}.',
    'How about {place}? It suits {text}.',
  ],
  whole: [
    "I'd go to {place}. {Text}.",
    '{Place} would be my choice. {Text}.',
    'Try {place}. {Text}.',
    'How about {place}? {Text}.',
    'My pick is {place}. {Text}.',
    'Go to {place}. {Text}.',
  ],
  tip: [
    "I'd go to {place}. Somebody's tip: “{text}.”",
    'Try {place}. One tip I was given: “{text}.”',
    'How about {place}? In the words of someone who noted it: “{text}.”',
    'My pick is {place}. As somebody put it: “{text}.”',
  ],
  bare: [
    "I'd go to {place}{text}.",
    'Try {place}{text}.',
    'My pick is {place}{text}.',
    'How about {place}{text}?',
    'Go for {place}{text}.',
    '{Place} is the one I would try{text}.',
  ],
} as const satisfies Record<string, Ways>;

/** What speaks for a place, as a sentence by itself. */
export const REASON = {
  food: ['They do {text}.', 'Go for {text}.', "You'll find {text}.", 'Have {text}.', 'On the table: {text}.'],
  room: ["It's {text}.", 'Expect {text}.', 'Think {text}.'],
  clause: ['{Text}.'],
  fits: ['Good for {text}.', 'It suits {text}.', 'Made for {text}.'],
  whole: ['{Text}.'],
  tip: ["Somebody's tip: “{text}.”", 'As somebody put it: “{text}.”', 'One tip I was given: “{text}.”'],
} as const satisfies Record<string, Ways>;

/** A place of the reply before once more. */
export const AGAIN = [
  "I'd stay with {place}.",
  'Still {place}, for me.',
  '{Place} is still the best I can think of.',
  'It comes down to {place} again.',
] as const;

/** The only place that has all that was asked for. */
export const ONLY = [
  '{Place} is the only one I know.',
  "There's only {place} for that.",
  'I know just one: {place}.',
] as const;

/** A place that has its faults. */
export const DOUBTFUL = [
  "There's {place}, though I wouldn't rush.",
  'All I can offer is {place}.',
  "{Place} is there, and I can't say much for it.",
] as const;

/** Another place that is better by something: what sets it apart from the first is `apart` ("quieter and a bit cheaper"). */
export const BETTER = {
  food: [
    '{Place} is {apart}, with {text}.',
    'Or, {apart}, {place} for {text}.',
    'If you want it {apart}, {place} does {text}.',
    '{Place} comes out {apart}; have {text}.',
  ],
  room: [
    '{Place} is {apart}: {text}.',
    "Or {place}, which is {apart}. It's {text}.",
    "If you'd like it {apart}, there's {place}: {text}.",
  ],
  clause: [
    '{Place} is {apart}. {Text}.',
    'Or {place}, {apart}, where {text}.',
    "If you'd like it {apart}, go to {place}. {Text}.",
  ],
  kind: [
    '{Place} is {text}, {apart}.',
    'Or {place}: {text}, {apart}.',
    "If you'd like it {apart}, there's {place}, {text}.",
  ],
  bare: ['{Place} is {apart}.', 'Or {place}, which is {apart}.', "If you'd like it {apart}, there's {place}."],
} as const satisfies Record<string, Ways>;

/** Another place that costs more than the first. */
export const DEARER = {
  food: [
    '{Place} is {apart}, with {text}.',
    'Or, {apart}, {place} for {text}.',
    "If you don't mind paying more, {place} does {text}.",
  ],
  room: [
    '{Place} is {apart}: {text}.',
    "If you don't mind paying more, {place}. It's {text}.",
    "Or {place}, {apart}: it's {text}.",
  ],
  clause: [
    '{Place} is {apart}. {Text}.',
    "If you don't mind paying more, go to {place}, where {text}.",
    'Or {place}, {apart}, where {text}.',
  ],
  kind: [
    '{Place} is {text}, {apart}.',
    'Or {place}: {text}, {apart}.',
    "If you don't mind paying more, {place}, {text}.",
  ],
  bare: ['{Place} is {apart}.', 'Or {place}, which is {apart}.', "If you don't mind paying more, there's {place}."],
} as const satisfies Record<string, Ways>;

/** Another place of which nothing is known to be different. */
export const ALSO = {
  food: [
    'Or {place}, for {text}.',
    '{Place} is good too; it does {text}.',
    'Otherwise {place}: {text}.',
    "There's also {place}, with {text}.",
    '{Place} has {text}.',
    'I like {place} as well, for {text}.',
    'Failing that, {place} does {text}.',
  ],
  room: [
    'Or {place}: {text}.',
    "{Place} is another. It's {text}.",
    "Otherwise {place}; it's {text}.",
    "I like {place} as well. It's {text}.",
    'Failing that, {place}: {text}.',
  ],
  clause: [
    'Or {place}, where {text}.',
    '{Place} would do as well. {Text}.',
    'Otherwise {place}: {text}.',
    'I like {place} as well, where {text}.',
    'Failing that, {place}. {Text}.',
  ],
  kind: [
    'Or {place}, {text}.',
    "There's {place}, too, {text}.",
    'Otherwise {place}, {text}.',
    '{Place} would do as well: {text}.',
    'Failing that, {place}, {text}.',
  ],
  bare: [
    'Or {place}.',
    '{Place} would do as well.',
    "There's {place}, too.",
    'Otherwise {place}.',
    'I like {place} as well.',
    'Failing that, {place}.',
  ],
} as const satisfies Record<string, Ways>;

/** What speaks against the first place. */
export const CATCH = {
  price: ["It isn't cheap.", "You'll pay for it, mind.", 'Not a cheap meal, though.'],
  rating: ['Opinions are mixed: {rating} out of 5.', 'People rate it only {rating} out of 5.'],
  fault: ['Mind you, {fault}.', 'The catch: {fault}.', 'Against it: {fault}.'],
} as const satisfies Record<string, Ways>;

export const PRAISE = [', which people rate highly', ', and it has a good name'] as const;
export const UNTIL = ["It's open until {time}.", 'You can go until {time}.', 'They stay open until {time}.'] as const;
/** What the place has of the wish beside what was said: "they take dogs". */
export const GRANTS = ['{Clauses}.', 'Also, {clauses}.'] as const;

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
  "I can't see where you are; name a part of town, and I'll look there. Until then:",
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

export const ALLERGY = [
  "Tell them about the allergy when you book and let the kitchen confirm: I can't vouch for what is in a dish.",
  "I can't promise what goes into a dish, so tell them and let the kitchen confirm.",
  'Do mention the allergy when you ring, and let the kitchen confirm.',
] as const;

/** For a large party; `takes`: "Hush takes reservations". */
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
      "I don't know who does {dish}, but this is where I'd ask.",
      "I don't know who makes {dish}; this is the likeliest.",
    ],
    here: [
      "I can't say whether {dish} can be had today, but it's their kind of food.",
      "I can't say whether {dish} can be had there, though it's the right kitchen.",
    ],
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
  here: ['Nothing in {area} has all of that', 'Not in {area}, as far as I know', '{Area} has none of it together'],
  area: [
    "I don't know anything in {area}, so I looked all over town.",
    "There's nothing in {area} that I know of, so I looked further out.",
  ],
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
  dish: ["I don't know whether they do {what}, so ask before you go", "I can't say whether {what} is on their menu"],
  diet: ["I can't promise {what} food here, so call first", "I don't know what they have that's {what}, so call first"],
  feature: ["I don't know {what}", "I can't tell you {what}"],
  reservations: ['none of these takes reservations', 'no reservations here that I know of'],
  meal: ['nothing like that does {what} as far as I know', "I don't know that they do {what}"],
} as const satisfies Record<string, Ways>;

export const UNSURE = [
  "I don't know {doubts}, so ask.",
  "What I don't know is {doubts}.",
  "I can't tell you {doubts}; they can.",
] as const;

/** The place that lacks something else. */
export const OTHERWISE = {
  all: [
    'With a little more to spend, {place} has it all.',
    'For a bit more money, {place} has everything you asked for.',
  ],
  price: ['If the price can move, there is {place}.', 'With a bigger budget, {place} would do it.'],
  area: ["If you don't mind the trip, {place} has it all.", 'For all of it you would have to go to {place}.'],
  food: ['Or, for something else to eat, {place}.', 'If the food can change, {place}.'],
} as const satisfies Record<string, Ways>;
