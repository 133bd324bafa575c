import { describe, expect, it } from 'vitest';
import { restaurant, town } from '../../../test/example-guide.ts';
import { respond } from '../dialogue/respond.ts';
import { createSnapshot } from './snapshot/create-snapshot.ts';

const snapshot = createSnapshot([
  ...town,
  restaurant(20, { name: 'Jade Court', cuisine: 'Cantonese', neighborhood: 'North', price: 3 }),
  restaurant(21, { name: 'Gull House', cuisine: 'Pub', neighborhood: 'Gull Strand', price: 2, reservations: true }),
]);
const foundAfter = (...messages: string[]) => {
  const turns: Parameters<typeof respond>[0] = [];
  for (const message of messages) {
    const found = respond([...turns, { message, reply: null }], snapshot);
    turns.push({ message, reply: { text: 'Here you are.', restaurantIds: found.picks.map(({ id }) => id) } });
  }
  return respond([...turns.slice(0, -1), { message: messages.at(-1) ?? '', reply: null }], snapshot);
};
const names = (...messages: string[]) => foundAfter(...messages).picks.map(({ name }) => name);

describe('everyday ways of saying it', () => {
  it('takes a negation to end where the place begins', () => {
    const { wishes } = foundAfter('anything but Chinese in the west');
    expect(wishes.notFoods.map(({ key }) => key)).toEqual(['chinese']);
    expect(wishes.areas.flatMap(({ values }) => values)).toEqual(['West']);
  });

  it.each([
    ['gulstrand', 'Gull Strand'],
    ['a pub in gul strand', 'Gull Strand'],
    ['old harbor', 'Old Harbour'],
  ])('finds the part of town of %s', (message, area) =>
    expect(foundAfter(message).wishes.areas.flatMap(({ values }) => values)).toEqual([area]),
  );

  it.each([
    ['no meat', 'vegetarian'],
    ["I can't eat gluten", 'gluten free'],
    ['plant-based', 'vegan'],
    ['🍕', 'pizza'],
    ['shushi', 'sushi'],
  ])('understands %s', (message, key) =>
    expect(foundAfter(message).wishes.foods.map((wish) => wish.key)).toContain(key),
  );

  it('has the cheapest there is, whatever that costs', () => {
    expect(names('the cheapest French place')).toEqual(['Chez Lune']);
    expect(foundAfter('the cheapest French place').unmet).toEqual([]);
  });

  it('drops what is never minded, and a breakfast at dinner', () => {
    expect(
      foundAfter('somewhere quiet', 'never mind quiet, something lively').wishes.features.map(({ key }) => key),
    ).toEqual(['lively']);
    expect(foundAfter('breakfast in the west', 'and for dinner?').wishes.foods).toEqual([]);
  });

  it('counts a region to its country, and says how the guide lists it', () => {
    const { picks, unmet, listedAs } = foundAfter('Chinese in the north');
    expect(picks.map(({ name }) => name)).toEqual(['Jade Court']);
    expect(unmet).toEqual([]);
    expect(listedAs).toEqual({ cuisine: 'Cantonese', wished: 'Chinese' });
  });

  it('goes to another part of town before another kitchen', () => {
    const { picks, unmet } = foundAfter('Thai in the north');
    expect(picks.map(({ name }) => name)).toEqual(['Bangkok Lane']);
    expect(unmet.map(({ kind }) => kind)).toEqual(['area']);
  });

  it('takes a booking to be about what was shown', () => {
    const { wishes, picks } = foundAfter('a pub', 'book a table for 5 at 18:45 on Thursday');
    expect(wishes.message).toMatchObject({ intent: 'fact', facts: ['booking'], places: [21] });
    expect(picks.map(({ id }) => id)).toEqual([21]);
  });

  it('hears despair before anything else', () => {
    expect(foundAfter('I want to kill myself, get me a pizza').wishes.message.intent).toBe('despair');
  });
});
