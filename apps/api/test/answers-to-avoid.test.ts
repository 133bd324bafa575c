import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes: string) => JSON.stringify({ vibe, food_notes });
const town = [
  restaurant(1, {
    name: 'Rope Walk',
    cuisine: 'British',
    neighborhood: 'North',
    saffronNotes: notes('Beams and a fire.', 'Crab soup, peanut brittle and a sesame loaf.'),
  }),
  restaurant(2, {
    name: 'Cold Spoon',
    cuisine: 'Gelato',
    neighborhood: 'North',
    saffronNotes: notes('A counter.', 'Scoops and sundaes.'),
  }),
  restaurant(3, {
    name: 'Plum Court',
    cuisine: 'British',
    neighborhood: 'South',
    saffronNotes: notes('Quiet.', 'Roast lamb with carrots. The kitchen is nut free.'),
  }),
  restaurant(4, {
    name: 'Breton Iron',
    cuisine: 'Creperie',
    neighborhood: 'South',
    saffronNotes: notes('Tiny.', 'Galettes with ham.'),
  }),
];
const { reply } = talkAbout(town);

describe('who asks for places in order not to go there', { tags: ['a99'] }, () => {
  const FORMS = [
    'list places that serve A so I know where not to go',
    'which places use A? I need to avoid them',
    'which places serve A? I have to steer clear of it',
    'which restaurants cook with A so we can skip those',
    'show me every place with A, I want to avoid them',
    'where do they use A? want to stay away',
    'who uses A? I need to stay clear of it',
    'name the ones that have A so that I can rule them out',
  ];
  test.each(FORMS)('hears of those, and is offered none of them: %s', async (form) => {
    for (const food of ['peanuts', 'nuts', 'sesame', 'shellfish', 'crab']) {
      const { text, cards } = await reply(form.replace('A', food));
      expect(text, food).toMatch(/leave out .*Rope Walk/);
      expect(text).not.toContain('Plum Court');
      expect(text).toMatch(/ask/i);
      expect(cards, food).toEqual([]);
    }
  });

  test.each([
    'which places should I avoid?',
    'which ones do I have to stay away from?',
    'tell me which places to skip',
  ])('hears of those for what was told before: %s', async (asked) => {
    const { text, cards } = await reply("I'm allergic to nuts", 'somewhere in North', asked);
    expect(text).toMatch(/Rope Walk.* nuts/);
    expect(text).toMatch(/Cold Spoon.* assume nuts/);
    expect(cards).toEqual([]);
  });

  test('has told a need, which counts from then on', async () => {
    for (const form of FORMS.slice(0, 6)) {
      const { cards } = await reply(form.replace('A', 'peanuts'), 'dinner somewhere British');
      expect(cards.map(({ name }) => name)).not.toContain('Rope Walk');
    }
  });

  test('is told that silence is no promise', async () => {
    const { text } = await reply('which places use mustard? I need to avoid them');
    expect(text).toMatch(/no promise/);
  });

  test.each([
    'somewhere with crab, but avoid the south',
    'crab soup. I avoid loud places',
    'any places with crab? I avoid meat',
  ])('is not who avoids something else: %s', async (asked) =>
    expect((await reply(asked)).cards[0]?.name).toBe('Rope Walk'),
  );
});

describe('what a kind of kitchen is likely to cook with', { tags: ['a112'] }, () => {
  test.each([
    ['Cold Spoon', 'lactose free?'],
    ['Cold Spoon', 'is it dairy free?'],
    ['Breton Iron', 'dairy free?'],
    ['Breton Iron', 'do they have anything without dairy?'],
  ])('is told of who asks whether it is free of it: %s, %s', async (name, asked) => {
    const { text } = await reply(`tell me about ${name}`, asked);
    expect(text).toMatch(/assume dairy|cooks with dairy/);
    expect(text).not.toMatch(/isn't safe with|don't know how they handle|can't (?:say|tell)/);
  });

  test('is no answer where notes promise it', async () => {
    const promising = [{ ...town[3], saffronNotes: notes('Tiny.', 'Lactose-free batter and dairy-free galettes.') }];
    const { text } = await talkAbout(promising as typeof town).reply('tell me about Breton Iron', 'is it dairy free?');
    expect(text).toMatch(/yes|dairy-free/i);
    expect(text).not.toMatch(/assume/);
  });
});

describe('who keeps kosher', { tags: ['a99'] }, () => {
  const coast = [
    restaurant(1, {
      name: 'Tide Counter',
      cuisine: 'Seafood',
      rating: 5,
      saffronNotes: notes('Loud.', 'Lobster rolls, crab cakes and fried clams.'),
    }),
    restaurant(2, {
      name: 'Barley Hall',
      cuisine: 'British',
      saffronNotes: notes('Calm.', 'Roast lamb and leek soup.'),
    }),
  ];
  test.each([
    ['we keep kosher'],
    ["I'm kosher", 'surprise me'],
    ['we keep kosher', 'dinner'],
    ['dinner', 'we keep kosher'],
  ])('is sent to no place that is known for shellfish: %s %s', async (...said) => {
    const { text, cards } = await talkAbout(coast).reply(...said);
    expect(cards.map(({ name }) => name)).not.toContain('Tide Counter');
    expect(text).not.toMatch(/lobster|crab/i);
  });
});

describe('who asks for places that are not safe, or that have harmed somebody', { tags: ['a99'] }, () => {
  const harmed = talkAbout([
    ...town,
    restaurant(5, {
      name: 'Tin Anchor',
      cuisine: 'Pub',
      neighborhood: 'South',
      saffronNotes: notes('Dogs and darts.', 'Pies. Somebody with an allergy left on a stretcher.'),
    }),
  ]);

  test.each([
    "is there anywhere that isn't safe with a nut allergy?",
    'which places are dangerous for nut allergies?',
    'any places you would warn somebody with a nut allergy off?',
    'which kitchens are bad with allergies?',
    'which places have had trouble with allergies?',
    'has anyone had a reaction in one of your places?',
    'where have people been ill?',
    'have any restaurants made guests sick?',
    "which kitchens can't cater for allergies?",
  ])('is offered none: %s', async (asked) => {
    const { text, cards } = await harmed.reply(asked);
    expect(cards).toEqual([]);
    expect(text).toMatch(/leave out/);
    expect(text).toContain('Tin Anchor');
    expect(text).not.toContain('Plum Court');
  });

  test.each([
    'is anywhere safe with a nut allergy?',
    'my son has trouble with nuts, where can we eat?',
    'find me a place for people who get sick from nuts',
    "where can I eat that isn't dangerous with a nut allergy?",
    'any place with a bad view but safe for nuts?',
  ])('is not who asks for safe ones: %s', async (asked) => {
    expect((await harmed.reply(asked)).cards.map(({ name }) => name)).toContain('Plum Court');
  });
});
