import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const PROGRAMS = ['initdb', 'pg_ctl', 'createdb', 'pg_dump', 'pg_restore'];

/**
 * The programs of an installed PostgreSQL, in PATH or where Debian keeps them; null if there is none. The PostgreSQL of
 * npm (`postgres.ts`) has no pg_dump, and pg_dump refuses servers that are newer than itself.
 */
export const INSTALLED_POSTGRES =
  [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')].find((directory) =>
    PROGRAMS.every((program) => existsSync(join(directory, program))),
  ) ?? null;

/** A temporary server of the installed PostgreSQL. */
export interface InstalledPostgres {
  /** The URL of a database on it. */
  urlOf(database: string): string;
  /** Runs one of its programs and returns its output. @throws if it fails */
  run(program: string, ...words: string[]): Promise<string>;
  /** Stops it and deletes its files. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts a server in a new directory, with fsync off. */
export async function startInstalledPostgres(): Promise<InstalledPostgres> {
  const user = ordinaryUser();
  const directory = mkdtempSync(join(tmpdir(), 'saffron-postgres-'));
  // Whoever is its superuser runs programs as its owner: nobody else on the machine may know the password.
  const password = randomBytes(24).toString('hex');
  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [directory, passwordFile]) chownSync(path, user.uid, user.gid);
  const port = await freePort();
  const env = { ...process.env, PGPASSWORD: password };
  const run = async (program: string, ...words: string[]) => {
    // Everybody can read the words of a command.
    const shown = words.map((word) => word.replace(`:${password}@`, '@'));
    return (await promisify(execFile)(join(INSTALLED_POSTGRES ?? '', program), shown, { cwd: directory, env, ...user }))
      .stdout;
  };
  const data = join(directory, 'data');
  await run('initdb', '-D', data, '-U', 'saffron', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  await run('pg_ctl', '-D', data, '-l', join(directory, 'log'), '-o', options, '-w', 'start');
  return {
    urlOf: (database) => `postgres://saffron:${password}@127.0.0.1:${port}/${database}`,
    run,
    stop: async () => {
      await run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(directory, { recursive: true });
    },
  };
}
