import { DRAINING, STARTING } from '@saffron/contracts/texts';

/** Where a process stands between its start and its end, and how much it has in hand. Only when ready it takes work in. */
export class Lifecycle {
  #phase: 'starting' | 'ready' | 'draining' = 'starting';
  #inFlight = 0;
  #idle: PromiseWithResolvers<void> | null = null;

  /** The database is prepared. A process that ends already stays so. */
  ready(): void {
    if (this.#phase === 'starting') this.#phase = 'ready';
  }

  /** From now on the process only finishes what it has begun. */
  drain(): void {
    this.#phase = 'draining';
  }

  get isDraining(): boolean {
    return this.#phase === 'draining';
  }

  /** Why no work is taken in, in a sentence; null while it is. */
  get refusal(): string | null {
    if (this.#phase === 'ready') return null;
    return this.#phase === 'starting' ? STARTING : DRAINING;
  }

  /**
   * Counts a request in.
   *
   * @returns counts it out; called once
   */
  begin(): () => void {
    this.#inFlight++;
    return () => {
      this.#inFlight--;
      if (this.#inFlight === 0) this.#idle?.resolve();
    };
  }

  /** Settles once no request is in hand. */
  async idle(): Promise<void> {
    if (this.#inFlight === 0) return;
    this.#idle = Promise.withResolvers();
    await this.#idle.promise;
  }
}
