import { keysOf, nameKey } from '@saffron/db/name-key';
import type { RestaurantRow, Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';
import { COLUMNS, type GuideRow, type NewRow, type RowChange, toStored } from '../data.ts';

/** Columns that the database or {@link updateRows} sets. */
type Owned = 'id' | 'added_by' | 'date_added' | 'updated_by' | 'date_updated' | 'last_edited_by' | 'last_edited_at';

/** The columns that an import writes, with the SQL types for reading them from JSON. */
const WRITTEN: Record<Exclude<keyof RestaurantRow, Owned>, string> = {
  name: 'text',
  name_key: 'text',
  neighborhood: 'text',
  neighborhood_key: 'text',
  cuisine: 'text',
  cuisine_key: 'text',
  tag: 'text',
  tag_key: 'text',
  website: 'text',
  saffron_notes: 'text',
  address: 'text',
  phone: 'text',
  hours: 'jsonb',
  latitude: 'double precision',
  longitude: 'double precision',
  price: 'smallint',
  rating: 'smallint',
  bar: 'boolean',
  restaurant: 'boolean',
  meal_type_breakfast: 'boolean',
  meal_type_lunch: 'boolean',
  meal_type_dinner: 'boolean',
  reservations: 'boolean',
};

/**
 * The restaurants with these name keys, by key.
 *
 * @param locking locks the rows until the transaction ends
 */
export async function rowsByKeys(db: Kysely<Schema>, keys: string[], locking: boolean): Promise<Map<string, GuideRow>> {
  const rows = await db
    .selectFrom('restaurants_saffron')
    .select([...COLUMNS, 'name_key'])
    .where('name_key', '=', sql<string>`any(${keys}::text[])`)
    // A fixed lock order prevents deadlocks between concurrent imports.
    .orderBy('id')
    .$if(locking, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map(({ name_key, ...row }) => [name_key, row]));
}

/** @returns the name keys of the added rows; existing names are skipped */
export async function insertRows(db: Kysely<Schema>, rows: NewRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await db
    .insertInto('restaurants_saffron')
    .values(rows.map((row) => ({ ...toStored(row), name_key: nameKey(row.name) })))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('name_key')
    .execute();
  return new Set(inserted.map((row) => row.name_key));
}

/** Updates locked restaurants in a single statement, because each statement increases the guide's version. */
export async function updateRows(
  db: Kysely<Schema>,
  changes: { row: GuideRow; change: RowChange }[],
  editor: string,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ row, change }) => ({ ...row, ...keysOf(row), ...change, ...keysOf(change) }));
  const columns = Object.entries(WRITTEN);
  const set = columns.map(([column]) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`);
  const types = columns.map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`);
  await sql`
    update restaurants_saffron as present
    set ${sql.join(set)}, updated_by = ${editor}, date_updated = now(), last_edited_by = ${editor}, last_edited_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id integer, ${sql.join(types)})
    where present.id = changed.id`.execute(db);
}
