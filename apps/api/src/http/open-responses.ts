import { TOO_MANY_CALLS_OF_ADDRESS } from '@saffron/contracts/texts';
import type { FastifyReply } from 'fastify';
import { addressBlock } from '../features/accounts/throttle.ts';
import { limitTo } from './calls-at-once.ts';

/** A page holds 200 KB, and a file holds itself open, until its client has read it. */
const PER_ADDRESS = 300;
const IN_ALL = 2000;

/**
 * Limits the pages and files that were not read to their end, which nobody needs an account for.
 *
 * @param throttling false for no limit per address
 * @returns counts a response until it has been read or its connection is closed
 */
export function createResponseLimit(throttling: boolean, { perAddress = PER_ADDRESS, inAll = IN_ALL } = {}) {
  const beginOfAddress = limitTo<string>(throttling ? perAddress : Number.POSITIVE_INFINITY, TOO_MANY_CALLS_OF_ADDRESS);
  const begin = limitTo<null>(inAll, TOO_MANY_CALLS_OF_ADDRESS);

  /** @throws AppError `throttled` if it would be too many */
  return (reply: FastifyReply): void => {
    beginOfAddress(addressBlock(reply.request.ip), 1, reply);
    begin(null, 1, reply);
  };
}
