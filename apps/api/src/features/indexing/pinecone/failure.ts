import { IndexFailure } from '../target.ts';

/** An error response from Pinecone. */
export class Refusal extends Error {
  /** Not named `status`: the SDK treats errors with a 5xx `status` as its own, retries, and replaces them. */
  readonly httpStatus: number;
  /** Seconds from the Retry-After header, if sent. */
  readonly retryAfter: number | null;

  constructor(status: number, retryAfter: string | null) {
    super(`Pinecone answered ${status}`);
    this.httpStatus = status;
    const seconds = Number(retryAfter ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
  }
}

/** Pinecone is still creating the index. */
export class NotReady extends Error {}

/**
 * Translates an error to an IndexFailure. The message never quotes Pinecone or the SDK, whose errors may contain hosts and the key.
 */
export function toFailure(error: unknown): IndexFailure {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof Refusal) return ofRefusal(at);
    if (at instanceof NotReady) return new IndexFailure('passing', 'Pinecone is still creating the index.');
    if (at.name === 'TimeoutError') return new IndexFailure('passing', 'Pinecone did not respond in time.');
    if (at instanceof SyntaxError) return new IndexFailure('passing', 'Pinecone sent an invalid response.');
  }
  return new IndexFailure('passing', 'Cannot connect to Pinecone.');
}

function ofRefusal({ httpStatus: status, retryAfter }: Refusal): IndexFailure {
  if (status === 429) return new IndexFailure('passing', 'Pinecone rate limit exceeded.', { retryAfter });
  if (status === 401 || status === 403) return new IndexFailure('forbidden', 'Pinecone rejected the API key.');
  if (status === 402) return new IndexFailure('forbidden', 'The Pinecone plan does not allow this request.');
  if (status === 404) return new IndexFailure('passing', 'Pinecone could not find the index.');
  if (status >= 500) return new IndexFailure('passing', `Pinecone returned an error (${status}).`, { retryAfter });
  return new IndexFailure('refused', `Pinecone rejected the restaurant (${status}).`);
}
