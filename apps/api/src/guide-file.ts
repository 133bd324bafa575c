import { parseArgs } from 'node:util';
import { openDatabase } from '@saffron/db/client';
import { DirectoryUnusable } from '@saffron/db/directory-problem';
import { BadSetting } from './env.ts';
import { toProblem } from './errors.ts';
import { BadFile } from './features/guide/transfer/bad-file.ts';
import { exportGuide } from './features/guide/transfer/export.ts';
import { importGuide } from './features/guide/transfer/import.ts';
import { summaryOf } from './features/guide/transfer/report.ts';
import { prepareDatabase } from './prepare-database.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run guide -- export FILE            exports the guide to FILE
npm run guide -- import FILE            shows what importing FILE would change
npm run guide -- import FILE --apply    imports FILE

FILE must end in .csv or .json. Restaurants are matched by name.`;

/** Invalid command-line arguments. */
class UsageError extends Error {}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { apply: { type: 'boolean' } } });
    const [command, file, ...extra] = positionals;
    if ((command !== 'import' && command !== 'export') || !file || extra.length > 0) throw new UsageError(USAGE);
    return { command, file, apply: values.apply ?? false };
  } catch {
    throw new UsageError(USAGE);
  }
}

/** @returns the exit code: 1 when an entry was rejected */
async function run(): Promise<number> {
  const { command, file, apply } = readArguments();
  const env = readSettings();
  const database = await openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR });
  try {
    await prepareDatabase(database, env.GUIDE);
    if (command === 'export') {
      console.log(`Exported ${await exportGuide(database.db, file)} restaurants to ${file}.`);
      return 0;
    }
    const counts = await importGuide(database.db, { file, apply, report: console.log });
    console.log(summaryOf(counts, apply));
    return counts.refused > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** One sentence for errors that the operator can fix; any other error unchanged. */
function messageOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ([UsageError, BadSetting, BadFile, DirectoryUnusable].some((kind) => error instanceof kind)) return error.message;
  const { code, message } = toProblem(error);
  return code === 'unavailable' ? message : error;
}

// The worker thread of the database cannot set its own umask.
process.umask(0o077);

try {
  process.exitCode = await run();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
