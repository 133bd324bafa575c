import { Phrases } from '../text/phrases.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** What people say before they put something right; none of it is a wish. */
const OPENERS = wordSet('no nope nah wait sorry oh oops hang hold on sec hmm um er ah actually well hey but ok okay');
/** Without one of these, openers agree or go on: "ok, the second one" takes the place. */
const REPAIRS = wordSet('no nope nah wait sorry oops hang hold');
const REFUSALS: ReadonlySet<string> = new Set(['no', 'nope', 'nah']);
const SAID = new Phrases(
  ['i said', 'i meant', 'i mean', 'i was asking about', 'i asked for', 'i was talking about', 'i told you'].flatMap(
    (phrase) => [phrase, `like ${phrase}`, `as ${phrase}`].map((each) => [each, true] as const),
  ),
);
/** What begins a clause that a bare "wait" stands before. */
const BEGINS = wordSet(
  'is are was do does did can could will would i im we were it its they theyre what which where how so the',
);
/** How "the other one", "the second" ends. */
const ENDS = wordSet('one place second third first last other latter former');
/** Words of a bare reference. */
const REFERENCE = 5;
const AFTER_ALL: ReadonlySet<string> = new Set(['please', 'pls', 'plz', 'then', 'instead', 'i', 'mean', 'meant']);

/**
 * A message without the words that only say that it puts something right, which are blanked so that all others keep their places.
 *
 * @example withoutCorrection('no, I meant the second') // '            the second'
 */
export function withoutCorrection(text: string): string {
  const tokens = tokenize(text);
  const opened = tokens.findIndex(({ word }) => !OPENERS.has(word));
  if (opened < 0) return text;
  const said = SAID.findAll(tokens).find(
    ({ from }) => from <= opened && tokens[from]?.sentence === tokens[0]?.sentence,
  );
  const from = said?.to ?? (isOpening(tokens, opened) ? opened : 0);
  const start = tokens[from]?.start ?? 0;
  return ' '.repeat(start) + text.slice(start);
}

/** Whether the first words only open the rest: a "no" does before a bare reference alone, as "no peanuts" and "no, it's too dear" refuse. */
function isOpening(tokens: readonly Token[], to: number): boolean {
  if (!tokens.slice(0, to).some(({ word }) => REPAIRS.has(word))) return false;
  const rest = tokens.slice(to).filter(({ word }) => !AFTER_ALL.has(word));
  const points = rest[0]?.word === 'the' && rest.length <= REFERENCE && ENDS.has(rest.at(-1)?.stem ?? '');
  if (tokens.slice(0, to).some(({ word }) => REFUSALS.has(word))) return points;
  return points || tokens[to - 1]?.clause !== tokens[to]?.clause || BEGINS.has(tokens[to]?.word ?? '');
}
