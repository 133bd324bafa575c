import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const open = hours.parse('Mo-Su 11:00-23:00');
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Millside',
    price: 2,
    rating: 4,
    reservations: true,
    hours: open,
    phone: `(555) 555-01${10 + id}`,
    saffronNotes,
    ...more,
  });

const { reply } = talkAbout(
  [
    place(
      1,
      'Pewter Goose',
      'Friulian',
      'Gubana warm from the tin, toc in braide with a spoon of liver, brovada sharp as a slap. The loft is loud as a fairground; the back room is the quiet one. Around thirty a head with wine.',
    ),
    place(
      2,
      'Tin Whistle',
      'Pub',
      'Crab sandwich on brown bread, a stout-and-kidney pie, smoked-eel toast that goes by eight. The gravy tastes of flour. Half the engagements in Millside begin at the bench by the stove.',
    ),
    place(
      3,
      'Copper Ladle',
      'Modern European',
      'Grand as a bank, mirrors everywhere, a kitchen that bakes without gluten if you ring the day before. Bosses bring clients here.',
    ),
    place(
      4,
      'Velvet Sparrow',
      'Modern European',
      'Dumplings in brown butter, breaded veal, a crusty loaf with everything.',
    ),
  ],
  { date: '2026-11-26', minute: 18 * 60 },
);
const asked = async (...messages: string[]) => (await reply(...messages)).text;

describe('a question by a word that the notes of the place have', () => {
  test.each(['do they do crab?', 'have they got anything with eel?', 'is there any eel toast'])(
    'is answered by what they say: %s',
    async (question) => expect(await asked('Tin Whistle', question)).toMatch(/they have crab|crab sandwich|eel toast/i),
  );
  test.each(['is the gravy any good?', 'hows the gravy'])(
    'comes before what the place is rated: %s',
    async (question) => {
      expect(await asked('tell me about Tin Whistle', question)).toMatch(/tastes of flour/);
    },
  );
  test.each(['what should we order there?', 'what would you eat there'])(
    'dishes may have names that nobody knows: %s',
    async (question) => expect(await asked('tell me about Pewter Goose', question)).toMatch(/toc in braide|brovada/),
  );
  test.each(['what does it cost per head?', 'how much each, roughly?'])(
    'sums may be in words: %s',
    async (question) => {
      expect(await asked('tell me about Pewter Goose', question)).toMatch(/thirty a head/);
    },
  );
  test('one room is not the whole place', async () => {
    const text = await asked('tell me about Pewter Goose', 'is it quiet there?');
    expect(text).not.toMatch(/^(?:yes|yep|no)\b/i);
    expect(text).toMatch(/back room/);
  });
});

describe('a need that is told late', () => {
  test.each(["my sister's coeliac", 'one of us cannot have gluten'])(
    'is answered with what suits it, by what speaks of it, before what is left out: %s',
    async (need) => {
      const text = await asked('modern european in millside', need);
      expect(text).toMatch(/bakes without gluten/);
      expect(text).not.toMatch(/bank|mirrors/);
      expect(text.match(/without gluten/g)).toHaveLength(1);
      const out = text.indexOf('Velvet Sparrow');
      expect(out).toBeGreaterThan(text.indexOf('Copper Ladle'));
    },
  );
  test.each(['no crab for me, I am pregnant', "I'm pregnant, and I don't fancy crab"])(
    'is no allergy where one dish is left alone by choice: %s',
    async (need) => {
      const text = await asked('a pub in millside', need);
      expect(text).not.toMatch(/shellfish|not safely/i);
    },
  );
});

test.each(['im celiac', 'coeliac here'])('a search says what it leaves out of what was shown: %s', async (need) => {
  const text = await asked('dinner in millside', need);
  expect(text).toMatch(/leave out [^.]*(?:Tin Whistle|Velvet Sparrow)/);
  expect(text.search(/leave out/)).toBeGreaterThan(text.indexOf('Copper Ladle'));
});

describe('what is asked first is answered first', () => {
  test.each(["do they take reservations? we're 5", 'can you book there? there are five of us'])(
    'bookings before room: %s',
    async (question) => expect(await asked('tell me about Copper Ladle', question)).toMatch(/bookings/),
  );
  test('hours are told once', async () => {
    const text = await asked('tell me about Copper Ladle for tomorrow', 'when are they open, and when do they shut?');
    expect(text.match(/23:00|eleven/g)).toHaveLength(1);
  });
  test.each(['which one and why?', 'which would you pick, and why'])(
    'a choice has a name and a reason: %s',
    async (question) => {
      const text = await asked('somewhere in millside for dinner with my boss', question);
      expect(text).toMatch(/Copper Ladle/);
      expect(text).toMatch(/business|clients/);
    },
  );
});

test.each(['where can I propose to her in millside', 'i am going to pop the question, where?'])(
  'the sentence on the occasion is the reason: %s',
  async (message) => expect(await asked(message)).toMatch(/engagements in Millside begin/),
);
