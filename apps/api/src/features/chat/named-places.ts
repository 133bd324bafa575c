import type { NamedIn } from '@saffron/contracts/chat';
import type { Restaurant } from '@saffron/contracts/guide';
import { nameFinder, writtenName } from '@saffron/contracts/names-in-text';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { Asker } from '../../auth.ts';
import { createQueue, type Steps } from '../../slices.ts';
import type { Guide } from '../guide/service.ts';
import { ORDINARY } from '../understanding/lexicon/ordinary-words.ts';
import { tokenize } from '../understanding/text/tokens.ts';
import { commonPhrases } from '../understanding/vocabulary/meanings.ts';

/** Restaurants of one name, and whether the name also says something else: a part of town, a cuisine, a dish, or words of every day. */
interface Bearers {
  rows: { id: number; name: string }[];
  isAmbiguous: boolean;
}

type FindNames = ReturnType<typeof nameFinder<Bearers>>;

const ROWS_AT_ONCE = 500;

/** The restaurants that replies name, found in their text (decision 57). */
export function createNamedPlaces(db: Kysely<Schema>, guide: Guide) {
  const inTurn = createQueue();
  // The list is the same array until the guide changes.
  const indexes = new WeakMap<readonly Restaurant[], FindNames>();

  return async (user: Asker, chatIds: number[]): Promise<NamedIn[]> => {
    const replies = await db
      .selectFrom('chats')
      .innerJoin('replies', 'replies.chat_id', 'chats.id')
      .select(['chats.id', 'response', 'restaurant_ids'])
      .where('chats.user_id', '=', user.id)
      .where('chats.id', 'in', chatIds)
      .execute();
    if (replies.length === 0) return [];
    const rows = await guide.list('users');
    const find = indexes.get(rows) ?? (await inTurn(indexOf(rows)));
    indexes.set(rows, find);
    return inTurn(namedIn(replies, find));
  };
}

function* indexOf(rows: readonly Restaurant[]): Steps<FindNames> {
  const names = new Map<string, Bearers>();
  const values = new Set<string>();
  for (const { neighborhood, cuisine } of rows) {
    for (const value of [neighborhood, cuisine]) if (value) values.add(value.trim().toLowerCase());
  }
  for (const [at, { id, name }] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    const key = writtenName(name);
    if (key === null) continue;
    const bearers = names.get(key) ?? { rows: [], isAmbiguous: saysMore(key, values) };
    names.set(key, { ...bearers, rows: [...bearers.rows, { id, name }].slice(0, 2) });
  }
  return nameFinder(names);
}

function saysMore(key: string, values: ReadonlySet<string>): boolean {
  const text = key.toLowerCase();
  const tokens = tokenize(text);
  const foods = commonPhrases()
    .findAll(tokens)
    .filter(({ value }) => value.type === 'food');
  const isFood = (at: number) => foods.some(({ from, to }) => from <= at && at < to);
  return values.has(text) || tokens.every(({ word }, at) => ORDINARY.has(word) || isFood(at));
}

interface ReplyRow {
  id: number;
  response: string;
  restaurant_ids: number[];
}

/** A name that several restaurants have, or that says something else too, counts only for a restaurant that the reply shows. */
function* namedIn(replies: readonly ReplyRow[], find: FindNames): Steps<NamedIn[]> {
  const named: NamedIn[] = [];
  for (const { id, response, restaurant_ids: shown } of replies) {
    yield;
    const places = new Map<number, string>();
    for (const { value } of find(response)) {
      const [only, other] = value.rows;
      const place = value.rows.find((row) => shown.includes(row.id)) ?? (other || value.isAmbiguous ? undefined : only);
      if (place) places.set(place.id, place.name);
    }
    named.push({ chatId: id, places: [...places].map(([placeId, name]) => ({ id: placeId, name })) });
  }
  return named;
}
