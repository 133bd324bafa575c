import type { Steps } from '../../../slices.ts';
import { answerOf } from '../../search/facts/answer.ts';
import { allergensIn, attributesIn } from '../../search/facts/asked.ts';
import { type Carried, carriedSaid } from '../../search/ranking/carried.ts';
import { search } from '../../search/retrieve.ts';
import { seeksOther } from '../../understanding/acts/inquiry.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import type { UnsafeMove } from '../ask/moves.ts';
import type { Context } from '../context.ts';
import { safely } from '../safe-found.ts';
import type { Answer } from '../task.ts';

/**
 * "Is anything Thai safe with a nut allergy?", "sushi?" of who cannot have shellfish: where no place is known to be, says so. A search says of
 * others to ask them.
 */
export function* unsafe(context: Context): Steps<Answer | null> {
  const { text, turns, wishes, acts, snapshot, named, pointed } = context;
  const { message } = wishes;
  if (message.intent === 'emergency' || named.length + pointed.length > 0) return null;
  // "Ice cream, or is that a bad idea with the nuts?" wishes for ice cream.
  const isHarm = ({ allergen, wish }: Carried) => allergensIn(wish.label).includes(allergen);
  const [carried] = carriedSaid(wishes).toSorted((one, other) => Number(isHarm(one)) - Number(isHarm(other)));
  const isWished = acts.wants !== 'tells' && acts.wants !== 'closes';
  if (carried && message.changed && isWished) return yield* carrying(carried, context);
  if (!acts.has('safety')) return null;
  // What is wished for is not what harms.
  const wished = new Set(wishes.foods.flatMap(({ said }) => allergensIn(said)));
  const [asked] = attributesIn(tokenize(text), { safety: true }).filter(
    ({ attribute }) => attribute.allergen && !wished.has(attribute),
  );
  // "What else is safe?" looks for other kitchens.
  if (seeksOther(tokenize(text)) && !wishes.message.kinds.includes('food')) return null;
  const [kitchen] = wishes.foods.filter(({ food }) => food !== null && food.kind !== 'dish');
  if (!asked || !wishes.message.changed) return null;
  const found = yield* search([...turns], wishes, snapshot);
  const isKitchen = found.picks.every((row) => answerOf(asked.attribute, row, { safety: true }).outcome === 'no');
  if (found.picks.length === 0 || !kitchen || !isKitchen) return null;
  return {
    moves: [{ type: 'unsafe', allergen: asked.attribute.key, food: `${kitchen.label} food`, left: false, told: [] }],
    picks: [],
  };
}

/** The places for a food that carries an allergen whose notes say what they do about it; where there is none, what notes say of those that serve it. */
function* carrying(carried: Carried, context: Context): Steps<Answer> {
  const { allergen, wish } = carried;
  const { wishes } = context;
  const move = { type: 'unsafe', allergen: allergen.key, food: wish.label } as const;
  const { found: all } = yield* safely(context, wishes, []);
  // What is likely to be there by the kind of place has no notes.
  const picks = all.picks.filter((row) => answerOf(allergen, row, { safety: true }).outcome === 'partly');
  const found = { ...all, picks };
  const isOther = wishes.message.harmful.includes(wish) || found.unmet.some(({ kind }) => kind === 'food');
  if (found.picks.length === 0 || isOther)
    return { moves: [{ ...move, left: false, told: yield* toldOf(carried, context) }], picks: [] };
  return {
    moves: [
      { ...move, left: true, told: [] },
      { type: 'recommend', found },
    ],
    picks: found.picks,
  };
}

/** What notes of places that serve a food say of an allergen, as they say it: of those that a search would find if nobody could fall ill. */
function* toldOf({ allergen, wish }: Carried, { wishes, turns, snapshot }: Context): Steps<UnsafeMove['told']> {
  const sought: Wishes = { ...wishes, foods: [wish], notFoods: [], features: [], rejected: [], inWords: [] };
  const { picks } = yield* search([...turns], sought, snapshot);
  return picks.flatMap((row) => {
    const names = ({ text }: Sentence) => allergensIn(text).includes(allergen);
    const { sentence } = answerOf(allergen, row, { safety: true });
    const said = sentence && names(sentence) ? sentence : sentencesOf(row).find(names);
    return said && isHarmless(said) ? [{ row, sentence: said }] : [];
  });
}
