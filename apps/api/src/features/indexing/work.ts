import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { Run } from './run.ts';
import { beginRun, currentNamespace, endRun, forgetNamespace, oldNamespaces, openRun } from './runs.ts';
import { changedRestaurants, hasChanges, nextOfRun, type Outcome, settle, type Wanted } from './states.ts';
import { IndexFailure, type IndexTarget } from './target.ts';

/** Seconds before each new attempt at what may work later; when they are used up, it is given up. */
const RETRY_AFTER = [1, 5, 25, 120, 600, 3600];
/** New attempts while a full run waits for them: somebody is watching. */
const RETRIES_IN_RUN = 4;
/** An index that wants to be left alone for longer is asked again all the same, in seconds. */
const LONGEST_PAUSE = 300;
const OTHER_INDEX = 'Another index is in use now.';

interface Tried extends Outcome {
  failure?: IndexFailure;
}

interface Deps {
  db: Kysely<Schema>;
  target: IndexTarget;
  retryAfter?: readonly number[];
}

/**
 * What a job does: it indexes what has changed, goes on with a full run where it stopped, and ends when there is nothing to do at this
 * moment. Whatever it did is recorded, batch by batch, so that anyone can go on. Only one may work at a time, over all replicas: two
 * could overwrite a newer state of a restaurant with an older one.
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

  /** @throws the database's errors, and the signal's reason once that has aborted */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.#step(signal)));
    if (!signal.aborted) await this.#tidy(signal);
  }

  /** @returns whether there may be more to do */
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
    // What failed is tried again before the run goes on: where one batch fails, the next one would, too.
    if (!run || (await hasChanges(this.#db))) return false;
    const next = await nextOfRun(this.#db, run, this.#target.batch);
    const last = next.at(-1);
    if (last) await this.#index([run.namespace], next, { ...run, cursor: last.id }, signal);
    else await endRun(this.#db, run.id, null);
    return true;
  }

  /** Indexes changes in what is read and in what is being written; where neither is there, a full run begins. */
  async #indexChanges(changed: Wanted[], run: Run | null, signal: AbortSignal): Promise<void> {
    const current = await currentNamespace(this.#db, this.#target);
    if (!run && this.#target.home === null) {
      const there = current === null ? false : await asked(() => this.#target.has(current, signal));
      if (there instanceof IndexFailure) return settle(this.#db, this.#failed(changed, there, run), run);
      if (!there) {
        if (current !== null) await forgetNamespace(this.#db, current);
        await beginRun(this.#db, this.#target);
        return;
      }
    }
    const namespaces = [run?.namespace, current].filter((name) => name !== null && name !== undefined);
    await this.#index([...new Set(namespaces)], changed, run, signal);
  }

  /** Indexes restaurants in all of the namespaces, and records what became of them. */
  async #index(namespaces: string[], wanted: Wanted[], run: Run | null, signal: AbortSignal): Promise<void> {
    const outcomes = await this.#attempt(namespaces, wanted, run, signal);
    await settle(this.#db, outcomes, run);
    const hopeless = outcomes.find(({ failure, retryIn }) => failure && failure.kind !== 'refused' && retryIn === null);
    if (run && hopeless) await endRun(this.#db, run.id, hopeless.error);
  }

  async #attempt(namespaces: string[], wanted: Wanted[], run: Run | null, signal: AbortSignal): Promise<Tried[]> {
    const failure = await asked(() => this.#write(namespaces, wanted, signal));
    if (!failure) return wanted.map((one) => ({ ...one, error: null, retryIn: null }));
    if (failure.kind !== 'refused' || wanted.length === 1) return this.#failed(wanted, failure, run);
    // One of them is not accepted: halving finds it, and the others get in.
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
    const toldTo = Math.min(failure.retryAfter ?? 0, LONGEST_PAUSE);
    return wanted.map((one) => {
      const pause = pauses[one.attempts];
      return { ...one, error: failure.message, retryIn: pause === undefined ? null : Math.max(pause, toldTo), failure };
    });
  }

  /** Removes what nobody reads any more; what cannot be removed now is tried again by the next job. */
  async #tidy(signal: AbortSignal): Promise<void> {
    if (this.#target.home !== null || (await openRun(this.#db))) return;
    for (const namespace of await oldNamespaces(this.#db, this.#target)) {
      if ((await asked(() => this.#target.drop(namespace, signal))) instanceof IndexFailure) return;
      await forgetNamespace(this.#db, namespace);
    }
  }
}

/** What the index answers, or why it does not. */
async function asked<T>(ask: () => Promise<T>): Promise<T | IndexFailure> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof IndexFailure) return error;
    throw error;
  }
}
