import { isFaulted } from './tone.ts';
import { wordSet } from './word-set.ts';

/** What tells the reader to have a dish, before its name. */
const ORDERS =
  /^(?:(?:do|just|but|so|always) )?(?:get|order|try|have|eat|ask for|go (?:straight )?for|come for|(?:start|begin|finish|end) with|(?:save|leave) room for|(?:don['’]?t|do not|never) (?:miss(?: out on)?|skip|leave without|pass up)) /i;
/** What says that one comes for a dish. */
const DRAWS =
  /^(?:(?:(?:best|well|widely) )?(?:known|famous|loved|celebrated|renowned)|(?:everyone|everybody|(?:most )?people|locals|regulars) comes?) for |^(?:everyone|everybody|(?:most )?people|locals|regulars) (?:orders?|gets?|has|have) /i;
/** What says behind the name of a dish that it is the one to have. */
const PRAISED =
  /^(.+?) (?:is|are) (?:the (?:thing|one|ones|order|plate|dish|star|reason)|what (?:to|you|people|everyone|regulars|locals) (?:get|order|have|come for))\b(.*)/i;
/** What a dish costs, behind its name. */
const PRICE = /\s*\([^()\d]{0,3}\d+(?:[.,]\d\d)?[^()\d]{0,3}\)/g;
/** Where the dish ends, and something else is told. */
const ENDING = wordSet(
  'and but or if before when while because unless until since at on as which that who for to instead then early late first ahead here there',
);
/** What joins two parts of one dish: "fish and chips". */
const JOINS = wordSet('and');
/** What turns away from a dish behind one that is advised. */
const TURNING = wordSet(
  'skip avoid leave forget ignore miss dodge regret not pass ask bring come go arrive book share you they it then',
);
const LONGEST = 8;

/**
 * The dishes that a sentence of notes tells the reader to have.
 *
 * @param isFood whether words name something to eat; `told`: the sentence says to have it, rather than that one comes for it
 * @example advisedIn('Order the ribeye, with creamed spinach.', isFood) // ['the ribeye']
 */
export const advisedIn = (text: string, isFood: (words: string, told: boolean) => boolean): string[] =>
  text
    .replace(PRICE, '')
    .split(/[.!?;:…]\s*| [–—-] |,? (?:and|but) (?=(?:get|order|try|have|go for) )|, (?=and |but |or )/i)
    .flatMap((clause) => {
      const said = clause.replace(/^(?:and|but|or) /i, '');
      const [, before = '', behind = ''] = PRAISED.exec(said) ?? [];
      // "Candles, brick, the lamb is the thing" names the last of them.
      const praised = before.split(/, | (?:is|are) .*? and /).at(-1) ?? '';
      if (praised && !behind.split(' ').some((word) => TURNING.has(word)))
        return praised.split(' ').length <= LONGEST && isFood(praised, false) && !isFaulted(said) ? [praised] : [];
      const [told] = ORDERS.exec(said) ?? [];
      const [lead] = told ? [told] : (DRAWS.exec(said) ?? []);
      if (!lead) return [];
      const isDish = (words: string) => isFood(words, told !== undefined && !/^ask /i.test(told));
      const words = said.slice(lead.length).split(',')[0]?.split(' ') ?? [];
      const end = words.findIndex((_, at) => endsAt(words, at, isDish));
      const dish = words
        .slice(0, end < 0 ? words.length : end)
        .join(' ')
        .replace(/^(?:its|their) /i, 'the ');
      return dish.split(' ').length <= LONGEST && isDish(dish) && !isFaulted(dish) ? [dish] : [];
    });

function endsAt(words: readonly string[], at: number, isFood: (words: string) => boolean): boolean {
  const word = words[at]?.toLowerCase() ?? '';
  if (!ENDING.has(word)) return false;
  const next = words[at + 1]?.toLowerCase() ?? '';
  return !(JOINS.has(word) && !TURNING.has(next) && isFood(words.slice(at + 1).join(' ')));
}
