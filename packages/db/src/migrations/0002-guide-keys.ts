import { type Kysely, sql } from 'kysely';
import { foldText } from '../name-key.ts';

const KEYED = ['neighborhood', 'cuisine', 'tag'] as const;
type Keyed = (typeof KEYED)[number];

const before = [
  // Servers sort text by whatever language their database was made with. "C" sorts by code points, on every engine the same.
  sql`alter table restaurants_saffron
    alter column name_key type text collate "C",
    add column neighborhood_key text collate "C",
    add column cuisine_key text collate "C",
    add column tag_key text collate "C"`,
];

const after = [
  // A value that is written without its key could not be found: the database refuses it.
  sql`alter table restaurants_saffron
    add constraint neighborhood_has_key check ((neighborhood is null) = (neighborhood_key is null)),
    add constraint cuisine_has_key check ((cuisine is null) = (cuisine_key is null)),
    add constraint tag_has_key check ((tag is null) = (tag_key is null))`,
  sql`create index on restaurants_saffron (neighborhood_key, id)`,
  sql`create index on restaurants_saffron (cuisine_key, id)`,
  // The best first, which is how ratings are read; the other way sorts.
  sql`create index on restaurants_saffron (rating desc nulls last, id desc)`,
];

/** Gives the texts that are searched and sorted a folded form, as `name_key` is of the name. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of before) await statement.execute(db);
  for (const column of KEYED) await fill(db, column);
  for (const statement of after) await statement.execute(db);
}

/** Folding is JavaScript's, so the values go there and back: each different one once. */
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
