import type { Ending } from './data.ts';

/** A reply that this process is writing: its text so far, and a way to wait for more. */
export class LiveReply {
  text = '';
  phase: 'processing' | 'thinking' = 'processing';
  /** Set once the reply is saved whole. */
  ending: Ending | null = null;
  stoppedAs: 'stopped' | 'interrupted' = 'stopped';
  readonly #abort = new AbortController();
  #waiting: PromiseWithResolvers<void> = Promise.withResolvers();

  /** Aborts when the reply is to end now. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Ends the writing; `as` becomes the reply's status. */
  stop(as: 'stopped' | 'interrupted'): void {
    if (this.#abort.signal.aborted) return;
    this.stoppedAs = as;
    this.#abort.abort();
  }

  /** Settles at the next change. */
  changed(): Promise<void> {
    return this.#waiting.promise;
  }

  append(text: string): void {
    this.change({ text: this.text + text });
  }

  /** Changes the reply and wakes everyone who follows it. */
  change(values: Partial<Pick<LiveReply, 'text' | 'phase' | 'ending'>>): void {
    Object.assign(this, values);
    const waiting = this.#waiting;
    this.#waiting = Promise.withResolvers();
    waiting.resolve();
  }
}
