import { DIETS, FOODS } from '../../understanding/lexicon/foods.ts';
import type { Mention } from '../../understanding/reading/reading.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Fact } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';

const BEING = wordSet('is are isnt arent');

const isKitchen = ({ meaning }: Mention): boolean =>
  meaning.type === 'food' && FOODS.get(meaning.key)?.kind === 'kitchen' && !DIETS.has(meaning.key);
const isArea = ({ meaning }: Mention): boolean => meaning.type === 'area' && meaning.values.length > 0;

/** What the record of a place says to "is the second one French?" and "is it in the old town?"; empty where nothing of the kind is asked. */
export function kindsAsked({ asks, reading: { mentions, tokens } }: Context): Fact[] {
  if (!asks) return [];
  const isSaid = tokens.some(({ word }) => BEING.has(word));
  return [
    ...(mentions.some(isKitchen) ? (['food'] as const) : []),
    ...(isSaid && mentions.some(isArea) ? (['area'] as const) : []),
  ];
}
