import { DRAINING, STARTING } from '@saffron/contracts/texts';

/** The state of the process and its number of requests in progress. Requests are accepted only in the state `ready`. */
export class Lifecycle {
  #phase: 'starting' | 'ready' | 'draining' = 'starting';
  #inFlight = 0;
  #idle: PromiseWithResolvers<void> | null = null;

  /** Called when the database is prepared. Has no effect during shutdown. */
  ready(): void {
    if (this.#phase === 'starting') this.#phase = 'ready';
  }

  /** Stops accepting requests. */
  drain(): void {
    this.#phase = 'draining';
  }

  get isDraining(): boolean {
    return this.#phase === 'draining';
  }

  /** Why requests are refused, as a sentence; null while they are accepted. */
  get unavailableReason(): string | null {
    if (this.#phase === 'ready') return null;
    return this.#phase === 'starting' ? STARTING : DRAINING;
  }

  /**
   * Counts a request as in progress.
   *
   * @returns a function to call once when the request ends
   */
  begin(): () => void {
    this.#inFlight++;
    return () => {
      this.#inFlight--;
      if (this.#inFlight === 0) this.#idle?.resolve();
    };
  }

  /** Resolves when no request is in progress. */
  async idle(): Promise<void> {
    if (this.#inFlight === 0) return;
    this.#idle = Promise.withResolvers();
    await this.#idle.promise;
  }
}
