import { Phrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { RAW_FISH } from './allergens.ts';
import type { Stated } from './sentence.ts';

const phrases = (words: string) => new Phrases(words.split('|').map((word) => [word, true] as const));

/** What is not cooked, or not through. "Raw fish" alone may be a matter of taste. */
const RAW = phrases(
  'undercooked|underdone|uncooked|unpasteurised|unpasteurized|raw egg|raw eggs|raw meat|raw beef|raw milk|raw food|raw foods|raw stuff|raw things|raw anything|anything raw|nothing raw|rare meat|rare beef|rare steak|pink meat|anything rare|nothing rare|anything pink|nothing pink|runny egg|runny eggs|runny yolk|runny yolks|soft cheese|soft cheeses|blue cheese|deli meats|cold cuts',
);
/** That all has to be cooked. */
const COOKED = phrases(
  'cooked through|fully cooked|properly cooked|cooked properly|cooked all the way|thoroughly cooked|cooked thoroughly|well done meat|well done only|only well done|well done please|pasteurised only|only pasteurised',
);
/** Of meat that somebody eats no other way; else it praises. */
const WELL_DONE = phrases('well done');
const REQUIRING = wordSet('must has have needs need should only meat steak beef burger burgers lamb it everything');
const DENYING = wordSet(
  'no not nothing never cant cannot couldnt shouldnt mustnt without avoid avoiding avoids dont doesnt isnt off neither nor zero allowed',
);
const NOT = wordSet('not never isnt wasnt');
/** Words before what is raw in which it is denied. */
const REACH = 6;

/** "Nothing raw", "it has to be cooked through": what somebody must not eat, with no word on why. It is left out as in a pregnancy. */
export function cookedOnlyIn(tokens: readonly Token[]): Stated[] {
  const before = (at: number) =>
    tokens.slice(Math.max(0, at - REACH), at).filter(({ sentence }) => sentence === tokens[at]?.sentence);
  const has = (at: number, words: ReadonlySet<string>) => before(at).some(({ word }) => words.has(word));
  const denied = RAW.findAll(tokens).filter(({ from }) => has(from, DENYING) || tokens[from]?.word === 'nothing');
  const needed = [
    ...COOKED.findAll(tokens).filter(({ from }) => !has(from, NOT)),
    ...WELL_DONE.findAll(tokens).filter(({ from, to }) => has(from, REQUIRING) || tokens[to]?.word === 'only'),
  ];
  return [...denied, ...needed].map(({ from, to }) => ({ from, to, key: RAW_FISH, role: 'avoid' as const }));
}
