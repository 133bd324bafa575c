import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (notes: string, cuisine = 'Bistro', tag: string | null = null) =>
  talkAbout([
    restaurant(1, {
      name: 'Copper Finch',
      cuisine,
      tag,
      neighborhood: 'Canal Side',
      phone: '555-0101',
      saffronNotes: JSON.stringify({ vibe: notes }),
    }),
  ]);

describe('notes that contradict themselves', { tags: ['a59'] }, () => {
  test.each([
    ['halal', 'Halal grill by the water.', 'The pork chop is the best seller.'],
    ['halal', 'The kitchen is halal.', 'Bacon rolls until ten.'],
    ['kosher', 'Kosher deli counter.', 'Lobster roll on Fridays.'],
    ['vegan', 'Fully vegan kitchen.', 'The chicken wings are huge.'],
    ['vegetarian', 'A strictly vegetarian place.', 'Salmon comes with greens.'],
  ])('%s: both sentences are told, and no yes: %s %s', async (diet, one, other) => {
    for (const notes of [`${one} ${other}`, `${other} ${one}`]) {
      const { text } = await place(notes).reply(`is Copper Finch ${diet}?`);
      expect(text).toContain(one.slice(0, -1));
      expect(text).toContain(other.slice(0, -1));
      expect(text).not.toMatch(/^(?:yes|yep)\b/i);
    }
  });

  test('a tag is no more than a note', async () => {
    const { text } = await place('Pork belly over rice.', 'Bistro', 'Halal').reply('is Copper Finch halal?');
    expect(text).toContain('Pork belly over rice');
    expect(text).not.toMatch(/^(?:yes|yep)\b/i);
  });

  test.each([
    ['halal', 'Halal throughout. No pork is served.'],
    ['halal', 'Halal kitchen. Beef bacon at breakfast.'],
    ['kosher', 'Certified kosher. You will find no shellfish here.'],
    ['vegan', 'Fully vegan kitchen. The jackfruit burger and vegan chicken are loved.'],
  ])('%s: what only seems to break it takes nothing back: %s', async (diet, notes) => {
    expect((await place(notes).reply(`is Copper Finch ${diet}?`)).text).toMatch(/^(?:yes|yep)\b/i);
  });

  test.each(['Coffee is served with peanuts.', 'Try the pecan pie.'])(
    'an allergy is not safe there: nut free, and %s',
    async (other) => {
      const { text } = await place(`We are nut free. ${other}`).reply('nut allergy. is Copper Finch ok?');
      expect(text).toMatch(/Not safely/);
      expect(text).toContain('We are nut free');
      expect(text).toContain(other.slice(0, -1));
    },
  );
});

describe('an allergen that notes judge by dish', { tags: ['a59'] }, () => {
  test.each([
    ['nut', 'Tell staff and the dal, bhuna and jalfrezi are nut free.'],
    ['nut', 'They flag nuts on the menu.'],
    ['nut', 'Peanuts are in two dishes only.'],
    ['sesame', 'Sesame is only in the mole.'],
    ['egg', 'Eggs are marked on the board.'],
  ])('%s: is told in the words of the notes, with a caution: %s', async (allergy, notes) => {
    const { text } = await place(`${notes} Good bread.`).reply(`${allergy} allergy. is Copper Finch ok?`);
    expect(text).toContain(notes.slice(0, -1));
    expect(text).toMatch(/can't promise|depends on the dish/);
    expect(text).toMatch(/tell them/i);
  });

  test.each([
    ['nut', 'People with nut allergies should skip it.'],
    ['nut', 'Nothing is labelled, so it is the wrong place for allergies.'],
    ['sesame', 'The staff are not a reliable source on allergens.'],
    ['egg', 'Anyone with an allergy should eat elsewhere.'],
    ['nut', 'Peanut sauce over everything.'],
  ])('%s: what keeps people away is no care: %s', async (allergy, notes) => {
    const { text } = await place(`Cosy room. ${notes}`).reply(`${allergy} allergy. is Copper Finch ok?`);
    expect(text).toMatch(/wouldn't risk|Not safely/);
  });

  test('the caution of a recommendation tells it', async () => {
    const { text } = await place('They flag nuts on the menu. Lamb stew.').reply('nut allergy, bistro');
    expect(text).toContain('They flag nuts on the menu');
    expect(text).toMatch(/let the kitchen confirm/);
  });
});
