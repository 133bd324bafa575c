import { expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, vibe: string, more = {}) =>
  restaurant(id, { name, cuisine: 'Thai', rating: 4, saffronNotes: JSON.stringify({ vibe }), ...more });

const { reply } = talkAbout([
  place(1, 'Larch Room', 'Cash only. A deposit of ten a head is taken on Saturdays. A calm room.'),
  place(2, 'Ash Room', 'Expect a wait of forty minutes after eight. A plain room.', { reservations: true }),
  place(3, 'Elm Room', 'A plain room.', { reservations: false }),
]);

test.each([
  'anything I should know before we go?',
  'any tips?',
  'what do we need to know',
  'what should I look out for',
])('what one should know before a visit is told: %s', async (message) => {
  const larch = await reply('Larch Room', message);
  expect(larch.text).toMatch(/cash/i);
  expect(larch.cards.map(({ name }) => name)).toEqual(['Larch Room']);
  const ash = await reply('Ash Room', message);
  expect(ash.text).toMatch(/forty minutes/);
  expect(ash.text).toMatch(/book/i);
  expect((await reply('Elm Room', message)).text).toMatch(/nothing/i);
});

test('what is good to know of the place before is no question', async () =>
  expect((await reply('Larch Room', 'good to know, thanks')).text).not.toMatch(/cash/i));
