import type { Token } from '../text/tokens.ts';
import { RAW_FISH } from './allergens.ts';
import type { Stated } from './sentence.ts';
import { NOT, OTHERS, OWN } from './signs.ts';

/** Words between the one who is expecting and that word. */
const REACH = 4;
const CONTRACTED: ReadonlySet<string> = new Set('shes hes theyre'.split(' '));
/** What may stand behind it, in its clause: whoever expects guests says so there. */
const CONTINUING: ReadonlySet<string> = new Set(
  'and so but though in this next again soon now twins triplets with which who'.split(' '),
);

/** Nothing stands behind it that she could expect but a child. She leaves raw fish alone, as in a pregnancy. */
export const expectingIn = (tokens: readonly Token[]): Stated[] =>
  tokens.flatMap(({ word, clause }, at) => {
    if (word !== 'expecting') return [];
    const next = tokens[at + 1];
    const before = tokens.slice(Math.max(0, at - REACH), at).filter((token) => token.clause === clause);
    const isPerson = before.some(({ word: who }) =>
      [OWN, OTHERS, CONTRACTED].some((words) => words.has(who) || words.has(who.replace(/s$/, ''))),
    );
    const isDenied = before.some((token) => NOT.has(token.word));
    const isOpen = next?.clause !== clause || CONTINUING.has(next.word);
    return isPerson && isOpen && !isDenied ? [{ from: at, to: at + 1, key: RAW_FISH, role: 'avoid' as const }] : [];
  });
