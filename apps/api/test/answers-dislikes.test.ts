// @module-tag long
import { describe, expect, test } from 'vitest';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const talk = () => talkAbout(guideWithTraps);
const ASK = 'somewhere for dinner on my own';

describe('what somebody would not like anywhere', () => {
  test.each([
    "I don't want to feel awkward",
    "don't want to be rushed",
    "I don't like being stared at",
    "we'd rather not share a table",
    'I hate waiting',
    'not too nice',
  ])('%s: turns no place down', async (message) => {
    const before = await talk().reply(ASK);
    const after = await talk().reply(ASK, message);
    expect(after.text).not.toMatch(/\bnot (?:\w+ )*(?:or|and)\b|lost me/i);
    expect(after.cards.map(({ id }) => id)).toEqual(before.cards.map(({ id }) => id));
  });

  test.each(["I don't want to go there", "I don't fancy any of them", "I'd rather not go to any of these"])(
    '%s: turns down what was shown',
    async (message) => {
      const [before] = (await talk().reply(ASK)).cards;
      const after = (await talk().reply(ASK, message)).cards;
      expect(after.map(({ id }) => id)).not.toContain(before?.id);
    },
  );

  test('what is known of it is told', async () =>
    expect((await talk().reply(ASK, "I can't be bothered to queue")).text).toMatch(/wait|queue/));
});

describe('what is asked of a place', () => {
  test.each(['what would you get there', 'what would you have', 'what can we get there?'])(
    '%s: tells what to order, and no address',
    async (message) => {
      const { text } = await talk().reply('Italian', 'the first one', message);
      expect(text).toMatch(/^(?:Have|Order|Get|Try|I'd|Go for)/);
      expect(text).not.toMatch(/address/);
    },
  );

  test.each(['wine included?', 'dogs welcome?', 'children allowed?'])('%s: asks about it', async (message) => {
    const [before] = (await talk().reply('Italian in Crown Hill')).cards;
    expect((await talk().reply('Italian in Crown Hill', message)).cards.map(({ id }) => id)).toEqual([before?.id]);
  });

  test.each(['what do people say about it', 'what is its reputation like'])('%s: gets no yes', async (message) =>
    expect((await talk().reply('Italian', 'the first one', message)).text).not.toMatch(/^(?:Yes|I'd say so|No\b)/),
  );

  test.each(['what else could she eat there?', 'what else is good there', 'what else can we order there'])(
    '%s: is about dishes of it',
    async (message) => {
      const [first] = (await talk().reply('Italian')).cards;
      const { cards } = await talk().reply('Italian', 'tell me about the first one', message);
      expect(cards.map(({ id }) => id)).toEqual([first?.id]);
    },
  );

  test.each(['show me it', 'show me the first one', 'more on that one', 'show me that'])(
    '%s: tells more of it',
    async (message) => {
      const { text, cards } = await talk().reply('Italian in Crown Hill', message);
      expect(cards).toHaveLength(1);
      expect(text).not.toMatch(/lost me|didn't get|not sure|don't know/);
    },
  );

  test.each(['can I get a glass of wine there', 'is there a bottle of wine under 30?', 'do they pour a jug of wine'])(
    '%s: is about wine',
    async (message) => expect((await talk().reply('Italian', 'the first one', message)).text).toMatch(/\bwines?\b/),
  );
});

describe('one of those that were shown, told by how it compares', () => {
  test.each(['the quieter one', 'the smaller one', 'the older one', 'the cheaper one', 'the livelier one'])(
    '%s is one of them',
    async (message) => {
      const shown = (await talk().reply('Thai or Vietnamese')).cards.map(({ id }) => id);
      const { cards } = await talk().reply('Thai or Vietnamese', message);
      expect(shown).toEqual(expect.arrayContaining(cards.map(({ id }) => id)));
    },
  );
});

describe('"one" that says no hour and no party', () => {
  test.each([
    "We're in town for one night, where is the best pizza?",
    'here for one evening: the best pizza',
    'pizza, just for one day in the city',
  ])('%s', async (message) => {
    const { text } = await talk().reply(message);
    expect(text).not.toMatch(/alone|on your own|open until|closed|solo/);
  });

  test("what's the one place for pizza? names one", async () =>
    expect((await talk().reply("what's the one place for pizza?")).cards).toHaveLength(1));
});

describe('what somebody likes is no stop of an outing', () => {
  test.each([
    "dinner with my boss, he's into wine",
    'lunch with a friend who loves cocktails',
    'dinner, she adores coffee',
  ])('%s', async (message) =>
    expect((await talk().reply(message)).text).not.toMatch(/^(?:For (?:dinner|lunch)|After|Start)/),
  );
});

describe('what a room has for children', () => {
  test('a changing table is no high chair', async () => {
    const place = guideWithTraps.find(({ saffronNotes }) => /high ?chair/i.test(saffronNotes ?? ''));
    const { text } = await talk().reply(`does ${place?.name} have a changing table?`);
    expect(text).not.toMatch(/^Yes|high ?chair/i);
  });
});

test.each(['she hates fish', "my friend doesn't like seafood", 'my husband hates cheese'])(
  'a kind of food that somebody dislikes leaves the places whose notes name none: %s',
  async (message) => {
    const { text, cards } = await talk().reply('Ethiopian dinner', message);
    expect(cards.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/don't know whether/);
  },
);

test.each(['my mother hates garlic', "my husband doesn't eat pork", 'my friend is allergic to fish'])(
  'of what may be in anything, or is left alone for more than the taste, nothing is promised: %s',
  async (message) =>
    expect((await talk().reply('Ethiopian dinner', message)).text).toMatch(/don't know|isn't recorded|kitchen confirm/),
);
