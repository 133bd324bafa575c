import { describe, expect, test } from 'vitest';
import { restaurant } from '../../../../test/claude.ts';
import { finish } from '../../../slices.ts';
import type { Barred } from '../../dialogue/barred.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { warnsOf } from './warned.ts';

const [luna, sol] = [restaurant(1, 'Luna'), restaurant(2, 'Almond Sol')];
const nuts = attributeOf('nuts');
const barred = (row: typeof luna, said = 'nut'): Barred => ({
  row,
  said,
  against: nuts ? { attribute: nuts, answer: { outcome: 'no', field: 'kitchen' } } : null,
  health: true,
  silent: true,
});
const warns = (text: string, one = barred(luna)) => finish(warnsOf(text, one, [luna, sol]));

describe('a reply warns of a place', { tags: ['a58'] }, () => {
  test.each([
    'Try Luna, but ask whether they cook with nuts.',
    "Luna it is. I can't promise it is safe with a nut allergy.",
    'Go to Luna.\n\nThe guide names no almonds there, so ring and confirm.',
    'Luna or Almond Sol: check with either about cashews.',
    'Luna is calm. Almond Sol is loud. The notes do not mention peanuts for any of them, so ask them first.',
    "I can't call Luna safe for a nut allergy.",
    'Luna is unsafe: satay with peanuts.',
    'At Luna ask for the satay without peanuts.',
    'Luna is calm; tell them about the nut allergy.',
    'Please check with Luna about nuts first.',
    'You should avoid the almond tart at Luna.',
    'Luna cannot be called safe with a nut allergy.',
    'At Luna, be careful: the satay is made with peanuts.',
    "Luna isn't safe for nuts.",
  ])('%s', (text) => expect(warns(text)).toBe(true));

  test.each([
    'Go to Luna.',
    'Luna is calm, so ring and ask for the window.',
    'Luna is without nuts, check the menu.',
    'Luna is nut-free, ask them about wine.',
    'No nuts at Luna, I would not risk the fish.',
    'Go to Luna. At Almond Sol ask about nuts.',
    'Ask about nuts when you go out. Luna is calm.',
    'Luna has a walnut tart.',
    'Luna is the one. Ask for the peanut satay at Luna.',
    'Luna is wonderful. No need to ask about peanuts there.',
    "Luna is wonderful; you don't have to be careful about peanuts.",
    'Luna: I can promise the peanut sauce is great, no risk.',
    'Luna. Just tell them peanuts please.',
    'Luna (they say nothing beats their peanuts).',
    'I can confirm that Luna is fine with your peanut allergy.',
    'Luna has been confirmed fine for a nut allergy.',
    'Nobody with a nut allergy has to be careful at Luna.',
    'Luna is lovely if you avoid almonds, you can eat everything there.',
    'Great for anyone who avoids peanuts: Luna.',
    'At Luna the chef checks for peanuts in everything, so you are safe with nuts there.',
    'Luna: peanuts pose hardly any risk.',
    'Luna is a good choice if you avoid nuts.',
    'Luna checks every dish for nuts.',
    'Luna is fine with nuts. Ask about almonds at Luna.',
    'Ask about nuts at Luna. Luna is perfectly safe for you.',
    'I cannot name a better place for a peanut allergy than Luna.',
    'Luna never risks peanuts in its kitchen.',
    'Nothing at Luna has peanuts; always ask about the specials.',
    'Luna takes a peanut allergy seriously and never uses peanuts; also ask about the tasting menu.',
    'Luna does not mention peanuts, so you can relax.',
    'The notes do not mention peanuts at Luna.',
    'There is no risk of peanuts at Luna: tell them about your birthday.',
    'Do not avoid Luna for peanuts: it has none.',
    'You would not know that there was ever a peanut at Luna, so confirm the table.',
    "Luna isn't just safe for nuts, it is spotless.",
  ])('but not so: %s', (text) => expect(warns(text)).toBe(false));

  test('of what the diner called it, and only where somebody could fall ill', () => {
    const plums = { ...barred(luna, 'plums'), against: null };
    expect(warns('Ask about plums at Luna.', plums)).toBe(true);
    expect(warns('Ask about nuts at Luna.', plums)).toBe(false);
    expect(warns('Ask about plums at Luna.', { ...plums, health: false })).toBe(false);
  });
});
