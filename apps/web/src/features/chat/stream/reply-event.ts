import type { Allowance, ChatEvent } from '@saffron/contracts/chat';

type Final = Extract<ChatEvent, { type: 'final' }>;

/** An event of a reply from any transport. Fields that older servers leave out are optional. */
export type ReplyEvent =
  | Exclude<ChatEvent, Final>
  | (Omit<Final, 'chatId' | 'sessionId' | 'restaurants' | 'allowance' | 'chips' | 'followUps'> & {
      chatId: number | null;
      sessionId: number | null;
      restaurants?: Final['restaurants'] | undefined;
      allowance: Allowance | null;
      chips?: Final['chips'];
      followUps?: Final['followUps'];
    })
  | typeof LOST;

/** The connection was lost and is being restored; any later event means that it is back. */
export const LOST = { type: 'lost' } as const;

/** True for the last event of a reply. */
export function isLast(event: ReplyEvent): boolean {
  return event.type === 'final' || event.type === 'error';
}
