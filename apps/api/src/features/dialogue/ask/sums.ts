import { valuesIn } from '../../search/facts/values.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { Fact } from '../../understanding/wishes.ts';
import type { AboutMove } from './moves.ts';

/** Facts that are sums of money. */
export const SUMS: ReadonlySet<Fact> = new Set<Fact>(['price', 'dish price']);

/** Whether the sentence of an answer tells a sum: that on corkage tells both. */
export const tellsSum = ({ answers }: AboutMove): boolean =>
  answers.some(({ answer, told }) => {
    const sentence = answer.sentence ?? told?.sentence;
    return sentence !== undefined && namesSum(sentence);
  });

/** Whether a sentence names a sum of money. */
export const namesSum = (sentence: Pick<Sentence, 'text'>): boolean => sumsIn(sentence) > 0;

/** How many sums of money a sentence names. */
export const sumsIn = ({ text }: Pick<Sentence, 'text'>): number =>
  valuesIn(text, tokenize(text)).filter(({ kind }) => kind === 'money').length;
