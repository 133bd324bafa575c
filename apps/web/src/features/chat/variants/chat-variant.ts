import { PRODUCT_NAME } from '@saffron/contracts/product';
import { ERROR_CREATING_CONVERSATION, ERROR_GETTING_RECOMMENDATIONS, REPLY_FAILED } from '@saffron/contracts/texts';
import { toast } from '@saffron/ui/toast';
import type { ComponentType } from 'react';
import type { ChatPlace } from '../../../lib/chat-memory.ts';
import type { FailedAt } from '../state/chat-store.ts';
import type { Client, ReplyServer } from '../stream/chat-server.ts';
import { lazyReplyServer } from '../stream/reply-server.ts';
import { Greeting, type GreetingProps } from '../welcome/greeting.tsx';

/** The differences between the three chat screens. */
export interface ChatVariant {
  /** Which remembered session a reload restores. */
  place: ChatPlace;
  server: (client: Client) => ReplyServer;
  reports: {
    failed: (message: string, at: FailedAt) => void;
    /** The user is signed out; the page then reloads the current user. */
    signedOut?: () => void;
  };
  /** Shows no failures. */
  quiet: boolean;
  columns: 2 | 3;
  /** Asks users without a name for one first. */
  asksName: boolean;
  /** The content before the first message. */
  Blank: ComponentType<GreetingProps>;
  placeholder: string;
}

/** The chat at /home. */
export const MAIN_CHAT: ChatVariant = {
  place: 'main',
  server: lazyReplyServer,
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
