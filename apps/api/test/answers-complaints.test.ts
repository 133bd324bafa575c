import { describe, expect, test } from 'vitest';
import { millTown } from './mill-town.ts';
import { talkAbout } from './quality-talk.ts';

const { reply, rowsOf } = talkAbout(millTown);

describe('what somebody has been given too often is given no more, whatever follows', () => {
  test.each([
    ['coffee in lower mill', 'why do I keep getting cafes from you, I said dinner', 'Cafe'],
    ['coffee in lower mill', 'lay off the cafes', 'Cafe'],
    ['chinese in station row or lower mill', "they're all chinese. indian would be nice", 'Chinese'],
    ['thai food', 'you only ever offer us thai', 'Thai'],
    ['an italian dinner', 'both of those are italian', 'Italian'],
    ['somewhere french', 'yet more french. anything but', 'French'],
  ])('%s, then "%s"', async (first, complaint, kind) => {
    const kinds = async (...messages: string[]) => (await rowsOf(...messages)).map(({ cuisine }) => cuisine);
    expect(await kinds(first)).toContain(kind);
    const next = await kinds(first, complaint);
    expect(next.length).toBeGreaterThan(0);
    expect(next).not.toContain(kind);
    expect(await kinds(first, complaint, 'any other ideas?')).not.toContain(kind);
  });

  test('the part of town and the other wishes stay', async () => {
    const rows = await rowsOf('coffee in lower mill', 'stop suggesting cafes, I want a curry');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ neighborhood }) => neighborhood === 'Lower Mill')).toBe(true);
  });

  test('a part of town', async () => {
    const rows = await rowsOf('dinner in station row', 'you keep sending us to station row');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ neighborhood }) => neighborhood)).not.toContain('Station Row');
  });

  test('what all of them cost', async () => {
    const { text } = await reply('french food', 'those are both rather expensive');
    expect(text).toMatch(/cheaper/);
  });

  test('"only offer me" is no complaint, nor is what all of the guests are', async () => {
    const [first] = await rowsOf('date night', 'could you only suggest thai places');
    expect(first?.cuisine).toBe('Thai');
    expect((await reply('somewhere for three friends, they are all vegetarian')).text).toMatch(/vegetarian/);
  });
});
