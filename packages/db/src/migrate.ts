import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as first from './migrations/0001-first.ts';
import * as guideKeys from './migrations/0002-guide-keys.ts';
import * as durableIndexing from './migrations/0003-durable-indexing.ts';
import * as openReservations from './migrations/0004-open-reservations.ts';
import * as hoursAndLocation from './migrations/0005-hours-and-location.ts';
import * as accessTokens from './migrations/0006-access-tokens.ts';
import * as conversationState from './migrations/0007-conversation-state.ts';
import * as countedChanges from './migrations/0008-counted-changes.ts';
import * as steering from './migrations/0009-steering.ts';
import * as versionsAndRatings from './migrations/0010-versions-and-ratings.ts';
import * as chatHistory from './migrations/0011-chat-history.ts';
import * as replyReasons from './migrations/0012-reply-reasons.ts';
import * as nameInReply from './migrations/0013-name-in-reply.ts';
import * as ownWords from './migrations/0014-own-words.ts';
import type { Schema } from './schema.ts';

const migrations = {
  '0001-first': first,
  '0002-guide-keys': guideKeys,
  '0003-durable-indexing': durableIndexing,
  '0004-open-reservations': openReservations,
  '0005-hours-and-location': hoursAndLocation,
  '0006-access-tokens': accessTokens,
  '0007-conversation-state': conversationState,
  '0008-counted-changes': countedChanges,
  '0009-steering': steering,
  '0010-versions-and-ratings': versionsAndRatings,
  '0011-chat-history': chatHistory,
  '0012-reply-reasons': replyReasons,
  '0013-name-in-reply': nameInReply,
  '0014-own-words': ownWords,
};

/**
 * Migrates the tables. Concurrent replicas wait for each other (Kysely holds an advisory lock).
 *
 * @returns the names of the migrations that ran
 * @throws the database error; a failed migration is rolled back
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  if (await isUpToDate(db)) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/**
 * A faster check than Kysely's, which inspects the whole catalog and takes a third of a second on the embedded engine.
 */
async function isUpToDate(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  );
  if (!rows[0]?.exists) return false;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.keys(migrations).every((name) => done.rows.some((row) => row.name === name));
}
