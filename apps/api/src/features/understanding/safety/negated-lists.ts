import type { Span } from '../text/phrases.ts';
import { isDiet, isFood, named, type Sentence, type Stated, type Term } from './sentence.ts';
import { LINKING } from './signs.ts';

const WITHOUT: ReadonlySet<string> = new Set('no without avoid avoiding avoids minus zero excluding'.split(' '));

/**
 * The allergens of a list that a denial opens and an "or" closes, whatever else reads each of them.
 *
 * @param read tokens of foods that are read already
 */
export function negatedLists(sentence: Sentence, read: ReadonlySet<number>): Stated[] {
  const { tokens } = sentence;
  const found: Stated[] = [];
  let list: Span<Term>[] = [];
  for (const span of sentence.spans.filter((one) => isFood(one) || isDiet(one.value))) {
    const last = list.at(-1);
    const between = last ? tokens.slice(last.to, span.from) : [];
    const goesOn = last !== undefined && between.every(({ word }) => LINKING.has(word));
    if (!goesOn) list = [];
    // "No dairy" is a diet by itself.
    const opens = WITHOUT.has(tokens[isDiet(span.value) ? span.from : span.from - 1]?.word ?? '');
    if (!(span.value.allergen ?? isDiet(span.value)) || !(goesOn || opens)) {
      list = [];
      continue;
    }
    list.push(span);
    if (!between.some(({ word }) => word === 'or' || word === 'nor')) continue;
    for (const one of list) if (isFood(one) && !read.has(one.from)) found.push({ ...named(one), plain: true });
    list = [];
  }
  return found;
}
