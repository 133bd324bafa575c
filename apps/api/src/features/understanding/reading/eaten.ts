import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

const HAD = wordSet('had ate eaten eating having did');
const PAST = wordSet('yesterday before already earlier twice ago last breakfast lunch week running row');
/** What somebody does with food whenever they eat. */
const HABITS = wordSet('eat have had eating having do done get go');
const ELSE = wordSet('else different new');
const THING = wordSet('something somewhere anything anywhere');
const TODAY = wordSet('so but now lets want fancy tonight today thinking could need');
const AGAIN = wordSet('more again loved love best great amazing');
const NOT: ReadonlySet<string> = new Set(['not', 'no', 'never', 'dont', 'cant']);

/**
 * Whether a mention tells what somebody ate, or always eats who now wants something else: nobody wants that today, and
 * its meal is over.
 *
 * @example isEatenLately(tokenize('We had Thai yesterday'), 2) // true
 */
export function isEatenLately(tokens: readonly Token[], at: number): boolean {
  const mention = tokens[at];
  if (!mention) return false;
  const sentence = tokens.filter((token) => token.sentence === mention.sentence);
  if (isChanged(sentence, mention)) return true;
  const had = sentence.findIndex((token) => HAD.has(token.word));
  const told = sentence[had];
  if (!told || told.start > mention.start || told.clause !== mention.clause) return false;
  if (!sentence.some((token) => token.start > told.start - FAR && PAST.has(token.word))) return false;
  if (sentence.some(({ word }, index) => AGAIN.has(word) && !NOT.has(sentence[index - 1]?.word ?? ''))) return false;
  return !sentence.slice(had).some(({ word, start }) => start < mention.start && TODAY.has(word));
}

/** Another clause of the sentence asks for something else. */
function isChanged(sentence: readonly Token[], { clause, start }: Token): boolean {
  const own = sentence.filter((token) => token.clause === clause);
  const verb = own.findIndex(({ word }) => HABITS.has(word));
  const isTold =
    verb > 0 && (own[verb]?.start ?? 0) < start && !own.some(({ word }) => TODAY.has(word) || NOT.has(word));
  return (
    isTold &&
    sentence.some(
      (token, at) => token.clause !== clause && ELSE.has(token.word) && THING.has(sentence[at - 1]?.word ?? ''),
    )
  );
}

/** Letters before "had" within which "yesterday" may stand. */
const FAR = 40;

/** Said of what was shown, it wishes for less. */
export function isComplaint(tokens: readonly Token[], from: number): boolean {
  const before = tokens
    .slice(Math.max(0, from - 5), from)
    .map(({ word }) => word)
    .join(' ');
  return (
    /(?:^|\s)(?:thats|theyre|its|(?:those|these|they|them|both|that|it) (?:are|is|looks?|seems?)|wow|omg|oof|ouch|blimey)(?: (?:so|very|really|pretty|quite|super|all|both|rather))*$/.test(
      before,
    ) && !/\b(?:something|somewhere|anything|anywhere|place|restaurant|one|if|which)\b/.test(before)
  );
}
