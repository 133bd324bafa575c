import type { Ways } from './phrases.ts';

/** The first place of a reply, by the form of what speaks for it. */
export const LEAD = {
  list: [
    "I'd go to {place}, for {text}.",
    '{Place} is where I would go. They do {text}.',
    'Try {place} for {text}.',
    'My vote goes to {place}, for {text}.',
    'Head for {place}. They do {text}.',
    'How about {place}? They do {text}.',
  ],
  fact: [
    "I'd go to {place}: {text}.",
    'Try {place}: {text}.',
    'My pick is {place}: {text}.',
    'Go to {place}: {text}.',
    'How about {place}? {Text}.',
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
    "I'd go to {place}. They say: “{text}.”",
    'Try {place}. As they put it: “{text}.”',
    'My pick is {place}. The word is: “{text}.”',
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

/** What speaks for a place, as a sentence by itself; none begins like what is said of a first place. */
export const REASON = {
  list: ['They do {text}.', 'You can get {text}.', 'They have {text}.'],
  fact: ['{Text}.'],
  whole: ['{Text}.'],
  tip: ['They say: “{text}.”', 'As they put it: “{text}.”', 'The word is: “{text}.”'],
} as const satisfies Record<string, Ways>;

/** A place of the reply before once more. */
export const AGAIN = [
  "I'd stay with {place}.",
  'Still {place}, for me.',
  '{Place} is still the best I can think of.',
  'It comes down to {place} again.',
] as const;

/** A place that the reply before put behind another one. */
export const NEXT = ["Then I'd go to {place}.", '{Place} would be next.', 'That leaves {place}.'] as const;

/** The only place that has all that was asked for. */
export const ONLY = [
  '{Place} is the only place I know for {wish}.',
  'For {wish} I know just one place: {place}.',
  "There's one place I know for {wish}: {place}.",
] as const;

/** A place that has its faults. */
export const DOUBTFUL = [
  "There's {place}, though I wouldn't rush.",
  'All I can offer is {place}.',
  "{Place} is there, and I can't say much for it.",
] as const;

/** Another place: what sets it apart from the first is `apart`. */
export const BETTER = {
  list: [
    '{Place} is {apart}; they do {text}.',
    'Or, {apart}, {place} for {text}.',
    'If you want it {apart}, {place} does {text}.',
    '{Place} comes out {apart}; they do {text}.',
  ],
  fact: [
    '{Place} is {apart}: {text}.',
    'Or {place}, which is {apart}: {text}.',
    "If you'd like it {apart}, there's {place}: {text}.",
  ],
  whole: [
    '{Place} is {apart}. {Text}.',
    'Or {place}, which is {apart}. {Text}.',
    "If you'd like it {apart}, there's {place}. {Text}.",
  ],
  kind: [
    '{Place} is {apart}, {text}.',
    'Or {place}, {text} that is {apart}.',
    "If you'd like it {apart}, there's {place}, {text}.",
  ],
  bare: ['{Place} is {apart}.', 'Or {place}, which is {apart}.', "If you'd like it {apart}, there's {place}."],
} as const satisfies Record<string, Ways>;

/** Another place of which nothing is known to be different. */
export const ALSO = {
  list: [
    'Or {place}, for {text}.',
    '{Place} is good too; they do {text}.',
    'Otherwise {place} for {text}.',
    "There's also {place}, with {text}.",
    '{Place} has {text}.',
  ],
  fact: [
    'Or {place}: {text}.',
    '{Place} is another: {text}.',
    'Otherwise {place}: {text}.',
    "There's also {place}: {text}.",
  ],
  whole: [
    'Or {place}. {Text}.',
    '{Place} would do as well. {Text}.',
    'Otherwise {place}. {Text}.',
    "There's also {place}. {Text}.",
  ],
  kind: ['Or {place}, {text}.', "There's {place}, too, {text}.", 'Otherwise {place}, {text}.'],
  bare: ['Or {place}.', '{Place} would do as well.', "There's {place}, too.", 'Otherwise {place}.'],
} as const satisfies Record<string, Ways>;

/** Another place of which the guide knows the same as of the one before. */
export const SAME = [
  'The same goes for {place}.',
  "It's the same at {place}.",
  'That is true of {place} as well.',
] as const;
