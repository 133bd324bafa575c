import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import type { Barred } from '../../dialogue/barred.ts';
import { stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import { namesOf } from './picks.ts';

/** What denies that a place is safe: with nothing between but a name and words that deny no more than that. */
const DENIES =
  /(?:\b(?:[Nn]ot|[Nn]ever|[Cc]annot)|n['’]t) (?:(?:\p{Lu}[\p{L}'’&-]*|be|been|call|called|say|promise|sure|certain|know|vouch|whether|if|that|it|it['’]s|is|are|they|they['’]re|this|them|either|any|of|a|the|place|really|completely|entirely) ){0,8}(?:safe|suitable)\b|\b[Uu]nsafe\b/gu;
/** Where an instruction begins: a clause, or what the diner should do. */
const TOLD = `(?:^ *|\\b(?:and|but|so|then|do|please|first|just|also|always) |\\b(?:you|i)(?:['’](?:d|ll))? (?:(?:should|must|will|would|may|might|better|need to|have to|want to|ought to) )+)(?:to )?`;
/** To ask about it, or to leave it. */
const ADVISES = new RegExp(
  `${TOLD}(?:ask\\b(?! (?:\\w+ ){0,3}for\\b)|check\\b|confirm\\b|avoid\\b|warn\\b|tell (?:them|the \\w+) (?:about|of|that|you|not|no|to leave)\\b)`,
  'gi',
);
const CAREFUL = new RegExp(`${TOLD}be (?:very |extra )?careful\\b`, 'gi');
/** What says that the guide is silent, and so nothing by itself. */
const SILENT =
  /\b(?:guide|notes?|data|entry|record)\b(?: (?!no\b)[\w'’]+){0,3}? (?:(?:not|never)\b|nothing\b|no\b|(?:says?|mentions?|lists?|names?|records?|tells?) (?:no|nothing|none)\b)|\b(?:guide|notes?|data|entry|record) (?:do|does|did)n['’]t\b/i;
/** What gives the food out as safe: a reply with it is no warning, whatever else it says. */
const REASSURES =
  /\b(?:fine|ok|okay|suitable|confirmed|no problem|in good hands|relax|go ahead|nobody|no one|hardly|everything (?:can|is)|(?:eat|have|order|enjoy) (?:every|any)thing|(?:great|lovely|good|perfect|ideal|right) (?:\w+ ){0,2}?(?:for|if)|i can (?:confirm|promise))\b/i;
/** What leaves the food out is asked for. */
const ASKS_WITHOUT = /\bask (?:\w+ ){0,3}(?:for|to) (?:[\w-]+ ){0,6}?(?:without|leave|no)\b/i;
/** Before a word of warning: that nobody needs it. */
const NEEDLESS =
  /(?:\b(?:no (?:need|reason|point)|never mind|without|no|not necessary|unnecessary|needless|needn['’]?t|need not|(?:do not|don['’]?t|does not|doesn['’]?t|won['’]?t) (?:need|have)|(?:do not|don['’]?t) (?:bother|worry)))(?: (?:to|be|being|even|at all|about|any|the|real|having|feel)){0,3} $/i;
/** What promises that a food is not there, before the word for it and behind it; that the guide names none is no promise. */
const WITHOUT = /(?<!\b(?:names?|mentions?|lists?) )\b(?:no|without|free (?:of|from)|zero|never any) $/i;
const FREE = /^[- ]free\b/i;
/** Said of all the places before. */
const OF_ALL = /\b(?:both|either|neither|all|each|any|them)\b/i;
const CLAUSES = /(?<=[;:!?,—–])\s*|\s+-\s+/;

/**
 * Whether a reply says of a place what stands against it: it warns of the food in a sentence that names the place, or in one that follows it
 * and names no other. A promise is no warning, and takes one back.
 *
 * @param places what the reply may name
 * @example finish(warnsOf('Try Luna, but ask about nuts.', barredForNuts, [luna])) // true
 */
export function* warnsOf(text: string, barred: Barred | null, places: readonly Restaurant[]): Steps<boolean> {
  if (!barred?.health) return false;
  const { row, said, against } = barred;
  const named = against?.attribute.allergen?.named.split('|') ?? [];
  const foods = new Set([said, against?.attribute.key ?? '', ...named, 'allergy'].flatMap(stemsOf));
  const namesIn = namesOf(places);
  const before = new Set<number>();
  let last: readonly number[] = [];
  let isWarned = false;
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/)) {
    yield;
    const spoken = namesIn(sentence);
    if (spoken.length > 0) last = spoken;
    for (const id of spoken) before.add(id);
    const isOfIt = last.includes(row.id) || (OF_ALL.test(sentence) && before.has(row.id));
    if (!isOfIt) continue;
    if (reassures(sentence, foods)) return false;
    isWarned ||= warns(sentence, foods);
  }
  return isWarned;
}

/** Whether a sentence gives the food out as safe, or a place as safe at all. */
function reassures(sentence: string, foods: ReadonlySet<string>): boolean {
  const said = sentence.replace(DENIES, '');
  return (
    /\bsafe(?:ly)?\b/i.test(said) || (REASSURES.test(said) && tokenize(sentence).some(({ stem }) => foods.has(stem)))
  );
}

/** Whether a sentence denies that it is safe, or tells to ask about the food or to leave it, in so many words. */
function warns(sentence: string, foods: ReadonlySet<string>): boolean {
  const named = tokenize(sentence).filter(({ stem }) => foods.has(stem));
  if (named.length === 0) return false;
  if (ASKS_WITHOUT.test(sentence)) return true;
  const isPromised = named.some(
    ({ start, end }) => WITHOUT.test(sentence.slice(0, start)) || FREE.test(sentence.slice(end)),
  );
  if (isPromised) return false;
  const isNeeded = ({ index }: RegExpExecArray, text: string) => !NEEDLESS.test(text.slice(0, index));
  const isOfFood = (text: string) => tokenize(text).some(({ stem }) => foods.has(stem));
  const says = (text: string, form: RegExp) => [...text.matchAll(form)].some((said) => isNeeded(said, text));
  const clauses = sentence.split(CLAUSES);
  const advice = clauses.flatMap((clause) =>
    [...clause.matchAll(ADVISES)].filter((said) => isNeeded(said, clause)).map(({ index }) => clause.slice(index)),
  );
  return (
    says(sentence, DENIES) ||
    clauses.some((clause) => says(clause, CAREFUL)) ||
    advice.some(isOfFood) ||
    (advice.length > 0 && SILENT.test(sentence))
  );
}
