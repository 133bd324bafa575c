import type { AccessScope } from '@saffron/contracts/access-token-fields';
import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import type { Rating, RatingReason } from '@saffron/contracts/rating-fields';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** A timestamp, read and written as a Date; defaults to the database's clock. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface Schema {
  users: UsersTable;
  user_identities: UserIdentitiesTable;
  auth_sessions: AuthSessionsTable;
  access_tokens: AccessTokensTable;
  throttles: ThrottlesTable;
  chat_sessions: ChatSessionsTable;
  chats: ChatsTable;
  replies: RepliesTable;
  reply_ratings: ReplyRatingsTable;
  token_ledger: TokenLedgerTable;
  restaurants_saffron: RestaurantsTable;
  guide_version: GuideVersionTable;
  index_states: IndexStatesTable;
  index_runs: IndexRunsTable;
  system_settings: SystemSettingsTable;
}

interface UsersTable {
  id: Generated<number>;
  /** The email address, trimmed and in lower case. */
  username: string;
  /** argon2id; null for an account that signs in only with an identity provider. Selected by a single query. */
  password_hash: string | null;
  name: string | null;
  role: Generated<'user' | 'reviewer' | 'admin'>;
  /** Tokens a day; null means the default limit. */
  token_limit: number | null;
  /** When the email address was verified; null if it never was. */
  email_verified_at: Date | null;
  created_at: Moment;
}

/** An account at an identity provider, identified by its immutable subject. */
interface UserIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Moment;
}

interface AuthSessionsTable {
  /** SHA-256 of the session token, in hexadecimal, so that a leaked copy of this table cannot be used to sign in. */
  token_hash: string;
  user_id: number;
  expires_at: Date;
  created_at: Moment;
  user_agent: string | null;
}

interface AccessTokensTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of the access token, in hexadecimal, so that a leaked copy of this table cannot be used for calls. */
  token_hash: string;
  name: string;
  scopes: AccessScope[];
  created_at: Moment;
  expires_at: ColumnType<Date, Date, never>;
  /** To the minute; null if the token was never used. */
  last_used_at: Date | null;
}

/** Owned by rate-limiter-flexible, which defines the column names. */
interface ThrottlesTable {
  key: string;
  points: number;
  expire: ColumnType<string | null, number | null, number | null>;
}

interface ChatSessionsTable {
  id: Generated<number>;
  user_id: number;
  title: Generated<string>;
  pinned: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

interface ChatsTable {
  id: Generated<number>;
  user_id: number;
  session_id: number;
  message: string;
  /** The text of the reply; grows while the reply is being written. */
  response: Generated<string>;
  /** The words of both (a tsvector), to search for; null until they are collected, and again when one of the texts changes. */
  words: ColumnType<unknown, null | undefined, never>;
  created_at: Moment;
  /**
   * The first version of this message, by which all versions of it are found; null for a message that is the first one itself. Not a
   * foreign key, because a retry may have replaced that one.
   */
  version_of: number | null;
  /** The version with which this message was set aside: itself or one before it. Null while the conversation shows it. */
  set_aside_with: number | null;
}

/** The state of the reply to a chat; one row per chat. */
interface RepliesTable {
  chat_id: number;
  user_id: number;
  status: 'streaming' | 'complete' | 'stopped' | 'interrupted' | 'failed';
  restaurant_ids: Generated<number[]>;
  /** What the conversation came to with this message (`understanding/remembered.ts`). Written as JSON text. */
  state: ColumnType<unknown, string | null | undefined, string | null>;
  /** What can follow the reply (`FollowUp`s). Written as JSON text. */
  follow_ups: ColumnType<unknown, string | null | undefined, string | null>;
  /** Why its restaurants were picked (`CardReason`s by id). Written as JSON text. */
  reasons: ColumnType<unknown, string | null | undefined, string | null>;
  idempotency_key: string | null;
  /** The name of the diner that the writer knew; null without one, and for replies of earlier releases. */
  diner_name: string | null;
  /** An `ErrorCode` if the status is `failed`. */
  error_code: string | null;
  error_message: string | null;
  stop_requested: Generated<boolean>;
  /** Updated while the reply is being written; a reply without a recent heartbeat counts as interrupted. */
  heartbeat_at: Moment;
  ended_at: Date | null;
}

/** What its diner thinks of a reply; at most one row per reply. */
interface ReplyRatingsTable {
  chat_id: number;
  user_id: number;
  rating: Rating;
  reasons: RatingReason[];
  comment: string;
  /** The diner lets admins read the message and the reply. */
  shared: boolean;
  rated_at: Moment;
}

/** Reserved and used tokens. Rows outlive their chats: deleting a session does not restore tokens. */
interface TokenLedgerTable {
  id: Generated<number>;
  user_id: number;
  /** Not a foreign key, because the chat may have been deleted. */
  chat_id: number;
  /** The UTC date by the database's clock. */
  day: ColumnType<Date, never, never>;
  reserved: number;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  cached_tokens: Generated<number>;
  /** Null while the reply is being written. Until then `reserved` counts, afterwards the tokens used. */
  settled_at: Date | null;
}

interface RestaurantsTable {
  id: Generated<number>;
  name: string;
  /** See `nameKey`; makes names unique. */
  name_key: string;
  neighborhood: string | null;
  /** Folded forms of the searched and sorted columns (`keysOf`); null if the text is null. */
  neighborhood_key: string | null;
  website: string | null;
  bar: Generated<boolean>;
  restaurant: Generated<boolean>;
  meal_type_breakfast: Generated<boolean>;
  meal_type_lunch: Generated<boolean>;
  meal_type_dinner: Generated<boolean>;
  cuisine: string | null;
  cuisine_key: string | null;
  price: number | null;
  /** In half steps: 2 is a rating of 1, 9 is 4.5. */
  rating: number | null;
  reservations: Generated<boolean>;
  tag: string | null;
  tag_key: string | null;
  saffron_notes: string | null;
  address: string | null;
  phone: string | null;
  /** Written as JSON text, read as objects. Null if unknown. */
  hours: ColumnType<OpeningHours | null, string | null | undefined, string | null>;
  /** Degrees (WGS 84); both or neither. */
  latitude: number | null;
  longitude: number | null;
  added_by: string | null;
  date_added: Moment;
  updated_by: string | null;
  date_updated: Date | null;
  last_edited_by: string | null;
  last_edited_at: Date | null;
}

/** A single row that a trigger increments with each change of the guide, so that replicas detect stale caches. */
interface GuideVersionTable {
  singleton: Generated<boolean>;
  version: Generated<number>;
}

/** The index state of a restaurant. A trigger updates it in the transaction of each change of the guide. */
interface IndexStatesTable {
  /** Not a foreign key, because a deleted restaurant still has to be removed from the index. */
  restaurant_id: number;
  state: 'processing' | 'success' | 'failed';
  error: string | null;
  last_indexed: Date | null;
  /** Incremented with each change of the restaurant, to detect changes during indexing. */
  changes: Generated<number>;
  /** When the restaurant is to be indexed; null if it is up to date. */
  due_at: Date | null;
  /** Failed attempts since the last change. */
  attempts: Generated<number>;
  /** The full run that last indexed the restaurant. */
  run_id: number | null;
}

/** Full runs; at most one is active. */
interface IndexRunsTable {
  id: Generated<number>;
  started_at: Moment;
  ended_at: Date | null;
  /** The index that the run writes to. */
  target: string;
  /** The namespace that the run writes to, which is read once the run has completed; null if it was removed. */
  namespace: string | null;
  /** The id of the last processed restaurant, from which an interrupted run resumes. */
  cursor: Generated<number>;
  /** Why the run ended early. */
  error: string | null;
}

interface SystemSettingsTable {
  id: Generated<number>;
  key: string;
  value: string;
  updated_at: Moment;
  updated_by: number | null;
}

export type RestaurantRow = Selectable<RestaurantsTable>;
export type NewRestaurantRow = Insertable<RestaurantsTable>;
