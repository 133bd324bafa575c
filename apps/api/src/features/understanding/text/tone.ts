import { ADVICE, FAULTS, FAULTY, FAULTY_BEFORE, LIMITS, NO_MATTER, TOO } from '../lexicon/faults.ts';
import { HARM } from '../lexicon/harm.ts';
import { DENIALS } from './evidence.ts';
import { Phrases } from './phrases.ts';
import { type Token, tokenize } from './tokens.ts';
import { wordSet } from './word-set.ts';

const table = <T>(words: string, value: T): (readonly [string, T])[] =>
  words.split('|').map((phrase) => [phrase, value] as const);

/** Who would come to harm. */
const WORSE =
  'food poisoning|poisoning|would starve|will starve|nearly starved|almost starved|had starved|better run|your own risk|their own risk';

const PHRASES = new Phrases<'fault' | 'faulty' | 'too' | 'limit'>([
  ...table(`${FAULTS}|${ADVICE}|${HARM}|${WORSE}`, 'fault' as const),
  ...table(FAULTY, 'faulty' as const),
  ...table(TOO, 'too' as const),
  ...table(LIMITS, 'limit' as const),
]);

/** "It is dull", "they run dry"; and what may stand between that and what a thing is. */
const BEING = wordSet('is are was were be');
const BECOMING = wordSet(
  'comes come arrives arrive goes go gets get turns turn runs run sometimes often occasionally too',
);
const BETWEEN = wordSet('a an bit touch little rather too very quite sometimes often slightly still on the side');
const HEDGING = wordSet('bit touch little rather too slightly sometimes often');
/** What is said of something else. */
const OF_ELSE = wordSet('to of cooked roasted roast braised smoked poached enough and');
const DENIAL_REACH = 3;
const BETWEEN_REACH = 4;

const isDenied = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(Math.max(0, from - DENIAL_REACH), from)
    .some(({ word, clause }) => clause === tokens[from]?.clause && DENIALS.has(word));

/** Whether a thing is said to be so; `only`: sometimes, or more than one likes. */
function isSaidToBe(tokens: readonly Token[], from: number, to: number, only: boolean): boolean {
  const { clause } = tokens[from] ?? {};
  if (tokens[to]?.clause === clause && OF_ELSE.has(tokens[to]?.word ?? '')) return false;
  let hedged = false;
  for (let at = from - 1; at >= Math.max(0, from - BETWEEN_REACH) && tokens[at]?.clause === clause; at -= 1) {
    const word = tokens[at]?.word ?? '';
    hedged ||= HEDGING.has(word);
    if (BECOMING.has(word) || (BEING.has(word) && (hedged || !only))) return true;
    if (!BETWEEN.has(word)) return false;
  }
  return hedged;
}

/** A sentence of more words has said other things before what it says last. */
const SHORT = 16;

const BESIDE_NO = new Set(NO_MATTER.split('|'));

/** How a sentence of the notes speaks of a place. */
export interface Tone {
  /** It finds fault. */
  critical: boolean;
  /** It tells what guests have to put up with. */
  limiting: boolean;
  /** It tells what is not to be had: "no meat", which somebody may look for. */
  lacking: boolean;
}

/**
 * Whether a sentence speaks against a place: nothing to quote as a reason to go there.
 *
 * @example toneOf('The gravy is from a packet.') // { critical: true, limiting: false, lacking: false }
 */
export function toneOf(sentence: string): Tone {
  const tokens = tokenize(sentence);
  const found = new Set(
    PHRASES.findAll(tokens).flatMap(({ from, to, value }) => {
      if (value === 'limit') return tokens.length <= SHORT || tokens[from]?.clause === 0 ? ['limit'] : [];
      if (isDenied(tokens, from) && !DENIALS.has(tokens[from]?.word ?? '')) return [];
      return value === 'fault' || isSaidToBe(tokens, from, to, value === 'too') ? ['fault'] : [];
    }),
  );
  const [first, second] = tokens;
  const isShut = /^(?:closed|shut|skip|dont)$/.test(first?.word ?? '');
  return {
    critical: found.has('fault'),
    limiting: found.has('limit') || isShut,
    lacking: first?.word === 'no' && !BESIDE_NO.has(second?.word ?? ''),
  };
}

/** What is said of a dish behind its name where it is not as good as the rest. */
const BEHIND = new Phrases(
  [
    ...'rather|a bit|bit|a little|a touch|slightly|somewhat|too|overly|that is|thats|which is'
      .split('|')
      .flatMap((hedge) => `${TOO}|${FAULTY}`.split('|').map((fault) => `${hedge} ${fault}`)),
    ...'heavy on the|heavy going|drowned in|drowning in|swimming in|lost in its|lost under|short on'.split('|'),
  ].map((phrase) => [phrase, true] as const),
);

/**
 * Whether a part of a list finds fault with what it names: the rest of the list may praise.
 *
 * @example isFaulted('a seafood linguine rather heavy on the cream') // true
 */
export const isFaulted = (part: string): boolean =>
  FAULTY_START.has(tokenize(part)[0]?.word ?? '') ||
  toneOf(part).critical ||
  BEHIND.findAll(tokenize(part)).some(({ from }) => from > 0);

const FAULTY_START = new Set(FAULTY_BEFORE.split('|'));
