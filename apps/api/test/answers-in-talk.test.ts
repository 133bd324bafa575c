import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const open = hours.parse('Mo-Su 11:00-23:00');
const notes = (vibe: string, food_notes: string, occasions = '') => JSON.stringify({ vibe, food_notes, occasions });

const town = [
  restaurant(1, {
    name: 'Amber Kiln',
    cuisine: 'Italian',
    neighborhood: 'Hilltop',
    price: 3,
    rating: 4.5,
    reservations: true,
    hours: open,
    phone: '(555) 555-0101',
    tag: 'Quiet, Date night',
    saffronNotes: notes('A hushed room of eight tables.', 'Pumpkin ravioli, veal with sage, lemon tart.'),
  }),
  restaurant(2, {
    name: 'Brass Otter',
    cuisine: 'Italian',
    neighborhood: 'Hilltop',
    price: 2,
    rating: 4,
    reservations: true,
    hours: open,
    phone: '(555) 555-0102',
    saffronNotes: notes(
      'Long benches, and a line outside at noon. A set lunch is out within the hour.',
      'Lasagne with nine layers, gnocchi in butter. A vegetarian lasagne too.',
    ),
  }),
  restaurant(3, {
    name: 'Cobalt Wren',
    cuisine: 'Korean',
    neighborhood: 'Quayside',
    price: 2,
    rating: 4,
    hours: open,
    phone: '(555) 555-0103',
    tag: 'Lively, Sports on TV, Groups',
    saffronNotes: notes('Loud until late, with six screens.', 'Fried chicken, rice cakes in chilli.'),
  }),
];
const talk = talkAbout(town, { date: '2026-11-26', minute: 19 * 60 });
const reply = async (...messages: string[]) => {
  const { text, cards } = await talk.reply(...messages);
  return { text, names: cards.map(({ name }) => name) };
};
const ITALIAN = 'italian in hilltop';
const BOTH = ['Amber Kiln', 'Brass Otter'];
const UNKNOWN = /know|say|tell|idea|nothing on|no word/i;
/** What only the notes on the food have. */
const DISHES = /ravioli|veal|lasagne|gnocchi|tart/i;

describe('a statement after places were shown', () => {
  test.each(["we're 6 people by the way", 'were 6 btw', 'we are six', "there's 6 of us"])(
    'of how many come is checked at each: %s',
    async (message) => {
      const { text } = await reply(ITALIAN, message);
      for (const name of BOTH) expect(text).toContain(name);
      expect(text).toMatch(/\bsix\b/);
    },
  );

  test.each(["my kids won't touch fish", 'they dont like anything spicy, the kids'])(
    'of what somebody does not eat asks nothing: %s',
    async (message) => expect((await reply(ITALIAN, message)).text).not.toMatch(/children|^Ye[sp]|^No[,.]/),
  );

  test.each(['half of them are over 70', 'we never went there before'])(
    'that asks nothing of a place repeats no list: %s',
    async (message) => {
      const { text, names } = await reply(ITALIAN, message);
      expect(text).not.toMatch(DISHES);
      expect(names.every((name) => BOTH.includes(name))).toBe(true);
    },
  );
});

describe('a greeting in the middle of a conversation', () => {
  test.each(['hi', 'hello?', 'morning!', 'hey there'])('keeps what was shown: %s', async (message) => {
    const { text, names } = await reply(ITALIAN, message);
    expect(names.toSorted()).toEqual(BOTH);
    expect(text).toMatch(/^(?:Hello|Hi)\b/);
  });
});

describe('a question after places were shown', () => {
  test.each(['is it loud?', 'does it have parking', 'is it good for kids'])(
    'about "it" has an answer for each of them: %s',
    async (message) => {
      const { text, names } = await reply(ITALIAN, message);
      expect(names.toSorted()).toEqual(BOTH);
      expect(text).toMatch(/Amber Kiln.*Brass Otter|Brass Otter.*Amber Kiln|either of them/s);
    },
  );

  test.each([
    'do you eat with your hands',
    'how long does it take',
    'would they let me read a book',
    'who would hate it there',
    'where could we leave the bikes',
    'how many courses for two',
    'how many screens are there',
    'what time do they sell out',
    "we've never had it, who cooks there?",
    'does he have to wear shoes',
  ])('that nobody can answer is no search, booking or refusal: %s', async (message) => {
    const { text, names } = await reply(ITALIAN, message);
    expect(text).toMatch(UNKNOWN);
    expect(text).not.toMatch(DISHES);
    expect(text).not.toMatch(/make the booking|can't book|not Amber Kiln|minutes' walk|where you are/);
    expect(names.every((name) => BOTH.includes(name))).toBe(true);
  });

  test.each(['will we be done in an hour?', 'can we be out in an hour?'])(
    'about how long one stays is answered where the notes tell it: %s',
    async (message) => expect((await reply(ITALIAN, message)).text).toMatch(/Brass Otter.*within the hour/),
  );

  test.each(['is all of it vegetarian?', 'is everything there vegetarian'])(
    'about the whole kitchen gets no yes for some dishes: %s',
    async (message) => expect((await reply('Brass Otter', message)).text).not.toMatch(/^Ye[sp]/),
  );

  test.each(['too far from quayside?', 'can we walk from quayside', 'is it near quayside'])(
    'about the way is no search: %s',
    async (message) => {
      const { text, names } = await reply(ITALIAN, message);
      expect(BOTH).toEqual(expect.arrayContaining(names));
      expect(text).not.toMatch(DISHES);
    },
  );

  test('about a day is not answered by what holds in general', async () =>
    expect((await reply('Brass Otter', 'is it busy on thursdays?')).text).toMatch(/Thursdays/));

  test.each(['is it safe around there at night?', 'is the area safe to walk', 'is it safe round there'])(
    'about a part of town speaks of no allergies: %s',
    async (message) => expect((await reply(ITALIAN, message)).text).not.toMatch(/allerg|kitchen/),
  );

  test.each(['has it gone downhill?', 'is it overrated?', 'tourist trap?'])(
    'that doubts a place that is rated well gets no yes: %s',
    async (message) => expect((await reply('Amber Kiln', message)).text).not.toMatch(/^Yes|It is/),
  );

  test.each(["what's the food like", 'what should we order'])(
    'about dishes names the place of each: %s',
    async (message) => {
      const { text } = await reply(ITALIAN, message);
      expect(text).toMatch(/Amber Kiln.*ravioli/);
      expect(text).toMatch(/Brass Otter.*(?:lasagne|gnocchi)/i);
    },
  );

  test('whether one is so by more than the other is no wish for others', async () => {
    const { text, names } = await reply(ITALIAN, 'is the second cheaper');
    expect(BOTH).toEqual(expect.arrayContaining(names));
    expect(text).toMatch(/^(?:Yes|No)/);
  });

  test.each(['first one or second one, im starving', 'the first or the second'])(
    'between two of them is no choice of either: %s',
    async (message) => {
      const { text } = await reply(ITALIAN, message);
      for (const name of BOTH) expect(text).toContain(name);
      expect(text).not.toMatch(/555-01/);
    },
  );

  test.each(['does it fit our budget', 'is that too much money'])('about money tells the prices: %s', async (message) =>
    expect((await reply(ITALIAN, message)).text).toMatch(/\${2,3}/),
  );

  test.each(['do they do proper food', 'is there decent food'])('calls no adjective a thing: %s', async (message) =>
    expect((await reply(ITALIAN, message)).text).not.toMatch(/have (?:a )?(?:proper|decent)/),
  );

  test.each(['is the second one korean?', 'is it korean'])('about the kitchen tells it: %s', async (message) =>
    expect((await reply(ITALIAN, message)).text).toMatch(/Italian/),
  );

  test.each(['can they do that many?', 'could they fit so many'])(
    'goes on about as many as were said: %s',
    async (message) => {
      const { text } = await reply(ITALIAN, "there's 9 of us", message);
      expect(text).not.toMatch(DISHES);
      expect(text).toMatch(/bookings|room|nine|know/);
    },
  );
});

describe('a wish after places were shown', () => {
  test.each(['make it lively', 'actually somewhere lively', 'we want to watch the match'])(
    'that nobody knows of them keeps the kitchen that was asked for, and says so: %s',
    async (message) => {
      const { text, names } = await reply(ITALIAN, message);
      expect(BOTH).toContain(names[0]);
      expect(text).toMatch(UNKNOWN);
    },
  );

  test.each(['is there somewhere quieter?', 'is there somewhere less crowded'])(
    'behind a question looks for others: %s',
    async (message) => expect((await reply('korean', message)).names).not.toContain('Cobalt Wren'),
  );

  test('keeps those that meet it', async () => {
    const { text, names } = await reply(ITALIAN, 'make it quiet');
    expect(names).toEqual(['Amber Kiln']);
    expect(text).toMatch(/know whether Brass Otter/);
  });

  test('for a kitchen that none of them has looks for it', async () =>
    expect((await reply(ITALIAN, 'what about the korean one?')).names).toEqual(['Cobalt Wren']));
});

test('where one is left after a refusal, "the other one" is that one', async () => {
  const [first] = (await reply(ITALIAN)).names;
  const { names } = await reply(ITALIAN, 'not that one', 'what about the other one');
  expect(names).toEqual(BOTH.filter((name) => name !== first));
});

test('"why" has a reason, though it was told before', async () =>
  expect((await reply(ITALIAN, 'which one would you go to', 'why')).text).not.toMatch(/^\S+ \S+ is an? /));

describe('an answer that is doubted', () => {
  const DOUBTS = ['Sure about that?', 'really?', 'are you certain', 'you sure?', 'how do you know'];

  test.each(DOUBTS)('is given again with the sentence it rests on: %s', async (doubt) => {
    const { text, names } = await reply(ITALIAN, 'is the second one fast?', doubt);
    expect(text).not.toMatch(/rated|out of 5/);
    expect(names).toEqual((await reply(ITALIAN, 'is the second one fast?')).names);
    const quoted = await reply(ITALIAN, 'do they do a vegetarian lasagne at Brass Otter?', doubt);
    expect(quoted.text).toMatch(/vegetarian lasagne/i);
    expect(quoted.text).not.toMatch(/rated|out of 5/);
  });

  test.each(DOUBTS)('is said to be recorded, or not to be known: %s', async (doubt) => {
    const open = await reply(ITALIAN, 'when does the first one close?', doubt);
    expect(open.text).toMatch(/guide.*eleven/s);
    const unknown = await reply(ITALIAN, 'is there parking at the first one?', doubt);
    expect(unknown.text).toMatch(/guide.*parking/s);
    expect(unknown.text).not.toMatch(/rated|out of 5/);
  });

  test('is doubted again', async () =>
    expect((await reply(ITALIAN, 'is there parking at the first one?', 'really?', 'are you sure?')).text).toMatch(
      /guide.*parking/s,
    ));

  test('is no answer where nothing was said before', async () =>
    expect((await reply('really?')).text).not.toMatch(/notes in the guide|recorded/));
});

describe('after places were shown', () => {
  const guide = ['French', 'Korean', 'Italian', 'Indian', 'French', 'Korean'].map((cuisine, at) =>
    restaurant(at + 1, {
      name: `${cuisine} Table ${at + 1}`,
      cuisine,
      neighborhood: at < 4 ? 'Mill Row' : 'Quayside',
      price: at < 2 ? 2 : 4,
      phone: `555 010${at}`,
    }),
  );
  const { rowsOf } = talkAbout(guide);
  const cuisines = async (...messages: string[]) => (await rowsOf(...messages)).map(({ cuisine }) => cuisine);

  test.each(['I do not care.', 'I do not care what kind of food', "no, I don't care"])(
    'who minds nothing turns none of them down: %s',
    async (message) =>
      expect((await rowsOf('moderately priced in Mill Row', message)).map(({ id }) => id)).toContain(1),
  );

  test.each([
    'Can I get an Italian restaurant? address and phone number please.',
    'Italian, please. Give me their address and phone number.',
    'How about Italian food? Could I have the phone number of an Italian restaurant.',
  ])('a wish for another kitchen goes before what is asked of it: %s', async (message) =>
    expect(new Set(await cuisines('french', message))).toEqual(new Set(['Italian'])),
  );

  test.each([
    'may I have the address and phone number of the Korean restaurant?',
    'phone and address of the Korean one',
  ])('two facts are asked of the place that is named after them: %s', async (message) =>
    expect(await cuisines('moderately priced in Mill Row', message)).toEqual(['Korean']),
  );
});
