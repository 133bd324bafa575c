import type { Steps } from '../../../slices.ts';
import { answerOf } from '../../search/facts/answer.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import { search } from '../../search/retrieve.ts';
import { seeksOther } from '../../understanding/acts/inquiry.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { Context } from '../context.ts';
import type { Answer } from '../task.ts';

/** "Is anything Thai safe with a nut allergy?": where no place of a kitchen is, says so. A search says of others to ask them. */
export function* unsafe({ text, turns, wishes, acts, snapshot, named, pointed }: Context): Steps<Answer | null> {
  if (!acts.has('safety') || wishes.message.intent === 'emergency' || named.length + pointed.length > 0) return null;
  const [asked] = attributesIn(tokenize(text), { safety: true }).filter(({ attribute }) => attribute.allergen);
  // "What else is safe?" looks for other kitchens.
  if (seeksOther(tokenize(text)) && !wishes.message.kinds.includes('food')) return null;
  const [kitchen] = wishes.foods.filter(({ food }) => food !== null && food.kind !== 'dish');
  if (!asked || !wishes.message.changed) return null;
  const found = yield* search([...turns], wishes, snapshot);
  const isKitchen = found.picks.every((row) => answerOf(asked.attribute, row, { safety: true }).outcome === 'no');
  if (found.picks.length === 0 || !kitchen || !isKitchen) return null;
  return { moves: [{ type: 'unsafe', allergen: asked.attribute.key, kitchen: kitchen.label }], picks: [] };
}
