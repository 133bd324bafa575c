import { openDatabase } from '@saffron/db/client';
import { DirectoryUnusable } from '@saffron/db/directory-problem';
import { DiskFull } from '@saffron/db/embedded';
import { BadSetting } from './env.ts';
import { readSettings } from './settings.ts';

// The worker thread of the database cannot set its own umask.
process.umask(0o077);

try {
  const env = readSettings();
  const opening = openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR });
  // The embedded engine starts in a worker thread while this thread loads the remaining modules.
  const [database, { serve }] = await Promise.all([opening, import('./serve.ts')]);
  await serve(env, database);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

/** One sentence for errors that the operator can fix; any other error unchanged. */
function messageOf(error: unknown): unknown {
  if (error instanceof BadSetting || error instanceof DirectoryUnusable || error instanceof DiskFull)
    return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.PORT ?? 3000} is in use. Stop the process that uses it, or set PORT.`;
  }
  return error;
}
