import type { Restaurant } from '@saffron/contracts/guide';
import { demoGuide } from '@saffron/db/demo-guide/index';
import { describe, expect, test } from 'vitest';
import { compose } from '../src/features/assistant/built-in/compose.ts';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { asksAllergen } from '../src/features/understanding/safety/unnamed.ts';
import type { Turn } from '../src/features/understanding/turn.ts';
import { restaurant } from './example-guide.ts';
import { asReturned, talkTo } from './quality-talk.ts';

const snapshot = createSnapshot(asReturned(demoGuide));

/** The replies to messages, one after the other, with what is wished and left out. */
function talk(...messages: string[]) {
  const turns: Turn[] = [];
  return messages.map((message) => {
    const found = respond([...turns, { message, reply: null }], snapshot);
    const text = compose(found, null);
    turns.push({ message, reply: { text, restaurantIds: found.picks.map(({ id }) => id) } });
    const { foods, notFoods } = found.remembered.state;
    const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key);
    return { text, cards: found.picks.map(({ name }) => name), wished: keys(foods), out: keys(notFoods) };
  });
}

const food = (text: string): string => JSON.stringify({ food_notes: text });

/** The last of the answers to messages about a guide. */
async function asked(guide: readonly Restaurant[], first: string, then: string) {
  const { send } = talkTo(createSnapshot([...guide]));
  await send(first);
  const { text, cards } = await send(then);
  return { text, cards: cards.map(({ name }) => name) };
}

const UNNAMED = [
  'I have allergies, dinner?',
  'my son gets reactions to some foods. lunch',
  'one of us has food allergies, dinner for five',
  'certain ingredients make my mother ill. lunch',
  'my daughter has intolerances. dinner tonight',
];

describe('an allergy to a food that nobody named', { tags: ['a57'] }, () => {
  test.each(UNNAMED)('is asked about once, and the answer goes on: %s', (message) => {
    const [first, second] = talk(message, 'somewhere quieter');
    expect(asksAllergen(first?.text ?? '')).toBe(true);
    expect(first?.cards).not.toEqual([]);
    expect(asksAllergen(second?.text ?? '')).toBe(false);
  });

  test.each([
    ['nuts', ['nuts'], []],
    ["it's shellfish", ['shellfish'], []],
    ['eggs and milk', ['eggs'], ['dairy free']],
    ["peanuts, and she can't have sesame", ['nuts', 'sesame'], []],
    ['kiwi', ['kiwi'], []],
    ['pizza', [], ['pizza']],
  ])('is told in the answer: %s', (answer, out, wished) => {
    for (const message of UNNAMED) {
      const last = talk(message, answer).at(-1);
      expect(last?.out.toSorted()).toEqual(out);
      expect(last?.wished).toEqual(wished);
    }
  });

  test.each([
    ['peanuts', ['nuts']],
    ["it's shellfish", ['shellfish']],
    ['fish', ['seafood']],
    ['kiwi', ['kiwi']],
    ['eggs, sesame', ['eggs', 'sesame']],
  ])('is told after another subject, too: %s', (answer, out) => {
    for (const message of UNNAMED) {
      const last = talk(message, 'somewhere quieter', 'and cheap', answer).at(-1);
      expect(last?.out.toSorted(), message).toEqual(out);
      expect(last?.wished).toEqual([]);
    }
    expect(talk('my kid has allergies, dinner', 'somewhere quieter', 'seafood please').at(-1)?.wished).toEqual([
      'seafood',
    ]);
    expect(talk('my kid has allergies, dinner', 'peanuts', 'seafood').at(-1)?.out).toEqual(['nuts']);
  });

  test.each([
    (it: string) => `ok so it's ${it}`,
    (it: string) => `he tells me ${it}`,
    (it: string) => `good question - ${it}, apparently`,
    (it: string) => `pretty sure the doctor mentioned ${it} last spring`,
    (it: string) => `the usual: ${it}!`,
    (it: string) => `${it}, by the way`,
    (it: string) => `mmm ${it} I reckon`,
  ])('is whatever food the answer names: %o', (say) => {
    const ALLERGENS = ['eggs', 'prawns', 'fish', 'cheese', 'mushrooms'];
    for (const allergen of ALLERGENS) {
      const last = talk('my son has a food allergy, dinner', say(allergen)).at(-1);
      const kept = [...(last?.out ?? []), ...(last?.wished ?? [])];
      expect(kept, allergen).toHaveLength(1);
      expect(last?.wished.filter((key) => key !== 'dairy free')).toEqual([]);
    }
  });

  test.each([
    ['not eggs', []],
    ['eggs are fine, it is the fish', ['seafood']],
    ['he can eat eggs. prawns he cannot', ['shellfish']],
    ["we'd love some prawns", []],
  ])('is nothing that the answer denies or wishes: %s', (answer, out) =>
    expect(talk('my son has a food allergy, dinner', answer).at(-1)?.out).toEqual(out),
  );

  test.each(['nut allergy. dinner', "I'm coeliac, lunch", 'dinner', 'the food made me ill last time. dinner'])(
    'is not asked about where there is none, or it is named: %s',
    (message) => expect(asksAllergen(talk(message)[0]?.text ?? '')).toBe(false),
  );

  test.each(['my kid has allergies, burgers', 'I have food allergies, sushi', "we've got allergies, pizza"])(
    'is not what the rest wishes: %s',
    (message) => {
      const [reply] = talk(message);
      expect(reply?.out).toEqual([]);
      expect(reply?.wished).toHaveLength(1);
    },
  );
});

describe('what somebody comes for', { tags: ['a57'] }, () => {
  const wishesOf = (message: string) =>
    respond([{ message, reply: null }], createSnapshot(asReturned(demoGuide))).wishes;
  const keysOf = (foods: readonly { key: string }[]) => foods.map(({ key }) => key);

  test.each([
    ['pizza for my son with a nut allergy', 'pizza', 'nuts'],
    ['somewhere for burgers with a nut allergy', 'burgers', 'nuts'],
    ['curry for a friend with a sesame allergy', 'curry', 'sesame'],
    ['pizza or burgers, tomato allergy', 'burgers', 'tomato'],
  ])('is no part of an allergy that is named after it: %s', (message, wished, harmful) => {
    const { foods, notFoods } = wishesOf(message);
    expect(keysOf(foods)).toContain(wished);
    expect(keysOf(notFoods)).toEqual([harmful]);
  });

  test.each(['peanut, egg and fish allergy', 'eggs and peanuts for my son are an allergy'])(
    'is not what stands in a list with it: %s',
    (message) => expect(keysOf(wishesOf(message).notFoods)).toEqual(expect.arrayContaining(['nuts', 'eggs'])),
  );

  test('harms nobody because they work at a hospital', () =>
    expect(wishesOf('I want eggs, I work at the hospital').notFoods).toEqual([]));

  test.each(['eggs put him in hospital', 'she ended up at the hospital after eggs'])(
    'harms whoever it sends there: %s',
    (message) => expect(keysOf(wishesOf(message).notFoods)).toEqual(['eggs']),
  );
});

describe('a place that is asked about beside a need', { tags: ['a58'] }, () => {
  const ASKED = [
    (place: string) => `What do you know about ${place}?`,
    (place: string) => `What's ${place} like?`,
    (place: string) => `Tell me about ${place}`,
    (place: string) => `How is ${place}?`,
  ];
  const of = (need: string, place: string) => ASKED.map((ask) => talk(`${need} ${ask(place)}`)[0]);

  test.each([
    ["I'm allergic to soy.", 'Doña Cata', /soy/],
    ["I can't eat eggs.", 'Slab Theory', /egg/],
    ['nut allergy,', 'Dough Choir', /nut/],
    ['halal only.', 'Slab Theory', /halal/],
  ])('is answered about, with the need: %s %s', (need, place, said) => {
    for (const reply of of(need, place)) {
      expect(reply?.cards).toEqual([place]);
      expect(reply?.text).toMatch(said);
      // What it is like, too.
      expect(reply?.text).toMatch(new RegExp(`${place} is a`));
    }
  });

  test.each([
    ["I can't have gluten.", 'Nizam Gate'],
    ["I can't eat eggs.", 'Madame Tilleul'],
    ['sesame allergy.', 'Falafel Coppersmith'],
    // Its tag says that it is friendly to vegans.
    ["My wife can't have dairy!", 'Dough Choir'],
  ])('is not praised where it could make somebody ill: %s %s', (need, place) => {
    for (const reply of of(need, place)) expect(reply?.text).toMatch(/Not safely|wouldn't risk|wouldn't call/);
  });
});

describe('whoever could fall ill', { tags: ['a58'] }, () => {
  const NEEDS = ["I'm allergic to nuts", 'sesame allergy', "I'm coeliac"];
  const SETTLING = ['which would you pick?', "let's do the first one", 'can you book it for me?'];

  test.each(SETTLING)('hears that the kitchen has to confirm, whenever a place is settled on: %s', (message) => {
    for (const need of NEEDS) expect(talk(`a pub. ${need}`, message)[1]?.text).toMatch(/kitchen confirm/);
  });

  test.each(SETTLING)('is the only one who hears it: %s', (message) =>
    expect(talk('a pub, vegetarian', message)[1]?.text).not.toMatch(/kitchen confirm/),
  );
});

describe('a wish for a food that carries a told allergen', { tags: ['a57'] }, () => {
  const HARBOUR = [
    restaurant(1, { name: 'Wave Room', cuisine: 'Seafood', saffronNotes: food('Cod, oysters and a raw bar.') }),
    restaurant(2, { name: 'Nori Bar', cuisine: 'Sushi', saffronNotes: food('Tuna rolls and prawn tempura.') }),
    restaurant(3, { name: 'Slab House', cuisine: 'Pizza', saffronNotes: food('Square pizza with three cheeses.') }),
    restaurant(4, { name: 'Cone Corner', cuisine: 'Ice cream', saffronNotes: food('Ice cream in cones and tubs.') }),
    restaurant(5, { name: 'Stew Yard', cuisine: 'Hungarian', saffronNotes: food('Goulash and dumplings.') }),
  ];
  const APART = [
    restaurant(6, {
      name: 'Finn Counter',
      cuisine: 'Seafood',
      saffronNotes: food('Grilled sea bass. The kitchen cooks without shellfish.'),
    }),
    restaurant(7, {
      name: 'Soft Peak',
      cuisine: 'Ice cream',
      saffronNotes: food('Ice cream, and dairy-free sorbets from their own machine.'),
    }),
  ];
  const ASKS = [
    ["I'm allergic to shrimp", 'seafood maybe?', 'Finn Counter'],
    ['my son has a crab allergy', 'what about seafood?', 'Finn Counter'],
    ["I'm allergic to shellfish. dinner tonight", 'I fancy seafood', 'Finn Counter'],
    ['milk allergy', 'ice cream?', 'Soft Peak'],
    ['my daughter has a dairy allergy', 'somewhere for ice cream', 'Soft Peak'],
  ] as const;

  test.each(ASKS)('names the allergen first and offers only what keeps it apart: %s, %s', async (told, wish, place) => {
    const { text, cards } = await asked([...HARBOUR, ...APART], told, wish);
    expect(cards).toEqual([place]);
    expect(text).toMatch(/^.{0,40} usually means (?:shellfish|dairy) in the kitchen/);
  });

  test.each([
    ...ASKS.map(([told, wish]): [string, string] => [told, wish]),
    ["I'm allergic to prawns", 'what about sushi?'] as [string, string],
  ])('says that none is known, and asks, where none is: %s, %s', async (told, wish) => {
    const { text, cards } = await asked(HARBOUR, told, wish);
    expect(cards).toEqual([]);
    expect(text).toMatch(/^I can't call any place for .{1,20} safe.*tell me what else you like/);
  });

  test.each([
    ['crab allergy', 'somewhere for lobster'],
    ['I have a shellfish allergy', 'oysters?'],
  ])('is heard, where the very food is avoided: %s, %s', async (told, wish) => {
    const { text } = await asked(HARBOUR, told, wish);
    expect(text).toMatch(/^I can't call any place for (?:lobster|oysters) safe/);
  });

  test.each([
    ['egg allergy', 'pancakes?'],
    ["I'm allergic to milk", 'somewhere for pancakes'],
  ])('tells of no place whose notes are silent that they say so: %s, %s', async (told, wish) => {
    const silent = ['Cafe', 'Hotel Restaurant', 'Farm Shop'].map((cuisine, at) =>
      restaurant(20 + at, { name: `Silent ${at}`, cuisine, saffronNotes: food('Soup and a view of the lane.') }),
    );
    const { text } = await asked(silent, told, wish);
    expect(text).not.toMatch(/notes say what they do/);
  });

  test.each([
    ["I'm allergic to beef", 'a burger please'],
    ['my son has a beef allergy', 'burgers?'],
    ["I'm allergic to beef. dinner", 'somewhere for a cheeseburger'],
  ])('offers no place for what is made of it, and says so: %s, %s', async (told, wish) => {
    const grill = restaurant(30, { name: 'Patty Row', cuisine: 'Burgers', saffronNotes: food('Smashed patties.') });
    const { text, cards } = await asked([grill, ...HARBOUR], told, wish);
    expect(cards).not.toContain('Patty Row');
    expect(text).toMatch(/^Without beef, no burgers are left/);
  });

  test('offers nothing that warns those who cannot have it', async () => {
    const floury = 'Cakes and bread. Everything has flour on it, so celiacs should stay outside.';
    const guide = [restaurant(1, { name: 'Tall Rye', cuisine: 'Bakery', saffronNotes: food(floury) }), ...HARBOUR];
    expect((await asked(guide, "I'm coeliac", 'a bakery?')).cards).toEqual([]);
  });
});

describe('a kitchen that uses a told allergen in most dishes', { tags: ['a57'] }, () => {
  test.each([
    ['I have a nut allergy and want Thai', 'nuts'],
    ['we want Indian food, I am allergic to nuts', 'nuts'],
    ['my daughter is allergic to fish, somewhere Japanese?', 'fish'],
  ])(
    'is not called safe, and others are offered, now and when somebody asks for more: %s',
    async (message, allergen) => {
      const kitchen = /thai|indian|japanese/i.exec(message)?.[0].toLowerCase();
      const [first, more] = talk(message, 'what else is there then');
      expect(first?.text).toMatch(new RegExp(`assume ${allergen} in most dishes`));
      for (const reply of [first, more]) {
        const cuisines = demoGuide.filter(({ name }) => reply?.cards.includes(name)).map(({ cuisine }) => cuisine);
        expect(cuisines.length).toBeGreaterThan(0);
        expect(cuisines.filter((cuisine) => cuisine?.toLowerCase() === kitchen)).toEqual([]);
      }
      expect(more?.text).not.toMatch(/assume/);
      expect(more?.cards.filter((name) => first?.cards.includes(name))).toEqual([]);
    },
  );
});

describe('an allergy that counts already', { tags: ['a57'] }, () => {
  const ODD = restaurant(1, {
    name: 'Odd Spoon',
    cuisine: 'Georgian',
    phone: '(294) 555-0001',
    saffronNotes: food('Dumplings.'),
  });
  const EVEN = restaurant(2, {
    name: 'Even Fork',
    cuisine: 'Polish',
    phone: '(294) 555-0002',
    saffronNotes: food('Sour soup.'),
  });

  test.each([
    'is there anywhere with a nut free kitchen',
    'no nuts in the kitchen at all',
    'somewhere without any nuts',
  ])('makes no place safe whose notes are silent: %s', async (message) => {
    const { text } = await asked([ODD, EVEN], 'dinner, I have a nut allergy', message);
    expect(text).not.toMatch(/still (?:fine|good|work)|free kitchen/);
    expect(text).toMatch(/No notes here|let the kitchen|ring|ask/i);
  });

  const CRUST = restaurant(3, {
    name: 'Thick Crust',
    cuisine: 'Pizza',
    phone: '(294) 555-0003',
    saffronNotes: food('Sausage and fennel.'),
  });
  const EDGE = restaurant(4, {
    name: 'Burnt Edge',
    cuisine: 'Pizza',
    phone: '(294) 555-0004',
    saffronNotes: food('Leeks and potatoes.'),
  });

  test('warns of each place once, and of kitchens of a kind in one sentence', async () => {
    const { text } = await asked([CRUST, EDGE], 'pizza', 'can they make one without gluten, my girl is coeliac');
    expect(text.match(/with pizza cooking/g)).toHaveLength(1);
    for (const name of ['Thick Crust', 'Burnt Edge']) expect(text.split('safe: with')[0]).toContain(name);
  });

  test('warns of places whose notes name the allergen in one sentence', async () => {
    const noted = (id: number, name: string) =>
      restaurant(id, { name, cuisine: 'Bistro', saffronNotes: food('Hand-cut noodles and bread.') });
    const { text } = await asked(
      [noted(5, 'Tin Shelf'), noted(6, 'Oak Shelf')],
      'a bistro',
      'can they do something for a coeliac',
    );
    expect(text.match(/Not safely/g)).toHaveLength(1);
    expect(text).toMatch(/(?:Tin Shelf and Oak Shelf|Oak Shelf and Tin Shelf) cook with gluten\./);
  });
});

describe('every reply that puts a place forward for who could fall ill', { tags: ['a58'] }, () => {
  const asks = (text: string) =>
    text.match(
      /kitchen (?:can )?confirm|tell them what you can't eat|ask the kitchen first|ask how|and ask\b|ask first|Tell them about/g,
    ) ?? [];
  const NEEDS = ['my son has a severe egg allergy', 'sesame puts me in hospital', 'my girlfriend is coeliac'];

  test.each([
    ['another wish', ['dinner', 'somewhere with a terrace']],
    ['a description', ['tell me about Green Gables, or else Tre Chiuse']],
    ['praise', ['is Slow Turnstile any good?']],
    ['a choice', ['dinner', 'the first one then']],
    ['a comparison', ['dinner', 'the first or the second?']],
    ['a booking', ['dinner', 'book the first one']],
    ['a plan', ['drinks and then dinner']],
    ['what is near', ['somewhere near Tre Chiuse']],
    ['a list', ['list some Mexican places']],
  ])('asks for the word of the kitchen, once: %s', (_, messages) => {
    for (const need of NEEDS) {
      const [first = '', ...others] = messages;
      const last = talk(`${need}. ${first}`, ...others).at(-1);
      if (last?.cards.length === 0) continue;
      expect([last?.text, asks(last?.text ?? '').length > 0]).toEqual([last?.text, true]);
      expect(last?.text.match(/let the kitchen confirm/g)?.length ?? 0).toBeLessThan(2);
    }
  });

  test('says nothing of it to anybody else', () => {
    for (const message of ['dinner', 'is Slow Turnstile any good?', 'somewhere near Tre Chiuse'])
      expect(talk(message).at(-1)?.text).not.toMatch(/kitchen confirm/);
  });

  test.each(['one of us has an allergy', "there's an allergy, by the way", 'my mate has food allergies'])(
    'asks for the food of an allergy that is told late: %s',
    (late) => {
      const told = talk('dinner in Crown Hill', late, "ok it's prawns").at(-1);
      expect(told?.out).toEqual(['shellfish']);
      expect(told?.wished).toEqual([]);
      expect(asksAllergen(talk('dinner in Crown Hill', late)[1]?.text ?? '')).toBe(true);
    },
  );

  test('offers no other place before the allergy has a name', () => {
    const [before, after] = talk('dinner in Crown Hill', 'one of us has an allergy');
    for (const name of after?.cards ?? []) expect(before?.cards).toContain(name);
  });

  test.each(['so yes?', 'yes?', 'right, so yes?', 'yes then?'])(
    'wishes nobody joy of a place that it cannot vouch for: %s',
    (again) => {
      for (const need of NEEDS) {
        const text = talk(`${need}. can I eat at Slow Turnstile?`, again).at(-1)?.text ?? '';
        expect(text).not.toMatch(/Enjoy|Lovely|Good choice/);
      }
    },
  );

  test.each(['which is safest', 'which one would be the safer', 'which of them is safer'])(
    'does not go by price or rating where the safest is asked for: %s',
    (which) => {
      for (const need of NEEDS) {
        const text = talk(`${need}. ${which}, Slow Turnstile or Tre Chiuse?`).at(-1)?.text ?? '';
        expect(text).not.toMatch(/cheap|rated|I'd go|my vote/i);
        expect(text).toMatch(/ask|confirm/);
      }
    },
  );
});
