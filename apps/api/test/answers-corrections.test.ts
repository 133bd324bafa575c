import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { correctedIn } from '../src/features/dialogue/corrected.ts';
import { withoutCorrection } from '../src/features/understanding/reading/correction.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const town = [
  restaurant(1, {
    name: 'Amber Kettle',
    cuisine: 'Thai',
    neighborhood: 'Mill Lane',
    price: 4,
    saffronNotes: JSON.stringify({ vibe: 'A loud room with a long bar.' }),
  }),
  restaurant(2, {
    name: 'Blue Heron',
    cuisine: 'Italian',
    neighborhood: 'Mill Lane',
    price: 4,
    saffronNotes: JSON.stringify({ vibe: 'A quiet room with linen.' }),
  }),
  restaurant(3, { name: 'Clover Yard', cuisine: 'Turkish', neighborhood: 'Mill Lane', price: 4 }),
  restaurant(4, { name: 'Driftwood', cuisine: 'Thai', neighborhood: 'Quayside', price: 1 }),
];

const { reply, rowsOf } = talkAbout(town);
const idsOf = async (...messages: string[]) => (await rowsOf(...messages)).map(({ id }) => id);

describe('a correction', () => {
  test.each(['no, the NTH one', 'no the NTH one', 'sorry, I meant the NTH one', 'wait, I said the NTH one'])(
    'takes the place it names, and turns none down: %s',
    async (said) => {
      const shown = await idsOf('dinner in Mill Lane');
      expect(shown).toHaveLength(3);
      for (const [at, which] of ['first', 'second', 'third'].entries())
        expect(await idsOf('dinner in Mill Lane', said.replace('NTH', which))).toEqual([shown[at]]);
    },
  );

  test.each(['no, the Italian one', 'sorry, I meant the Italian one'])(
    'asks the question before of the place that was meant: %s',
    async (said) => {
      const { text, cards } = await reply('dinner in Mill Lane', 'is the Thai one loud?', said);
      expect(text).toMatch(/quiet/i);
      expect(cards.map(({ name }) => name)).toEqual(['Blue Heron']);
    },
  );

  test.each(['ok, the second one', 'hmm ok the second one then'])('is not read into an agreement: %s', async (said) => {
    const messages = ['dinner in Mill Lane', 'is the first one loud?'];
    expect(await reply(...messages, said)).toMatchObject({ text: (await reply(...messages, 'the second one')).text });
  });

  test.each(['no nuts please', 'no, it is too dear', 'no the first one is too dear', 'wait times?', 'no'])(
    'is not read into "%s"',
    (text) => expect(withoutCorrection(text)).toBe(text),
  );

  test('leaves what is excluded as it was said', () =>
    expect(withoutCorrection('I said no nuts').trim()).toBe('no nuts'));
});

describe('a value that is put right', () => {
  const week = hours.parse('Mo-Fr 09:00-23:00; Sa-Su off');
  const open = town.map((row) => ({ ...row, hours: week, reservations: true }));
  const talk = talkAbout(open, { date: '2026-11-26', minute: 19 * 60 });
  const replyTo = async (...messages: string[]) => (await talk.reply(...messages)).text;

  test.each([
    ['is it open on friday?', 'no, SATURDAY', /Saturday.*closed/s],
    ['is it open on friday?', 'saturday, not friday', /Saturday.*closed/s],
    ['is it open on friday?', 'sorry, i meant saturday', /Saturday.*closed/s],
    ['can we get a table for ten?', 'twelve, not ten', /twelve.*12/is],
    ['can we get a table for ten?', 'not ten, twelve', /twelve.*12/is],
    ['can we get a table for 10?', 'no, 12 of us', /12/],
  ])('answers what was asked with the new one, which it says: %s / %s', async (asked, said, answer) =>
    expect(await replyTo('thai food in Quayside', asked, said)).toMatch(answer),
  );

  test.each([
    ['dinner on thursday for six in Mill Lane', 'no, FRIDAY', /Friday/],
    ['dinner for six in Mill Lane', 'no, lunch', /lunch/i],
    ['dinner for five in Mill Lane', 'six, not five', /six/i],
  ])('searches with it, and turns nothing down: %s / %s', async (asked, said, value) => {
    const { text, cards } = await talk.reply(asked, said);
    expect(text).toMatch(value);
    expect(cards.map(({ neighborhood }) => neighborhood)).toEqual(cards.map(() => 'Mill Lane'));
    expect(cards.length).toBeGreaterThan(1);
  });

  test('counts in the correction that follows', async () =>
    expect(await replyTo('thai food in Quayside', 'are they open on monday?', 'no, tuesday', 'sorry, SUNDAY')).toMatch(
      /Sunday.*closed/s,
    ));

  test.each(['I said deaf, not dead', 'deaf, not dead', 'deaf not dead'])(
    'is a word that was misread: %s',
    async (said) => {
      const before = await talk.reply('dinner in Mill Lane with my deaf aunt');
      const { text, cards } = await talk.reply('dinner in Mill Lane with my deaf aunt', said);
      expect(text).toMatch(/deaf/);
      expect(text).not.toMatch(/leave out|won't/);
      expect(cards.map(({ name }) => name).toSorted()).toEqual(before.cards.map(({ name }) => name).toSorted());
    },
  );

  test.each([
    ['dinner or drinks', 'no lunch'],
    ['dinner with a nut allergy', 'nuts, not cuts'],
    ['no pork please', 'fork, not pork'],
  ])('is neither what is ruled out nor what is eaten: %s / %s', (message, said) =>
    expect(correctedIn([message, said].map((each) => ({ message: each, reply: null })))).toBeNull(),
  );

  test('keeps what the corrected message says of a diet', async () => {
    const pork = restaurant(5, { name: 'Elm Grill', cuisine: 'Thai', saffronNotes: '{"food_notes":"Pork in all."}' });
    const { cards } = await talkAbout([...open, pork]).reply('thai on friday, no pork', 'no, SATURDAY');
    expect(cards.map(({ name }) => name)).not.toContain('Elm Grill');
  });
});

describe('only the name', () => {
  test.each(['just the name please', 'so where then', 'only the name'])('is all of the reply: %s', async (message) => {
    const { text, cards } = await reply('cheap thai food in Quayside', message);
    expect(text).toMatch(/^.{0,20}Driftwood.{0,20}$/);
    expect(cards).toHaveLength(1);
  });
});

test('a price that is named after places were shown counts more than the part of town', async () => {
  expect(await idsOf('thai food in Mill Lane')).toEqual([1]);
  expect(await idsOf('thai food in Mill Lane', 'something cheap')).toEqual([4]);
});
