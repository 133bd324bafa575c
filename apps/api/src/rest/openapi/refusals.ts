import { TOO_MANY_ATTEMPTS } from '@saffron/contracts/account-texts';
import { type ErrorCode, STATUS_OF } from '@saffron/contracts/errors';
import { MESSAGE_TOO_LONG } from '@saffron/contracts/field-texts';
import { DUPLICATE_NAME } from '@saffron/contracts/guide-texts';
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

/** Each refusal: when it comes, and what it may say. */
const REFUSALS: Record<ErrorCode, { when: string; says: string }> = {
  bad_input: { when: 'The input is not right; the sentence names the field.', says: MESSAGE_TOO_LONG },
  signed_out: { when: 'Nobody is signed in, or the credentials are wrong.', says: NOT_SIGNED_IN },
  cross_site: { when: 'The request comes from a page of another site.', says: CROSS_SITE },
  not_allowed: { when: 'The role does not allow it.', says: NOT_ALLOWED },
  not_found: { when: 'It does not exist, or it is somebody else’s.', says: NOT_FOUND },
  conflict: { when: 'It contradicts what is there already.', says: DUPLICATE_NAME },
  too_large: { when: 'The body is too large.', says: 'The request is too large.' },
  wrong_content_type: { when: 'The body is no JSON.', says: 'Please send JSON (application/json).' },
  token_limit_exceeded: { when: 'The tokens of the day are used up.', says: DAILY_LIMIT },
  throttled: { when: 'There were too many attempts.', says: TOO_MANY_ATTEMPTS },
  unavailable: { when: 'The database cannot be reached.', says: DATABASE_DOWN },
  assistant_failed: { when: 'The assistant failed.', says: REPLY_FAILED },
  interrupted: { when: 'The reply was cut off.', says: REPLY_INTERRUPTED },
  unexpected: { when: 'Something went wrong that nobody foresaw.', says: UNEXPECTED },
};

/** How a path can refuse: what follows from who may call it and what it takes, and what its row adds. */
export function refusalsOf(route: Route): ErrorCode[] {
  const { ids, fields, body } = parametersOf(route);
  const namesRows = ids.length > 0 || fields.includes('sessionId');
  const codes: [ErrorCode, boolean][] = [
    ['bad_input', fields.length > 0],
    ['signed_out', route.gate !== 'all'],
    ['not_allowed', route.gate === 'editor' || route.gate === 'admin'],
    ['cross_site', true],
    ['not_found', namesRows],
    ['too_large', body],
    ['wrong_content_type', body],
    ['unavailable', true],
    ['unexpected', true],
  ];
  const derived = codes.flatMap(([code, applies]) => (applies ? code : []));
  return [...new Set([...derived, ...route.refuses])];
}

/** Refusals as answers by status, each a sentence in plain text. */
export function refusalAnswers(codes: ErrorCode[]): Record<string, object> {
  const statuses = [...new Set(codes.map((code) => STATUS_OF[code]))].toSorted();
  return Object.fromEntries(
    statuses.map((status) => {
      const refusals = codes.filter((code) => STATUS_OF[code] === status).map((code) => REFUSALS[code]);
      return [status, sentence(refusals)];
    }),
  );
}

function sentence(refusals: { when: string; says: string }[]) {
  return {
    description: refusals.map(({ when }) => when).join(' '),
    content: {
      'text/plain': {
        schema: { type: 'string', minLength: 1 },
        examples: Object.fromEntries(refusals.map(({ says }, at) => [`sentence${at + 1}`, { value: says }])),
      },
    },
  };
}
