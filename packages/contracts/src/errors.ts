/** All error codes, for clients to switch on. */
export const ERROR_CODES = [
  'bad_input',
  'signed_out',
  'cross_site',
  'not_allowed',
  'not_found',
  'conflict',
  'limit_reached',
  'too_large',
  'wrong_content_type',
  'token_limit_exceeded',
  'throttled',
  'unavailable',
  'assistant_failed',
  'interrupted',
  'unexpected',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The HTTP status of each code, for tRPC and REST. */
export const STATUS_OF: Record<ErrorCode, number> = {
  bad_input: 400,
  signed_out: 401,
  cross_site: 403,
  not_allowed: 403,
  not_found: 404,
  conflict: 409,
  limit_reached: 409,
  too_large: 413,
  wrong_content_type: 415,
  token_limit_exceeded: 429,
  throttled: 429,
  unavailable: 503,
  assistant_failed: 503,
  interrupted: 503,
  unexpected: 500,
};
