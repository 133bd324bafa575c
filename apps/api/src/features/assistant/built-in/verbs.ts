import { tokenize } from '../../understanding/text/tokens.ts';
import { VERBS } from './segment.ts';

/** Words of a sentence with a subject and a verb. */
export const TELLING = /\b(?:is|are|was|were|has|have|can|will|you|they|it|nobody|everyone)\b/i;
/** Whether a text has a word that is a verb wherever it stands. */
export const hasVerb = (text: string): boolean => tokenize(text).some(({ word }) => VERBS.has(word));

/** What describes a thing: "somebody you would keep", "a table that sings". */
const LINKS =
  /\b(?:who|that|where|when|which|whose|what|whoever|as|if|until)\b.*$|(?<=\p{L} )(?:you|they|it|nobody|everyone)\b.*$/iu;

/** Whether a text has a verb of its own, and is no list, whatever its words are taken for. */
export const tells = (text: string): boolean => {
  const main = text.replace(LINKS, '').replace(/\bto \p{L}+/gu, '');
  return TELLING.test(main) || hasVerb(main);
};
