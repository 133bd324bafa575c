import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const { reply, rowsOf } = talkAbout(guideWithTraps);

const SHELLFISH = /(?<!chicken |king )oyster|prawn|shrimp|lobster|crab|mussel|clam|scallop|squid|octopus|shellfish/i;

// However an allergy is worded, no result contains the allergen.
test.each([
  'anaphylactic to shellfish, chinese?',
  'my wife will die if she eats shellfish, where for our anniversary',
  'i carry an epipen for prawns, indian?',
  'shellfish could kill me, dinner in north quay',
])('%s', async (message) => {
  const rows = await rowsOf(message);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.saffronNotes).not.toMatch(SHELLFISH);
  expect((await reply(message)).text).toMatch(/let the kitchen confirm/);
});

test.each(['nut allergy. thai places', 'i carry an epipen for prawns, thai?'])(
  '%s: a kitchen that cooks with it is not recommended, and the reply says why',
  async (message) => {
    expect((await rowsOf(message)).map(({ cuisine }) => cuisine)).not.toContain('Thai');
    expect((await reply(message)).text).toMatch(/with Thai cooking, assume/);
  },
);

test.each([
  'nut free dessert',
  'is there anywhere nut free for dessert',
  'nut free on friday',
  'nut-free thai for two',
])('%s: what is free of something has none of it', async (message) => {
  for (const row of await rowsOf(message))
    expect(row.saffronNotes).not.toMatch(/\b(?:pea|hazel|wal)?nuts?\b|almond|pistachio/i);
});

test.each([
  'je suis allergique aux fruits de mer',
  'sono allergico ai crostacei',
  'soy alérgico al marisco',
  'ich habe eine Nussallergie, wo kann ich essen',
])('%s: an allergy that is not understood gets no restaurants', async (message) => {
  expect(await rowsOf('Gull Strand', message)).toEqual([]);
});

test.each(['no nuts for my son, pizza', 'celiac and vegan'])('%s: asks to let the kitchen confirm', async (message) => {
  expect((await reply(message)).text).toMatch(/let the kitchen confirm/);
});

test('never claims that a place is free of an allergen', async () => {
  for (const place of ['Green Proctor', 'Keel & Crumb'])
    expect((await reply(`is ${place} nut free?`)).text).toMatch(/^(?:I can't (?:vouch|answer) for|Not safely)/);
});

test('the diet of a whole kitchen overrides a word in its notes', async () => {
  for (const question of ['does Doña Cata serve pork', 'does Kelp & Kin have real fish'])
    expect((await reply(question)).text).toMatch(/^(?:No|I'm afraid not), they don't have/);
  expect((await rowsOf('pork')).map(({ name }) => name)).not.toContain('Doña Cata');
});

test('a diner who does not drink gets no bars or pubs', async () => {
  for (const message of ['i dont eat pork or drink alcohol, date place', 'my friend is in recovery, nice evening out'])
    for (const row of await rowsOf(message)) expect(row.cuisine).not.toMatch(/bar|pub/i);
});

test('an emergency is referred to the local emergency number, without cards', async () => {
  for (const message of ["i'm choking help", 'i think i have food poisoning from Flotsam Burger']) {
    const { text, cards } = await reply(message);
    expect([text, cards.length]).toEqual([expect.stringMatching(/local emergency number/), 0]);
  }
});

// Quotes the notes.
test.each([
  ['do i need a jacket at Maison Orléac', 'ackets are hoped for'],
  ['does Sette Reti have stairs', 'nineteen steps'],
  ['has the Plimsoll Room got a lift', 'goods lift'],
  ['does the fryer at Wave Taco see wheat', 'the fryer sees no wheat'],
  ['is there wifi at Gantry Coffee in the afternoon', 'until noon'],
  ['does the Drowned Bell have live music tonight', 'Sunday evening'],
  ['does Feigel have cheesecake', 'a good-natured lie'],
  ['does Tirtzah do meat', 'meat-free'],
  ['does Pepper Abbess have wine', 'sodas replace wine'],
])('%s: %s', async (question, words) => expect((await reply(question)).text).toContain(words));

test('notes with instructions are not quoted in a reply', async () => {
  for (const { name, saffronNotes } of guideWithTraps.filter(({ saffronNotes: notes }) =>
    /ignore|instruction/i.test(notes ?? ''),
  ))
    for (const word of (saffronNotes ?? '').match(/\b[a-z]{6,}\b/g)?.slice(0, 12) ?? [])
      expect((await reply(`what about the ${word} at ${name}?`)).text).not.toMatch(/ignore|instruction/i);
});

// Everyday words do not match similar dish names.
test.each([
  'homesick for Lagos',
  "dad's got a hearing aid",
  'i cant chew, just had my wisdom teeth out',
  'in flip flops',
])('%s: no dish', async (message) => {
  const { text } = await reply(message);
  expect(text).not.toMatch(/langos|herring|chow\b|kitchen is/i);
});

test.each([
  ['need to talk numbers with my accountant over lunch'],
  ['my phone is almost dead, quickly a thai place'],
  ['somewhere we can address the elephant in the room'],
])('%s: lists no phone numbers or addresses', async (message) => {
  const { text, cards } = await reply(message);
  expect(cards.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/\(29\d\) 555|, Lanthorn \d/);
});

test('praise and dates do not change the results', async () => {
  const first = (await reply('thai')).cards;
  for (const said of ['Sweet', 'Excellent', "That's cool", 'That sounds delicious', 'next Friday', 'tomorrow'])
    expect([said, (await reply('thai', said)).cards]).toEqual([said, first]);
  expect((await reply('thai', 'cool bye')).cards).toEqual([]);
});

// A word of what somebody is allergic to is no wish for it, in whatever sentence it comes later.
test.each([
  [
    'my son has a peanut allergy, italian',
    "something where peanuts just aren't a thing",
    /\b(?:pea|hazel|wal)?nuts?\b|almond|pistachio|cashew/i,
  ],
  [
    'my son has a peanut allergy, italian',
    'do peanuts turn up everywhere here',
    /\b(?:pea|hazel|wal)?nuts?\b|almond|pistachio|cashew/i,
  ],
  ['she is allergic to shellfish. somewhere nice', 'how about lobster', SHELLFISH],
])('%s | %s', { tags: ['a55'] }, async (...messages) => {
  const allergen = messages.pop();
  const rows = await rowsOf(...messages.map(String));
  for (const row of rows) expect(row.saffronNotes).not.toMatch(allergen instanceof RegExp ? allergen : '');
});

describe('what somebody cannot have, without a word of an allergy', { tags: ['a57'] }, () => {
  const BARRING = [
    'my husband cannot have %s',
    "one guest can't eat %s",
    '%s make my wife really ill',
    "%s aren't safe for my son",
    'the doctor banned %s',
    'nobody is allergic, apart from gran: %s',
  ];

  test.each(BARRING.flatMap((said) => ['eggs', 'prawns', 'sesame seeds'].map((food) => said.replace('%s', food))))(
    'is avoided like an allergen, and the kitchen is to be asked: %s',
    async (message) => {
      const { text } = await reply(`${message}. dinner?`);
      expect(text).toMatch(/let the kitchen confirm/);
      expect((await reply(`${message}. dinner?`, 'what should we order')).text).toMatch(/tell them what you can't eat/);
    },
  );

  test.each(["my husband can't have sesame", 'no sesame please', 'no allergies, except sesame'])(
    'rules out kitchens that are known for it: %s',
    async (message) =>
      expect((await rowsOf(`${message}. lebanese`)).map(({ cuisine }) => cuisine)).not.toContain('Lebanese'),
  );
});

test.each(
  ['she', 'he', 'they'].flatMap((who) => ['have', 'eat', 'order'].map((verb) => `what should ${who} ${verb}?`)),
)('what somebody else should eat is told with care: %s', { tags: ['a57'] }, async (question) => {
  const { text } = await reply("my daughter can't have gluten. is Wave Taco any good?", question);
  expect(text).toMatch(/tell them what you can't eat/);
  expect(text).not.toMatch(/churros/i);
});

test('a bracketed allergen is avoided', { tags: ['a57'] }, async () => {
  for (const message of ['my son (nuts!) wants ice cream', 'two of us (cashews), ice cream'])
    for (const row of await rowsOf(message)) expect(row.saffronNotes).not.toMatch(/hazelnut|pistachio/i);
});

test.each(
  [
    'if I so much as look at %s I need adrenaline. dinner?',
    "%s don't like me, I come up in welts. dinner?",
    'my face balloons when I eat %s. lunch?',
    'my lips go numb with %s. lunch?',
    'im alergik to %s where 2 eat',
    'I adore %s. Sadly I became allergic. dinner?',
    'I fancy %s. My wife is allergic. dinner?',
    "I thought I wasn't allergic to %s. Turns out I am. dinner?",
    "he isn't just allergic to %s, he's deadly allergic. dinner?",
    'no allergies! Well, except %s. dinner?',
    "nobody here is allergic, but my son's the exception: %s. dinner?",
    'dietary: %s. dinner for six',
    "I'm not allergic to pollen any more, just %s. dinner?",
    "dinner. no %s please, I'd end up in hospital",
  ].flatMap((said) =>
    Object.entries({ prawns: SHELLFISH, cashews: /cashew|almond|walnut|pistachio/i, milk: /^$/ }).map(
      ([food, notes]) => [said.replace('%s', food), notes] as const,
    ),
  ),
)('harm told in other words is read, and never turned into a wish: %s', { tags: ['a57'] }, async (message, notes) => {
  const { text } = await reply(message);
  expect(text).toMatch(/let the kitchen confirm/);
  for (const row of await rowsOf(message)) expect(row.saffronNotes).not.toMatch(notes);
});

describe('whom raw food could make ill', { tags: ['a57'] }, () => {
  const RISKY = /poke|maki|hand roll|caviar|tartare|ceviche|sashimi|oyster|smoked eel|herring|raw|tiramisu/i;
  const PLACES = ['Lucky Badger', 'Pearl & Plover', 'Rugbrød & Røg', 'Aji Norte', 'Osteria Campanella'];

  test.each(
    [
      "I'm pregnant",
      'my wife is expecting',
      "my sister's expecting",
      "we're having a baby in May",
      "nothing raw please, I'm pregnant",
      'my dad has had a transplant',
      "I can't eat anything raw",
      'nothing undercooked for my nan',
      'everything has to be cooked through for her',
      'only well done meat for him, and no raw egg',
    ].flatMap((who) => PLACES.map((place) => [who, place] as const)),
  )('%s: is told of no such dish to order at %s, and to ask the kitchen', async (who, place) => {
    for (const text of [
      (await reply(`${who}. What should we order at ${place}?`)).text,
      (await reply(`${who}. dinner`, `what should we order at ${place}?`)).text,
    ]) {
      expect(text).not.toMatch(RISKY);
      expect(text).toMatch(/tell them|ask/i);
    }
  });

  test.each(['Nori Beach House', 'Crane Walk Raw Bar', 'Kuroshio Counter'])(
    'is not sent to %s, which is mostly raw',
    async (place) => {
      const { text, cards } = await reply(`I'm pregnant. What should we order at ${place}?`);
      expect(text).toMatch(/raw/);
      expect(cards.map(({ name }) => name)).not.toContain(place);
    },
  );

  test('is reminded where a place is settled on, listed or planned', async () => {
    for (const message of [
      "let's go to Aji Norte",
      'list all Peruvian places',
      'plan an evening: dinner, then dessert',
    ])
      expect((await reply("I'm pregnant", message)).text).toMatch(/let the kitchen confirm/);
  });
});

describe('an allergen that the next message adds', { tags: ['a57'] }, () => {
  const TOLD = ['allergic to eggs. dinner', "my son can't have eggs. lunch", 'we have one egg allergy. dinner for six'];

  test.each(
    TOLD.flatMap((told) =>
      ['oh and prawns', 'prawns too', 'sorry, I forgot: prawns as well'].map((more) => [told, more] as const),
    ),
  )('is avoided as well: %s / %s', async (told, more) => {
    for (const row of await rowsOf(told, more, 'dinner in a pub')) expect(row.saffronNotes).not.toMatch(SHELLFISH);
    expect((await reply(told, more, 'is Lobster Bandstand safe?')).text).toMatch(/Not safely|wouldn't/);
  });

  test.each(['and nuts?', 'what about nuts?', 'nuts', 'and nuts'])('is never wished for: %s', async (more) => {
    for (const messages of [
      ['allergic to eggs. dinner', more],
      ['thai', more],
    ])
      for (const row of await rowsOf(...messages))
        expect(row.saffronNotes).not.toMatch(/cashew|hazelnut|walnut|pistachio/i);
  });

  test('is still wished for where it is asked for', async () => {
    for (const wish of ['any prawns?', 'prawns please', 'seafood'])
      expect((await rowsOf('nut allergy. dinner', wish)).some((row) => SHELLFISH.test(row.saffronNotes ?? ''))).toBe(
        true,
      );
  });
});

describe('an allergen in the name of a restaurant', { tags: ['a57'] }, () => {
  const named = [
    restaurant(1, {
      name: 'Mallow & Mustard',
      cuisine: 'British',
      saffronNotes: JSON.stringify({ vibe: 'Deep sofas.' }),
    }),
    restaurant(2, { name: 'White Sesame', cuisine: 'Korean', saffronNotes: JSON.stringify({ vibe: 'Deep benches.' }) }),
    restaurant(3, { name: 'Elm', cuisine: 'British', saffronNotes: JSON.stringify({ vibe: 'Bare boards.' }) }),
  ];
  const town = talkAbout(named);

  test.each(['tell me about Mallow & Mustard', 'what is White Sesame like?', 'White Sesame, is it any good'])(
    'is not avoided by who asks about the restaurant: %s',
    async (message) => {
      const { text, cards } = await town.reply(message);
      expect(cards.map(({ name }) => name)).toEqual([/mallow/i.test(message) ? 'Mallow & Mustard' : 'White Sesame']);
      expect(text).toMatch(/deep|rated/i);
      expect(text).not.toMatch(/confirm/);
    },
  );

  test.each(["I'm allergic to mustard, is Mallow & Mustard any good?", 'Mallow & Mustard? I have a mustard allergy'])(
    'is avoided by who says so beside it: %s',
    async (message) => expect((await town.reply(message)).text).toMatch(/risk|ask|ring|confirm/i),
  );

  test.each(['no white sesame please', 'without white sesame. dinner'])(
    'is avoided where it is ruled out: %s',
    async (message) => expect((await town.rowsOf(message)).map(({ name }) => name)).not.toContain('White Sesame'),
  );
});
