import type { FastifyReply } from 'fastify';
import { coalesce } from '../coalesce.ts';
import { fulfilledWithin } from '../ops/fulfilled-within.ts';

/** For reading the origin of the map tiles, in milliseconds. Pages must not wait for a database that does not respond. */
const READ_TIMEOUT = 300;

const SELF = "'self'";

/** The content security policy of every response. Helmet adds nonces to the scripts and styles. */
export const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: [SELF],
  styleSrc: [SELF],
  imgSrc: [SELF, 'data:'],
  fontSrc: [SELF],
  connectSrc: [SELF],
  manifestSrc: [SELF],
  baseUri: ["'none'"],
  formAction: [SELF],
  frameAncestors: ["'none'"],
};

/**
 * Allows pages to load map tiles from the origin that an admin has set, and from no other.
 *
 * @param readOrigin the current origin; null without tiles
 * @returns a function that sets the policy of a page. If the origin cannot be read, the last known one is used.
 */
export function tilePolicy(readOrigin: () => Promise<string | null>): (reply: FastifyReply) => Promise<void> {
  let origin: string | null = null;
  const update = coalesce(async () => {
    origin = await readOrigin();
  });
  return async (reply) => {
    await fulfilledWithin(READ_TIMEOUT, update());
    if (origin === null) return;
    const { script, style } = reply.cspNonce;
    reply.helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          ...POLICY,
          scriptSrc: [...POLICY.scriptSrc, `'nonce-${script}'`],
          styleSrc: [...POLICY.styleSrc, `'nonce-${style}'`],
          imgSrc: [...POLICY.imgSrc, origin],
          connectSrc: [...POLICY.connectSrc, origin],
        },
      },
    });
  };
}
