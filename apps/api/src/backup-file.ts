import { parseArgs } from 'node:util';
import { BackupRefused, backUp, restore } from '@saffron/db/backup';
import { DirectoryUnusable } from '@saffron/db/directory-problem';
import { BadSetting } from './env.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run backup -- FILE               backs up the embedded database to FILE (.tar.gz)
npm run restore -- FILE              restores FILE into a data directory without a database
npm run restore -- FILE --replace    restores FILE and keeps the existing database under another name

Stop the server first: only one process can use the data directory.`;

const ACCESS_ENDED = 'Everybody has to sign in again, and programs need new access tokens.';

/** Invalid command-line arguments. */
class UsageError extends Error {}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
    const [command, file, ...extra] = positionals;
    if ((command !== 'backup' && command !== 'restore') || !file || extra.length > 0) throw new UsageError(USAGE);
    return { command, file, replace: values.replace ?? false };
  } catch {
    throw new UsageError(USAGE);
  }
}

async function run(): Promise<void> {
  const { command, file, replace } = readArguments();
  const { DATABASE_URL, DATA_DIR } = readSettings();
  if (DATABASE_URL) {
    throw new BackupRefused(
      'DATABASE_URL is set. Back up a PostgreSQL server with pg_dump and pg_restore (see docs/operations.md).',
    );
  }
  if (command === 'backup') {
    await backUp(DATA_DIR, file);
    console.log(`Backed up the database in ${DATA_DIR} to ${file}.`);
    return;
  }
  const kept = await restore(file, DATA_DIR, replace);
  console.log(`Restored ${file} to ${DATA_DIR}.${kept ? ` The previous database is in ${kept}.` : ''} ${ACCESS_ENDED}`);
}

/** One sentence for errors that the operator can fix; any other error unchanged. */
function messageOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ([UsageError, BadSetting, BackupRefused, DirectoryUnusable].some((kind) => error instanceof kind))
    return error.message;
  return 'code' in error && 'path' in error ? error.message : error;
}

// The worker thread of the database cannot set its own umask.
process.umask(0o077);

try {
  await run();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
