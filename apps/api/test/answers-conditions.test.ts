import { describe, expect, it } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** A Saturday, a quarter past noon. */
const NOW = { date: '2026-12-05', minute: 12 * 60 + 15 };
const place = (id: number, name: string, vibe: string, fields = {}) =>
  restaurant(id, { name, saffronNotes: JSON.stringify({ vibe }), rating: 4, reservations: true, ...fields });

const AHEAD = [
  'Book a month ahead.',
  'Tables go weeks in advance.',
  'Reservations fill up ten days out.',
  'Booked out two weeks ahead.',
];

describe('a table that notes want booked before', () => {
  describe.each(AHEAD)('%s', (rule) => {
    const { reply } = talkAbout(
      [
        place(1, 'Nine Chairs', `A quiet counter for nine. ${rule}`, {
          rating: 5,
          tag: 'Date night, Quiet',
          cuisine: 'Japanese',
          phone: '555-0199',
        }),
        place(2, 'Corvina', 'Candles in every window.', { tag: 'Date night, Quiet', cuisine: 'Italian' }),
      ],
      NOW,
    );

    it('is not put first for tonight', async () => {
      const { cards } = await reply('a romantic dinner for two tonight');
      expect(cards[0]?.name).toBe('Corvina');
    });

    it('is put first where there is time for it', async () => {
      const { cards } = await reply('a romantic dinner for two on the 20th of February');
      expect(cards[0]?.name).toBe('Nine Chairs');
    });

    it('is hardly to be had tonight', async () => {
      const { text } = await reply('japanese food tonight');
      expect(text).toMatch(/tables are booked .*ring/i);
    });

    it('has to be booked', async () => {
      const { text } = await reply('japanese', 'do we need to book?');
      expect(text).toMatch(/\b(?:yes|yep|yeah|need to book|book|tables go|fill up)\b/i);
      expect(text).not.toMatch(/take bookings/i);
    });
  });

  it.each([
    'The private room: book two weeks ahead.',
    'Order the goose two days ahead.',
    'Tables can be booked two months ahead.',
  ])('is not what is said of something else: %s', async (rule) => {
    const { reply } = talkAbout([place(1, 'Nine Chairs', rule, { cuisine: 'Japanese' })], NOW);
    expect((await reply('japanese food tonight')).text).not.toMatch(/tables are booked/i);
  });

  it('is not known to be needed where bookings are only taken', async () => {
    const { reply } = talkAbout([place(1, 'Corvina', 'Candles.', { cuisine: 'Italian', phone: '555-0100' })], NOW);
    const { text } = await reply('italian', 'do we need to book?');
    expect(text).toMatch(/take bookings/i);
    expect(text).not.toMatch(/^(?:yes|yep|yeah)/i);
  });
});

describe('a meal of today', () => {
  const { reply } = talkAbout(
    [
      place(1, 'Ember Court', 'Grill.', {
        cuisine: 'Korean',
        hours: [{ dayOfWeek: ['Saturday', 'Sunday'], opens: '17:30', closes: '23:00' }],
      }),
      place(2, 'Rice Bell', 'Bowls.', {
        cuisine: 'Vietnamese',
        hours: [{ dayOfWeek: ['Saturday', 'Sunday'], opens: '11:00', closes: '21:00' }],
      }),
    ],
    NOW,
  );

  it.each(['lunch today?', 'are they open for lunch today', 'can we have lunch there today'])(
    'is not to be had where it opens after it: %s',
    async (message) => {
      const { text } = await reply('korean', message);
      expect(text).toMatch(/until 17:30/);
      expect(text).not.toMatch(/^(?:yes|yep)/i);
    },
  );

  it('is to be had where it is open at that time', async () => {
    expect((await reply('vietnamese', 'lunch today?')).text).not.toMatch(/^no\b/i);
    expect((await reply('korean', 'dinner today?')).text).not.toMatch(/^no\b/i);
  });
});
