import { DIETS, FOODS, VENUES } from '../lexicon/foods.ts';
import { GONE_OUT_FOR } from '../lexicon/ingredients.ts';
import { Phrases, type Span } from '../text/phrases.ts';
import { stemsOf, type Token } from '../text/tokens.ts';
import {
  ALLERGEN_FOODS,
  FOREIGN_WORDS,
  MAIN_ALLERGENS,
  NAMED_ALLERGENS,
  OTHER_ALLERGENS,
  STATING,
} from './allergens.ts';
import { harmings } from './harming.ts';
import { BARRED, FORBIDDEN_BY, GLUE, HARM, NEVER_WISHED } from './signs.ts';
import { inabilities } from './unable.ts';

/** What somebody stated that they cannot eat, or can again, with the tokens that name it. */
export interface Stated {
  from: number;
  to: number;
  /** The key of a food or of a diet; null for a word that no lexicon knows. */
  key: string | null;
  /** `other`: it is said of somebody else that they can, or told without a wish. */
  role: 'avoid' | 'again' | 'other';
  /** Only not wanted, as any other food may be. */
  plain?: true;
  /** Read without a sign, by the words beside it (`told`), or because nothing says that it is wished (`guessed`). */
  weak?: 'told' | 'guessed';
}

type Sign = 'harm' | 'barred';
export interface Term {
  key?: string;
  /** An allergen, and not only a dish. `main`: it is one wherever a sign of harm is; `named`: only where the sign is said of it. */
  allergen?: 'main' | 'other' | 'named';
  /** People go out for it. */
  wished?: true;
  /** No food of the lexicon is called so. */
  unlisted?: true;
  /** Of another language. */
  foreign?: true;
  /** It is an ingredient that something else is made of: its key is that of the allergen. */
  made?: true;
  /** It says that the food is left out ("eggless"), or names what a diet forbids ("haram"). */
  without?: true;
  sign?: Sign;
  /** It may be a matter of taste. */
  loose?: true;
}

const WISHED: ReadonlySet<string> = new Set(GONE_OUT_FOR.split('|'));

function* terms(): Generator<readonly [string, Term]> {
  const before = new Set<string>();
  const rootOf = (word: string) => stemsOf(word).join(' ');
  const isNew = (word: string) => !before.has(rootOf(word)) && before.add(rootOf(word));
  const listed = new Set([...FOODS.values()].flatMap(({ words }) => words));
  const unlisted = (word: string) => !listed.has(word) && { unlisted: true as const };
  const isMade = (key: string) => !ALLERGEN_FOODS.has(key);
  for (const [word, key] of MAIN_ALLERGENS) if (isNew(word)) yield [word, { key, allergen: 'main', ...unlisted(word) }];
  for (const [word, key] of OTHER_ALLERGENS)
    if (isNew(word)) yield [word, { key, allergen: 'other', ...unlisted(word) }];
  for (const [word, key] of NAMED_ALLERGENS)
    if (isNew(word))
      yield [
        word,
        {
          key,
          allergen: 'named',
          ...unlisted(word),
          ...(FOREIGN_WORDS.has(word) && { foreign: true as const }),
          ...(isMade(key) && { made: true as const }),
          ...(WISHED.has(word) && { wished: true as const }),
        },
      ];
  for (const [word, key] of MAIN_ALLERGENS)
    for (const end of ['less', 'free'])
      if (!word.includes(' ')) yield [`${word}${end}`, { key, allergen: 'main', without: true }];
  for (const [key, words] of Object.entries(STATING))
    for (const word of words.split('|')) yield [word, { key, allergen: 'main', without: true, sign: 'harm' }];
  for (const [key, words] of Object.entries(FORBIDDEN_BY))
    for (const word of words.split('|')) yield [word, { key, without: true }];
  for (const { key, kind, words } of FOODS.values()) {
    if (kind === 'kitchen' || VENUES.has(key)) continue;
    const sign = (word: string) => (DIETS.has(key) && /allerg|intoler/.test(word) ? ({ sign: 'harm' } as const) : {});
    for (const word of words)
      if (!before.has(rootOf(word))) yield [word, { key, wished: true as const, ...sign(word) }];
  }
  for (const word of HARM) yield [word, { sign: 'harm' }];
  for (const word of BARRED) yield [word, { sign: 'barred' }];
}

let table: Phrases<Term> | undefined;

/** The foods, diets and signs of a message, in order. */
export function termsIn(tokens: readonly Token[]): readonly Span<Term>[] {
  table ??= new Phrases(terms());
  const named = table.findAll(tokens);
  const signs = [...inabilities(tokens, named), ...harmings(tokens, named)];
  return signs.length === 0 ? named : [...named, ...signs].toSorted((one, other) => one.from - other.from);
}

/** The terms of one sentence, with the tokens `from` up to, not including, `to`. */
export interface Sentence {
  /** What the tokens were made of. */
  text: string;
  tokens: readonly Token[];
  from: number;
  to: number;
  at: ReadonlyMap<number, Span<Term>>;
  ending: ReadonlyMap<number, Span<Term>>;
  spans: readonly Span<Term>[];
}

export function sentencesOf(text: string, tokens: readonly Token[], spans: readonly Span<Term>[]): Sentence[] {
  const bySentence = Map.groupBy(spans, ({ from }) => tokens[from]?.sentence);
  const of: Sentence[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to += 1;
    const own = bySentence.get(tokens[from]?.sentence) ?? [];
    const at = new Map(own.map((span) => [span.from, span]));
    of.push({ text, tokens, from, to, spans: own, at, ending: new Map(own.map((span) => [span.to, span])) });
    from = to;
  }
  return of;
}

export const named = ({ from, to, value }: Span<Term>, role: Stated['role'] = 'avoid'): Stated => ({
  from,
  to,
  key: value.key ?? null,
  role,
});

export const isFood = ({ value }: Span<Term>): boolean => value.key !== undefined && !isDiet(value);
/** "Gluten" is left out by a diet; "vegan" is one. */
export const isDiet = ({ key, allergen }: Term): boolean => !allergen && key !== undefined && DIETS.has(key);
export const foodsIn = ({ spans }: Sentence): Span<Term>[] => spans.filter(isFood);

/** Nothing but foods, and words of lists. */
export function isList({ tokens, from, to, at }: Sentence): boolean {
  let foods = 0;
  for (let index = from; index < to; index += 1) {
    const span = at.get(index);
    if (span && isFood(span)) {
      foods += 1;
      index = span.to - 1;
    } else if (!GLUE.has(tokens[index]?.word ?? '')) return false;
  }
  return foods > 0;
}

/** A question mark ends it. */
export const isAsking = ({ text, tokens, to }: Sentence): boolean =>
  text
    .slice(tokens[to - 1]?.end)
    .trimStart()
    .startsWith('?');

/** Nobody goes out for it. */
export const isNeverWished = ({ from, to }: Pick<Span<Term>, 'from' | 'to'>, tokens: readonly Token[]): boolean =>
  tokens.slice(from, to).some(({ stem }) => NEVER_WISHED.has(stem));

/** Up to eight words of the clause before token `at`. */
export function before(at: number, { tokens, from }: Pick<Sentence, 'tokens' | 'from'>): string[] {
  const start = Math.max(from, at - 8);
  return tokens.slice(start, at).flatMap(({ word, clause }) => (clause === tokens[at]?.clause ? [word] : []));
}

/** The allergen is a part of another dish's name. */
export function isModifier({ to, value }: Span<Term>, { tokens, at }: Pick<Sentence, 'tokens' | 'at'>): boolean {
  const next = at.get(to);
  return !value.allergen && next !== undefined && isFood(next) && tokens[to]?.clause === tokens[to - 1]?.clause;
}
