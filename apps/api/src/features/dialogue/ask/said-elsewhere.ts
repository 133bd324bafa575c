import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { answering } from '../../understanding/answering/answering.ts';
import { rarity } from '../../understanding/meaning/vectors.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { barring } from '../barred.ts';
import type { Context } from '../context.ts';
import type { Question } from './question.ts';
import { contentOf } from './subject.ts';

/** From which rarity on a word names what few places have, and how many may have it at most. */
const RARE = 0.7;
const MOST = 12;
/** From which probability on a sentence of another place answers. */
const SURE = 0.6;

/**
 * A place that was not asked about, with the sentence of its notes that surely answers by a thing that the question takes to be there: "do we pay the couch
 * minimum?" of places without couches. Null where no notes of the guide do.
 */
export function* saidElsewhere(
  { tokens, names, rows }: Question,
  { snapshot, wishes, out }: Context,
): Steps<{ row: Restaurant; sentence: Sentence } | null> {
  const content = new Set(contentOf(tokens, names));
  const isDefinite = (at: number) => tokens[at - 1]?.word === 'the';
  const rare = tokens.filter(
    (token, at) => content.has(token) && isDefinite(at) && token.word.length > 3 && rarity(token.stem) >= RARE,
  );
  const named = rare.flatMap(({ word }) => {
    const at = snapshot.vocabulary.texts.mentioning([word]);
    return at.size <= MOST ? [...at] : [];
  });
  if (named.length === 0) return null;
  const bar = yield* barring(wishes, snapshot);
  const asked = tokens.filter((_, at) => !names.has(at));
  let best: { row: Restaurant; sentence: Sentence; chance: number } | null = null;
  for (const at of new Set(named)) {
    yield;
    const row = snapshot.rows[at];
    if (!row || rows.includes(row) || out.has(row.id) || bar?.(row)) continue;
    const [first] = answering(asked, sentencesOf(row).filter(isHarmless));
    const isOf = first && rare.some(({ stem }) => first.sentence.stems.includes(stem));
    if (isOf && first.chance >= Math.max(SURE, best?.chance ?? 0)) best = { row, ...first };
  }
  return best;
}
