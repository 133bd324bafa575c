import { describe, expect, it } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, vibe: string, fields = {}) =>
  restaurant(id, { name, saffronNotes: JSON.stringify({ vibe }), rating: 4, reservations: true, ...fields });

const guide = [
  place(1, 'Chez Odile', 'Candles and a long list of wines.', {
    cuisine: 'French',
    rating: 5,
    price: 3,
    tag: 'Date night',
  }),
  place(2, 'Osteria Gallo', 'Candlelit corners.', { cuisine: 'Italian', price: 3, tag: 'Date night' }),
  place(3, 'Lisboa Nova', 'Tiles and soft lamps.', { cuisine: 'Portuguese', price: 3, tag: 'Date night' }),
];
const { reply } = talkAbout(guide);
const namesOf = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('a place that is named as what somebody has had', () => {
  it.each([
    'we want something different from Chez Odile',
    'We got engaged at Chez Odile, so for the anniversary something a bit different please',
    'we know Chez Odile, somewhere romantic for tonight',
    'we always end up at Chez Odile, where could we go for a date',
    'our wedding dinner was at Chez Odile and this year we would like somewhere different, romantic again',
    'a romantic dinner, Chez Odile for a change would not be one',
    'date night. I know Chez Odile already.',
  ])('is not the answer: %s', async (message) => {
    const names = await namesOf(message);
    expect(names).not.toContain('Chez Odile');
    expect(names.length).toBeGreaterThan(0);
  });

  it.each([
    'something different tonight, what about Chez Odile?',
    'I know Chez Odile, is it open on Mondays?',
    'we always go to Chez Odile, do they take bookings?',
    'do you know Chez Odile?',
  ])('is what is spoken of where it is asked about: %s', async (message) => {
    expect(await namesOf(message)).toContain('Chez Odile');
  });
});

describe('somebody who wants to sit', () => {
  const { reply: stalls } = talkAbout([
    place(1, 'Wok Window', 'A hatch and a queue.', { cuisine: 'Chinese', tag: 'Take-out', rating: 4.5 }),
    place(2, 'Jade Terrace', 'Carp in the pond.', { cuisine: 'Chinese', tag: 'Take-out' }),
  ]);

  it.each(['we want to sit', 'no takeaway, we want to sit down', "I'd rather sit", 'somewhere with table service'])(
    'is sent where there are seats: %s',
    async (message) => {
      const { cards } = await stalls('chinese food', message);
      expect(cards.map(({ name }) => name)).toEqual(['Jade Terrace']);
    },
  );
});
