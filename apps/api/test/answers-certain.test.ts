import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes = '', occasions = '') => JSON.stringify({ vibe, food_notes, occasions });
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Weir',
    price: 2,
    rating: 5 - id / 4,
    mealTypeDinner: true,
    saffronNotes,
    ...more,
  });

describe('a sentence of the notes that surely answers', () => {
  const { reply } = talkAbout([
    place(
      1,
      'Tithe Barn',
      'British',
      notes(
        'Chairs with arms, large print on the menus. Pensioners eat for nine before half past six.',
        'Four joints and nine vegetables.',
        'Lamps with green shades at each seat make it possible to read.',
      ),
      { reservations: true },
    ),
    place(2, 'Pho Bay', 'Vietnamese', notes('Stools along the window.', 'Noodle soup.')),
  ]);

  test.each([
    ['what do pensioners pay', /nine before half past six/],
    ['bright enough to read my book', /green shades/],
  ])('is told, whatever the question is taken for: %s', async (question, answer) => {
    const { text, cards } = await reply('british', question);
    expect(text).toMatch(answer);
    expect(cards.map(({ name }) => name)).toEqual(['Tithe Barn']);
  });

  test.each(['something vietnamese instead', 'and somewhere with noodles'])('answers no search: %s', async (message) =>
    expect((await reply('british', message)).cards[0]?.name).toBe('Pho Bay'),
  );

  test('who asks whether to book hears that bookings are taken', async () =>
    expect((await reply('british', 'do we need to book?')).text).toMatch(/take bookings, so ring ahead/));
});

describe('a thing that no place that was shown has', () => {
  const { reply } = talkAbout([
    place(1, 'Stag', 'Steakhouse', notes('Dark wood.', 'Rib for two.')),
    place(2, 'Rooftop', 'Cocktail bar', notes('There is a $200 minimum on the couches.'), { bar: true }),
  ]);

  test('is told of the one that has it', async () => {
    const { text, cards } = await reply('a steak', 'do we have to pay the couch minimum?');
    expect(text).toMatch(/Rooftop: .*\$200 minimum/);
    expect(cards.map(({ name }) => name)).toEqual(['Stag']);
  });

  test('is not looked for elsewhere where it is nothing in particular', async () =>
    expect((await reply('a steak', 'is there a minimum?')).text).not.toMatch(/Rooftop/));
});

describe('a food that nobody can call safe', () => {
  const { reply } = talkAbout([
    place(1, 'Larder', 'British', notes('A nut-free kitchen, and they mean it.', 'Pies.')),
    place(
      2,
      'Scoop',
      'Ice cream',
      notes('', 'Scoops are rinsed for nut allergies if you ask, but pecans are flying around.'),
    ),
  ]);

  test.each(['can we get ice cream after?', 'and ice cream, or is that a bad idea with the nuts'])(
    'comes with what its notes say: %s',
    async (message) => {
      const { text, cards } = await reply('dinner, my son has a nut allergy', message);
      expect(text).toMatch(/can't call any place for ice cream safe with nuts.*Scoop: “Scoops are rinsed/);
      expect(cards.map(({ name }) => name)).not.toContain('Scoop');
    },
  );
});

describe('a further stop after a place that is named', () => {
  const { reply } = talkAbout([
    place(1, 'Saltwife', 'Seafood', notes('', 'Plaice.')),
    place(2, 'Bollard', 'Wine bar', notes('Glasses of wine by lamplight.'), { bar: true, restaurant: false }),
  ]);

  test.each([
    "We've dinner in Saltwife at 6 on Friday, where would you go after?",
    'where for a drink after Saltwife?',
  ])('%s', async (message) => {
    const { text, cards } = await reply('seafood', message);
    expect(text).toMatch(/Bollard/);
    expect(cards.map(({ name }) => name)).toContain('Bollard');
  });
});

describe('thanks', () => {
  const { reply } = talkAbout([place(1, 'Night Diner', 'Diner', notes('Open all night, and nobody hurries you.'))]);

  test('of somebody in hard times get no cheer', async () => {
    const { text } = await reply('my dad is in surgery till eleven, somewhere to eat', 'thank you');
    expect(text).toMatch(/welcome/i);
    expect(text).not.toMatch(/enjoy|eat well/i);
  });

  test('and luck is wished to who asks for it', async () =>
    expect((await reply('a diner', 'cheers, wish me luck')).text).toMatch(/good luck/i));
});
