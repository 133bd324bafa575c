import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The files of an empty embedded database as a tar. Unpacking them takes a quarter of the time of initdb. */
export const NEW_DATABASE = fileURLToPath(new URL('../dist/new-database.tar', import.meta.url));

/** @returns null if it has not been built; the engine then runs initdb */
export function newDatabase(): string | null {
  return existsSync(NEW_DATABASE) ? NEW_DATABASE : null;
}
