import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** What is read of a term: whether it harms people, and whether it says so itself. */
interface Harmful {
  allergen?: 'main' | 'other' | 'named';
  sign?: 'harm' | 'barred';
}

interface Inability {
  sign: 'barred';
  /** Of somebody who wants its kin in the same breath, it is a matter of taste. */
  loose?: true;
}

/** Who cannot: one word, or the words before the last one. */
const CANNOT = wordSet('cant cannot couldnt shouldnt mustnt');
const DENIED = wordSet('not never');
const ABLE = wordSet('can could should must able allowed supposed meant permitted advised told');
const UNABLE = wordSet('unable forbidden');
/** Subjects that deny: "neither of us can eat". */
const NOBODY = wordSet('neither none nobody');
/** What somebody does with food. Those of the second row are done with other things, too. */
const EATING = wordSet('eat have stomach tolerate digest process swallow consume drink');
const DOING = wordSet('do take handle manage touch face risk near around');
/** Between them and the verb. */
const BETWEEN = wordSet('really actually even ever physically to be go get come just safely properly always anywhere');
/** Between the verb and its food. */
const BEFORE_FOOD = wordSet(
  'any either both neither the a an much too with near around anything containing raw cooked most all',
);
/** What a kitchen cannot do is another thing. */
const KITCHENS = wordSet('they it kitchen place chef you menu restaurant');
const REACH = 4;

/**
 * What says by its construction that somebody cannot eat a food. What a kitchen cannot do is none, and "can't do
 * Friday" neither.
 *
 * @param spans the terms of the message, in order: those that are signs already are left
 */
export function inabilities(tokens: readonly Token[], spans: readonly Span<Harmful>[]): Span<Inability>[] {
  const starting = new Map(spans.map((span) => [span.from, span]));
  const signed = new Set(
    spans.flatMap(({ from, to, value }) => (value.sign ? Array.from({ length: to - from }, (_, at) => from + at) : [])),
  );
  const word = (at: number) => tokens[at]?.word ?? '';
  return tokens.flatMap((_, from): Span<Inability>[] => {
    const verb = verbAfter(tokens, from);
    if (verb === null || signed.has(from) || signed.has(verb)) return [];
    if (KITCHENS.has(tokens[from - 1]?.word ?? '')) return [];
    let at = verb + 1;
    while (at <= verb + REACH && !starting.has(at) && BEFORE_FOOD.has(tokens[at]?.word ?? '')) at += 1;
    const food = starting.get(at)?.value;
    const isHarmful = food?.allergen !== undefined && (EATING.has(word(verb)) || food.allergen === 'main');
    const isHere = tokens[at]?.clause === tokens[from]?.clause;
    return isHarmful && isHere
      ? [{ from, to: verb + 1, value: { sign: 'barred', ...(word(verb) === 'do' && { loose: true as const }) } }]
      : [];
  });
}

/** The token of the verb that somebody cannot do, where what says so begins at a token. */
function verbAfter(tokens: readonly Token[], from: number): number | null {
  const word = (at: number) => tokens[at]?.word ?? '';
  const isDenied = CANNOT.has(word(from)) || UNABLE.has(word(from));
  const isApart =
    (ABLE.has(word(from)) && DENIED.has(word(from + 1))) ||
    (/^(?:isnt|arent|wasnt|not|never)$/.test(word(from)) && ABLE.has(word(from + 1)));
  // "I can eat neither".
  if (ABLE.has(word(from)) && EATING.has(word(from + 1)) && word(from + 2) === 'neither') return from + 1;
  const able = NOBODY.has(word(from)) ? [1, 2, 3].find((on) => ABLE.has(word(from + on))) : undefined;
  if (!isDenied && !isApart && able === undefined) return null;
  let at = from + (able ?? (isDenied ? 0 : 1)) + 1;
  while (at < from + REACH + 2 && BETWEEN.has(word(at))) at += 1;
  return EATING.has(word(at)) || DOING.has(word(at)) ? at : null;
}
