/** An index that jobs write to. One file per implementation: the built-in index, or a vendor's. */
export interface IndexTarget {
  /** Distinguishes the runs of one index from those of another. */
  readonly name: string;
  /** The only namespace, which always exists; null if each full run writes to a new namespace. */
  readonly home: string | null;
  /** Maximum number of restaurants per `put`. */
  readonly batch: number;

  /**
   * Whether a namespace exists.
   *
   * @throws IndexFailure
   */
  has(namespace: string, signal: AbortSignal): Promise<boolean>;

  /**
   * Indexes the current data of these restaurants, and replaces earlier entries.
   *
   * @throws IndexFailure if it is not certain that all of them were indexed
   */
  put(namespace: string, ids: number[], signal: AbortSignal): Promise<void>;

  /** @throws IndexFailure */
  remove(namespace: string, ids: number[], signal: AbortSignal): Promise<void>;

  /**
   * Deletes a namespace and its contents. Does nothing if the namespace does not exist.
   *
   * @throws IndexFailure
   */
  drop(namespace: string, signal: AbortSignal): Promise<void>;
}

/**
 * - `passing`: a later attempt may succeed
 * - `refused`: this data is rejected, and a retry would be, too
 * - `forbidden`: every request is rejected
 */
export type FailureKind = 'passing' | 'refused' | 'forbidden';

/** Why restaurants could not be indexed. The message is shown to administrators, so it never quotes the vendor. */
export class IndexFailure extends Error {
  readonly kind: FailureKind;
  /** Seconds to wait before a retry, if the index specified it. */
  readonly retryAfter: number | null;

  constructor(kind: FailureKind, message: string, options: ErrorOptions & { retryAfter?: number | null } = {}) {
    super(message, options);
    this.kind = kind;
    this.retryAfter = options.retryAfter ?? null;
  }
}
