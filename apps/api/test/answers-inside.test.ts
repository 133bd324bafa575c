import { expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const barn = restaurant(1, {
  name: 'Perry Barn',
  cuisine: 'Cider house',
  price: 2,
  tag: 'Outdoor seating',
  saffronNotes: 'Benches under the trees, and a stove in the back room.',
});
const plain = restaurant(2, {
  name: 'Plain Cider',
  cuisine: 'Cider house',
  price: 5,
  tag: 'Outdoor seating',
  saffronNotes: 'Benches.',
});

test.each(['can we sit inside, it is freezing', 'could we eat inside?'])(
  'a terrace is no answer to who wants to sit inside: %s',
  async (asked) => {
    expect((await talkAbout([barn]).reply('cider', asked)).text).toMatch(/^Ye.*sit inside/s);
    expect((await talkAbout([plain]).reply('cider', asked)).text).not.toMatch(/^No[,.:]/);
  },
);

test.each(['the budget has no limit, my boss pays', 'money no object, the company pays'])(
  'no limit is no wish for something cheap: %s',
  async (said) => {
    const { rowsOf } = talkAbout([barn, plain]);
    expect((await rowsOf(`a cider house, ${said}`))[0]).toBe(plain);
  },
);

test.each(['what did you say the first one was called again', 'what was the first called?'])(
  'a name is told again: %s',
  async (asked) => {
    const { text, cards } = await talkAbout([barn]).reply('cider', asked);
    expect(cards.map(({ name }) => name)).toEqual(['Perry Barn']);
    expect(text).toContain('Perry Barn');
    expect(text).not.toMatch(/[Nn]o idea|don't know/);
  },
);
