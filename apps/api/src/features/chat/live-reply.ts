import { beginning } from '../../truncate.ts';
import type { Ending } from './data.ts';

/** A reply that this process is writing, with change notification. */
export class LiveReply {
  text = '';
  phase: 'processing' | 'thinking' = 'processing';
  /** Set once the reply has been saved. */
  ending: Ending | null = null;
  stoppedAs: 'stopped' | 'interrupted' = 'stopped';
  #half = '';
  readonly #abort = new AbortController();
  #waiting: PromiseWithResolvers<void> = Promise.withResolvers();

  /** Aborted when the reply must end. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Stops writing; `as` becomes the status of the reply. */
  stop(as: 'stopped' | 'interrupted'): void {
    if (this.#abort.signal.aborted) return;
    this.stoppedAs = as;
    this.#abort.abort();
  }

  /** Resolves on the next change. */
  changed(): Promise<void> {
    return this.#waiting.promise;
  }

  /** Half of a character, as of an emoji, waits for the other half: a reply that ends before it comes ends without it. */
  append(text: string): void {
    const all = this.#half + text;
    const whole = beginning(all, all.length);
    // Nor does the database store a half without the other.
    this.#half = all.slice(whole.length);
    if (whole) this.change({ text: this.text + whole.toWellFormed() });
  }

  /** Changes the reply and notifies its readers. */
  change(values: Partial<Pick<LiveReply, 'text' | 'phase' | 'ending'>>): void {
    Object.assign(this, values);
    const waiting = this.#waiting;
    this.#waiting = Promise.withResolvers();
    waiting.resolve();
  }
}
