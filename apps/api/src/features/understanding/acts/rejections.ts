import type { Reading } from '../reading/read.ts';
import type { Doing } from './intents.ts';

const TURNING_DOWN: ReadonlySet<string> = new Set(
  'not except hate besides desire avoid dislike dont didnt tried been went visited without bad'.split(' '),
);

const ELSEWHERE = /\b(?:anywhere|somewhere|anything|something|someplace) else\b|\bother than\b/;

/**
 * Whether a message turns places down: "not that one", "I have been to Nine Steps".
 *
 * @param named restaurants that it names
 * @param last those of the last reply
 */
export function isRejecting(
  reading: Reading,
  doing: Doing,
  named: readonly number[],
  last: readonly number[],
): boolean {
  const words = reading.tokens.map(({ word }) => word).join(' ');
  if (named.length > 0) return doing.triggers.includes('reject') || rejectsName(reading) || ELSEWHERE.test(words);
  // "I'm not interested in British" turns a kitchen down, not a place.
  return last.length > 0 && doing.triggers.includes('reject') && !reading.mentions.some((mention) => mention.negated);
}

function rejectsName(reading: Reading): boolean {
  const words = reading.tokens.map((token) => token.word);
  return reading.names.some(
    ({ from }) =>
      words.slice(Math.max(0, from - 5), from).some((word) => TURNING_DOWN.has(word)) &&
      !words.slice(Math.max(0, from - 5), from).includes('why'),
  );
}

const REFUSING: ReadonlySet<string> = new Set('not none dont didnt never hate no been tried'.split(' '));
const ALL_OF_THEM: ReadonlySet<string> = new Set(['those', 'these', 'them', 'none', 'any', 'all']);

/** Which places are turned down: the named ones, all of the last reply ("none of those"), or else its first. */
export function rejectedOf(named: readonly number[], reading: Reading, last: readonly number[]): readonly number[] {
  if (named.length > 0) return named;
  const refusal = reading.tokens.find((token) => REFUSING.has(token.word))?.sentence ?? 0;
  const all = reading.tokens.some((token) => token.sentence === refusal && ALL_OF_THEM.has(token.word));
  return all ? last : last.slice(0, 1);
}
