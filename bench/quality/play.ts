import type { Labelled } from './ask.ts';
import { DEPTH, isGraded } from './grade.ts';
import type { Played } from './judge.ts';
import type { Reply } from './row.ts';

/** One conversation with whoever answers. */
export interface Talk {
  send(message: string): Promise<Reply>;
}

/** What somebody says who wants to see more than a reply shows. */
const MORE = 'any other options?';

/** Whether what comes after the shown cards counts: the reply shows fewer than are judged. */
const wantsMore = (ask: Labelled, last: Reply | undefined): boolean =>
  isGraded(ask) && ask.cards !== 'none' && last !== undefined && last.cards.length > 0 && last.cards.length < DEPTH;

/** Says the messages of an ask one after another. */
export async function play(ask: Labelled, talk: Talk): Promise<Played> {
  const replies: Reply[] = [];
  for (const message of ask.said) replies.push(await talk.send(message));
  const more = wantsMore(ask, replies.at(-1)) ? await talk.send(MORE) : null;
  return { ask, replies, more };
}
