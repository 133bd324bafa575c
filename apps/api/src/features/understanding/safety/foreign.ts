import type { Span } from '../text/phrases.ts';
import { fold, type Token } from '../text/tokens.ts';
import type { Stated, Term } from './sentence.ts';

/** Words of other languages for an allergy, without accents; behind a food they make one word with it in some. */
const ALLERGY =
  /^(\p{L}*?)(?:alergi(?:c[oa]s?|as?|i?k[ae]?)|al+erji\p{L}{0,4}|allergi(?:ques?|c[oai]|che|sch\p{L}{0,2}|sk\p{L}?)|allergia|allergie|unvertraglichkeit|intoleranz|intolerantes?|intoleranci(?:as?)|intolleran(?:te|ti|za)|uczulon[aey]|uczulenie)$/u;
/** What each of them has, which is quicker to look for. */
const LIKE = /al+er|intol|uczul|vertrag/;
const COELIAC = /^(?:celiac[oa]s?|coeliaque|celiaque|zoliakie|coeliakie|celiachia|celiaquia)$/;
/** The same in other scripts, which do not set words apart. */
const SCRIPTED = /过敏|過敏|アレルギー|알레르기|аллерг|алерг|حساسية|एलर्जी|αλλεργ|אלרגי|แพ้/u;
const NOT: ReadonlySet<string> = new Set('no non pas nicht kein keine nao niet geen nie inte'.split(' '));
/** Words before such a word in which a denial is looked for: "no soy". */
const REACH = 2;

/** Foods of German compounds ("Nussallergie"). */
const COMPOUNDS: Readonly<Record<string, string>> = {
  nuss: 'nuts',
  erdnuss: 'nuts',
  noten: 'nuts',
  pinda: 'nuts',
  milch: 'dairy free',
  melk: 'dairy free',
  laktose: 'dairy free',
  gluten: 'gluten free',
  weizen: 'gluten free',
  ei: 'eggs',
  fisch: 'seafood',
  soja: 'soy',
  sesam: 'sesame',
};

/** Foods whose words are English ones as well. */
const ONLY_THERE: Readonly<Record<string, string>> = {
  latte: 'dairy free',
  nata: 'dairy free',
  mani: 'nuts',
  nuez: 'nuts',
  noten: 'nuts',
  ei: 'eggs',
  vis: 'seafood',
};

/** What a message in another language tells of an allergy. */
interface Foreign {
  stated: Stated[];
  sign: { from: number; to: number } | null;
  /** Sentences that speak of one: "soy" in one of these is no bean. */
  sentences: ReadonlySet<number>;
}

/**
 * Reads an allergy that is told in another language. Nothing else of such a message is read, but a writer that answers it has to know.
 *
 * @param spans the foods and signs of the message: allergens have words of other languages, too
 * @example foreignIn(tokenize('Soy alérgica a los cacahuetes'), spans).stated // of nuts
 */
export function foreignIn(tokens: readonly Token[], spans: readonly Span<Term>[]): Foreign {
  const told = new Set<number>();
  const found: Foreign & { sentences: Set<number> } = { stated: [], sign: null, sentences: new Set() };
  for (const [at, token] of tokens.entries()) {
    const word = fold(token.raw);
    const allergy = LIKE.test(word) ? ALLERGY.exec(word) : null;
    const isCoeliac = COELIAC.test(word);
    if (!allergy && !isCoeliac && !SCRIPTED.test(token.raw)) continue;
    const food = allergy?.[1] ?? '';
    found.sentences.add(token.sentence);
    if (tokens.slice(Math.max(0, at - REACH), at).some((before) => NOT.has(fold(before.raw)))) continue;
    const key = isCoeliac ? 'gluten free' : Object.hasOwn(COMPOUNDS, food) ? COMPOUNDS[food] : undefined;
    if (key) found.stated.push({ from: at, to: at + 1, key, role: 'avoid' });
    found.sign ??= { from: at, to: at + 1 };
    told.add(token.sentence);
  }
  if (found.sign === null) return found;
  for (const { from, to, value } of spans) {
    const isTold = told.has(tokens[from]?.sentence ?? -1) && tokens[from]?.word !== 'soy';
    const isAllergen = value.allergen === 'main' || value.foreign;
    if (isTold && isAllergen && value.key !== undefined) found.stated.push({ from, to, key: value.key, role: 'avoid' });
  }
  for (const [at, { raw, sentence }] of tokens.entries()) {
    const word = fold(raw);
    const key = told.has(sentence) && Object.hasOwn(ONLY_THERE, word) ? ONLY_THERE[word] : undefined;
    if (key) found.stated.push({ from: at, to: at + 1, key, role: 'avoid' });
  }
  return found;
}

/** Whether a word tells of an allergy in another language, and so in which language a message is. */
export const tellsAbroad = (word: string): boolean => (LIKE.test(word) && ALLERGY.test(word)) || COELIAC.test(word);
