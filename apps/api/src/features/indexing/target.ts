/** Where restaurants are indexed: what the jobs write. One file each: the built-in index, or a vendor's. */
export interface IndexTarget {
  /** Tells runs of one index from those of another. */
  readonly name: string;
  /** The one namespace that is always there; null where each full run writes into a new one. */
  readonly home: string | null;
  /** Restaurants that are put at once. */
  readonly batch: number;

  /**
   * Whether a namespace is there.
   *
   * @throws IndexFailure
   */
  has(namespace: string, signal: AbortSignal): Promise<boolean>;

  /**
   * Indexes restaurants as they are in the guide now; a second time replaces the first.
   *
   * @throws IndexFailure when none of them is known to be indexed
   */
  put(namespace: string, ids: number[], signal: AbortSignal): Promise<void>;

  /** @throws IndexFailure */
  remove(namespace: string, ids: number[], signal: AbortSignal): Promise<void>;

  /**
   * Removes a namespace with all that is in it; one that is not there is removed already.
   *
   * @throws IndexFailure
   */
  drop(namespace: string, signal: AbortSignal): Promise<void>;
}

/**
 * - `passing`: it may work later
 * - `refused`: what was sent is not accepted, and will not be
 * - `forbidden`: nothing is accepted from us
 */
export type FailureKind = 'passing' | 'refused' | 'forbidden';

/** Why restaurants could not be indexed: a sentence for an administrator, made of our own words alone. */
export class IndexFailure extends Error {
  readonly kind: FailureKind;
  /** Seconds after which to try again, where the index said so. */
  readonly retryAfter: number | null;

  constructor(kind: FailureKind, message: string, options: ErrorOptions & { retryAfter?: number | null } = {}) {
    super(message, options);
    this.kind = kind;
    this.retryAfter = options.retryAfter ?? null;
  }
}
