import { TOKEN_INVALID } from '@saffron/contracts/access-token-texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Rate } from '../rate.ts';
import type { Services } from '../services.ts';
import type { Context } from '../trpc.ts';
import { accessTokenOf } from './access-token.ts';
import type { Begun, createCallLimit } from './calls-at-once.ts';
import { deviceCookie, sessionCookie } from './cookies.ts';
import { endWithSession } from './end-with-session.ts';
import type { createLookUps } from './look-ups.ts';
import { recordUser } from './request-log.ts';

interface Options {
  api: Context['api'];
  takesStreams?: boolean;
  services: Services;
  secure: boolean;
  lookUps: ReturnType<typeof createLookUps>;
  limit: ReturnType<typeof createCallLimit>;
  countTokenCalls: Rate;
}

/**
 * Creates the procedure context of a request, for tRPC and REST.
 *
 * @param begun what the request begins, for the limits of calls and streams in progress
 * @throws AppError `throttled`; `signed_out` for an access token that is not valid
 */
export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  begun: Begun,
  { api, takesStreams = true, services, secure, lookUps, limit, countTokenCalls }: Options,
): Promise<Context> {
  const session = sessionCookie(secure);
  const device = deviceCookie(secure);
  const accessToken = accessTokenOf(request);
  const token = accessToken === null ? (request.cookies[session.name] ?? null) : null;
  const find = async () =>
    accessToken ? services.accounts.tokens.userOf(accessToken) : token ? services.accounts.userOfToken(token) : null;
  const secret = accessToken ?? token;
  const user = secret ? await lookUps.lookUp(request.ip, secret, find) : null;
  if (accessToken && !user) throw invalidToken(reply);
  if (user) {
    recordUser(request, user.id);
    if ('scopes' in user) await countTokenCalls(user, begun.calls + begun.streams);
  }
  const hold = limit.begin(user, begun, reply);
  if (user) endWithSession(reply, async () => (await find()) === null);
  return {
    api,
    takesStreams,
    services,
    token,
    requestId: request.id,
    user,
    hold,
    holdLarge: (account) => limit.beginLarge(account, reply)(),
    client: {
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      deviceToken: request.cookies[device.name] ?? null,
      setDeviceToken: (value) => reply.setCookie(device.name, value, device.options),
    },
    setToken: (value) => {
      if (value) reply.setCookie(session.name, value, session.options);
      else reply.clearCookie(session.name, session.options);
    },
    report: (error) => request.log.error({ err: error }, 'unexpected error'),
  };
}

function invalidToken(reply: FastifyReply): AppError {
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return new AppError('signed_out', TOKEN_INVALID);
}
