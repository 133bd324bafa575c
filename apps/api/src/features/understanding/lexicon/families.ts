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
