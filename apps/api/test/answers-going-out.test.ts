import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** Friday, 19:00. */
const NOW = { date: '2026-03-06', minute: 19 * 60 };
const place = (id: number, name: string, cuisine: string, open: string, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood: 'Slipway', hours: hours.parse(open), saffronNotes, ...more });

const BAR = { bar: true, restaurant: false, mealTypeLunch: false, mealTypeDinner: false };
const late = (id: number, name: string, cuisine: string, more = {}) =>
  place(id, name, cuisine, 'Mo-Su 18:00-05:00', 'A counter and a hatch.', more);
const town = [
  late(1, 'Night Hatch', 'Korean'),
  late(2, 'Owl Grill', 'Turkish'),
  late(3, 'Moth Noodles', 'Chinese'),
  late(4, 'Cellar Five', 'Mexican'),
  late(5, 'Tin Ferry', 'Boat bar', { ...BAR, tag: 'Cocktails', rating: 5 }),
  place(6, 'Larkspur', 'French', 'Mo-Su 12:00-23:00', 'Duck with lentils.', { bar: true, tag: 'Cocktails' }),
  place(7, 'Rose Gate', 'Moroccan', 'Mo-Su 12:00-23:00', 'Lamb tagine. No alcohol at all.', { tag: 'Halal' }),
  place(8, 'Almond Court', 'Lebanese', 'Mo-Su 12:00-23:00', 'Mezze, and beers from the valley.', { tag: 'Halal' }),
];
const { reply } = talkAbout(town, NOW);
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);
const KITCHENS = ['Cellar Five', 'Moth Noodles', 'Night Hatch', 'Owl Grill'];

describe('what is open at an odd hour', () => {
  test.each(["what's open after 3am tonight, proper food", 'which kitchens are open at 3 am?'])(
    'every kitchen is listed: %s',
    async (said) => expect((await names(said)).toSorted()).toEqual(KITCHENS),
  );

  test('who names no food hears of the bars, too', async () =>
    expect((await names("what's still open at 4am")).toSorted()).toEqual([...KITCHENS, 'Tin Ferry'].toSorted()));

  test.each(['somewhere open at 3am that does real food, not just drinks', 'food after 3am, not only drinks'])(
    '%s: drinks are no wish',
    async (said) => {
      for (const name of await names(said)) expect(KITCHENS).toContain(name);
    },
  );
});

describe('who goes out for drinks', () => {
  test.each(['cocktails tonight', 'drinks this evening', 'a cocktail bar tonight'])(
    '%s: a bar that is nothing but a bar comes first, whatever its kind is called',
    async (said) => expect((await names(said))[0]).toBe('Tin Ferry'),
  );

  test.each(['cocktails and something to eat tonight', 'drinks tonight, plus something to eat'])(
    '%s: not where nobody cooks',
    async (said) => expect(await names(said)).not.toContain('Tin Ferry'),
  );
});

describe('a wish that is put as a question', () => {
  test.each([
    'some of us want a beer, is that possible',
    'two of them would like a beer, would that be possible?',
    'my brother fancies a beer, is that ok?',
  ])('%s: is answered by what is poured, and by no hours', async (said) => {
    const { text } = await reply('halal food for six tomorrow', said);
    expect(text).toMatch(/beers? from the valley|place for beer|no alcohol/i);
    expect(text).not.toMatch(/ is open /);
  });
});

describe('what is told of a place for drinks', () => {
  const bar = (id: number, name: string, vibe: string, food: string) =>
    restaurant(id, { ...BAR, name, cuisine: 'Cocktail bar', saffronNotes: JSON.stringify({ vibe, food_notes: food }) });
  const bars = talkAbout([
    bar(1, 'The Copper Eel', 'Velvet stools and a long mirror behind the counter.', 'Olives, a cheese board.'),
    bar(2, 'Marsh Lamp', 'A cellar. Forty rums from six islands.', 'Olives, almonds, a plate of ham.'),
  ]);

  test.each(['cocktails', 'drinks after work', 'rum?'])(
    '%s: what is drunk or the room, not the snacks',
    async (said) => {
      const { text } = await bars.reply(said);
      expect(text).toMatch(/forty rums/i);
      expect(text).toMatch(/velvet stools/i);
      expect(text).not.toMatch(/olives/i);
    },
  );
});

test.each(['what’s good round here', 'hello, what’s good', 'just moved here, where should I start'])(
  '%s: places are put forward',
  async (said) => expect(await names(said)).not.toEqual([]),
);
