import { table } from '../../../table.ts';
import { ENGLISH } from '../lexicon/english.ts';
import { DIETS, FOODS } from '../lexicon/foods.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { NearWords } from '../text/near-words.ts';
import { stem, stemsOf, type Token } from '../text/tokens.ts';
import { MAIN_ALLERGENS } from './allergens.ts';

/** Shorter words are too near to others. */
const SHORTEST = 5;

/** Different words that are looked up in one message; more are no message of a person. */
const DISTINCT = 400;

const ALLERGY =
  'allergic allergy allergies allergen intolerant intolerance anaphylactic anaphylaxis epipen without'.split(' ');

/** More letters are wrong than in any other word: "alergik", "allurgick", "alegic", "anafilactic". */
const SOUNDING: readonly (readonly [RegExp, string])[] = [
  [/^al+[aeiou](?:r+[gj]|[gj]i[ck]+$)/, 'allergic'],
  [/^an+[aeiou](?:f|ph)[aeiou]?l+[aeiouy]?[ckx]/, 'anaphylactic'],
];

/** Words of a denial and of an exclusion that people shorten, or say in another language. */
const SHORTENED: Readonly<Record<string, string>> = table({
  dnt: 'dont',
  cnt: 'cant',
  wnt: 'wont',
  hav: 'have',
  nowt: 'nothing',
  wo: 'without',
  wout: 'without',
  sans: 'without',
  senza: 'without',
  ohne: 'without',
  sin: 'without',
  sem: 'without',
  exc: 'excluding',
  excl: 'excluding',
});

/** "My gf is allergic" speaks of a girlfriend, and "gf pizza" of gluten. */
const OWNING: ReadonlySet<string> = new Set('my his her our your ur the and'.split(' '));

/** "Sans Souci" is a name. */
const isTitle = (token: Token | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(token?.raw ?? '');

/** Words of the lexicon that are written as they are meant. */
const KNOWN: ReadonlySet<string> = new Set([...FOODS.values()].flatMap(({ words }) => words.flatMap(stemsOf)));

const CLOSED: ReadonlySet<string> = new Set(
  [
    ...ALLERGY,
    ...MAIN_ALLERGENS.flatMap(([word]) => stemsOf(word)).filter((word) => word.length > SHORTEST),
    ...[...DIETS]
      .flatMap((key) => [key, ...(FOODS.get(key)?.words ?? [])])
      .flatMap((word) => (word.includes(' ') ? [] : stemsOf(word))),
    ...'vegan vegetarian halal kosher coeliac celiac gluten dairy lactose'.split(' '),
  ].filter((word) => word.length >= SHORTEST),
);

/** Ways in which closed words begin, also with the second letter wrong, missing or doubled: most words of a message are looked up no further. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...CLOSED].flatMap(([a = '', b = '', c = '']) => [a + b, b + a, a + c]),
);

/** A word with each letter once that stands twice or more in a row: "nutts", "porkk". */
const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Shorter allergens and their plurals, by their letters without doubled ones: nothing else in them may be wrong. */
const SHORT: ReadonlyMap<string, string> = new Map(
  MAIN_ALLERGENS.flatMap(([word]) =>
    /^\p{L}+$/u.test(word) && word.length > 2 && word.length <= SHORTEST
      ? [word, `${word}s`, `${word}es`].map((form) => [undoubled(form), word] as const)
      : [],
  ),
);

let near: NearWords | undefined;

const meant = (token: Token): string | null => {
  const { word, stem: root } = token;
  const usual = SHORTENED[word];
  if (usual) return usual;
  if (word.length < SHORTEST - 1 || CLOSED.has(root) || KNOWN.has(root)) return null;
  const short = SHORT.get(undoubled(word));
  if (!short && !BEGINNINGS.has(word.slice(0, 2)) && !BEGINNINGS.has(`${word[0]}${word[2]}`)) return null;
  if ([word, root].some((form) => ORDINARY.has(form) || ENGLISH.has(form))) return null;
  if (short) return short;
  near ??= new NearWords(CLOSED, 1);
  return near.find(word) ?? near.find(root) ?? SOUNDING.find(([sounds]) => sounds.test(word))?.[1] ?? null;
};

/**
 * The words of a message, with misspelt ones of allergies, allergens and diets put right. It asks the closed list alone: no text of the
 * guide can make a misspelling right.
 *
 * @example spelt(tokenize('alergic to penuts')).map(({ word }) => word) // ['allergic', 'to', 'peanut']
 */
export const spelt = (tokens: readonly Token[]): Token[] => {
  const known = new Map<string, string | null>();
  return tokens.map((token, at) => {
    if (SHORTENED[token.word] && isTitle(token) && isTitle(tokens[at + 1])) return token;
    if (token.word === 'gf' && OWNING.has(tokens[at - 1]?.word ?? ''))
      return { ...token, word: 'girlfriend', stem: stem('girlfriend') };
    let word = known.get(token.word);
    if (word === undefined && known.size < DISTINCT) {
      word = meant(token);
      known.set(token.word, word);
    }
    return word ? { ...token, word, stem: stem(word) } : token;
  });
};
