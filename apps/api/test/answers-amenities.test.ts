import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Mill Quarter',
    price: 2,
    rating: 4,
    restaurant: true,
    mealTypeDinner: true,
    saffronNotes,
    ...more,
  });

describe('what a house has or allows is wished for as well as asked about', () => {
  test.each([
    ['somewhere that takes cards', 'Contactless is fine.', 'Cash only.'],
    ['I have no cash on me, dinner', 'They take cards now.', 'Bring cash.'],
    ['dinner with air con', 'Air conditioning, at last.', 'It has four fans.'],
    ['somewhere with booths', 'Six booths along the wall.', 'One long counter.'],
    ['dinner, not cramped please', 'A roomy hall.', 'Elbow to elbow in here.'],
    ['somewhere with dim lighting', 'Candlelit, every table.', 'Brightly lit.'],
    ['dinner somewhere bright', 'A bright room.', 'Dimly lit.'],
    ['a place with a lift', 'The lift is by the door.', 'Two flights of stairs.'],
    ['dinner with friendly staff', 'A warm welcome, always.', 'Surly waiters.'],
    ['somewhere with a changing table', 'Baby changing on the ground floor.', 'One bathroom.'],
    ['can we bring a cake, dinner', 'Bring your own cake, they say.', 'No outside cakes.'],
    ['somewhere that splits the bill', "They'll split the bill.", 'One bill per table.'],
    ['somewhere with a smoking area', 'There is a smoking terrace.', 'Smoke free.'],
  ])('%s', async (ask, has, lacks) => {
    for (const notes of [
      [has, lacks],
      [lacks, has],
    ] as const) {
      const guide = notes.map((said, at) => place(at + 1, `${['Amber', 'Birch'][at]} Table`, 'Diner', said));
      const first = names((await talkAbout(guide).reply(ask)).cards)[0];
      expect(first).toBe(notes[0] === has ? 'Amber Table' : 'Birch Table');
    }
  });

  test('where nobody knows it, the reply says so', async () => {
    const { text } = await talkAbout([place(1, 'Amber Table', 'Thai', 'Green curry.')]).reply('thai that takes cards');
    expect(text).toMatch(/whether they take cards/);
  });
});

describe('after one place was shown', () => {
  const { reply } = talkAbout([
    place(1, 'Amber Screen', 'Sports bar', 'Twelve screens, every match. Chicken wings in a bucket.', {
      bar: true,
      tag: 'wings, big screens',
    }),
    place(2, 'Birch Vault', 'Pub', 'Live music on Wednesdays. No TVs.', { bar: true }),
    place(3, 'Cedar Pot', 'Diner', 'Meatloaf and peas.'),
  ]);

  test('"any with …" looks for another one', async () => {
    expect((await reply('somewhere to watch the match', 'any with live music?')).text).toContain('Birch Vault');
  });

  test('what is scrapped is wished no more', async () => {
    const { cards } = await reply('somewhere to watch the match', 'scrap that, they lost. somewhere without tvs');
    expect(names(cards)).not.toContain('Amber Screen');
  });
});

test('of several that are silent, another one is named with what its notes say', async () => {
  const { reply } = talkAbout([
    place(1, 'Amber Curry', 'Thai', 'Green curry.'),
    place(2, 'Birch Curry', 'Thai', 'Red curry.'),
    place(3, 'Cedar Vault', 'Pub', 'A fiddler plays in the vault.', { bar: true }),
  ]);
  const { text } = await reply('thai', 'any with live music?');
  expect(text).toMatch(/Cedar Vault/);
  expect(text).toMatch(/fiddler plays/);
});

test('who gives up a kitchen gives up its dish', async () => {
  const { reply } = talkAbout([
    place(1, 'Amber Taco', 'Mexican', 'Tacos. LOUD, all night.', { tag: 'tacos, loud' }),
    place(2, 'Birch Room', 'French', 'Quiet, with low voices.', { tag: 'quiet' }),
  ]);
  const { cards } = await reply('tacos tonight', "my nana hates noise. it doesn't have to be mexican");
  expect(names(cards)[0]).toBe('Birch Room');
});

test('a place that stays, of which nobody knows what is wished now, is followed by one that has it', async () => {
  const { reply } = talkAbout([
    place(1, 'Amber Dosa', 'Indian', 'Dosas as long as an arm.', { price: 1 }),
    place(2, 'Birch Tiffin', 'Indian', 'Mild, kind cooking.', { neighborhood: 'Top Lane', price: 2 }),
  ]);
  const { text, cards } = await reply('indian in Mill Quarter', 'not too spicy and cheap');
  expect(text).toMatch(/Birch Tiffin/);
  // It lacks what was wished before: named, and no card.
  expect(names(cards)).toEqual(['Amber Dosa']);
});

describe('where no sentence of the notes speaks for a place', () => {
  const PLAIN = 'The lot behind fits eight cars. Kitchen stops at 21:30.';
  const first = async (tag: string, ask = 'dinner in Mill Quarter') =>
    (await talkAbout([place(1, 'Amber Gate', 'Gastropub', PLAIN, { tag })]).reply(ask)).text;

  test('its tags tell what it is like', async () => {
    expect(await first('Fireplace, craft beer, river view')).toContain('fireplace, craft beer, river view');
  });

  test('but no tag that promises care or a prize', async () => {
    const text = await first('nut aware, allergy aware, pescatarian friendly, Michelin star, fireplace, craft beer');
    expect(text).toContain('fireplace, craft beer');
    expect(text).not.toMatch(/nut|allerg|pescatarian|michelin/i);
  });

  test('and no tag that promises a diet or leads away', async () => {
    const text = await first('nut free, www.example.com, cash only, fireplace, vegan');
    expect(text).not.toMatch(/nut free|example|vegan/);
  });
});

test('a dish is advised by what stands behind it, whatever it costs', async () => {
  const order = async (notes: string) =>
    (
      await talkAbout([place(1, 'Amber Gate', 'Diner', `Oak tables. ${notes}`)]).reply(
        'a diner',
        'what should I get there?',
      )
    ).text;
  expect(await order('The lamb shank ($24) is the thing to have.')).toMatch(/lamb shank/);
  expect(await order('Go for the chicken pie ($22) and ask for a table by the fire.')).toMatch(/chicken pie/);
  expect(await order('Ask for the crab legs.')).toMatch(/crab legs/);
  expect(await order('The lamb shank is the one to skip.')).not.toMatch(/get the lamb shank/i);
});

describe('a plan', () => {
  const { reply } = talkAbout([
    place(1, 'Amber Bar', 'Gastropub', 'Craft beer by the river.', { bar: true }),
    place(2, 'Birch Cellar', 'Pub', 'Dark lager.', { bar: true, restaurant: false, neighborhood: 'Top Lane' }),
    place(3, 'Cedar Pasta', 'Italian', 'Hand-cut pasta.'),
  ]);

  test('keeps to the part of town that was named, though a bar elsewhere is nothing but a bar', async () => {
    const { cards } = await reply('plan us a night in Mill Quarter, drinks then italian for dinner');
    expect(names(cards)).toEqual(['Amber Bar', 'Cedar Pasta']);
  });

  test('moves when a message says when they will be there, and asks whether that works', async () => {
    const { text } = await reply(
      'plan us a night in Mill Quarter, drinks then italian for dinner',
      'we wont get to dinner till 9, does that still work',
    );
    expect(text).toMatch(/Cedar Pasta at 21:00/);
  });
});

test('who books hears what the notes say of how tables are had', async () => {
  const { reply } = talkAbout([
    place(1, 'Amber Oven', 'Pizza', 'They only take bookings for eight and up; everybody else queues.', {
      reservations: true,
      phone: '555-0119',
    }),
  ]);
  expect((await reply('pizza', 'can we book a table there?')).text).toMatch(/only take bookings for eight and up/);
});

test('a badly rated place is no filler beside those that suit, and is shown where it is all there is', async () => {
  const { reply } = talkAbout([
    place(1, 'Amber Diner', 'Diner', 'Swimming in oil.', { rating: 2 }),
    place(2, 'Birch Diner', 'Diner', 'Eggs all day.'),
    place(3, 'Cedar Grill', 'Grill', 'Dry chops.', { rating: 2 }),
  ]);
  expect(names((await reply('a diner')).cards)).toEqual(['Birch Diner']);
  expect(names((await reply('Cedar Grill')).cards)).toEqual(['Cedar Grill']);
});

test('who has only cash, or none, is told of a place that does not do', async () => {
  const { reply } = talkAbout([
    place(1, 'Amber Oven', 'Pizza', 'Blistered pizza. CARD ONLY, they sent my twenty back.'),
    place(2, 'Birch Oven', 'Pizza', 'Thick pizza. Cash or card.'),
  ]);
  const { text, cards } = await reply('pizza', 'we only have cash');
  expect(text).toMatch(/Birch Oven/);
  expect(names(cards)).toEqual(['Birch Oven']);
});

test('what there is no chance with is denied', async () => {
  const { reply } = talkAbout([place(1, 'Amber Tapas', 'Tapas', 'No chance with a pram: door, step, wall of backs.')]);
  expect((await reply('tapas', 'can we come with a pram?')).text).toMatch(/^(?:No|I'm afraid not)/);
});

test('that only cash is taken answers whether cash is', async () => {
  const { reply } = talkAbout([place(1, 'Amber Oven', 'Pizza', 'Blistered pizza. Cash only.')]);
  expect((await reply('pizza', 'do they take cash?')).text).not.toMatch(/don't know|can't say|can't tell/);
});

test('who could fall ill hears no promise of notes on how to book', async () => {
  const { reply } = talkAbout([
    place(1, 'Amber Oven', 'Pizza', 'Blistered pizza. Ring ahead and they do a nut-free menu.', { reservations: true }),
  ]);
  const { text } = await reply("pizza. I'm allergic to nuts", 'can we book a table there?');
  expect(text).not.toMatch(/nut-free menu/);
});
