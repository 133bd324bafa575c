import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import type { Barred } from '../../dialogue/barred.ts';
import { stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import { namesOf } from './picks.ts';

/** How a sentence warns of a food, or leaves it to the diner to ask. */
const WARNS =
  /(?:\b(?:not|never)|n['’]t|\bcannot) (?:be )?(?:safe|sure|known?|say|call|promise|vouch|tell|risk|name|mention|list)\b|\b(?:ask (?:\w+ ){0,3}(?:about|whether|if|how)|confirm|check|unsafe|(?:says?|know) nothing(?! (?:beats|like|better))|names? no|unknown|unclear|careful|avoid|risky?|warn|tell (?:them|the \w+) (?:about|of|that|you|not|no|to leave)\b)/gi;
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

/**
 * Whether a reply says of a place what stands against it: it warns of the food in a sentence that names the place, or in one that follows it
 * and names no other. A promise is no warning.
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
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/)) {
    yield;
    const spoken = namesIn(sentence);
    if (spoken.length > 0) last = spoken;
    for (const id of spoken) before.add(id);
    const isOfIt = last.includes(row.id) || (OF_ALL.test(sentence) && before.has(row.id));
    if (isOfIt && warns(sentence, foods)) return true;
  }
  return false;
}

function warns(sentence: string, foods: ReadonlySet<string>): boolean {
  const named = tokenize(sentence).filter(({ stem }) => foods.has(stem));
  const isPromised = named.some(
    ({ start, end }) => WITHOUT.test(sentence.slice(0, start)) || FREE.test(sentence.slice(end)),
  );
  const isWarning = [...sentence.matchAll(WARNS)].some(({ index }) => !NEEDLESS.test(sentence.slice(0, index)));
  return named.length > 0 && (ASKS_WITHOUT.test(sentence) || (!isPromised && isWarning));
}
