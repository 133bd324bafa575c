import type { CardReason, Restaurant } from '@saffron/contracts/guide';
import { splitTags } from '@saffron/contracts/tags';
import type { Steps } from '../../slices.ts';
import { answerOf } from '../search/facts/answer.ts';
import { forbiddenAt, tellable } from '../search/facts/forbidden.ts';
import { speaksTo } from '../search/ranking/themes.ts';
import { isDiet } from '../understanding/delta/delta.ts';
import type { Sentence } from '../understanding/text/sentences.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { pitchesFor } from './built-in/pitch.ts';
import { capital, stopped } from './built-in/words.ts';

/** Tags on a card that may answer the wishes, at most. */
const TAGS_MAX = 20;

/** By restaurant id, as text: why it answers the wishes. A restaurant of which the guide says nothing to the point has none. */
export type CardReasons = Record<string, CardReason>;

/**
 * Why each restaurant answers the wishes: the sentence of its notes that speaks to them best, and those of its tags that do. Everything is
 * taken from the guide, whoever wrote the reply. What only an answer about safety may quote, and what other notes contradict, is no reason.
 *
 * @param restaurants against which nothing stands that somebody needs
 */
export function* cardReasons(restaurants: readonly Restaurant[], wishes: Wishes): Steps<CardReasons> {
  const reasons: CardReasons = {};
  for (const restaurant of restaurants) {
    const forbids = forbiddenAt(wishes, restaurant);
    const mayTell = (text: string) => tellable({ text }, wishes, forbids) === 'plainly';
    const isDisputed = disputedAt(restaurant, wishes);
    const best = pitchesFor(restaurant, wishes, () => false).find(
      ({ met, sentence, text }) => met.length > 0 && mayTell(text) && mayTell(sentence.text) && !isDisputed(sentence),
    );
    const text = best ? stopped(best.form === 'tip' ? best.text : capital(best.text)) : null;
    const all = splitTags(restaurant.tag ?? '').slice(0, TAGS_MAX);
    const tags = all.filter((tag) => mayTell(tag) && speaksTo(wishes, tag, 'vibe') > 0);
    if (text || tags.length > 0) reasons[restaurant.id] = { text, tags };
    yield;
  }
  return reasons;
}

/** Whether a sentence says of a diet what another one of the same place denies. */
function disputedAt(restaurant: Restaurant, { foods }: Wishes): (sentence: Sentence) => boolean {
  const answers = foods.filter(isDiet).map(({ key }) => answerOf(key, restaurant));
  const disputed = answers.flatMap(({ sentence, beside }) => (sentence && beside ? [sentence.text, beside.text] : []));
  return ({ text }) => disputed.includes(text);
}
