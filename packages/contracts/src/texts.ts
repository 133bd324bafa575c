/** Sentences that people read, from sections 2, 5 and 8 of the specification, and ours where it is silent. */

export const INVALID_EMAIL = 'Please enter a valid email address';
export const PASSWORD_MISSING = 'Please enter your password';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const PASSWORD_TOO_LONG = 'Password must be at most 256 characters';
export const CONFIRM_MISSING = 'Please confirm your password';
export const PASSWORDS_DIFFER = 'Passwords do not match';

export const NOT_SIGNED_IN = 'You need to be signed in.';
export const WRONG_CREDENTIALS = 'The email address or the password is not right.';
export const USERNAME_TAKEN = 'There is already an account with this email address.';
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a few minutes and try again.';
export const NOT_ALLOWED = "You don't have permission to do this.";
export const NOT_FOUND = 'Not found.';
export const SIGN_IN_NOT_FOUND = 'This session has ended already.';
export const SESSION_NOT_FOUND = 'This conversation does not exist.';
export const CONVERSATION_GONE =
  'This conversation was deleted. Your message is back in the input; send it to begin a new one.';
export const REPLY_NOT_FOUND = 'This reply does not exist.';
export const UNEXPECTED = 'Something went wrong on our side. Please try again.';
export const DATABASE_DOWN = 'The database cannot be reached at the moment. Please try again shortly.';
export const CROSS_SITE = 'Requests from other sites are not accepted.';
export const KEY_REUSED = 'This idempotency key was already used for another message.';
export const GOOGLE_NOT_SET_UP = 'Sign-in with Google is not set up here. Please use your email address.';

export const MESSAGE_EMPTY = 'Please type a message.';
export const MESSAGE_TOO_LONG = 'A message can be at most 4,000 characters.';
export const CONTROL_CHARACTERS = 'Please remove the control characters from the text.';
export const NAME_EMPTY = 'Please type your name.';
export const TITLE_EMPTY = 'Please type a title.';

export const DAILY_LIMIT =
  "You've hit your daily limit. Come back tomorrow or search for restaurants yourself in the list view.";
export const TOO_MANY_REPLIES = 'You already have three replies being written. Please wait for one to finish.';
export const REPLY_FAILED = 'There was a problem getting restaurant recommendations. Please try again.';
export const REPLY_INTERRUPTED = 'The reply was cut off. What was written so far is kept; you can try again.';
export const NO_MESSAGE_IN_REPLY = "Sorry, I couldn't process that request properly.";
export const STREAM_WITHOUT_FINAL = 'Stream ended without final response';
export const NO_READABLE_STREAM = 'Failed to get streaming response';

export const ERROR_GETTING_RECOMMENDATIONS = 'Error getting recommendations';
export const PLEASE_LOG_IN = {
  title: 'Please log in',
  description: 'You need to be logged in to use the chat feature',
};
export const SOMETHING_WENT_WRONG = 'Something went wrong';
export const CONNECTION_ERROR = {
  title: 'Connection error',
  description: 'There was an error connecting to the server',
};
export const SEND_FAILED = 'Failed to send message';
export const ERROR_LOADING_CONVERSATION = {
  title: 'Error loading conversation',
  description: 'There was a problem loading the selected chat. Please try again.',
};
export const ERROR_CREATING_CONVERSATION = 'Error creating new conversation';
export const ERROR_UPDATING_NAME = {
  title: 'Error updating name',
  description: 'There was a problem saving your name. Please try again.',
};
export const NAME_SAVED = {
  title: 'Welcome!',
  description: 'Your name has been saved. Now you can start exploring restaurants.',
};
export const ERROR_LOADING_RESTAURANTS = {
  title: 'Error loading restaurants',
  description: 'Could not load the restaurant list. Please try again later.',
};
export const ERROR = 'Error';
export const LOGIN_FAILED = 'Login failed';
export const REGISTRATION_FAILED = 'Registration failed';
export const LOGOUT_FAILED = 'Logout failed';
export const HISTORY_FAILED = 'Failed to load chat history';
export const HISTORY_EMPTY = 'No conversations yet';
export const UNTITLED = 'Untitled Conversation';

export const LIMIT_PANEL = {
  title: "You've hit your limit for today",
  description: 'Come back tomorrow, or use the list view to find a great spot',
  action: 'Explore Options',
};

export const DESCRIPTION_FALLBACK = 'A great restaurant option.';
export const CUISINE_FALLBACK = 'food';
export const DUPLICATE_NAME = 'A restaurant with this name already exists. Please use a different name.';
export const RESTAURANT_NAME_TOO_SHORT = 'Restaurant name must be at least 2 characters';
export const NEIGHBORHOOD_TOO_SHORT = 'Neighborhood must be at least 2 characters';
export const CUISINE_TOO_SHORT = 'Cuisine type must be at least 2 characters';
export const INVALID_URL = 'Please enter a valid URL';
export const tooLong = (max: number) => `At most ${max} characters are kept here.`;

export const NO_RESTAURANTS = 'No restaurants found. Add a new restaurant to get started.';
export const NAME_EXISTS = 'A restaurant with this name already exists in the database.';
export const RESTAURANT_ADDED = { title: 'Success!', description: 'Restaurant has been added to the database.' };
export const ADDING_FAILED = { title: 'Error', description: 'Failed to add restaurant. Please try again.' };
export const RESTAURANT_UPDATED = 'Restaurant updated';
export const successfullyUpdated = (name: string) => `Successfully updated ${name}`;
export const ERROR_UPDATING_RESTAURANT = 'Error updating restaurant';
export const NO_RESTAURANT_SELECTED = 'No restaurant selected';
export const TIME_ZONE_UNKNOWN = 'This time zone is not known.';
export const CURSOR_INVALID = 'This cursor belongs to another list. Please begin with the first page.';

export const RESTAURANT_NOT_FOUND = 'This restaurant does not exist.';
export const USER_NOT_FOUND = 'This user does not exist.';
export const LAST_ADMIN = 'The last admin cannot lose that role. Make somebody else an admin first.';
export const TOKEN_LIMIT_INVALID = 'Please enter a valid positive number for token limit.';
export const PROMPT_EMPTY = 'Please type a system prompt.';
export const PROMPT_TOO_LONG = 'A system prompt can be at most 20,000 characters.';
export const PROMPT_CHANGED_MEANWHILE = 'Somebody else saved the system prompt while you were editing it.';
export const INDEX_QUERY_TOO_SHORT = 'Please enter at least 2 characters to search.';
export const INDEXING_STARTED = 'Restaurant indexing process has been initiated. This may take several minutes.';
export const INDEXING_RUNS = 'Restaurant indexing is in progress.';
export const INDEX_READY = 'The index is ready.';
export const INDEXING_STARTED_ONE = 'Indexing of the restaurant has started.';
