import { describe, expect, test } from 'vitest';
import { millTown } from './mill-town.ts';
import { talkAbout } from './quality-talk.ts';

const { reply, rowsOf } = talkAbout(millTown);
const named = async (...messages: string[]) => (await rowsOf(...messages)).map(({ name }) => name);

describe('something similar', () => {
  test.each(['similar but with space for a group of friends', 'somewhere like that with booths'])(
    '%s: what was offered beside it and has that comes first',
    async (said) => {
      expect((await named('dumplings', said))[0]).toBe('Two Steamers');
      expect((await named('dumplings', 'not Dumpling Ledger, we were there', said))[0]).toBe('Two Steamers');
    },
  );

  test('the dish that was asked for stays, before the kitchen', async () => {
    const { text } = await reply('steak', 'somewhere similar with a quiet room');
    expect(text).toMatch(/steak|Ashlar Grill|Bistro Pennant/);
  });

  test('of the same kitchen, what costs about as much', async () => {
    const rows = await rowsOf('a cafe in lower mill', 'Dumpling Ledger', 'something similar');
    expect(rows.map(({ name }) => name)).toEqual(['Two Steamers']);
  });

  test('the place that is the measure is no answer', async () => {
    expect(await named('Two Steamers', 'somewhere like that, but more formal')).not.toContain('Two Steamers');
  });
});
