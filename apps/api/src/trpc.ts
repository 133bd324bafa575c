import type { CurrentUser } from '@saffron/contracts/accounts';
import { NOT_ALLOWED, NOT_SIGNED_IN } from '@saffron/contracts/texts';
import { initTRPC } from '@trpc/server';
import { AppError, toProblem, toTrpcError } from './errors.ts';
import type { Services } from './services.ts';

/** Somebody whose session was checked for this request. Only `userProcedure` hands one out. */
export type SignedIn = CurrentUser;
/** A signed-in person whose role was `admin` when this request came. */
export type Admin = SignedIn & { role: 'admin' };
/** A signed-in person who may change restaurants. */
export type Editor = SignedIn & { role: 'reviewer' | 'admin' };

/** What a procedure knows of the request, whichever door it came through. */
export interface Context {
  services: Services;
  user: SignedIn | null;
  /** The session's token, as the cookie brought it. */
  token: string | null;
  client: Client;
  /** Sets or clears the session's cookie on the answer. */
  setToken(token: string | null): void;
  /** Called once for an error that nobody foresaw. */
  report(error: unknown): void;
}

/** Where a request comes from. */
export interface Client {
  ip: string;
  userAgent: string | null;
  /** Marks a browser that signed in here before, so that a throttled account's owner still gets in. */
  deviceToken: string | null;
  setDeviceToken(token: string): void;
}

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const { code, status, message, fields } = toProblem(error);
    if (code === 'unexpected') ctx?.report(error.cause ?? error);
    return { ...shape, message, data: { error: code, httpStatus: status, fields } };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Anyone may call. */
export const publicProcedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** @throws AppError `signed_out` */
export function requireUser({ user }: Context): SignedIn {
  if (!user) throw new AppError('signed_out', NOT_SIGNED_IN);
  return user;
}

/** People who are signed in may call. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => next({ ctx: { ...ctx, user: requireUser(ctx) } }));

/** Reviewers and admins may call. */
export const editorProcedure = userProcedure.use(({ ctx, next }) => {
  const { role } = ctx.user;
  if (role === 'user') throw new AppError('not_allowed', NOT_ALLOWED);
  const editor: Editor = { ...ctx.user, role };
  return next({ ctx: { ...ctx, user: editor } });
});

/** Admins may call. */
export const adminProcedure = userProcedure.use(({ ctx, next }) => {
  const { role } = ctx.user;
  if (role !== 'admin') throw new AppError('not_allowed', NOT_ALLOWED);
  const admin: Admin = { ...ctx.user, role };
  return next({ ctx: { ...ctx, user: admin } });
});
