import { hours as hoursField } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, rating: number, hours: string | null, saffronNotes: string) =>
  restaurant(id, {
    name,
    cuisine: 'Greek',
    neighborhood: 'Ferrymount',
    price: 2,
    rating,
    mealTypeLunch: true,
    mealTypeDinner: true,
    hours: hours === null ? null : hoursField.parse(hours),
    saffronNotes,
  });
const town = [
  place(1, 'Alder', 5, 'Mo-Su 12:00-23:00', 'Grilled lamb, beans, honey cake, an anchovy toast.'),
  place(2, 'Birch', 4.5, 'Mo-Su 12:00-23:00', 'Squid, sardines, fried anchovies, prawns.'),
  place(3, 'Cedar', 4, 'Mo-Su 12:00-15:00', 'Moussaka, stuffed vine leaves.'),
  place(4, 'Damson', 3.5, null, 'Lentils, roast chicken.'),
  place(5, 'Elder', 3, 'Mo-Su 12:00-23:00', 'Chickpea stew, baked aubergine.'),
];
const { reply } = talkAbout(town, { date: '2026-11-27', minute: 19 * 60 });
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('somebody who was sent to a place that is shut', () => {
  test.each(['you sent us to one that is closed', 'we got there and its shut', 'you said a place that was closed!'])(
    'hears an apology and of another that is open: %s',
    async (message) => {
      const { text, cards } = await reply('Greek food tonight', message);
      expect(text).toMatch(/sorry|apologies/i);
      expect(cards.length).toBeGreaterThan(0);
      for (const { name } of cards) expect(['Alder', 'Birch', 'Elder']).toContain(name);
      expect(cards.map(({ name }) => name)).not.toContain((await shown('Greek food tonight'))[0]);
    },
  );

  test.each([
    'got here and theres a sign saying closed til monday',
    'I walked past and it was all boarded up',
    "we're outside and it looks shut",
  ])('hears the same where a notice or their own eyes told them, and is not sent there again: %s', async (message) => {
    const [before] = await shown('Greek food tonight');
    expect((await reply('Greek food tonight', message)).text).toMatch(/sorry|apologies/i);
    expect(await shown('Greek food tonight', message, 'where else then?')).not.toContain(before);
  });

  test('hears thanks for the news of a place that nobody sent them to, and is sent elsewhere', async () => {
    const news = 'fyi there is a sign on the door of Alder, shut for renovations';
    expect((await reply(news)).text).toMatch(/thanks/i);
    expect(await shown(news, 'Greek food tonight')).not.toContain('Alder');
  });

  test.each(['is it closed on Sundays?', 'is Alder shut now?'])('asks for none: %s', async (message) => {
    expect((await reply('Greek food tonight', message)).text).not.toMatch(/sorry|apologies/i);
  });
});

test.each(["I'm starving", "we're hungry, Greek", 'so hungry'])(
  'who is hungry is sent nowhere that is shut: %s',
  async (message) => {
    expect(await shown(message)).not.toContain('Cedar');
  },
);

describe('what somebody does not like', () => {
  test.each(["I don't like anchovies", 'no anchovies for me', 'my wife hates anchovies'])(
    'leaves a place with plenty else: %s',
    async (message) => {
      const before = await shown('Greek food tonight');
      expect(before).toEqual(expect.arrayContaining(['Alder', 'Birch']));
      const after = await shown('Greek food tonight', message);
      expect(after).toContain('Alder');
    },
  );

  test('an allergy leaves none that serves it', async () => {
    const after = await shown('Greek food tonight', "I'm allergic to anchovies");
    expect(after).not.toContain('Alder');
    expect(after).not.toContain('Birch');
  });
});
