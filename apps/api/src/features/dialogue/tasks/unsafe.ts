import type { Steps } from '../../../slices.ts';
import { answerOf } from '../../search/facts/answer.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import { search } from '../../search/retrieve.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { Context } from '../context.ts';
import type { Answer } from '../task.ts';

/** "Is anything Thai safe with a nut allergy?": looks for places, and calls none of them safe. */
export function* unsafe({ text, turns, wishes, acts, snapshot, named, pointed }: Context): Steps<Answer | null> {
  if (!acts.has('safety') || wishes.message.intent === 'emergency' || named.length + pointed.length > 0) return null;
  const [asked] = attributesIn(tokenize(text), { safety: true }).filter(({ attribute }) => attribute.allergen);
  const [kitchen] = wishes.foods.filter(({ food }) => food !== null && food.kind !== 'dish');
  if (!asked || !wishes.message.changed) return null;
  const found = yield* search([...turns], wishes, snapshot);
  const answers = found.candidates.map((row) => ({ row, answer: answerOf(asked.attribute, row, { safety: true }) }));
  const picks = found.picks.filter((pick) => answers.find(({ row }) => row === pick)?.answer.outcome !== 'no');
  const everywhere = found.picks.length > 0 && picks.length === 0;
  const allergen = asked.attribute.key;
  return {
    moves: [{ type: 'unsafe', allergen, kitchen: everywhere && kitchen ? kitchen.label : null, rows: picks }],
    picks,
  };
}
