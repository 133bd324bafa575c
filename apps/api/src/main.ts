import { openDatabase } from '@saffron/db/client';
import { readSettings } from './settings.ts';
import { startProblem } from './start-problem.ts';

const onSpace = (isShort: boolean) =>
  console.log(
    isShort
      ? 'The disk of the data directory is nearly full. Nothing can be saved until some space is free.'
      : 'The disk of the data directory has space again. Changes are saved.',
  );

// The worker thread of the database cannot set its own umask.
process.umask(0o077);

try {
  const env = readSettings();
  const opening = openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR, onSpace });
  // The embedded engine starts in a worker thread while this thread loads the remaining modules.
  const [database, { serve }] = await Promise.all([opening, import('./serve.ts')]);
  await serve(env, database);
} catch (error) {
  console.error(startProblem(error, process.env));
  process.exit(1);
}
