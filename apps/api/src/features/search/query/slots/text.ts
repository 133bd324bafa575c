import { stemsOf } from '../../../understanding/text/tokens.ts';
import type { SlotReader } from '../check.ts';
import { sentenceOf } from '../sentences.ts';
import { diet, isDietary } from './diet.ts';

/** Words in the name, tags, notes or address. Nearly: all of them, but not together. */
export const text: SlotReader = {
  check: (value, asked, op) => {
    const { snapshot } = asked;
    if (isDietary(String(value), snapshot)) return diet.check(value, asked, op);
    const { texts, nameTexts, addresses } = snapshot.vocabulary;
    const words = [...new Set(stemsOf(String(value)))];
    const phrase = words.length > 0 ? [String(value)] : [];
    const said = texts.voices(phrase);
    const named = nameTexts.mentioning(phrase);
    const placed = addresses.mentioning(phrase);
    const each = words.map((word) => texts.mentioning([word]));
    return {
      outcome: (_, at) => {
        if (said.says.has(at) || named.has(at) || placed.has(at)) return 'meets';
        if (said.denies.has(at)) return 'lacks';
        return words.length > 1 && each.every((set) => set.has(at)) ? 'nearly' : 'unknown';
      },
      evidence: (row, at) => {
        if (said.says.has(at)) return sentenceOf(row, phrase, 'says');
        if (named.has(at)) return { field: 'name', sentence: row.name };
        if (placed.has(at) && row.address) return { field: 'address', sentence: row.address };
        return (
          sentenceOf(row, phrase, 'denies') ?? sentenceOf(row, each.every((set) => set.has(at)) ? words : [], 'says')
        );
      },
    };
  },
};
