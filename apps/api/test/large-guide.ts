import type { Schema } from '@saffron/db/schema';
import { type Kysely, sql } from 'kysely';

/**
 * Replaces the guide with generated restaurants, numbered from 0. Every value derives from the number, so that tests can compute what
 * a filter must find:
 * - the name is `Place 00042`, the neighborhood `Quarter n % 40`, the cuisine `Kitchen n % 25` (none where n % 50 is 49)
 * - price n % 6 (0: none), rating (n % 10) half steps (0 and 1: none), tags `tag-(n % 7), 100%_(n % 3)`
 * - bar every 2nd, restaurant every 3rd, breakfast every 4th, lunch every 5th, dinner every 6th, reservations every 7th
 * - added by `critic-(n % 5)@example.com`, one an hour, the first at midnight of 2026-01-01 UTC
 */
export async function generateGuide(db: Kysely<Schema>, count: number): Promise<void> {
  await sql`truncate restaurants_saffron cascade`.execute(db);
  await sql`
    insert into restaurants_saffron
      (name, name_key, neighborhood, neighborhood_key, cuisine, cuisine_key, tag, tag_key, price, rating, bar, restaurant,
       meal_type_breakfast, meal_type_lunch, meal_type_dinner, reservations, saffron_notes, address, added_by, date_added)
    select name, lower(name), neighborhood, lower(neighborhood), cuisine, lower(cuisine), tag, lower(tag),
      nullif(n % 6, 0), case when n % 10 > 1 then n % 10 end, n % 2 = 0, n % 3 = 0, n % 4 = 0, n % 5 = 0, n % 6 = 0, n % 7 = 0,
      json_build_object('vibe', 'Room ' || n || ', quiet on weekdays.', 'food_notes', repeat('Try the soup. ', 10)),
      n || ' Long Street', 'critic-' || n % 5 || '@example.com', timestamptz '2026-01-01 00:00:00Z' + n * interval '1 hour'
    from (
      select n, 'Place ' || lpad(n::text, 6, '0') as name, 'Quarter ' || n % 40 as neighborhood,
        case when n % 50 < 49 then 'Kitchen ' || n % 25 end as cuisine, 'tag-' || n % 7 || ', 100%_' || n % 3 as tag
      from generate_series(0, ${count}::int - 1) as n
    ) as numbered`.execute(db);
  await sql`analyze restaurants_saffron`.execute(db);
}
