import { type Kysely, sql } from 'kysely';

/** Adds opening hours and coordinates; both are unknown for the restaurants of an existing guide. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table restaurants_saffron
    add column hours jsonb check (jsonb_typeof(hours) = 'array'),
    add column latitude double precision check (latitude between -90 and 90),
    add column longitude double precision check (longitude between -180 and 180),
    add constraint coordinates_in_pairs check ((latitude is null) = (longitude is null))`.execute(db);
}
