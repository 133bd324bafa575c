import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const demo = talkAbout(guideWithTraps);

/** An allergy, a place that cooks with it, and what the notes name. */
const PLACES = [
  ['shellfish', 'Halyard Oyster Room', /oyster/],
  ['shellfish', 'Wharf Bucket', /prawns/],
  ['fish', 'Gochu Gochu', /assume fish/],
  ['nut', 'Gelateria Brina', /hazelnut/],
  ['sesame', 'Foxlight Ramen', /assume sesame/],
  ['milk', 'Sette Reti', /assume dairy/],
] as const;
const SAID = [
  (what: string) => `I'm allergic to ${what === 'nut' ? 'nuts' : what}.`,
  (what: string) => `${what} allergy.`,
  (what: string) => `I have a ${what} allergy.`,
  (what: string) => `My daughter has a ${what} allergy.`,
];

describe('an allergy in a sentence of its own beside a question about a place', { tags: ['a58'] }, () => {
  test.each(PLACES)('%s, %s: is what the answer is about', async (what, name, evidence) => {
    for (const say of SAID) {
      for (const ask of [`tell me about ${name}`, `do tell me more about ${name}`]) {
        const { text } = await demo.reply(`${say(what)} ${ask}`);
        expect(text).toMatch(/Not safely|wouldn't call .* safe/);
        expect(text).toMatch(evidence);
        expect(text).not.toContain('with an allergy');
      }
    }
  });

  test('said in the message before, it is, too', async () => {
    const { text } = await demo.reply('shellfish allergy. dinner in Crown Hill', 'tell me about Halyard Oyster Room');
    expect(text).toMatch(/oyster/);
  });
});

describe('what is made together', { tags: ['a59'] }, () => {
  const place = (notes: string) =>
    talkAbout([
      restaurant(1, {
        name: 'Copper Finch',
        cuisine: 'Bistro',
        neighborhood: 'Canal Side',
        phone: '555-0101',
        saffronNotes: JSON.stringify({ food_notes: notes }),
      }),
    ]);
  const ALLERGIES = ['nut', 'egg', 'sesame', 'soy'];

  test.each([
    'One fryer is for gluten-free batter only.',
    'A shared oven bakes the wheat loaves and the rye.',
    'The prawns share the same grill as the squid.',
  ])('%s: is no evidence of other allergens', async (notes) => {
    for (const what of ALLERGIES) {
      const { text } = await place(notes).reply(`${what} allergy. is Copper Finch safe?`);
      expect(text).not.toContain(notes.slice(0, 12));
      expect(text).not.toMatch(/wouldn't risk|Not safely/);
      expect(text).toContain('ask');
    }
  });

  test.each(['Everything goes in one fryer.', 'All of it comes from a shared wok.'])(
    '%s: holds for every allergen',
    async (notes) => {
      for (const what of ALLERGIES)
        expect((await place(notes).reply(`${what} allergy. tell me about Copper Finch`)).text).toContain(notes);
    },
  );
});
