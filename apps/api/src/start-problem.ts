import { DirectoryUnusable } from '@saffron/db/directory-problem';
import { BadSetting } from './env.ts';
import { table } from './table.ts';

const NO_ENTRY = 'The database rejects the role or the password in DATABASE_URL. Correct it, and start again.';
const NO_RIGHT =
  'The role in DATABASE_URL may not create or change tables in this database. Make it the owner of the database, or grant it CREATE on the schema public.';

/** What a PostgreSQL server says, by its code: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const BY_CODE: Readonly<Record<string, string>> = table({
  '28000': NO_ENTRY,
  '28P01': NO_ENTRY,
  '3D000': 'The database in DATABASE_URL does not exist. Create it, and start again.',
  '42501': NO_RIGHT,
  '25006': 'The database in DATABASE_URL is read-only. Use the primary server.',
});

/** What the system says of an address that no server can listen at. */
const NO_ADDRESS: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT', 'EINVAL']);
const LISTENING: ReadonlySet<unknown> = new Set(['listen', 'bind', 'getaddrinfo']);

/** One sentence for errors of a start that the operator can fix; any other error unchanged. */
export function startProblem(error: unknown, { PORT: port = '3000', HOST: host = '' }: NodeJS.ProcessEnv): unknown {
  if (error instanceof BadSetting || error instanceof DirectoryUnusable) return error.message;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the process that uses it, or set PORT.`;
  if (error instanceof Error && 'syscall' in error && LISTENING.has(error.syscall)) {
    if (NO_ADDRESS.has(code))
      return `The server cannot listen at HOST (${host}). Set HOST to an address of this machine, or to 0.0.0.0 for all of them.`;
    if (code === 'EACCES') return `Port ${port} is reserved by the system. Set PORT to 1024 or more.`;
  }
  return BY_CODE[code] ?? error;
}
