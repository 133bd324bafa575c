import type { Ways } from './phrases.ts';

/** The first place of a reply, by the form of what speaks for it. */
export const LEAD = {
  food: [
    "I'd go to {place}, for {text}.",
    '{Place} is where I would go. They do {text}.',
    'Try {place} for {text}.',
    'My vote goes to {place}, for {text}.',
    'Head for {place}. They do {text}.',
    'How about {place}? They do {text}.',
  ],
  scene: [
    "I'd go to {place}: {text}.",
    'Try {place}: {text}.',
    'My pick is {place}: {text}.',
    'Go to {place}: {text}.',
    'How about {place}? {Text}.',
  ],
  trait: [
    "I'd go to {place}. It's {text}.",
    "How about {place}? It's {text}.",
    "Try {place}. It's {text}.",
    "My pick is {place}. It's {text}.",
  ],
  clause: [
    "I'd go to {place}, where {text}.",
    '{Place} is my pick: {text}.',
    'Try {place}, where {text}.',
    'How about {place}? {Text}.',
    'Head for {place}: {text}.',
  ],
  fits: [
    "I'd pick {place}, good for {text}.",
    "Try {place}. It's good for {text}.",
    "How about {place}? It's good for {text}.",
    "My pick is {place}. It's good for {text}.",
  ],
  best: ["I'd go to {place}, best {text}.", "Try {place}. It's best {text}.", "How about {place}? It's best {text}."],
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
  food: ['They do {text}.', 'You can get {text}.', 'They have {text}.'],
  scene: ["You'll find {text}.", 'You get {text}.'],
  trait: ["It's {text}."],
  clause: ['{Text}.'],
  fits: ["It's good for {text}."],
  best: ["It's best {text}."],
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
  food: [
    '{Place} is {apart}; they do {text}.',
    'Or, {apart}, {place} for {text}.',
    'If you want it {apart}, {place} does {text}.',
    '{Place} comes out {apart}; they do {text}.',
  ],
  scene: [
    '{Place} is {apart}: {text}.',
    'Or {place}, which is {apart}: {text}.',
    "If you'd like it {apart}, there's {place}: {text}.",
  ],
  trait: [
    "{Place} is {apart}. It's {text}.",
    "Or {place}, which is {apart}. It's {text}.",
    "If you'd like it {apart}, there's {place}. It's {text}.",
  ],
  clause: [
    '{Place} is {apart}. {Text}.',
    'Or {place}, {apart}, where {text}.',
    "If you'd like it {apart}, go to {place}. {Text}.",
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
  food: [
    'Or {place}, for {text}.',
    '{Place} is good too; they do {text}.',
    'Otherwise {place} for {text}.',
    "There's also {place}, with {text}.",
    '{Place} has {text}.',
  ],
  scene: [
    'Or {place}: {text}.',
    '{Place} is another: {text}.',
    'Otherwise {place}: {text}.',
    "There's also {place}: {text}.",
  ],
  trait: ["Or {place}. It's {text}.", "{Place} is another. It's {text}.", "Otherwise {place}; it's {text}."],
  clause: [
    'Or {place}, where {text}.',
    '{Place} would do as well. {Text}.',
    'Otherwise {place}: {text}.',
    "There's also {place}, where {text}.",
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
