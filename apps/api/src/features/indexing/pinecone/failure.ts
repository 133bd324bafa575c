import { IndexFailure } from '../target.ts';

/** Pinecone refused a request. */
export class Refusal extends Error {
  /** Not `status`: by that name the SDK takes 5xx for its own to retry, and replaces the error. */
  readonly httpStatus: number;
  /** Seconds, where Pinecone said when to try again. */
  readonly retryAfter: number | null;

  constructor(status: number, retryAfter: string | null) {
    super(`Pinecone answered ${status}`);
    this.httpStatus = status;
    const seconds = Number(retryAfter ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
  }
}

/** The index is being made. */
export class NotReady extends Error {}

/**
 * Why Pinecone did not do what it was asked, in our own words: what it answers, and what the SDK makes of that, may hold addresses
 * and the key.
 */
export function toFailure(error: unknown): IndexFailure {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof Refusal) return ofRefusal(at);
    if (at instanceof NotReady) return new IndexFailure('passing', 'Pinecone is still making the index.');
    if (at.name === 'TimeoutError') return new IndexFailure('passing', 'Pinecone did not answer in time.');
    if (at instanceof SyntaxError) return new IndexFailure('passing', "Pinecone's answer was garbled.");
  }
  return new IndexFailure('passing', 'Pinecone cannot be reached.');
}

function ofRefusal({ httpStatus: status, retryAfter }: Refusal): IndexFailure {
  if (status === 429) return new IndexFailure('passing', 'Pinecone is asked too often.', { retryAfter });
  if (status === 401 || status === 403) return new IndexFailure('forbidden', 'Pinecone does not accept the key.');
  if (status === 402) return new IndexFailure('forbidden', "Pinecone's account does not allow it.");
  if (status === 404) return new IndexFailure('passing', 'Pinecone does not know the index.');
  if (status >= 500) return new IndexFailure('passing', `Pinecone failed (${status}).`, { retryAfter });
  return new IndexFailure('refused', `Pinecone does not accept it (${status}).`);
}
