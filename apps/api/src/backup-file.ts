import { parseArgs } from 'node:util';
import { BackupRefused, backUp, restore } from '@saffron/db/backup';
import { DiskFull } from '@saffron/db/embedded';
import { DirectoryInUse } from '@saffron/db/lock';
import { BadSetting } from './env.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run backup -- FILE               writes the embedded database into FILE (.tar.gz)
npm run restore -- FILE              puts the database of FILE into a data directory that has none
npm run restore -- FILE --replace    the same where there is one, which is kept beside it

Stop the server first: the data directory is for one process.`;

/** Wrong words on the command line. */
class BadUsage extends Error {}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
    const [verb, file, ...more] = positionals;
    if ((verb !== 'backup' && verb !== 'restore') || !file || more.length > 0) throw new BadUsage(USAGE);
    return { verb, file, replace: values.replace ?? false };
  } catch {
    throw new BadUsage(USAGE);
  }
}

async function run(): Promise<void> {
  const { verb, file, replace } = readArguments();
  const { DATABASE_URL, DATA_DIR } = readSettings();
  if (DATABASE_URL) {
    throw new BackupRefused('DATABASE_URL names a server: use its pg_dump and pg_restore (docs/operations.md).');
  }
  if (verb === 'backup') {
    await backUp(DATA_DIR, file);
    console.log(`The database of ${DATA_DIR} is in ${file}.`);
    return;
  }
  const kept = await restore(file, DATA_DIR, replace);
  console.log(`The database of ${file} is in ${DATA_DIR}.${kept ? ` What was there before is in ${kept}.` : ''}`);
}

/** What is in the way in one sentence, if it is something that whoever runs this can mend. */
function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ([BadUsage, BadSetting, BackupRefused, DirectoryInUse, DiskFull].some((kind) => error instanceof kind)) {
    return error.message;
  }
  return 'code' in error && 'path' in error ? error.message : error;
}

try {
  await run();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
