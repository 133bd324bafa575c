import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Context } from '../trpc.ts';
import type { Begun, createCallLimit } from './calls-at-once.ts';
import { deviceCookie, sessionCookie } from './cookies.ts';
import { recordUser } from './request-log.ts';

interface Options {
  api: Context['api'];
  services: Services;
  secure: boolean;
  begin: ReturnType<typeof createCallLimit>;
}

/**
 * Creates the procedure context of a request, for tRPC and REST.
 *
 * @param begun what the request begins, for the limits of calls and streams in progress
 * @throws AppError `throttled`
 */
export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  begun: Begun,
  { api, services, secure, begin }: Options,
): Promise<Context> {
  const session = sessionCookie(secure);
  const device = deviceCookie(secure);
  const token = request.cookies[session.name] ?? null;
  const user = token ? await services.accounts.userOfToken(token) : null;
  if (user) recordUser(request, user.id);
  const hold = begin(user, begun, reply);
  return {
    api,
    services,
    token,
    user,
    hold,
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
