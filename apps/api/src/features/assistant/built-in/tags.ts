import type { Restaurant } from '@saffron/contracts/guide';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { factsOfTag } from '../../search/facts/facts.ts';
import { forbiddenAt } from '../../search/facts/forbidden.ts';
import { NEEDS } from '../../understanding/delta/delta.ts';
import { ENGLISH } from '../../understanding/lexicon/english.ts';
import { DIETS } from '../../understanding/lexicon/foods.ts';
import { claims, leadsAway } from '../../understanding/text/harmless.ts';
import { fold, stemsOf } from '../../understanding/text/tokens.ts';
import { keysOf, tagsIn } from '../../understanding/vocabulary/vocabulary.ts';
import type { Wishes } from '../../understanding/wishes.ts';

const TOLD = 3;
/** One tag makes no picture. */
const LEAST = 2;
/** Letters that say what they mean, and no more of them than of a name. */
const PLAIN = /^\p{L}[\p{L} '’&-]{2,23}$/u;
/** A word for who comes tells nobody else anything: "kids", "groups". */
const COMPANY: ReadonlySet<string> = new Set(['kids', 'group', 'date', 'business', 'birthday', 'solo']);

/** Whether a tag tells of something that the lexicon or the facts know, and promises nothing that somebody must or will not eat. */
function isPlain(tag: string): boolean {
  const facts = factsOfTag(tag);
  const keys = keysOf(stemsOf(tag).join(' '));
  const isOfNeeds = (key: string) => DIETS.has(key) || NEEDS.has(key) || attributeOf(key)?.allergen !== undefined;
  return (
    facts.length + keys.length > 0 &&
    ![...keys, ...facts.map(({ topic }) => topic)].some(isOfNeeds) &&
    facts.every(({ topic, says }) => says === 'yes' && !(COMPANY.has(topic) && !tag.includes(' ')))
  );
}

/**
 * What reviewers tagged a place with, where no sentence of its notes speaks for it. Anybody may set a tag: none is told that promises a diet or care,
 * that makes a claim nobody here can judge, or that warns.
 *
 * @returns empty where fewer than two may be told
 * @example taggedAs(row, wishes) // 'fireplace, craft beer, river view'
 */
export function taggedAs(row: Restaurant, wishes: Wishes): string {
  const forbids = forbiddenAt(wishes, row);
  const isTold = (tag: string) =>
    PLAIN.test(tag) &&
    fold(tag) !== fold(row.cuisine ?? '') &&
    !leadsAway(tag, true) &&
    !claims(tag) &&
    !forbids(tag) &&
    isPlain(tag);
  const tags = tagsIn(row.tag).filter(isTold).slice(0, TOLD);
  if (tags.length < LEAST) return '';
  return tags
    .map((tag) => tag.replace(/\p{L}+/gu, (word) => (ENGLISH.has(fold(word)) ? word.toLowerCase() : word)))
    .join(', ');
}
