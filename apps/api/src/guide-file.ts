import { parseArgs } from 'node:util';
import { openDatabase } from '@saffron/db/client';
import { DirectoryInUse } from '@saffron/db/lock';
import { BadSetting } from './env.ts';
import { toProblem } from './errors.ts';
import { BadFile } from './features/guide/transfer/bad-file.ts';
import { exportGuide } from './features/guide/transfer/export.ts';
import { importGuide } from './features/guide/transfer/import.ts';
import { summaryOf } from './features/guide/transfer/report.ts';
import { prepareDatabase } from './prepare-database.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run guide -- export FILE            writes the guide into FILE
npm run guide -- import FILE            says what an import of FILE would do
npm run guide -- import FILE --apply    imports FILE

FILE ends in .csv or .json. Restaurants are matched by name.`;

/** Wrong words on the command line. */
class BadUsage extends Error {}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { apply: { type: 'boolean' } } });
    const [verb, file, ...more] = positionals;
    if ((verb !== 'import' && verb !== 'export') || !file || more.length > 0) throw new BadUsage(USAGE);
    return { verb, file, apply: values.apply ?? false };
  } catch {
    throw new BadUsage(USAGE);
  }
}

/** @returns the exit code: 1 when a line was refused */
async function run(): Promise<number> {
  const { verb, file, apply } = readArguments();
  const env = readSettings();
  const database = await openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR });
  try {
    await prepareDatabase(database, env.GUIDE);
    if (verb === 'export') {
      console.log(`${await exportGuide(database.db, file)} restaurants are in ${file}.`);
      return 0;
    }
    const counts = await importGuide(database.db, { file, apply, say: console.log });
    console.log(summaryOf(counts, apply));
    return counts.refused > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** What is in the way in one sentence, if it is something that whoever runs this can mend. */
function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ([BadUsage, BadSetting, BadFile, DirectoryInUse].some((kind) => error instanceof kind)) return error.message;
  const { code, message } = toProblem(error);
  return code === 'unavailable' ? message : error;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
