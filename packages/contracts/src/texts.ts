/**
 * Texts that the chat or any screen needs first: sections 2, 5 and 8 of the specification, and our own additions. The others are in
 * `account-texts`, `guide-texts` and `admin-texts`, to keep them out of the first load.
 */

export const NOT_SIGNED_IN = 'You need to be signed in.';
export const NOT_ALLOWED = "You don't have permission to do this.";
export const NOT_FOUND = 'Not found.';
export const SESSION_NOT_FOUND = 'This conversation does not exist.';
export const CONVERSATION_GONE =
  'This conversation was deleted. Your message is back in the input; send it to start a new conversation.';
export const REPLY_NOT_FOUND = 'This reply does not exist.';
export const UNEXPECTED = 'Something went wrong on our side. Please try again.';
export const STARTING = 'Saffron is starting. Please try again in a moment.';
export const DRAINING = 'The server is shutting down. Please try again in a moment.';
export const DATABASE_DOWN = 'Saffron cannot reach its database right now. Please try again in a moment.';
export const MEMORY_SHORT = 'Saffron has too much to do right now. Please try again in a moment.';
export const NOTHING_SAVED = 'Changes cannot be saved right now. Earlier changes are safe. Please try again later.';
export const CROSS_SITE = 'Requests from other sites are not accepted.';
export const ADDRESS_UNKNOWN = 'The server does not know this address. Whoever runs it can set PUBLIC_URL to it.';
/** The message that the removal of a chip is shown as. */
export const removalMessage = (label: string): string => `No longer: ${label}`;
/** The message that the addition of a chip is shown as. */
export const additionMessage = (label: string): string => `Also: ${label}`;
export const ADDITION_REFUSED = 'This counts already, or does not go with what you told me you cannot eat.';
export const CHIP_GONE = 'The conversation has changed, and this no longer counts.';
export const MESSAGE_UNREAD =
  'Your last message was not understood because its reply was cut off. Send it again first, so that nothing in it is lost.';
export const TOO_MANY_NEEDS =
  'That is more that you cannot eat than I can keep in mind, so I recommend nothing here. Please tell me less in a new conversation.';
export const REPLY_IN_PROGRESS = 'Please wait until the reply is finished.';
export const VERSION_SET_ASIDE =
  'This conversation was changed in the meantime, for example in another tab. Look at it as it is now, then try again.';
export const KEY_REUSED = 'This idempotency key was already used for another message.';

export const DAILY_LIMIT =
  "You've hit your daily limit. Come back tomorrow or search for restaurants yourself in the list view.";
export const TOO_MANY_CALLS = 'Too many requests of your account are in progress. Wait a moment, then try again.';
export const TOO_MANY_CALLS_OF_ADDRESS =
  'Too many requests of your network are in progress. Wait a moment, then try again.';
export const TOO_MANY_REPLIES = 'You already have three replies in progress. Please wait for one to finish.';
export const REPLY_FAILED = 'There was a problem getting restaurant recommendations. Please try again.';
export const REPLY_INTERRUPTED = 'The reply was interrupted. The text so far is saved; you can try again.';
export const NO_MESSAGE_IN_REPLY = "Sorry, I couldn't process that request properly.";
export const STREAM_WITHOUT_FINAL = 'Stream ended without final response';
export const NO_READABLE_STREAM = 'Failed to get streaming response';

export const ERROR_GETTING_RECOMMENDATIONS = 'Error getting recommendations';
export const ERROR_LOADING_CONVERSATION = {
  title: 'Error loading conversation',
  description: 'There was a problem loading the selected chat. Please try again.',
};
export const ERROR_CREATING_CONVERSATION = 'Error creating new conversation';
export const ERROR = 'Error';

export const DESCRIPTION_FALLBACK = 'A great restaurant option.';
export const CUISINE_FALLBACK = 'food';
