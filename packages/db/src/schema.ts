import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** A moment: read as a Date; written as one, or left to the database's clock. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface Schema {
  users: UsersTable;
  user_identities: UserIdentitiesTable;
  auth_sessions: AuthSessionsTable;
  throttles: ThrottlesTable;
  chat_sessions: ChatSessionsTable;
  chats: ChatsTable;
  replies: RepliesTable;
  token_ledger: TokenLedgerTable;
  restaurants_saffron: RestaurantsTable;
  guide_version: GuideVersionTable;
  index_states: IndexStatesTable;
  index_runs: IndexRunsTable;
  system_settings: SystemSettingsTable;
}

interface UsersTable {
  id: Generated<number>;
  /** The e-mail address, trimmed and lower-cased. */
  username: string;
  /** argon2id; null for an account that signs in by an identity provider only. Selected by name in one place. */
  password_hash: string | null;
  name: string | null;
  role: Generated<'user' | 'reviewer' | 'admin'>;
  /** Tokens a day; null is the default limit. */
  token_limit: number | null;
  /** When somebody proved to own the address; null while nobody did. */
  email_verified_at: Date | null;
  created_at: Moment;
}

/** An account at an identity provider, keyed by what never changes there. */
interface UserIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Moment;
}

interface AuthSessionsTable {
  /** SHA-256 of the token in the cookie, in hexadecimal: a copy of this table lets nobody in. */
  token_hash: string;
  user_id: number;
  expires_at: Date;
  created_at: Moment;
  user_agent: string | null;
}

/** Owned by rate-limiter-flexible, whose column names these are. */
interface ThrottlesTable {
  key: string;
  points: number;
  expire: ColumnType<string | null, number | null, number | null>;
}

interface ChatSessionsTable {
  id: Generated<number>;
  user_id: number;
  title: Generated<string>;
  created_at: Moment;
  updated_at: Moment;
}

interface ChatsTable {
  id: Generated<number>;
  user_id: number;
  session_id: number;
  message: string;
  /** The reply's text; grows while the reply is being written. */
  response: Generated<string>;
  created_at: Moment;
}

/** The state of the reply to a chat. One row for each chat. */
interface RepliesTable {
  chat_id: number;
  user_id: number;
  status: 'streaming' | 'complete' | 'stopped' | 'interrupted' | 'failed';
  restaurant_ids: Generated<number[]>;
  idempotency_key: string | null;
  /** A code of the contracts' union, when the status is failed. */
  error_code: string | null;
  error_message: string | null;
  stop_requested: Generated<boolean>;
  /** The writing replica says that it lives; a reply without a fresh beat is taken for interrupted. */
  heartbeat_at: Moment;
  ended_at: Date | null;
}

/** What was reserved and used of a user's day. It outlives the chat: deleting a session gives no tokens back. */
interface TokenLedgerTable {
  id: Generated<number>;
  user_id: number;
  /** No foreign key: the chat may be gone. */
  chat_id: number;
  /** The UTC day by the database's clock. */
  day: ColumnType<Date, never, never>;
  reserved: number;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  cached_tokens: Generated<number>;
  /** Null while the reply is being written: until then `reserved` counts, afterwards what was used. */
  settled_at: Date | null;
}

interface RestaurantsTable {
  id: Generated<number>;
  name: string;
  /** See `nameKey`: what makes a name unique. */
  name_key: string;
  neighborhood: string | null;
  /** The folded forms of the texts that are searched and sorted (`keysOf`); null where the text is. */
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
  /** Half steps: 2 is a rating of 1, 9 one of 4.5. */
  rating: number | null;
  reservations: Generated<boolean>;
  tag: string | null;
  tag_key: string | null;
  saffron_notes: string | null;
  address: string | null;
  phone: string | null;
  added_by: string | null;
  date_added: Moment;
  updated_by: string | null;
  date_updated: Date | null;
  last_edited_by: string | null;
  last_edited_at: Date | null;
}

/** One row, counted up by a trigger with every change of the guide, so that any replica sees that its copy is stale. */
interface GuideVersionTable {
  singleton: Generated<boolean>;
  version: Generated<number>;
}

/** How a restaurant stands in the index. A trigger writes here in the transaction of every change of the guide. */
interface IndexStatesTable {
  /** No foreign key: what is gone from the guide is still to be removed from the index. */
  restaurant_id: number;
  state: 'processing' | 'success' | 'failed';
  error: string | null;
  last_indexed: Date | null;
  /** Counted up with every change of the restaurant: who indexed an older one has not indexed this one. */
  changes: Generated<number>;
  /** When it is to be indexed; null while there is nothing to do. */
  due_at: Date | null;
  /** Attempts that failed since the last change. */
  attempts: Generated<number>;
  /** The full run that indexed it last. */
  run_id: number | null;
}

/** Full runs; at most one has not ended. */
interface IndexRunsTable {
  id: Generated<number>;
  started_at: Moment;
  ended_at: Date | null;
  /** The index that it was about. */
  target: string;
  /** What it writes into, and what is read once it has ended without an error; null when that was removed. */
  namespace: string | null;
  /** The id of the last restaurant that was taken: a run that was cut off goes on behind it. */
  cursor: Generated<number>;
  /** What ended it before it was through. */
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
