import {
  CONVERSATIONS_PER_ACCOUNT,
  IMPORT_BYTES_MAX,
  IMPORT_ROWS_MAX,
  MESSAGES_PER_CONVERSATION,
  MESSAGES_PER_DAY,
  RESTAURANTS_ADDED_PER_ACCOUNT,
  RESTAURANTS_ADDED_PER_DAY,
} from './limits.ts';

/** What the server says at a limit of an account: the limit, and what to do. */

const { format } = new Intl.NumberFormat('en');

export const CONVERSATIONS_REACHED = `You have ${format(CONVERSATIONS_PER_ACCOUNT)} conversations, the most that one account can have. Delete one that you no longer need, then try again.`;
export const CONVERSATION_FULL = `This conversation has ${format(MESSAGES_PER_CONVERSATION)} messages, the most that one can have. Send your message in a new conversation.`;
/** The end is that of the daily token limit (`DAILY_LIMIT`). */
export const MESSAGES_TODAY_REACHED = `You have sent ${format(MESSAGES_PER_DAY)} messages today, the most for one day. Come back tomorrow or search for restaurants yourself in the list view.`;

export const RESTAURANTS_TODAY_REACHED = `You have added ${format(RESTAURANTS_ADDED_PER_DAY)} restaurants today, the most for one day. Thank you! Come back tomorrow to add more.`;
export const RESTAURANTS_REACHED = `You have added ${format(RESTAURANTS_ADDED_PER_ACCOUNT)} restaurants, the most for one account. Thank you! Reviewers can add more: ask an admin to make you one.`;
/** For all accounts together; how much that is depends on the memory of the server. */
export const GUIDE_FULL =
  'The guide has as many restaurants and notes as everybody can add to it. Reviewers can add more: ask an admin to make you one.';

export const IMPORT_TOO_LARGE = `is larger than ${format(IMPORT_BYTES_MAX / 1e6)} MB. Split it into several files and import one after the other.`;
export const IMPORT_TOO_LONG = `has more than ${format(IMPORT_ROWS_MAX)} restaurants. Split it into several files and import one after the other.`;

export const TOO_MANY_SEARCHES = 'Too many searches in a minute. Wait a moment, then try again.';
