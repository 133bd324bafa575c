import { REPLY_FAILED, REPLY_INTERRUPTED } from '@saffron/contracts/texts';
import { AppError } from '../../../errors.ts';

/**
 * Why Claude's answer is missing or incomplete. The message is logged and contains no text from Anthropic, which may
 * repeat the key or the conversation.
 */
export class ClaudeFailure extends Error {}

/** Anthropic's identifiers that may appear in a message: error types and request ids. */
const ERROR_NAME = /^[a-z]+(_[a-z]+){1,5}$/;
const REQUEST_ID = /^req_[A-Za-z0-9]{8,40}$/;

/** A request that Anthropic rejected. */
export function rejected(status: number, name: string | null, requestId: string | null): ClaudeFailure {
  const known = name !== null && ERROR_NAME.test(name) ? ` ${name}` : '';
  const request = requestId !== null && REQUEST_ID.test(requestId) ? ` (${requestId})` : '';
  return new ClaudeFailure(`Anthropic answered ${status}${known}${request}`);
}

/** A stream that Anthropic ended with an error event. */
export function abortedAnswer(name: string): ClaudeFailure {
  return new ClaudeFailure(
    `Anthropic ended the response with an error: ${ERROR_NAME.test(name) ? name : 'unknown error'}`,
  );
}

/**
 * The error for the user: `interrupted` if part of the reply was written, otherwise `assistant_failed`. Never a limit
 * error, since Anthropic's limits are not the user's.
 */
export function toAppError(failure: ClaudeFailure, hasText: boolean): AppError {
  return hasText
    ? new AppError('interrupted', REPLY_INTERRUPTED, { cause: failure })
    : new AppError('assistant_failed', REPLY_FAILED, { cause: failure });
}
