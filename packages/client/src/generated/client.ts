// Generated from the router of the API and the types of the contracts: see generate/client.test.ts.
import type { Mutation, Query } from '../calls.ts';

export type AccessScope = 'ask' | 'guide:edit' | 'guide:read';

export interface AccessToken {
  id: number;
  name: string;
  scopes: AccessScope[];
  createdAt: string;
  expiresAt: string;
  expired: boolean;
  /** To the minute. Null if the token was never used. */
  lastUsedAt: string | null;
}

export interface Account { signInMethods: Array<'google' | 'password'>; createdAt: string }

export interface AccountSession {
  /** Identifies the session. It is not a credential. */
  id: string;
  /** The session of this request. */
  current: boolean;
  createdAt: string;
  /** The User-Agent header at sign-in. */
  userAgent: string | null;
}

export interface AddChipInput {
  sessionId: number;
  addition: Addition;
  idempotencyKey?: string | undefined;
  retryOf?: number | undefined;
  after?: number | null | undefined;
}

export type Addition = 
  | {
    kind: 'feature';
    feature: 
      | 'cosy'
      | 'date'
      | 'dog'
      | 'kids'
      | 'live music'
      | 'lively'
      | 'quiet'
      | 'terrace'
      | 'view'
      | 'wheelchair';
  }
  | { kind: 'cuisine'; cuisine: string }
  | { kind: 'diet'; diet: 'gluten free' | 'halal' | 'vegan' | 'vegetarian' }
  | { kind: 'meal'; meal: 'breakfast' | 'dinner' | 'lunch' }
  | { kind: 'neighborhood'; neighborhood: string }
  | { kind: 'open now' }
  | { kind: 'party'; size: number }
  | { kind: 'price'; most: number }
  | { kind: 'reservations' };

export interface Allowance {
  limit: number;
  used: number;
  /** Never below 0; excludes tokens reserved by replies in progress. */
  left: number;
}

export type Alternatives = PublicRestaurant[];

export interface AlternativesInput { cuisine?: string | null | undefined; neighborhood?: string | null | undefined }

export interface Card {
  id: string;
  name: string;
  description: string;
  neighborhood: string | null;
  cuisine: string;
  /** One to five dollar signs. */
  priceRange: string;
  website: string | null;
  address: string | null;
  phone: string | null;
  rating: number | null;
  reservations: boolean;
  tags: string[];
  hours: OpeningHours | null;
  latitude: number | null;
  longitude: number | null;
  /** Null where the guide says nothing about what was asked for. */
  reason: CardReason | null;
}

export interface CardReason {
  /** A sentence of the notes that speaks to what was asked for. */
  text: string | null;
  /** Those of its tags that do. */
  tags: string[];
}

export interface ChatEntries {
  /** What counts from now on. */
  chips: Chip[];
  /** What can follow the newest reply. */
  followUps: FollowUp[];
  entries: Array<{
    id: number;
    message: string;
    createdAt: string;
    response: {
      message: string;
      /** Equals `message`; older clients use either name. */
      text: string;
      status: ReplyStatus;
      restaurantIds: string[];
      /** By restaurant id. The cards below have none. */
      reasons: { [key: string]: CardReason };
    };
    /** The chats of all versions of this message, oldest first; this one is among them. */
    versions: number[];
    rating: RatingOfReply | null;
  }>;
  restaurants: Card[];
  /** The `before` of the messages before these; null if there are none. */
  before: number | null;
}

export interface ChatEntry { id: number; message: string; response: Reply; createdAt: string }

export type ChatEvent = 
  | {
    /** What counts from now on. */
    chips: Chip[];
    /** What can follow the newest reply. */
    followUps: FollowUp[];
    type: 'final';
    chatId: number;
    sessionId: number;
    status: 'complete' | 'stopped';
    message: string;
    restaurants: Card[];
    allowance: Allowance;
  }
  | { type: 'chunk'; text: string; at: number }
  | { type: 'error'; error: ErrorCode; message: string }
  | { type: 'started'; chatId: number; sessionId: number; message: string }
  | { type: 'status'; status: 'processing' | 'thinking' };

export interface ChatSession { id: number; title: string; pinned: boolean; createdAt: string; updatedAt: string }

export interface Chip {
  /** Stays the same in a conversation for as long as this counts. */
  id: string;
  label: string;
  kind: 'area' | 'booking' | 'diet' | 'exclusion' | 'feature' | 'food' | 'meal' | 'party' | 'price' | 'time';
}

export interface Constraint {
  slot: Slot;
  /** `is`: any of the values; for all of them, several constraints. `not`: none. `atMost`, `atLeast`: one number. */
  op: Op;
  values: QueryValue[];
  /** `prefer` only ranks higher what has it. */
  strength: 'must' | 'prefer';
  /** Gives way last. */
  core?: true | undefined;
}

export interface Coordinates { latitude: number; longitude: number }

export interface CreateAccessTokenInput {
  name: string;
  scopes: AccessScope[];
  /** Whole days until the token expires. */
  days: number;
}

export interface CreatedAccessToken {
  id: number;
  name: string;
  scopes: AccessScope[];
  createdAt: string;
  expiresAt: string;
  expired: boolean;
  /** To the minute. Null if the token was never used. */
  lastUsedAt: string | null;
  /** The token itself. No other response contains it. */
  token: string;
}

export interface CurrentUser {
  id: number;
  username: string;
  /** Null until the user has entered a name. */
  name: string | null;
  /** The name, or the capitalized parts of the username before the @. */
  displayName: string;
  role: Role;
  isAdmin: boolean;
  isReviewer: boolean;
}

export type Day = 'Friday' | 'Monday' | 'Saturday' | 'Sunday' | 'Thursday' | 'Tuesday' | 'Wednesday';

export interface EditInput { message: string; sessionId: number; chatId: number; idempotencyKey?: string | undefined }

export type ErrorCode = 
  | 'assistant_failed'
  | 'bad_input'
  | 'conflict'
  | 'cross_site'
  | 'interrupted'
  | 'limit_reached'
  | 'not_allowed'
  | 'not_found'
  | 'signed_out'
  | 'throttled'
  | 'token_limit_exceeded'
  | 'too_large'
  | 'unavailable'
  | 'unexpected'
  | 'wrong_content_type';

export interface FollowUp {
  kind: 
    | 'answer'
    | 'area'
    | 'cheaper'
    | 'compare'
    | 'cuisine'
    | 'more'
    | 'nearby'
    | 'open now'
    | 'order'
    | 'quieter'
    | 'similar';
  message: string;
}

export type FoundByName = Array<{ name: string; id: number; neighborhood: string | null; cuisine: string | null; fit: NameFit }>;

export interface FoundMessage {
  chatId: number;
  /** Who wrote the text of the snippet. */
  writer: 'assistant' | 'diner';
  snippet: FoundPiece[];
  createdAt: string;
}

export interface FoundPiece {
  text: string;
  /** A word that was searched for. */
  hit: boolean;
}

export interface FoundSession {
  id: number;
  title: FoundPiece[];
  updatedAt: string;
  /** Newest first. */
  messages: FoundMessage[];
}

export interface GuidePage {
  restaurants: Restaurant[];
  /** The position of `near`; null without one, or if no restaurant of the neighborhood has coordinates. */
  origin: Coordinates | null;
  /** Restaurants that match the filter, on all pages. */
  total: number;
  /** Null on the last page. */
  nextCursor: string | null;
}

export interface GuideQueryInput {
  constraints?: Constraint[] | undefined;
  /** `price`: the cheapest first. `distance`: the nearest to `near` first. */
  sort?: 'dearest' | 'distance' | 'fit' | 'newest' | 'price' | 'rating' | undefined;
  limit?: number | undefined;
  near?: Coordinates | { neighborhood: string } | { restaurant: number } | undefined;
}

export interface GuideSettings {
  /** The IANA time zone of all opening hours. */
  timeZone: string;
  /** The address of map tiles, with {z}, {x} and {y}; empty if there are none. */
  tileAddress: string;
  /** Whom the map must name. */
  tileAttribution: string;
}

export interface IndexProgress { total: number; succeeded: number; failed: number }

export interface IndexStarted { message: string; progress: IndexProgress }

export interface IndexStatus {
  status: 'processing' | 'ready';
  message: string;
  indexingStatus: {
    inProgress: boolean;
    /** When the last full run ended. */
    lastRun: string | null;
    successCount: number;
    totalRestaurants: number;
    failedCount: number;
    recentlyIndexed: Array<{ name: string }>;
    errors: string[];
  };
}

export interface IndexedRestaurant {
  id: number;
  name: string;
  indexed: '' | 'failed' | 'processing' | 'success';
  lastIndexed: string | null;
}

export interface LoginInput { username: string; password: string }

export type NameFit = 'inside' | 'misspelled' | 'start' | 'words';

export interface NamedIn { chatId: number; places: Array<{ id: number; name: string }> }

export type Op = 'atLeast' | 'atMost' | 'is' | 'not';

export type OpeningHours = OpeningHoursSpecification[];

export interface OpeningHoursSpecification {
  opens: string;
  closes: string;
  dayOfWeek?: Day[];
  validFrom?: string;
  validThrough?: string;
  lastOrders?: string;
}

export type Outcome = 'lacks' | 'meets' | 'nearly' | 'unknown';

export interface PromptSettings {
  prompt: string;
  /** True while the prompt is the default one. */
  isDefault: boolean;
  /** The prompt before the last change; null if it was never changed. */
  previous: string | null;
  /** Time of the last change, to send as `seen` with the next one. */
  updatedAt: string | null;
  /** Also null if the account was deleted. */
  updatedBy: { username: string; name: string | null } | null;
}

export interface PublicGuideSettings {
  /** Everyone may open the page of a restaurant. */
  open: boolean;
  /** Search engines may list these pages; without effect while `open` is false. */
  searchEngines: boolean;
}

export interface PublicPlace {
  restaurant: PublicRestaurant;
  similar: Alternatives;
  /** The IANA time zone of the hours. */
  timeZone: string;
}

export interface PublicRestaurant {
  name: string;
  id: number;
  hours: OpeningHours | null;
  neighborhood: string | null;
  cuisine: string | null;
  website: string | null;
  address: string | null;
  phone: string | null;
  rating: number | null;
  reservations: boolean;
  latitude: number | null;
  longitude: number | null;
  price: number | null;
  restaurant: boolean;
  bar: boolean;
  mealTypeBreakfast: boolean;
  mealTypeLunch: boolean;
  mealTypeDinner: boolean;
  /** Several tags are separated by a comma and a space. */
  tag: string | null;
  /** JSON text of an object that may have vibe, food_notes and occasions. */
  saffronNotes: string | null;
}

export interface QueryEvidence { field: string; sentence: string }

export type QueryValue = number | string;

export type Rating = 'down' | 'up';

export interface RatingOfReply {
  rating: Rating;
  reasons: RatingReason[];
  comment: string;
  /** Admins may read the message and the reply, beside counting the rating. */
  shared: boolean;
}

export type RatingReason = 
  | 'clear'
  | 'good_picks'
  | 'misunderstood'
  | 'new_to_me'
  | 'poor_picks'
  | 'unclear'
  | 'understood'
  | 'wrong_facts';

export interface RatingsPage {
  counts: { up: number; down: number };
  /** How many are shared, of those asked for. */
  total: number;
  ratings: Array<{
    message: string;
    reply: string;
    ratedAt: string;
    rating: Rating;
    reasons: RatingReason[];
    comment: string;
    id: number;
  }>;
}

export interface Recommendation { message: string; restaurants: Card[]; chatSessionId: number }

export interface RegenerateInput { sessionId: number; chatId: number; idempotencyKey?: string | undefined }

export interface RegisterInput { username: string; password: string; confirmPassword: string; name?: string | undefined }

export interface RemoveChipInput {
  sessionId: number;
  chipId: string;
  idempotencyKey?: string | undefined;
  retryOf?: number | undefined;
  after?: number | null | undefined;
}

export interface Reply {
  message: string;
  /** Equals `message`; older clients use either name. */
  text: string;
  restaurants: Card[];
  status: ReplyStatus;
}

export type ReplyStatus = 'complete' | 'failed' | 'interrupted' | 'stopped' | 'streaming';

export interface ReplyWriter { name: string; model: string | null }

export interface Restaurant {
  id: number;
  name: string;
  neighborhood: string | null;
  website: string | null;
  bar: boolean;
  restaurant: boolean;
  mealTypeBreakfast: boolean;
  mealTypeLunch: boolean;
  mealTypeDinner: boolean;
  cuisine: string | null;
  price: number | null;
  rating: number | null;
  reservations: boolean;
  /** Several tags are separated by a comma and a space. */
  tag: string | null;
  /** JSON text of an object that may have vibe, food_notes and occasions. */
  saffronNotes: string | null;
  address: string | null;
  phone: string | null;
  hours: OpeningHours | null;
  latitude: number | null;
  longitude: number | null;
  addedBy: string | null;
  dateAdded: string;
  updatedBy: string | null;
  dateUpdated: string | null;
  /** Equals updatedBy; older clients use either name. */
  last_edited_by: string | null;
  last_edited_at: string | null;
}

export interface RestaurantPage { restaurant: Restaurant; similar: Restaurant[] }

export type Role = 'admin' | 'reviewer' | 'user';

export interface SaveGuideSettingsInput { timeZone?: string; tileAddress?: string; tileAttribution?: string }

export interface SavePublicSettingsInput { open?: boolean; searchEngines?: boolean }

export interface SeenFields {
  name?: string | null;
  neighborhood?: string | null;
  cuisine?: string | null;
  website?: string | null;
  bar?: boolean;
  restaurant?: boolean;
  mealTypeBreakfast?: boolean;
  mealTypeLunch?: boolean;
  mealTypeDinner?: boolean;
  price?: number | null;
  rating?: number | null;
  reservations?: boolean;
  tag?: string | null;
  saffronNotes?: string | null;
  address?: string | null;
  phone?: string | null;
  hours?: OpeningHours | null;
  latitude?: number | null;
  longitude?: number | null;
}

export type Slot = 
  | 'amenity'
  | 'area'
  | 'cuisine'
  | 'diet'
  | 'dish'
  | 'dress'
  | 'kind'
  | 'meal'
  | 'mood'
  | 'name'
  | 'near'
  | 'newness'
  | 'occasion'
  | 'party'
  | 'price'
  | 'rating'
  | 'reservations'
  | 'text'
  | 'time';

export type TestAssistantEvent = 
  | { type: 'chunk'; text: string }
  | { type: 'complete'; usage?: { input: number; output: number } | undefined }
  | { type: 'error'; message: string };

export type TestAssistantOutput = { success: false; error: string } | { success: true; message: string };

export interface UserSummary {
  id: number;
  username: string;
  name: string | null;
  role: Role;
  /** Tokens per day; null means the default limit. */
  tokenLimit: number | null;
}

export interface Verdict { constraint: Constraint; outcome: Outcome; evidence?: QueryEvidence | undefined }

/** What an error carries in addition to its message. */
export interface ErrorData {
  error: ErrorCode;
  httpStatus: number;
  retryAfter: number | null;
  requestId: string | null;
  fields: { [key: string]: string } | undefined;
}

/** The procedures of the API. */
export interface Client {
  accounts: {
    /** The current user, or null if not signed in. */
    me: Query<undefined, CurrentUser | null>;
    /** Whether the current user's role is admin; false for a reviewer. */
    isAdmin: Query<undefined, { isAdmin: boolean }>;
    /** Whether the current user's role is reviewer; false for an admin. */
    isReviewer: Query<undefined, { isReviewer: boolean }>;
    /**
     * Creates an account with the role `user` and signs in. Fails with `conflict` if the email address has an account, or
     * with `throttled`.
     */
    register: Mutation<RegisterInput, CurrentUser>;
    /** Signs in. Fails with `signed_out` if the credentials are wrong, or with `throttled`. */
    login: Mutation<LoginInput, CurrentUser>;
    /** Ends the session, if any. */
    logout: Mutation<undefined, void>;
    /** Sets the display name. */
    setName: Mutation<{ name: string }, CurrentUser>;
    /** The account's sign-in methods and creation date. */
    account: Query<undefined, Account>;
    /** The account's active sessions. */
    sessions: Query<undefined, AccountSession[]>;
    /** Ends one session of the account. */
    endSession: Mutation<{ id: string }, void>;
    /** Ends all sessions of the account except the current one. */
    endOtherSessions: Mutation<undefined, void>;
    /** The account's access tokens, newest first. */
    accessTokens: Query<undefined, AccessToken[]>;
    /** Creates an access token. Only this result contains it. Fails with `limit_reached`, or with `throttled`. */
    createAccessToken: Mutation<CreateAccessTokenInput, CreatedAccessToken>;
    /** Revokes an access token of the account, effective with its next call. */
    revokeAccessToken: Mutation<{ id: number }, void>;
    /** The available sign-in methods in addition to email and password. */
    signInMethods: Query<undefined, { google: boolean }>;
  };
  admin: {
    /** All accounts. */
    users: Query<undefined, UserSummary[]>;
    /** Changes a role, effective with the account's next request. The last admin cannot lose the role. */
    setRole: Mutation<{ userId: number; role: Role }, { id: number; role: Role }>;
    /** Sets the daily token limit of an account. */
    setTokenLimit: Mutation<{ userId: number; limit: number | null }, { userId: number; tokenLimit: number | null }>;
    /** Tokens used today by each account that used any. */
    usageToday: Query<undefined, Array<{ userId: number; used: number }>>;
    /** What diners think of replies: counts, and those whose diners share the message and the reply. */
    ratings: Query<{
      /** Only these ratings; all by default. */
      rating?: 'down' | 'up' | null | undefined;
      page?: number | undefined;
    }, RatingsPage>;
    /** The system prompt. */
    systemPrompt: Query<undefined, { prompt: string }>;
    /** Changes the system prompt, effective with the next reply. */
    setSystemPrompt: Mutation<{ prompt: string }, { prompt: string }>;
    /** The system prompt with its last change and its previous value. */
    promptSettings: Query<undefined, PromptSettings>;
    /** Changes the prompt. Fails with `conflict` if it has changed since it was read. */
    savePrompt: Mutation<{ prompt: string; seen: string | null }, PromptSettings>;
    /** Restores the default prompt. Fails with `conflict` if it has changed since it was read. */
    restorePrompt: Mutation<{ seen: string | null }, PromptSettings>;
    /** Starts indexing all restaurants, or returns the progress of the active run. */
    startIndexing: Mutation<undefined, IndexStarted>;
    /** The status of the index. */
    indexStatus: Query<undefined, IndexStatus>;
    /** The progress of the active full run, or null. */
    indexProgress: Query<undefined, IndexProgress | null>;
    /** Restaurants by name, with their index state. */
    searchIndex: Query<{ q: string }, { results: IndexedRestaurant[] }>;
    /** Indexes one restaurant again. */
    indexRestaurant: Mutation<{ restaurantId: number }, { message: string; restaurant: IndexedRestaurant }>;
    /** The active reply writer. */
    replyWriter: Query<undefined, ReplyWriter>;
    /** Tests the assistant and returns the complete text. */
    testAssistant: Mutation<{ message?: string | undefined }, TestAssistantOutput>;
    /** Tests the assistant and streams its text. */
    testAssistantStream: Mutation<{ message?: string | undefined }, AsyncIterable<TestAssistantEvent>>;
  };
  chat: {
    /** Sends a message and streams the reply. The reply continues if the client disconnects: use `follow` to resume it. */
    send: Mutation<{
      message: string;
      /** Null, empty or absent starts a new conversation. */
      sessionId?: '' | number | null | undefined;
      /** A repeated key returns the same reply. */
      idempotencyKey?: string | undefined;
      /** A chat of this session whose reply failed or was interrupted: the new one replaces it. */
      retryOf?: number | undefined;
      /** The newest chat that the client shows. If the conversation no longer shows it, the message is refused. */
      after?: number | null | undefined;
    }, AsyncIterable<ChatEvent>>;
    /** Takes back one thing that counts in a conversation, and streams the reply without it, as `send` does. */
    removeChip: Mutation<RemoveChipInput, AsyncIterable<ChatEvent>>;
    /** Adds one thing to what counts in a conversation, and streams the reply with it, as `send` does. */
    addChip: Mutation<AddChipInput, AsyncIterable<ChatEvent>>;
    /** Sends another version of a message, and streams its reply as `send` does. What followed the earlier one is set aside with it. */
    edit: Mutation<EditInput, AsyncIterable<ChatEvent>>;
    /** Streams another reply to a message, as `edit` does for another version of it. */
    regenerate: Mutation<RegenerateInput, AsyncIterable<ChatEvent>>;
    /** Shows another version of a message with what followed it, and returns the newest messages. */
    showVersion: Mutation<{ sessionId: number; chatId: number }, ChatEntries>;
    /** Rates a reply, or changes its rating. */
    rate: Mutation<{
      chatId: number;
      rating: Rating;
      reasons?: RatingReason[] | undefined;
      comment?: string | undefined;
      shared?: boolean | undefined;
    }, void>;
    /** Takes the rating of a reply back. */
    removeRating: Mutation<{ chatId: number }, void>;
    /** Sends a message and returns the complete reply. */
    ask: Mutation<{
      message: string;
      /** Null, empty or absent starts a new conversation. */
      sessionId?: '' | number | null | undefined;
      /** A repeated key returns the same reply. */
      idempotencyKey?: string | undefined;
      /** A chat of this session whose reply failed or was interrupted: the new one replaces it. */
      retryOf?: number | undefined;
      /** The newest chat that the client shows. If the conversation no longer shows it, the message is refused. */
      after?: number | null | undefined;
    }, Recommendation>;
    /** Streams the user's most recent reply that is in progress or ended in the last five minutes; null if there is none. */
    followNewest: Query<undefined, AsyncIterable<ChatEvent> | null>;
    /** Stops a reply. The text so far is kept. */
    stop: Mutation<{ chatId: number }, void>;
    /** The remaining tokens of today. */
    allowance: Query<undefined, Allowance>;
    /** The user's sessions, most recent message first. */
    sessions: Query<undefined, ChatSession[]>;
    /** Creates an empty session. Sending a message without a session also creates one. */
    createSession: Mutation<{ title?: string | undefined }, ChatSession>;
    /** Renames a session. */
    renameSession: Mutation<{ sessionId: number; title: string }, ChatSession>;
    /** Pins a session, which puts it before the others in the list of the web app, or unpins it. */
    pinSession: Mutation<{ sessionId: number; pinned: boolean }, ChatSession>;
    /** Finds sessions by words in their titles, messages and replies. */
    searchSessions: Query<{ query: string }, FoundSession[]>;
    /** Deletes a session and its messages. */
    deleteSession: Mutation<{ sessionId: number }, void>;
    /** The newest 100 messages of a session with their replies, oldest first; with `before`, those before a message. */
    entries: Query<{ sessionId: number; before?: number | null | undefined }, ChatEntries>;
    /** The restaurants of the guide that the user's replies name. Other chats are left out. */
    named: Query<{ chatIds: number[] }, NamedIn[]>;
    /** Streams all messages of a session with their replies, oldest first; without a session, of the most recent one. */
    history: Query<{ sessionId?: number | undefined }, AsyncIterable<ChatEntry>>;
  };
  guide: {
    /** One page of the restaurants that match a filter, with their total number. */
    page: Query<{
      /** Matches name, neighborhood, cuisine or tag, ignoring case. */
      text?: string | undefined;
      cuisine?: string | undefined;
      neighborhood?: string | undefined;
      /** A restaurant without a price matches only if no price is selected. */
      price?: number | null | undefined;
      /** Matches restaurants that offer at least one of the meals. */
      meals?: Array<'breakfast' | 'dinner' | 'lunch'> | undefined;
      /** These apply only if true. */
      drinks?: boolean | undefined;
      food?: boolean | undefined;
      reservations?: boolean | undefined;
      /**
       * Matches restaurants that are open now, or at a local time of the guide (YYYY-MM-DDTHH:MM). Those whose hours are
       * unknown do not match.
       */
      open?: string | undefined;
      /** The username of the user who added it. */
      creator?: string | undefined;
      /** An inclusive range of days (YYYY-MM-DD) in `timeZone`. */
      addedFrom?: string | undefined;
      addedTo?: string | undefined;
      timeZone?: string | undefined;
      sort?: 'cuisine' | 'distance' | 'name' | 'neighborhood' | 'rating' | undefined;
      order?: 'asc' | 'desc' | undefined;
      /** Required to sort by distance. */
      near?: Coordinates | { neighborhood: string } | undefined;
      limit?: number | undefined;
      /** `nextCursor` of the previous page, with the same filter and order. */
      cursor?: string | null | undefined;
      /** Sent by the client's infinite queries; only forward paging is supported. */
      direction?: 'forward' | undefined;
    }, GuidePage>;
    /**
     * The restaurants that answer a query, with a verdict for each of its constraints. Unlike `page`, it understands cuisines, dishes, moods
     * and diets by what tags and notes say, and finds the nearest if nothing meets all constraints.
     */
    search: Query<GuideQueryInput, {
      hits: Array<{
        restaurant: {
          name: string;
          id: number;
          hours: OpeningHours | null;
          neighborhood: string | null;
          cuisine: string | null;
          website: string | null;
          address: string | null;
          phone: string | null;
          rating: number | null;
          reservations: boolean;
          latitude: number | null;
          longitude: number | null;
          price: number | null;
          restaurant: boolean;
          bar: boolean;
          mealTypeBreakfast: boolean;
          mealTypeLunch: boolean;
          mealTypeDinner: boolean;
          /** Several tags are separated by a comma and a space. */
          tag: string | null;
          /** JSON text of an object that may have vibe, food_notes and occasions. */
          saffronNotes: string | null;
          dateAdded: string;
          dateUpdated: string | null;
          last_edited_at: string | null;
        };
        /** Higher is better; comparable within one result. */
        score: number;
        /** Meters from `near`; null without it, or if the position is unknown. */
        distance: number | null;
        /** One for each constraint of the query, in their order. */
        verdicts: Verdict[];
      }>;
      /** Restaurants that meet all `must` constraints, except for those in `relaxed`. */
      total: number;
      /** The `must` constraints that gave way because no restaurant meets all of them. */
      relaxed: Constraint[];
    }>;
    /** One restaurant, and up to four that are most like it. */
    get: Query<{ restaurantId: number }, RestaurantPage>;
    /** Whether a restaurant name exists, ignoring case and spacing. */
    exists: Query<{ name: string }, { exists: boolean }>;
    /** The first restaurants whose name has a text, or nearly. */
    findByName: Query<{ name: string }, FoundByName>;
    /** Adds a restaurant. The author and the date come from the session and the clock. */
    add: Mutation<{
      name: string;
      neighborhood: string;
      cuisine: string;
      website?: string | null | undefined;
      bar?: boolean | undefined;
      restaurant?: boolean | undefined;
      mealTypeBreakfast?: boolean | undefined;
      mealTypeLunch?: boolean | undefined;
      mealTypeDinner?: boolean | undefined;
      price?: number | undefined;
      rating?: number | null | undefined;
      reservations?: boolean | undefined;
      tag?: string | null | undefined;
      saffronNotes?: string | null | undefined;
      address?: string | null | undefined;
      phone?: string | null | undefined;
      hours?: OpeningHours | string | null | undefined;
      latitude?: number | null | undefined;
      longitude?: number | null | undefined;
    }, Restaurant>;
    /** Updates the given fields. */
    edit: Mutation<{
      restaurantId: number;
      seen?: SeenFields;
      name?: string;
      neighborhood?: string;
      cuisine?: string;
      website?: string | null | undefined;
      bar?: boolean;
      restaurant?: boolean;
      mealTypeBreakfast?: boolean;
      mealTypeLunch?: boolean;
      mealTypeDinner?: boolean;
      price?: number | null;
      rating?: number | null;
      reservations?: boolean;
      tag?: string | null | undefined;
      saffronNotes?: string | null | undefined;
      address?: string | null | undefined;
      phone?: string | null | undefined;
      hours?: OpeningHours | string | null;
      latitude?: number | null;
      longitude?: number | null;
    }, Restaurant>;
    /** The time zone of the hours, and the map tiles. */
    settings: Query<undefined, GuideSettings>;
    /** Changes the given settings. */
    saveSettings: Mutation<SaveGuideSettingsInput, GuideSettings>;
    /** One restaurant as everyone may see it; null while the guide is not public. */
    publicPlace: Query<{ restaurantId: number }, PublicPlace | null>;
    /** Up to four restaurants to look at in place of one that is not in the guide; null to guests while the guide is not public. */
    alternatives: Query<AlternativesInput, Alternatives | null>;
    /** Who may read the guide without an account. */
    publicSettings: Query<undefined, PublicGuideSettings>;
    /** Changes who may read the guide without an account. */
    savePublicSettings: Mutation<SavePublicSettingsInput, PublicGuideSettings>;
    /** The neighborhoods in use, sorted alphabetically. */
    neighborhoods: Query<undefined, string[]>;
    /** The cuisines in use, sorted alphabetically. */
    cuisines: Query<undefined, string[]>;
    /** The individual tags in use, sorted alphabetically. */
    tags: Query<undefined, string[]>;
    /** The authors, for the filter on the Reviews page. */
    creators: Query<undefined, string[]>;
  };
}

/** The procedures whose result is a stream. */
export const STREAMS: ReadonlySet<string> = new Set([
  'admin.testAssistantStream',
  'chat.send',
  'chat.removeChip',
  'chat.addChip',
  'chat.edit',
  'chat.regenerate',
  'chat.followNewest',
  'chat.history',
]);
