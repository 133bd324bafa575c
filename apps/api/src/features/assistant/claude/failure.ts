import { REPLY_FAILED, REPLY_INTERRUPTED } from '@saffron/contracts/texts';
import { AppError } from '../../../errors.ts';

/**
 * Why Claude gave no answer, or not all of it. The message is for the log and made of our own words alone: what Anthropic answers may
 * repeat the key or the conversation.
 */
export class ClaudeFailure extends Error {}

/** Anthropic's words that may stand in a message of ours: its own names for errors and requests. */
const ERROR_NAME = /^[a-z]+(_[a-z]+){1,5}$/;
const REQUEST_ID = /^req_[A-Za-z0-9]{8,40}$/;

/** The failure of a request that was refused. */
export function refused(status: number, name: string | null, requestId: string | null): ClaudeFailure {
  const known = name !== null && ERROR_NAME.test(name) ? ` ${name}` : '';
  const request = requestId !== null && REQUEST_ID.test(requestId) ? ` (${requestId})` : '';
  return new ClaudeFailure(`Anthropic answered ${status}${known}${request}`);
}

/** The failure of an answer that Anthropic itself broke off. */
export function abortedAnswer(name: string): ClaudeFailure {
  return new ClaudeFailure(`Anthropic broke off its answer: ${ERROR_NAME.test(name) ? name : 'unnamed error'}`);
}

/**
 * What the diner is told of a failure: that the reply was cut off when there is some of it, else that there is none. Never a limit:
 * Anthropic's limits are not the diner's.
 */
export function toAppError(failure: ClaudeFailure, hasText: boolean): AppError {
  return hasText
    ? new AppError('interrupted', REPLY_INTERRUPTED, { cause: failure })
    : new AppError('assistant_failed', REPLY_FAILED, { cause: failure });
}
