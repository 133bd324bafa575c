import { PRODUCT_NAME } from '@saffron/contracts/product';
import { ERROR_CREATING_CONVERSATION, ERROR_GETTING_RECOMMENDATIONS, REPLY_FAILED } from '@saffron/contracts/texts';
import { toast } from '@saffron/ui/toast';
import type { ComponentType } from 'react';
import type { ChatPlace } from '../../../lib/chat-memory.ts';
import type { FailedAt } from '../state/chat-store.ts';
import { type ChatServer, type Client, chatServer } from '../stream/chat-server.ts';
import { Greeting, type GreetingProps } from '../welcome/greeting.tsx';

/** What one chat screen has for itself; everything else the three share. */
export interface ChatVariant {
  /** Whose session a reload shows again. */
  place: ChatPlace;
  server: (client: Client) => ChatServer;
  reports: {
    failed: (message: string, at: FailedAt) => void;
    /** Somebody turned out to be signed out; the page then asks who they are. */
    signedOut?: () => void;
  };
  /** How a reply failed is said nowhere. */
  quiet: boolean;
  columns: 2 | 3;
  /** Whoever has no name is asked for one first. */
  asksName: boolean;
  /** The page before the first message. */
  Blank: ComponentType<GreetingProps>;
  placeholder: string;
}

/** The chat at /home. */
export const MAIN_CHAT: ChatVariant = {
  place: 'main',
  server: (client) => chatServer(client),
  reports: {
    failed: (message, at) =>
      toast({
        title: at === 'begin' ? ERROR_CREATING_CONVERSATION : ERROR_GETTING_RECOMMENDATIONS,
        description: message || REPLY_FAILED,
        variant: 'destructive',
      }),
  },
  quiet: false,
  columns: 3,
  asksName: true,
  Blank: Greeting,
  placeholder: `Message ${PRODUCT_NAME}...`,
};
