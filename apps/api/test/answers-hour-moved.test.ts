import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, hours: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine: 'Greek',
    hours: parsed.parse(hours) as OpeningHoursSpecification[],
    neighborhood: 'Millgate',
    mealTypeDinner: true,
    tag: 'Good for kids',
    ...more,
  });

const town = [
  place(1, 'Long Oar', 'Mo-Su 12:00-23:00'),
  place(2, 'Blue Stair', 'Mo-Su 17:00-21:00'),
  place(3, 'Night Goat', 'Tu-Su 19:30-24:00'),
];
/** A Friday at five. */
const reply = (...messages: string[]) => talkAbout(town, { date: '2026-11-20', minute: 17 * 60 }).reply(...messages);

describe('an hour that is moved', () => {
  test.each([
    ['could we make that an hour and a half later'],
    ['running behind I am afraid, more like nine'],
    ['it will be nearer to ten'],
  ])('%s: is the new hour of the visit', async (moved) => {
    const { text } = await reply('Greek for four at half seven tonight', moved);
    expect(text).toContain('Long Oar is open until eleven tonight and Night Goat until midnight');
    expect(text).toContain('Blue Stair is closed then');
  });

  test.each(['what if we came half an hour earlier', 'let us bring it forward by 30 minutes'])(
    '%s: leaves out what opens later',
    async (moved) => {
      const { text, cards } = await reply('Greek for four at half seven tonight', moved);
      expect(text).toMatch(/Night Goat (?:is closed then|doesn't open until 19:30)/);
      expect(cards.map(({ name }) => name)).not.toContain('Night Goat');
    },
  );

  test('a place that shuts soon is told with the time that is left, and nobody is told to come earlier', async () => {
    const { text } = await reply('Greek tonight at seven', "sorry, we can't be there before half eight");
    expect(text).toContain('Blue Stair shuts at nine, which leaves half an hour');
  });
});

describe('an hour at which one has to be elsewhere', () => {
  test.each([
    'the kids must be asleep by eight',
    'we really must leave at eight',
    'our ferry leaves at eight',
    'need to be off home by 8',
  ])('%s: is told with when places open', async (asked) => {
    const { text } = await reply('a table for four tonight at seven, Greek please', asked);
    expect(text).toContain('Blue Stair is open from 17:00 today and Long Oar from noon');
    expect(text).not.toMatch(/book/);
  });

  test.each(['the little ones are in bed by eight, so after that', "she's off by eight so any time after then"])(
    '%s: is when the evening begins, and no second stop',
    async (asked) => {
      const { text, cards } = await reply('Greek for dinner tonight', asked);
      expect(text).not.toMatch(/walk away|^After/);
      expect(cards.map(({ name }) => name)).toEqual(expect.arrayContaining(['Long Oar', 'Night Goat']));
    },
  );
});

test('a day on which all that was shown is closed brings other places', async () => {
  const some = [1, 2, 3].map((id) => place(id, `Shut ${id}`, 'Tu-Su 17:00-23:00', { rating: 5, cuisine: 'Thai' }));
  const talk = talkAbout([...some, place(4, 'Every Day', 'Mo-Su 17:00-23:00', { rating: 3, cuisine: 'Turkish' })], {
    date: '2026-11-20',
    minute: 17 * 60,
  });
  const { cards } = await talk.reply('dinner for two tonight at 8', 'and how about on Monday');
  expect(cards.map(({ name }) => name)).toEqual(['Every Day']);
});
