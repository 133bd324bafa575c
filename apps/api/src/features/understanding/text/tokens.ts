import { beginning } from '../../../truncate.ts';

/** One word of a text, with where it stood, so that a wish can quote the words that said it. */
export interface Token {
  /** As written. */
  raw: string;
  /** Folded: lower case, without accents and apostrophes. */
  word: string;
  /** The singular of `word`, and what phrases are compared by; a corrected misspelling puts the right word here. */
  stem: string;
  start: number;
  end: number;
  /** Words with nothing but spaces between them share a clause; a comma begins the next one. */
  clause: number;
  /** Full stops, question marks and line ends begin the next sentence. */
  sentence: number;
}

/** "W.o.", "g.f.", "w/out": the letters of an abbreviation are one word. Pasted words have soft hyphens and other signs in them that nobody sees. */
const WORD =
  /(?<![\p{L}\p{N}])(?:\p{L}(?:\.\p{L})+|w[./]o(?:ut)?)(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*(?:['’‘`][\p{L}\p{M}\p{Cf}]+)*|\$+|€+|£+/giu;

/** Abbreviations whose dot ends nothing where the sentence goes on, and what has dots in it. */
const ABBREVIATED = /^(?:ex|exc|excl|incl|inc|approx|vs|esp|w|wo|wout)$|[./]/i;
/** "7.30", "7:30" is one hour. */
const AMID_NUMBER = /^[.:]$/;
const GOING_ON = /^\.\s+$/;
/** What stands before a name, and behind another one is the kind of a street: "St. John's", but "Main St." */
const TITLE = /^(?:st|dr|mr|mrs|ms|mt)$/i;
const CAPITAL = /^\p{Lu}/u;

/** Markup is for no reader: its letters become spaces, so that positions stay. */
const MARKUP = /<script\b[\s\S]*?(?:<\/script\s*>|$)|<\/?[a-z][^<>]{0,200}>/gi;

/** Code units of a word that are read: longer ones are none, and Unicode makes eighteen letters of some. */
const WORD_READ = 60;

/** Nothing to take away: most words, and this is the quick way for them. */
const PLAIN = /^[\w $|-]*$/;

/**
 * Lower case without accents, apostrophes and signs that nobody sees.
 *
 * @example fold("Café Zoë's") // 'cafe zoes'
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae');
}

const UNCHANGED = /(ss|us|is|ous)$/;

/**
 * The singular of a folded word, good enough to compare words by: both sides of a comparison go through it.
 *
 * @example stem('curries') // 'curry'
 */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith('s') || UNCHANGED.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Whether a word with a capital stands before the last one, and does not only begin the sentence. */
const endsName = (tokens: readonly Token[]): boolean => {
  const [first, named] = [tokens.at(-3), tokens.at(-2)];
  return CAPITAL.test(named?.raw ?? '') && first?.sentence === named?.sentence;
};

/**
 * The words of a text in order.
 *
 * @example tokenize('Cheap tacos, please!').map((token) => token.stem) // ['cheap', 'taco', 'please']
 */
export function tokenize(written: string): Token[] {
  const text = written.includes('<') ? written.replace(MARKUP, (markup) => ' '.repeat(markup.length)) : written;
  const tokens: Token[] = [];
  let clause = 0;
  let sentence = 0;
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(last, match.index);
    const before = tokens.at(-1)?.raw ?? '';
    const goesOn =
      (AMID_NUMBER.test(gap) && /\d$/.test(before) && /^\d/.test(match[0])) ||
      (GOING_ON.test(gap) &&
        (CAPITAL.test(match[0]) ? TITLE.test(before) && !endsName(tokens) : ABBREVIATED.test(before)));
    const between = goesOn ? '' : gap;
    if (/[.!?\n…。！？]/.test(between)) sentence += 1;
    if (/[.!?\n…。！？,;:()[\]"“”–—]|\s-\s/.test(between)) clause += 1;
    const raw = beginning(match[0], WORD_READ).toWellFormed();
    const word = beginning(fold(raw).replace(/[./]/g, ''), WORD_READ);
    last = match.index + match[0].length;
    if (word)
      tokens.push({ raw, word, stem: stem(word), start: match.index, end: match.index + raw.length, clause, sentence });
  }
  return tokens;
}

/**
 * The words of tokens, with a comma of its own between their clauses.
 *
 * @example inClauses(tokenize('No, I am.')) // 'no , i am'
 */
export const inClauses = (tokens: readonly Token[]): string =>
  tokens.map(({ word, clause }, at) => (at > 0 && clause !== tokens[at - 1]?.clause ? `, ${word}` : word)).join(' ');

/** The stems of a phrase, as {@link Phrases} wants them. */
export const stemsOf = (phrase: string): string[] => tokenize(phrase).map((token) => token.stem);
