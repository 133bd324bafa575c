import { openDatabase } from '@saffron/db/client';
import { DiskFull } from '@saffron/db/embedded';
import { DirectoryInUse } from '@saffron/db/lock';
import { BadSetting } from './env.ts';
import { readSettings } from './settings.ts';

try {
  const env = readSettings();
  const opening = openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR });
  // The embedded engine starts in a thread of its own, while this one loads the rest.
  const [database, { serve }] = await Promise.all([opening, import('./serve.ts')]);
  await serve(env, database);
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}

/** What stops a start in one sentence, if it is something that whoever starts can mend. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof BadSetting || error instanceof DirectoryInUse || error instanceof DiskFull) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The port ${process.env.PORT ?? 3000} is taken. Stop what listens there, or set PORT.`;
  }
  return error;
}
