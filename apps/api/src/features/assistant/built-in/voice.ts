import type { Restaurant } from '@saffron/contracts/guide';
import { isSomber } from '../../dialogue/situation/news.ts';
import { forbiddenAt, type Needs, tellable } from '../../search/facts/forbidden.ts';
import { type Caveat, caveatsFor } from '../../understanding/answering/caveats.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import type { Turn } from '../../understanding/turn.ts';
import { filled, fixedPart, type Slots, type Ways } from './phrasebook/phrases.ts';

/** What moves are put into words with. */
export interface Voice {
  /** Says a thing in one of the ways: one that this conversation has not heard, or else the one that it heard longest ago. */
  say: <const Some extends Ways>(ways: Some, ...slots: Slots<Some>) => string;
  /** Whether an earlier reply has said a sentence, or something of what it lists. */
  isSaid: (sentence: string) => boolean;
  /** Whether an earlier reply has said all of a sentence. */
  isSaidWhole: (sentence: string) => boolean;
  /** Somebody has told of hard times: a reply wishes no fun. */
  somber: boolean;
  /** Whether a sentence about a place can be told in our own voice: nothing in it that the diner does not eat, no promise that it is safe. */
  suits: (row: Restaurant, sentence: Sentence) => boolean;
  /** What a sentence about a place is to somebody who goes there, by what the last messages said of the visit. */
  caveat: (row: Restaurant, sentence: Sentence, least: number) => Caveat;
}

/** Messages that tell of one visit, and letters of each. */
const OF_VISIT = 3;
const LETTERS = 200;

/** Letters of a way by which it is recognized within a sentence; shorter ones are recognized where one begins. */
const TELLING = 7;

/**
 * The voice for a conversation: the same for the same turns.
 *
 * @param seed of the conversation
 * @example voiceFor(turns, 7, wishes).say(['Or {place}.', '{Place} is good too.'], { place: 'Hush' })
 */
export function voiceFor(turns: readonly Turn[], seed: number, wishes: Needs): Voice {
  const said = turns
    .flatMap(({ reply, answers = [] }) => [...(reply ? [reply] : []), ...answers].map(({ text }) => text))
    .join('\n');
  const spoken: string[] = [];
  const lastOf = (way: string): number => {
    const now = spoken.findLastIndex((one) => one === way || (startOf(way) !== '' && startOf(one) === startOf(way)));
    return now >= 0 ? said.length + now : lastIn(said, fixedPart(way));
  };
  const say: Voice['say'] = (ways, ...[slots]) => {
    const heard = ways.map(lastOf);
    const oldest = Math.min(...heard);
    const open = ways.filter((_, at) => heard[at] === oldest);
    const at = (Math.imul(seed ^ (spoken.length * 40_503), 2_654_435_761) >>> 8) + turns.length;
    const way = open[at % open.length] ?? ways[0];
    spoken.push(way);
    return filled(way, slots ?? {});
  };
  const suits: Voice['suits'] = (row, sentence) => tellable(sentence, wishes, forbiddenAt(wishes, row)) === 'plainly';
  const visit = tokenize(
    turns
      .slice(-OF_VISIT)
      .map(({ message }) => message.slice(0, LETTERS))
      .join('. '),
  );
  const visits = new Map<number, ReturnType<typeof caveatsFor>>();
  return {
    say,
    isSaid: (sentence) => isIn(said, sentence.replace(/[.!?…]+$/, '')),
    isSaidWhole: (sentence) => isWholeIn(said, sentence),
    somber: isSomber(turns.map(({ message }) => message)),
    suits,
    caveat: (row, sentence, least) => {
      const known = visits.get(row.id) ?? caveatsFor(withoutName(visit, row));
      visits.set(row.id, known);
      return known(sentence, least);
    },
  };
}

/** What was said of a visit, but for the words of the place: notes on the room of "Ash Room" are no answer to its name. */
function withoutName(visit: readonly Token[], { name }: Restaurant): Token[] {
  const named = new Set(tokenize(name).map(({ stem }) => stem));
  return visit.filter(({ stem }) => !named.has(stem));
}

/** The voice of a reply that has said a text. */
export const having = (voice: Voice, text: string): Voice => ({
  ...voice,
  isSaid: (sentence) => voice.isSaid(sentence) || isIn(text.toLowerCase(), sentence.toLowerCase()),
});

/** The words before the first slot: two sentences of a reply begin with the same ones only where there is no other way. */
const startOf = (way: string): string => way.split('{', 1)[0] ?? '';

/** Where a text has the fixed words of a way for the last time; -1 where it has not. */
function lastIn(text: string, words: string): number {
  if (words.trim().length >= TELLING) return text.lastIndexOf(words);
  return words.trim() === '' ? -1 : Math.max(text.lastIndexOf(`\n${words}`), text.lastIndexOf(`. ${words}`));
}

/** Letters of a part of a sentence that tells something by itself. */
const TELLS = 10;

/** The first letter can be large or small. */
const isWholeIn = (said: string, sentence: string): boolean => said.includes(sentence.slice(1));

/** Whether a sentence was said as a whole, or something of what it lists. */
function isIn(said: string, sentence: string): boolean {
  if (isWholeIn(said, sentence)) return true;
  const parts = sentence.split(/[,:;]\s+(?:and )?/);
  return parts.length > 1 && parts.some((part) => part.length > TELLS && said.includes(part.slice(1)));
}
