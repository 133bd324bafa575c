import { describe, expect, test } from 'vitest';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { brief, never, read, restaurant, startClaude } from './claude.ts';
import { lastText } from './fakes/anthropic-script.ts';
import { toolsOf } from './guide-tools.ts';

const OTHER = restaurant(1, 'Marrow Lantern');
const LONG = `${'A long story about the stove and who bought it. '.repeat(30)}The end.`;

/** What Claude is given of a place with some notes on its food: at once, and when it asks for all of them. */
async function given(food: string) {
  const place = restaurant(2, 'Gull & Thimble', { saffronNotes: JSON.stringify({ vibe: 'Calm.', food_notes: food }) });
  const { rows } = createSnapshot([OTHER, place]);
  const candidates = rows.filter(({ id }) => id === place.id);
  const { anthropic, writer } = await startClaude();
  anthropic.script({ tool: { name: 'get_restaurants', input: { ids: [place.id] } } }, { say: ['Well.'] });
  const found = { turns: [{ message: 'Hello', reply: null }], candidates };
  await read(writer.write(brief({ found, guide: toolsOf([OTHER, place]) }), never));
  return anthropic.requests.map(({ body }) => {
    const line =
      body &&
      lastText(body)
        .split('\n')
        .find((one) => one.startsWith('{"id":2'));
    return JSON.parse(line ?? '{}');
  });
}

describe('the notes that Claude is given', () => {
  test.each([
    [
      'Ales and stout, nothing to eat but crisps; Marrow Lantern sends over pies.',
      'Ales and stout, nothing to eat but crisps.',
    ],
    ['No kitchen; bring a pie from Marrow Lantern; it is warm.', 'No kitchen.'],
  ])('have what a sentence says of the place itself before it names another one: %s', async (sentence, told) => {
    for (const data of await given(`Good chairs. ${sentence}`))
      expect(data).toMatchObject({ food: `Good chairs. ${told}`, notes: 'incomplete' });
  });

  test.each([
    'Marrow Lantern sends over pies; nobody minds.',
    'Every bun is vegan; only those of Marrow Lantern have butter.',
    'The oven is gluten free; Marrow Lantern bakes in it too.',
    'The best pies in town, with an award to prove it.',
  ])('are marked where a sentence is kept back: %s', async (sentence) => {
    for (const data of await given(`Good chairs. ${sentence}`))
      expect(data).toMatchObject({ food: 'Good chairs.', notes: 'incomplete' });
  });

  test('are marked otherwise where all of them can be had', async () => {
    const [first, all] = await given(LONG);
    expect(first).toMatchObject({ notes: 'shortened' });
    expect(all.food).toBe(LONG);
    expect(all).not.toHaveProperty('notes');
  });

  test.each([
    'Crowds take it with better humour than you might fear.',
    'Matelots find it cleaner than it looks.',
    'Good soup.',
  ])('are whole where no other place is meant: %s', async (sentence) => {
    for (const data of await given(sentence)) {
      expect(data.food).toBe(sentence);
      expect(data).not.toHaveProperty('notes');
    }
  });
});
