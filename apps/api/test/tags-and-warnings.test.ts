import { guideQuery } from '@saffron/contracts/guide-query';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../src/features/search/facts/answer.ts';
import { ALLERGENS } from '../src/features/search/facts/attributes/diets.ts';
import { answering } from '../src/features/search/query/answer.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { finish } from '../src/slices.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** What is called free of an allergen, how somebody tells of it, and what has it. */
const CASES = [
  ['gluten', 'I am coeliac', ['Gluten free', 'Coeliac friendly', 'gf'], 'Wheat noodles and barley bread.'],
  ['gluten', 'I have a wheat allergy', ['Gluten free options'], 'Croissants and sourdough toast.'],
  [
    'dairy',
    'I have a severe milk allergy',
    ['Dairy free', 'Vegan', 'Lactose free'],
    'Butter chicken and cream sauces.',
  ],
  ['dairy', 'I am allergic to dairy', ['Vegan friendly', 'Plant based'], 'Cheesecake and burrata.'],
  ['nuts', 'I have a nut allergy', ['Nut free'], 'Walnut tart and almond cake.'],
  ['egg', 'I am allergic to eggs', ['Egg free', 'Vegan'], 'Omelettes and custard.'],
  ['sesame', 'I am allergic to sesame', ['Sesame free'], 'Tahini and sesame buns.'],
  ['shellfish', 'I am allergic to shellfish', ['Shellfish free', 'Kosher'], 'Prawn bisque and crab.'],
] as const;
/** Kitchens that use an allergen in most dishes, with notes that are silent about it. */
const KITCHENS = [
  ['gluten', 'Pizza', 'Gluten free'],
  ['dairy', 'Indian', 'Vegan'],
  ['nuts', 'Thai', 'Nut free'],
] as const;

const place = (tag: string | null, food: string, cuisine = 'Brakkian') =>
  restaurant(1, {
    name: 'Elbe Room',
    cuisine,
    tag,
    saffronNotes: JSON.stringify({ vibe: 'Quiet room with candles.', food_notes: food }),
  });
const WARNS =
  /not safely|wouldn['’]t|can['’]t|isn['’]t safe|cooks? with|careful|unsafe|rules? it out|not for you|risk/i;

describe('a tag, which any account may set', { tags: ['a107'] }, () => {
  test.each(CASES)('takes no warning of notes away: %s, %s', async (allergen, need, tags, food) => {
    for (const message of ['tell me about Elbe Room', 'is Elbe Room quiet?', 'Elbe Room tonight?']) {
      const plain = await talkAbout([place(null, food)]).reply(`${need}|${message}`);
      if (plain.text.includes('Elbe Room')) expect(plain.text, message).toMatch(WARNS);
      for (const tag of tags) {
        const { text, cards } = await talkAbout([place(tag, food)]).reply(`${need}|${message}`);
        if (text.includes('Elbe Room')) expect(text, `${message} ${tag}`).toMatch(WARNS);
        expect(cards.length, `${message} ${tag}`).toBe(plain.cards.length);
      }
    }
    for (const tag of tags) expect(answerOf(allergen, place(tag, food), { safety: true }).outcome, tag).toBe('no');
  });

  test('takes none of any allergen away, in answers and in queries', () => {
    for (const { key, allergen, yes } of ALLERGENS) {
      if (!allergen || allergen.contains === '') continue;
      const [dish = ''] = allergen.contains.split('|');
      for (const tag of yes.split('|')) {
        const [with_, without] = [place(tag, `${dish}.`), place(null, `${dish}.`)];
        expect(answerOf(key, with_, { safety: true }), `${key} ${tag}`).toEqual(
          answerOf(key, without, { safety: true }),
        );
      }
    }
    for (const [value, tag, food] of [
      ['gluten free', 'Gluten free', 'Wheat noodles and barley bread.'],
      ['dairy free', 'Vegan', 'Butter chicken and cream sauces.'],
      ['coeliac', 'Gluten free', 'Wheat noodles.'],
    ] as const) {
      const constraints = [{ slot: 'diet' as const, op: 'is' as const, values: [value], strength: 'must' as const }];
      const { hits } = finish(
        answering(guideQuery.parse({ constraints }), createSnapshot([place(tag, food)]), {
          now: { date: '2026-11-25', minute: 720 },
        }),
      );
      expect(
        hits.flatMap(({ verdicts }) => verdicts.map(({ outcome }) => outcome)),
        value,
      ).not.toContain('meets');
    }
  });

  test.each(KITCHENS)('takes no warning of the kitchen away: %s, %s', (allergen, cuisine, tag) => {
    const outcome = (row: ReturnType<typeof place>) => answerOf(allergen, row, { safety: true }).outcome;
    expect(outcome(place(tag, 'Everything is made by hand.', cuisine))).toBe('no');
  });

  test('is a hint where nothing speaks against it, and enough for a diet by choice', async () => {
    const row = place('Gluten free', 'Rice bowls and grilled fish.');
    expect(answerOf('gluten', row, { safety: true })).toEqual({ outcome: 'partly', field: 'tag' });
    expect(answerOf('gluten', row)).toEqual({ outcome: 'yes', field: 'tag' });
    const { cards } = await talkAbout([row]).reply('somewhere with gluten-free food');
    expect(cards.map(({ name }) => name)).toEqual(['Elbe Room']);
  });
});

describe('a diet that only the account vouches for which added the place', { tags: ['a55', 'a107'] }, () => {
  const ALL = 'Butter, eggs, roast pork and beef in everything. Wheat noodles. Nothing can be left out.';
  const OTHER = restaurant(2, {
    name: 'Weser Hall',
    cuisine: 'Brakkian',
    rating: 3,
    saffronNotes: JSON.stringify({ food_notes: 'Everything is vegan and gluten free.' }),
  });
  const claims = (value: string, field: 'cuisine' | 'tag', editor: string | null, food: string) =>
    restaurant(1, {
      name: 'Elbe Room',
      cuisine: field === 'cuisine' ? value : 'Brakkian',
      tag: field === 'tag' ? value : null,
      rating: 5,
      addedBy: 'adder@example.com',
      last_edited_by: editor,
      saffronNotes: JSON.stringify({ vibe: 'Quiet room with candles.', food_notes: food }),
    });

  test.each(
    ['Vegan', 'Vegetarian', 'Gluten free', 'Dairy free'].flatMap((value) =>
      (['cuisine', 'tag'] as const).map((field) => [value, field] as const),
    ),
  )('is none where the notes name what it leaves out: %s as a %s', async (value, field) => {
    const doubted = talkAbout([claims(value, field, null, ALL), OTHER]);
    for (const message of [`${value.toLowerCase()} dinner`, `where is there ${value.toLowerCase()} food?`])
      expect((await doubted.rowsOf(message))[0]?.name).toBe('Weser Hall');
  });

  test.each([
    ['Vegan', 'Oxtail, tripe and marrow.'],
    ['Vegetarian', 'Squid, haggis and duck liver.'],
    ['Halal', 'Wine in every sauce, spare ribs and crackling.'],
    ['Kosher', 'Gammon, cockles and whelks.'],
  ])('whatever they call what it leaves out: %s, %s', async (value, food) => {
    const other = { ...OTHER, saffronNotes: JSON.stringify({ food_notes: `Everything is ${value.toLowerCase()}.` }) };
    for (const field of ['cuisine', 'tag'] as const)
      expect((await talkAbout([claims(value, field, null, food), other]).rowsOf(`${value} dinner`))[0]?.name).toBe(
        'Weser Hall',
      );
  });

  test.each([
    ['No alcohol', 'Whisky and gin by the glass.', 'No alcohol is served.'],
    ['Wheelchair access', 'Forty steep steps and no step free way in.', 'Step free throughout.'],
  ])('nor is any other need: %s, %s', async (value, food, own) => {
    const other = { ...OTHER, saffronNotes: JSON.stringify({ food_notes: own }) };
    expect((await talkAbout([claims(value, 'tag', null, food), other]).rowsOf(`dinner, ${value}`))[0]?.name).toBe(
      'Weser Hall',
    );
  });

  test.each([
    ['gluten free', 'Gluten free'],
    ['coeliac', 'Gluten free'],
    ['dairy free', 'Dairy free'],
    ['vegan', 'Vegan'],
  ])('does not meet a query for it either: %s', (value, cuisine) => {
    const constraints = [{ slot: 'diet' as const, op: 'is' as const, values: [value], strength: 'must' as const }];
    const { hits } = finish(
      answering(guideQuery.parse({ constraints }), createSnapshot([claims(cuisine, 'cuisine', null, ALL), OTHER]), {
        now: { date: '2026-11-25', minute: 720 },
      }),
    );
    const ofIt = hits.filter(({ restaurant: { id } }) => String(id) === '1');
    expect(ofIt.flatMap(({ verdicts }) => verdicts.map(({ outcome }) => outcome))).not.toContain('meets');
  });

  test.each(['cuisine', 'tag'] as const)('meets no query for a coeliac where the notes are silent: %s', (field) => {
    const constraints = [{ slot: 'diet' as const, op: 'is' as const, values: ['coeliac'], strength: 'must' as const }];
    const outcomeOf = (editor: string | null) => {
      const guide = createSnapshot([claims('Gluten free', field, editor, 'Stew and roast squash.')]);
      const { hits } = finish(
        answering(guideQuery.parse({ constraints }), guide, { now: { date: '2026-11-25', minute: 720 } }),
      );
      return hits.flatMap(({ verdicts }) => verdicts.map(({ outcome }) => outcome));
    };
    expect(outcomeOf(null)).not.toContain('meets');
    expect(outcomeOf('editor@example.com')).toContain('meets');
  });

  test.each(['Vegan', 'Vegetarian'])('is one where they do not: %s', async (value) => {
    const kept = talkAbout([claims(value, 'cuisine', null, 'Lentil stew and roast squash.')]);
    expect((await kept.reply(`${value.toLowerCase()} dinner`)).text).not.toMatch(/don't know|can't promise/);
    const edited = talkAbout([claims(value, 'cuisine', 'editor@example.com', 'Stew with oat cream.')]);
    expect((await edited.reply(`${value.toLowerCase()} dinner`)).text).not.toMatch(/don't know|can't promise/);
  });
});
