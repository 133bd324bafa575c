import { ACCOUNTS } from './accounts.ts';
import { ADMIN_SETTINGS } from './admin.ts';
import { CHAT } from './chat.ts';
import { GUIDE } from './guide.ts';
import type { Screen } from './screen.ts';

/** Every screen in every state: checked for accessibility, compared with approved screenshots and shown on the contact sheet. */
export const SCREENS: readonly Screen[] = [...ACCOUNTS, ...CHAT, ...GUIDE, ...ADMIN_SETTINGS];
