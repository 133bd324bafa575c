import type { Restaurant } from '@saffron/contracts/guide';
import { allergensAmong } from '../../dialogue/barred.ts';
import { answerOf } from '../../search/facts/answer.ts';
import type { State } from '../../understanding/fold.ts';
import { bothOf } from './moves/care.ts';
import { ALLERGY } from './phrasebook/search.ts';
import { inQuotes } from './pitch.ts';
import type { Voice } from './voice.ts';
import { nameOf } from './words.ts';

/** Places of a reply whose notes are looked at. */
const LOOKED = 3;

/**
 * That the kitchen has to confirm, for somebody who could fall ill: with what the notes of one of the places say of it, where they do and
 * this conversation has not heard it, else in a short sentence.
 *
 * @param rows what the reply puts forward
 * @example 'Curry Sun: “They flag nuts on the menu”. Tell them anyway, and let the kitchen confirm.'
 */
export function sayCaution(
  rows: readonly Restaurant[],
  needs: Pick<State, 'foods' | 'notFoods'>,
  { say, isSaid }: Voice,
): string {
  // What is left out by choice, too, is a reason to go and told as one.
  const allergens = allergensAmong(needs).filter(({ allergen }) => allergen?.byChoice === false);
  for (const row of rows.slice(0, LOOKED))
    for (const attribute of allergens) {
      const answer = answerOf(attribute, row, { safety: true });
      if (answer.outcome !== 'partly' || !answer.sentence || isSaid(inQuotes(answer.sentence))) continue;
      const told = answer.beside
        ? `At ${nameOf(row)} it depends on the dish. ${bothOf(answer)}`
        : `${nameOf(row)} says “${inQuotes(answer.sentence)}”.`;
      return `${told} Tell them anyway, and let the kitchen confirm.`;
    }
  return say(ALLERGY);
}
