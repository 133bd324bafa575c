// @module-tag long
import { demoGuide } from '@saffron/db/demo-guide/index';
import { describe, expect, test } from 'vitest';
import { factsOf, WARNED } from '../src/features/search/facts/facts.ts';
import { restaurant } from './example-guide.ts';
import { millTown } from './mill-town.ts';
import { asReturned, talkAbout } from './quality-talk.ts';
import { smallTown } from './small-towns.ts';

/** How people speak of who could fall ill, and the food that the notes name for it. */
const NEEDS = [
  ['nut', "I'm allergic to nuts", 'nuts'],
  ['egg', "I'm allergic to eggs", 'eggs'],
  ['sesame', "I'm allergic to sesame", 'sesame'],
  ['gluten', "I'm coeliac", 'gluten'],
  ['dairy', "I'm allergic to milk", 'dairy'],
] as const;

const HARM = [
  'Someone had a reaction here.',
  'My brother reacted badly after the soup.',
  'We ended up in A&E that night.',
  'She was taken to hospital.',
  'He came out in hives.',
  'My lips swelled up.',
  'They had to call an ambulance.',
  'I was violently ill afterwards.',
  'A child died here after dinner.',
  'They nearly killed my wife.',
] as const;
const AT_LARGE = [
  'They laughed at my allergy.',
  'The waiter rolled his eyes at allergies.',
  'They think allergies are a fad.',
  'Staff are clueless about allergens.',
  'Nobody knew anything about allergens.',
  "Don't trust them with allergies.",
  'They are careless about dietary needs.',
  'The allergen chart is out of date.',
  'The kitchen cannot cater for allergies.',
  'Allergies are not catered for.',
  'Not a place for the allergic.',
  'They make no promises about allergens.',
  'You sign a waiver if you mention an allergy.',
  'Allergic guests are turned away at the door.',
  'With an allergy, eat somewhere else.',
  'Allergen requests are refused, says the menu.',
] as const;
const OF_KITCHENS = [
  'Any dish may contain everything.',
  'One board, one knife and no hurry.',
  'It is all cooked on the same plancha.',
  'The wok is never washed between orders.',
  'Everything touches everything in that kitchen.',
] as const;
const OF_ONE: readonly ((food: string) => string)[] = [
  (food) => `They laughed when we asked about ${food}.`,
  (food) => `The waiter shrugged at the word ${food}.`,
  (food) => `Staff had no idea what has ${food} in it.`,
  (food) => `They could not tell us which dishes have ${food}.`,
  (food) => `You cannot trust them with ${food}.`,
  (food) => `The kitchen forgot to leave out ${food}.`,
];

const place = (notes: string) =>
  restaurant(1, {
    name: 'Copper Finch',
    cuisine: 'Bistro',
    phone: '555-0101',
    saffronNotes: JSON.stringify({ vibe: `Cosy room. ${notes}` }),
  });

describe('notes of harm, scorn, ignorance and neglect', { tags: ['a101'] }, () => {
  test.each(NEEDS)('keep away whoever could fall ill from %s', async (_, told, food) => {
    for (const notes of [...HARM, ...AT_LARGE, ...OF_ONE.map((say) => say(food))]) {
      const { reply } = talkAbout([place(notes)]);
      const found = await reply(told, 'a bistro');
      expect([notes, found.cards.length]).toEqual([notes, 0]);
      const { text } = await reply(told, 'is Copper Finch ok for me?');
      expect([notes, text]).toEqual([notes, expect.stringMatching(/wouldn't risk|Not safely/)]);
    }
  });

  test.each(NEEDS)(
    'and of a kitchen that keeps nothing apart do so, whatever it promises beside: %s',
    async (need, told) => {
      for (const harm of OF_KITCHENS)
        for (const notes of [harm, `There are ${need} free cakes. ${harm}`]) {
          const { text } = await talkAbout([place(notes)]).reply(told, 'is Copper Finch ok for me?');
          expect([notes, text]).toEqual([notes, expect.stringMatching(/wouldn't risk|Not safely|wouldn't call/)]);
        }
    },
  );

  test.each([
    'Allergies are never a problem.',
    'No fuss is made about allergies.',
    'They handle allergies without a blink.',
    'Nothing is too much trouble with allergies.',
    'The same bowl of soup for ten years.',
  ])('are none where nothing is denied but trouble: %s', async (notes) => {
    for (const [, told] of NEEDS) {
      const { text } = await talkAbout([place(notes)]).reply(told, 'is Copper Finch ok for me?');
      expect([notes, text]).toEqual([notes, expect.not.stringMatching(/wouldn't risk|Not safely/)]);
    }
  });

  /** What is laughed at or found fault with, beside what is done for who could fall ill. */
  const OF_OTHERS: readonly ((done: string) => string)[] = [
    (done) => `The barber laughed at the prices; ${done}.`,
    (done) => `At last ${done}, and the regulars joke about the weather.`,
    (done) => `The host sighed at the parking, and ${done}.`,
    (done) => `Bad parking, awful wifi, yet ${done}.`,
    (done) => `The music is terrible and ${done}.`,
    (done) => `I forgot my umbrella. ${done}.`,
    (done) => `They joke with the kids while ${done}.`,
    (done) => `A nightmare queue; ${done}.`,
    (done) => `Nobody knows the door code, though ${done}.`,
    (done) => `Avoid the window seats; ${done}.`,
    (done) => `The postman grumbled about the noise – ${done}.`,
  ];
  test.each(NEEDS)('of something else keep nobody away from what is done for %s', async (need, told) => {
    for (const say of OF_OTHERS) {
      const notes = say(`${need} free dishes are labelled`);
      const { text } = await talkAbout([place(notes)]).reply(told, 'is Copper Finch ok for me?');
      expect([notes, text]).toEqual([notes, expect.not.stringMatching(/wouldn't risk|Not safely/)]);
      expect([notes, text]).toEqual([notes, expect.stringContaining(`${need} free dishes`)]);
    }
  });

  test.each(['vegan', 'vegetarian', 'halal', 'kosher'])('of something else take no %s promise back', async (diet) => {
    for (const say of OF_OTHERS) {
      const notes = say(`the ${diet} menu is long`);
      const { text } = await talkAbout([place(notes)]).reply(`is Copper Finch ${diet}?`);
      expect([notes, text]).toEqual([notes, expect.stringContaining(`${diet} menu`)]);
    }
  });

  test.each(NEEDS)('beside other words keep away whoever could fall ill from %s', async (need, told, food) => {
    for (const notes of [
      `Great soup, but they laughed when I asked what has ${food} in it.`,
      `I asked for the ${need} free menu and the waiter rolled his eyes.`,
      `They shrugged, then said the soup had no ${food}.`,
      `Asked about ${food}: a shrug.`,
      `The room is lovely, the staff were rude about my ${need} allergy.`,
      `Lovely room; clueless about fish, ${food} and soy.`,
      `The bread is a risk, the rest is ${need} free.`,
    ]) {
      const { text } = await talkAbout([place(notes)]).reply(told, 'is Copper Finch ok for me?');
      expect([notes, text]).toEqual([notes, expect.stringMatching(/wouldn't risk|Not safely/)]);
    }
  });

  test('what is said of one food is said of no other', async () => {
    for (const say of OF_ONE) {
      const { text } = await talkAbout([place(say('eggs'))]).reply(
        "I'm allergic to nuts",
        'is Copper Finch ok for me?',
      );
      expect(text).not.toMatch(/wouldn't risk|Not safely/);
    }
  });

  test.each([
    ['vegan', 'egg'],
    ['vegan', 'cheese'],
    ['vegetarian', 'bacon'],
    ['halal', 'pork'],
  ])('a %s dish that had %s in it is none', async (diet, food) => {
    for (const notes of [`The '${diet}' burger had ${food} in it.`, `We found ${food} in the ${diet} pie.`]) {
      const { text } = await talkAbout([place(notes)]).reply(`is Copper Finch ${diet}?`);
      expect([notes, text]).toEqual([notes, expect.not.stringMatching(/^(?:yes|yep|they do|it is)\b/i)]);
    }
  });

  test.each([
    'The founder, who died in 1998, left it to her son.',
    'After her husband died she opened the bar.',
    'Murder mystery nights, and a guest dies before the starter.',
    'The chilli sauce will kill me one day.',
    'The paramedics from the station have the corner table.',
    'The old courtroom of the coroner.',
  ])('of a life and of its end, nothing warns: %s', (told) => {
    const row = place(told);
    expect(factsOf(row).filter(({ topic }) => topic === WARNED)).toEqual([]);
  });

  test('nothing of it is a reason to go for anybody', async () => {
    for (const notes of HARM) {
      const { text } = await talkAbout([place(notes)]).reply('a bistro');
      expect(text).not.toContain(notes.slice(0, -1));
    }
  });
});

describe('a promise says what is done', { tags: ['a101'] }, () => {
  const NONE: readonly ((need: string) => string)[] = [
    (need) => `The word ${need} allergy is painted on the door.`,
    (need) => `My ${need} allergy was the talk of the table.`,
    (need) => `A ${need} allergy brought us here.`,
    (need) => `They are planning a ${need} free menu.`,
    (need) => `There is talk of a ${need} free kitchen.`,
    (need) => `They used to be ${need} free.`,
    (need) => `They say they are ${need} free.`,
    (need) => `Maybe the soup is ${need} free.`,
    (need) => `A ${need} free oven is not yet there.`,
    (need) => `The ${need} free kitchen was replaced with an ordinary one.`,
    (need) => `The door says ${need} free by mistake.`,
    (need) => `${need} free, and they break it each night.`,
    (need) => `A ${need} free kitchen? Dream on.`,
    (need) => `I wish it were ${need} free.`,
  ];
  test.each(NEEDS)('to whoever could fall ill from %s', async (need, told) => {
    for (const say of NONE) {
      const { text } = await talkAbout([place(say(need))]).reply(told, 'is Copper Finch ok for me?');
      expect([say(need), text]).toEqual([say(need), expect.not.stringMatching(/can't promise|depends on/)]);
    }
    for (const done of [`A separate kitchen for guests with a ${need} allergy.`, `${need} free dishes are labelled.`]) {
      const { text } = await talkAbout([place(done)]).reply(told, 'is Copper Finch ok for me?');
      expect([done, text]).toEqual([done, expect.stringMatching(/tell them/i)]);
    }
  });
});

test.each([
  ['nut', 'almonds', "I'm allergic to nuts"],
  ['egg', 'omelettes', "I'm allergic to eggs"],
  ['sesame', 'tahini', "I'm allergic to sesame"],
])('no promise is worth anything beside what it leaves out: %s', { tags: ['a101'] }, async (need, food, told) => {
  for (const beside of [
    ` with ${food} on each table`,
    `, ${food} on the curry`,
    `; ${food} to start`,
    ` on paper: ${food} in half of it`,
  ]) {
    const notes = `A ${need} free kitchen${beside}.`;
    const { text } = await talkAbout([place(notes)]).reply(told, 'is Copper Finch ok for me?');
    expect([notes, text]).toEqual([notes, expect.not.stringMatching(/can't promise|depends on/)]);
  }
});

test('no ordinary note warns', { tags: ['a101'] }, () => {
  const rows = [...asReturned(demoGuide), ...millTown, ...smallTown(true)];
  const warned = rows.flatMap(factsOf).filter(({ topic }) => topic === WARNED);
  expect(warned.map(({ sentence }) => sentence?.text)).toEqual([]);
  for (const notes of [
    'We laughed all night over the soup.',
    'Never a bad reaction to the new menu.',
    'The hospital is opposite.',
    'Nurses from the hospital eat here.',
    'No idea is too odd for this kitchen.',
    'You will not be sick of the view.',
    'The staff know what they do.',
    'Nobody has been ill here.',
    'The joke of the house is the soup.',
  ])
    expect([notes, factsOf(place(notes)).filter(({ topic }) => topic === WARNED)]).toEqual([notes, []]);
});

describe('an allergen that is in all that is cooked', { tags: ['a101'] }, () => {
  test.each(
    [
      ['nuts', 'nuts'],
      ['gluten', 'flour'],
      ['dairy', 'butter'],
      ['eggs', 'egg'],
      ['fish', 'fish sauce'],
      ['soy', 'soy sauce'],
      ['sesame', 'tahini'],
    ].flatMap(([allergy = '', word = '']) =>
      ['in nearly everything', 'on everything', 'everywhere', 'in the air'].map(
        (where) => [allergy, word, where] as const,
      ),
    ),
  )('%s: a promise of one dish is none with %s %s', async (allergy, word, where) => {
    const guide = [
      restaurant(1, {
        name: 'Amber Quay',
        cuisine: 'Modern',
        saffronNotes: JSON.stringify({
          vibe: 'Oak tables.',
          food_notes: `Soup without ${allergy} on request, but ${word} ${where}.`,
        }),
      }),
    ];
    const { text } = await talkAbout(guide).reply(`I'm allergic to ${allergy}. Is Amber Quay safe?`);
    expect(text).not.toMatch(/hopeful|^Yes/);
    expect(text).toMatch(/not safe|wouldn't|unsafe|not safely|isn't safe/i);
  });
});
