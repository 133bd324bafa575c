import type { Restaurant } from '@saffron/contracts/guide';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import { speaking } from './features.ts';
import type { Detail } from './measure.ts';

/** Raw foods that make a place one for them. */
const MOSTLY = 2;

const RAW = [
  ...new Map(
    (FEATURES['raw fish']?.shown ?? '').split('|').map((said) => [stemsOf(said).join(' '), stemsOf(said)]),
  ).values(),
];

/** What the notes of a place say of raw fish: one detail for each of its kinds. */
export const rawDetails = (row: Restaurant): Detail[] => RAW.flatMap((phrase) => speaking(row, [phrase]).slice(0, 1));

/** Whether a place is mostly for what is eaten raw: it is called after it, or its notes name much of it. */
export function isMostlyRaw(row: Restaurant): boolean {
  const name = stemsOf(row.name).join(' ');
  const isNamed = RAW.some((phrase) => ` ${name} `.includes(` ${phrase.join(' ')} `));
  return isNamed || rawDetails(row).length >= MOSTLY;
}
