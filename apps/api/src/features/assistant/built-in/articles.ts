import { wordSet } from '../../understanding/text/word-set.ts';
import { article } from './words.ts';

/** What one may have something to do with. */
const OCCASIONS = wordSet(
  `date birthday anniversary proposal reunion party meeting celebration christening wedding engagement farewell interview catch-up treat chat talk
  drink picnic meal weekend`,
);
/** These are said without an article unless something describes them: "good for lunch", "good for a long lunch". */
const DESCRIBED = wordSet('dinner lunch breakfast brunch supper night evening afternoon morning');
/** @example isOccasion('birthday') // true */
export const isOccasion = (word: string): boolean => OCCASIONS.has(word) || DESCRIBED.has(word);
/** It has its article, says how many, or is a name or a day. */
const DETERMINED =
  /^(?:an?|the|this|that|these|those|its?|their|our|your|my|his|her|no|any|some|each|every|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|many|few|more|most|all|both|half|another|plenty|lots?|enough|what|such|\d.*|.*['’]s?)$|days?$/iu;
const AFTER_HEAD =
  /,|[;:(]| (?:of|with|in|on|at|by|from|for|to|over|under|above|behind|beside|between|near|off|that|which|who|where|when|while|until|if|as|so|and|or|running|facing)\b/i;
/** Words of a thing that is named, rather than told of. */
const LONGEST = 4;

/**
 * An occasion as it stands in a sentence: with the article that notes leave out.
 *
 * @example asThing('second date') // 'a second date'
 */
export function asThing(text: string): string {
  const [head = ''] = text.split(AFTER_HEAD, 1);
  const words = head.trim().split(' ');
  const [first = ''] = words;
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (words.length > LONGEST || DETERMINED.test(first)) return text;
  const isCounted = OCCASIONS.has(last) || (words.length > 1 && DESCRIBED.has(last));
  return isCounted ? `${article(text)} ${text}` : text;
}
