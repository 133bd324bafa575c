import { RESTAURANT_TEXT_MAX } from '@saffron/contracts/limits';
import { withoutPiles } from '@saffron/contracts/plain';
import { nameKey } from '@saffron/db/name-key';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { insertRows, rowsByKeys, updateRows } from './data.ts';
import type { Entry } from './entry.ts';
import { readEntries } from './format.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Counts, lineOf, NO_COUNTS } from './report.ts';

/** Recorded as the author of imported restaurants and changes. */
const ACTOR = 'import';
/** Characters of a name that is read. What is left out of a name before it is measured makes it somewhat longer. */
const NAME_READ = 10 * RESTAURANT_TEXT_MAX;
/** Entries per transaction. Other writers wait for one transaction at most; so do readers of the embedded database. */
const BATCH = 500;

interface Options {
  file: string;
  /** False for a dry run. */
  apply: boolean;
  /** Receives a line for each entry that is not unchanged. */
  report: (line: string) => void;
}

/**
 * Imports a file into the guide and matches restaurants by name. Skips rejected entries. Running it again changes
 * nothing, so an interrupted import can be completed by repeating it.
 *
 * @throws BadFile if the file cannot be read completely; then nothing has been changed
 */
export async function importGuide(db: Kysely<Schema>, { file, apply, report }: Options): Promise<Counts> {
  if (apply) await readThrough(file);
  const counts = { ...NO_COUNTS };
  const seen = new Map<string, string>();
  for await (const batch of batchesOf(readEntries(file))) {
    const outcomes = apply
      ? await db.transaction().execute((trx) => applyBatch(trx, batch, seen))
      : await outcomesOf(db, batch, seen, false);
    for (const [at, { location }] of batch.entries()) {
      const outcome = outcomes[at];
      if (!outcome) continue;
      counts[outcome.kind] += 1;
      if (outcome.kind !== 'unchanged') report(lineOf(location, outcome, apply));
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

/** PostgreSQL does not accept NUL, and a name that is too long takes long to fold; validation rejects both by name. */
const keyOf = ({ values: { name } }: Entry) =>
  typeof name === 'string' && name.length <= NAME_READ ? nameKey(withoutPiles(name)).replaceAll('\0', '') : '';

async function outcomesOf(
  db: Kysely<Schema>,
  batch: Entry[],
  seen: Map<string, string>,
  locking: boolean,
): Promise<Outcome[]> {
  const rows = await rowsByKeys(db, batch.map(keyOf), locking);
  return batch.map((entry) => {
    const key = keyOf(entry);
    const outcome = outcomeOf(entry, rows.get(key), ACTOR);
    const first = key ? seen.get(key) : undefined;
    if (first) return { kind: 'refused', name: outcome.name, reason: `Duplicate name: see ${first}.` };
    seen.set(key, entry.location);
    return outcome;
  });
}

async function applyBatch(trx: Kysely<Schema>, batch: Entry[], seen: Map<string, string>): Promise<Outcome[]> {
  const outcomes = await outcomesOf(trx, batch, seen, true);
  const added = await insertRows(
    trx,
    outcomes.flatMap((outcome) => (outcome.kind === 'added' ? outcome.row : [])),
  );
  await updateRows(
    trx,
    outcomes.flatMap((outcome) => (outcome.kind === 'changed' ? outcome : [])),
    ACTOR,
  );
  return outcomes.map((outcome) =>
    outcome.kind === 'added' && !added.has(nameKey(outcome.row.name))
      ? { kind: 'refused', name: outcome.name, reason: 'A restaurant with this name was added during the import.' }
      : outcome,
  );
}
