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
    latitude: 48.99 + id * 0.0005,
    longitude: -7.21,
    restaurant: true,
    mealTypeDinner: true,
    saffronNotes: null,
    ...more,
  });

const town = [
  place(1, 'Early Fork', 'Thai', 'Mo-Su 16:30-22:00', { rating: 3 }),
  place(2, 'Late Fork', 'Thai', 'Mo-Su 19:00-23:30', { rating: 5 }),
  place(3, 'Night Oven', 'Italian', 'Mo-Su 19:30-23:30'),
  place(5, 'Short Glass', 'Cocktail bar', 'Mo-Su 16:00-22:45', { bar: true, restaurant: false, latitude: 48.9905 }),
  place(4, 'Low Glass', 'Cocktail bar', 'Mo-Su 18:00-02:00', { bar: true, restaurant: false }),
];
/** A Friday at two. */
const reply = (...messages: string[]) => talkAbout(town, { date: '2026-11-20', minute: 14 * 60 }).reply(...messages);
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('dinner before something that begins at an hour', () => {
  test.each([
    'Thai dinner before a 19:30 show tonight',
    'Thai before the 7.30 film',
    'we have to be at the theatre at half seven, Thai first',
    'we have tickets for a concert at half past seven, Thai food first please',
    'the curtain is at 7:30, Thai beforehand',
    'a Thai dinner before the opera, which starts at half seven',
    'our train leaves at 7:30pm, Thai before that',
    'tickets for a gig at half seven, need some Thai before',
    'the concert starts at 7:30, Thai first',
    'a concert at half past seven, where is good for Thai beforehand',
    'Thai dinner, we need to be out by half seven',
    'Thai dinner tonight, we have to leave by 8',
    'Thai dinner, then a play at 7:30',
  ])('%s: is where one can eat by then', async (message) => expect((await names(message))[0]).toBe('Early Fork'));

  test.each([
    'Italian before a 19:30 show',
    'Italian, we have to be at the theatre at half seven',
    'Italian, out by 7',
  ])('%s: that it opens too late is said', async (message) =>
    expect((await reply(message)).text).toMatch(/Night Oven (?:doesn't open until|is closed then)[^.]*19:30/),
  );

  test.each(['or after?', 'what if we go after instead', 'actually afterwards'])(
    '%s: is for when it is over, where that is said later',
    async (message) => {
      const { cards, text } = await reply('Thai before a 19:30 show tonight', message);
      expect(cards[0]?.name).toBe('Late Fork');
      expect(text).toMatch(/Early Fork/);
    },
  );

  test.each(['Thai near the theatre at 19:30', 'Thai dinner at half seven after the film', 'show me Thai at 19:30'])(
    '%s: the hour of the dinner stays its own',
    async (message) => expect((await names(message))[0]).toBe('Late Fork'),
  );

  test.each([
    ['plan a Thai dinner before a 19:30 show and drinks after it', '18:00', '22:00'],
    ['dinner before the 8pm curtain, then drinks after', '18:30', '22:30'],
    ['dinner, then a play at 7:30, then drinks', '18:00', '22:00'],
    ['drinks and then dinner, movie starts at half past seven', '18:00', '16:30'],
    ["drinks, dinner after that. the ballet's at twenty to eight", '18:10', '16:40'],
    ['drinks then dinner, the match kicks off at 8', '18:30', '17:00'],
    ['drinks then dinner, we need to leave by 8', '18:30', '17:00'],
  ])('%s: each stop has its hour', async (message, dinner, drinks) => {
    const text = (await reply(message, 'what time would we be where?')).text;
    expect(text).toContain(dinner);
    expect(text).toContain(drinks);
  });

  test.each(['dinner after the theatre, then drinks', 'after the show dinner and then cocktails'])(
    '%s: the stop beside it is late, whatever replaces it',
    async (message) => {
      for (const then of ['what time would we be where?', 'swap the dinner for something Italian'])
        expect((await reply(message, then)).text).toMatch(/dinner at [^,]*22:30/);
    },
  );

  test.each([
    ['drinks, then Thai, the play starts at 7:30', 'and somewhere for cocktails after the play?', 3],
    ['drinks, then Thai, the play starts at 7:30', 'maybe a place for a nightcap once we are out, after the play', 3],
    ['a Thai dinner before the 7:30 film', 'and a drink after the film?', 2],
  ])('%s, %s: is one stop more, when it is over', async (first, then, stops) => {
    const { text, cards } = await reply(first, then, 'what time is each?');
    expect(cards).toHaveLength(stops);
    expect(text).toMatch(/at 18:(?:00|15).*, then (?:cocktails|drinks) at [^,]* at 22:00/);
    expect((await reply(first, then, 'can we walk there?')).text).toContain('walk');
  });

  test('a further stop of a kind that is planned is added, wherever it comes', async () => {
    const { cards } = await reply('drinks at 5, then Thai at 7', 'add a cocktail at the end');
    expect(cards.map(({ name }) => name)).toEqual(['Short Glass', 'Late Fork', 'Low Glass']);
  });

  test('an event elsewhere is no wish for the place', async () =>
    expect((await reply('Thai first, the gig is at 8')).text).not.toContain('live music'));

  test.each(['Thai dinner, then a play at 7:30', 'Thai supper tomorrow then the opera at 8'])(
    '%s: is one stop',
    async (message) => expect(await names(message)).toHaveLength(1),
  );

  test('a bar that shuts while one gets there is no stop', async () => {
    const { text, cards } = await reply('dinner before the 8pm curtain, then drinks after');
    expect(cards.map(({ name }) => name)).toContain('Low Glass');
    expect(text).not.toMatch(/closed|Short Glass/);
  });
});

describe('an event that is told first', () => {
  const place = (id: number, name: string, vibe: string, fields: object) =>
    restaurant(id, {
      name,
      neighborhood: 'Playhouse Yard',
      saffronNotes: JSON.stringify({ vibe }),
      rating: 4,
      hours: [{ dayOfWeek: ['Friday', 'Saturday'], opens: '16:30', closes: '23:59' }],
      ...fields,
    });
  const yard = talkAbout(
    [
      place(1, 'Long Bench', 'Rowdy, packed, shouting over the band.', {
        cuisine: 'American',
        rating: 4.5,
        tag: 'Lively',
      }),
      place(2, 'Brass Horn', 'Loud.', { cuisine: 'German', tag: 'Live music, Lively' }),
      place(3, 'Felt Room', 'Hushed and calm.', { cuisine: 'American', price: 3, tag: 'Quiet' }),
      place(4, 'Late Glass', 'A long bar.', {
        cuisine: 'Cocktail bar',
        bar: true,
        restaurant: false,
        tag: 'Cocktails',
      }),
    ],
    { date: '2026-12-05', minute: 12 * 60 },
  );

  test.each(
    ['a play at 8', 'play at eight', 'the opera at 8pm', 'a concert at 8'].flatMap((event) =>
      ['dinner before, drinks after', 'dinner beforehand and a cocktail after', 'first dinner, then drinks after'].map(
        (stops) => `${event}, ${stops}`,
      ),
    ),
  )('is what the meal is before: %s', async (message) => {
    const { text } = await yard.reply(message);
    expect(text).toMatch(/at 18:\d\d, then (?:drinks|a cocktail) at Late Glass at 22:30/);
  });

  test('somewhere quieter is quiet, where there is such a place, and no less loud one', async () => {
    const { cards } = await yard.reply('a play at 8, a lively dinner before, drinks after', 'dinner somewhere quieter');
    expect(cards.map(({ name }) => name)).toEqual(['Felt Room', 'Late Glass']);
  });
});
