import { createHash } from 'node:crypto';
import type { Restaurant } from '@saffron/contracts/guide';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { type Audience, createNaming, presentTo } from './authors.ts';
import { cacheByVersion } from './cache-by-version.ts';
import { readGuide } from './data.ts';
import { compress, createBody, type ListBody } from './list-body.ts';
import { toRestaurant } from './present.ts';

/** The restaurant list of one guide version for one audience, as objects and as serialized bytes. */
export interface CachedList {
  version: number;
  /** Sorted by name. Shared by all readers and must not be modified. */
  rows: readonly Restaurant[];
  body: ListBody;
  /** Resolves when the compressed bodies exist or are no longer needed. */
  compressed: Promise<void>;
}

/**
 * Caches the list until the guide changes on any replica.
 *
 * @param report receives compression errors; the list is then served uncompressed
 */
export function createListCache(
  db: Kysely<Schema>,
  audience: Audience,
  version: () => Promise<number>,
  report: (error: unknown) => void,
): () => Promise<CachedList> {
  let newest: ListBody | null = null;
  let compressing: Promise<void> = Promise.resolve();

  return cacheByVersion(version, async () => {
    const { rows, body, version: read } = await load(db, audience);
    newest = body;
    // Sequential, because the bodies are large and libuv has few threads.
    compressing = compressing.then(() => compress(body, () => newest === body)).catch(report);
    return { version: read, rows, body, compressed: compressing };
  });
}

async function load(db: Kysely<Schema>, audience: Audience) {
  const naming = createNaming();
  const rows: Restaurant[] = [];
  const chunks: Buffer[] = [];
  const hash = createHash('sha256');
  const add = (json: string) => {
    const chunk = Buffer.from(json);
    hash.update(chunk);
    chunks.push(chunk);
  };
  // In pages, so that the event loop can serve other requests in between.
  const version = await readGuide(db, async (page, trx) => {
    if (page.length === 0) return;
    const restaurants = await presentTo(audience, trx, page.map(toRestaurant), naming);
    const json = JSON.stringify(restaurants).slice(1, -1);
    add(rows.length === 0 ? `[${json}` : `,${json}`);
    for (const restaurant of restaurants) rows.push(restaurant);
  });
  add(rows.length === 0 ? '[]' : ']');
  return { version, rows, body: createBody(version, chunks, hash) };
}
