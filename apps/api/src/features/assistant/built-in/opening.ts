import type { Restaurant } from '@saffron/contracts/guide';
import type { Found } from '../../search/found.ts';
import { OPENING } from './phrasebook/search.ts';
import type { Voice } from './voice.ts';
import { hasWishes, shortPhrase } from './wish-phrase.ts';
import { clean, listOf } from './words.ts';

/**
 * What has to be said before the first place: that there are no others, that nothing mentions what was asked for. Empty where the
 * reply may begin with the place itself.
 */
export function openingFor(found: Found, { say }: Voice): string {
  const { wishes, picks } = found;
  const { relaxed, words } = wishes.message;
  if (relaxed.length > 0)
    return say(OPENING.relaxed, { what: listOf(relaxed.slice(0, 2).map((label) => clean(label, 40))) });
  if (found.exhausted) return say(OPENING.exhausted, { wish: shortPhrase(wishes) || 'this' });
  if (isShift(found)) return say(wishes.price?.label === 'cheaper' ? OPENING.cheapest : OPENING.dearest);
  if (found.unproven && wishes.message.changed) {
    const dish = clean(found.unproven.dish, 40);
    return say(OPENING.unproven[found.unproven.where], { dish });
  }
  if (!hasWishes(wishes) && words.length > 0 && !words.some((one) => picks.some((pick) => mentions(pick, one))))
    return say(OPENING.unheard, { words: clean(words.join(' '), 40) });
  return '';
}

/** Whether a word is among what the guide says of a place. */
const mentions = (row: Restaurant, word: string): boolean =>
  `${row.name} ${row.tag ?? ''} ${row.saffronNotes ?? ''}`.toLowerCase().includes(word.toLowerCase());

/** Cheaper than the cheapest was asked for, or pricier than the priciest. */
function isShift({ wishes, picks }: Found): boolean {
  const { price, shown } = wishes;
  const shifted = price?.label === 'cheaper' || price?.label === 'pricier';
  return shifted && picks.some((pick) => shown.includes(pick.id)) && price.met.length === 1;
}
