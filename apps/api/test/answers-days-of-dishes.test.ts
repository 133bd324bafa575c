import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const NOTES = [
  ['Friday oysters from the bay, and lamb stew.', 'oysters on Thursday', /oysters only on Fridays/],
  [
    'Lamb stew. Oysters are shucked on Fridays and Saturdays.',
    'oysters on Thursday',
    /oysters only on Fridays and Saturdays/,
  ],
  ['On Sundays there is a sunday roast of pork.', 'a sunday roast on Saturday', /roast only on Sundays/],
] as const;
/** A Tuesday at two. */
const NOW = { date: '2026-11-17', minute: 14 * 60 };
const about = (saffronNotes: string) =>
  talkAbout([restaurant(1, { name: 'Winter Quay', cuisine: 'Pub', bar: true, saffronNotes })], NOW);

describe('a dish that notes tie to some days', () => {
  test.each(NOTES)('%s: %s hears of them', async (notes, message, days) =>
    expect((await about(notes).reply(message)).text).toMatch(days),
  );

  test.each([
    [NOTES[0][0], 'oysters on Friday'],
    [NOTES[1][0], 'oysters this Saturday'],
    ['Oysters every day. On Fridays a band plays.', 'oysters on Thursday'],
  ])('%s: %s does not', async (notes, message) =>
    expect((await about(notes).reply(message)).text).not.toContain('only on'),
  );

  test('a place that has it then goes first', async () => {
    const rows = [
      restaurant(1, { name: 'Winter Quay', cuisine: 'Pub', rating: 5, saffronNotes: NOTES[0][0] }),
      restaurant(2, { name: 'Iron Hook', cuisine: 'Pub', rating: 3, saffronNotes: 'Oysters by the dozen.' }),
    ];
    expect((await talkAbout(rows, NOW).reply('oysters on Thursday')).cards[0]?.name).toBe('Iron Hook');
  });
});
