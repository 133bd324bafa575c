import { COOKED_BY } from '../../../understanding/lexicon/families.ts';
import { MADE_OF } from '../../../understanding/lexicon/foods.ts';
import { stemsOf } from '../../../understanding/text/tokens.ts';
import { ALLERGENS } from '../../facts/attributes/diets.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import { anyOf, type Check, type SlotReader } from '../check.ts';
import { sentenceOf } from '../sentences.ts';
import { foodOf } from '../values.ts';
import { dishCheck, kitchenCheck } from './food.ts';

/** What else is ruled out with a dish: sushi with seafood, Indian places with curry. */
function alsoExcluded(key: string, snapshot: Snapshot): Check[] {
  return [COOKED_BY[key], MADE_OF[key]].flatMap((other) => {
    const food = other === undefined ? null : foodOf(other, snapshot);
    if (!food) return [];
    return food.kind === 'kitchen' ? kitchenCheck(food.key, food, snapshot) : dishCheck(food.key, food, snapshot);
  });
}

/** What notes name that has an allergen in it: whoever rules out shellfish does not want crayfish either. */
function containing(text: string, { vocabulary }: Snapshot): Check[] {
  const word = stemsOf(text).join(' ');
  const allergen = ALLERGENS.find(({ key }) => stemsOf(key).join(' ') === word)?.allergen;
  if (!allergen) return [];
  const words = `${allergen.named}|${allergen.contains}`.split('|');
  const found = vocabulary.texts.mentioning(words);
  return [
    {
      outcome: (_, at) => (found.has(at) ? 'meets' : 'unknown'),
      evidence: (row, at) => (found.has(at) ? sentenceOf(row, words, 'says') : undefined),
    },
  ];
}

/** Dishes that the lexicon does not know are looked up in the texts of the guide. */
export const dish: SlotReader = {
  check: (value, { snapshot }, op) => {
    const food = foodOf(String(value), snapshot);
    const served = dishCheck(String(value), food, snapshot);
    if (op !== 'not') return served;
    const others = food ? alsoExcluded(food.key, snapshot) : [];
    return anyOf([served, ...others, ...containing(String(value), snapshot)]);
  },
};
