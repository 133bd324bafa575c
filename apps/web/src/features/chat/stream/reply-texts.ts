import type * as OlderServers from './older-servers.ts';

/** How the text of a reply is read. It comes with the module that reads replies (`read-reply.ts`): the first screen does without it. */
let read: typeof OlderServers | null = null;

export function readTextsWith(texts: typeof OlderServers): void {
  read = texts;
}

/** The text to display while a reply streams. */
export const visibleText = (streamed: string): string => read?.visibleText(streamed) ?? streamed;

/** The text and cards of a finished reply. */
export const finishedReply: typeof OlderServers.finishedReply = (reply, streamed = '') =>
  read?.finishedReply(reply, streamed) ?? { message: reply.message ?? streamed, restaurants: [] };
