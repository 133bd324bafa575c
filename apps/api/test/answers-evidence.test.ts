import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const town = [
  restaurant(1, {
    name: 'Copper Heron',
    cuisine: 'Portuguese',
    neighborhood: 'Quayside',
    hours: hours.parse('Mo-Su 12:00-22:45'),
    tag: 'Kid friendly, Lively',
    saffronNotes: JSON.stringify({
      vibe: 'Fado singers on Thursdays from nine. Card games in the back room until ten. Scarves are lent when the terrace gets cold.',
      food_notes:
        'Clams by the pan $14, custard tarts $2. The small grill is shut in January. Refills of soup are free.',
      occasions: 'Dancing after dinner.',
    }),
  }),
  restaurant(2, {
    name: 'Glass Orchard',
    cuisine: 'Polish',
    neighborhood: 'Hilltop',
    saffronNotes: JSON.stringify({
      vibe: 'A conservatory with a piano nobody may play.',
      food_notes: 'Pierogi by the dozen. Raffle on Sundays, $3 a ticket.',
    }),
  }),
];
const there = talkAbout(town, { date: '2026-11-22', minute: 19 * 60 });
const ask = async (...messages: string[]) => (await there.reply(...messages)).text;

describe('a question about one place', () => {
  test.each([
    ['when do the singers start?', /Thursdays from nine/],
    ['until when do they play card games', /until ten/],
    ['how much are the custard tarts?', /\$2/],
    ['what do clams cost', /\$14/],
    ['is the small grill open in january?', /shut in January/],
    ['what happens when the terrace is cold', /Scarves/],
    ['do refills of soup cost extra?', /free/],
  ])('is answered by the sentence that has its words: %s', async (question, answer) =>
    expect(await ask('portuguese in quayside', question)).toMatch(answer),
  );

  test.each(['when is the raffle at Glass Orchard?', 'Glass Orchard, the raffle: when and how much?'])(
    'is about the place that it names, and no other: %s',
    async (question) => {
      const text = await ask('portuguese in quayside', question);
      expect(text).toMatch(/Sundays/);
      expect(text).not.toMatch(/Copper Heron/);
    },
  );

  test('of two parts has one answer where one sentence answers both', async () => {
    const text = await ask('polish in hilltop', 'when is the raffle and what does it cost?');
    expect(text.match(/Raffle/g)).toHaveLength(1);
    expect(text).toMatch(/Sundays, \$3/);
  });

  test.each(['what time do they close?', 'how late can we order?'])(
    'that the notes do not speak of is left to the hours: %s',
    async (question) => expect(await ask('portuguese in quayside', question)).not.toMatch(/Card games|Fado|grill/),
  );
});

const street = [
  restaurant(1, {
    name: 'Tin Whistle Grill',
    cuisine: 'Turkish',
    neighborhood: 'Hilltop',
    price: 2,
    bar: true,
    saffronNotes: JSON.stringify({
      vibe: 'Settle up at the counter. Nobody hurries you. A gravel yard where you can leave the van. Six stools along the wall. An evening takes two hours.',
      food_notes: 'Pide with lamb, spinach or egg, pickles from the jar, honey cake. Bring your own bottle for $5.',
    }),
  }),
  restaurant(2, {
    name: 'Quarry Lamp',
    cuisine: 'Turkish',
    neighborhood: 'Hilltop',
    price: 4,
    rating: 4,
    saffronNotes: JSON.stringify({
      vibe: 'A jacket is expected.',
      food_notes: 'Lamb shoulder for two. Good for a birthday.',
    }),
  }),
];
const onStreet = talkAbout(street);

describe('a question in words of the same matter', () => {
  test.each([
    ['do they rush you?', /hurries|two hours|isn't quick/],
    ['is there somewhere to park?', /van|you can park/],
    ['how long will we be there?', /two hours/],
  ])('is answered by the sentence about it: %s', async (question, answer) =>
    expect((await onStreet.reply('Tin Whistle Grill', question)).text).toMatch(answer),
  );

  test('about how something is gets no yes because it is there', async () =>
    expect((await onStreet.reply('Tin Whistle Grill', 'are the drinks sweet?')).text).not.toMatch(
      /^Ye[sp]|serve alcohol/,
    ));

  test.each(['is there anything without lamb or nuts?', 'which of these has no egg?'])(
    'is not answered by likeness where somebody leaves a food out: %s',
    async (question) => {
      const { text } = await onStreet.reply('turkish in hilltop', question);
      expect(text).not.toMatch(/What I do know|nearest I have|This much I know|As for|: Pide/);
    },
  );

  test('is answered of each place', async () => {
    const { text } = await onStreet.reply('turkish in hilltop', 'how long does an evening take at these?');
    expect(text).toMatch(/Tin Whistle Grill.*(?:two hours|hurries)/i);
    expect(text).toMatch(/(?:know about|nothing on|no word on) Quarry Lamp/i);
  });

  test('has a verdict on places that are named with it', async () =>
    expect((await onStreet.reply('Tin Whistle Grill and Quarry Lamp: which one is dressier?')).text).toMatch(
      /^Quarry Lamp/,
    ));
});

const park = talkAbout([
  restaurant(1, {
    name: 'Linden Gate',
    cuisine: 'Austrian',
    neighborhood: 'Hilltop',
    saffronNotes: JSON.stringify({
      vibe: 'Bentwood chairs by a window on the park gates. Board games and a set of drums. A box of toys.',
      food_notes: 'Pancakes with plum jam, goulash in a dark sauce, a smoked hot dog. Heavy rye bread.',
      occasions: 'Big families, a long Sunday.',
    }),
  }),
]);

describe('a word that means something else in the notes', () => {
  test.each([
    'is parking easy?',
    'is there somewhere to park',
    'are dogs allowed?',
    'is there a set menu?',
    'are the portions big?',
    'do they deliver?',
  ])('is no answer: %s', async (question) => {
    const { text } = await park.reply('austrian in hilltop', question);
    expect(text).toMatch(/know|say|tell|idea/i);
    expect(text).not.toMatch(/chairs by|window|games|Pancakes|sauce|hot dog|rye|families|toys/);
  });
});

test('a place that something speaks against is not the better one because nobody knows of the other', async () => {
  const { text, cards } = await there.reply('portuguese in quayside', 'is that quieter than Glass Orchard?');
  expect(`${text} ${cards.length}`).not.toMatch(/Copper Heron is quieter|Yes/);
});

test.each(['perfect', 'brilliant', 'superb'])('"%s" before a question is nothing that it asks for', async (word) => {
  const { text } = await there.reply('portuguese in quayside', `${word}, do they have heaters?`);
  expect(text).toMatch(/heaters|terrace/);
  expect(text).not.toContain(word);
  expect((await there.reply('portuguese in quayside', `${word}, which day is it quietest?`)).text).not.toContain(word);
});
