import { table } from '../../../table.ts';

/** Foods under which a guide may list a place that counts as one of another: whoever asks for pizza is at home in a Neapolitan place. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = table({
  pizza: ['neapolitan', 'roman'],
  japanese: ['sushi', 'ramen', 'izakaya'],
  chinese: ['dim sum', 'hot pot'],
  spanish: ['tapas'],
  cafe: ['coffee roaster'],
  'pub food': ['gastropub', 'brewery', 'sports bar'],
  dessert: ['ice cream parlour', 'crepes'],
});

/** Kinds of places that one goes to for a drink, whether they cook or not. */
export const BARS: readonly string[] = ['cocktail bar', 'wine bar', 'pub food', 'brewery', 'sports bar'];

/** What somebody goes out for who does not go out for a meal. */
export const GLASSES: readonly string[] = ['drinks', 'cocktails', 'wine', 'beer', 'sparkling', 'sake', ...BARS];

/** Features that a cuisine of the guide may be a name of, and that make it a kin of a food: whoever asks for a pub may go to a bar. */
export const KINDRED_FEATURES: Readonly<Record<string, string>> = table({
  'pub food': 'drinks',
  'sports bar': 'drinks',
  'bar food': 'drinks',
});

/** Whole kitchens that go by the name of a dish. */
export const COOKED_BY: Readonly<Record<string, string>> = table({ curry: 'indian', beef: 'steakhouse' });

/** Whether a wish for drinks names the kind of place. */
export const isForBar = ({ key, said }: { key: string; said: string }): boolean =>
  key === 'drinks' && /^bars?$/i.test(said);
