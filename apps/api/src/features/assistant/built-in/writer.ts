import { createQueue, type Steps } from '../../../slices.ts';
import type { Brief, Usage, Writer, WriterEvent } from '../writer.ts';
import { compose } from './compose.ts';
import { readPitches } from './pitch.ts';
import { prepareShapes } from './shape.ts';

const LETTERS_PER_TOKEN = 4;
/** Turns of history that an estimate counts, and tokens that a reply has at the most. */
const HISTORY_TURNS = 4;
const LONGEST_REPLY = 400;

const tokensOf = (text: string): number => Math.ceil(text.length / LETTERS_PER_TOKEN);

/** What a reply costs, by estimate: nobody bills for it, but the daily limit counts it. */
function usageOf({ found }: Brief, reply: string): Usage {
  const message = found.turns.at(-1)?.message ?? '';
  const history = found.turns.slice(0, -1).slice(-HISTORY_TURNS);
  const past = history.map((turn) => turn.message + (turn.reply?.text ?? '')).join('');
  return { input: tokensOf(message) + Math.min(tokensOf(past), 200), output: tokensOf(reply), cached: 0 };
}

/** @example [...piecesOf('Two small plates.')] // ['Two small ', 'plates.'] */
function* piecesOf(text: string): Generator<string> {
  let piece = '';
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    piece += word;
    if (piece.length >= 12 || /[.!?,:;]\s*$/.test(piece)) {
      yield piece;
      piece = '';
    }
  }
  if (piece) yield piece;
}

function* composing({ found, dinerName }: Brief): Steps<string> {
  const offers = (found.moves ?? []).flatMap((move) => ('found' in move ? move.found : []));
  for (const { picks, wishes } of [found, ...offers]) yield* readPitches(picks, wishes);
  return compose(found, dinerName);
}

/** The name of the built-in writer. */
export const BUILT_IN = 'built-in';

/** The writer that needs no vendor: it composes its text from the restaurants that were found. */
export function createBuiltInWriter(): Writer {
  prepareShapes();
  // Many replies can have been found by the same turn of the event loop, and each text takes milliseconds.
  const inTurn = createQueue();
  return {
    name: BUILT_IN,
    needs: (message) => {
      const tokens = tokensOf(message) + 200 + LONGEST_REPLY;
      return { least: tokens, most: tokens };
    },
    write: async function* (brief: Brief, signal: AbortSignal): AsyncGenerator<WriterEvent> {
      const text = await inTurn(composing(brief));
      let written = '';
      for (const piece of piecesOf(text)) {
        if (signal.aborted) break;
        written += piece;
        yield { type: 'text', text: piece };
      }
      if (!signal.aborted) yield { type: 'picks', ids: brief.found.picks.map((pick) => pick.id) };
      yield { type: 'usage', usage: usageOf(brief, written) };
    },
  };
}
