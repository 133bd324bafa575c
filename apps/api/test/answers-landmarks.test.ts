import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, address: string, saffronNotes: string, at: number, more = {}) =>
  restaurant(id, {
    name,
    cuisine: 'Italian',
    neighborhood: at < 10 ? 'Weavers' : 'Hillfoot',
    address,
    saffronNotes,
    latitude: 48.9 + at * 0.001,
    longitude: -7.3,
    ...more,
  });

const town = [
  place(1, 'Loom Table', '3 Bobbin Stairs, 4002', 'Facing the dye works, with good gnocchi.', 0),
  place(2, 'Shuttle', '8 Bobbin Stairs, 4002', 'Lasagne by the tray.', 1),
  place(3, 'Upland', '2 Larch Row, 4005', 'Opposite the music faculty. Pasta with hare.', 20),
  place(4, 'Fell Side', '40 Larch Row, 4005', 'Polenta, and a view of the old bandstand.', 21, { rating: 5 }),
  place(5, 'Two Gates', '1 Mill Ring, 4002', 'By the north gate. Risotto.', 3),
  place(6, 'Hill Gate', '1 Far Ring, 4005', 'Beside the north gate. Risotto.', 24),
];
const { reply } = talkAbout(town);
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('streets and spots that a guide knows', () => {
  test.each([
    ['Italian near the dye works', 'Loom Table'],
    ['somewhere for lunch close to the music faculty', 'Upland'],
    ['what is nearest to bobbin stairs', 'Shuttle'],
  ])('%s: are what places are near to', async (message, name) => {
    const { text, cards } = await reply(message);
    expect(cards.map((card) => card.name)).toContain(name);
    expect(text).toMatch(new RegExp(`${name}[^.]*(?:right by|on Bobbin Stairs)`));
    expect(text).not.toMatch(/don't know where|can't place/);
  });

  test('beside an allergy, that part of town is searched, and what is known of it is told', async () => {
    const { text, cards } = await reply('Italian near the dye works, I have a sesame allergy');
    expect(cards.length).toBeGreaterThan(0);
    for (const { name } of cards) expect(['Loom Table', 'Shuttle', 'Two Gates']).toContain(name);
    expect(text).toContain('let the kitchen confirm');
  });

  test('in the next message, other wishes are for that part of town', async () =>
    expect(await names('Italian near the dye works', 'somewhere with lasagne')).toEqual(['Shuttle']));

  test.each([
    ['tell me about Shuttle', 'how far is it from bobbin stairs?', /Shuttle is on Bobbin Stairs/],
    [
      'tell me about Upland',
      'how far is it from the dye works?',
      /Upland is about \d+ (?:minutes' walk|.* km) from the dye works|2\.\d km/,
    ],
  ])('%s, %s: the way from there is told', async (first, then, way) =>
    expect((await reply(first, then)).text).toMatch(way),
  );

  test('of several, the nearest is known', async () =>
    expect((await reply('Shuttle or Upland?', 'which is closest to the music faculty?')).text).toMatch(
      /^Upland is closer to the music faculty/,
    ));

  test.each(['Italian near the north gate', 'Italian near the old bandstand', 'Italian near the lighthouse'])(
    '%s: what no one place tells of is unknown',
    async (message) => expect((await reply(message)).text).not.toMatch(/right by|minute/),
  );
});

describe('the way to what was shown, from where somebody says it begins', () => {
  const first = 'tell me about Shuttle';
  test.each([
    ['can we walk there from larch row?', /^No, Shuttle is about 2.2 km from Larch Row/],
    ["we're staying on larch row, how do we get there", /Shuttle is at 8 Bobbin Stairs, 4002,? and .*from Larch Row/],
    ["I'm at 15 Larch Row. can I walk?", /Shuttle is .*from Larch Row/],
    ['how long does it take to walk from Upland', /Shuttle is .*from Upland/],
    ['is it a long walk to the dye works', /^Shuttle is two minutes' walk from the dye works/],
    ['could I walk there from hillfoot?', /Shuttle is .*from Hillfoot/],
  ])('%s', async (asked, way) => {
    const { text, cards } = await reply(first, asked);
    expect(text).toMatch(way);
    expect(text).not.toMatch(/don't know|No idea|Ask/);
    expect(cards.map(({ name }) => name)).toEqual(['Shuttle']);
  });

  test('it is no part of town to eat in from then on', async () => {
    const asked = ['Italian in Weavers', 'can we walk there from hillfoot?', 'somewhere else Italian'];
    for (const name of await names(...asked)) expect(['Loom Table', 'Shuttle', 'Two Gates']).toContain(name);
  });

  test('near is what is a short walk, and what is far is told as far', async () => {
    expect((await reply(first, 'is it near the dye works?')).text).toMatch(/^Yes, /);
    expect((await reply(first, 'is it close to larch row?')).text).toMatch(/^No, Shuttle is about/);
  });

  test('where nobody knows the coordinates, the parts of town are told, and that the way is unknown', async () => {
    const unplaced = talkAbout(town.map((row) => ({ ...row, latitude: null, longitude: null })));
    expect((await unplaced.reply(first, 'can we walk there from hillfoot?')).text).toMatch(
      /^Shuttle is in Weavers, and I can't tell how far that is from Hillfoot/,
    );
    expect((await unplaced.reply(first, 'how far is it from the lighthouse?')).text).toMatch(/don't know how far/);
  });
});
