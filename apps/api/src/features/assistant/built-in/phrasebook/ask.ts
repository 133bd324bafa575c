import type { Ways } from './phrases.ts';

/** Answers to questions about a place. */
export const ANSWER = {
  unknown: ["I don't know {whether}.", "I can't say {whether}.", "I can't tell you {whether}."],
  further: ['Nothing on {topic} either.', 'No word on {topic} either.', "{Topic}: I don't know that either."],
  nor: ['Nor {whether}.', 'Nor can I say {whether}.'],
  same: ['Same there: nothing on {topic}.', 'No word on {topic} there either.'],
  nothing: ['I have nothing on {topic}{place}.', "I don't know about {topic}{place}."],
  rest: ["I don't know about {names}.", 'Nothing on {names}.', 'No word on {names}.'],
  otherDays: ['Not then, as far as I know: {text}.', 'Not that I know of: {text}.'],
  otherwise: ["I can't speak for {days}, only in general.", "I don't know about {days} in particular."],
  near: ['What I do know: {text}', 'The nearest I have to that: {text}', 'This much I know: {text}'],
  beside: ['What I do know is that {clause}.', 'All I know is that {clause}.', 'I can say that {clause}.'],
  unsure: ["I don't know that{place}, I'm afraid.", "I couldn't tell you{place}.", 'No idea{place}, sorry.'],
  unsureToo: ["I don't know that either, sorry.", "I can't tell you that either.", 'No idea there either.'],
  some: ['Not all of it, as far as I know; {clause}.', "I wouldn't say all of it; {clause}."],
  partly: ['Up to a point', 'It depends', 'Yes and no'],
  unsettled: ["I wouldn't count on it.", "I can't promise that.", "I can't tell which is true."],
  yes: ['Yes, {clause}.', 'Yep, {clause}.', 'Yes: {clause}.'],
  relief: ['No, {clause}.', 'No: {clause}.'],
  no: ['No, {clause}.', "I'm afraid not, {clause}."],
  noSum: ['I have no exact figures.', "I can't give you a sum.", "I don't know exact prices."],
  call: [
    'Worth a quick call.',
    'They would tell you if you rang.',
    "I'd ask them before you go.",
    'Best to check with them.',
  ],
} as const satisfies Record<string, Ways>;

/** What is left to ask the places themselves, where nobody else knows. */
export const OPEN = {
  ring: ["They'd know: {phone}.", 'Ring {phone} if it matters.', 'A quick call to {phone} would settle it.'],
  any: ['A quick call would tell.', 'Ask before you go.'],
  several: ['Worth one call: ask about {topics}.', 'One call would settle it: ask about {topics}.'],
  severalTo: [
    'Worth one call to {phone}: ask about {topics}.',
    'One call to {phone} would settle it: ask about {topics}.',
  ],
  further: ['One more for that call.', 'Ask that on the same call.'],
} as const satisfies Record<string, Ways>;

/** Another place that has what nobody knows of those that were asked about. */
export const ELSEWHERE = {
  known: ['But {clause} at {name}.', 'At {name}, {clause}.'],
  other: ['If it matters, {clause} at {name} ({where}).', 'I do know that {clause} at {name} ({where}).'],
} as const satisfies Record<string, Ways>;

/** Answers to somebody who could fall ill. */
export const CARE = {
  still: ["I still wouldn't risk {names} with {what}.", 'As I said, not {names} with {what}.'],
  some: ['Not all of it, as far as I know; {clause}.', "I wouldn't say all of it; {clause}."],
  partly: [
    "There is some care taken, but I can't promise it's safe.",
    "It sounds hopeful, and still I can't promise that it's safe.",
  ],
  unknown: [
    "I can't vouch for {name} with {what}: {call} how the kitchen handles it.",
    "I can't answer for {name} with {what}: {call} how the kitchen handles it.",
  ],
} as const satisfies Record<string, Ways>;

export const WHY = [
  'You asked for {wish}, and it has that.',
  'It has what you asked for: {wish}.',
  'It fits what you wanted, {wish}.',
] as const;

export const CATCH = {
  price: ['The catch is the price, {price}.', "It isn't cheap, mind: {price}."],
  rating: ["The catch: it's only rated {rating} out of 5.", 'Mind that people rate it only {rating} out of 5.'],
  lacks: ['The catch: {clause}.', 'Against it: {clause}.'],
  unknown: ["What I don't know is {clause}.", "I can't tell you {clause}."],
  second: ['No reason not to; it only came second.', "Nothing against it. It's a close second."],
  none: ['Nothing that I know of.', "I've heard nothing against it."],
  nothing: ['Nothing out of the ordinary that I know of.', 'Just turn up; I know of nothing to watch for.'],
  part: ['If anything, {part}.', 'The one thing: {part}.'],
  dish: ["Nothing stands out as bad; I've only heard good of the food.", "I've heard nothing against any dish there."],
} as const satisfies Record<string, Ways>;

/** "Worth it?", by rating. */
export const VERDICT = {
  unrated: ['Hard to say: nobody has rated it yet.', "I can't give you a verdict; it has no rating yet."],
  great: ["Yes, I'd cross town for it: {rating} out of 5.", 'It is, at {rating} out of 5.'],
  fine: ["Yes, it's good: {rating} out of 5.", "I'd say so: {rating} out of 5."],
  good: [
    "It's all right: {rating} out of 5. Fine if you're near, no reason to cross town.",
    'Decent, {rating} out of 5, and no more than that.',
  ],
  cleared: [
    "Not that I know: it's rated {rating} out of 5.",
    'I know of nothing like that, and people rate it {rating} out of 5.',
  ],
  poor: ['Honestly, no: {rating} out of 5.', "I wouldn't go for its own sake: {rating} out of 5."],
  told: ["It's rated {rating} out of 5.", 'People give it {rating} out of 5.'],
  fault: ['One thing against it: {fault}', 'Mind you, {fault}'],
} as const satisfies Record<string, Ways>;

export const ORDER = {
  dishes: ["I'd go for {dishes}.", "I'd order {dishes}.", 'Have {dishes}.'],
  advised: ['Get {dishes}.', "I'd go straight for {dishes}.", 'Have {dishes}: that is what one comes for.'],
  dishesAt: ['At {name}, {dishes}.', 'At {name}, have {dishes}.', "At {name}, I'd order {dishes}."],
  book: ['Book a table first.', 'They take bookings, so do book.'],
} as const satisfies Record<string, Ways>;

export const ALL_KNOWN = ["That's all I know about {name}.", "I don't know more about {name}."] as const;
/** "When do they open?", where nobody knows. */
export const HOURS = {
  rest: ['Nothing else is open then, as far as I know.', 'I know nothing else that is open then.'],
  unknown: ["I don't know {whether}", "I can't say {whether}"],
  kitchen: ["When the kitchen stops, I don't know.", "I can't say when they stop cooking, so don't cut it fine."],
  unsure: [
    "I don't know {names} hours{day}, so check first.",
    "I don't have {names} hours{day}, so ring before you go.",
  ],
} as const satisfies Record<string, Ways>;

/** "So yes?", of somebody who could fall ill. */
export const UNVOUCHED = [
  "I can't say yes to that: only the kitchen can.",
  "That's not for me to promise: the kitchen has to say yes.",
] as const;

export const CHOSEN = ['Good choice.', 'Lovely.', 'Enjoy it.'] as const;
export const CANNOT_BOOK = [
  "I can't book tables myself.",
  "Booking is one thing I can't do for you.",
  "I can't make the booking for you.",
] as const;
export const REACH = ['Good. Here is how to reach them:', 'Lovely, here are the details:'] as const;
