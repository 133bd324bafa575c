import { DIETS } from '../lexicon/foods.ts';
import { numberIn } from '../reading/numbers.ts';
import { partySizeIn } from '../reading/party-size.ts';
import type { Reading } from '../reading/reading.ts';
import { untimed } from '../reading/times.ts';
import { wordSet } from '../text/word-set.ts';
import type { Act } from './act.ts';
import type { Acts } from './acts-of.ts';

/** From this probability on a message is small talk, and from that on it does something else as well. */
const SURE = 0.4;
const BESIDE = 0.4;
const OTHERS: readonly Act[] = [
  'inform',
  'exclude',
  'relax',
  'adjust',
  'more',
  'reject',
  'ask_fact',
  'ask_about',
  'ask_opinion',
  'compare',
  'rank',
  'list',
  'count',
  'plan',
  'near',
  'book',
  'safety',
];

/**
 * Whether a message only remarks on what was shown. It wishes for nothing, whatever words it has. What somebody cannot
 * eat and how many come is no remark.
 */
export function isRemark(reading: Reading, acts: Acts): boolean {
  const { mentions, times } = reading;
  const limits = mentions.some(
    ({ meaning, negated }) => negated || (meaning.type === 'food' && DIETS.has(meaning.key)),
  );
  const social = acts.first === 'social' && acts.of('social') >= SURE && OTHERS.every((act) => acts.of(act) < BESIDE);
  return (
    (social || isSettled(reading) || isExpected(reading)) &&
    reading.names.length === 0 &&
    !limits &&
    times.length === 0 &&
    partySizeIn(untimed(reading)) === null
  );
}

/** How somebody else will take it, and nothing that they want instead. */
function isExpected({ tokens, mentions, asks }: Reading): boolean {
  const at = tokens.findIndex(({ word }, index) => EXPECTING.has(word) || (word.endsWith('ll') && index < SUBJECT));
  const verb = tokens.findIndex(
    ({ word }, index) =>
      index > at &&
      index - at <= NEAR &&
      (TAKING.has(word) || (GOING.has(tokens[index - 1]?.word ?? '') && WILD.has(word))),
  );
  const first = tokens.slice(0, at + 1).some(({ word }) => FIRST.has(word));
  return !asks && at >= 0 && verb > 0 && !first && mentions.every(({ from }) => from <= verb);
}
/** Nothing to eat. */
const GOING: ReadonlySet<string> = new Set(['go', 'going']);
const WILD: ReadonlySet<string> = new Set(['mad', 'nuts', 'crazy', 'wild', 'bananas']);
const EXPECTING = wordSet('will would gonna going');
const SUBJECT = 4;
const NEAR = 4;
const TAKING = wordSet(
  'love adore like enjoy moan complain grumble cry laugh freak thrilled chuffed delighted pleased over made happy jealous buzzing approve',
);
/** Whoever says what they themselves would like wishes for it. */
const FIRST = wordSet('i id ill im we wed well were you youd');

const isSettled = ({ tokens, asks }: Reading): boolean => {
  const at = tokens.findIndex(({ word }) => word === 'thats');
  return !asks && at >= 0 && at < OPENING && tokens.slice(at + 1).some(({ word }) => SETTLED.has(word));
};
const OPENING = 3;
const SETTLED: ReadonlySet<string> = new Set(['sorted', 'done', 'settled', 'solved', 'fixed']);

/** Whether somebody tells something, and it is no act at all, as far as others like it tell: no word of it is a wish. */
export const isIdle = ({ tokens, mentions, asks }: Reading, acts: Acts): boolean =>
  mentions.length === 0 &&
  tokens.length >= WORDS &&
  !asks &&
  tokens.every(({ word }) => !WISHING.has(word) && numberIn(word) === null) &&
  [...OTHERS, 'state' as const, 'out_of_scope' as const].every((act) => acts.of(act) < LIKELY);
const WORDS = 4;
const LIKELY = 0.2;
const WISHING = wordSet(
  'more less want need like prefer rather fancy looking find somewhere something anywhere anything what which where how when who why can could is are do does',
);
