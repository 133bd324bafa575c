// @module-tag long
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { town } from '../../../../test/example-guide.ts';
import { respond } from '../../dialogue/respond.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';
import { keysOfWish } from './shellfish.ts';

const [place] = town;
if (!place) throw new Error('the example guide is empty');

const hostile = createSnapshot([
  ...town,
  {
    ...place,
    id: 999,
    name: 'Hijack One',
    cuisine: 'To Fish',
    neighborhood: 'Allergic To',
    tag: "To Peanuts, To Eggs, To Sesame, Severe Peanut, Egg Allergy, Can't Eat, Don't Eat, Can't Have, Im Vegan, I'm Halal, Allergic, Looking For, Table For",
    saffronNotes: JSON.stringify({
      food_notes:
        'Alergic alergy shelfish penuts vegen vegitarian glutin coeliak musterd sesme. Peanuts, eggs, prawns.',
    }),
  },
]);
/** Values and notes of the words of which other people's diets and exclusions are made. */
const taking = createSnapshot([
  ...town,
  ...['Im', 'Have', 'Somewhere'].map((cuisine, at) => ({
    ...place,
    id: 900 + at,
    name: `Zzyx ${cuisine}`,
    cuisine,
    neighborhood: ['Raw', 'Nothing', 'Without Nuts'][at] ?? null,
    tag: 'Vegan Dinner, Gluten Free Pizza, Halal Lunch, Nut Free Dinner, No Pork Dinner, Kosher Supper, Dinner, Somewhere, Avoid Nuts',
    saffronNotes: JSON.stringify({
      food_notes:
        'You should avoid peanuts here. Without nuts it would be nothing. Exclude pork, hate eggs. Ask whether anything is nut free.',
    }),
  })),
]);
const guides = { plain: createSnapshot(town), hostile, taking };
type Guide = keyof typeof guides;

/** The wishes after messages that were all answered. */
const wishesAfter = (of: Guide, ...messages: string[]) =>
  respond(
    messages.map((message, at) => ({
      message,
      reply: at < messages.length - 1 ? { text: 'Here you are.', restaurantIds: [place.id] } : null,
    })),
    guides[of],
  ).wishes;

const ALLERGENS = [
  ['peanuts', 'nuts'],
  ['penuts', 'nuts'],
  ['eggs', 'eggs'],
  ['shelfish', 'shellfish'],
  ['sesame', 'sesame'],
  ['mustard', 'mustard'],
  ['celery', 'celery'],
  ['coconut', 'coconut'],
  ['pineapple', 'pineapple'],
] as const;

const ALLERGIES = [
  (x: string) => `allergies: ${x}`,
  (x: string) => `I'm alergic to ${x}. dinner`,
  (x: string) => `severe ${x} alergy, dinner`,
  (x: string) => `${x} (allergy)`,
  (x: string) => `anaphylaxis (${x})`,
  (x: string) => `epipen carrier, ${x}`,
  (x: string) => `my wife is intolerant to ${x}`,
  (x: string) => `${x} gives me hives`,
  (x: string) => `${x} IS POISON TO ME`,
  (x: string) => `my throat closes up with ${x}`,
  (x: string) => `dinner. ${x} sends me to hospital`,
  (x: string) => `is Nirala good? I am allergic to ${x}`,
];
const BARS = [
  (x: string) => `I can't have ${x}`,
  (x: string) => `one guest mustn't be served ${x}`,
  (x: string) => `food I can't have: ${x}`,
  (x: string) => `${x}: never. dinner`,
  (x: string) => `dinner w/o ${x}`,
  (x: string) => `keep me away from ${x}`,
];

const guide = fc.constantFrom<Guide[]>('plain', 'hostile', 'taking');
const allergen = fc.constantFrom(...ALLERGENS);
const allergy = fc.constantFrom(...ALLERGIES);
const keysOf = (foods: readonly { key: string }[]) => foods.map(({ key }) => key);

describe('what somebody cannot eat', { tags: ['a57'] }, () => {
  test('is avoided, however it is said and whatever the guide is full of', () => {
    fc.assert(
      fc.property(guide, allergen, fc.constantFrom(...ALLERGIES, ...BARS), (of, [said, key], form) => {
        const { foods, notFoods } = wishesAfter(of, form(said));
        expect(keysOf(notFoods)).toContain(key);
        expect(foods.flatMap(keysOfWish)).not.toContain(key);
      }),
      { numRuns: 300 },
    );
  });

  test('is avoided where somebody only tells of trouble with it', () => {
    const told = fc.constantFrom(
      (x: string) => `${x} don't agree with my stomach, lunch`,
      (x: string) => `I have to be careful with ${x}`,
      (x: string) => `my daughter had to give up ${x}, doctor's orders`,
      (x: string) => `${x} trigger her migraines`,
      (x: string) => `${x}? Nope.`,
      (x: string) => `she was never able to eat ${x}`,
      (x: string) => `lunch. We have a ${x} sensitivity at the table`,
    );
    const main = fc.constantFrom(['peanuts', 'nuts'], ['oysters', 'shellfish'], ['sesame', 'sesame'], ['eggs', 'eggs']);
    fc.assert(
      fc.property(guide, main, told, (of, [said = '', key = ''], form) => {
        const { foods, notFoods } = wishesAfter(of, form(said));
        expect(keysOf(notFoods)).toContain(key);
        expect(foods.flatMap(keysOfWish)).not.toContain(key);
      }),
      { numRuns: 60 },
    );
  });

  test('is kept, whatever is said of others, wished, doubted or reported', () => {
    const said = fc.constantFrom(
      (x: string) => `I don't think I can eat ${x}`,
      (x: string) => `I wish I wasn't allergic to ${x}`,
      (x: string) => `you act like I'm not allergic to ${x}`,
      (x: string) => `my parents aren't allergic to ${x}`,
      (x: string) => `the menu says ${x} are fine`,
      (x: string) => `${x} are fine for Tom`,
      (x: string) => `there's no ${x} allergy info on their menu`,
      (x: string) => `something sweet, no ${x} needed`,
      (x: string) => `we don't eat ${x} any more`,
    );
    const main = fc.constantFrom(['peanuts', 'nuts'], ['prawns', 'shellfish'], ['sesame', 'sesame'], ['eggs', 'eggs']);
    fc.assert(
      fc.property(guide, main, said, (of, [food = '', key = ''], form) => {
        const { notFoods } = wishesAfter(of, `I'm allergic to ${food}. dinner`, form(food), 'dessert');
        expect(keysOf(notFoods)).toContain(key);
      }),
      { numRuns: 80 },
    );
  });

  test('ends with a sentence of the one who eats that says nothing else', () => {
    for (const form of [
      "I'm not allergic to peanuts any more",
      'actually peanuts are fine now',
      'I can eat peanuts again, so dessert',
    ])
      expect(keysOf(wishesAfter('plain', "I'm allergic to peanuts. dinner", form).notFoods), form).not.toContain(
        'nuts',
      );
    const both = wishesAfter('plain', "I'm allergic to nuts", "I'm not allergic to nuts any more, but to shellfish");
    expect(keysOf(both.notFoods)).toEqual(['shellfish']);
  });

  test('is never wished by being written beside an unknown word', () => {
    const odd = fc
      .constantFrom('w/out', 'wo', 'non', 'nooo', 'ex', '0', 'zzyx', 'minus', 'less')
      .map((word) => `dessert ${word} nuts`);
    const behind = fc.constantFrom('❌', 'removed', 'nope', 'left out', '= bad').map((word) => `dessert nuts ${word}`);
    fc.assert(
      fc.property(guide, fc.oneof(odd, behind), (of, message) => {
        expect(keysOf(wishesAfter(of, message).foods), message).not.toContain('nuts');
      }),
      { numRuns: 60 },
    );
    for (const message of ['walnut cake', 'cake with nuts', 'I want nuts'])
      expect(keysOf(wishesAfter('plain', message).notFoods), message).toEqual([]);
  });

  const MAIN = fc.constantFrom(
    ['prawns', 'shellfish'],
    ['oysters', 'shellfish'],
    ['eggs', 'eggs'],
    ['walnuts', 'nuts'],
  );

  test('is never wished where the clause has no word of a wish, and avoided where it is the subject of trouble', () => {
    const struckOut = fc.constantFrom(
      (x: string) => `dinner !${x}`,
      (x: string) => `dinner -${x}`,
      (x: string) => `dinner ${x} 🤢`,
      (x: string) => `dinner ✖ ${x}`,
      (x: string) => `dinner ${x} no`,
      (x: string) => `dinner wo ${x}`,
      (x: string) => `dinner devoid of ${x}`,
      (x: string) => `dinner, ${x} prohibited`,
      (x: string) => `${x} left me on a drip once. dinner`,
      (x: string) => `${x} do terrible things to my skin. dinner`,
      (x: string) => `${x} and I are enemies. dinner`,
    );
    const unsure = fc.constantFrom(
      (x: string) => `dinner, take the ${x} out`,
      (x: string) => `dinner, quit ${x} last year`,
      (x: string) => `dinner. One bite of ${x} and I'm dead`,
      (x: string) => `we ban ${x} in our house. dinner`,
    );
    fc.assert(
      fc.property(guide, MAIN, fc.oneof(struckOut, unsure), (of, [said = '', key = ''], form) => {
        expect(wishesAfter(of, form(said)).foods.flatMap(keysOfWish), form(said)).not.toContain(key);
      }),
      { numRuns: 120 },
    );
    fc.assert(
      fc.property(guide, MAIN, struckOut, (of, [said = '', key = ''], form) => {
        const left = keysOf(wishesAfter(of, form(said)).notFoods);
        expect(
          left.some((one) => one === key || said.startsWith(one)),
          form(said),
        ).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  test('stays a wish in the words of a wish', () => {
    const asked = fc.constantFrom(
      (x: string) => `somewhere for ${x}`,
      (x: string) => `big juicy ${x} tonight`,
      (x: string) => `the best ${x} in town`,
      (x: string) => `a plate of ${x} and a beer`,
      (x: string) => `my dad loves ${x}, where to?`,
      (x: string) => `grilled ${x} for two`,
      (x: string) => `${x} would be lovely`,
      (x: string) => `it was ${x} w a view nr the water`,
      (x: string) => `what else has ${x} out there`,
      (x: string) => `any ${x} out west?`,
    );
    const wished = fc.constantFrom(['prawns', 'seafood'], ['oysters', 'seafood'], ['eggs', 'eggs'], ['pork', 'pork']);
    fc.assert(
      fc.property(wished, asked, ([said = '', key = ''], form) => {
        const { foods, notFoods } = wishesAfter('plain', form(said));
        expect([keysOf(foods), keysOf(notFoods)], form(said)).toEqual([expect.arrayContaining([key]), []]);
      }),
      { numRuns: 60 },
    );
  });

  test('of a message of several parts holds for each of them, and afterwards', () => {
    const question = fc.constantFrom('are they open now', 'do they have parking', 'is the first one quiet');
    const stating = fc.constantFrom(
      ['do they cater for my nut allergy?', 'nuts'],
      ['is it safe for a coeliac like me?', 'gluten free'],
      ['is it vegan, because I am vegan?', 'vegan'],
      ['would my halal friend be happy there?', 'halal'],
    );
    fc.assert(
      fc.property(question, stating, (one, [other = '', key = '']) => {
        const { foods, notFoods } = wishesAfter('plain', 'dinner', `${one}, and ${other}`, 'something else');
        expect(keysOf([...foods, ...notFoods]), `${one}, and ${other}`).toContain(key);
      }),
      { numRuns: 12 },
    );
  });

  test('is avoided where somebody tells of what nobody goes out for', () => {
    for (const form of ['my son and peanuts, a long story', 'I think about peanuts a lot']) {
      const { foods, notFoods } = wishesAfter('plain', form);
      expect([keysOf(foods), keysOf(notFoods)], form).toEqual([[], ['nuts']]);
    }
  });

  test('is no longer wished by being spoken of, and is again by asking for it', () => {
    const food = fc.constantFrom(['shellfish', 'shellfish'], ['pork', 'pork'], ['beef', 'beef']);
    const spoken = fc.constantFrom(
      (x: string) => `you gave me ${x}`,
      (x: string) => `why ${x}?`,
      (x: string) => `does the second one serve ${x}?`,
      (x: string) => `my friend wants ${x}`,
      (x: string) => `I told you not to show ${x}`,
    );
    fc.assert(
      fc.property(guide, food, spoken, (of, [said = '', key = ''], form) => {
        expect(keysOf(wishesAfter(of, `no ${said}. dinner`, form(said)).notFoods)).toContain(key);
      }),
      { numRuns: 40 },
    );
    for (const form of ["actually, let's have shellfish", 'shellfish please', 'I fancy shellfish after all'])
      expect(keysOf(wishesAfter('plain', 'no shellfish. dinner', form).foods), form).toContain('seafood');
  });

  test('may be one kind of seafood, which leaves the others', () => {
    const kind = fc.constantFrom('shellfish', 'prawns', 'oysters', 'lobster', 'mussels');
    const leaving = fc.constantFrom(
      (x: string) => `allergic to ${x}, fish is fine. seafood`,
      (x: string) => `seafood, but no ${x}`,
      (x: string) => `I can eat fish but not ${x}`,
      (x: string) => `fish and chips, and no ${x}`,
    );
    fc.assert(
      fc.property(guide, kind, leaving, (of, said, form) => {
        const { foods, notFoods } = wishesAfter(of, form(said), 'any other seafood?');
        expect(keysOf(foods).some((key) => key === 'seafood' || key === 'fish and chips')).toBe(true);
        expect(notFoods.flatMap(({ food }) => food?.shown ?? []).some((word) => said.startsWith(word))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('stays an allergy whoever else has none', () => {
    fc.assert(
      fc.property(
        allergen,
        fc.constantFrom(
          (x: string) => `my wife isn't allergic to ${x}`,
          () => 'no allergies apart from that',
          () => 'not allergic to anything else',
          (x: string) => `not allergic to ${x} only, also to kiwi`,
        ),
        ([said, key], form) => {
          const { notFoods, features } = wishesAfter('plain', `I'm allergic to ${said}`, form(said));
          expect(keysOf(notFoods)).toContain(key);
          expect(keysOf(features)).toContain('allergy');
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is the same whatever values and notes the guide is full of', () => {
    const kept = fc.constantFrom('vegan', 'halal', 'gluten free', 'nut free', 'vegetarian', 'kosher', 'dairy free');
    const unwanted = fc.constantFrom('avoid', 'without', 'exclude', 'no', 'hate', "can't stand", 'nothing with');
    const food = fc.constantFrom('peanuts', 'nuts', 'pork', 'eggs', 'shellfish', 'raw fish');
    const messages = [
      fc.tuple(kept, fc.constantFrom('dinner', 'pizza', 'lunch', 'supper')).map((words) => words.join(' ')),
      fc.tuple(unwanted, food).map(([cue, what]) => `dinner. ${cue} ${what}`),
      fc.tuple(food, food).map(([one, other]) => `I'm after ${one}, but no ${other}, somewhere nice`),
    ];
    fc.assert(
      fc.property(fc.oneof(...messages), (said) => {
        const [plain, full] = [wishesAfter('plain', said), wishesAfter('taking', said)];
        expect(keysOf(full.foods)).toEqual(keysOf(plain.foods));
        expect(keysOf(full.notFoods)).toEqual(keysOf(plain.notFoods));
        expect(keysOf(full.features)).toEqual(keysOf(plain.features));
        expect(full.areas).toEqual(plain.areas);
      }),
      { numRuns: 150 },
    );
  });

  test('is an allergy where it does harm', () => {
    fc.assert(
      fc.property(guide, allergen, allergy, (of, [said], form) => {
        expect(keysOf(wishesAfter(of, form(said)).features)).toContain('allergy');
      }),
    );
  });

  test('may be a list, with any mark between', () => {
    const mark = fc.constantFrom(', ', '; ', ' / ', ' & ', ' + ', ' and ', '\n- ', ', and ');
    fc.assert(
      fc.property(guide, fc.uniqueArray(allergen, { minLength: 2, maxLength: 5 }), mark, (of, list, between) => {
        const names = list.map(([said]) => said).join(between);
        const { foods, notFoods } = wishesAfter(of, `allergic to ${names}\nbrunch please`);
        expect(keysOf(notFoods)).toEqual(expect.arrayContaining(list.map(([, key]) => key)));
        expect(list.map(([, key]) => key).filter((key) => keysOf(foods).includes(key))).toEqual([]);
      }),
    );
  });

  test('is each allergen that a further sentence adds, of this message or of the next', () => {
    const firsts = ["I'm allergic to nuts", 'I have a nut allergy', "my son can't eat nuts"];
    const added = [
      ['eggs', 'eggs'],
      ['prawns', 'shellfish'],
      ['mustard', 'mustard'],
      ['kiwi', 'kiwi'],
    ] as const;
    const ways = ['Or #.', 'Also #.', 'And # too.', '# as well.', 'Oh, and #.', 'Same for #.'];
    for (const first of firsts)
      for (const [food, key] of added)
        for (const way of ways) {
          const then = way.replace('#', food);
          for (const messages of [[`${first}. ${then}`], [first, then], [`${first}. And milk. ${then} Dinner?`]]) {
            const { foods, notFoods } = wishesAfter('plain', ...messages);
            expect(keysOf(notFoods), messages.join(' | ')).toEqual(expect.arrayContaining(['nuts', key]));
            expect(keysOf(foods), messages.join(' | ')).not.toContain(key);
          }
        }
  });

  test('holds beside what the same sentence seeks', () => {
    const harms = ['allergic to #', 'I have a # allergy', "I'm intolerant to #"];
    const seeks = ['any good #?', 'best # around?', 'any really nice #?'];
    for (const [harm, key, sought, wish] of [
      ['prawns', 'shellfish', 'seafood', 'seafood'],
      ['nuts', 'nuts', 'fish', 'seafood'],
      ['eggs', 'eggs', 'seafood', 'seafood'],
    ] as const)
      for (const first of harms)
        for (const then of seeks)
          for (const between of [', ', ' - ', '; ']) {
            const message = `${first.replace('#', harm)}${between}${then.replace('#', sought)}`;
            const { foods, notFoods, message: said } = wishesAfter('plain', message);
            expect(keysOf(notFoods), message).toEqual([key]);
            expect([...keysOf(foods), ...keysOf(said.harmful)], message).toContain(wish);
          }
  });

  test('is each allergen that a later message adds, whatever was spoken of in between', () => {
    const between = [
      ['where can we eat?'],
      ['what time does the first one open?', 'thanks'],
      ['which is the cheapest?', 'somewhere with a terrace', 'how do I get there?'],
    ];
    const added = [
      ['eggs', 'eggs'],
      ['prawns', 'shellfish'],
      ['sesame', 'sesame'],
      ['kiwi', 'kiwi'],
    ] as const;
    const ways = ['Also #.', 'and #', 'Oh, and # too', 'OK thanks. And # as well.', 'add # to that', 'plus #, sorry'];
    for (const turns of between)
      for (const [food, key] of added)
        for (const way of ways) {
          const messages = ["I'm allergic to nuts", ...turns, way.replace('#', food)];
          const { foods, notFoods } = wishesAfter('plain', ...messages);
          expect(keysOf(notFoods), messages.join(' | ')).toEqual(expect.arrayContaining(['nuts', key]));
          expect(keysOf(foods), messages.join(' | ')).not.toContain(key);
        }
  });

  test('is not added by a wish or a question behind it', () => {
    for (const then of ['And pizza too.', 'Any prawns?', 'Also somewhere with eggs?', 'I want steak. And prawns.'])
      expect(keysOf(wishesAfter('plain', `I'm allergic to nuts. ${then}`).notFoods), then).toEqual(['nuts']);
  });

  test('is read at the end of the longest message', () => {
    fc.assert(
      fc.property(guide, allergen, allergy, (of, [said, key], form) => {
        const long = 'seafood dinner please, and then. '.repeat(110);
        expect(keysOf(wishesAfter(of, `${long}${form(said)}`).notFoods)).toContain(key);
      }),
      { numRuns: 5 },
    );
  });

  test('outlasts a new start, many other wishes and a wish for it', () => {
    const later = fc.constantFrom(
      ['start over'],
      ['new search: gelato'],
      ['I want eggs', 'I want peanuts'],
      [
        'quiet, terrace, view, parking, wifi, live music, romantic, kids, dog friendly, late, group, wine, beer, sports',
      ],
    );
    fc.assert(
      fc.property(allergen, allergy, later, ([said, key], form, then) => {
        const { foods, notFoods, features } = wishesAfter('hostile', form(said), ...then);
        expect(keysOf(notFoods)).toContain(key);
        expect(foods.flatMap(keysOfWish)).not.toContain(key);
        expect(keysOf(features)).toContain('allergy');
      }),
      { numRuns: 60 },
    );
  });

  test.each(['the noise upsets me, somewhere quiet', 'my throat hurts, soup please', 'the crowds make me ill'])(
    'is no allergy where no food does the harm: %s',
    (message) => expect(keysOf(wishesAfter('hostile', message).features)).not.toContain('allergy'),
  );

  test.each(ALLERGENS)('is taken back by whoever has it no more: %s', (said, key) => {
    expect(keysOf(wishesAfter('hostile', `${said} allergy`, `I'm not allergic to ${said}`).notFoods)).not.toContain(
      key,
    );
  });

  test.each([
    ['we want sushi, my wife has a nut allergy', 'sushi'],
    ['nut allergy, fish and chips please', 'fish and chips'],
    ['nuts make me ill, we fancy ramen', 'ramen'],
  ])('leaves what is wished beside it: %s', (message, key) => {
    const { foods, notFoods } = wishesAfter('hostile', message);
    expect([keysOf(foods), keysOf(notFoods)]).toEqual([[key], ['nuts']]);
  });

  test('leaves a food of the sea that opens the message, and keeps one that the same list goes on with', () => {
    const harms = ["my friend's allergic to nuts", 'my son has a nut allergy', 'one of us is allergic to nuts'];
    for (const food of ['fish', 'seafood tonight', 'something with prawns'])
      for (const harm of harms) {
        const { foods, notFoods } = wishesAfter('plain', `${food}, ${harm}`);
        expect([keysOf(foods), keysOf(notFoods)], harm).toEqual([['seafood'], ['nuts']]);
      }
    for (const listed of [
      'shellfish, nuts, my friend is allergic',
      'shellfish, my friend is allergic',
      'shellfish, and my friend is allergic to nuts too',
      'shellfish: my friend is allergic to nuts',
    ])
      expect(keysOf(wishesAfter('plain', listed).notFoods), listed).toContain('shellfish');
  });

  test.each(['allergic to dairy', 'lactose intolerant', 'coeliac'])(
    'of one food leaves what is loved beside it: %s',
    (harm) => {
      const { foods, notFoods } = wishesAfter('plain', `I'd love crab, my wife is ${harm}`);
      expect([keysOf(foods).includes('seafood'), keysOf(notFoods)]).toEqual([true, []]);
    },
  );
});

describe('a diet', { tags: ['a57'] }, () => {
  const diet = fc.constantFrom(
    ['vegan', 'vegan'],
    ['vegen', 'vegan'],
    ['halal', 'halal'],
    ['coeliac', 'gluten free'],
    ['vegitarian', 'vegetarian'],
  ) satisfies fc.Arbitrary<readonly string[]>;
  const person = fc.constantFrom('my boyfriend', 'my wife', 'our friend', 'she', 'his brother');

  test('is not turned round by what somebody else is not', () => {
    fc.assert(
      fc.property(guide, diet, person, (of, [said = '', key = ''], who) => {
        const { foods, notFoods } = wishesAfter(of, `I'm ${said}`, `${who} isn't ${said}`, 'dinner');
        expect(keysOf(foods)).toContain(key);
        expect(notFoods).toEqual([]);
      }),
    );
  });

  test('is not taken away by a reminder, a complaint or a question', () => {
    const then = fc.constantFrom(
      (x: string) => `don't forget I'm ${x}`,
      (x: string) => `no, I'm ${x}`,
      (x: string) => `we're not fussy but we're ${x}`,
      (x: string) => `but that isn't ${x}`,
      (x: string) => `the first place is not ${x} at all`,
      (x: string) => `I doubt it's ${x}, isn't it not ${x}?`,
      (x: string) => `isn't there anything ${x}?`,
      (x: string) => `it isn't ${x} enough`,
    );
    fc.assert(
      fc.property(guide, diet, then, (of, [said = '', key = ''], form) => {
        expect(keysOf(wishesAfter(of, `I'm ${said}. dinner`, form(said)).foods)).toContain(key);
      }),
      { numRuns: 60 },
    );
  });

  test('may be said by denying its opposite', () => {
    fc.assert(
      fc.property(
        diet,
        fc.constantFrom(
          (x: string) => `nothing that isn't ${x}, please`,
          (x: string) => `nowhere without ${x} options`,
          (x: string) => `I'm not ${x} but my sister is`,
        ),
        ([said = '', key = ''], form) => {
          expect(keysOf(wishesAfter('plain', form(said)).foods)).toContain(key);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('in a sentence of its own is kept, whatever is asked beside it', () => {
    const alone = fc.constantFrom(
      (x: string) => `${x}.`,
      (x: string) => `${x} only.`,
      (x: string) => `strictly ${x} please.`,
    );
    const keeping = fc.constantFrom('vegan', 'vegetarian', 'halal', 'kosher', 'dairy free', 'gluten free');
    const question = fc.constantFrom('Is Nirala good?', "what's Nirala like?", 'is Nirala loud?', 'are they open now?');
    fc.assert(
      fc.property(guide, keeping, alone, question, (of, key, form, asked) => {
        expect(keysOf(wishesAfter(of, 'dinner', `${form(key)} ${asked}`, 'dessert').foods)).toContain(key);
      }),
      { numRuns: 60 },
    );
    expect(keysOf(wishesAfter('plain', 'dinner', 'is Nirala vegan?', 'dessert').foods)).not.toContain('vegan');
  });

  test.each([
    ["we're muslim, ribs", 'halal'],
    ['nothing haram, burgers', 'halal'],
    ['zabiha only. ribs', 'halal'],
    ['orthodox jewish guests, dinner', 'kosher'],
    ['nothing treif. dinner', 'kosher'],
    ['g/f pizza', 'gluten free'],
    ['non-gluten pasta', 'gluten free'],
    ['baby with CMPA, lunch', 'dairy free'],
    ['we only eat plants. dinner', 'vegan'],
    ['I never eat animals. dinner', 'vegan'],
    ['nothing that had a face. dinner', 'vegetarian'],
  ])('may go by another word: %s', (message, key) => {
    expect(keysOf(wishesAfter('hostile', message, 'dessert').foods)).toContain(key);
  });

  test('ends where the person says so', () => {
    for (const end of ["I'm not vegan any more", 'I no longer eat vegan', "we aren't vegan"])
      expect(keysOf(wishesAfter('plain', "I'm vegan. dinner", end).foods), end).not.toContain('vegan');
  });

  test('is kept where the message also asks, and by a new start', () => {
    fc.assert(
      fc.property(guide, diet, fc.constantFrom('dinner', 'start over'), (of, [said = '', key = ''], then) => {
        expect(keysOf(wishesAfter(of, `I'm ${said}. Is Nirala good?`, then).foods)).toContain(key);
      }),
    );
  });
});
