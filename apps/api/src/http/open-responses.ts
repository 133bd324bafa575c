import { TOO_MANY_CALLS_OF_ADDRESS } from '@saffron/contracts/texts';
import type { FastifyReply } from 'fastify';
import { addressBlock } from '../features/accounts/throttle.ts';
import { limitTo, onceEnded } from './calls-at-once.ts';
import { createCrowd } from './crowd.ts';

/** A page holds 200 KB, and a file holds itself open, until its client has read it. */
const PER_ADDRESS = 300;
const IN_ALL = 2000;

/**
 * Limits the pages and files that were not read to their end, which nobody needs an account for. What is one too many in all closes another one.
 *
 * @param throttling false for no limit per address
 * @returns counts a response until it has been read or its connection is closed
 */
export function createResponseLimit(throttling: boolean, { perAddress = PER_ADDRESS, inAll = IN_ALL } = {}) {
  const beginOfAddress = limitTo<string>(throttling ? perAddress : Number.POSITIVE_INFINITY, TOO_MANY_CALLS_OF_ADDRESS);
  const add = createCrowd<FastifyReply>(inAll, oldest, ({ request }) => request.raw.socket.destroy());

  /** @throws AppError `throttled` if it would be too many of the address */
  return (reply: FastifyReply): void => {
    const { ip } = reply.request;
    // Of a connection that was reset nobody knows the address, and it holds nothing.
    if (!ip) return;
    beginOfAddress(addressBlock(ip), 1, reply);
    onceEnded(reply, add(ip, reply));
  };
}

function oldest(replies: ReadonlySet<FastifyReply>): FastifyReply {
  const [first] = replies;
  if (!first) throw new Error('no responses');
  return first;
}
