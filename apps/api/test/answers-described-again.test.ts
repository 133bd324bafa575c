import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string) => JSON.stringify({ vibe });
const place = (id: number, name: string, cuisine: string, vibe: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood: 'Mill Quarter', price: 2, saffronNotes: notes(vibe), ...more });

const town = [
  place(1, 'Amber Stool', 'Ramen', 'Nine stools in a brick cellar. Loud.', { phone: '555-0101' }),
  place(2, 'Broad Table', 'Ramen', 'Long tables and a fish tank. Quiet.', { phone: '555-0102' }),
  place(3, 'Cold Kettle', 'Ramen', 'A parrot on the bar. It is never shut.', { phone: '555-0103' }),
  ...['Dun Lantern', 'Early Finch', 'Far Gate', 'Grey Hob', 'High Sill'].map((name, at) =>
    place(10 + at, name, 'Pub', 'Six beers on tap and a plain room.'),
  ),
  place(20, 'Iron Loft', 'Pub', 'A drawbridge leads to the door.', { phone: '555-0120' }),
];
const { reply } = talkAbout(town);
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('a place that is described in place of its name', () => {
  test.each([
    ['the cellar place, what is their number?', 'Amber Stool'],
    ['is the one with the fish tank loud?', 'Broad Table'],
    ['how about that place with the parrot', 'Cold Kettle'],
    ['the one that is never shut, phone?', 'Cold Kettle'],
    ['and the fish tank one?', 'Broad Table'],
  ])('is one of those that were shown: %s', async (message, name) =>
    expect(await shown('ramen', message)).toEqual([name]),
  );

  test('is any other one that alone has it', async () =>
    expect(await shown('ramen', 'what about the pub with the drawbridge?')).toEqual(['Iron Loft']));

  test('is what the next question is about', async () => {
    const { text } = await reply('ramen', 'the cellar place, is it quiet?', 'what is their phone number?');
    expect(text).toContain('555-0101');
    expect(text).not.toContain('555-0102');
  });

  test.each(['not the place with the parrot', 'hated the one with the parrot'])(
    'is turned down: %s',
    async (message) => {
      const cards = await shown('ramen', message);
      expect(cards).toContain('Amber Stool');
      expect(cards).not.toContain('Cold Kettle');
    },
  );

  test('takes nothing from what somebody cannot eat', async () =>
    expect((await reply('ramen', "the one with the parrot, i'm allergic to fish")).text).toMatch(/fish|confirm|safe/i));
});

describe('who asks what a place was called', () => {
  test.each([
    'what was the place with the drawbridge called?',
    "that pub where a drawbridge leads to the door, what's its name",
  ])('describes one of the guide, although nothing was shown: %s', async (message) => {
    const { text, cards } = await reply(message);
    expect(cards.map(({ name }) => name)).toEqual(['Iron Loft']);
    expect(text).toContain('Iron Loft');
  });

  test('is told the one of that kind, not the one that was shown last', async () => {
    const { text } = await reply('ramen', 'and a pub', 'ramen again', 'thanks! what was the pub called again?');
    expect(text).toMatch(/Dun Lantern|Early Finch|Far Gate|Grey Hob|High Sill|Iron Loft/);
    expect(text).not.toMatch(/don't know|couldn't tell/);
  });
});
