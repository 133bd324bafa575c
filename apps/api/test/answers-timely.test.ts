import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout, textAbout } from './quality-talk.ts';

/** A Saturday in November, in the afternoon. */
const NOW = { date: '2026-11-28', minute: 16 * 60 };
const notes = (vibe: string, food_notes = '') => JSON.stringify({ vibe, food_notes });
const place = (cuisine: string, saffronNotes: string, more = {}) => [
  restaurant(1, {
    name: 'Plum Gate',
    cuisine,
    neighborhood: 'Mill Quarter',
    price: 2,
    rating: 4,
    saffronNotes,
    ...more,
  }),
];
const reply = (guide: ReturnType<typeof place>, ...messages: string[]) => textAbout(guide, NOW, ...messages);

describe('of a list of dishes', () => {
  test('is told with the limit that one of them has', async () => {
    const guide = place('Greek', notes('Oak tables.', 'Moussaka, octopus, and a lamb pie that sells out by seven.'));
    for (const ask of ['greek food', 'a lamb pie'])
      expect(await reply(guide, ask)).toMatch(/moussaka, octopus, and a lamb pie that sells out by seven/i);
  });

  test('what there is on another day is told only where it was asked for', async () => {
    const guide = place('Greek', notes('Oak tables.', 'Moussaka, octopus, goat stew on Thursdays.'));
    expect(await reply(guide, 'greek food')).not.toMatch(/Thursdays/);
    expect(await reply(guide, 'greek food on Thursday')).toMatch(/Thursdays/);
    expect(await reply(guide, 'goat stew')).toMatch(/Thursdays/);
  });

  test('what there is at another meal is no reason to come', async () => {
    const guide = place('Greek', notes('Oak tables.', 'A lunch buffet, moussaka and octopus.'));
    expect(await reply(guide, 'greek for dinner')).not.toMatch(/lunch/);
    expect(await reply(guide, 'greek for lunch')).toMatch(/lunch buffet/);
  });

  test('a dish of a diet is told to those who keep none', async () => {
    const guide = place('Greek', notes('Oak tables.', 'Veggie platter for two, keftedes, loukaniko.'));
    expect(await reply(guide, 'greek food')).toMatch(/veggie platter/i);
  });

  test('what is in nearly everything is no reason to come', async () => {
    const guide = place('Greek', notes('Oak tables.', 'Moussaka and octopus. Fish stock in nearly everything.'));
    expect(await reply(guide, 'greek food')).not.toMatch(/nearly everything/);
  });
});

describe('what is so on some days', () => {
  const bar = place('Cocktail bar', notes('A low room. Jazz trio on Thursdays and Saturdays.', 'Sours and spritzes.'), {
    bar: true,
    restaurant: false,
  });

  test.each(['is there live music on Saturday?', 'is there music tonight?', 'any music on Thursday?'])(
    'is so on one of them: %s',
    async (message) => expect(await reply(bar, 'a cocktail bar', message)).toMatch(/^Yes\b.*jazz trio/i),
  );

  test.each(['is there live music on Friday?', 'is there live music on Sunday?'])(
    'is not promised for another: %s',
    async (message) => {
      const text = await reply(bar, 'a cocktail bar', message);
      expect(text).toMatch(/^not\b/i);
      expect(text).toContain('Thursdays and Saturdays');
    },
  );
});

test.each(['how long is the wait?', 'is there a line?', 'do we have to queue?'])(
  'a line at the door is a wait: %s',
  async (message) => {
    const guide = place('Greek', notes('Oak tables. The line wraps around the block on weekends.', 'Octopus.'));
    expect(await reply(guide, 'greek food', message)).toMatch(/the line wraps around the block/i);
  },
);

test.each(['what should the kids get?', 'what would my wife eat there?', 'what could the little one have?'])(
  'what somebody at the table could have is a question for dishes: %s',
  async (message) => {
    const guide = place('Greek', notes('Oak tables.', 'Moussaka, octopus and keftedes.'));
    expect(await reply(guide, 'greek food', message)).toMatch(/moussaka/i);
  },
);

test.each(['a bar for after dinner', 'somewhere for drinks for after dinner'])(
  'what is looked for after a meal is one stop: %s',
  async (message) => {
    const guide = [
      ...place('Greek', notes('Oak tables.', 'Moussaka.')),
      restaurant(2, { name: 'Low Lamp', cuisine: 'Cocktail bar', bar: true, restaurant: false, rating: 4 }),
    ];
    const { cards } = await talkAbout(guide, NOW).reply(message);
    expect(cards.map(({ name }) => name)).toEqual(['Low Lamp']);
  },
);

test('who brings a birthday cake looks for a table, not for a cake', async () => {
  const guide = [
    ...place('Greek', notes('Oak tables and a private room for thirty.', 'Moussaka.')),
    restaurant(2, { name: 'Sugar Lamp', cuisine: 'Desserts', saffronNotes: notes('A counter.', 'Cakes.'), rating: 5 }),
  ];
  const { cards } = await talkAbout(guide, NOW).reply("we're 12 people with a birthday cake");
  expect(cards[0]?.name).toBe('Plum Gate');
});
