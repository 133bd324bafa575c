import { TOO_MANY_ATTEMPTS } from '@saffron/contracts/account-texts';
import { type ErrorCode, STATUS_OF } from '@saffron/contracts/errors';
import { MESSAGE_TOO_LONG } from '@saffron/contracts/field-texts';
import { DUPLICATE_NAME } from '@saffron/contracts/guide-texts';
import { CONVERSATIONS_REACHED } from '@saffron/contracts/limit-texts';
import {
  CROSS_SITE,
  DAILY_LIMIT,
  DATABASE_DOWN,
  NOT_ALLOWED,
  NOT_FOUND,
  NOT_SIGNED_IN,
  REPLY_FAILED,
  REPLY_INTERRUPTED,
  UNEXPECTED,
} from '@saffron/contracts/texts';
import type { Route } from '../route.ts';
import { parametersOf } from './parameters.ts';

/** For each error code: when it occurs, and an example message. */
const ERRORS: Record<ErrorCode, { when: string; example: string }> = {
  bad_input: { when: 'The input is invalid; the message names the field.', example: MESSAGE_TOO_LONG },
  signed_out: {
    when: 'Not signed in, wrong credentials, or an access token that is not valid.',
    example: NOT_SIGNED_IN,
  },
  cross_site: { when: 'The request comes from another site.', example: CROSS_SITE },
  not_allowed: { when: 'The role, or the scopes of the access token, do not permit this.', example: NOT_ALLOWED },
  not_found: { when: 'Does not exist, or belongs to another user.', example: NOT_FOUND },
  conflict: { when: 'Conflicts with existing data.', example: DUPLICATE_NAME },
  limit_reached: {
    when: 'A limit of the account is reached; the message names it and what to do.',
    example: CONVERSATIONS_REACHED,
  },
  too_large: { when: 'The body is too large.', example: 'The request is too large.' },
  wrong_content_type: { when: 'The body is not JSON.', example: 'The request body must be JSON (application/json).' },
  token_limit_exceeded: { when: 'The daily limit of tokens or messages is reached.', example: DAILY_LIMIT },
  throttled: {
    when: 'Too many attempts, too many additions today, too many calls or streams in progress, or too many calls with access tokens.',
    example: TOO_MANY_ATTEMPTS,
  },
  unavailable: { when: 'The database is unavailable.', example: DATABASE_DOWN },
  assistant_failed: { when: 'The assistant failed.', example: REPLY_FAILED },
  interrupted: { when: 'The reply was interrupted.', example: REPLY_INTERRUPTED },
  unexpected: { when: 'Unexpected server error.', example: UNEXPECTED },
};

/** The error codes of a path: those implied by its access level and input, plus those its row lists. */
export function errorCodesOf(route: Route): ErrorCode[] {
  const { ids, fields } = parametersOf(route);
  // A body is read, and has to be JSON, even where none is needed.
  const mayHaveBody = route.method !== 'GET';
  const namesRows = ids.length > 0 || fields.includes('sessionId');
  const codes: [ErrorCode, boolean][] = [
    ['bad_input', fields.length > 0 || mayHaveBody],
    ['signed_out', route.access !== 'all'],
    ['not_allowed', true],
    ['cross_site', true],
    ['not_found', namesRows],
    ['too_large', mayHaveBody],
    ['wrong_content_type', mayHaveBody],
    ['throttled', route.access !== 'all'],
    ['unavailable', true],
    ['unexpected', true],
  ];
  const derived = codes.flatMap(([code, applies]) => (applies ? code : []));
  return [...new Set([...derived, ...route.errors])];
}

const TOO_MANY_REQUESTS = 429;
const RETRY_AFTER = {
  'Retry-After': {
    description:
      'Seconds until the day of the limit ends, in UTC, until a call in progress may have ended, or until the next attempt or the next call with an access token is allowed.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** Error responses by status; each body is one sentence of plain text. */
export function errorResponses(codes: ErrorCode[]): Record<string, object> {
  const statuses = [...new Set(codes.map((code) => STATUS_OF[code]))].toSorted();
  return Object.fromEntries(
    statuses.map((status) => {
      const responses = codes.filter((code) => STATUS_OF[code] === status).map((code) => ERRORS[code]);
      return [status, { ...sentence(responses), ...(status === TOO_MANY_REQUESTS && { headers: RETRY_AFTER }) }];
    }),
  );
}

function sentence(responses: { when: string; example: string }[]) {
  return {
    description: responses.map(({ when }) => when).join(' '),
    content: {
      'text/plain': {
        schema: { type: 'string', minLength: 1 },
        examples: Object.fromEntries(responses.map(({ example }, at) => [`example${at + 1}`, { value: example }])),
      },
    },
  };
}
