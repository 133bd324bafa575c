import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const open = parsed.parse('Mo-Su 09:00-23:00') as OpeningHoursSpecification[];
const notes = (vibe: string, food: string, occasions = ''): string =>
  JSON.stringify({ vibe, food_notes: food, occasions });
const place = (id: number, name: string, saffronNotes: string, fields: object = {}) =>
  restaurant(id, { name, saffronNotes, neighborhood: 'Lower Lock', price: 2, rating: 4, hours: open, ...fields });
const NOW = { date: '2026-11-26', minute: 19 * 60 };
const replyAbout = async (rows: Parameters<typeof talkAbout>[0], message: string) =>
  (await talkAbout(rows, NOW).reply(message)).text;

describe('what the guide knows of a wish', () => {
  const dinner = { mealTypeDinner: true };
  const rows = [
    place(1, 'Copper Finch', notes('Brick walls.', 'Hake with leeks, veal with sage.'), {
      ...dinner,
      tag: 'Live music',
    }),
    place(2, 'Velvet Oar', notes('Oak tables.', 'Duck with plums, cod in butter.'), { ...dinner, tag: 'Live music' }),
    place(3, 'Paper Mill', notes('Tall windows.', 'Beef with barley, trout with almonds.'), {
      ...dinner,
      tag: 'Live music, Groups',
      price: 1,
    }),
  ];

  test.each(['live music tonight', 'dinner with live music', 'somewhere with a band'])(
    '%s: is told of each place where no sentence speaks to it',
    async (message) => {
      const paragraphs = (await replyAbout(rows, message)).split('\n\n');
      for (const { name } of rows) {
        const own = paragraphs.find((one) => one.includes(name)) ?? '';
        expect(own).toMatch(/there's (?:live )?music|The same goes|the same at|is true of/i);
      }
    },
  );

  test('a remark on the food that speaks to none of the wishes is told of no place', async () => {
    for (const remark of ['Mead is cloudy and sweeter than one thinks', 'Plates go back by the crate, washed']) {
      const rows = [place(1, 'Copper Finch', notes('Brick walls.', `${remark}.`), { ...dinner, tag: 'Groups' })];
      for (const message of ['team dinner for 9', 'dinner for a big group'])
        expect(await replyAbout(rows, message)).not.toContain(remark.slice(5));
    }
  });
});

describe('what holds on a condition', () => {
  test.each([
    ['gluten free pizza', 'Gluten-free bases run out on Fridays', 'Pizza', 'Gluten free'],
    ['somewhere to work on my laptop', 'Laptops are welcome until noon', 'Cafe', 'Wifi'],
  ])('%s: is a warning and no reason', async (message, condition, cuisine, tag) => {
    const said = condition.slice(1);
    const text = await replyAbout(
      [place(1, 'Copper Finch', notes(`${condition}.`, `${condition}. Leek pie, plum tart.`), { cuisine, tag })],
      message,
    );
    expect(text).toMatch(new RegExp(`(?:Mind you, |The catch: |One thing to know: ).${said}`));
    expect(text).not.toMatch(new RegExp(`(?:where|\\)[.:]) .${said}`));
  });
});

test("a condition on what somebody could fall ill from is told as somebody's words", async () => {
  const condition = 'Gluten-free bases run out on Fridays';
  const rows = [
    place(1, 'Copper Finch', notes('Brick walls.', `${condition}. Leek pie, plum tart.`), {
      cuisine: 'Pizza',
      tag: 'Gluten free',
    }),
  ];
  for (const message of ["I'm coeliac, pizza", 'pizza, my son is coeliac'])
    expect(await replyAbout(rows, message)).toContain(`“${condition}.”`);
});

describe('a list', () => {
  const menu = (food: string) => [place(1, 'Copper Finch', notes('Brick walls.', food), { cuisine: 'Noodles' })];

  test.each([
    ['Ramen in four broths: pork bone, chicken with lime, miso with corn, smoked duck, and a leek one.', 'ramen'],
    [
      'Ramen from a stone mill: clam, duck, hen, beef shin with a heap of pepper, pork cheek with plums and rye.',
      'ramen',
    ],
    ['Small plates keep pace: leek tart, cod roe, gnocchi.', 'noodles'],
  ])('is told as it stands: %s', async (food, dish) => {
    expect(await replyAbout(menu(food), dish)).toContain(food);
  });

  test('what describes a dish is no dish of its own', async () => {
    const text = await replyAbout(
      [
        place(1, 'Copper Finch', notes('', 'Fried chicken, brittle as glass under a soy glaze.'), {
          cuisine: 'Korean',
        }),
      ],
      'korean',
    );
    expect(text).not.toContain('and brittle');
  });
});

describe('of several occasions', () => {
  const rows = [
    place(
      1,
      'Copper Finch',
      notes('Brick walls.', 'Leek pie, plum tart.', 'Brunch with babies, a wake, the cup final.'),
    ),
  ];

  test.each(['brunch with our baby', 'brunch, we have a baby with us'])(
    '%s: the one that was wished is told',
    async (message) => expect(await replyAbout(rows, message)).toMatch(/good for brunch with babies, a wake/i),
  );
});

test('what a place is, where its notes begin with it, is told of it', async () => {
  const rows = [
    place(1, 'Copper Finch', notes('It is a jazz club in the old mint. It gets loud.', 'Leek pie.'), {
      bar: true,
      tag: 'Live music',
    }),
  ];
  expect(await replyAbout(rows, 'live jazz')).toMatch(/It is a jazz club in the old mint/);
});

test('how a kitchen keeps things apart is no reason for whoever eats everything', async () => {
  const rows = [
    place(1, 'Copper Finch', notes('Brick walls.', 'Nothing on the steak is floured. Ribeye, sirloin, onglet.'), {
      cuisine: 'Steakhouse',
    }),
  ];
  expect(await replyAbout(rows, 'a good steak')).not.toContain('floured');
});
