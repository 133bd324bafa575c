import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** Friday, 18:00. */
const NOW = { date: '2026-03-06', minute: 18 * 60 };
const place = (id: number, name: string, cuisine: string, saffronNotes: string, open = 'Mo-Su 12:00-23:00') =>
  restaurant(id, { name, cuisine, neighborhood: 'Brayford', hours: hours.parse(open), saffronNotes });

const town = [
  place(1, 'Gorse Farm', 'Welsh', 'One long lunch of what the farm has. Weekends only, ring on Wednesday.'),
  place(2, 'Old Forge', 'Irish', 'Stew and soda bread. Book by Tuesday.'),
  place(3, 'Vine Arch', 'Greek', 'Grilled squid and lemon potatoes.', 'Mo-Su 12:00-23:00 (last orders 21:00)'),
];
const on = (now: typeof NOW | null) => talkAbout(town, now);

describe('what has to be done by a day', () => {
  test.each([
    ['Welsh lunch on Sunday', 'Wednesday'],
    ['Irish dinner tomorrow', 'Tuesday'],
  ])('%s: a day that is over is told as over', async (said, day) => {
    const { text } = await on(NOW).reply(said);
    expect(text).toMatch(new RegExp(`tables are booked by ${day}, so ring`));
    expect(text).not.toMatch(/ring on|book by/i);
  });

  test('a day that is to come is told as it is', async () => {
    const { text } = await on(NOW).reply('Irish dinner next Friday');
    expect(text).toMatch(/book by Tuesday/i);
    expect(text).not.toContain('so ring to see');
  });

  test('where nobody knows for when, nothing is told of it', async () =>
    expect((await on(NOW).reply('Irish food')).text).not.toMatch(/Tuesday/));
});

describe('last orders', () => {
  test.each(['Greek at 8:15 tonight', 'Greek food tonight at 20:20'])(
    '%s: are told, for they come soon',
    async (said) => expect((await on(NOW).reply(said)).text).toContain('last orders at nine'),
  );

  test('are no news hours before', async () =>
    expect((await on(NOW).reply('Greek tonight at 7pm')).text).not.toContain('last orders'));
});
