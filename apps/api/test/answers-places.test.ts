import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes: string, occasions: string) => JSON.stringify({ vibe, food_notes, occasions });

const town = talkAbout([
  restaurant(1, {
    name: 'Brass Lantern',
    cuisine: 'Steakhouse',
    neighborhood: 'Millside',
    price: 4,
    rating: 4.5,
    tag: 'Valet',
    saffronNotes: notes(
      'It is a dark room with tall booths.',
      'The ribeye is $58 and the hanger steak is $34. Creamed leeks are $9.',
      'Valet is $14, or the lot on Mill Street is free after 6. Two private rooms seat 10 and 24. Dogs are fine on the porch, not inside.',
    ),
  }),
  restaurant(2, {
    name: 'Plum Wagon',
    cuisine: 'Steakhouse',
    neighborhood: 'Millside',
    price: 2,
    rating: 4,
    saffronNotes: notes(
      'It is loud by eight.',
      'Skirt steak with fries is $21. The peach pie is the one to get.',
      'No reservations, and the wait on Saturdays is an hour. The side room takes 30 for showers. Set dinner is $35 a head.',
    ),
  }),
  restaurant(3, {
    name: 'Fern & Kettle',
    cuisine: 'Steakhouse',
    neighborhood: 'Millside',
    price: 3,
    rating: 3.5,
    saffronNotes: notes(
      'Low lamps, eight tables.',
      'The flat iron is $29. Half portions for kids are $12.',
      'Reservations are taken for two to six.',
    ),
  }),
]);
const ask = async (...messages: string[]) => (await town.reply(...messages)).text;

describe('a question about one place', () => {
  test.each([
    ['does Brass Lantern have parking?', /valet is \$14, or the lot on Mill Street is free after 6/i],
    ['can I park at Brass Lantern', /free after 6/],
    ['does Brass Lantern have a private room?', /^Yes: two private rooms seat 10 and 24\.$/],
    ['how long is the wait at Plum Wagon?', /an hour/],
    ['does Fern & Kettle do half portions?', /half portions for kids are \$12/i],
    ['does Plum Wagon have a separate room?', /side room takes 30/],
    ['can I take my dog to Brass Lantern?', /not inside/],
    ['is there anywhere to sit at Fern & Kettle?', /eight tables/],
  ])('%s is answered with what decides', async (question, words) => expect(await ask(question)).toMatch(words));

  test('is answered with what comes nearest, where nothing tells of that', async () =>
    expect(await ask('do they take walk-ins at Fern & Kettle?')).toMatch(/Reservations are taken for two to six/));

  test('frames no rule as an occasion', async () =>
    expect(await ask('how long is the wait at Plum Wagon?')).not.toMatch(/Good for|Best /));
});

describe('a question about several places', () => {
  test.each(['do any of them have a private room?', 'is there a separate room at any of them'])(
    'says who does, and in which way: %s',
    async (question) => {
      const text = await ask('steak in millside', question);
      expect(text).toMatch(/Brass Lantern.*two private rooms/);
      expect(text).toMatch(/Plum Wagon[:( ]+the side room takes 30/);
      expect(text).toMatch(/(?:know about|nothing on|no word on) Fern & Kettle/i);
      expect(text).not.toMatch(/it depends/i);
    },
  );

  test('tells what a meal costs, with the price level of each', async () => {
    const text = await ask('steak in millside', 'how much per head roughly?');
    expect(text).toMatch(/Brass Lantern \(\$\$\$\$\): the ribeye is \$58/);
    expect(text).toMatch(/Plum Wagon \(\$\$\): set dinner is \$35 a head/);
    expect(text).not.toMatch(/As for|moderately/);
  });
});

test('what is noted of each is told where nothing orders them', async () => {
  const text = await ask('steak in millside', 'which has the shortest wait?');
  expect(text).toMatch(/the wait on Saturdays is an hour/);
});

describe('what sets places apart', () => {
  test.each([
    "what's the difference between Brass Lantern and Plum Wagon?",
    'what is the difference between Brass Lantern and Plum Wagon for dinner',
    'how do Brass Lantern and Plum Wagon compare?',
  ])('%s', async (question) => {
    const text = await ask(question);
    expect(text).toMatch(/Brass Lantern is a steakhouse.*\$\$\$\$.*ribeye.*Plum Wagon is.*\$\$/i);
    expect(text).not.toMatch(/little between|I'd go|for me\.|I'd say/);
  });
});

describe('what to order', () => {
  test('is what the notes price', async () =>
    expect(await ask('what should I order at Brass Lantern?')).toMatch(
      /the ribeye \(\$58\), the hanger steak \(\$34\)/,
    ));

  test('is what the notes praise', async () =>
    expect(await ask('what should I get at Plum Wagon?')).toMatch(/Get the peach pie/));
});

describe('a question without a verb is about what was shown', () => {
  test.each(['anything for kids?', 'what about kids', 'and for kids'])('%s', async (question) => {
    const { text, cards } = await town.reply('Fern & Kettle', question);
    expect(text).not.toMatch(/Good to know|^Right|^OK/);
    expect(cards.map(({ name }) => name)).toContain('Fern & Kettle');
  });
});

describe('words that look like another question', () => {
  test.each(['can we bring a cake?', 'can I bring my own pizza', 'could we bring a cake'])(
    '%s looks for no place',
    async (question) => {
      const { text, cards } = await town.reply('steak in millside', question);
      expect(text).toMatch(/know|say|tell|idea/i);
      expect(cards).toHaveLength(3);
    },
  );

  test.each(['how long do we have to wait at Plum Wagon?', 'how long do I have to wait there'])(
    '%s asks for no opening hours',
    async (question) => expect(await ask('Plum Wagon', question)).toMatch(/an hour/),
  );

  test.each(['how much notice do they need?', 'how much space is there?'])('%s asks for no price', async (question) =>
    expect(await ask('Brass Lantern', question)).not.toMatch(/\$\d|expensive/),
  );

  test.each(['is it dark at Brass Lantern?', 'how dim is it at Brass Lantern'])('%s', async (question) =>
    expect(await ask(question)).toMatch(/dark room/),
  );
});

test('a warning is said in full once', async () => {
  const coast = talkAbout([
    restaurant(1, {
      name: 'Tern & Tide',
      cuisine: 'Burgers',
      neighborhood: 'Quayside',
      saffronNotes: notes(
        'Benches by the slip.',
        'Shrimp rolls and burgers, all in the same fryer.',
        'No reservations.',
      ),
    }),
  ]);
  const first = (await coast.reply('burgers in quayside', 'is it safe with a shellfish allergy?')).text;
  expect(first).toMatch(/same fryer/);
  const { text } = await coast.reply(
    'burgers in quayside',
    'is it safe with a shellfish allergy?',
    'do we need to book?',
  );
  expect(text).toMatch(/bookings|reservations/i);
  expect(text).toMatch(/shellfish/);
  expect(text).not.toMatch(/same fryer/);
});
