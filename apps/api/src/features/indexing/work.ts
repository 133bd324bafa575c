import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { Run } from './run.ts';
import { beginRun, currentNamespace, endRun, forgetNamespace, oldNamespaces, openRun, progressOf } from './runs.ts';
import { changedRestaurants, hasChanges, nextOfRun, type Outcome, settle, type Wanted } from './states.ts';
import { IndexFailure, type IndexTarget } from './target.ts';

/** Seconds before each retry after a `passing` failure; after the last one, the restaurant counts as failed. */
const RETRY_AFTER = [1, 5, 25, 120, 600, 3600];
/** Retries during a full run. Fewer, because the run waits for them and an administrator watches it. */
const RETRIES_IN_RUN = 4;
/** Maximum `retryAfter` that is honored, in seconds. */
const LONGEST_PAUSE = 300;
const OTHER_INDEX = 'The server now uses a different index.';
const MOST_REJECTED = 'Most restaurants were rejected.';

interface Tried extends Outcome {
  failure?: IndexFailure;
}

interface Deps {
  db: Kysely<Schema>;
  target: IndexTarget;
  retryAfter?: readonly number[];
}

/**
 * The work of one job: indexes changes, continues a full run at its cursor, and returns when nothing is due. Each batch is recorded, so
 * that any replica can continue. Only one may run at a time across all replicas: two could overwrite newer data with older data.
 */
export class IndexWork {
  readonly #db: Kysely<Schema>;
  readonly #target: IndexTarget;
  readonly #retryAfter: readonly number[];

  constructor({ db, target, retryAfter = RETRY_AFTER }: Deps) {
    this.#db = db;
    this.#target = target;
    this.#retryAfter = retryAfter;
  }

  /** @throws database errors, and the signal's reason after an abort */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.#step(signal)));
    if (!signal.aborted) await this.#tidy(signal);
  }

  /** @returns whether there may be more work */
  async #step(signal: AbortSignal): Promise<boolean> {
    const run = await openRun(this.#db);
    if (run && run.target !== this.#target.name) {
      await endRun(this.#db, run.id, OTHER_INDEX);
      return true;
    }
    const changed = await changedRestaurants(this.#db, this.#target.batch);
    if (changed.length > 0) {
      await this.#indexChanges(changed, run, signal);
      return true;
    }
    // Retries come before the next batch: if one batch fails, the next one probably would, too.
    if (!run || (await hasChanges(this.#db))) return false;
    const next = await nextOfRun(this.#db, run, this.#target.batch);
    const last = next.at(-1);
    if (last) await this.#index([run.namespace], next, { ...run, cursor: last.id }, signal);
    else await this.#endRun(run);
    return true;
  }

  /** A namespace with less than half of the guide does not replace one that may have all of it. */
  async #endRun({ id }: Run): Promise<void> {
    const { succeeded, failed } = await progressOf(this.#db, id);
    await endRun(this.#db, id, failed > succeeded ? MOST_REJECTED : null);
  }

  /** Indexes changes in the current namespace and in that of the run in progress. Starts a full run if neither exists. */
  async #indexChanges(changed: Wanted[], run: Run | null, signal: AbortSignal): Promise<void> {
    const current = await currentNamespace(this.#db, this.#target);
    if (!run && this.#target.home === null) {
      const exists = current === null ? false : await resultOrFailure(() => this.#target.has(current, signal));
      if (exists instanceof IndexFailure) return settle(this.#db, this.#failed(changed, exists, run), run);
      if (!exists) {
        if (current !== null) await forgetNamespace(this.#db, current);
        await beginRun(this.#db, this.#target);
        return;
      }
    }
    const namespaces = [run?.namespace, current].filter((name) => name !== null && name !== undefined);
    await this.#index([...new Set(namespaces)], changed, run, signal);
  }

  /** Indexes restaurants in all namespaces and records the outcomes. */
  async #index(namespaces: string[], wanted: Wanted[], run: Run | null, signal: AbortSignal): Promise<void> {
    const outcomes = await this.#attempt(namespaces, wanted, run, signal);
    await settle(this.#db, outcomes, run);
    const hopeless = outcomes.find(({ failure, retryIn }) => failure && failure.kind !== 'refused' && retryIn === null);
    if (run && hopeless) await endRun(this.#db, run.id, hopeless.error);
  }

  async #attempt(namespaces: string[], wanted: Wanted[], run: Run | null, signal: AbortSignal): Promise<Tried[]> {
    const failure = await resultOrFailure(() => this.#write(namespaces, wanted, signal));
    if (!failure) return wanted.map((one) => ({ ...one, error: null, retryIn: null }));
    if (failure.kind !== 'refused' || wanted.length === 1) return this.#failed(wanted, failure, run);
    // Bisects the batch, so that only the rejected restaurant fails.
    const middle = Math.ceil(wanted.length / 2);
    const first = await this.#attempt(namespaces, wanted.slice(0, middle), run, signal);
    return [...first, ...(await this.#attempt(namespaces, wanted.slice(middle), run, signal))];
  }

  async #write(namespaces: string[], wanted: Wanted[], signal: AbortSignal): Promise<null> {
    const present = wanted.flatMap(({ id, gone }) => (gone ? [] : id));
    const gone = wanted.flatMap(({ id, gone }) => (gone ? id : []));
    for (const namespace of namespaces) {
      if (present.length > 0) await this.#target.put(namespace, present, signal);
      if (gone.length > 0) await this.#target.remove(namespace, gone, signal);
    }
    return null;
  }

  #failed(wanted: Wanted[], failure: IndexFailure, run: Run | null): Tried[] {
    const limited = run ? this.#retryAfter.slice(0, RETRIES_IN_RUN) : this.#retryAfter;
    const pauses = failure.kind === 'passing' ? limited : [];
    const requested = Math.min(failure.retryAfter ?? 0, LONGEST_PAUSE);
    return wanted.map((one) => {
      const pause = pauses[one.attempts];
      return {
        ...one,
        error: failure.message,
        retryIn: pause === undefined ? null : Math.max(pause, requested),
        failure,
      };
    });
  }

  /** Deletes namespaces that are no longer used. If that fails, the next job tries again. */
  async #tidy(signal: AbortSignal): Promise<void> {
    if (this.#target.home !== null || (await openRun(this.#db))) return;
    for (const namespace of await oldNamespaces(this.#db, this.#target)) {
      if ((await resultOrFailure(() => this.#target.drop(namespace, signal))) instanceof IndexFailure) return;
      await forgetNamespace(this.#db, namespace);
    }
  }
}

/** Returns the result of a call to the index, or its IndexFailure. */
async function resultOrFailure<T>(ask: () => Promise<T>): Promise<T | IndexFailure> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof IndexFailure) return error;
    throw error;
  }
}
