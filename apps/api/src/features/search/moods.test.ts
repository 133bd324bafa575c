import { describe, expect, it } from 'vitest';
import { restaurant } from '../../../test/example-guide.ts';
import { respond } from '../dialogue/respond.ts';
import type { Found } from './found.ts';
import { createSnapshot } from './snapshot/create-snapshot.ts';

const notes = (vibe: string, food_notes = '', occasions = '') => JSON.stringify({ vibe, food_notes, occasions });
const place = (id: number, name: string, fields: Parameters<typeof restaurant>[1]) =>
  restaurant(id, { name, ...fields });

const guide = [
  place(1, 'Hush', {
    cuisine: 'French',
    neighborhood: 'Mill Quarter',
    price: 3,
    saffronNotes: notes('Nine tables and a murmur.', 'Duck, and a wine list full of half bottles.', 'A second date.'),
  }),
  place(2, 'Tent', {
    cuisine: 'Korean',
    neighborhood: 'Mill Quarter',
    price: 2,
    rating: 5,
    saffronNotes: notes('A street tent where it is never quiet.', 'Soft tofu stew, soju in green bottles.'),
  }),
  place(3, 'Anchor', {
    cuisine: 'Italian',
    neighborhood: 'University Quarter',
    price: 3,
    rating: 5,
    saffronNotes: notes('A vault by the water.', 'Spaghetti with sea urchin, swordfish rolls, cuttlefish in ink.'),
  }),
  place(4, 'Hob', {
    cuisine: 'Italian',
    neighborhood: 'University Quarter',
    price: 2,
    rating: 3.5,
    saffronNotes: notes('Plain and calm.', 'Lasagne with nine layers.'),
  }),
  place(5, 'Bring', {
    cuisine: 'Georgian',
    neighborhood: 'Exchange Square',
    price: 2,
    tag: 'Business lunch',
    saffronNotes: notes('Bring your own wine to a hushed parlour.', 'Grilled pork with plums, a vegetarian feast.'),
  }),
  place(6, 'Greens', { cuisine: 'Vegetarian', neighborhood: 'Mill Quarter', price: 2, tag: 'Vegetarian friendly' }),
  place(7, 'Grill', {
    cuisine: 'Turkish',
    neighborhood: 'Mill Quarter',
    price: 2,
    tag: 'Vegetarian friendly, Groups',
    reservations: true,
    saffronNotes: notes('Loud families.', 'Lamb ribs and aubergine.'),
  }),
  place(8, 'Frozen Patty', {
    cuisine: 'Burgers',
    neighborhood: 'Mill Quarter',
    rating: 4.5,
    saffronNotes: notes('On the corner.', 'Burgers are frozen and overdone.'),
  }),
  place(9, 'Good Patty', {
    cuisine: 'Burgers',
    neighborhood: 'Mill Quarter',
    rating: 4,
    saffronNotes: notes('On the square.', 'Thick burgers on fresh brioche.'),
  }),
  place(10, 'Bean', { cuisine: 'Cafe', saffronNotes: notes('Window seats.', 'Espresso that tastes of cherry.') }),
  place(11, 'Loaf', {
    cuisine: 'Bakery',
    tag: 'Coffee',
    rating: 5,
    saffronNotes: notes('', 'Rye. Coffee from an urn.'),
  }),
];
const snapshot = createSnapshot(guide);

/** What is found for the last message of a conversation. */
function found(...messages: string[]): Found {
  const turns: Parameters<typeof respond>[0] = [];
  let result: Found | undefined;
  for (const message of messages) {
    turns.push({ message, reply: null });
    result = respond([...turns], snapshot);
    const last = turns.at(-1);
    if (last) last.reply = { text: 'Here.', restaurantIds: result.picks.map((pick) => pick.id) };
  }
  if (!result) throw new Error('no message');
  return result;
}

const names = (...messages: string[]) => found(...messages).picks.map((pick) => pick.name);

describe('moods and occasions', () => {
  it('puts places first whose notes speak of them, however others are rated', () => {
    expect(names('somewhere quiet')[0]).not.toBe('Tent');
    expect(names('somewhere quiet')).not.toContain('Tent');
    expect(names('a quiet place with good wine')[0]).toBe('Hush');
  });

  it('says which of them nothing speaks of', () => {
    expect(found('quiet, with good wine, in Exchange Square').unsure.values().next().value).toEqual(['wine']);
  });
});

describe('what is not wanted', () => {
  it('rules out places whose notes are mostly that', () => {
    expect(names('no seafood, in the university quarter')).toEqual(['Hob']);
  });

  it('is what somebody is allergic to', () => {
    expect(names('shellfish allergy, italian please')).not.toContain('Anchor');
  });
});

describe('wishes that give', () => {
  it('goes further before it shows what was too dear', () => {
    expect(names('Anchor', 'something cheaper')).not.toContain('Anchor');
  });

  it('gives up what failed when anything will do', () => {
    const relaxed = found('Korean in Exchange Square', 'anything');
    expect(relaxed.unmet).toEqual([]);
    expect(relaxed.wishes.message.relaxed).toHaveLength(1);
    expect(found('Georgian in Exchange Square', 'anything').wishes.message.relaxed).toEqual([]);
  });
});

describe('places for several', () => {
  it('feeds those who eat meat and those who do not', () => {
    const picks = names("I'm vegetarian, my friend wants meat");
    expect(picks).toContain('Grill');
    expect(picks).not.toContain('Greens');
  });
});

describe('among those that meet the wishes', () => {
  it('lets what notes criticise sink', () => {
    expect(names('burgers')).toEqual(['Good Patty', 'Frozen Patty']);
  });

  it('puts cafes before bakeries with an urn', () => {
    expect(names('coffee')[0]).toBe('Bean');
  });
});

describe('parts of town', () => {
  it.each(['univercity quarter', 'the univeristy quarter', 'university quarter'])('understands %s', (said) =>
    expect(found(`lunch in ${said}`).wishes.areas[0]?.values).toEqual(['University Quarter']),
  );

  it('takes the business end for a centre that has no name', () => {
    expect(found('lunch downtown').wishes.areas[0]).toMatchObject({ taken: true, values: ['Exchange Square'] });
  });
});
