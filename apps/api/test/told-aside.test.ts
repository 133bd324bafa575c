import { describe, expect, test } from 'vitest';
import { compose } from '../src/features/assistant/built-in/compose.ts';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { chipsOf } from '../src/features/understanding/chips.ts';
import { toStored } from '../src/features/understanding/remembered.ts';
import type { Turn } from '../src/features/understanding/turn.ts';
import { restaurant } from './example-guide.ts';

const snapshot = createSnapshot(
  ['Oak Room', 'Elm Room', 'Ash Room'].map((name, at) => restaurant(at + 1, { name, cuisine: 'Bistro' })),
);

/** A conversation whose messages can be edited; each is stored with what it came to. */
function conversation() {
  let id = 0;
  let shown: (Turn & { id: number; group: number; isAside: boolean })[] = [];
  const all: typeof shown = [];
  const say = (message: string, group: number | null, isRead: boolean) => {
    const before = shown;
    const since = before.at(-1)?.id ?? 0;
    const aside = all
      .filter((one) => one.id > since && !shown.includes(one))
      .map((one) => ({ message: one.message, reply: one.reply, replaced: one.group === group }));
    const found = respond([...before, { message, aside, reply: null }], snapshot);
    const text = compose(found, null);
    id += 1;
    const state: unknown = isRead ? JSON.parse(JSON.stringify(toStored(found.remembered))) : null;
    const reply = { text, restaurantIds: found.picks.map((row) => row.id), state };
    const chat = { id, group: group ?? id, isAside: false, message, reply };
    all.push(chat);
    shown = [...before, chat];
    return { text, chips: chipsOf(found.remembered.state).map(({ label }) => label) };
  };
  return {
    say: (message: string) => say(message, null, true),
    /** Its reply was cut off before it was understood. */
    interrupted: (message: string) => say(message, null, false),
    edit: (at: number, message: string) => {
      const group = shown[at]?.group ?? null;
      shown = shown.slice(0, at);
      return say(message, group, true);
    },
  };
}

const NEEDS = [
  ["I'm allergic to peanuts", 'no peanuts', 'peanuts are fine again'],
  ['my son has a sesame allergy', 'no sesame', 'sesame is fine again'],
  ["I'm coeliac", 'gluten free', 'I am no longer coeliac'],
  ["I'm lactose intolerant", 'dairy free', 'I can eat dairy again'],
] as const;

test.each(NEEDS)(
  'what was told after a message that is edited holds, and ends by its name: %s',
  {
    tags: ['a100'],
  },
  (told, chip, over) => {
    for (const say of ['say', 'interrupted'] as const) {
      const talk = conversation();
      talk.say('dinner somewhere');
      talk[say](told);
      const edited = talk.edit(0, 'lunch somewhere');
      expect(edited.text).toMatch(/^As you told me earlier in this chat, I'll keep leaving out [a-z ]+ until/);
      expect(edited.chips).toContain(chip);
      expect(edited.chips).toContain('lunch');
      expect(talk.edit(0, 'brunch somewhere').chips).toContain(chip);
      expect(talk.say('something cheap').text).not.toContain('As you told me');
      expect(talk.say(over).chips).not.toContain(chip);
      expect(talk.edit(0, 'somewhere quiet').chips).not.toContain(chip);
    }
  },
);

describe('what was told of somebody in another version', { tags: ['a100'] }, () => {
  const FOODS = ['peanuts', 'eggs', 'fish', 'shellfish', 'sesame', 'soy', 'kiwi'].map((food) => [food, `no ${food}`]);
  const PEOPLE = [
    ['my son', 'he'],
    ['my wife', 'she'],
    ['my friend', 'they'],
  ] as const;
  const left = (told: string, ...later: readonly string[]) => {
    const talk = conversation();
    talk.say('dinner somewhere');
    talk.say(told);
    talk.edit(0, 'lunch somewhere');
    return later.map((message) => talk.say(message).chips).at(-1);
  };

  test.each([...FOODS, ['dairy', 'dairy free'], ['wheat', 'gluten free']])('ends by its name: %s', (food, chip) => {
    for (const [who, pronoun] of PEOPLE) {
      const told = `${who} is allergic to ${food}`;
      for (const over of [
        `${who} can eat ${food} again`,
        `${pronoun} can have ${food} now`,
        `actually ${who} is no longer allergic to ${food}`,
        `${who} isn't allergic to ${food} any more`,
      ])
        expect(left(told, over), over).not.toContain(chip);
      expect(left(told, `${who} is no longer allergic`)).toContain(chip);
    }
  });

  test.each(FOODS)('does not end with somebody else: %s', (food, chip) => {
    for (const [who] of PEOPLE) {
      const told = `${who} is allergic to ${food}`;
      expect(left(told, `my niece can eat ${food} again`)).toContain(chip);
      expect(left(told, `I can eat ${food} again`)).toContain(chip);
      expect(left(told, `my niece is allergic to ${food}`, `my niece can eat ${food} again`)).toContain(chip);
    }
  });
});

test.each(NEEDS)('what only the edited message told was taken back with it: %s', { tags: ['a100'] }, (told, chip) => {
  const talk = conversation();
  talk.say(`${told}, dinner somewhere`);
  talk.say('closer to the river');
  expect(talk.edit(0, 'dinner somewhere').chips).not.toContain(chip);
  expect(talk.say(told).chips).toContain(chip);
  expect(talk.edit(0, 'lunch somewhere').chips).toContain(chip);
});

test('a message that was edited before is answered with what was told since', { tags: ['a100'] }, () => {
  const talk = conversation();
  talk.say("I'm vegetarian, dinner");
  talk.say('somewhere quiet');
  talk.say("I'm allergic to nuts");
  const { chips, text } = talk.edit(1, 'somewhere lively');
  expect(chips).toEqual(expect.arrayContaining(['vegetarian', 'no nuts', 'lively']));
  expect(text).toContain("I'll keep leaving out nuts until");
  expect(talk.edit(1, 'nuts are fine for me again').chips).not.toContain('no nuts');
});

test('each thing that somebody could fall ill from is a chip, in full', { tags: ['a100'] }, () => {
  const { chips } = conversation().say("I'm allergic to almonds, cashews, hazelnuts, walnuts, pistachios and peanuts");
  for (const nut of ['almonds', 'cashews', 'hazelnuts', 'walnuts', 'pistachios', 'peanuts'])
    expect(chips).toContain(`no ${nut}`);
});
