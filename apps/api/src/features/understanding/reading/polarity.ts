import type { Token } from '../text/tokens.ts';

const NEGATORS: ReadonlySet<string> = new Set(
  `not no dont doesnt didnt isnt arent wasnt wont cant cannot without except excluding avoid avoiding hate hates dislike dislikes allergic
  allergy anaphylactic anaphylaxis epipen nor neither never nothing nobody nowhere skip besides minus exclude detest ain sick tired forget loathe despise`.split(
    /\s+/,
  ),
);
/** Two words that exclude what follows. */
const NEGATING_PAIRS: ReadonlySet<string> = new Set([
  'other than',
  'rather than',
  'instead of',
  'anything but',
  'anywhere but',
  'somewhere but',
  'all but',
  'everything but',
  'apart from',
  'aside from',
  'enough of',
  'fed up',
  'away from',
  'spare me',
  'done being',
  'scared of',
  'afraid of',
]);
/** A negator does not reach over these: something new begins. */
const STOPS: ReadonlySet<string> = new Set(
  'but how what i we lets let give find show can could would please thank just maybe actually instead then rather however perhaps only should do does are id ill'.split(
    ' ',
  ),
);
/** "not only", "not far from", "no problem": these take the negation away from what follows. */
const HARMLESS_AFTER: ReadonlySet<string> = new Set(
  'only just sure far necessarily mind care problem worry idea matter bad there you preference limited make wait actually sorry lets'.split(
    ' ',
  ),
);
const HARMLESS_BEFORE: ReadonlySet<string> = new Set(['if', 'why', 'or']);
const LINKS: ReadonlySet<string> = new Set(['or', 'nor', 'and']);
/** "Won't eat anything except chips." */
const ONLY_EATS = /\b(?:wont|doesnt|dont|never) eats? (?:anything|a thing) (?:except|but|besides|other than)$/;
const REACH = 6;
/** Words of the longest phrase of {@link ONLY_EATS}. */
const ONLY_EATS_WORDS = 6;

/**
 * Whether what begins at token `at` is said to be unwanted: "no seafood", "anything but Thai", "instead of pizza".
 *
 * @param taken tokens that belong to wishes before
 * @example isNegated(tokenize('not Chinese but Thai'), 1) // true
 */
export function isNegated(tokens: readonly Token[], at: number, taken: ReadonlySet<number> = new Set()): boolean {
  const clause = tokens[at]?.clause;
  const before = tokens.slice(Math.max(0, at - ONLY_EATS_WORDS), at).map(({ word }) => word);
  if (ONLY_EATS.test(before.join(' '))) return false;
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const token = tokens[index];
    if (!token || token.clause !== clause) return false;
    const pair = `${tokens[index - 1]?.word ?? ''} ${token.word}`;
    if (NEGATING_PAIRS.has(pair) && tokens[index - 1]?.clause === clause)
      // "Moving away from Oakland, one last dinner here."
      return !(
        pair === 'away from' && /^(?:moving|moved|move|miles|far|minutes|hours)$/.test(tokens[index - 2]?.word ?? '')
      );
    // "Anything but Thai in the west", "no raw fish, Japanese": what comes after what is not wanted is wanted, unless an "or" links them.
    if (taken.has(index) && !NEGATORS.has(token.word) && !LINKS.has(tokens[index + 1]?.word ?? '')) return false;
    // "A nut allergy" says what it is before.
    if (token.word === 'allergy' && tokens[index + 1]?.word !== 'to') return false;
    // The "not" of "not too pricey" is spent there.
    if (NEGATORS.has(token.word) && taken.has(index) && !ALLERGIC.test(token.word)) return false;
    if (NEGATORS.has(token.word)) return !isHarmless(tokens, index, at);
    // "Can't do oysters."
    if (token.word === 'do' && /^(?:cant|cannot|dont)$/.test(tokens[index - 1]?.word ?? '')) continue;
    if (STOPS.has(token.word)) return false;
  }
  return false;
}

const ALLERGIC = /^(?:allergic|allergy|anaphylactic|anaphylaxis|epipen)$/;
const HARM =
  /\b(?:die|dies|died|killed|hospital|ill|sick|poorly|swells?(?: up)?|reacts?(?: badly)?)(?: (?:if|when|after|from|to|with|by))(?: \w+){0,3}$/;
const HARMFUL = /^(?:could|would|will|can|might|nearly|almost)? ?kills?(?:ed)? (?:me|him|her|us|them)\b/;

/** "She will die if she eats shellfish", "nuts could kill him": what harms is not wanted. */
export function isHarmful(tokens: readonly Token[], from: number, to: number): boolean {
  const clause = tokens[from]?.clause;
  const words = (list: readonly Token[]) =>
    list
      .filter((token) => token.clause === clause)
      .map(({ word }) => word)
      .join(' ');
  return HARM.test(words(tokens.slice(Math.max(0, from - 7), from))) || HARMFUL.test(words(tokens.slice(to, to + 4)));
}

/** "Nut allergy", "shellfish intolerant": what stands before is not wanted. */
export const isAllergy = (tokens: readonly Token[], to: number): boolean =>
  /^(?:allerg(?:y|ies|ic)|intoleran(?:t|ce))$/.test(tokens[to]?.word ?? '');

/** "Nut free"; "sushi free tonight" asks for a table. */
export const isFreeOf = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.word === 'free' && !A_TABLE.test(tokens[to + 1]?.word ?? '');

const A_TABLE =
  /^(?:tonight|today|tomorrow|now|at|on|for|this|next|around|between|after|before|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

const HAD: ReadonlySet<string> = new Set(['had', 'ate', 'eaten']);
/** "We've done Italian": whenever that was. */
const DONE = /\b(?:weve|ive|have|already) (?:done|had|tried)\b/;
/** "French is a bit much". */
const TOO_MUCH =
  /^(?:and \w+ )?(?:is|was|would be|feels) (?:a bit much|too much|too heavy|a bit heavy|boring|overrated|out)\b|^(?:and \w+ )?(?:makes?|made) (?:me|him|her|us) (?:ill|sick|poorly|bloated)|^(?:wrecks|upsets|kills) (?:my|me|his|her)|^disagrees? with/;
const PAST: ReadonlySet<string> = new Set(['yesterday', 'before', 'already', 'earlier', 'twice', 'ago', 'last']);
const TODAY = /^(?:so|but|now|lets|want|fancy|tonight|today|thinking)$/;
const AGAIN: ReadonlySet<string> = new Set(['more', 'again', 'loved', 'love', 'best', 'great', 'amazing']);

/** "That's expensive", "wow, so pricey": said of what was shown, it wishes for less. */
export function isComplaint(tokens: readonly Token[], from: number): boolean {
  const before = tokens
    .slice(Math.max(0, from - 3), from)
    .map(({ word }) => word)
    .join(' ');
  return (
    /(?:^|\s)(?:thats|theyre|its|wow|omg|oof|ouch|blimey)(?: so| very| really| pretty| quite| super| all)?$/.test(
      before,
    ) && !/\b(?:something|somewhere|anything|anywhere|place|restaurant|one|if|which)\b/.test(before)
  );
}

/** "Less formal", "too dressy". */
export const isLess = (tokens: readonly Token[], from: number): boolean => {
  const [before, first] = [tokens[from - 1], tokens[from]];
  if (before?.clause !== first?.clause) return false;
  return (
    before?.word === 'less' ||
    (before?.word === 'too' && !/^(?:not|nothing|isnt|arent|never|dont)$/.test(tokens[from - 2]?.word ?? ''))
  );
};

/** "Breakfast that isn't just pastries": not a place for that alone. */
export function isNotJust(tokens: readonly Token[], from: number): boolean {
  const [just, not] = [tokens[from - 1], tokens[from - 2]];
  return just?.word === 'just' && /^(?:not|isnt|arent|dont|no)$/.test(not?.word ?? '') && not?.clause === just.clause;
}

/** "French is a bit much": whoever says so wants something else. */
export function isTooMuch(tokens: readonly Token[], to: number): boolean {
  const clause = tokens[to - 1]?.clause;
  const after = tokens.slice(to, to + 7).filter((token) => token.clause === clause);
  return TOO_MUCH.test(after.map((token) => token.word).join(' '));
}

/** "We had Thai yesterday": nobody wants that today. */
export function isEatenLately(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens.filter((token) => token.sentence === tokens[at]?.sentence);
  const before = sentence.filter(
    (token) => token.start < (tokens[at]?.start ?? 0) && token.clause === tokens[at]?.clause,
  );
  if (DONE.test(before.map((token) => token.word).join(' ')) && !sentence.some((token) => AGAIN.has(token.word)))
    return true;
  const from = sentence.findIndex((token) => HAD.has(token.word));
  return (
    from >= 0 &&
    (sentence[from]?.start ?? 0) < (tokens[at]?.start ?? 0) &&
    sentence.some((token) => PAST.has(token.word)) &&
    !sentence.some((token) => AGAIN.has(token.word)) &&
    // "…yesterday, so burgers today".
    !sentence.slice(from).some(({ word, start }) => start < (tokens[at]?.start ?? 0) && TODAY.test(word))
  );
}

function isHarmless(tokens: readonly Token[], negator: number, at: number): boolean {
  // "Not too far from" is "not far from".
  const very =
    /^(?:too|very|so|that|really)$/.test(tokens[negator + 1]?.word ?? '') && tokens[negator + 2]?.word === 'far';
  const next = tokens[negator + (very ? 2 : 1)];
  if (tokens[negator]?.word === 'never' && next?.word === 'mind') return false;
  if (next && negator + 1 < at && HARMLESS_AFTER.has(next.word)) return true;
  return HARMLESS_BEFORE.has(tokens[negator - 1]?.word ?? '');
}
