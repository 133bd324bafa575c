import { openDatabase } from '@saffron/db/client';
import { readSettings } from './settings.ts';
import { startProblem } from './start-problem.ts';

// The worker thread of the database cannot set its own umask.
process.umask(0o077);

try {
  const env = readSettings();
  const opening = openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR });
  // The embedded engine starts in a worker thread while this thread loads the remaining modules.
  const [database, { serve }] = await Promise.all([opening, import('./serve.ts')]);
  await serve(env, database);
} catch (error) {
  console.error(startProblem(error, process.env.PORT ?? '3000'));
  process.exit(1);
}
