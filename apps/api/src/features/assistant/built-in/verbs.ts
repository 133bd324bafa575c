import { tokenize } from '../../understanding/text/tokens.ts';
import { VERBS } from './segment.ts';

/** Words of a sentence with a subject and a verb. */
export const TELLING = /\b(?:is|are|was|were|has|have|can|will|you|they|it|nobody|everyone)\b/i;
/** Whether a text has a word that is a verb wherever it stands. */
export const hasVerb = (text: string): boolean => tokenize(text).some(({ word }) => VERBS.has(word));

/** What describes a thing. */
const LINKS =
  /\b(?:who|that|where|when|which|whose|what|whoever|as|if|until)\b.*$|(?<=\p{L} )(?:you|they|it|nobody|everyone)\b.*$/iu;

const mainOf = (text: string): string => text.replace(LINKS, '').replace(/\bto \p{L}+/gu, '');

/** Whether it states something, rather than naming things. */
export const states = (text: string): boolean => THERE.test(text) || hasVerb(mainOf(text));
const THERE = /\bthere (?:is|are)\b/i;
