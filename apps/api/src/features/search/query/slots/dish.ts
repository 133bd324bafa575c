import { COOKED_BY } from '../../../understanding/lexicon/families.ts';
import { FEATURES } from '../../../understanding/lexicon/features.ts';
import { MADE_OF } from '../../../understanding/lexicon/foods.ts';
import { fold, stemsOf } from '../../../understanding/text/tokens.ts';
import { ALLERGENS } from '../../facts/attributes/diets.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import { anyOf, type Check, type SlotReader } from '../check.ts';
import { sentenceOf } from '../sentences.ts';
import { foodOf } from '../values.ts';
import { diet, isDietary, readNeeded } from './diet.ts';
import { dishCheck, kitchenCheck } from './food.ts';

/** What else is ruled out with a dish: sushi with seafood, Indian places with curry. */
function alsoExcluded(key: string, snapshot: Snapshot): Check[] {
  return [COOKED_BY[key], ...(MADE_OF[key] ?? [])].flatMap((other) => {
    const food = other === undefined ? null : foodOf(other, snapshot);
    if (!food) return [];
    return food.kind === 'kitchen' ? kitchenCheck(food.key, food, snapshot) : dishCheck(food.key, food, snapshot);
  });
}

/** Stems with a space around each. */
const spaced = (text: string): string => ` ${stemsOf(text).join(' ')} `;

/** The words of allergens and of the kitchens that use them, by what people call them: its key, and "milk" of "milk allergy". */
const BY_NAME = new Map(
  ALLERGENS.flatMap(({ key, asked, allergen }) => {
    if (!allergen) return [];
    const names = [
      key,
      ...asked.split('|').flatMap((said) => /^(.+) (?:allergy|free|intolerant)$/.exec(said)?.[1] ?? []),
    ];
    const words = `${allergen.named}|${allergen.contains}`.split('|');
    const kitchens = allergen.kitchens.split('|').filter(Boolean).map(spaced);
    return names.map((name) => [spaced(name), { words, kitchens }] as const);
  }),
);

/** Whether a cuisine of the guide is one of some kitchens. Each cuisine is read once. */
function isOneOf(kitchens: readonly string[]): (cuisine: string) => boolean {
  const known = new Map<string, boolean>();
  return (cuisine) => {
    const found = known.get(cuisine) ?? kitchens.some((kitchen) => spaced(cuisine).includes(kitchen));
    known.set(cuisine, found);
    return found;
  };
}

/**
 * What has an allergen in it, or what is eaten raw: whoever rules out shellfish does not want crayfish either. A kitchen that uses the
 * allergen in most dishes has it, whatever its notes name.
 */
function containing(text: string, { vocabulary, cuisines }: Snapshot): Check[] {
  const { words, kitchens } = BY_NAME.get(spaced(text)) ?? {
    words: (FEATURES[fold(text)]?.shown ?? '').split('|').filter(Boolean),
    kitchens: [],
  };
  if (words.length === 0) return [];
  const [found, warned] = [vocabulary.texts.mentioning(words), vocabulary.warnings.mentioning(words)];
  const isUsing = isOneOf(kitchens);
  return [
    {
      outcome: (_, at) => (found.has(at) || warned.has(at) || isUsing(cuisines[at] ?? '') ? 'meets' : 'unknown'),
      evidence: (row, at) => {
        const sentence = found.has(at) ? sentenceOf(row, words, 'says') : undefined;
        if (sentence || !row.cuisine || !isUsing(cuisines[at] ?? '')) return sentence;
        return { field: 'cuisine', sentence: row.cuisine };
      },
    },
  ];
}

/** Dishes that the lexicon does not know are looked up in the texts of the guide. */
export const dish: SlotReader = {
  reads: readNeeded,
  check: (value, asked, op) => {
    const { snapshot } = asked;
    if (isDietary(String(value), snapshot)) return diet.check(value, asked, op);
    const food = foodOf(String(value), snapshot);
    const served = dishCheck(String(value), food, snapshot);
    if (op !== 'not') return served;
    const others = food ? alsoExcluded(food.key, snapshot) : [];
    return anyOf([served, ...others, ...containing(String(value), snapshot)]);
  },
};
