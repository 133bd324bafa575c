import { describe, expect, it } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { respond } from '../../dialogue/respond.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';
import type { Turn } from '../../understanding/turn.ts';
import { compose } from './compose.ts';

/** A region of several towns, with nothing in its notes: all that is known of a place are its fields. */
const region = createSnapshot([
  restaurant(1, { name: 'Casa Vieja', cuisine: 'Mexican', neighborhood: 'San Pablo', price: 2, bar: true }),
  restaurant(2, { name: 'Loro Verde', cuisine: 'Mexican', neighborhood: 'San Pablo', price: 1 }),
  restaurant(3, { name: "Odile's Thai Kitchen 2", cuisine: 'Thai', neighborhood: 'Half Moon Cove', price: 2 }),
  restaurant(4, { name: 'Lotus Boat', cuisine: 'Thai', neighborhood: 'San Pablo', price: 4, tag: 'Live music' }),
  restaurant(5, { name: 'The Copper Vat', cuisine: 'Pub', neighborhood: 'South San Pablo', price: 2, bar: true }),
  restaurant(6, { name: 'Corner Slice', cuisine: 'Take-out', neighborhood: 'San Amaro', price: 1 }),
  restaurant(7, { name: 'Prairie Table', cuisine: 'American', neighborhood: 'American Bluff', price: 2 }),
  restaurant(8, { name: '4th Street Dumplings', cuisine: 'Chinese', neighborhood: 'San Amaro', price: 1 }),
  restaurant(9, { name: 'Green Gate', cuisine: 'Mexican', neighborhood: 'San Amaro', price: 2, tag: 'Vegan friendly' }),
]);

function talk(...messages: string[]) {
  const turns: Turn[] = [];
  let found = respond([{ message: '', reply: null }], region);
  let text = '';
  for (const message of messages) {
    found = respond([...turns, { message, reply: null }], region);
    text = compose({ ...found, turns: [...turns, { message, reply: null }] }, null);
    turns.push({ message, reply: { text, restaurantIds: found.picks.map(({ id }) => id) } });
  }
  return { found, text, names: found.picks.map(({ name }) => name) };
}

describe('a table at what was shown', () => {
  const shown = talk('Mexican in San Pablo').names;

  it.each([
    'book it for 7:15 pm',
    'make it half past 6 in the evening',
    'No, I want it on the 10th for 1 person',
    "I'd like it on the 4th of this month",
    'change of plans, March 9th instead',
    'at evening 6:30',
    'for 3 people please, at 11:30 am this Sunday',
    'Can you try again? I want a table for March 11th.',
    'make it for 13:00',
  ])('%s', (message) => {
    const { found, names } = talk('Mexican in San Pablo', message);
    expect(names).toEqual(shown);
    expect(found.wishes.message.facts).toContain('booking');
    expect(found.wishes.areas.map(({ label }) => label)).toEqual(['San Pablo']);
    expect(found.wishes.meals).toEqual([]);
  });

  it('takes an hour for the meal of that hour where it is part of a search', () => {
    expect(talk('a Thai table at 7pm').found.wishes.meals.map(({ meal }) => meal)).toEqual(['dinner']);
    expect(talk('Thai at 12:30').found.wishes.meals.map(({ meal }) => meal)).toEqual(['lunch']);
    expect(talk('Mexican, and the 2nd one at 8').found.wishes.foods.map(({ key }) => key)).toEqual(['mexican']);
  });
});

describe('a question about what was shown', () => {
  it.each([
    'do they have vegetarian options?',
    'is outdoor seating available?',
    'Does their menu have vegan food?',
    'Can we sit outside?',
    'can you check if they have live music',
    'That sounds great. Is the restaurant pricey?',
    'is it cheap or expensive?',
  ])('is no wish from then on: %s', (message) => {
    const { found, names } = talk('Mexican in San Pablo', message, 'anything else?');
    expect(found.wishes.foods.map(({ key }) => key)).toEqual(['mexican']);
    expect(found.wishes.price).toBeNull();
    expect(found.wishes.features.filter(({ firm }) => firm)).toEqual([]);
    expect(names.every((name) => ['Casa Vieja', 'Loro Verde'].includes(name))).toBe(true);
  });

  it('keeps to the place where no other has all that was wished', () => {
    const { names, text } = talk('Mexican in San Pablo', 'do they have live music?');
    expect(names).toEqual(['Casa Vieja', 'Loro Verde']);
    expect(text).toMatch(/^I (?:don't know|can't say|can't tell you) whether there's music/);
  });

  it('is answered with the one that has it', () => {
    expect(talk('Mexican', 'do any of them have vegan food?').names).toEqual(['Green Gate']);
  });

  it('is a wish where it looks for others', () => {
    expect(talk('Mexican in San Pablo', 'can you find some with live music').found.wishes.features).toMatchObject([
      { key: 'live music' },
    ]);
  });
});

describe('names and words of a region', () => {
  it.each([
    ['I want to go out to eat in San Amaro', []],
    ['a place to go with friends', []],
    ['Thai food to go', ['thai', 'take-out']],
    ['something to eat, to go please', ['take-out']],
  ])('%s', (message, foods) => expect(talk(message).found.wishes.foods.map(({ key }) => key)).toEqual(foods));

  it('tells a kitchen from a town that begins with its name', () => {
    const { found } = talk('American food');
    expect(found.wishes.areas).toEqual([]);
    expect(talk('somewhere in American Bluff').found.wishes.areas.map(({ label }) => label)).toEqual([
      'American Bluff',
    ]);
  });

  it('knows a place by the beginning of its name', () => {
    expect(talk('Thai', "can I eat outside at Odile's?").found.wishes.message.places).toEqual([3]);
    expect(talk('a pub', 'book a table in The Copper Vat').found.wishes.message.places).toEqual([5]);
  });

  it('says that a place is not listed, and keeps what was wished', () => {
    const { found, text } = talk('Mexican in San Pablo', "is there a table at Rosie McCann's?");
    expect(found.wishes.areas.map(({ label }) => label)).toEqual(['San Pablo']);
    expect(text).toContain("I don't know a place called Rosie McCann's.");
  });

  it('does not take a date for a name, or half past for a town', () => {
    expect(talk('Mexican', 'I need it for the 4th of this month').names).not.toContain('4th Street Dumplings');
    expect(talk('Mexican in San Pablo', 'at half past 1').found.wishes.areas.map(({ label }) => label)).toEqual([
      'San Pablo',
    ]);
  });

  it('has no other places on the first message', () => {
    expect(talk('I need another restaurant, any ideas').found.wishes.message.intent).toBe('find');
  });
});

describe('what nobody wants', () => {
  it.each([
    ['we had Mexican yesterday', ['mexican']],
    ["we'd rather not have Thai tonight", ['thai']],
    ['ok forget Mexican', ['mexican']],
    ['hate Chinese food', ['chinese']],
    ["I'm really badly allergic to shellfish", ['shellfish']],
  ])('%s', (message, keys) => expect(talk(message).found.wishes.notFoods.map(({ key }) => key)).toEqual(keys));

  it('leaves out what a diner cannot stand', () => {
    expect(talk('Thai but no live music').names).toEqual(["Odile's Thai Kitchen 2"]);
  });

  it('reaches over a list of places', () => {
    const { notAreas } = talk("Mexican that isn't in San Amaro or up in American Bluff").found.wishes;
    expect(notAreas.map(({ label }) => label)).toEqual(['San Amaro', 'American Bluff']);
  });

  it('fancies no fancy place', () => {
    expect(talk('we fancy a curry').found.wishes.price).toBeNull();
    expect(talk('somewhere fancy').found.wishes.price?.label).toBe('expensive');
  });
});
