import type { Restaurant } from '@saffron/contracts/guide';
import { describe, expect, test } from 'vitest';
import { guideWithTraps, talkAbout } from './quality-talk.ts';
import { smallTown } from './small-towns.ts';

const located = talkAbout(smallTown(true));
const unlocated = talkAbout(smallTown(false));
const demo = talkAbout(guideWithTraps);
const areas = (rows: readonly Restaurant[]) => [...new Set(rows.map(({ neighborhood }) => neighborhood))];

describe('near a place', () => {
  const asks = [
    'a bar near Cobmarket Thai 2',
    'somewhere to drink close to Cobmarket Thai 2',
    'drinks within walking distance of Cobmarket Thai 2',
    'a pub round the corner from Cobmarket Thai 2',
  ];
  test.each(asks)('%s', async (message) => {
    for (const talk of [located, unlocated]) {
      const rows = await talk.rowsOf(message);
      expect(rows.length).toBeGreaterThan(0);
      expect(areas(rows)).toEqual(['Cobmarket']);
      expect(rows.every(({ bar }) => bar)).toBe(true);
    }
  });

  test.each([
    'in walking distance from Birkside',
    'walking distance of Birkside please',
    'somewhere walkable from Birkside',
  ])('%s: from what it names, and not from what was shown', async (message) => {
    const { text, cards } = await located.reply('a bar in Cobmarket', message);
    expect(text).not.toMatch(/from \w+ .*Cobmarket|walk from/);
    expect(cards.map(({ neighborhood }) => neighborhood)).toContain('Birkside');
  });

  test.each(['around there', 'near there please', 'close to the first one', 'something nearby'])(
    '%s, of what was shown',
    async (message) => {
      const [first] = await located.rowsOf('Mexican food in Birkside');
      const rows = await located.rowsOf('Mexican food in Birkside', message);
      expect(areas(rows)).toEqual(['Birkside']);
      expect(rows).not.toContain(first);
      expect(new Set(rows.map(({ cuisine }) => cuisine))).toEqual(new Set(['Mexican']));
    },
  );

  test('says the minutes from coordinates, and else the neighborhood', async () => {
    expect((await located.reply('a bar near Aldgrove Thai 1')).text).toMatch(/minutes?' walk from Aldgrove Thai 1/);
    const { text } = await unlocated.reply('a bar near Aldgrove Thai 1');
    expect(text).toMatch(/also in Aldgrove/);
    expect(text).not.toMatch(/walk|km/);
  });

  test('the nearest comes first', async () => {
    const town = smallTown(true);
    const from = town.find(({ name }) => name === 'Birkside Thai 1') as Restaurant;
    const away = (row: Restaurant) => Math.abs((row.latitude ?? 0) - (from.latitude ?? 0));
    const rows = await located.rowsOf("what's closest to Birkside Thai 1?");
    expect(rows.map(away)).toEqual(rows.map(away).toSorted((a, b) => a - b));
    expect(away(rows[0] as Restaurant)).toBeCloseTo(0.0009, 6);
  });

  test('a place is known by the beginning of its name', async () => {
    const [bar] = await demo.rowsOf('a bar near Foxlight');
    expect(['University Quarter', 'Theatre Mile', 'Crown Hill']).toContain(bar?.neighborhood);
    expect((await demo.reply('a bar near Foxlight')).text).toContain('from Foxlight Ramen');
  });
});

describe('near the diner, whose position nobody knows', () => {
  test.each(['food near me', 'anything good close to us?', "what's nearest to me"])('%s', async (message) => {
    const { text, cards } = await demo.reply(message);
    expect(text).toMatch(/neighborhood/);
    expect(text.trim()).toMatch(/\?|I'll look/);
    expect(cards).toEqual([]);
  });

  test.each(['a bar around here', 'where do people eat round here', 'pizza around these parts'])(
    'said of the town, it is answered: %s',
    async (message) => expect((await demo.reply(message)).cards.length).toBeGreaterThan(0),
  );

  test.each(['too far', 'closer to us', 'somewhere closer', "that's a bit far for us"])(
    'asks for it where what was shown is too far: %s',
    async (message) => {
      expect((await located.reply('Thai food', message)).text).toMatch(/neighborhood/);
      expect(areas(await located.rowsOf('Thai food', message, 'Aldgrove'))).toEqual(['Aldgrove']);
    },
  );

  test.each(['not Aldgrove, too far', "too far, I don't want to go to Aldgrove", 'Aldgrove is a bit far for us'])(
    'but not where a part of town is too far: %s',
    async (message) => expect((await located.reply('Thai food', message)).text).not.toMatch(/where you are/),
  );

  test('asks once, and looks where the answer says', async () => {
    expect(areas(await located.rowsOf('Thai food near me', 'Aldgrove'))).toEqual(['Aldgrove']);
    expect(areas(await located.rowsOf('Thai food near me', "we're at Cobmarket Cafe 1"))).toEqual(['Cobmarket']);
    expect((await located.reply('Thai food near me', 'just near me')).cards.length).toBeGreaterThan(0);
  });
});
