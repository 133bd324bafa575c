import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes: string, occasions = '') => JSON.stringify({ vibe, food_notes, occasions });

const harbor = [
  restaurant(1, {
    name: 'Tin Heron',
    cuisine: 'Bar',
    bar: true,
    neighborhood: 'Docks',
    price: 1,
    rating: 4,
    saffronNotes: notes('A DJ every night and the floor shakes.', 'Bottled beer and crisps.'),
  }),
  restaurant(2, {
    name: 'Salt Lamp',
    cuisine: 'Bar',
    bar: true,
    neighborhood: 'Docks',
    price: 2,
    rating: 4,
    saffronNotes: notes('Very loud from nine, with football on.', 'Cider on tap and pies.'),
  }),
  restaurant(3, {
    name: 'Loom Court',
    cuisine: 'Bar',
    bar: true,
    neighborhood: 'Docks',
    price: 2,
    rating: 4,
    saffronNotes: notes('Loud when it fills up.', 'Gin and small plates.'),
  }),
];
const docks = talkAbout(harbor, { date: '2026-11-26', minute: 18 * 60 });

describe('places that are all against what matters', () => {
  test.each(['which of them is quietest?', 'so which is the calmest one', 'best for talking?'])(
    '%s names none as quiet',
    async (asked) => {
      const { text } = await docks.reply('a bar in the docks', asked);
      expect(text).not.toMatch(/\bis (?:probably )?the quietest|it's (?:the quietest|quieter)/i);
    },
  );

  test.each(["what's the difference between them?", 'which one would u pick', 'help me choose between them'])(
    '%s takes no reproach for a reason',
    async (asked) => {
      const { text } = await docks.reply('a quiet bar in the docks', asked);
      expect(text).not.toMatch(/quietest|quieter/i);
    },
  );
});

describe('hours that nobody knows', () => {
  test.each(['is any of them open at 6 on sunday?', 'are they open sunday at 6', 'when do they close'])(
    '%s is answered once for all',
    async (asked) => {
      const { text } = await docks.reply('bars in the docks', asked);
      for (const name of ['Tin Heron', 'Salt Lamp', 'Loom Court']) expect(text.split(name)).toHaveLength(2);
      expect(text.match(/know|say/gi)).toHaveLength(1);
    },
  );

  test.each([
    ['a cafe open before 8 tomorrow', true],
    ['coffee, saturday at 7:30am', true],
    ['a cafe at 4pm tomorrow', false],
  ])('of who only tells when they open, the hours after it are known: %s', async (asked, known) => {
    const cafe = { cuisine: 'Cafe', neighborhood: 'Docks', rating: 4, price: 1 };
    const { text } = await talkAbout(
      [
        restaurant(1, {
          ...cafe,
          name: 'Early Kettle',
          saffronNotes: notes('It opens at six for the ferries.', 'Buns.'),
        }),
      ],
      { date: '2026-11-26', minute: 18 * 60 },
    ).reply(asked);
    expect(text).toContain('Early Kettle');
    expect(/hours/.test(text)).toBe(!known);
  });
});

describe('letters for words', () => {
  test.each(['what would u pick', 'which wd u choose? ur pick', 'what would u go for'])(
    '%s is a choice',
    async (asked) => {
      const { cards } = await docks.reply('bars in the docks', asked);
      expect(cards).toHaveLength(1);
    },
  );
});

describe('names of everyday words', () => {
  const row = { neighborhood: 'Docks', price: 2, rating: 4, cuisine: 'Thai' };
  const names = [
    restaurant(1, { ...row, name: 'Night Garden Noodle Room', saffronNotes: notes('Six stools.', 'Broth and herbs.') }),
    restaurant(2, { ...row, name: 'The Corner Light', saffronNotes: notes('A lamp in each window.', 'Curries.') }),
    restaurant(3, {
      ...row,
      name: 'Ice Cream Harbour Stall',
      cuisine: 'Dessert',
      saffronNotes: notes('A stall.', 'Ice cream.'),
    }),
    restaurant(4, { ...row, name: 'Plum Kiosk', cuisine: 'Dessert', saffronNotes: notes('A hatch.', 'Ice cream.') }),
  ];
  const talk = talkAbout(names, { date: '2026-11-26', minute: 18 * 60 });

  test.each([
    ["what's night garden like?", 'Night Garden Noodle Room'],
    ['is night garden any good', 'Night Garden Noodle Room'],
    ['tell me about corner light', 'The Corner Light'],
    ['is the corner light expensive?', 'The Corner Light'],
  ])('%s asks about that place', async (asked, name) => {
    const { cards } = await talk.reply(asked);
    expect(cards.map((card) => card.name)).toEqual([name]);
  });

  test.each(['what about ice cream?', 'thai with a night garden like that', 'a light corner in the docks'])(
    '%s names none',
    async (asked) => {
      const { cards } = await talk.reply(asked);
      expect(cards).not.toHaveLength(1);
    },
  );
});

describe('the way there', () => {
  const at = { price: 2, rating: 4, cuisine: 'Thai' };
  const talk = talkAbout(
    [
      restaurant(1, {
        ...at,
        name: 'Plum Kiosk',
        neighborhood: 'Docks',
        address: '3 Quay',
        latitude: 40,
        longitude: 9,
      }),
      restaurant(2, {
        ...at,
        name: 'Oak Hall',
        neighborhood: 'Hilltop',
        cuisine: 'Pub',
        latitude: 40.01,
        longitude: 9,
      }),
    ],
    { date: '2026-11-26', minute: 18 * 60 },
  );

  test.each(['how long would it take to get there from hilltop?', 'how long a walk is it from hilltop'])(
    '%s is a distance',
    async (asked) => expect((await talk.reply('thai food', asked)).text).toMatch(/walk|km|minutes|mile/),
  );

  test.each(['is that far?', 'how long does it take us to get there', 'and how do i find it'])(
    '%s is answered with the address',
    async (asked) => expect((await talk.reply('thai food', asked)).text).toContain('3 Quay'),
  );

  test.each(['can we be done in an hour?', 'could we be out in half an hour', 'can we be finished in an hour'])(
    '%s asks how quick they are',
    async (asked) => {
      const { text } = await talk.reply('thai food', asked);
      expect(text).toMatch(/quick/);
    },
  );
});

describe('a place that closes right after one comes', () => {
  const row = { neighborhood: 'Docks', price: 2, cuisine: 'Thai' };
  const early = restaurant(1, { ...row, name: 'Early Bell', rating: 5, hours: hours.parse('Mo-Su 11:00-20:15') });
  const late = restaurant(2, { ...row, name: 'Late Bell', rating: 3, hours: hours.parse('Mo-Su 11:00-22:00') });
  const now = { date: '2026-11-26', minute: 18 * 60 };

  test.each(['thai at 8pm', 'dinner at 8 tonight, thai please', 'thai food tonight at 20:00'])(
    '%s comes after one that stays open',
    async (asked) => {
      const { cards } = await talkAbout([early, late], now).reply(asked);
      expect(cards[0]?.name).toBe('Late Bell');
    },
  );

  test('is told of where there is no other', async () => {
    const { text, cards } = await talkAbout([early], now).reply('thai at 8pm');
    expect(cards.map(({ name }) => name)).toEqual(['Early Bell']);
    expect(text).toMatch(/20:15|quarter past eight/);
  });
});

describe('what is asked for as one', () => {
  const row = { neighborhood: 'Docks', price: 2, rating: 4, cuisine: 'Thai' };
  const talk = talkAbout(
    [
      restaurant(1, { ...row, name: 'Plum Hall', saffronNotes: notes('The back room seats twenty.', 'Curries.') }),
      restaurant(2, { ...row, name: 'Reed Hall', saffronNotes: notes('Rugs and lamps.', 'Curries and rice.') }),
    ],
    { date: '2026-11-26', minute: 18 * 60 },
  );

  test.each(['does Plum Hall have one?', 'has plum hall got one', 'and does plum hall have one'])(
    '%s asks for what was wished',
    async (asked) => {
      const { text } = await talk.reply('thai with a private room', asked);
      expect(text).toMatch(/private room|back room/);
    },
  );
});

describe('the hours of a place that is taken', () => {
  test.each(['ok that one. what time should we get there?', "let's take it. when do they open?"])(
    '%s are told once',
    async (asked) => {
      const open = hours.parse('Mo-Su 12:00-21:00');
      const one = restaurant(1, { name: 'Plum Hall', cuisine: 'Thai', neighborhood: 'Docks', rating: 4, hours: open });
      const { text } = await talkAbout([one]).reply('thai', asked);
      expect(text.match(/open/g)).toHaveLength(1);
    },
  );
});

describe('two who want something else to eat', () => {
  const row = { neighborhood: 'Docks', price: 2, rating: 4 };
  const raw = restaurant(1, {
    ...row,
    name: 'Pearl Boat',
    cuisine: 'Sushi',
    saffronNotes: notes('A counter.', 'Nigiri.'),
  });
  const oven = restaurant(2, { ...row, name: 'Ash Oven', cuisine: 'Pizza', rating: 4.5 });
  const both = restaurant(3, {
    ...row,
    name: 'Two Fires',
    cuisine: 'Fusion',
    saffronNotes: notes('Benches.', 'Sushi and pizza from one kitchen.'),
  });
  const said = [
    'i want pizza and my sister wants sushi',
    'she wants sushi, i want pizza',
    'sushi for her, pizza for me',
  ];

  test.each(said)('%s: that no place has both is said, and where to go for each', async (asked) => {
    const { text } = await talkAbout([raw, oven]).reply(asked);
    expect(text).toMatch(/no (?:one )?place/i);
    for (const name of ['Pearl Boat', 'Ash Oven']) expect(text).toContain(name);
    expect(text).not.toMatch(/something different|instead/);
  });

  test.each(said)('%s: a place that has both comes first', async (asked) => {
    const { text, cards } = await talkAbout([raw, oven, both]).reply(asked);
    expect(cards[0]?.name).toBe('Two Fires');
    expect(text).not.toMatch(/no (?:one )?place/i);
  });
});

describe('nothing else', () => {
  const row = { neighborhood: 'Docks', price: 2, rating: 4, cuisine: 'Thai' };
  const many = [1, 2, 3, 4, 5].map((id) => restaurant(id, { ...row, name: `Reed Hall ${id}` }));
  const talk = talkAbout(many, { date: '2026-11-26', minute: 18 * 60 });

  test.each(['nothing else?', "that's all?", 'is that everything?'])('%s asks for more', async (asked) =>
    expect((await talk.reply('thai', asked)).cards).not.toHaveLength(0),
  );

  test.each(['nothing else', "that's all", 'thats all thanks'])('%s ends it', async (said) =>
    expect((await talk.reply('thai', said)).cards).toHaveLength(0),
  );
});

describe('a party that changes', () => {
  const one = restaurant(1, {
    name: 'Reed Hall',
    neighborhood: 'Docks',
    cuisine: 'Thai',
    rating: 4,
    reservations: true,
  });
  test.each(['actually 3 now', 'only three now', '3 now, one has dropped out'])(
    '%s counts from now on',
    async (said) => {
      const { text } = await talkAbout([one]).reply('thai for 7', said, 'can you book it?');
      expect(text).toMatch(/for 3|for three/);
    },
  );
});

describe('an hour soon after opening', () => {
  const open = hours.parse('Mo-Su 07:00-15:00');
  const oven = restaurant(1, { name: 'Ash Oven', neighborhood: 'Docks', cuisine: 'Bakery', rating: 4, hours: open });
  const talk = talkAbout([oven], { date: '2026-11-26', minute: 18 * 60 });
  test.each(['is it open before 8 tomorrow?', 'do they open before 8am on saturday', 'open at 7:30am on monday?'])(
    '%s is answered with when it opens',
    async (asked) => expect((await talk.reply('a bakery', asked)).text).toMatch(/opens at 7/),
  );
});

describe('another kind of outing', () => {
  const talk = talkAbout([
    restaurant(1, {
      name: 'Fern Hall',
      neighborhood: 'Docks',
      cuisine: 'Thai',
      saffronNotes: notes('', 'Green curry.'),
    }),
    ...harbor,
  ]);
  test.each(['just drinks then', 'no food, only a bar', 'actually just a drink'])('%s is looked for', async (said) => {
    const { cards } = await talk.reply('thai for dinner', said);
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.map(({ name }) => name)).not.toContain('Fern Hall');
  });
});

describe('what to order for somebody with a diet', () => {
  const talk = talkAbout([
    restaurant(1, {
      name: 'Pine Table',
      neighborhood: 'Docks',
      cuisine: 'French',
      saffronNotes: notes('', 'Rice with crab and duck leg. Vegetarians are served a tart of leeks.'),
    }),
  ]);
  test.each(['what would she eat there?', 'what should my sister order'])(
    '%s is answered with what the notes say of it',
    async (asked) => {
      expect((await talk.reply('french', 'my sister is vegetarian', asked)).text).toMatch(/tart of leeks/);
    },
  );
});

test.each([
  'what are the address and postcode, please?',
  'the address? and the postcode?',
  'can I have the address, and the postcode',
])('an address is told once: %s', async (asked) => {
  const address = '4 Sail Street, D4 1AB';
  const talk = talkAbout([restaurant(1, { name: 'Reed Hall', cuisine: 'Thai', address, phone: '555-0111' })]);
  expect((await talk.reply('thai', asked)).text.split(address)).toHaveLength(2);
});

describe('"that" after what asks about it', () => {
  const talk = talkAbout([
    restaurant(1, {
      name: 'Oat Yard',
      cuisine: 'Vegetarian',
      rating: 3,
      saffronNotes: notes('White walls.', 'Lentil pie.'),
    }),
    restaurant(2, {
      name: 'Kelp House',
      cuisine: 'Seafood',
      rating: 5,
      saffronNotes: notes('Friendly waiters. Vegetarians get a leek tart.', 'Grilled bream.'),
    }),
  ]);
  test.each(['is that veggie friendly?', 'is that vegetarian', 'would that be veggie friendly'])(
    'is the place that was spoken of: %s',
    async (asked) => {
      const { text } = await talk.reply('somewhere to eat', 'which is the best rated', asked);
      expect(text).toContain('leek tart');
      expect(text).not.toMatch(/Oat Yard|waiters/);
    },
  );
});

test('a warning repeats no sentence that a reply has told, however it begins there', async () => {
  const talk = talkAbout([
    restaurant(1, {
      name: 'Corn Room',
      cuisine: 'Italian',
      saffronNotes: notes('', 'They have gluten-free penne but one pasta cooker.'),
    }),
  ]);
  const { text } = await talk.reply('italian', 'one of us is coeliac');
  expect(text.toLowerCase().split('gluten-free penne')).toHaveLength(2);
});
