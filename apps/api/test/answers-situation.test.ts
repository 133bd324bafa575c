import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const open = (opens: string, closes: string) =>
  [{ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const, opens, closes }].map(
    (entry) => ({ ...entry, dayOfWeek: [...entry.dayOfWeek] }),
  );

const town = [
  restaurant(1, {
    name: 'Amber Stool',
    cuisine: 'Ramen',
    neighborhood: 'Mill Quarter',
    price: 1,
    phone: '555-0161',
    address: '1 Mill Street',
    hours: open('11:00', '20:00'),
    saffronNotes: JSON.stringify({ vibe: 'Nine stools and a loud radio.', food_notes: 'Vegan miso broth.' }),
  }),
  restaurant(2, {
    name: 'Broad Table',
    cuisine: 'Ramen',
    neighborhood: 'Mill Quarter',
    price: 2,
    rating: 4,
    reservations: true,
    phone: '555-0162',
    address: '2 Mill Street',
    hours: open('17:00', '23:30'),
    saffronNotes: JSON.stringify({
      vibe: 'Calm, with tables of twelve and a ramp at the door. Dogs welcome.',
      food_notes: 'They cannot do vegan.',
    }),
  }),
  restaurant(3, {
    name: 'Cold Kettle',
    cuisine: 'Burgers',
    neighborhood: 'Top Lane',
    price: 3,
    saffronNotes: JSON.stringify({ vibe: 'Velvet and candles, good for a birthday.', food_notes: 'A vegan burger.' }),
  }),
];
const { reply } = talkAbout(town);
const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

describe('a statement is checked against what was shown', () => {
  test.each([
    ["actually we're eight now", 'Broad Table', 'Amber Stool'],
    ['there are ten of us after all', 'Broad Table', 'Amber Stool'],
    ["we'll be 9 in the end", 'Broad Table', 'Amber Stool'],
    ["she's vegan", 'Amber Stool', 'Broad Table'],
    ['two of them are vegan, does that work?', 'Amber Stool', 'Broad Table'],
    ["there'll be nine of us, still ok there?", 'Broad Table', 'Amber Stool'],
    ['my boyfriend is vegan by the way', 'Amber Stool', 'Broad Table'],
    ['oh, one of us uses a wheelchair', 'Broad Table', 'Amber Stool'],
    ["it'll be late, 10pm or so", 'Broad Table', 'Amber Stool'],
    ['we have the dog with us', 'Broad Table', 'Amber Stool'],
  ])('%s', async (statement, kept, out) => {
    const { text, cards } = await reply('ramen', statement);
    expect(names(cards)).toEqual([kept]);
    expect(text).toContain(kept);
    expect(text).toContain(out);
  });

  test.each(['just me then', "we're only two now", "it's raining"])('keeps both: %s', async (statement) => {
    expect((await reply('ramen', statement)).cards).toHaveLength(2);
  });

  test('offers another place where none does, and says what gives way', async () => {
    const { text, cards } = await reply('ramen in Mill Quarter', "it's for her birthday, and she's vegan");
    expect(names(cards)).not.toContain('Broad Table');
    expect(text).toContain('Broad Table');
  });

  test('keeps the party for the booking', async () => {
    const { text } = await reply('ramen', "we're eight now", 'book it for 7');
    expect(text).toMatch(/555-0162.* for 8 at 7/);
  });
});

describe('news', () => {
  test.each([
    ['got dumped today, feed me', /sorry/i],
    ['I just lost my job', /sorry|blow/i],
    ['we got engaged!', /congratulations/i],
    ['she said yes, where do we go', /congratulations/i],
    ['I passed my exams', /well done|congratulations/i],
  ])('%s', async (message, said) => {
    const { text, cards } = await talkAbout(guideWithTraps).reply(message);
    expect(text).toMatch(said);
    expect(cards.length).toBeGreaterThan(0);
  });
});

describe('a hard talk', () => {
  const { reply } = talkAbout(town);
  test('is met with half a sentence, and nobody is told to enjoy it', async () => {
    for (const told of ['I have to have a difficult conversation with my brother', 'we are in for a hard talk'])
      expect((await reply(`${told}. ramen somewhere`)).text).toMatch(/gently|hard one/);
    const { text } = await reply('a hard talk with my wife, dinner', 'thank you');
    expect(text).not.toMatch(/enjoy|eat well|great time/i);
  });
});

test.each(["I'm sick of queues, ramen please", "we're sick and tired of chains, dinner"])(
  'whoever is weary of something is not ill: %s',
  async (message) => expect((await talkAbout(town).reply(message)).text).not.toMatch(/not well|poor you/i),
);

describe('what people say to a suggestion', () => {
  test.each(["let's do Broad Table", 'ok Broad Table it is', 'Broad Table sounds perfect, going there'])(
    '%s',
    async (message) => {
      const { text, cards } = await reply('ramen', message);
      expect(names(cards)).toEqual(['Broad Table']);
      expect(text).toContain('2 Mill Street');
      expect(text).toContain('555-0162');
    },
  );

  test.each(['nah', 'nope, none of those', 'not feeling those'])(
    'leaves out all that were shown: %s',
    async (message) => {
      const talk = talkAbout(guideWithTraps);
      const shown = names((await talk.reply('pizza')).cards);
      const next = await talk.reply('pizza', message);
      const later = await talk.reply('pizza', message, 'anything else?');
      for (const name of shown) expect([...names(next.cards), ...names(later.cards)]).not.toContain(name);
      expect(next.cards.length).toBeGreaterThan(0);
    },
  );

  test('leaves out the one that is meant', async () => {
    const talk = talkAbout(guideWithTraps);
    const [, second] = names((await talk.reply('burgers')).cards);
    const { text, cards } = await talk.reply('burgers', 'not the second one');
    expect(text).toContain(second);
    expect(names(cards)).not.toContain(second);
  });

  test.each([
    ['cheaper please', (before: number, after: number) => after < before],
    ['something less expensive', (before: number, after: number) => after < before],
  ])('what is offered is so by more than what was shown: %s', async (message, isBetter) => {
    const talk = talkAbout(guideWithTraps);
    const priceOf = ({ name }: { name: string }) => guideWithTraps.find((one) => one.name === name)?.price ?? 0;
    for (const wish of ['french', 'indian', 'steak in Theatre Mile']) {
      const before = (await talk.reply(wish)).cards.map(priceOf);
      const { text, cards } = await talk.reply(wish, message);
      if (/I know nothing|as far as it goes/.test(text)) continue;
      for (const card of cards) expect(isBetter(Math.min(...before), priceOf(card)), `${wish}: ${text}`).toBe(true);
    }
  });

  test('is honest where there is none', async () => {
    const { text } = await reply('ramen', 'quieter', 'quieter');
    expect(text).toMatch(/I know nothing quieter|as far as it goes/);
  });

  test.each(['book it for 7', 'can you reserve a table there?', 'get us a table for four'])(
    'cannot book, but says how: %s',
    async (message) => {
      const { text } = await reply('ramen', "let's go with Broad Table", message);
      expect(text).toMatch(/can't/);
      expect(text).toContain('555-0162');
    },
  );
});

const NOTES = {
  no: { vegan: 'They cannot do vegan.', six: 'Eight stools at a counter.' },
  yes: { vegan: 'A vegan menu.', six: 'Long tables for twelve.' },
  silent: { vegan: 'White walls.', six: 'White walls.' },
} as const;
const kind = fc.constantFrom('no' as const, 'yes' as const, 'silent' as const);

test('a statement keeps no card whose notes say no', { timeout: 30_000 }, async () => {
  const statement = fc.constantFrom(['she is vegan', 'vegan'] as const, ["actually we're six now", 'six'] as const);
  await fc.assert(
    fc.asyncProperty(fc.array(kind, { minLength: 2, maxLength: 3 }), statement, async (kinds, [message, topic]) => {
      const guide = kinds.map((one, at) =>
        restaurant(at + 1, {
          name: `Corner ${['Ash', 'Birch', 'Cedar'][at]}`,
          cuisine: 'Thai',
          saffronNotes: JSON.stringify({ vibe: NOTES[one][topic] }),
        }),
      );
      const { cards } = await talkAbout(guide).reply('thai', message);
      const kindsKept = cards.map(({ id }) => kinds[Number(id) - 1]);
      expect(kindsKept).not.toContain('no');
      if (kinds.includes('yes')) expect(kindsKept).toContain('yes');
    }),
    { numRuns: 50 },
  );
});
