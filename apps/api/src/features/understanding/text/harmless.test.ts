import { describe, expect, test } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { isHarmless } from './harmless.ts';
import { sentencesOf } from './sentences.ts';

/** Whether the only sentence of some notes may be told. */
const isTold = (notes: string): boolean => sentencesOf(restaurant(1, { saffronNotes: notes })).some(isHarmless);

describe('advice to whoever could fall ill is not told', { tags: ['a59'] }, () => {
  test.each([
    'Entirely nut free, so leave the pen at home.',
    'No nuts ever enter the kitchen, so no EpiPen needed.',
    'You can forget your auto-injector here.',
    'Nut free kitchen, safe for anaphylaxis.',
    'Nut free and safe for severe allergies.',
    'Nut allergy sufferers can eat everything.',
    'Guests with allergies are fine here.',
    'Coeliacs can order anything.',
    'No cross-contamination at all.',
    'Allergic reactions never happen here.',
    'No need for antihistamines.',
    'Everyone with an allergy is safe with us.',
    'Allergy sufferers never had trouble here.',
    'We guarantee that nothing contains peanuts.',
    'Everything here is free of nuts, and no confirmation with the kitchen is needed.',
    'People with nut allergies eat here without a worry.',
    'Nut allergies are no problem at all.',
    'You can relax if you have a nut allergy.',
    'An allergy is no reason to worry here.',
    'Certified nut free by the city.',
  ])('%s', (notes) => expect(isTold(notes)).toBe(false));

  test.each([
    'The kitchen is free of nuts.',
    'Nuts are kept apart, and allergies are taken seriously.',
    'A separate fryer for gluten-free chips.',
    'Not safe for nut allergies.',
    'The staff will ask about allergies.',
    'Bring a pen for the crossword.',
    'No risk of a quiet evening.',
    'People with an allergy should ask.',
    'No reservations are needed.',
    'The diner is clad in chrome, and diners have their own booths.',
  ])('%s is', (notes) => expect(isTold(notes)).toBe(true));
});
