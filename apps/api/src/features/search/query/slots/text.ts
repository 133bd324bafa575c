import { likeIn, type Texts } from '../../../understanding/reading/described.ts';
import { stemsOf } from '../../../understanding/text/tokens.ts';
import type { SlotReader } from '../check.ts';
import { sentenceOf } from '../sentences.ts';
import { diet, isDietary, readNeeded } from './diet.ts';

/** How near a word of the guide is that means the same as one that it does not have; less near are its kin, an attic for a cellar. */
const SAME = 0.8;
/** Words of a value that are looked up by their meaning. */
const LOOKED_UP = 4;

/** Each word as the guide has it: itself, or what means nearly the same where no place has the word. */
function waysOf(words: readonly string[], texts: Texts): string[][] {
  const foreign = new Set(words.filter((word) => texts.count(word) === 0).slice(0, LOOKED_UP));
  return words.map((word) => (foreign.has(word) ? likeIn(word, texts, SAME) : [word]));
}

/** Words in the name, tags, notes or address. Nearly: all of them, but not together, or in other words where the guide has none of these. */
export const text: SlotReader = {
  reads: readNeeded,
  check: (value, asked, op) => {
    const { snapshot } = asked;
    if (isDietary(String(value), snapshot)) return diet.check(value, asked, op);
    const { texts, nameTexts, addresses } = snapshot.vocabulary;
    const words = [...new Set(stemsOf(String(value)))];
    const phrase = words.length > 0 ? [String(value)] : [];
    const said = texts.voices(phrase);
    const named = nameTexts.mentioning(phrase);
    const placed = addresses.mentioning(phrase);
    const isSaid = [said.says, said.denies, named, placed].some((rows) => rows.size > 0);
    const ways = isSaid ? words.map((word) => [word]) : waysOf(words, texts);
    const each = ways.map((way) => texts.mentioning(way));
    const isNear = (at: number) => each.length > 0 && each.every((set) => set.has(at));
    const isOther = words.length > 1 || ways.some(([way]) => way !== words[0]);
    return {
      outcome: (_, at) => {
        if (said.says.has(at) || named.has(at) || placed.has(at)) return 'meets';
        if (said.denies.has(at)) return 'lacks';
        return isOther && isNear(at) ? 'nearly' : 'unknown';
      },
      evidence: (row, at) => {
        if (said.says.has(at)) return sentenceOf(row, phrase, 'says');
        if (named.has(at)) return { field: 'name', sentence: row.name };
        if (placed.has(at) && row.address) return { field: 'address', sentence: row.address };
        return sentenceOf(row, phrase, 'denies') ?? sentenceOf(row, isNear(at) ? ways.flat() : [], 'says');
      },
    };
  },
};
