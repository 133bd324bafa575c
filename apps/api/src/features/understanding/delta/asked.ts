import { ATTRIBUTES } from '../fold.ts';
import { DIETS } from '../lexicon/foods.ts';
import type { Mention, Reading } from '../reading/reading.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type Delta, isDiet } from './delta.ts';
import { deltaOf } from './delta-of.ts';

/** What the mentions that a message asks about would change. */
export const askedOf = (reading: Reading, asked: readonly Mention[], vocabulary: Vocabulary): Delta =>
  deltaOf(
    {
      ...reading,
      mentions: reading.mentions.filter((mention) => asked.includes(mention) && !isKept(mention, reading)),
    },
    vocabulary,
    () => false,
    [],
    [],
  );

/** Words beside a diet with which somebody tells that they keep it. */
const KEEPING = wordSet('here only please strictly strict just all always and or us me we im btw also too food diet');

/** Words of such a sentence at most. */
const LONGEST = 8;

/** A diet in a sentence of its own, beside others, is kept and not asked about. */
function isKept({ stated, from }: Mention, { tokens, mentions }: Reading): boolean {
  if (stated) return true;
  const sentence = tokens[from]?.sentence;
  const diets = mentions.filter(({ meaning }) => meaning.type === 'food' && DIETS.has(meaning.key));
  const own = tokens.flatMap((token, at) => (token.sentence === sentence ? [at] : []));
  return (
    own.length <= LONGEST &&
    own.length < tokens.length &&
    own.every((at) => diets.some((diet) => at >= diet.from && at < diet.to) || KEEPING.has(tokens[at]?.word ?? ''))
  );
}

/** A question whether there is a terrace is no wish for one from then on; a diet that somebody has told with it stays. */
export function withoutAsked(delta: Delta, only: Delta): Delta {
  const isOnly = (key: string) => only.features.some((wish) => wish.key === key);
  return {
    ...delta,
    foods: delta.foods.filter(
      (wish) =>
        wish.strict || !(isDiet(wish) || ATTRIBUTES.has(wish.key)) || !only.foods.some(({ key }) => key === wish.key),
    ),
    price: only.price ? null : delta.price,
    shift: only.shift ? null : delta.shift,
    meals: only.meals.length > 0 ? [] : delta.meals,
    features: delta.features.filter((wish) => !isOnly(wish.key)),
  };
}
