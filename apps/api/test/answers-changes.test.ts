import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const notes = (vibe: string, food_notes = '') => JSON.stringify({ vibe, food_notes });
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood: 'Mill Quarter', price: 2, saffronNotes, ...more });

describe('who eats what at the table', () => {
  const town = [
    place(1, 'Amber Stool', 'Ramen', notes('Nine stools.', 'Vegan miso broth.')),
    place(2, 'Broad Table', 'Ramen', notes('Long tables.', 'They cannot do vegan.')),
    place(3, 'Cold Kettle', 'Pub', notes('Six beers on tap.', 'Pies and chops.')),
    place(4, 'Dun Lantern', 'Indian', notes('Halal throughout.', 'Lamb and daal.'), { tag: 'Halal' }),
  ];
  const { reply } = talkAbout(town);

  test.each([
    'two of us are vegan',
    '1 vegan in the group, forgot to say. still ok there?',
    'half the table is vegan',
    'oh and a couple of vegans are coming',
  ])('what was shown is checked for them: %s', async (statement) => {
    const { text, cards } = await reply('ramen', statement);
    expect(names(cards)).toEqual(['Amber Stool']);
    expect(text).toContain('Broad Table');
  });

  test.each(['my friend wants a beer with it', 'we need beer too', 'somewhere livelier', 'cheaper'])(
    'a diet gives way to nothing: %s',
    async (wish) => {
      const { text, cards } = await reply('we eat halal, where to?', wish);
      expect(names(cards)).not.toContain('Cold Kettle');
      expect(text).not.toMatch(/halal can give way|leaving halal/i);
    },
  );

  test.each(['steak', 'burgers', 'barbecue', 'some meat'])('meat is for others than vegetarians: %s', async (meat) => {
    const { text } = await talkAbout(guideWithTraps).reply(
      'my wife is vegetarian',
      `somewhere with good ${meat} for me`,
    );
    expect(text).not.toMatch(new RegExp(`(?:vegetarian|vegan) (?:food )?${meat}`, 'i'));
  });
});

test.each(["oh, sara can't have fish", 'my mum is allergic to fish', "sorry, he can't eat seafood at all"])(
  'a dish that was wished before is not, where somebody cannot eat what it is made of: %s',
  async (statement) => {
    const town = [
      place(1, 'Rice Step', 'Sushi', notes('White walls.', 'Sushi by the piece.')),
      place(2, 'Coal Yard', 'Korean', notes('White walls.', 'Grilled short rib.')),
    ];
    const { cards } = await talkAbout(town).reply('sushi', statement);
    expect(names(cards)).not.toContain('Rice Step');
  },
);

describe('a diet of the whole kitchen', () => {
  const town = [
    place(1, 'Ash Door', 'Chinese', notes('White walls.', 'Everything is vegan.')),
    place(2, 'Birch Door', 'Lebanese', notes('White walls.', 'Everything but the cheese is vegan.'), {
      tag: 'Vegan friendly',
    }),
    place(3, 'Cedar Door', 'Vegan', notes('White walls.', 'Grain bowls.')),
    place(4, 'Elder Door', 'Pizza', notes('White walls.', 'A vegan pizza.'), { tag: 'Vegan friendly' }),
  ];
  test.each([
    'a completely vegan place please',
    'which places are entirely vegan? list them all',
    'somewhere with only vegan food',
    'where is everything on the menu vegan?',
    'purely vegan restaurants',
  ])('is more than vegan dishes: %s', async (message) => {
    const { cards } = await talkAbout(town).reply(message);
    expect(names(cards).toSorted()).toEqual(['Ash Door', 'Cedar Door']);
  });

  test.each(['my only vegan friend is coming, where to?', 'we are all vegan', 'vegan food please'])(
    'is not what a guest keeps: %s',
    async (message) => {
      expect((await talkAbout(town).reply(message)).cards.length).toBeGreaterThan(2);
    },
  );
});

describe('an adjustment', () => {
  const town = [
    place(1, 'Loud Lamp', 'Thai', notes('Packed and loud, with a DJ.'), { price: 3, tag: 'Lively' }),
    place(2, 'Song Hall', 'Thai', notes('Private rooms with karaoke.'), { price: 3 }),
    place(3, 'Still Pond', 'Thai', notes('Hushed, with tables far apart.'), { tag: 'Quiet', neighborhood: 'Top Lane' }),
  ];
  test.each(['quieter please', 'somewhere calmer', 'quiet is more important'])(
    'leads to places of which the guide says so, elsewhere if need be: %s',
    async (message) => {
      const { text, cards } = await talkAbout(town).reply('thai in Mill Quarter', message);
      expect(names(cards)).toEqual(['Still Pond']);
      expect(text).toContain('Top Lane');
    },
  );

  test.each(['quieter please', 'something cheaper', 'more casual'])(
    'leads nobody to a counter that is too small for their party: %s',
    async (message) => {
      const town = [
        place(1, 'Loud Lamp', 'Thai', notes('Packed and loud, with a DJ. Wear a jacket.'), { price: 4 }),
        place(2, 'Nine Stools', 'Thai', notes('Hushed. Paper plates. Nine stools at one counter.'), {
          price: 1,
          neighborhood: 'Top Lane',
        }),
      ];
      for (const [party, first] of [
        ['for eight', 'Loud Lamp'],
        ['for two', 'Nine Stools'],
      ]) {
        const { cards } = await talkAbout(town).reply(`thai in Mill Quarter ${party}`, message);
        expect(names(cards)[0], party).toBe(first);
      }
    },
  );

  test('lasts when more is said', async () => {
    const town = [
      place(1, 'Loud Lamp', 'Thai', notes('Packed and loud, with a DJ.'), { price: 3, tag: 'Lively', rating: 5 }),
      place(2, 'Still Pond', 'Thai', notes('Hushed, with tables far apart.'), { tag: 'Quiet', price: 3, rating: 4 }),
      place(3, 'Grey Bench', 'Thai', notes('Hushed and slow.'), { tag: 'Quiet', price: 5, rating: 4 }),
    ];
    const { cards } = await talkAbout(town).reply('thai', 'quieter', 'for three people, on Friday');
    expect(names(cards)[0]).not.toBe('Loud Lamp');
  });

  test.each(['had that last week', 'nah, I had that last night', 'no, ate there last month'])(
    'leaves out the one that came first: %s',
    async (message) => {
      const talk = talkAbout(guideWithTraps);
      const [first, ...others] = names((await talk.reply('burgers')).cards);
      const { cards } = await talk.reply('burgers', message);
      expect(names(cards)).not.toContain(first);
      expect(names(cards).some((name) => others.includes(name))).toBe(true);
    },
  );
});

describe('two wishes that exclude each other', () => {
  test.each([
    ['a lively but quiet place', /lively and quiet/i],
    ['quiet yet buzzing, for six', /quiet and lively/i],
    ['a cheap but $$$$ dinner', /inexpensive and expensive/i],
  ])('are named: %s', async (message, said) => {
    expect((await talkAbout(guideWithTraps).reply(message)).text).toMatch(said);
  });

  test.each(['lively or quiet, either will do', 'a quiet place', 'cheap or mid-priced'])(
    'are no two: %s',
    async (message) => {
      expect((await talkAbout(guideWithTraps).reply(message)).text).not.toMatch(/rarely go together|hard to find/);
    },
  );
});

test.each([
  ['ital tonight', 'Italian'],
  ['jap food please', 'Japanese'],
  ['mex', 'Mexican'],
  ['any good portu place', 'Portuguese'],
])('the beginning of a kitchen is that kitchen: %s', async (message, cuisine) => {
  const town = ['Italian', 'Japanese', 'Mexican', 'Portuguese'].map((one, at) =>
    place(at + 1, `Corner ${one}`, one, notes('White walls.')),
  );
  expect(names((await talkAbout(town).reply(message)).cards)).toEqual([`Corner ${cuisine}`]);
});

describe('a pregnancy', () => {
  const town = [
    place(1, 'Brine Bar', 'Seafood', notes('Zinc counter.', 'Oysters, sashimi and ceviche.')),
    place(2, 'Net Loft', 'Seafood', notes('Nets on the wall.', 'Fried cod and grilled bream.')),
  ];
  test.each(['my wife is pregnant', "I'm pregnant by the way", 'one of us is pregnant'])(
    'is checked against what is eaten raw: %s',
    async (news) => {
      const { text, cards } = await talkAbout(town).reply('seafood', news);
      expect(names(cards)).toEqual(['Net Loft']);
      expect(text).toMatch(/raw egg/);
    },
  );

  test('puts raw bars last', async () => {
    const { cards } = await talkAbout(town).reply('seafood for my pregnant sister');
    expect(names(cards)[0]).toBe('Net Loft');
  });
});

test.each(['alcohol-free cocktails', 'non-alcoholic options', 'zero proof drinks'])(
  'drinks without alcohol are wished of places that pour others, too: %s',
  async (wish) => {
    const town = [
      place(1, 'Dry Dock', 'Cocktail Bar', notes('Brass lamps.', 'Negronis and five alcohol-free cocktails.'), {
        bar: true,
      }),
      place(2, 'Tin Roof', 'Cocktail Bar', notes('Brass lamps.', 'Rum and nothing else.'), { bar: true }),
    ];
    expect(names((await talkAbout(town).reply(`a bar with ${wish}`)).cards)[0]).toBe('Dry Dock');
  },
);

test.each(['or a burger', 'or maybe a burger', 'or somewhere for a burger', 'or even burgers'])(
  'what will do as well stands beside what was wished: %s',
  async (message) => {
    const kitchens = (await talkAbout(guideWithTraps).reply('ramen', message)).cards.map(({ cuisine }) => cuisine);
    expect(kitchens).toContain('Burgers');
    expect(kitchens).toContain('Japanese');
  },
);
