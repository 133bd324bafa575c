import { describe, expect, test } from 'vitest';
import { withoutCorrection } from '../src/features/understanding/reading/correction.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const town = [
  restaurant(1, {
    name: 'Amber Kettle',
    cuisine: 'Thai',
    neighborhood: 'Mill Lane',
    price: 4,
    saffronNotes: JSON.stringify({ vibe: 'A loud room with a long bar.' }),
  }),
  restaurant(2, {
    name: 'Blue Heron',
    cuisine: 'Italian',
    neighborhood: 'Mill Lane',
    price: 4,
    saffronNotes: JSON.stringify({ vibe: 'A quiet room with linen.' }),
  }),
  restaurant(3, { name: 'Clover Yard', cuisine: 'Turkish', neighborhood: 'Mill Lane', price: 4 }),
  restaurant(4, { name: 'Driftwood', cuisine: 'Thai', neighborhood: 'Quayside', price: 1 }),
];

const { reply, rowsOf } = talkAbout(town);
const idsOf = async (...messages: string[]) => (await rowsOf(...messages)).map(({ id }) => id);

describe('a correction', () => {
  test.each(['no, the NTH one', 'no the NTH one', 'sorry, I meant the NTH one', 'wait, I said the NTH one'])(
    'takes the place it names, and turns none down: %s',
    async (said) => {
      const shown = await idsOf('dinner in Mill Lane');
      expect(shown).toHaveLength(3);
      for (const [at, which] of ['first', 'second', 'third'].entries())
        expect(await idsOf('dinner in Mill Lane', said.replace('NTH', which))).toEqual([shown[at]]);
    },
  );

  test.each(['no, the Italian one', 'sorry, I meant the Italian one'])(
    'asks the question before of the place that was meant: %s',
    async (said) => {
      const { text, cards } = await reply('dinner in Mill Lane', 'is the Thai one loud?', said);
      expect(text).toMatch(/quiet/i);
      expect(cards.map(({ name }) => name)).toEqual(['Blue Heron']);
    },
  );

  test.each(['no nuts please', 'no, it is too dear', 'no the first one is too dear', 'wait times?', 'no'])(
    'is not read into "%s"',
    (text) => expect(withoutCorrection(text)).toBe(text),
  );

  test('leaves what is excluded as it was said', () =>
    expect(withoutCorrection('I said no nuts').trim()).toBe('no nuts'));
});

describe('only the name', () => {
  test.each(['just the name please', 'so where then', 'only the name'])('is all of the reply: %s', async (message) => {
    const { text, cards } = await reply('cheap thai food in Quayside', message);
    expect(text).toMatch(/^.{0,20}Driftwood.{0,20}$/);
    expect(cards).toHaveLength(1);
  });
});

test('a price that is named after places were shown counts more than the part of town', async () => {
  expect(await idsOf('thai food in Mill Lane')).toEqual([1]);
  expect(await idsOf('thai food in Mill Lane', 'something cheap')).toEqual([4]);
});
