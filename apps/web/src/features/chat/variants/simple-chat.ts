import { PLEASE_LOG_IN } from '@saffron/contracts/account-texts';
import { ERROR } from '@saffron/contracts/texts';
import { type ToastOptions, toast } from '@saffron/ui/toast';
import { replyServer } from '../stream/read-reply.ts';
import { SimpleWelcome } from '../welcome/simple-welcome.tsx';
import { type ChatVariant, MAIN_CHAT } from './chat-variant.ts';
import { simpleChatServer } from './simple-chat-server.ts';

const SOMETHING_WENT_WRONG = 'Something went wrong';
const CONNECTION_ERROR = {
  title: 'Connection error',
  description: 'There was an error connecting to the server',
};
const SEND_FAILED = 'Failed to send message';

const report = (options: ToastOptions) => void toast({ ...options, variant: 'destructive' });

/** The chat at /chat: no greeting, and its own error messages. */
export const SIMPLE_CHAT: ChatVariant = {
  ...MAIN_CHAT,
  place: 'simple',
  server: (client) => replyServer(simpleChatServer(client, () => report(CONNECTION_ERROR))),
  reports: {
    failed(message, at) {
      if (at === 'connection') report(CONNECTION_ERROR);
      else report({ title: ERROR, description: at === 'reply' ? message || SOMETHING_WENT_WRONG : SEND_FAILED });
    },
    signedOut: () => report(PLEASE_LOG_IN),
  },
  asksName: false,
  Blank: SimpleWelcome,
  placeholder: 'Ask about restaurants...',
};
