import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { Intent } from '../../../understanding/wishes.ts';
import type { Ways } from './phrases.ts';

/** What people can ask for. */
const ABOUT = 'Tell me a dish, a part of town, a budget or an occasion, and I will find you a table worth having.';

/** Answers to what is no question about restaurants. */
export const SOCIAL = {
  thanks: [
    "You're welcome. Enjoy your meal!",
    'My pleasure. Eat well!',
    "Glad I could help. Come back when you're hungry again.",
    'Any time. Enjoy!',
  ],
  bye: ['Goodbye, and enjoy your meal!', 'Bye for now. Eat well!', 'Take care. See you when you are hungry again.'],
  able: [
    `I'm ${PRODUCT_NAME}, and I know the restaurants in our guide: what they cook, where they are, what they cost and what they are good for. I can't see live tables or crowds. ${ABOUT}`,
  ],
  'off-topic': [
    "That's beyond me, I only know restaurants. What would you like to eat?",
    "I'm no good at that, but I do know where to eat. What are you hungry for?",
    "I'll leave that to others and stick to food. Shall I find you somewhere for dinner?",
  ],
  abuse: [
    "I'm sorry this has been frustrating. Tell me what you would like to eat and I will try to do better.",
    "Fair enough, let's start again. What would you like to eat, and roughly where?",
  ],
  despair: [
    "I'm so sorry you feel like this. I only know restaurants, so please talk to somebody who can help, now: a person you trust, your local emergency number, or a crisis line. You are not alone.",
  ],
  emergency: [
    'That needs somebody who can help, now: please ring your local emergency number, or a doctor. If it came from a restaurant in the guide, tell them, and the people who keep this guide, once you are safe.',
  ],
  instructions: [
    `I only do one thing: finding good places to eat in our guide. ${ABOUT}`,
    'I stick to restaurants, whatever the instructions. What are you hungry for?',
  ],
  no: [
    'No problem. Tell me what to change: the food, the price or the part of town.',
    'All right. What would suit you better: another kind of food, another price, another part of town?',
  ],
} as const satisfies Partial<Record<Intent, Ways>>;

/** What is said to "the Spanish one" where nothing that was shown is that. */
export const ABSENT = {
  kind: ['There was no {kind} place in what I showed.', 'Nothing I showed was {kind}.'],
  unknown: [
    'Nothing I showed is known to have that.',
    'I know of none in what I showed that has it.',
    "The guide doesn't say that anything I showed has it.",
  ],
} as const satisfies Record<string, Ways>;

/** What a doubted answer rests on, before it is given again. */
export const DOUBTED = {
  notes: [
    'I go by the notes in the guide.',
    "That's from the notes in the guide.",
    'I have it from the notes in the guide.',
  ],
  quoted: ['The guide says: “{quote}”.', 'It is in the guide: “{quote}”.', 'I go by this: “{quote}”.'],
  recorded: [
    "That's what the guide has recorded; I can't check it further.",
    'I go by what is recorded in the guide, and by nothing else.',
    'That is how the guide has it. To be certain, ask them.',
  ],
  unknown: [
    "The guide doesn't say, so I'm sure of nothing here.",
    "No: there's nothing about it in the guide.",
    "The guide is silent on it, so I can't be.",
  ],
  guess: [
    "It's a suggestion, by what the guide says.",
    "It's my reading of the guide, and no more than that.",
    "I can't promise it. This is what speaks for it.",
  ],
} as const satisfies Record<string, Ways>;

/** What is said to a correction, before the answer to it. */
export const CORRECTED = {
  value: ['Right, {said}.', '{Said}, then.', 'Got it: {said}.'],
  misread: ['Sorry, I misread that: {said}.', 'My mistake: {said}.', 'Sorry: {said}, of course.'],
} as const satisfies Record<string, Ways>;

/** What is said to thanks of somebody who has a hard time. */
export const SOMBER: Ways = [
  "You're welcome. I hope it goes as well as it can.",
  "You're welcome. Take care of yourselves.",
];

/** What is said to remarks. */
export const REMARK = {
  luck: ['Good luck! Tell me how it goes.', 'Good luck. Fingers crossed.'],
  thanks: ['My pleasure. Eat well!', 'Any time. Enjoy!', "You're welcome. Enjoy it!", 'Glad it helps. Enjoy!'],
  dread: ["I'm sure it'll go well.", 'Fingers crossed.', 'Good food helps. Good luck!', "It'll be a story, at least."],
  joy: [
    'I think so too.',
    "That's the idea.",
    'Glad to hear it. Tell me how it goes!',
    'Good, then it was worth asking.',
  ],
  laugh: ['Ha, quite.', 'Ha! Anything else I can do?', 'Fair enough.'],
  settled: ['Good, sorted.', 'Glad that worked out.', 'Then enjoy it.'],
  done: ['Good, {name} it is. Enjoy!', 'Sorted, then. Enjoy {name}.', 'Lovely. Have a good time at {name}.'],
  hello: ['Hello again! Shall I tell you more, or find you something else?', 'Hi! What else would you like to know?'],
  sorry: [
    "I'm sorry about that. All I know of the hours:",
    'Sorry to have sent you there. What I have of the hours:',
    "My apologies, that's annoying. The hours as I know them:",
  ],
  'told shut': ["Thanks for telling me. I'll leave it out.", "I didn't know that, thanks. I won't suggest it again."],
  ill: [
    "I can't judge dishes by that. Tell the kitchen before you order, and they can say what suits.",
    "That's for the kitchen to say: tell them when you book, and ask what suits.",
  ],
  heard: [
    'Fair enough. Just say if you want to change anything.',
    'I see. Anything you would like to know about it?',
    'Right. Tell me if anything should be different.',
  ],
} as const satisfies Record<string, Ways>;

/** What is said where nobody knows what should be different about those that were shown. */
export const UNSURE = {
  others: [
    "That's more than I can tell about a place, so here is what else fits.",
    "I can't judge places by that. What else there is:",
    'By that I know no better one. These would be the next:',
  ],
  kept: [
    "I didn't get that. Shall it be cheaper, closer, livelier, or something else to eat?",
    "I'm not sure what you'd like to change: the food, the price, the part of town?",
    'You lost me there. Is it one of these, or shall I look for another?',
  ],
  disliked: [
    "Understood. Nothing I know of these places tells me how that is, so I can't choose by it.",
    'I see, but I have nothing to judge that by. These would still be my suggestions.',
    "That's fair, but my notes don't cover it. My suggestions stay the same.",
  ],
} as const satisfies Record<string, Ways>;

export const HELLO = ['Hello{who}! What are you hungry for?', 'Hi{who}, good to see you. What shall it be?'] as const;
export const AWAY = [
  "I don't know anything in {area}, only places here. What are you hungry for?",
  'I know nothing in {area}, only places here. What would you like to eat?',
] as const;
export const UNHEARD = [
  "I'm not sure what to make of “{word}”; nothing I know of has it. What would you like to eat?",
] as const;
export const UNCLEAR = [
  "Sorry, I didn't get that. Tell me a dish, a part of town or an occasion?",
  "I'm not sure what you'd like. Something to eat, or somewhere to go for a drink?",
  'I lost you there. What are you after, food or drinks?',
] as const;
