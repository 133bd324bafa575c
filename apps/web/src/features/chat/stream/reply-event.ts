import type { Allowance, ChatEvent } from '@saffron/contracts/chat';

type Final = Extract<ChatEvent, { type: 'final' }>;

/** An event of a reply, whichever way it came. What older servers leave out may be missing. */
export type ReplyEvent =
  | Exclude<ChatEvent, Final>
  | (Omit<Final, 'chatId' | 'sessionId' | 'restaurants' | 'allowance'> & {
      chatId: number | null;
      sessionId: number | null;
      restaurants?: Final['restaurants'] | undefined;
      allowance: Allowance | null;
    })
  | typeof LOST;

/** The connection broke and is looked for again; any other event says that it is back. */
export const LOST = { type: 'lost' } as const;

/** True for the event after which nothing comes. */
export function isLast(event: ReplyEvent): boolean {
  return event.type === 'final' || event.type === 'error';
}
