import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** A Tuesday. */
const NOW = { date: '2026-11-24', minute: 17 * 60 };
const notes = (vibe: string, food_notes: string, occasions = '') => JSON.stringify({ vibe, food_notes, occasions });
const guide = [
  restaurant(1, {
    name: 'Larkspur',
    cuisine: 'Greek',
    price: 2,
    rating: 4.5,
    reservations: true,
    phone: '555-0131',
    hours: hours.parse('Mo-Su 12:00-23:00'),
    saffronNotes: notes(
      'A long room.',
      'Lamb under the lid, out in fifteen minutes.',
      'Accordion and blues on Wednesdays.',
    ),
  }),
  restaurant(2, {
    name: 'Quill Corner',
    cuisine: 'Greek',
    price: 2,
    rating: 4.3,
    reservations: true,
    website: 'https://quill.example',
    hours: hours.parse('Mo-Su 12:00-23:00'),
    saffronNotes: notes('Tables of up to eight; ring for more.', 'A lunch menu of five courses, three hours.'),
  }),
  restaurant(3, {
    name: 'Tern House',
    cuisine: 'Greek',
    price: 2,
    rating: 4.1,
    reservations: true,
    hours: hours.parse('Mo-Su 12:00-23:00'),
    saffronNotes: notes('A fiddler on Thursdays.', 'Grilled fish.', 'No groups over six.'),
  }),
];
const { reply } = talkAbout(guide, NOW);
const asked = async (...messages: string[]) => (await reply(...messages)).text;

describe('music by the names of instruments and kinds', () => {
  test.each(['is there music tonight?', 'do any of them have live music tonight', 'which of them has music tonight?'])(
    'is told with the days on which there is some: %s',
    async (question) => {
      const text = await asked('Greek food', question);
      expect(text).toMatch(/Larkspur: not then, .*Wednesdays/);
      expect(text).toMatch(/Tern House: not then, .*Thursdays/);
    },
  );
  test('that on the day in question first', async () => {
    expect(await asked('Greek food', 'which has live music on Thursday?')).toMatch(/^Tern House: .*Larkspur: not then/);
  });
  test.each(['and at Tern House?', 'what about Tern House?'])(
    'for the day of the question that is asked of another place: %s',
    async (question) => {
      expect(await asked('Larkspur', 'is there music tonight?', question)).toMatch(/^Not /);
    },
  );
});

describe('the quickest', () => {
  test.each([
    "which is fastest, our train's in 40 mins?",
    'which is the quickest? our bus goes in half an hour',
    'which is quickest',
    "what's the fastest of those",
  ])('is the one that notes tell to take minutes: %s', async (question) => {
    const { text, cards } = await reply('Greek food', question);
    expect(text).toMatch(/^Larkspur is the quickest/);
    expect(cards.map(({ name }) => name)).toEqual(['Larkspur']);
  });
  test('and not one whose meals take hours', async () => {
    expect(await asked('Quill Corner', 'is it quick?')).toMatch(/^(?:No|I'm afraid not)/);
  });
});

describe('a difference of places of which one was named', () => {
  test.each([
    "what's the difference between the two?",
    'how do they differ?',
    'how are the two different?',
    'compare the two',
  ])('needs the other one: %s', async (question) => {
    expect(await asked('Larkspur', question)).toMatch(/only one, Larkspur\. Which other/);
  });
  test('which then is compared', async () => {
    expect(await asked('Larkspur', "what's the difference between Larkspur and Tern House?")).toMatch(/Tern House/);
  });
});

describe('a table', () => {
  test.each(['book it', 'can you reserve for us?', 'please reserve a table there'])(
    'is got where they take bookings: %s',
    async (message) => {
      expect(await asked('Larkspur', message)).toMatch(/555-0131/);
      expect(await asked('Quill Corner', message)).toMatch(/quill\.example/);
    },
  );
  test('for more than notes tell of comes with what they tell', async () => {
    expect(await asked('Quill Corner', 'book a table for 10')).toMatch(/squeeze for ten/);
    expect(await asked('Tern House', 'book a table for 10')).toMatch(/too small for ten/);
    expect(await asked('Tern House', 'book a table for 6')).not.toMatch(/small|squeeze/);
  });
  test.each(['would they fit 10?', 'would they fit ten of us?', 'can they seat 10?'])(
    'and who asks then whether there is room hears of that: %s',
    async (question) => {
      expect(await asked('Quill Corner', 'book it', question)).toMatch(/squeeze for ten/);
    },
  );
});

test.each(['would they fit six of us?', 'is there room for 6?'])(
  'a limit that is no lower than the party is room for it: %s',
  async (question) => expect(await asked('Tern House', question)).toMatch(/room for six|Yes/),
);

describe('what a table or a head comes to', () => {
  test.each(['can we do it for 25 a head?', 'would it work for 30 per person?'])(
    'is a price and no party: %s',
    async (question) => expect(await asked('Larkspur', question)).not.toMatch(/room for|for (?:25|30),/),
  );
  test('a table at an hour keeps its minutes', async () => {
    expect(await asked('Larkspur', 'reserve it', 'for Saturday at 7.30')).toMatch(/on Saturday at 7\.30/);
  });
});
