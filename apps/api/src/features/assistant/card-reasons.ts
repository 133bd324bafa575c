import type { CardReason, Restaurant } from '@saffron/contracts/guide';
import { splitTags } from '@saffron/contracts/tags';
import type { Steps } from '../../slices.ts';
import { speaksTo } from '../search/ranking/themes.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { type Pitch, pitchesFor } from './built-in/pitch.ts';
import { capital, stopped } from './built-in/words.ts';

/** Tags on a card that may answer the wishes, at most. */
const TAGS_MAX = 20;

/** By restaurant id, as text: why it answers the wishes. A restaurant of which the guide says nothing to the point has none. */
export type CardReasons = Record<string, CardReason>;

/** What the guide says, cut to what was wished, with the words before it that make an occasion a sentence. */
const onCard = ({ form, text }: Pitch): string =>
  stopped(
    form === 'fits' ? `Good for ${text}` : form === 'best' ? `Best ${text}` : form === 'tip' ? text : capital(text),
  );

/**
 * Why each restaurant answers the wishes: the sentence of its notes that speaks to them best, and those of its tags that do. Everything is
 * taken from the guide, whoever wrote the reply.
 */
export function* cardReasons(restaurants: readonly Restaurant[], wishes: Wishes): Steps<CardReasons> {
  const reasons: CardReasons = {};
  for (const restaurant of restaurants) {
    const best = pitchesFor(restaurant, wishes, () => false).find(({ met }) => met.length > 0);
    const text = best ? onCard(best) : null;
    const all = splitTags(restaurant.tag ?? '').slice(0, TAGS_MAX);
    const tags = all.filter((tag) => speaksTo(wishes, tag, 'vibe') > 0);
    if (text || tags.length > 0) reasons[restaurant.id] = { text, tags };
    yield;
  }
  return reasons;
}
