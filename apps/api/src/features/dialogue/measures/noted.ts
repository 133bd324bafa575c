import type { Restaurant } from '@saffron/contracts/guide';
import { type AttributeAnswer, answerOf } from '../../search/facts/answer.ts';
import { attributeOf, phrasesOf } from '../../search/facts/attribute-of.ts';
import type { Detail } from './measure.ts';

/** What the notes say of something that the lexicon names; null where nothing is read of it. */
export function notedOf(key: string, row: Restaurant, safety = false): AttributeAnswer | null {
  const attribute = attributeOf(key);
  return attribute ? answerOf(attribute, row, { safety }) : null;
}

/** The sentence that an answer rests on, with the words of it that tell. */
export function detailOf(key: string, answer: AttributeAnswer): Detail[] {
  const { sentence } = answer;
  const attribute = attributeOf(key);
  if (!sentence || !attribute) return [];
  const phrase = phrasesOf(attribute).find((stems) => isIn(sentence.stems, stems));
  return [{ type: 'sentence', sentence, phrase: phrase ?? [] }];
}

const isIn = (text: readonly string[], phrase: readonly string[]): boolean =>
  text.some((_, at) => phrase.every((word, index) => text[at + index] === word));
