/**
 * The constants of section 9 of the specification, and our own. Those of toasts and pagers are in the design system
 * (`packages/ui`).
 */

export const PASSWORD_MIN = 6;
/** Limits the time spent on hashing. */
export const PASSWORD_MAX = 256;
export const USERNAME_MAX = 254;
export const NAME_MAX = 80;

/** Maximum characters in a chat message. */
export const MESSAGE_MAX = 4000;
export const TITLE_MAX = 200;
/** Maximum characters of the first message used as the title of its session. */
export const TITLE_FROM_MESSAGE_MAX = 60;

/** Tokens (input plus output) per user and UTC day, unless an admin sets another limit. */
export const DEFAULT_TOKEN_LIMIT = 50_000;
/** The remaining allowance is shown below this fraction of the limit. */
export const ALLOWANCE_SHOWN_BELOW = 0.2;
/** Maximum concurrent replies per user. */
export const REPLIES_AT_ONCE = 3;
/** Maximum concurrent calls of one account on one server, without streams; each call of a batch counts. */
export const CALLS_AT_ONCE = 30;
/** Of these, calls whose results may have a million characters; a web app that opens in several tabs at once has two or three in each. */
export const LARGE_CALLS_AT_ONCE = 10;
/** The same for all clients of one address that are not signed in; an address may be that of many people. */
export const CALLS_AT_ONCE_PER_ADDRESS = 50;
/** Maximum requests of one address in a second without a session or access token that the server has found valid before. */
export const REQUESTS_PER_SECOND_OF_ADDRESS = 200;
/** Maximum requests of one address at once whose sessions or access tokens a server has not seen before; anybody can make these up. */
export const NEW_TOKENS_AT_ONCE_PER_ADDRESS = 20;
/** Maximum open streams of one account on one server: three replies in each of ten tabs. */
export const STREAMS_AT_ONCE = 30;
/** Maximum characters of a search in conversations. */
export const CHAT_SEARCH_MAX = 200;
/** Searches in the conversations of one account on one server. */
export const CHAT_SEARCHES_PER_MINUTE = 120;
/** Searches in the guide of one account on one server. */
export const GUIDE_SEARCHES_PER_MINUTE = 120;
/** Maximum conversations in the result of a search, and messages of one of them. */
export const FOUND_SESSIONS_MAX = 20;
export const FOUND_MESSAGES_MAX = 3;
/** Messages in a response of `chat.entries`. */
export const ENTRIES_PAGE_SIZE = 100;
/** Maximum sessions of one account; a new one ends the oldest. */
export const SIGN_INS_MAX = 100;

/** Maximum access tokens of one account, including expired ones that are still in its list. */
export const ACCESS_TOKENS_PER_ACCOUNT = 50;
export const ACCESS_TOKEN_NAME_MAX = 80;
/** Longest validity of an access token, in days. */
export const ACCESS_TOKEN_DAYS_MAX = 365;
/** Days for which an expired token stays in its owner's list. */
export const EXPIRED_TOKEN_KEPT_DAYS = 30;
/** Calls of one account with access tokens on one server; each call of a batch counts. */
export const ACCESS_TOKEN_CALLS_PER_MINUTE = 300;

/**
 * Limits of one account (docs/decisions/0035-account-limits.md). Those of conversations and messages do not apply to admins, those of
 * restaurants not to reviewers and admins.
 */
export const CONVERSATIONS_PER_ACCOUNT = 2000;
export const MESSAGES_PER_CONVERSATION = 500;
/** Maximum characters of the comment on a reply. */
export const RATING_COMMENT_MAX = 1000;
/** Ratings in a response of `admin.ratings`. */
export const RATINGS_PAGE_SIZE = 10;
/** Per UTC day, including messages deleted since. */
export const MESSAGES_PER_DAY = 2000;
/** Per UTC day. */
export const RESTAURANTS_ADDED_PER_DAY = 50;
export const RESTAURANTS_ADDED_PER_ACCOUNT = 1000;

/** Maximum size of a file that is imported into the guide. */
export const IMPORT_BYTES_MAX = 100 * 1000 * 1000;
export const IMPORT_ROWS_MAX = 100_000;

/** Maximum restaurant cards in a reply. */
export const CARDS_MAX = 6;
/** Maximum characters of the notes on a card, before the ellipsis. */
export const CARD_DESCRIPTION_MAX = 600;
/** Exceptions from the weekly opening hours are on a card if they begin within this number of days. */
export const CARD_HOURS_DAYS = 14;

export const PRICE_MIN = 1;
export const PRICE_MAX = 5;
export const PRICE_DEFAULT = 2;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const RATING_STEP = 0.5;

export const RESTAURANT_NAME_MIN = 2;
export const RESTAURANT_TEXT_MAX = 200;
export const NOTES_MAX = 10_000;
export const PHONE_MAX = 60;
export const WEBSITE_MAX = 2000;
/** Maximum opening times of one day. */
export const HOURS_SPANS_MAX = 6;
/** Maximum exceptions by date of one restaurant. */
export const HOURS_EXCEPTIONS_MAX = 30;
/** Maximum entries of opening hours in the form of the API: a week and the exceptions. */
export const HOURS_ENTRIES_MAX = (7 + HOURS_EXCEPTIONS_MAX) * HOURS_SPANS_MAX;
export const LATITUDE_MAX = 90;
export const LONGITUDE_MAX = 180;

export const PAGE_SIZE = 10;
/** Maximum restaurants in a response of `guide.page`. */
export const GUIDE_PAGE_MAX = 100;
/** Constraints of a query to the guide, values of one constraint, and restaurants in its result. */
export const QUERY_CONSTRAINTS_MAX = 20;
export const QUERY_VALUES_MAX = 20;
/** Values of all constraints together, without numbers. */
export const QUERY_WORDS_MAX = 40;
export const QUERY_HITS = 10;
export const QUERY_HITS_MAX = 20;
/** In characters. A sentence of notes can be as long as the notes. */
export const QUERY_EVIDENCE_MAX = 240;
export const GET_STARTED_SCROLL_PX = 300;
export const INPUT_MAX_HEIGHT_PX = 250;
export const MOBILE_BREAKPOINT_PX = 768;

export const STREAM_THROTTLE_MS = 30;
export const TYPING_TICK_MS = 40;
export const TYPING_CHARACTERS_MAX = 3;
/** Time to finish the typing animation once the reply is complete. */
export const TYPING_FINISH_MS = 1000;
export const CARDS_DELAY_MS = 300;
export const CARDS_STAGGER_MS = 150;
export const SCROLL_EVERY_CHARACTERS = 50;
export const SCROLL_DELAY_MS = 100;

export const ROLE_FLAGS_FRESH_MS = 300_000;
export const LOOKUPS_FRESH_MS = 300_000;
export const RESTAURANTS_FRESH_MS = 30_000;
export const RESTAURANTS_RETRIES = 3;
export const SESSIONS_RETRIES = 2;
export const SESSIONS_RETRY_DELAY_MS = 1000;

export const HEARTBEAT_MS = 15_000;
/** How long the simple chat can attach to a finished reply. */
export const ATTACH_WINDOW_MS = 5 * 60_000;

export const SYSTEM_PROMPT_MAX = 20_000;
/** Minimum characters in an index search. */
export const INDEX_SEARCH_MIN = 2;
/** Maximum results of an index search. */
export const INDEX_RESULTS_MAX = 50;
export const INDEX_POLL_MS = 5000;
export const INDEX_FIRST_CHECK_MS = 2000;
export const INDEX_ONE_CHECK_MS = 3000;
/** PostgreSQL's largest integer. */
export const TOKEN_LIMIT_MAX = 2 ** 31 - 1;

/** Replies that are searched for names of restaurants at once: as many as a page of a conversation has. */
export const NAMED_CHATS_MAX = 100;

/** Restaurants that a search for a name finds. */
export const FOUND_BY_NAME_MAX = 6;
