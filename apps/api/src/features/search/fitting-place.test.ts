import { expect, test } from 'vitest';
import { restaurant } from '../../../test/example-guide.ts';
import { talkAbout } from '../../../test/quality-talk.ts';

const place = (
  id: number,
  name: string,
  cuisine: string,
  price: number,
  tag: string | null,
  food: string,
  vibe = 'A room.',
) => restaurant(id, { name, cuisine, price, tag, saffronNotes: JSON.stringify({ vibe, food_notes: food }) });

const { reply, rowsOf } = talkAbout([
  place(1, 'Ember Row', 'Steakhouse', 4, null, 'Rump R220 and rib-eye R340.'),
  place(2, 'Loaf Counter', 'Sandwiches', 1, null, 'Rolls with masala steak inside, R60.'),
  place(
    3,
    'Quiet Fig',
    'South African',
    4,
    'Set menu',
    'Seven small courses, R780: vegan and nut-free they cannot do.',
  ),
  place(4, 'Dosa Lane', 'Indian', 2, 'BYO', 'Bring your own wine. Dosa R75, fish curry R95.'),
  place(5, 'Icicle', 'Ice cream', 1, 'Vegan options', 'Eight sorbets, all without milk, egg or nuts. R30.'),
  place(6, 'Meadow Shed', 'Barbecue', 2, null, 'Brisket R165. Bring your own salad.', 'A lawn and a jungle gym.'),
]);

const first = async (...said: string[]) => (await rowsOf(...said))[0]?.name;

test.each([
  ['best steak', 'Ember Row'],
  ['a tasting menu', 'Quiet Fig'],
  ['somewhere with a set menu', 'Quiet Fig'],
  ['can we bring our own wine', 'Dosa Lane'],
  ['a place to take our own bottle', 'Dosa Lane'],
  ['ice cream without nuts', 'Icicle'],
  ['a playground for the boys', 'Meadow Shed'],
])('%s: the kind of place and its tags decide before a word in passing', async (said, name) => {
  expect(await first(said)).toBe(name);
});

test.each(['steak up to R100 each', 'steak, max 100 rand a head'])('%s: offers nothing dearer', async (said) => {
  expect((await rowsOf(said)).map(({ name }) => name)).not.toContain('Ember Row');
});

test.each(['shes hungry, theyll want steak', 'perfect, well have steak, one in flip flops'])(
  '%s: short forms and things worn are no wish',
  async (said) => {
    expect((await reply(said)).text).not.toMatch(/\b(?:shes|theyll|perfect|flip|flops)\b/);
  },
);

test('a diet that the notes refuse is never a yes', async () => {
  expect((await reply('is Quiet Fig ok for vegans?')).text).toMatch(/\bno\b|\bdon['’]t\b/i);
});
