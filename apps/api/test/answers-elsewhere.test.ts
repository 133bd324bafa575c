import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, neighborhood: string, food: string) =>
  restaurant(id, { name, cuisine, neighborhood, saffronNotes: JSON.stringify({ food_notes: food }) });

const TIN = place(1, 'Tin Oven', 'Pizza', 'Millgate', 'Pizza with leeks, pizza with anchovies.');
const DAB = place(2, 'Dab Hand', 'Pizza', 'Millgate', 'Thick pizza, garlic bread.');
const ROW = place(3, 'Row & Row', 'Pizza', 'Cooper Wharf', 'Thin pizza, green salad.');
const KELP = place(4, 'Kelp House', 'Seafood', 'Cooper Wharf', 'Mussels, grilled hake.');
const { reply, rowsOf } = talkAbout([TIN, DAB, ROW, KELP]);

describe('who goes to another part of town', () => {
  test.each([
    "right, i'm heading over to Cooper Wharf then, what's there",
    "nah, I'll go down to cooper wharf instead. what's around here",
  ])('looks there, and takes none that was shown: %s', async (said) => {
    const { text } = await reply('pizza in Millgate', said);
    expect((await rowsOf('pizza in Millgate', said))[0]).toBe(ROW);
    expect(text.match(/Row & Row/g)).toHaveLength(1);
    expect(text).not.toContain('Tin Oven');
  });

  test('is asked nothing about a first message that tells where they moved', async () => {
    const rows = await rowsOf("I've just moved to Cooper Wharf. wheres good round here");
    expect(rows).toEqual(expect.arrayContaining([ROW, KELP]));
  });
});

test.each(['so where would you send us instead', 'what would you pick instead?'])(
  '"instead" wants others than those that were shown: %s',
  async (said) => {
    const more = ['Elm Slice', 'Fir Slice'].map((name, at) =>
      place(5 + at, name, 'Pizza', 'Millgate', 'Pizza with ham.'),
    );
    const { rowsOf: found } = talkAbout([TIN, DAB, ...more]);
    const first = await found('pizza');
    const then = await found('pizza', said);
    expect(then).toHaveLength(1);
    expect(first).not.toContain(then[0]);
  },
);
