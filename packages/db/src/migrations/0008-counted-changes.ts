import { type Kysely, sql } from 'kysely';

const count = sql`create or replace function count_guide_version() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        update guide_version set version = version + 1;
      elsif exists (select from changed) then
        update guide_version set version = version + 1;
      end if;
      return null;
    end
  $$`;

// A trigger for several events cannot refer to the changed rows.
const triggers = [
  sql`drop trigger count_guide_version on restaurants_saffron`,
  count,
  sql`create trigger count_guide_version_of_new after insert on restaurants_saffron
    referencing new table as changed for each statement execute function count_guide_version()`,
  sql`create trigger count_guide_version_of_changed after update on restaurants_saffron
    referencing new table as changed for each statement execute function count_guide_version()`,
  sql`create trigger count_guide_version_of_gone after delete on restaurants_saffron
    referencing old table as changed for each statement execute function count_guide_version()`,
  sql`create trigger count_guide_version_of_all after truncate on restaurants_saffron
    for each statement execute function count_guide_version()`,
];

/** Counts only statements that change a restaurant. A refused one, such as an existing name, changes none, but anyone can send many. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of triggers) await statement.execute(db);
}
