import { type Kysely, sql } from 'kysely';
import { foldText } from '../name-key.ts';

const KEYED = ['neighborhood', 'cuisine', 'tag'] as const;
type Keyed = (typeof KEYED)[number];

const before = [
  // A server's default collation depends on its setup. "C" sorts by code points on every engine.
  sql`alter table restaurants_saffron
    alter column name_key type text collate "C",
    add column neighborhood_key text collate "C",
    add column cuisine_key text collate "C",
    add column tag_key text collate "C"`,
];

const after = [
  // A value without its key could not be found, so the database rejects it.
  sql`alter table restaurants_saffron
    add constraint neighborhood_has_key check ((neighborhood is null) = (neighborhood_key is null)),
    add constraint cuisine_has_key check ((cuisine is null) = (cuisine_key is null)),
    add constraint tag_has_key check ((tag is null) = (tag_key is null))`,
  sql`create index on restaurants_saffron (neighborhood_key, id)`,
  sql`create index on restaurants_saffron (cuisine_key, id)`,
  // Matches the usual order of ratings; the opposite order is sorted without the index.
  sql`create index on restaurants_saffron (rating desc nulls last, id desc)`,
];

/** Adds folded forms of the searched and sorted text columns, like `name_key` for the name. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of before) await statement.execute(db);
  for (const column of KEYED) await fill(db, column);
  for (const statement of after) await statement.execute(db);
}

/** Folding is implemented in JavaScript, so each distinct value is read, folded, and written back. */
async function fill(db: Kysely<never>, column: Keyed): Promise<void> {
  const value = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    select distinct ${value} as value from restaurants_saffron where ${value} is not null`.execute(db);
  const values = rows.map((row) => row.value);
  await sql`
    update restaurants_saffron set ${sql.ref(`${column}_key`)} = folded.key
    from unnest(${values}::text[], ${values.map(foldText)}::text[]) as folded (value, key)
    where ${value} = folded.value`.execute(db);
}
