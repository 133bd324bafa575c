import { describe, expect, test } from 'vitest';
import { millTown } from './mill-town.ts';
import { talkAbout } from './quality-talk.ts';

const { reply, rowsOf } = talkAbout(millTown);
const named = async (...messages: string[]) => (await rowsOf(...messages)).map(({ name }) => name);

describe('something nicer is better rated or has the finer room, whatever it costs', () => {
  test('what was shown behind the first and is nicer is named', async () => {
    expect(await named('a cafe for coffee in lower mill', 'anything a bit nicer?')).toEqual(['Bobbin Bakes']);
  });

  test('not what only costs more', async () => {
    const [next] = await rowsOf('the shuttle arms or two steamers for dinner?', 'somewhere nicer than that');
    expect(next?.rating).toBeGreaterThan(4);
  });

  test('what was wished before stays wished', async () => {
    const { text } = await reply('thai for a quiet evening', 'anywhere nicer?');
    expect(text).toMatch(/Lantern & Lime/);
    expect(text).toMatch(/nothing nicer/);
  });
});

describe('who may pay whatever it costs is sent to the best for the occasion', () => {
  test.each(['money is no object', 'the company is paying', 'no expense spared'])('%s', async (said) => {
    expect(await named('a work dinner with a client', said)).toEqual(['Maison Tessier']);
  });
});

describe('within reason, by what was shown', () => {
  test.each(['keep it reasonable', 'nothing too crazy price wise', 'but within reason please'])(
    '%s: the cheapest that fits stays',
    async (said) => {
      expect((await named('a work dinner with a client', said))[0]).toBe('Bistro Pennant');
    },
  );

  test('after going up as well', async () => {
    const messages = ['a work dinner with a client', 'money is no object', 'ok, keep it reasonable'];
    expect(await named(...messages)).toEqual(['Bistro Pennant']);
  });

  test('of another kitchen, what is reasonable in itself', async () => {
    expect((await named('a work dinner with a client', 'a reasonable thai place'))[0]).toBe('Pot Luck Thai');
  });
});
