import { expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const noted = (id: number, name: string, vibe: string, fields = {}) =>
  restaurant(id, { name, cuisine: 'Bistro', rating: 4, saffronNotes: JSON.stringify({ vibe }), ...fields });

const { rowsOf } = talkAbout([
  noted(1, 'Heron House', 'A quiet, romantic room with dogs under the tables and a log fire.', { price: 3 }),
  noted(2, 'Lamplight', 'Candles for couples, a quiet corner for each, and a log fire.', { price: 3 }),
  noted(3, 'Gantry', 'Dogs are welcome. The long bar has a log fire.', { price: 3 }),
  noted(4, 'Sluice', 'A log fire, and that is all there is to say.', { price: 3, rating: 4.5 }),
  noted(5, 'Cellar Eleven', 'Velvet, silver and a sommelier. Dogs are welcome.', { price: 5, rating: 5 }),
  noted(6, 'Mirror Room', 'Quiet, romantic and formal; dogs are welcome.', { price: 5, rating: 5 }),
]);
const named = async (...messages: string[]) => (await rowsOf(...messages)).map(({ name }) => name);

test.each(['a quiet, romantic dinner by a log fire', 'romantic and quiet, and a fireplace would be lovely'])(
  '%s: nothing of which most is unknown stands beside what has it all',
  async (message) => {
    const names = await named(message);
    expect(names).toContain('Lamplight');
    expect(names).not.toContain('Gantry');
    expect(names).not.toContain('Sluice');
  },
);

test('however many were asked for are named', async () => {
  expect(await named('three places for a quiet, romantic dinner by a log fire')).toHaveLength(3);
});

test('something finer has to be as fit for the occasion', async () => {
  const names = await named('a quiet, romantic dinner with the dog', 'money is no object');
  expect(names).toContain('Mirror Room');
  expect(names).not.toContain('Cellar Eleven');
});
