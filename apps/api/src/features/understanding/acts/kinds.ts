import { DIETS, FOODS, VENUES } from '../lexicon/foods.ts';
import type { Phrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { commonPhrases, type Meaning } from '../vocabulary/meanings.ts';

/** What words mean in a guide: a `Vocabulary` is one. */
export interface GuideWords {
  phrases: Phrases<Meaning>;
  names: { phrases: Phrases<{ sure: boolean }> };
}

/** The kind of thing that a phrase of the lexicon or of the guide says. */
function kindOf(meaning: Meaning): string {
  if (meaning.type !== 'food') return meaning.type;
  if (DIETS.has(meaning.key)) return 'diet';
  return VENUES.has(meaning.key) ? 'venue' : (FOODS.get(meaning.key)?.kind ?? 'kitchen');
}

/**
 * The words of a message, with foods, features, areas, names and numbers replaced by their kind: what a message does rarely depends on
 * which dish it names.
 *
 * @param tokens of one message
 * @param guide names and areas of the guide; without it, only the lexicon is known
 * @example kindsOf(tokenize('how many sushi places?')) // ['how', 'many', '<style>', 'places']
 */
export function kindsOf(tokens: readonly Token[], guide?: GuideWords): string[] {
  const kinds: (string | null)[] = tokens.map(({ word }) => (/^\p{N}/u.test(word) ? '<number>' : word));
  const put = (from: number, to: number, kind: string) => kinds.fill(null, from, to).splice(from, 1, `<${kind}>`);
  for (const { from, to, value } of (guide?.phrases ?? commonPhrases()).findAll(tokens)) put(from, to, kindOf(value));
  for (const { from, to, value } of guide?.names.phrases.findAll(tokens) ?? [])
    if (value.sure || tokens.slice(from, to).every(({ raw }) => /^\p{Lu}/u.test(raw))) put(from, to, 'name');
  return kinds.filter((kind) => kind !== null);
}
