import type { GuideOrder } from '@saffron/contracts/guide-page';
import { type Coordinates, EARTH_RADIUS_M } from '@saffron/contracts/location';
import type { Schema } from '@saffron/db/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Degrees with so many decimals are exact to a tenth of a millimeter. */
const DECIMALS = 1e9;
/** PostgreSQL refuses a calculation whose result is too small for a number, which one of degrees near zero has: these count as zero. */
const degrees = (value: RawBuilder<unknown>): RawBuilder<number> =>
  sql`round((${value}) * ${DECIMALS}::float8) / ${DECIMALS}::float8`;

/** Meters from a position by the same formula as `distanceBetween`; null without coordinates. */
export function metersFrom({ latitude, longitude }: Coordinates): RawBuilder<number | null> {
  const [here, there] = [degrees(sql`${latitude}::float8`), degrees(sql`latitude`)];
  const north = sql`power(sin(radians(${degrees(sql`latitude - ${latitude}::float8`)}) / 2), 2)`;
  const east = sql`power(sin(radians(${degrees(sql`longitude - ${longitude}::float8`)}) / 2), 2)`;
  const share = sql`${north} + cos(radians(${here})) * cos(radians(${there})) * ${east}`;
  // LEAST ignores nulls, so it would place what has no coordinates at the other end of the world.
  return sql<number | null>`case when latitude is not null then
    round(2 * ${EARTH_RADIUS_M}::float8 * asin(least(1, sqrt(${share}))))::int end`;
}

/** As in `middleOf`. */
const median = (column: 'latitude' | 'longitude') =>
  sql<number | null>`percentile_cont(0.5) within group (order by ${sql.ref(column)})`;

/** The position that distances are measured from; a neighborhood's is the middle of its restaurants. */
export async function originOf(db: Kysely<Schema>, near: GuideOrder['near']): Promise<Coordinates | null> {
  if (!near || 'latitude' in near) return near ?? null;
  const { latitude, longitude } = await db
    .selectFrom('restaurants_saffron')
    .select([median('latitude').as('latitude'), median('longitude').as('longitude')])
    .where('neighborhood', '=', near.neighborhood)
    .executeTakeFirstOrThrow();
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
