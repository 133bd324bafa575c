import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import type { Barred } from '../../dialogue/barred.ts';
import { stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import { namesOf } from './picks.ts';

/** What denies that a food is safe, or that anybody knows it. */
const DENIES =
  /(?:\b(?:not|never)|n['’]t|\bcannot) (?:be )?(?:safe|fine|ok|okay|suitable|(?:sure|known?|say|call(?:ed)?|promise|vouch|tell|risk|name|mention|list)(?:(?: [\w'’]+){0,5}? (?:safe|fine|ok|okay|suitable))?)\b|\bunsafe\b|\b(?:says?|know) nothing(?! (?:beats|like|better))|\bnames? no\b|\bunknown\b|\bunclear\b/gi;
/** What the diner is told to do: at the beginning of a clause, or behind "you should". */
const ADVISES =
  /(?:^|[.;:,—–-] |\b(?:and|but|so|then|do|please|first|just|also|always) |\b(?:you|i)(?:['’](?:d|ll))? (?:(?:should|must|will|would|may|might|better|need to|have to|want to|ought to) )+)(?:to )?(?:ask (?:\w+ ){0,3}(?:about|whether|if|how)\b|(?:check|confirm)\b|be (?:very |extra )?careful\b|avoid\b|warn\b|tell (?:them|the \w+) (?:about|of|that|you|not|no|to leave)\b)/gi;
/** What gives the food out as safe: a reply with it is no warning, whatever else it says. */
const REASSURES =
  /\b(?:fine|ok|okay|suitable|confirmed|no problem|in good hands|nobody|no one|hardly|everything (?:can|is)|(?:eat|have|order|enjoy) everything|(?:great|lovely|good|perfect|ideal|right) (?:\w+ ){0,2}?(?:for|if)|i can (?:confirm|promise))\b/i;
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

function warns(sentence: string, foods: ReadonlySet<string>): boolean {
  const named = tokenize(sentence).filter(({ stem }) => foods.has(stem));
  if (named.length === 0) return false;
  const isPromised = named.some(
    ({ start, end }) => WITHOUT.test(sentence.slice(0, start)) || FREE.test(sentence.slice(end)),
  );
  const said = [...sentence.matchAll(DENIES), ...sentence.matchAll(ADVISES)];
  const isWarning = said.some(({ index }) => !NEEDLESS.test(sentence.slice(0, index)));
  return ASKS_WITHOUT.test(sentence) || (!isPromised && isWarning);
}
