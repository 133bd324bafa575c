import { table } from '../../../table.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import type { Attribute } from './attribute.ts';
import { ATTRIBUTE } from './attributes/attributes.ts';

/** Attributes of the notes that features, diets and foods of the lexicon stand for, where their names differ. */
const NAMES: Readonly<Record<string, string>> = table({
  dog: 'dogs',
  'no alcohol': 'alcohol free',
  terrace: 'outdoor',
  'live music': 'music',
  sports: 'screens',
  hearty: 'portions',
  celebration: 'birthday',
  anniversary: 'date',
  proposal: 'date',
  wheelchair: 'step-free',
  water: 'waterside',
  'gluten free': 'gluten',
  'dairy free': 'dairy',
  seafood: 'shellfish',
});

/** Features that are so where an attribute is not. */
export const CONTRARIES: Readonly<Record<string, string>> = table({ 'cash only': 'cards', bright: 'dim' });

/**
 * What the notes are read for, by the key of a feature, a diet or a food of the lexicon; undefined where they are read for no such thing.
 *
 * @example attributeOf('gluten free')?.key // 'gluten'
 */
export const attributeOf = (key: string): Attribute | undefined => ATTRIBUTE.get(NAMES[key] ?? key);

/** The words by which a text speaks of an attribute at all, in whatever way. */
export const wordsOf = ({ yes, for: also, no, against, allergen }: Attribute): string[] =>
  [yes, also, no, against, allergen?.shared].flatMap((words) => words?.split('|') ?? []);

/** The phrases by which a text speaks of an attribute or of a dish that tells it, by their stems. */
export function phrasesOf(attribute: Attribute): readonly (readonly string[])[] {
  const { dishes = '', allergen } = attribute;
  const dishWords = [dishes, allergen?.basis ?? '', allergen?.contains ?? ''].join('|').split('|');
  return [...wordsOf(attribute), ...dishWords].filter(Boolean).map(stemsOf);
}
