import type { Labelled } from './ask.ts';
import { DEPTH, isGraded } from './grade.ts';
import type { Played } from './judge.ts';
import type { Reply } from './row.ts';

/** A conversation with the assistant. */
export interface Talk {
  send(message: string): Promise<Reply>;
}

/** Requests the restaurants that rank below those of the last reply. */
const MORE = 'any other options?';

/** Whether to request more restaurants: the ranking is scored, and the reply shows fewer than the scored number. */
const wantsMore = (ask: Labelled, last: Reply | undefined): boolean =>
  isGraded(ask) && ask.cards !== 'none' && last !== undefined && last.cards.length > 0 && last.cards.length < DEPTH;

/** Sends the messages of a test case in order. */
export async function play(ask: Labelled, talk: Talk): Promise<Played> {
  const replies: Reply[] = [];
  for (const message of ask.said) replies.push(await talk.send(message));
  const more = wantsMore(ask, replies.at(-1)) ? await talk.send(MORE) : null;
  return { ask, replies, more };
}
