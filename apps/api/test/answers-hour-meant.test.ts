import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, hours: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    hours: parsed.parse(hours) as OpeningHoursSpecification[],
    neighborhood: 'Quayside',
    ...more,
  });

const town = [
  place(1, 'Pear Tree', 'Cafe', 'Mo-Su 8:00-16:30', { mealTypeBreakfast: true, mealTypeDinner: false, tag: 'Brunch' }),
  place(2, 'Copper Pan', 'Thai', 'Mo-Su 12:00-14:30, 18:00-22:30 (last orders 21:45)'),
  place(3, 'Two Rounds', 'Japanese', 'Mo-Su 18:00-20:15, 20:45-23:00'),
  place(4, 'Long Day', 'Italian', 'Mo-Su 12:00-22:30'),
];
/** A Friday at two. */
const reply = (...messages: string[]) => talkAbout(town, { date: '2026-11-20', minute: 14 * 60 }).reply(...messages);

describe('an hour that says neither morning nor evening', () => {
  test.each([
    ['brunch tomorrow', 'are they open at 11?'],
    ['a cafe tomorrow', 'is it open at ten?'],
    ['a cafe tomorrow', 'can we turn up around 11?'],
  ])('%s, %s: is one at which such a place is open', async (...messages) =>
    expect((await reply(...messages)).text).toMatch(/^Yes, Pear Tree/),
  );

  test.each([
    ['Italian tomorrow', 'are they open at ten?'],
    ['Italian tomorrow', 'is it open at 9?'],
  ])('%s, %s: is the evening, where it is open at both or at neither', async (...messages) =>
    expect((await reply(...messages)).text).toMatch(/^Yes, Long Day is open until half past ten|^Yes, Long Day shuts/),
  );
});

describe('until when one is served', () => {
  test.each(['what time do they stop serving', 'how late do they serve till?', 'when is the kitchen closing?'])(
    '%s: are the last orders',
    async (asked) => expect((await reply('Thai tonight', asked)).text).toContain('takes orders until 21:45'),
  );

  test('at lunch, both sittings are told', async () =>
    expect((await reply('Thai for lunch tomorrow at 1', 'when do they stop serving?')).text).toMatch(
      /noon to 14:30 and 18:00 to 22:30, last orders at 21:45/,
    ));

  test('a second sitting of the evening is told with the first', async () =>
    expect((await reply('Japanese tonight')).text).toContain('18:00 to 20:15 and 20:45 to 23:00'));
});
