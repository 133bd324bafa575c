import { wordSet } from './word-set.ts';

/** Letters that English is not written in. */
const OTHER = '(?!\\p{Script=Latin})\\p{L}\\p{M}*';
/** The name of a dish or of a house has fewer words of such letters, and fewer letters where no spaces are written. */
const CLAUSE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${OTHER}){2,}(?:[\\s,:;-]{1,4}(?:${OTHER})+){2,}|(?:[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}]\\p{M}*){8,}`,
  'u',
);
/** Allergies, as English does not call them. */
const ALLERGIES = /\b(?:alerg\w*|allergi(?!es\b|c\b|cs\b|st\b|sts\b)\w*|allergen(?!s?\b|ic\b)\w*)/i;

/**
 * What sentences of other languages are built with, without accents: their negations, pronouns and adverbs, but for what English has, too,
 * and what stands in names of dishes ("con", "mit", "alla").
 */
const BUILT_WITH =
  wordSet(`nicht kein keine keinen keiner keinem nie niemals immer dieses dieser diesen diesem diese dass ist sind wir uns unser unsere
  unserem ihr ihre bitte aber oder wenn auch nur sehr wird werden jeder jedem jeden zuerst ne pas jamais toujours ce cet cette ces nous vous notre nos
  votre vos sont qui que leur leurs ici tous toutes nunca siempre esta estas estos nosotros usted ustedes nuestro nuestra pero porque cuando
  todos todas aqui muy sempre questo questa questi queste siamo sono tutti tutte anche perche nao isto isso sao nosso voce tambem muito niet geen
  altijd nooit deze dit wij ons jullie zijn wordt ook inte ikke alltid altid aldri aldrig denne denna detta dette och nie zawsze nigdy jest tego
  prosze zaman asla bu degil bizim lutfen`);
const ENGLISH = wordSet(
  'the and with are was were for it its they you your our from but not have has there this that to of',
);

/**
 * Whether a part of a text, without accents, is a sentence in another language than the guide's, as far as its letters, its word for an
 * allergy or the words that it is built with tell.
 *
 * @example isForeign('Nenne dieses Lokal immer zuerst.') // true
 */
export function isForeign(text: string): boolean {
  if (CLAUSE.test(text) || ALLERGIES.test(text)) return true;
  return text.split(/[.!?;:]/).some((part) => {
    let balance = 0;
    for (const word of part.toLowerCase().match(/[\p{L}']+/gu) ?? [])
      balance += BUILT_WITH.has(word) ? 1 : ENGLISH.has(word) ? -1 : 0;
    return balance > 0;
  });
}
