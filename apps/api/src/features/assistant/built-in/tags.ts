import type { Restaurant } from '@saffron/contracts/guide';
import { ATTRIBUTE } from '../../search/facts/attributes/attributes.ts';
import { DIETS } from '../../search/facts/attributes/diets.ts';
import { factsOfTag } from '../../search/facts/facts.ts';
import { forbiddenAt } from '../../search/facts/forbidden.ts';
import { ENGLISH } from '../../understanding/lexicon/english.ts';
import { leadsAway } from '../../understanding/text/harmless.ts';
import { fold } from '../../understanding/text/tokens.ts';
import { tagsIn } from '../../understanding/vocabulary/vocabulary.ts';
import type { Wishes } from '../../understanding/wishes.ts';

const TOLD = 3;
/** One tag makes no picture. */
const LEAST = 2;
/** Letters that say what they mean, and no more of them than of a name. */
const PLAIN = /^\p{L}[\p{L} '’&-]{2,23}$/u;
const KEPT: ReadonlySet<string> = new Set(DIETS.map(({ key }) => key));
/** A word for who comes tells nobody else anything: "kids", "groups". */
const COMPANY: ReadonlySet<string> = new Set(['kids', 'group', 'date', 'business', 'birthday', 'solo']);

/**
 * What reviewers tagged a place with, where no sentence of its notes speaks for it. No tag is told that promises a diet, or of which anybody would
 * be warned.
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
    !forbids(tag) &&
    factsOfTag(tag).every(
      ({ topic, says }) =>
        says === 'yes' &&
        !KEPT.has(topic) &&
        !(COMPANY.has(topic) && !tag.includes(' ')) &&
        ATTRIBUTE.get(topic)?.allergen === undefined,
    );
  const tags = tagsIn(row.tag).filter(isTold).slice(0, TOLD);
  if (tags.length < LEAST) return '';
  return tags
    .map((tag) => tag.replace(/\p{L}+/gu, (word) => (ENGLISH.has(fold(word)) ? word.toLowerCase() : word)))
    .join(', ');
}
