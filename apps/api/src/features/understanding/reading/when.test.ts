import { hours } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, it } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { talkAbout } from '../../../../test/quality-talk.ts';

const place = (id: number, name: string, cuisine: string, saffronNotes: string) =>
  restaurant(id, { name, cuisine, saffronNotes, hours: null, restaurant: true });
const open = (id: number, name: string, text: string) =>
  restaurant(id, { name, cuisine: 'Ramen', hours: hours.parse(text) as OpeningHoursSpecification[] });
const { reply } = talkAbout([
  place(1, 'Umi', 'Sushi', 'Counter sushi. Closed Mondays.'),
  place(2, 'Nori', 'Sushi', 'Hand rolls. Kitchen until 11.'),
  place(3, 'Lark', 'Cafe', 'Flat whites. Open 7 to 3, Monday through Saturday.'),
  place(4, 'Oven', 'Pizza', 'Blistered crusts.'),
]);
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

/** The first place that a message gets. */
const firstFor = async (town: ReturnType<typeof talkAbout>, message: string) =>
  (await town.reply(message)).cards.map(({ name }) => name)[0];

describe('hours that stand in notes', () => {
  it.each([
    [['sushi on Monday'], ['Nori']],
    [['sushi at 10pm on Tuesday'], ['Nori']],
    [['sushi', 'make it 10'], ['Nori']],
    [['coffee on Saturday at 2pm'], ['Lark']],
  ])('%s: %s', async (messages, expected) => expect((await names(...messages)).slice(0, 1)).toEqual(expected));

  it('says where they are unknown, and where a place is closed', async () => {
    expect((await reply('pizza at 10pm')).text).toMatch(/(?:don't know|don't have) Oven's hours/);
    expect((await reply('coffee on Sunday')).text).toMatch(/Lark is closed on Sunday/);
  });

  it.each(['mon', 'tues', 'wed', 'weds', 'thurs', 'thur', 'fri'])('reads a day in short: %s', async (day) =>
    expect((await reply(`is umi open next ${day}?`)).text).toMatch(/Monday|Tuesday|Wednesday|Thursday|Friday/),
  );

  it('takes no day of which somebody only tells', async () =>
    expect((await reply('we had pizza on Sunday. Coffee?')).text).not.toMatch(/Sunday/));
});

describe('a month', () => {
  const thursdays = hours.parse('Th 12:00-22:00') as OpeningHoursSpecification[];
  const town = talkAbout([restaurant(1, { name: 'Umi', cuisine: 'Sushi', hours: thursdays })], {
    date: '2026-11-22',
    minute: 12 * 60,
  });
  it.each(['sushi on 6 June', 'sushi 6 sept', 'sushi on the 14th of febuary', 'sushi dec 6'])(
    'is known by its name, shortened or not: %s',
    async (message) => expect((await town.reply(message)).text).toMatch(/on \d+ (?:June|September|February|December)/),
  );
  it.each(['early, like 5', 'early, maybe 6', 'late, say 10'])(
    'an hour that somebody has in mind is when they come: %s',
    async (message) => expect((await town.reply('sushi', message)).text).toMatch(/Umi is closed/),
  );
  it.each(['sushi, maybe 6', 'sushi near the market, 6 of us', 'sushi, separate 6 bills', 'sushi, decide at 6'])(
    'is no word that begins like one: %s',
    async (message) => expect((await town.reply(message)).text).not.toMatch(/ (?:May|March|September|December)/),
  );
});

describe('how long something takes is no time to come', () => {
  const town = talkAbout([open(1, 'Day Bowl', 'Mo 12:00-15:00'), open(2, 'Dusk Bowl', 'Su 18:00-19:45')], {
    date: '2026-11-22',
    minute: 19 * 60,
  });

  it.each([
    ['ramen tomorrow lunch, out in thirty minutes', 'Day Bowl'],
    ['ramen on Monday at noon', 'Day Bowl'],
    ['ramen in 20 minutes', 'Dusk Bowl'],
    ['ramen in about half an hour', 'Dusk Bowl'],
  ])('%s', async (message, expected) => expect(await firstFor(town, message)).toBe(expected));
});

describe('who says what begins at an hour comes before it', () => {
  const town = talkAbout([open(1, 'Early Bowl', 'Su 17:00-21:00'), open(2, 'Eight Bowl', 'Su 20:00-23:00')], {
    date: '2026-11-22',
    minute: 17 * 60,
  });

  it.each(['ramen before the show at 8 tonight', 'we see a play at 8 tonight and want ramen before that'])(
    '%s',
    async (message) => expect((await town.reply(message)).cards.map(({ name }) => name)).toEqual(['Early Bowl']),
  );
});

describe('a part of the day that is said apart from the hour', () => {
  const town = talkAbout([open(1, 'Dawn Bowl', 'Mo-Su 06:00-16:00'), open(2, 'Owl Bowl', 'Mo-Su 18:00-04:00')], {
    date: '2026-11-22',
    minute: 17 * 60,
  });

  it.each([
    ['Monday morning, ramen around half nine', 'Dawn Bowl'],
    ['ramen, Friday night, we get out at half 12', 'Owl Bowl'],
    ['ramen at 2:15 on a Saturday night', 'Owl Bowl'],
    ['ramen for lunch at 12, before a night in', 'Dawn Bowl'],
  ])('tells which half of it is meant: %s', async (message, expected) =>
    expect(await firstFor(town, message)).toBe(expected),
  );
});

describe('of several times the one of the visit counts', () => {
  const town = talkAbout(
    [
      open(1, 'Dawn Bowl', 'Mo-Su 05:00-12:00'),
      open(2, 'Noon Bowl', 'Mo-Su 12:00-16:00'),
      open(3, 'Dusk Bowl', 'Mo-Su 17:00-19:00'),
      open(4, 'Night Bowl', 'Mo-Su 19:30-23:30'),
    ],
    { date: '2026-11-22', minute: 16 * 60 + 30 },
  );

  it.each([
    ['ramen on Tuesday, late morning', 'Dawn Bowl'],
    ['ramen on Tuesday at midday', 'Noon Bowl'],
    ['ramen at 6:45am, my shift starts at 8', 'Dawn Bowl'],
    ['ramen tomorrow at 1pm, I have a lecture at 3', 'Noon Bowl'],
    ['we have tickets for a film at 8.15 tonight, where do we get ramen first?', 'Dusk Bowl'],
    ['ramen with eggs before the 8.10 train on Wed', 'Dawn Bowl'],
    ['ramen at 1pm tomorrow first, then a walk', 'Noon Bowl'],
  ])('%s', async (message, expected) => expect(await firstFor(town, message)).toBe(expected));
});

describe('the day of a visit', () => {
  const town = talkAbout([open(1, 'Week Bowl', 'Mo-Fr 08:00-23:00'), open(2, 'End Bowl', 'Sa,Su 08:00-23:00')], {
    date: '2026-11-19',
    minute: 12 * 60,
  });

  it.each([
    ['ramen sat, six of us', 'End Bowl'],
    ['we get paid on Friday, so nothing dear. Ramen on Sunday', 'End Bowl'],
    ['ramen on Sunday, the report is due Monday', 'End Bowl'],
    ['no money until Monday. Cheap ramen on Saturday', 'End Bowl'],
    ['ramen on a weekday, not Saturday', 'Week Bowl'],
    ['ramen on Saturday, our friends came over', 'End Bowl'],
    ['ramen, why not Sunday?', 'End Bowl'],
  ])('%s', async (message, expected) => expect(await firstFor(town, message)).toBe(expected));
});
