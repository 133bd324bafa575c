import { visible } from '@saffron/contracts/visible';
import { LEADING_AWAY, SPICE } from './leading-away.ts';
import { orders } from './orders.ts';
import { isForeign } from './other-languages.ts';
import type { Sentence } from './sentences.ts';

/** Letters, digits and signs that are what they look like. */
const PLAIN = /^[\x20-\x7e]*$/;

const DOTS = /[。․‧·•∙・⋅●]/gu;
const MARKS = /\p{M}+/gu;

/** Text as a reader takes it: letters of other widths and styles, accents and dots of other scripts are the plain ones. */
const folded = (text: string): string =>
  PLAIN.test(text) ? text : visible(text).normalize('NFKD').replace(MARKS, '').replace(DOTS, '.').replace(/[’‘]/g, "'");

const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' };
/** Words with digits in the place of letters as they are meant. */
const unmasked = (text: string): string =>
  folded(text).replace(/(?<=\p{L}\d{0,3})[013457]/gu, (digit) => DIGITS[digit] ?? digit);

/** Letters of a text that are read, and times that its letters may unfold into more: one sign can stand for eighteen letters. */
const READ_MAX = 4_000;
const UNFOLDED_MAX = 4;
const SHORT = 20;

/** Nobody writes so to be read. */
const isBloated = (read: string, text: string): boolean =>
  read.length > READ_MAX || read.length > UNFOLDED_MAX * text.length + SHORT;

/** Letters of different scripts in one word: one of them stands for a letter that it only looks like. */
const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
const PRODUCT = /\bsaffron\b/gi;

/** Whether the product is meant, rather than the spice or, in a name, a place that is called by it. */
const namesProduct = (text: string, fields: boolean): boolean =>
  [...text.matchAll(PRODUCT)].some(({ index }) => {
    const capital = text[index] === 'S' && index > 0 && /[\p{L}\d,] $/u.test(text.slice(Math.max(0, index - 2), index));
    const before = text.slice(Math.max(0, index - 30), index);
    const after = text.slice(index + 'saffron'.length, index + 40);
    if (fields) return SPICE.never.test(after);
    return capital || SPICE.never.test(after) || !(SPICE.before.test(before) || SPICE.after.test(after));
  });

/**
 * Whether text that anyone may add to the guide has a form that leads people away from it, asks for what they should keep to themselves,
 * or speaks to a language model.
 *
 * @param fields of a name or an address, which may have what in a sentence leads away, such as a long number
 * @example leadsAway('Book at noodles。example') // true
 */
export function leadsAway(text: string, fields = false): boolean {
  const read = folded(text);
  if (isBloated(read, text)) return true;
  if ((!PLAIN.test(read) && MIXED.test(read)) || (/saffron/i.test(read) && namesProduct(read, fields))) return true;
  return LEADING_AWAY.some(({ form, ofNotes }) => !(fields && ofNotes) && form.test(read));
}

/** What the guide's own fields tell: stars, ratings, prizes. Notes that claim them may claim anything. */
const CLAIM =
  /\bmichelin\b|\b(?:rated|rating)\b|\d(?:\.\d)? (?:out of|\/) ?(?:5|five|10|ten)\b|\bawards?\b|\bcheapest\b/i;

/** Promises of safety that nobody can keep, and advice to keep an allergy to oneself; what denies one of them warns. */
const PROMISE = new RegExp(
  [
    "(?<!\\b(?:not|never|cannot|without|is no|are no|hardly)\\s+(?:be\\s+)?|n['’]t\\s+(?:be\\s+)?)\\b(?:(?:100 ?%|totally|completely|perfectly|absolutely|entirely|always) safe|safe for (?:all|every\\w*|any\\w*|each|bab\\w+|infants?|children|kids|pregnan\\w*|mothers?)|(?:all|everything|whole menu)(?: (?:here|is|of it))* safe|guarantee\\w*\\b[^.]{0,40}\\b(?:safe|safety|free|allerg\\w*))\\b",
    '\\ballerg(?:y|en)[- ]?(?:proof|safe)\\b',
    // What keeps somebody alive is for no notes to advise on.
    '(?<!\\b(?:sons?|boys?|lads?|daughters?|girls?|kids?|child|children|wife|husband|nephews?|nieces?|grandsons?|granddaughters?|brothers?|sisters?) (?:carry|carries|carried) (?:an |his |her |their )?)\\b(?:epi-?pens?|auto-?injectors?|adrenalin\\w*|epinephrine|antihistamines?|your (?:pens?|inhalers?|medicines?|medication|tablets|pills)|the pens? (?:at home|behind)|anaphyla\\w*)\\b',
    "(?<!\\b(?:not|never|cannot|hardly|no)\\s+(?:be\\s+)?|n['’]t\\s+(?:be\\s+)?)\\bsafe for (?:\\w+[- ]){0,3}(?:allerg\\w*|sufferers?)",
    '\\b(?:allerg\\w*|sufferers?)\\b[^.;,]{0,30}\\b(?:are (?:fine|ok|okay|safe)|have nothing to fear|can relax)\\b',
    '\\b(?:allerg\\w*|coeliacs?|celiacs?|sufferers?)\\b[^.;,]{0,30}\\b(?:can|may) (?:eat|have|order) (?:everything|anything|all)\\b',
    '\\b(?:no|zero|never any) (?:risk|danger|chance|traces?|cross[- ]contaminat\\w*)\\b[^.;]{0,20}\\b(?:at all|ever|whatsoever|of (?:a )?(?:reactions?|allerg\\w*))\\b',
    "\\breactions? (?:cannot|can never|never|do not|don['’]?t|will not|won['’]?t) (?:happen|occur)\\b",
    '\\b(?:doctors?|physicians?|dieti[ct]ians?|hospitals?|scientists?|medical\\w*|health (?:department|officials?))(?:[- ]\\w+)?[- ](?:approv|recommend|certif|endors|test)\\w*',
    "\\b(?:no (?:need|reason)|need(?: not|n['’]?t)|not necessary|never mind|(?:do not|don['’]?t) (?:need|have|bother|worry))\\b[^.]{0,40}\\b(?:allerg\\w*|ask\\w*|tell\\w*|mention\\w*|warn\\w*|coeliacs?|celiacs?|nuts?|gluten)\\b",
    '\\b(?:allerg\\w*|coeliacs?|celiacs?)\\b[^.;,]{0,30}\\b(?:is|are) (?:no|not an?|never an?) (?:problem|worry|issue|trouble|reason|concern|matter)\\b',
    '\\b(?:allerg\\w*|coeliacs?|celiacs?)\\b[^.;]{0,60}\\bwithout (?:an? |any |one )?(?:worr\\w*|care|second thought|fear|doubt|trouble)\\b',
    '\\b(?:every ?one|every ?body|any ?one|any ?body|people|those|all|guests?|diners?) with (?:\\w+[- ]){0,3}allerg\\w*\\b[^.;]{0,30}\\b(?:safe|eats? (?:here|well)|relax)\\b',
    '\\b(?:allerg\\w*|sufferers?|coeliacs?|celiacs?)\\b[^.;]{0,30}\\bnever (?:had|have|has|met|saw|seen) (?:any |an? )?(?:trouble|problems?|reactions?|issues?)\\b',
    '\\bguarantee\\w*\\b[^.]{0,40}\\b(?:nothing|no(?:ne)?|contains?)\\b',
    '\\bcertified (?:\\w+[- ]){0,2}(?:nut|peanut|allergen|allergy|shellfish|egg|milk|dairy|sesame|soy)s?[- ]free\\b',
    '\\b(?:you|they|everyone|anyone) can (?:all )?relax\\b[^.]{0,40}\\b(?:allerg\\w*|coeliacs?|celiacs?)',
    '\\bno (?:confirmation|questions?|word|calls?|checks?|checking|warnings?|cautions?)\\b[^.;]{0,40}\\b(?:needed|necessary|required|called for)\\b',
    '\\b(?:nobody|no one|no guest|not one|never)\\b[^.]{0,40}\\b(?:been|fell|fallen|got|gets|was|had|made) (?:\\w+ )?(?:ill|sick|reactions?|unwell)\\b',
  ].join('|'),
  'i',
);

/**
 * Whether text claims a prize or promises safety, which nobody here can judge.
 *
 * @example claims('Michelin star') // true
 */
export const claims = (text: string): boolean => CLAIM.test(text) || PROMISE.test(text);

/** Whether a sentence of notes can be told at all: it is in the language of the guide, leads nowhere, and claims nothing that the guide's fields tell or that nobody can promise. */
export function isHarmless(sentence: Sentence): boolean {
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const { text } = sentence;
  const is = !claims(text) && !leadsAway(text) && !orders(unmasked(text)) && !isForeign(folded(text));
  known.set(sentence, is);
  return is;
}

const known = new WeakMap<Sentence, boolean>();
