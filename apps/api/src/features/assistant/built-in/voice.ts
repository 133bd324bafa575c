import type { Turn } from '../../understanding/turn.ts';
import { createVary, type Vary } from './vary.ts';

/** What moves are put into words with. */
export interface Voice {
  /** Chooses among wordings; none that this conversation has heard, as long as there is another. */
  vary: Vary;
  /** Whether an earlier reply has said a sentence. */
  isSaid: (sentence: string) => boolean;
}

/** Letters at the end of which a wording is recognized; replies put names and quotes after it. */
const OPENING = 14;

/** The voice for a conversation. */
export function voiceFor(turns: readonly Turn[], seed: number): Voice {
  const said = turns.flatMap(({ reply }) => reply?.text ?? []).join('\n');
  const choose = createVary(seed, turns.length);
  const isSaid = (sentence: string) => isIn(said, sentence.replace(/[.!?…]+$/, ''));
  const isFresh = (option: unknown) => typeof option !== 'string' || !said.includes(option.slice(0, OPENING));
  const vary: Vary = (options) => {
    const [first, ...rest] = options.filter(isFresh);
    return first === undefined ? choose(options) : choose([first, ...rest]);
  };
  return { vary, isSaid };
}

/** Letters of a part of a sentence that tells something by itself. */
const TELLING = 10;

/** Whether a sentence was said as a whole, or most of what it lists. */
function isIn(said: string, sentence: string): boolean {
  if (said.includes(sentence)) return true;
  const parts = sentence.split(/[,:;]\s+(?:and )?/).filter((part) => part.length > TELLING);
  return parts.length > 1 && parts.filter((part) => said.includes(part)).length * 2 > parts.length;
}
