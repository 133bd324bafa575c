import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { keysOf, nameKey } from '@saffron/db/name-key';
import type { NewRestaurantRow, RestaurantRow, Schema } from '@saffron/db/schema';
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import { startOfToday } from '../../account-limits.ts';

export const COLUMNS = [
  'id',
  'name',
  'neighborhood',
  'website',
  'bar',
  'restaurant',
  'meal_type_breakfast',
  'meal_type_lunch',
  'meal_type_dinner',
  'cuisine',
  'price',
  'rating',
  'reservations',
  'tag',
  'saffron_notes',
  'address',
  'phone',
  'hours',
  'latitude',
  'longitude',
  'added_by',
  'date_added',
  'updated_by',
  'date_updated',
  'last_edited_by',
  'last_edited_at',
] as const satisfies (keyof RestaurantRow)[];

export type GuideRow = Pick<RestaurantRow, (typeof COLUMNS)[number]>;

export function rowsByIds(db: Kysely<Schema>, ids: number[]): Promise<GuideRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('restaurants_saffron').select(COLUMNS).where('id', 'in', ids).execute();
}

/** A restaurant that nobody else can change until the transaction ends; null if there is none. */
export async function lockRow(trx: Transaction<Schema>, id: number): Promise<GuideRow | null> {
  const row = trx.selectFrom('restaurants_saffron').select(COLUMNS).where('id', '=', id).forUpdate();
  return (await row.executeTakeFirst()) ?? null;
}

/** Page size for reading the whole guide: a few milliseconds of work per page, also of the longest notes. */
const ROWS_AT_ONCE = 50;

/**
 * Reads the whole guide in one snapshot, sorted by name.
 *
 * @param onPage receives each page, and the transaction of the snapshot; the next page is read when it has returned
 * @returns the version of the snapshot
 */
export function readGuide(
  db: Kysely<Schema>,
  onPage: (rows: GuideRow[], trx: Kysely<Schema>) => void | Promise<void>,
): Promise<number> {
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return reading.execute(async (trx) => {
    const version = await guideVersion(trx);
    let after = '';
    for (;;) {
      const rows = await trx
        .selectFrom('restaurants_saffron')
        .select([...COLUMNS, 'name_key'])
        .where('name_key', '>', after)
        .orderBy('name_key')
        .limit(ROWS_AT_ONCE)
        .execute();
      await onPage(rows, trx);
      const last = rows.at(-1);
      if (!last || rows.length < ROWS_AT_ONCE) return version;
      after = last.name_key;
    }
  });
}

/** Increases with each change of the guide on any replica. */
export async function guideVersion(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('guide_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** By restaurant id, a value that changes with every update of the row: the id of the transaction that wrote it. */
export async function rowStamps(db: Kysely<Schema>): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('restaurants_saffron')
    .select(['id', sql<string>`xmin::text`.as('stamp')])
    .execute();
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

type Keys = 'name_key' | 'neighborhood_key' | 'cuisine_key' | 'tag_key';
/** Hours as objects; {@link toStored} writes them as text. */
interface Hours {
  hours?: OpeningHours | null;
}
/** A row without the key columns, which are derived. */
export type NewRow = Omit<NewRestaurantRow, Keys | 'hours'> & Hours;

/** The values to write: with derived keys, and with hours as JSON text. */
export function toStored<Values extends Hours & Parameters<typeof keysOf>[0]>(values: Values) {
  const { hours, ...rest } = values;
  return { ...rest, ...keysOf(values), ...(hours !== undefined && { hours: hours && JSON.stringify(hours) }) };
}

/** @returns null if the name exists */
export async function insertRow(db: Kysely<Schema>, row: NewRow): Promise<GuideRow | null> {
  const inserted = await db
    .insertInto('restaurants_saffron')
    .values({ ...toStored(row), name_key: nameKey(row.name) })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return inserted ?? null;
}

/** The number of restaurants that an author has added, in total and today. */
export function countAddedBy(db: Kysely<Schema>, author: string): Promise<{ total: number; today: number }> {
  return db
    .selectFrom('restaurants_saffron')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where date_added >= ${startOfToday}))::int`.as('today'),
    ])
    .where('added_by', '=', author)
    .executeTakeFirstOrThrow();
}

/** How much text the guide has, in bytes. PostgreSQL knows the length of a long text without reading it. */
export async function guideBytes(db: Kysely<Schema>): Promise<number> {
  const texts = ['name', 'neighborhood', 'cuisine', 'tag', 'address', 'website', 'saffron_notes'] as const;
  const bytes = texts.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`);
  const { sum } = await db
    .selectFrom('restaurants_saffron')
    .select(
      sql<number>`coalesce(sum(coalesce(pg_column_size(hours), 0) + ${sql.join(bytes, sql` + `)}), 0)::float8`.as(
        'sum',
      ),
    )
    .executeTakeFirstOrThrow();
  return sum;
}

/** The columns that users can change. */
export type RowChange = Omit<
  Updateable<Schema['restaurants_saffron']>,
  Keys | 'hours' | 'updated_by' | 'date_updated' | 'last_edited_by' | 'last_edited_at'
> &
  Hours;

/**
 * Updates a restaurant and records who changed it and when.
 *
 * @returns null if the restaurant does not exist
 * @throws NameTaken
 */
export async function updateRow(
  db: Kysely<Schema>,
  id: number,
  change: RowChange,
  editor: string,
): Promise<GuideRow | null> {
  const now = sql<Date>`now()`;
  try {
    const updated = await db
      .updateTable('restaurants_saffron')
      .set(toStored(change))
      .set({ updated_by: editor, date_updated: now, last_edited_by: editor, last_edited_at: now })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst();
    return updated ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw new NameTaken();
    throw error;
  }
}

/** Another restaurant has this name. */
export class NameTaken extends Error {}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505';

export async function nameExists(db: Kysely<Schema>, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('restaurants_saffron')
    .select(sql<number>`1`.as('found'))
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  return row !== undefined;
}

/** The distinct values of a column, unsorted. */
export async function distinctValues(
  db: Kysely<Schema>,
  column: 'neighborhood' | 'cuisine' | 'tag' | 'added_by',
): Promise<string[]> {
  const rows = await db
    .selectFrom('restaurants_saffron')
    .select(column)
    .distinct()
    .where(column, 'is not', null)
    .execute();
  return rows.flatMap((row) => row[column] ?? []);
}
