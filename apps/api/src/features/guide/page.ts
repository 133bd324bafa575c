import type { GuideFilter, GuideOrder, GuidePage, GuidePageInput } from '@saffron/contracts/guide-page';
import { RATING_MAX, RATING_STEP } from '@saffron/contracts/limits';
import { type Coordinates, EARTH_RADIUS_M } from '@saffron/contracts/location';
import { plainText } from '@saffron/contracts/text-fields';
import { foldText } from '@saffron/db/name-key';
import type { Schema } from '@saffron/db/schema';
import { type Expression, type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type Audience, presentTo } from './authors.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import { COLUMNS } from './data.ts';
import { metersFrom, originOf } from './distance.ts';
import { toRestaurant } from './present.ts';
import { startOfDay } from './start-of-day.ts';

type Where = ExpressionBuilder<Schema, 'restaurants_saffron'>;

/** Folded keys are sorted by code points, so that the order is the same on all engines. */
const SORTED_BY = {
  name: 'name_key',
  neighborhood: 'neighborhood_key',
  cuisine: 'cuisine_key',
  rating: 'rating',
} as const;
const halfSteps = z
  .number()
  .int()
  .min(0)
  .max(RATING_MAX / RATING_STEP);
const SORTED_VALUE: Record<GuideOrder['sort'], z.core.$ZodType<string | number>> = {
  name: plainText(),
  neighborhood: plainText(),
  cuisine: plainText(),
  rating: halfSteps,
  distance: z
    .number()
    .int()
    .min(0)
    .max(EARTH_RADIUS_M * Math.PI),
};
const MEALS = { breakfast: 'meal_type_breakfast', lunch: 'meal_type_lunch', dinner: 'meal_type_dinner' } as const;
const SEARCHED = ['name_key', 'neighborhood_key', 'cuisine_key', 'tag_key'] as const;

/** What passes the filters that SQL cannot evaluate; null for filters that are not set. */
interface Passing {
  /** Values of `added_by`. */
  creators: readonly string[] | null;
  /** Ids of restaurants. */
  open: readonly number[] | null;
}

/**
 * Returns one page of the restaurants that match a filter, and the number of all matches.
 *
 * @throws AppError `bad_input` for a cursor of another list
 */
export async function findPage(
  db: Kysely<Schema>,
  input: GuidePageInput,
  audience: Audience,
  passing: Passing,
): Promise<GuidePage> {
  const { limit, cursor, direction: _, ...list } = input;
  const from = cursor ? decodeCursor(cursor, list, SORTED_VALUE[list.sort]) : null;
  const origin = await originOf(db, list.near);
  const sorted = sortedBy(list, origin);
  const matching = db.selectFrom('restaurants_saffron').where((where) => where.and(conditions(where, list, passing)));

  const [rows, { total }] = await Promise.all([
    matching
      .select([...COLUMNS, sorted.as('sorted')])
      .$if(from !== null, (query) =>
        query.where((where) => (from ? isAfter(where, from, list, sorted) : where.lit(true))),
      )
      .orderBy('sorted', (by) => (list.order === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('id', list.order)
      .limit(limit + 1)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = last && rows.length > limit ? encodeCursor({ value: last.sorted, id: last.id }, list) : null;
  return { restaurants: await presentTo(audience, db, page.map(toRestaurant)), origin, total, nextCursor };
}

/** The values that a list is sorted by. Without an origin, all distances are unknown. */
function sortedBy({ sort }: GuideOrder, origin: Coordinates | null): RawBuilder<string | number | null> {
  if (sort === 'distance') return origin ? metersFrom(origin) : sql<null>`null::int`;
  return sql<string | number | null>`${sql.ref(SORTED_BY[sort])}`;
}

/** The condition for rows after a position. Rows without a value come last in both orders. */
function isAfter(
  where: Where,
  { value, id }: Position<string | number>,
  { order }: GuideOrder,
  sorted: Expression<string | number | null>,
): Expression<SqlBool> {
  const beyond = order === 'asc' ? '>' : '<';
  if (value === null) return where.and([where(sorted, 'is', null), where('id', beyond, id)]);
  return where.or([
    where(sorted, beyond, value),
    where.and([where(sorted, '=', value), where('id', beyond, id)]),
    where(sorted, 'is', null),
  ]);
}

function conditions(where: Where, filter: GuideFilter, { creators, open }: Passing): Expression<SqlBool>[] {
  const { cuisine, neighborhood, price, meals = [], addedFrom, addedTo, timeZone } = filter;
  return [
    ...(filter.text ? [matches(where, filter.text)] : []),
    ...(cuisine ? [where('cuisine', '=', cuisine)] : []),
    ...(neighborhood ? [where('neighborhood', '=', neighborhood)] : []),
    ...(price ? [where('price', '=', price)] : []),
    ...(meals.length > 0 ? [where.or(meals.map((meal) => where(MEALS[meal], '=', true)))] : []),
    ...(filter.drinks ? [where('bar', '=', true)] : []),
    ...(filter.food ? [where('restaurant', '=', true)] : []),
    ...(filter.reservations ? [where('reservations', '=', true)] : []),
    ...(creators ? [where('added_by', '=', sql<string>`any(${creators}::text[])`)] : []),
    ...(open ? [where('id', '=', sql<number>`any(${open}::int[])`)] : []),
    ...(addedFrom ? [where('date_added', '>=', startOfDay(addedFrom, 0, timeZone))] : []),
    ...(addedTo ? [where('date_added', '<', startOfDay(addedTo, 1, timeZone))] : []),
  ];
}

/** Matches a substring in any of the searched columns, with LIKE wildcards escaped. */
function matches(where: Where, text: string): Expression<SqlBool> {
  const pattern = `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;
  return where.or(SEARCHED.map((column) => where(column, 'like', pattern)));
}
