import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const NOW = { date: '2026-11-24', minute: 16 * 60 };
const withNotes = (food_notes: string, more = {}) =>
  talkAbout(
    [
      restaurant(1, {
        name: 'Linnet Row',
        cuisine: 'Lebanese',
        hours: hours.parse('Mo-Su 12:00-23:30'),
        saffronNotes: JSON.stringify({ vibe: 'Small.', food_notes }),
        ...more,
      }),
    ],
    NOW,
  );
const said = async (food_notes: string, question: string, more = {}) =>
  (await withNotes(food_notes, more).reply('Lebanese food', question)).text;

describe('an hour in notes is read to the minute, however it is written', () => {
  test.each(['at 8.45', 'at 8:45', 'at 8.45pm', 'at 8:45 pm', 'at 20.45', 'at quarter to nine'])('%s', async (at) => {
    expect(await said(`Flatbread. Kitchen closes ${at}.`, "when's last food?")).toMatch(/20:45/);
    expect(await said(`Flatbread. Kitchen closes ${at}.`, 'can we eat there at 8.15?')).toMatch(/^Yes/);
  });

  test.each(['5.30', '5:30', '5.30pm', 'half five', 'half past five'])('of an opening: %s', async (at) => {
    const text = await said(`Flatbread. Open from ${at}.`, 'are they open at five?', { hours: null });
    expect(text).toMatch(/^No/);
    expect(await said(`Flatbread. Open from ${at}.`, 'are they open at six?', { hours: null })).toMatch(/^Yes/);
  });

  test.each(['5.30 to 10', '5:30-10', '5.30pm to 10pm'])('of a stretch: %s', async (span) => {
    expect(await said(`Flatbread. Open ${span}.`, 'are they open at 9?', { hours: null })).toMatch(/^Yes/);
    expect(await said(`Flatbread. Open ${span}.`, 'are they open at 5?', { hours: null })).toMatch(/^No/);
  });
});

describe('an hour in a message with a dot, a colon or nothing before its minutes is one hour', () => {
  test.each([
    'is it open at 1145 am?',
    'are they open at like 1145am',
    'is it open at 11.45 in the morning?',
    'are they open at 11:45 in the morning',
    'open at 11.45am?',
  ])('in a question: %s', async (question) => {
    expect(await said('Flatbread.', question)).toMatch(/^No, .*until noon/);
  });
  test.each(['is 8.45 too late?', 'is 8:45 too late?', 'is quarter to nine too late?'])(
    'that asks whether it is too late: %s',
    async (question) => {
      expect(await said('Flatbread. Kitchen closes at 9.30.', question)).toMatch(/^No/);
      expect(await said('Flatbread. Kitchen closes at 9.30.', question)).toMatch(/closes at half past nine/);
    },
  );
});

describe('who asks when a place opens hears when it opens', () => {
  const guide = [
    restaurant(1, { name: 'Linnet Row', cuisine: 'Lebanese', hours: hours.parse('Mo-Su 17:30-23:30') }),
    restaurant(2, {
      name: 'Otter Steps',
      cuisine: 'Cafe',
      hours: hours.parse('Mo-Sa 08:00-15:30'),
      mealTypeDinner: false,
    }),
    restaurant(3, {
      name: 'Vesper Yard',
      cuisine: 'Basque',
      hours: hours.parse('Tu-Su 18:00-23:00 (last orders 21:45)'),
    }),
  ];
  const { reply } = talkAbout(guide, NOW);
  const asked = async (...messages: string[]) => (await reply(...messages)).text;

  test.each(
    ['tonight', 'today', 'this evening', 'on Friday', 'tomorrow evening'].flatMap((day) => [
      `what time does it open ${day}?`,
      `when do they open ${day}`,
      `what time does the first one open ${day}`,
      `do you know when it opens ${day}?`,
    ]),
  )('and not when it closes: %s', async (question) => {
    expect(await asked('Linnet Row', question)).toMatch(/^Linnet Row opens at 17:30/);
  });

  test.each(['what time does it open and close?', 'when do they open and shut?', 'when does it open and close'])(
    'and when it closes, where both is asked: %s',
    async (question) => expect(await asked('Linnet Row', question)).toMatch(/17:30 to 23:30/),
  );

  test('or when it opens again, where it has closed for today', async () => {
    expect(await asked('Otter Steps', 'what time does it open?')).toMatch(/15:30; it opens again tomorrow at 8:00/);
  });

  test.each([
    'how late can we order on Friday?',
    'until when can we order on Friday',
    "what's the latest we can order on Friday?",
  ])('the last orders of another day: %s', async (question) =>
    expect(await asked('Vesper Yard', question)).toMatch(/^Vesper Yard takes orders until 21:45/),
  );
});

describe('who wants to eat at once', () => {
  const guide = [
    restaurant(1, { name: 'Linnet Row', cuisine: 'Lebanese', hours: hours.parse('Mo-Su 16:20-23:30') }),
    restaurant(2, { name: 'Otter Steps', cuisine: 'Lebanese', hours: hours.parse('Mo-Sa 08:00-20:30') }),
    restaurant(3, { name: 'Vesper Yard', cuisine: 'Lebanese', hours: hours.parse('Tu-Su 17:00-23:00') }),
  ];
  const { reply } = talkAbout(guide, NOW);

  test.each(['Lebanese right now', "I'm starving, Lebanese food right away", 'hungry now, Lebanese please'])(
    'hears of what opens within half an hour, with the hour, after what is open: %s',
    async (message) => {
      const { text, cards } = await reply(message);
      expect(cards.map(({ name }) => name)).toEqual(['Otter Steps', 'Linnet Row']);
      expect(text).toMatch(/opens at 16:20, in 20 minutes/);
    },
  );
  test('and is not told that it is open', async () => {
    expect((await reply('Lebanese right now', 'is Linnet Row open now?')).text).toMatch(/^No, .*until 16:20/);
  });
});
