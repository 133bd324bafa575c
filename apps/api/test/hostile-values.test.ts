// @module-tag long
import { demoGuide } from '@saffron/db/demo-guide/index';
import { describe, expect, it } from 'vitest';
import { compose } from '../src/features/assistant/built-in/compose.ts';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { FOODS } from '../src/features/understanding/lexicon/foods.ts';
import { toStored } from '../src/features/understanding/remembered.ts';
import type { Turn } from '../src/features/understanding/turn.ts';
import { restaurant } from './example-guide.ts';
import { asReturned } from './quality-talk.ts';

const ROWS = asReturned(demoGuide);
/** Any user can add restaurants with such values, and not one of them is a wish that the lexicon does not know. */
const VALUES = [
  'Nut allergy',
  'No nuts',
  'Nut free',
  'Vegan',
  'Vegan food',
  'Halal for 4',
  'Without pork',
  'Dinner',
  'Cheap',
  'Anything but Thai',
];
const ADDED = VALUES.flatMap((value, at) => [
  restaurant(1000 + at * 3, { name: value, cuisine: 'Burgers', neighborhood: 'Added' }),
  restaurant(1001 + at * 3, { name: `Place ${at}`, cuisine: value, neighborhood: 'Added' }),
  restaurant(1002 + at * 3, { name: `Corner ${at}`, cuisine: 'Burgers', neighborhood: value }),
]);
const before = createSnapshot(ROWS);
const after = createSnapshot([...ROWS, ...ADDED]);

function wishesIn(message: string, snapshot: typeof before) {
  const { foods, notFoods, areas, features, meals, price, partySize } = respond(
    [{ message, reply: null }],
    snapshot,
  ).wishes;
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).sort();
  return {
    foods: keys(foods),
    notFoods: keys(notFoods),
    features: keys(features),
    areas: areas.map(({ label }) => label),
    meals: meals.map(({ meal }) => meal),
    price: price?.label,
    partySize,
  };
}

describe('values that anyone adds to the guide take no wish from anybody', { tags: ['a55'] }, () => {
  it.each([
    'I have a nut allergy, thai please',
    'thai, no nuts',
    'nut free thai',
    'I am vegan, somewhere cheap',
    'vegan food for two',
    'halal, for 4',
    'somewhere without pork',
    'where can we have dinner on friday?',
    'anything but thai tonight',
  ])('%s', (message) => {
    expect(wishesIn(message, after)).toEqual(wishesIn(message, before));
  });
});

/** A guide to which somebody adds one value as a name, a cuisine, a part of town and a tag. */
const withValues = (values: readonly string[]) =>
  createSnapshot([
    ...ROWS,
    ...values.flatMap((value, at) => [
      restaurant(2000 + at * 4, { name: value, cuisine: 'Zyx', neighborhood: 'Added', rating: 5 }),
      restaurant(2001 + at * 4, { name: `Aaa ${at}`, cuisine: value, neighborhood: 'Added', rating: 5 }),
      restaurant(2002 + at * 4, { name: `Bbb ${at}`, cuisine: 'Zyx', neighborhood: value, rating: 5 }),
      restaurant(2003 + at * 4, { name: `Ccc ${at}`, cuisine: 'Zyx', neighborhood: 'Added', tag: value, rating: 5 }),
    ]),
  ]);
const picksOf = (message: string, snapshot: typeof before) =>
  respond([{ message, reply: null }], snapshot).picks.map(({ id }) => id);

describe('a number, a condition or an everyday word stays what it is, whatever is called so', { tags: ['a55'] }, () => {
  const numbers = [2, 4, 6, 7, 8, 10, 12, 15, 20, 25, 30, 60];
  const named = withValues([...numbers, 'six', 'fifteen', 'For 8', '20 quid', '8 people', 'Table 12'].map(String));
  it.each(
    numbers.flatMap((number) => [
      `dinner for ${number}`,
      `we are ${number}, quiet please`,
      `pizza under ${number}`,
      `nut allergy. lunch for ${number}`,
      `table for ${number} people in Old Harbour`,
    ]),
  )('%s', (message) => {
    expect(wishesIn(message, named)).toEqual(wishesIn(message, before));
    expect(picksOf(message, named).every((id) => id >= 2000)).toBe(false);
  });

  const said = 'pregnant diabetic muslim hindu coeliac asthmatic hypertensive nauseous homesick ravenous'.split(' ');
  const called = withValues(said);
  it.each(
    said.flatMap((word) => [
      `I'm ${word}. dinner`,
      `we're ${word}, somewhere in Old Harbour`,
      `my boss is really ${word}. lunch`,
    ]),
  )('%s', (message) => {
    expect(wishesIn(message, called)).toEqual(wishesIn(message, before));
  });

  const everyday = '2nite tmrw resturant brekfast pls nutfree eggless milkfree kidney fodmap toddler'.split(' ');
  const spelt = withValues(everyday);
  it.each(everyday.flatMap((word) => [`dinner ${word}`, `vegan ${word} lunch`, `pizza with ${word}`]))(
    '%s',
    (message) => {
      expect(wishesIn(message, spelt)).toEqual(wishesIn(message, before));
    },
  );

  it('still finds what only this guide calls so', () => {
    expect(picksOf('uyghur food', withValues(['Uyghur']))).toContain(2001);
    for (const area of ['5 Points', 'Sky Garden', 'NW1', 'Pier 39']) {
      const snapshot = createSnapshot([...ROWS, restaurant(2000, { neighborhood: area })]);
      expect(wishesIn(`dinner in ${area}`, snapshot).areas).toEqual([area]);
    }
  });
});

describe('what people say in a request is no value of its own, whatever is called so', { tags: ['a55'] }, () => {
  const requests = [
    'korean food tonight',
    'quiet japanese place',
    'thai food please',
    'mexican food',
    'cheap italian near me',
    'somewhere quiet',
    'near me',
    'my wife',
    'this weekend',
    'good food',
    'something nice',
    'tapas for dinner',
    'best burgers in town',
  ];
  const called = withValues(requests);
  it.each(requests.flatMap((words) => [`${words}, i have a nut allergy`, `where can we find ${words}?`]))(
    '%s',
    (message) => {
      expect(wishesIn(message, called)).toEqual(wishesIn(message, before));
    },
  );

  it('still finds parts of town that are called by everyday words', () => {
    const areas = ['The Green', 'South of Market', 'Coffee Quarter', 'Korea Town', 'World End'];
    const snapshot = createSnapshot([
      ...ROWS,
      ...areas.map((neighborhood, at) => restaurant(2000 + at, { name: `Aaa ${at}`, neighborhood })),
    ]);
    for (const area of areas) expect(wishesIn(`dinner in ${area}`, snapshot).areas, area).toEqual([area]);
  });
});

describe('what a place has is no part of town and no cuisine, whatever is called so', { tags: ['a81'] }, () => {
  const features = [
    'live music',
    'dog friendly',
    'late night',
    'cocktails',
    'rooftop',
    'karaoke bar',
    'live music bar',
    'free parking',
    'sports bar',
  ];
  const called = createSnapshot([
    ...ROWS,
    ...[...features, 'quiet room', 'great cocktails'].flatMap((value, at) => [
      restaurant(2000 + at * 2, { name: `Aaa ${at}`, cuisine: value, neighborhood: 'Added', rating: 5 }),
      ...(features.includes(value)
        ? [restaurant(2001 + at * 2, { name: `Bbb ${at}`, neighborhood: value, rating: 5 })]
        : []),
    ]),
  ]);
  it.each(
    [...features, 'quiet room', 'great cocktails'].flatMap((words) => [
      words,
      `thai with ${words} please`,
      `somewhere with ${words} in Old Harbour`,
    ]),
  )('%s', (message) => {
    expect(wishesIn(message, called)).toEqual(wishesIn(message, before));
  });

  it('still finds parts of town and kitchens that are called nearly so', () => {
    const areas = ['Waterfront', 'The Terrace', 'Sunset', 'Jazz Quarter', 'Bar Street', 'Theatre Row'];
    const snapshot = createSnapshot([
      ...ROWS,
      ...areas.map((neighborhood, at) => restaurant(2000 + at, { name: `Aaa ${at}`, neighborhood })),
      restaurant(2100, { name: 'Bbb', cuisine: 'Karaoke Izakaya' }),
    ]);
    for (const area of areas) expect(wishesIn(`dinner in ${area}`, snapshot).areas, area).toEqual([area]);
    expect(picksOf('karaoke izakaya', snapshot)).toContain(2100);
  });
});

describe('a message that is all of a name in the guide stays the wish that it is', { tags: ['a77'] }, () => {
  const messages =
    `somewhere quiet|quiet place|a table for two|good food|date night|quick lunch|late night|cheap eats|surprise me|book it|thank you|
    what about tomorrow|the first one|outdoor seating|happy hour|where should i eat|something else|live music|fancy dinner|hungry now|
    more like this|cheaper please`.split(/\s*\|\s*/);
  const titled = (words: string) => words.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  const called = (name: string) =>
    createSnapshot([...ROWS, restaurant(3000, { name, cuisine: 'Zyx', neighborhood: 'Added' })]);

  it.each(messages)('%s', (message) => {
    expect(picksOf(message, called(titled(message)))).toEqual(picksOf(message, before));
  });

  it('is a name where it is written or asked about as one, or means nothing else', () => {
    expect(picksOf('Quick Lunch', called('Quick Lunch'))).toEqual([3000]);
    expect(picksOf('QUICK LUNCH', called('Quick Lunch'))).toEqual(picksOf('QUICK LUNCH', before));
    expect(picksOf('tell me about quick lunch', called('Quick Lunch'))).toEqual([3000]);
    expect(picksOf('third draft', called('Third Draft'))).toEqual([3000]);
  });

  const values = ['quiet japanese', 'quick lunch', 'casual dinner', 'business lunch', 'birthday dinner'];
  it.each(values)('%s, as a cuisine, a part of town and a tag', (message) => {
    const snapshot = createSnapshot([
      ...ROWS,
      restaurant(3000, { name: 'Aaa', cuisine: titled(message), neighborhood: 'Added' }),
      restaurant(3001, { name: 'Bbb', cuisine: 'Zyx', neighborhood: titled(message) }),
    ]);
    expect(wishesIn(message, snapshot)).toEqual(wishesIn(message, before));
  });
});

describe('the words with which everybody begins are no name, whatever is called so', { tags: ['a77'] }, () => {
  const messages = [
    'Where can I take my parents for dinner',
    'My wife and I want a quiet dinner',
    'Table for 6 on Saturday night',
    'Me and the kids would like pizza',
    'So I need somewhere for lunch. It is for ten',
    'Anywhere to have dinner with my boss? I want to talk',
  ];
  const titled = (words: readonly string[]) =>
    words.map((word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())).join(' ');
  const runs = (message: string) => {
    const words = message.replace(/[.?]/g, '').split(' ');
    return words.flatMap((_, from) => [2, 3, 4].map((count) => titled(words.slice(from, from + count))));
  };
  const called = createSnapshot([
    ...ROWS,
    ...[...new Set(messages.flatMap(runs))].map((name, at) =>
      restaurant(5000 + at, { name, cuisine: 'Zyx', neighborhood: 'Added', rating: 5, addedBy: 'adder@example.com' }),
    ),
  ]);

  it.each(messages)('%s', (message) => {
    expect(picksOf(message, called)).toEqual(picksOf(message, before));
  });
});

describe('what somebody cannot eat is no name, whatever is called so', { tags: ['a55', 'a57'] }, () => {
  const foods = ['sesame', 'soy', 'nuts or eggs', 'shellfish or fish', 'mustard'];
  const barring =
    "can't eat X|cannot have X|can't do X|mustn't eat X|stay away from X|beware of X|X is off limits|X and I do not mix|X a problem|hold the X|react to X";
  const parts = 'eat X|have X|to X|leave X|X out|X makes|the X'.split('|');
  const fill = (forms: readonly string[]) => forms.flatMap((form) => foods.map((food) => form.replace('X', food)));
  const sentences = fill(barring.split('|'));
  const called = createSnapshot([
    ...ROWS,
    ...[...sentences, ...fill(parts)].map((words, at) =>
      restaurant(4000 + at, {
        name: words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        cuisine: 'Thai',
        neighborhood: 'Added',
        rating: 5,
      }),
    ),
  ]);
  it.each([
    ...sentences.flatMap((words) => [words, `My son ${words}. Lunch please`, `dinner for four, one of us ${words}`]),
    ...fill(['please leave X out', 'leave out the X', 'my daughter is allergic to X', 'X makes me ill']),
  ])('%s', (message) => {
    expect(wishesIn(message, called)).toEqual(wishesIn(message, before));
  });

  it('is one where an allergen is only a part of it', () => {
    const names = ['Bad Egg', 'Mallard & Mustard', 'Peanut House', 'Sesame Street Cafe', 'The Crab Shack'];
    const snapshot = createSnapshot([
      ...ROWS,
      ...names.map((name, at) => restaurant(4000 + at, { name, cuisine: 'Zyx' })),
    ]);
    for (const [at, name] of names.entries())
      for (const message of [`tell me about ${name}`, `is ${name.toLowerCase()} open tonight?`, name]) {
        const { wishes } = respond([{ message, reply: null }], snapshot);
        expect([message, wishes.message.named, wishes.notFoods]).toEqual([
          message,
          expect.arrayContaining([4000 + at]),
          [],
        ]);
      }
  });
});

describe('what a place is called says nothing of who eats', { tags: ['a55', 'a57'] }, () => {
  const pubs = ['Nuts', 'I am no longer allergic to nuts', 'Which food is it?'];
  const things = ['A parrot called Rufus', 'A chandelier of spoons', 'A lantern of glass'];
  const snapshot = createSnapshot([
    ...ROWS,
    ...pubs.map((name, at) =>
      restaurant(5000 + at, { name, cuisine: 'Pub', rating: 5, saffronNotes: `${things[at]} by the door. Pies.` }),
    ),
  ]);
  /** What is left out after messages. */
  const leftOut = (messages: readonly string[]) => {
    const turns: Turn[] = [];
    let out: string[] = [];
    for (const message of messages) {
      const found = respond([...turns, { message, reply: null }], snapshot);
      const restaurantIds = found.picks.map(({ id }) => id);
      turns.push({
        message,
        reply: { text: compose(found, null), restaurantIds, state: toStored(found.remembered) },
      });
      out = found.remembered.state.notFoods.map(({ key }) => key);
    }
    return out;
  };

  it.each([
    [["I'm allergic to nuts", 'that place with the parrot is fine']],
    [['pub with a parrot', "I'm allergic to nuts", 'the one with the parrot is fine']],
    [['pub with a parrot', "I'm allergic to nuts", 'Nuts is fine']],
    [["I'm allergic to nuts", 'that place with the chandelier of spoons']],
  ])('takes no allergy back: %s', (messages) => expect(leftOut(messages)).toEqual(['nuts']));

  it('nor does it ask for one', () => {
    expect(leftOut(['pub with a lantern', 'seafood please'])).toEqual([]);
    expect(leftOut(["I'm allergic to nuts", 'nuts are fine now'])).toEqual([]);
  });
});

describe('what people say when they ask is no value, whatever is called so', { tags: ['a55', 'a77', 'a81'] }, () => {
  const areas =
    'Love Thai|Friendly Thai|Love Pizza|Old Sushi|Xyzzy Please|Prosecco Thanks|Quiet Quarter|Cheap Street|Take the|Nice place|Bring the dog|The dog|Ramen around here|Steak and chips'.split(
      '|',
    );
  const kinds = 'love mexican|nice place|take the|bring the|the station|ramen around'.split('|');
  const called = createSnapshot([
    ...ROWS,
    ...areas.map((neighborhood, at) => restaurant(6000 + at, { name: `Zzq ${at}x`, neighborhood, cuisine: 'Zyx' })),
    ...kinds.flatMap((value, at) => [
      restaurant(6100 + at, { name: `Zzq ${at}y`, neighborhood: 'Added', cuisine: value }),
      restaurant(6200 + at, { name: `Zzq ${at}z`, neighborhood: 'Added', cuisine: 'Zyx', tag: `${value}, cheaper` }),
    ]),
    ...['Can I get tacos', 'Get tacos', 'And chips please', 'Chips please'].map((name, at) =>
      restaurant(6300 + at, { name, neighborhood: 'Added', cuisine: 'Zyx' }),
    ),
  ]);
  it.each(
    `thai|best thai in town|best pizza in town|best sushi in town|I love mexican|pizza please|yes please|no alcohol please|no thanks|somewhere quiet|something cheap|
    where should we take the kids|a nice place for a date|can we bring the dog|any good ramen around here|ramen near the station|steak and chips|vegetarian friendly thai|
    thanks, anything cheaper|where can I get tacos|fish and chips please`.split(/\|\s*/),
  )('%s', (message) => {
    expect(wishesIn(message, called)).toEqual(wishesIn(message, before));
    expect(respond([{ message, reply: null }], called).wishes.message.named).toEqual([]);
  });

  it('still finds parts of town that are called nearly so', () => {
    const parts = [
      'Love Lane',
      'Little Italy',
      'Fancy Hill',
      'Park Place',
      'Fish Temple',
      'Quiet Quarter',
      'Cheap Street',
    ];
    const snapshot = createSnapshot([
      ...ROWS,
      ...parts.map((neighborhood, at) => restaurant(6000 + at, { name: `Aaa ${at}`, neighborhood })),
    ]);
    for (const part of parts) expect(wishesIn(`dinner in ${part}`, snapshot).areas, part).toEqual([part]);
  });
});

describe('everyday words for which nobody stands but the account that added them', { tags: ['a77', 'a81'] }, () => {
  const ADDER = { addedBy: 'adder@example.com', last_edited_by: null };
  const EDITED = { addedBy: 'adder@example.com', last_edited_by: 'editor@example.com' };
  const OWN = 5000;
  const added = (fields: object) =>
    createSnapshot([
      ...ROWS,
      restaurant(OWN, { name: 'Zqx Vorlop', cuisine: 'Qatari', neighborhood: 'Quogue', price: 3, ...fields }),
    ]);
  const pairs = (ones: string, others: string) =>
    ones.split(' ').flatMap((one) => others.split(' ').map((other) => `${one} ${other}`));
  /** The ids of the places in the last reply. */
  const picksOf = (snapshot: typeof before, ...messages: string[]) => {
    const turns: Turn[] = [];
    let ids: number[] = [];
    for (const message of messages) {
      const found = respond([...turns, { message, reply: null }], snapshot);
      ids = found.picks.map(({ id }) => id);
      const state: unknown = JSON.parse(JSON.stringify(toStored(found.remembered)));
      turns.push({ message, reply: { text: compose(found, null), restaurantIds: ids, state } });
    }
    return ids;
  };

  it.each(pairs('great cold nice', 'cocktails beer terrace wine'))('are no part of town: %s', (value) => {
    const snapshot = added({ neighborhood: value, ...ADDER });
    expect(picksOf(snapshot, value)[0]).not.toBe(OWN);
    expect(picksOf(snapshot, 'dinner tonight', `${value} please`)[0]).not.toBe(OWN);
    expect(picksOf(snapshot, `dinner in ${value}`)).toContain(OWN);
    expect(picksOf(added({ neighborhood: value, ...EDITED }), `dinner in ${value}`)).toContain(OWN);
  });

  it.each(pairs('great nice', 'coffee tacos noodles parking'))('are no kitchen of their own: %s', (value) => {
    const snapshot = added({ cuisine: value, ...ADDER });
    for (const message of [value, `${value} please`, `somewhere for ${value}`])
      expect([message, wishesIn(message, snapshot)]).toEqual([message, wishesIn(message, before)]);
  });

  const dishes = [...FOODS.values()].flatMap(({ kind, words: [word] }) => (kind === 'dish' && word ? [word] : []));
  const served = dishes.filter((dish) => {
    const { picks, unmet } = respond([{ message: dish, reply: null }], before);
    return picks.length > 1 && unmet.length === 0;
  });

  it.each(served.filter((_, at) => at % 3 === 0))('take no dish from those whose notes serve it: %s', (dish) => {
    const picks = picksOf(added({ cuisine: dish, ...ADDER }), dish);
    expect(picks.length).toBeGreaterThan(0);
    expect(picks[0]).not.toBe(OWN);
  });

  const vouched = [...new Set(ROWS.flatMap(({ neighborhood }) => neighborhood ?? []))];
  const around = vouched.flatMap(
    (area) =>
      [
        [`In ${area}`, area],
        [`Near ${area}`, area],
        [`${area} dinner`, area],
      ] as const,
  );

  it.each(around)(
    'take no part of town from those that others vouch for, with such words around it: %s',
    (value, area) => {
      for (const field of ['name', 'cuisine', 'neighborhood', 'tag'] as const)
        for (const message of [`dinner in ${area}`, `dinner near ${area}`, `${area} dinner`])
          expect([field, message, picksOf(added({ [field]: value, ...ADDER }), message)]).toEqual([
            field,
            message,
            picksOf(added({ cuisine: 'Qatari', ...ADDER }), message),
          ]);
    },
  );

  it.each(['downtown', 'city centre', 'town centre', 'central', 'west'])('are no point of the compass: %s', (value) => {
    const message = `dinner in the ${value}`;
    expect(picksOf(added({ neighborhood: value, ...ADDER }), message)).toEqual(picksOf(before, message));
  });

  it.each(pairs('spicy cheap proper', 'thai italian mexican').concat('thai lunch', 'pizza night'))(
    'are two wishes, and no tag of its own: %s',
    (value) => expect(wishesIn(value, added({ tag: value, ...ADDER }))).toEqual(wishesIn(value, before)),
  );

  it.each(['with parking', 'great parking'])('stand for no feature: %s', (value) => {
    const snapshot = added({ cuisine: value, ...ADDER });
    expect(picksOf(snapshot, value)[0]).not.toBe(OWN);
    expect(picksOf(snapshot, 'dinner tonight', value)[0]).not.toBe(OWN);
  });

  it.each(['more options', 'start over', 'different area', 'other choices'])('are no name: %s', (value) => {
    const snapshot = added({ name: value, ...ADDER });
    expect(picksOf(snapshot, 'dinner tonight', value)[0]).not.toBe(OWN);
    const written = value.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    expect(picksOf(snapshot, written)).toEqual([OWN]);
  });

  it('take no kitchen from those that others vouch for, by a part of town of its name', () => {
    const supper = { cuisine: 'Supper club', neighborhood: 'Quogue' };
    const clubs = createSnapshot([
      ...ROWS,
      restaurant(OWN + 1, { name: 'Elbe Room', ...supper, addedBy: 'import' }),
      restaurant(OWN, { name: 'Zqx Vorlop', cuisine: 'Qatari', neighborhood: 'Supper club', ...ADDER }),
    ]);
    expect(picksOf(clubs, 'a supper club')[0]).toBe(OWN + 1);
  });

  it('are what they are called where another account has edited the place, and with a word of their own', () => {
    expect(picksOf(added({ name: 'start over', ...EDITED }), 'start over')).toEqual([OWN]);
    expect(picksOf(added({ neighborhood: 'Cold Quogue', ...ADDER }), 'cold quogue')).toEqual([OWN]);
    expect(picksOf(added({ cuisine: 'Great Vorlop', ...ADDER }), 'great vorlop')).toContain(OWN);
  });
});

describe('what one account adds takes nothing that others say', { tags: ['a55', 'a81'] }, () => {
  const added = (id: number, fields: object) =>
    restaurant(id, { name: 'Aaa', cuisine: 'Zyx', neighborhood: 'Added', addedBy: 'adder@example.com', ...fields });
  const FIELDS = ['tag', 'neighborhood', 'cuisine'] as const;
  const EXCLUSIONS = [
    'no pine nuts please, italian dinner',
    'ramen, keep the shrimp paste out',
    'hold the ground almonds',
  ];

  it.each(FIELDS.flatMap((field) => EXCLUSIONS.map((message) => [message, field] as const)))(
    '%s: the food is left out, whatever has it as its %s',
    (message, field) => {
      const foods = ['Pine nuts', 'Tiger prawns', 'Ground almonds'];
      const snapshot = createSnapshot([...ROWS, ...foods.map((food, at) => added(6000 + at, { [field]: food }))]);
      expect(wishesIn(message, snapshot)).toEqual(wishesIn(message, before));
    },
  );

  it.each(['no nutts please, thai', 'eggss are out, brunch', 'without porkk, dinner', 'no prawnes, noodles'])(
    '%s: is read though notes have the same misspelling',
    (message) => {
      const saffronNotes = JSON.stringify({ vibe: 'Nutts, eggss, porkk and prawnes.' });
      const snapshot = createSnapshot([...ROWS, added(6000, { saffronNotes })]);
      expect(wishesIn(message, before).notFoods).not.toEqual([]);
      expect(wishesIn(message, snapshot)).toEqual(wishesIn(message, before));
    },
  );

  it.each([
    ['neighborhood', 'Quell by the Sea', 'dinner in Quell by the Sea'],
    ['cuisine', 'Brazil Grill', 'Brazil Grill'],
  ])('a %s with a word of food in it is still found: %s', (field, value, message) => {
    expect(picksOf(message, createSnapshot([...ROWS, added(6000, { [field]: value })]))).toContain(6000);
  });

  it.each(['tell me about Salt', 'is Salt any good?'])(
    'one word is a name where it is written as one: %s',
    (message) => {
      expect(picksOf(message, createSnapshot([...ROWS, added(6000, { name: 'Salt' })]))).toContain(6000);
    },
  );

  it.each(['Asian', 'European', 'Mediterranean'])('the kitchens of a part of the world stay %s', (cuisine) => {
    const message = `${cuisine.toLowerCase()} please`;
    const picks = picksOf(message, createSnapshot([...ROWS, added(6000, { cuisine })]));
    expect(picks.some((id) => picksOf(message, before).includes(id))).toBe(true);
  });
});
