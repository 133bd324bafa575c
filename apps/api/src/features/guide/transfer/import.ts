import { nameKey } from '@saffron/db/name-key';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { insertRows, rowsByKeys, updateRows } from './data.ts';
import type { Entry } from './entry.ts';
import { readEntries } from './format.ts';
import { judge, type Outcome } from './outcome.ts';
import { type Counts, lineOf, NO_COUNTS } from './report.ts';

/** Who is said to have added and changed what came from a file. */
const ACTOR = 'import';
/** Entries of one transaction. Writers of a running server wait for one at most; so do the readers of the embedded database. */
const BATCH = 500;

interface Options {
  file: string;
  /** False only tells what would be done. */
  apply: boolean;
  /** Takes a line of the report for every entry that is not as it was. */
  say: (line: string) => void;
}

/**
 * Imports a file into the guide, restaurants matched by name. What is refused is left out, the rest is imported. Done twice, the
 * second import finds everything unchanged; so one that was cut off is finished by another.
 *
 * @throws BadFile when the file cannot be read to its end; then nothing was changed
 */
export async function importGuide(db: Kysely<Schema>, { file, apply, say }: Options): Promise<Counts> {
  if (apply) await readThrough(file);
  const counts = { ...NO_COUNTS };
  const seen = new Map<string, string>();
  for await (const batch of batchesOf(readEntries(file))) {
    const verdicts = apply
      ? await db.transaction().execute((trx) => applied(trx, batch, seen))
      : await judged(db, batch, seen, false);
    for (const [at, { place }] of batch.entries()) {
      const verdict = verdicts[at];
      if (!verdict) continue;
      counts[verdict.kind] += 1;
      if (verdict.kind !== 'unchanged') say(lineOf(place, verdict, apply));
    }
  }
  return counts;
}

async function readThrough(file: string): Promise<void> {
  for await (const _ of readEntries(file));
}

async function* batchesOf(entries: AsyncIterable<Entry>): AsyncGenerator<Entry[]> {
  let batch: Entry[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** PostgreSQL takes no NUL; the rules refuse it by name. */
const keyOf = ({ given }: Entry) => (typeof given.name === 'string' ? nameKey(given.name).replaceAll('\0', '') : '');

async function judged(
  db: Kysely<Schema>,
  batch: Entry[],
  seen: Map<string, string>,
  locking: boolean,
): Promise<Outcome[]> {
  const rows = await rowsByKeys(db, batch.map(keyOf), locking);
  return batch.map((entry) => {
    const key = keyOf(entry);
    const verdict = judge(entry, rows.get(key), ACTOR);
    const first = key ? seen.get(key) : undefined;
    if (first) return { kind: 'refused', name: verdict.name, reason: `It has the name of ${first}.` };
    seen.set(key, entry.place);
    return verdict;
  });
}

async function applied(trx: Kysely<Schema>, batch: Entry[], seen: Map<string, string>): Promise<Outcome[]> {
  const verdicts = await judged(trx, batch, seen, true);
  const added = await insertRows(
    trx,
    verdicts.flatMap((verdict) => (verdict.kind === 'added' ? verdict.row : [])),
  );
  await updateRows(
    trx,
    verdicts.flatMap((verdict) => (verdict.kind === 'changed' ? verdict : [])),
    ACTOR,
  );
  return verdicts.map((verdict) =>
    verdict.kind === 'added' && !added.has(nameKey(verdict.row.name))
      ? { kind: 'refused', name: verdict.name, reason: 'Somebody added a restaurant of this name at this moment.' }
      : verdict,
  );
}
