import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const bistro = (id: number, name: string, notes: string) =>
  restaurant(id, { name, cuisine: 'Bistro', saffronNotes: JSON.stringify({ food_notes: notes }) });
const DIETS = ['vegan', 'vegetarian'] as const;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const IN_PASSING = [
  (diet: string) => `The owner is ${diet} and proud.`,
  (diet: string) => `A ${diet} friend came along once.`,
  (diet: string) => `Opposite the ${diet} shop.`,
  (diet: string) => `The bread is from a ${diet} bakery.`,
  (diet: string) => `${diet[0]?.toUpperCase()}${diet.slice(1)}s love the mural.`,
  (diet: string) => `The chef, who is ${diet}, grills lamb.`,
];
const SERVED = [
  (diet: string) => `The ${diet} chilli is rich.`,
  (diet: string) => `A ${diet} menu hangs by the door.`,
  (diet: string) => `There is plenty for ${diet}s.`,
  (diet: string) => `${diet[0]?.toUpperCase()}${diet.slice(1)}s eat well here.`,
  (diet: string) => `Bring your ${diet} friends.`,
  (diet: string) => `${diet[0]?.toUpperCase()}${diet.slice(1)}s get a leek tart.`,
  (diet: string) => `A ${diet} cafe with stools.`,
];

describe('a diet that notes name', { tags: ['a96'] }, () => {
  const asked = async (notes: string, diet: string) => {
    const { reply } = talkAbout([bistro(1, 'Oak Shelf', `${notes} The soup is hot.`)]);
    return (await reply(`Is Oak Shelf good for ${diet}s?`)).text;
  };

  test.each(DIETS)('in passing is no promise: %s', async (diet) => {
    for (const say of IN_PASSING) expect(await asked(say(diet), diet)).not.toMatch(/^(?:Yes|Yep|Sure|They do)/i);
  });

  test.each(DIETS)('of what is served is one: %s', async (diet) => {
    for (const say of SERVED) expect(await asked(say(diet), diet)).toMatch(/^(?:Yes|Yep|It does|They do|Sure)/i);
  });

  test.each(DIETS)('is looked for where it is served: %s', async (diet) => {
    for (const [at, say] of IN_PASSING.entries()) {
      const rows = [bistro(1, 'Oak Shelf', say(diet)), bistro(2, 'Tin Spoon', SERVED[at]?.(diet) ?? '')];
      const { rowsOf } = talkAbout(rows);
      expect((await rowsOf(`somewhere ${diet} for dinner`)).map(({ name }) => name)).toEqual(['Tin Spoon']);
    }
  });

  test.each(DIETS)('of one day is none of another: %s', async (diet) => {
    const noted = [
      (day: string) => `${diet} on ${day}s only, lamb chops the rest of the week.`,
      (day: string) => `They do ${diet} dishes on ${day}s.`,
    ];
    for (const [at, day] of DAYS.entries())
      for (const say of noted) {
        const other = DAYS[(at + 3) % DAYS.length] ?? '';
        const { reply, rowsOf } = talkAbout([
          bistro(1, 'Oak Shelf', say(day)),
          bistro(2, 'Tin Spoon', `The ${diet} chilli.`),
        ]);
        const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
        expect(names(await rowsOf(`a ${diet} dinner on ${other}`))).toEqual(['Tin Spoon']);
        expect(names(await rowsOf(`a ${diet} dinner on ${day}`))).toContain('Oak Shelf');
        expect((await reply(`a ${diet} dinner on ${other}`, 'Is Oak Shelf ok?')).text).toMatch(/on other days/);
        expect((await reply(`Is Oak Shelf good for ${diet}s on ${other}?`)).text).not.toMatch(/^Yes/);
      }
  });
});

/** Notes that promise a diet, and take it back in part, in time or in doubt. */
const LIMITED = [
  (diet: string) => `${diet} once, under the old owner.`,
  (diet: string) => `It was ${diet} until last spring.`,
  (diet: string) => `${diet} chicken, and a duck that isn't.`,
  (diet: string) => `${diet}, bar the gravy.`,
  (diet: string) => `Everything ${diet}, give or take a rasher.`,
  (diet: string) => `They will tell you it is ${diet}.`,
  (diet: string) => `${diet}-ish, says the cook.`,
  (diet: string) => `${diet} in name only.`,
  (diet: string) => `The food is ${diet}. Not the gravy, mind.`,
  (diet: string) => `A ${diet} board, though the certificate expired in 2019.`,
];

describe('a promise of a diet that something limits', { tags: ['a96'] }, () => {
  test.each(['halal', 'kosher', 'vegan', 'vegetarian'])('is no plain yes: %s', async (diet) => {
    for (const say of LIMITED) {
      const { reply } = talkAbout([bistro(1, 'Oak Shelf', say(diet))]);
      const { text } = await reply(`Is Oak Shelf ${diet}?`);
      expect([say(diet), text]).toEqual([say(diet), expect.not.stringMatching(/^(?:Yes\b(?! and no)|Yep|Sure)/)]);
    }
  });
});

describe('a dish that somebody asks about', { tags: ['a96'] }, () => {
  const NOTES =
    'A vegan menu hangs by the door. Mushroom risotto made with chicken stock, beans cooked in lard, a plum cake. The dal is vegan; the naan is brushed with ghee. Halal lamb, and duck from the corner shop.';
  const ask = async (question: string) => (await talkAbout([bistro(1, 'Oak Shelf', NOTES)]).reply(question)).text;
  const WAYS = [
    (dish: string, diet: string) => `is the ${dish} ${diet} at Oak Shelf?`,
    (dish: string, diet: string) => `Would the ${dish} at Oak Shelf be ${diet}?`,
  ];

  test.each([
    ['risotto', 'vegetarian', /chicken stock/],
    ['mushroom risotto', 'vegan', /chicken stock/],
    ['naan', 'vegan', /ghee/],
    ['duck', 'halal', /corner shop/],
    ['plum cake', 'vegan', /./],
    ['plum cake', 'halal', /./],
  ])('is no yes by what else there is: the %s, %s', async (dish, diet, told) => {
    for (const way of WAYS) {
      const text = await ask(way(dish, diet));
      expect(text).not.toMatch(/^(?:Yes\b(?! and no)|Yep|Sure)/);
      expect(text).toMatch(told);
    }
  });

  test('is one by what is said of it', async () => {
    for (const way of WAYS) expect(await ask(way('dal', 'vegan'))).toMatch(/^(?:Yes|Yep)/);
    for (const way of WAYS) expect(await ask(way('lamb', 'halal'))).toMatch(/^(?:Yes|Yep|Halal lamb)/);
  });

  test('takes more than one dish for all of them', async () => {
    for (const question of ['is everything halal at Oak Shelf?', 'is all of it vegan at Oak Shelf?'])
      expect(await ask(question)).not.toMatch(/^(?:Yes\b(?! and no)|Yep|Sure)/);
  });
});
