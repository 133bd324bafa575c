import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** Two places that differ in all that is asked about. */
const GUIDE = [
  restaurant(1, {
    name: 'Copper Ladle',
    cuisine: 'Vietnamese',
    neighborhood: 'Mill Row',
    price: 3,
    rating: 4.5,
    tag: 'Quiet',
    latitude: 49,
    longitude: -7,
    saffronNotes: JSON.stringify({ vibe: 'Ten tables and low voices. A private room for twelve.', food_notes: 'Phở.' }),
  }),
  restaurant(2, {
    name: 'Blue Trolley',
    cuisine: 'Vietnamese',
    neighborhood: 'Mill Row',
    price: 1,
    rating: 4,
    tag: 'Lively',
    latitude: 49.002,
    longitude: -7,
    saffronNotes: JSON.stringify({ vibe: 'Eleven stools at a counter, loud from noon.', food_notes: 'Bánh mì.' }),
  }),
];
const { reply } = talkAbout(GUIDE);
const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

test.each(['how far apart are they', 'are they near each other', 'are both in the same part of town?'])(
  'the way between places under discussion is told: %s',
  async (question) => {
    const { text, cards } = await reply('vietnamese', question);
    expect(text).toMatch(/minutes' walk|Mill Row/);
    expect(names(cards)).toHaveLength(2);
  },
);

test.each([
  ['is blue trolley cheaper?', /^Yes: Blue Trolley is \$, Copper Ladle \$\$\$/],
  ['is copper ladle cheaper than the other one', /^No: Copper Ladle is \$\$\$/],
  ['is copper ladle any quieter', /^Yes, Copper Ladle is quieter/],
  ['would copper ladle be dearer', /^Yes: Copper Ladle is \$\$\$/],
])('one place is held against the other: %s', async (question, answer) => {
  expect((await reply('vietnamese', question)).text).toMatch(answer);
});

test.each([
  'could they fit 12 of us',
  'can 12 of us turn up',
  'do they take parties of 12?',
  'would they do a table of 12',
])('whether there is room is told of each: %s', async (question) => {
  const { text } = await reply('vietnamese', question);
  expect(text).toContain('Copper Ladle has room for twelve');
  expect(text).toContain('Blue Trolley is too small');
});

test.each(['is it loud there and do they take cards?', 'do they have a private room, and is it expensive?'])(
  'each question of a message is answered: %s',
  async (message) => {
    const whole = await reply('vietnamese', 'the first one', message);
    const [one = '', other = ''] = message.split(/,? and /);
    const alone = [await reply('vietnamese', 'the first one', one), await reply('vietnamese', 'the first one', other)];
    const length = Math.min(...alone.map(({ text }) => text.length));
    expect(whole.text.length).toBeGreaterThan(length);
    expect(names(whole.cards)).toEqual(['Copper Ladle']);
  },
);

test.each([
  ['do I need to book or can I walk in, and what should I wear?', [/turn up|walk/, /wear|come as you are/]],
  ['is it loud and dog friendly?', [/loud/, /dogs/]],
  ['is it loud and can we bring the dog', [/loud/, /dogs/]],
  [
    'do they take cards, is there parking, can we bring the dog, and what do people wear',
    [/cards/, /dogs/, /wear|come as you are/],
  ],
  ["can you tell me if it's loud and if they take dogs", [/loud/, /dogs/]],
  ['I want to know whether there is parking and what people wear', [/parking|park/, /wear|come as you are/]],
  ['tell me the dress code and if I can walk in', [/wear|come as you are/, /turn up/]],
  ['thanks! do they take dogs and can I book for ten', [/dogs/, /book/]],
] as const)('each half of a question is answered, and nothing else is looked for: %s', async (message, halves) => {
  const { text, cards } = await reply('vietnamese', message);
  for (const half of halves) expect(text).toMatch(half);
  expect(names(cards)).toEqual(names((await reply('vietnamese')).cards));
  expect(text).not.toMatch(/again|rated|stay with|still/i);
});

test.each(['tell me if I can walk in', 'do you know whether I can walk in', 'can you tell me if i can just turn up'])(
  'a question that is told as a statement is answered: %s',
  async (message) => expect((await reply('vietnamese', message)).text).toMatch(/turn up/),
);

test.each(['is it loud? something cheaper', 'is it loud and show me others', 'is it loud, and a place with a garden'])(
  'what else is looked for beside a question is still looked for: %s',
  async (message) => expect((await reply('vietnamese', 'the first one', message)).text).not.toMatch(/wear|dogs/),
);

test.each([
  'is it loud?',
  'how far apart are they',
  'would they do 12?',
  'do they have a terrace',
  'is either of them vegan',
])('a question changes no wish: %s', async (question) => {
  const before = names((await reply('vietnamese')).cards);
  expect(names((await reply('vietnamese', question, 'start over: vietnamese')).cards)).toEqual(before);
});

test.each([
  ['my nan will adore that', /\?$|idea|so too|Glad|worth/],
  ["right, that's thursday sorted then", /Copper Ladle/],
  ['you are a star, cheers', /Enjoy|Eat well|pleasure/],
  ['the twins will go mad for it', /idea|so too|Glad|worth|Right|Fair|see/],
])('a remark beside a suggestion is answered without a search: %s', async (remark, answer) => {
  const { text, cards } = await reply('vietnamese', 'the first one', remark);
  expect(text).toMatch(answer);
  expect(text.length).toBeLessThan(80);
  for (const name of names(cards)) expect(name).toBe('Copper Ladle');
});

test.each(['my late uncle loved phở', 'her new boyfriend wants phở', 'our quiet neighbour told us of phở'])(
  "what somebody's own is like is no wish: %s",
  async (message) => {
    const { text } = await reply(message);
    expect(text).not.toMatch(/whether it is|open until|new|quiet/);
  },
);

test.each([
  'is copper ladle quiet',
  'has copper ladle got a private room',
  'does copper ladle take parties of 12',
  'we need a quiet table. is copper ladle quiet',
  'bad nut allergy, is copper ladle ok for me',
  'i hate noise. is copper ladle loud',
])(
  'a place that is named in the first message is what the question is about, without a question mark: %s',
  async (message) => {
    const { text, cards } = await reply(message);
    expect(names(cards)).toEqual(['Copper Ladle']);
    expect(text).not.toContain('Blue Trolley');
  },
);

test('after a question about one place, its part of town is where others are looked for', async () => {
  const { cards } = await reply('is copper ladle quiet', 'anywhere in mill row');
  expect(names(cards)).toContain('Blue Trolley');
});

test.each([
  'anything like copper ladle',
  'is there anything like copper ladle but cheaper',
  'a place like copper ladle',
])('what is like a place is another one: %s', async (message) =>
  expect(names((await reply(message)).cards)).toEqual(['Blue Trolley']),
);

test.each(['till when', 'what time do they close', 'phone number?'])(
  'after a question about one place, a question that names nothing is about that one: %s',
  async (question) => {
    const { cards } = await reply('vietnamese', 'is blue trolley loud?', question);
    expect(names(cards)).toEqual(['Blue Trolley']);
  },
);

test.each(['just pick', 'you choose', 'pick one for us'])(
  'a choice that is left to us is the place that was put first: %s',
  async (message) => {
    const [first] = names((await reply('vietnamese')).cards);
    expect(names((await reply('vietnamese', message)).cards)[0]).toBe(first);
  },
);

test.each(['idk what i want', 'just pick one', 'cant decide'])(
  'whoever is undecided gets places: %s',
  async (message) => {
    expect((await reply(message)).cards.length).toBeGreaterThan(0);
  },
);

test.each(['which of them has a private room', 'which one can do a private room for us', 'which has its own room?'])(
  'a word of what one asks for, said of something else, answers no "which": %s',
  async (question) => {
    const rows = GUIDE.map((row) => ({
      ...row,
      saffronNotes: JSON.stringify({ vibe: 'The cook sings and the room joins in. Ten tables.' }),
    }));
    const { text } = await talkAbout(rows).reply('vietnamese', question);
    expect(text).not.toMatch(/joins in/);
    expect(text).toMatch(/private room/);
  },
);

describe('what is true of a place', () => {
  const steps = restaurant(3, {
    name: 'Low Door',
    cuisine: 'Greek',
    phone: '555 0103',
    saffronNotes: JSON.stringify({ vibe: 'Level access from the square, low voices. Tables on the terrace.' }),
  });
  const { reply } = talkAbout([steps]);

  test.each(['is the toilet accessible?', 'is the bathroom step free', 'is the terrace quiet'])(
    'need not be true of a part of it: %s',
    async (question) => {
      const { text } = await reply('greek', question);
      expect(text).not.toMatch(/\byes\b|it's (?:step-free|quiet)/i);
    },
  );

  test.each(['is it accessible?', 'is the place step free?', 'do they have a terrace?'])('%s', async (question) =>
    expect((await reply('greek', question)).text).toMatch(/level access|step-free|outside/i),
  );
});
