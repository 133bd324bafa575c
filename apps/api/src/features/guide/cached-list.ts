import type { Restaurant } from '@saffron/contracts/guide';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { cacheByVersion } from './cache-by-version.ts';
import { readGuide } from './data.ts';
import { compress, createBody, type ListBody } from './list-body.ts';
import { toRestaurant } from './present.ts';

/** The guide at one version: its restaurants by name, and the same as bytes. */
export interface CachedList {
  version: number;
  /** Shared by all who read the list; nobody changes them. */
  rows: readonly Restaurant[];
  body: ListBody;
  /** Settles when the compressed forms are there, or when a newer edition made them useless. */
  compressed: Promise<void>;
}

/**
 * The present edition, kept until the guide changes on whichever replica.
 *
 * @param report is told of a compression that failed; the list is then served without
 */
export function createListCache(
  db: Kysely<Schema>,
  version: () => Promise<number>,
  report: (error: unknown) => void,
): () => Promise<CachedList> {
  let newest: ListBody | null = null;
  let compressing: Promise<void> = Promise.resolve();

  return cacheByVersion(version, async () => {
    const { rows, body, version: read } = await load(db);
    newest = body;
    // One after the other: they are large, and threads are few.
    compressing = compressing.then(() => compress(body, () => newest === body)).catch(report);
    return { version: read, rows, body, compressed: compressing };
  });
}

async function load(db: Kysely<Schema>) {
  const rows: Restaurant[] = [];
  const chunks: Buffer[] = [];
  // A page at a time, so that other requests come in between.
  const version = await readGuide(db, (page) => {
    if (page.length === 0) return;
    const restaurants = page.map(toRestaurant);
    const json = JSON.stringify(restaurants).slice(1, -1);
    chunks.push(Buffer.from(rows.length === 0 ? `[${json}` : `,${json}`));
    for (const restaurant of restaurants) rows.push(restaurant);
  });
  chunks.push(Buffer.from(rows.length === 0 ? '[]' : ']'));
  return { version, rows, body: createBody(version, chunks) };
}
