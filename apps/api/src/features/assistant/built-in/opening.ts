import type { Restaurant } from '@saffron/contracts/guide';
import type { Found } from '../../search/found.ts';
import type { Vary } from './vary.ts';
import { hasWishes, shortPhrase } from './wish-phrase.ts';
import { clean, listOf } from './words.ts';

/**
 * What has to be said before the first place: that there are no others, that nothing mentions what was asked for. Empty where the
 * reply may begin with the place itself.
 */
export function openingFor(found: Found, vary: Vary): string {
  const { wishes, picks, exhausted } = found;
  const several = picks.length > 1;
  const { relaxed } = wishes.message;
  if (relaxed.length > 0)
    return `I left out ${listOf(relaxed.slice(0, 2).map((label) => clean(label, 40)))}, because nothing has it all.`;
  if (exhausted)
    return `${vary(["That's all of them, I'm afraid: nothing else", 'No others, sorry: that was everything'])} for ${shortPhrase(wishes) || 'this'}. Here ${several ? 'they are' : 'it is'} again.`;
  if (isShift(found))
    return wishes.price?.label === 'cheaper'
      ? vary(['That is about as cheap as it gets.', 'It hardly gets cheaper than this.'])
      : vary(['That is already the top of the range.', 'It does not get grander than this.']);
  if (wishes.message.intent === 'another')
    return several
      ? vary([
          'Of course, a few you have not seen yet.',
          'Sure, let me turn the page.',
          'Plenty more where those came from.',
        ])
      : vary(['There is one more.', 'One you have not seen yet.']);
  if (found.unproven && wishes.message.changed) {
    const { dish, anywhere } = found.unproven;
    return anywhere
      ? `I don't know who does ${clean(dish, 40)}, but ${several ? 'these kitchens' : 'this kitchen'} might.`
      : `I can't say whether ${clean(dish, 40)} is on, but ${several ? 'these are kitchens' : 'this is a kitchen'} for it.`;
  }
  const { words } = wishes.message;
  if (!hasWishes(wishes) && words.length > 0 && !words.some((one) => picks.some((pick) => mentions(pick, one))))
    return `I know nothing about ${clean(words.join(' '), 40)}, but these are tables I like.`;
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
