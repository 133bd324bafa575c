import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const { reply, rowsOf } = talkAbout(guideWithTraps);

/** A small town, by an editor who writes telegrams and one who chats. */
const town = [
  restaurant(1, {
    name: 'Ember Row',
    cuisine: 'Steakhouse',
    neighborhood: 'Dockside',
    price: 4,
    rating: 4.5,
    reservations: true,
    phone: '555-0141',
    address: '9 Chain Lane',
    hours: [{ dayOfWeek: ['Tuesday', 'Wednesday'], opens: '17:00', closes: '23:00' }],
    saffronNotes: JSON.stringify({
      vibe: 'Low lamps, deep booths. Loud after nine. Two flights of stairs, no lift. Cash only. Jackets expected.',
      food_notes:
        'Ribeye on the bone, creamed spinach, smoked trout, baked potato with soured butter. They cannot do vegan. One shared fryer.',
      occasions: 'Contracts signed, daughters married.',
    }),
  }),
  restaurant(2, {
    name: 'Little Wren',
    cuisine: 'Steakhouse',
    neighborhood: 'Dockside',
    price: 2,
    rating: 3,
    phone: '555-0142',
    saffronNotes:
      'You could bring the whole kindergarten here and nobody would blink. Dogs? Not a chance, the landlord is allergic. Free lot after five. The steak is tired and the chips are soggy. On Sundays there is no music.',
  }),
  restaurant(3, { name: 'Plain Jane', cuisine: 'Steakhouse', neighborhood: 'Hilltop', price: 2 }),
  restaurant(4, {
    name: 'Chili Lantern',
    cuisine: 'Thai',
    neighborhood: 'Hilltop',
    price: 1,
    rating: 4,
    phone: '555-0144',
  }),
];
const there = talkAbout(town);

describe('a question about a place', () => {
  test.each([
    ['is Ember Row quiet?', /^(?:No|I'm afraid not|It depends|Up to a point|Yes and no).*loud after nine/],
    ['is Ember Row loud?', /^(?:Yes|Yep|It depends|Up to a point|Yes and no).*loud after nine/],
    ['can you do Ember Row in a wheelchair?', /^(?:No|I'm afraid not).*stairs/],
    ['does Ember Row take cards', /^(?:No|I'm afraid not), it's cash only/],
    ['does Ember Row do vegan', /^(?:No|I'm afraid not), they don't do vegan/],
    ['what should I wear at Ember Row', /^People dress up for it/],
    ['do I need to book at Ember Row?', /^(?!Yes|Yep).*they take bookings, so ring ahead/i],
    ['does Little Wren take dogs?', /^(?:No|I'm afraid not), they don't take dogs/],
    ['is there parking at Little Wren?', /^(?:It depends|Up to a point|Yes and no)[:.] free lot after five/],
    ['is there music at Little Wren', /^On Sundays there is no music/],
    ['does Plain Jane take dogs?', /^I (?:don't know|can't say|can't tell you) whether they take dogs/],
    ['does Plain Jane have a fireplace', /^I (?:don't know|can't say|can't tell you)/],
    ['does Plain Jane have a pool table', /^I (?:don't know|can't say|can't tell you).*(?:games|pool table)/],
    ['is Ember Row open on Mondays?', /closed on Mondays/],
    ['is Ember Row open on Tuesdays?', /17:00 to 23:00 on Tuesdays/],
    ['address and phone of Ember Row', /9 Chain Lane.*555-0141|555-0141.*9 Chain Lane/],
  ])('%s', async (message, words) => expect((await there.reply(message)).text).toMatch(words));
});

describe('a question about what was shown', () => {
  test.each([
    [['steak in dockside', 'does the second take dogs?'], /^(?:No|I'm afraid not)/],
    [
      ['steak in dockside', 'does the second take dogs?', 'and the other one?'],
      /Ember Row|don't know|can't (?:say|tell)/,
    ],
    [['steak in dockside', 'does the second take dogs?', 'parking?'], /[Ff]ree lot/],
    [['steak in dockside', 'do any of them have parking?'], /Little Wren.*free lot.*Ember Row/],
    [['steak in dockside', 'why the first one?'], /rated|catch|mind|price/i],
    [['steak in dockside', 'is the first worth it?'], /4\.5 out of 5/],
    [['steak in dockside', 'is the second any good?'], /3 out of 5.*soggy/],
    [['steak in dockside', 'what should we order at the first?'], /ribeye on the bone.*Cash only|ribeye on the bone/i],
    [["I'm vegetarian, steak in dockside", 'what should I order at Ember Row?'], /leave out Ember Row/],
    [['steak in dockside', 'is it safe for my coeliac son at the first?'], /^No, I wouldn't risk.*shared fryer/],
  ])('%j', async (messages, words) => expect((await there.reply(...messages)).text).toMatch(words));

  test('leaves out what the diner does not eat', async () => {
    const { text } = await there.reply("I'm vegetarian, steak in dockside", 'what should I order at Ember Row?');
    expect(text).not.toMatch(/ribeye|trout/i);
  });

  test('a number refers to the list from which one was singled out', async () => {
    const shown = await rowsOf('tacos');
    const [first] = await rowsOf('tacos', 'does the second one have a terrace?', 'and the first one, is it quiet?');
    expect(first?.id).toBe(shown[0]?.id);
  });

  test('does not say the same twice', async () => {
    const talk = ['quiet italian', 'tell me more about the first', 'tell me more', 'tell me more'];
    const said = new Set<string>();
    for (const at of [2, 3, 4])
      for (const sentence of (await reply(...talk.slice(0, at))).text.split(/(?<=[.!?]) /)) {
        if (sentence.length < 40) continue;
        expect(said).not.toContain(sentence);
        said.add(sentence);
      }
  });
});

describe('safety', () => {
  const asks = ['is anything Thai safe with a nut allergy?', 'is Chili Lantern safe for a peanut allergy?'];
  test.each(asks)('%s', async (message) => {
    const { text } = await there.reply(message);
    expect(text).toMatch(/can't call any place for Thai food safe|wouldn't call Chili Lantern safe/);
  });

  test.each(['nuts', 'shellfish', 'sesame', 'eggs', 'dairy'])('%s: never a plain yes', async (allergen) => {
    for (const { name } of guideWithTraps.filter((_, at) => at % 20 === 0))
      expect((await reply(`is ${name} safe with a ${allergen} allergy?`)).text).not.toMatch(/^Ye[sp]\b/);
  });
});

const SUBJECTS = [
  {
    ask: 'does Ask Me Inn take dogs?',
    yes: ['Dogs are welcome.', 'A water bowl by the door.'],
    no: ['No dogs.', 'Dogs: no.', 'Dogs are not allowed.'],
  },
  {
    ask: 'is there parking at Ask Me Inn?',
    yes: ['Parking behind the house.'],
    no: ['No parking.', 'Nowhere to park.'],
  },
  {
    ask: 'does Ask Me Inn do vegan food?',
    yes: ['A vegan menu.'],
    no: ['They cannot do vegan.', 'Vegans should look elsewhere.'],
  },
  {
    ask: 'can I sit outside at Ask Me Inn?',
    yes: ['Tables outdoors.'],
    no: ['There is no outdoor seating.', 'All indoors.'],
  },
  { ask: 'does Ask Me Inn take cards?', yes: ['Cards accepted.'], no: ['Cash only.', 'They do not take cards.'] },
] as const;

/** A subject, and notes that deny it somewhere between other sentences, of which some may affirm it. */
const denied = fc.constantFrom(...SUBJECTS).chain(({ ask, yes, no }) => {
  const others = fc.subarray<string>([...yes, 'Good soup.', 'The owner sings.', 'Blue chairs.']);
  return fc
    .tuple(fc.constantFrom<string>(...no), others)
    .chain(([denial, rest]) => fc.shuffledSubarray([denial, ...rest], { minLength: rest.length + 1 }))
    .map((sentences) => ({ ask, notes: sentences.join(' ') }));
});

test('a reply never says yes where the notes deny it', async () => {
  const cases = fc.sample(denied, 60).map((one, at) => ({ ...one, name: `Casa ${uniqueName(at)}` }));
  const guide = cases.map(({ name, notes }, at) => restaurant(at + 1, { name, cuisine: 'Pub', saffronNotes: notes }));
  const talk = talkAbout(guide);
  for (const { ask, name, notes } of cases) {
    const { text, cards } = await talk.reply(ask.replace('Ask Me Inn', name));
    expect(cards.map((card) => card.name)).toEqual([name]);
    expect(text, `${ask} ${notes}`).not.toMatch(/^Ye[sp]\b(?! and no)/);
  }
});

/** A name that no other restaurant of the test is like. */
const uniqueName = (at: number): string =>
  `${['Bron', 'Quil', 'Mord', 'Fesk', 'Zaph', 'Tull'][at % 6]}${['ador', 'ewick', 'ullio', 'imber', 'oquet', 'anthe', 'yspol', 'ervill', 'ustane', 'obrek'][Math.floor(at / 6)]}`;

test.each([
  ['one of us is coeliac', /barley|\bbread\b|pasta|dumpling/i],
  ["I can't have gluten", /barley|\bbread\b|pasta|dumpling/i],
])('what to order keeps to a diet that was said before: %s', async (said, unsafe) => {
  const grains = restaurant(1, {
    name: 'Grain Store',
    cuisine: 'British',
    tag: 'Gluten free',
    saffronNotes: JSON.stringify({
      food_notes:
        'Barley risotto, lamb shoulder, pasta with clams, roast beetroot. Gluten-free dishes are marked on the menu.',
    }),
  });
  const { text } = await talkAbout([grains]).reply('Grain Store', said, 'what should we order?');
  expect(text).toMatch(/lamb shoulder/);
  expect(text).not.toMatch(unsafe);
  expect(text).toMatch(/tell them/i);
});
