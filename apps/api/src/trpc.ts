import { NOT_SIGNED_IN } from '@saffron/contracts/texts';
import { initTRPC } from '@trpc/server';
import { asAdmin, asEditor, type Client, type SignedIn } from './auth.ts';
import { AppError, toProblem, toTrpcError } from './errors.ts';
import type { Services } from './services.ts';

/** The request context of a procedure, for tRPC and REST. */
export interface Context {
  api: 'trpc' | 'rest';
  services: Services;
  user: SignedIn | null;
  /** The session token from the cookie. */
  token: string | null;
  client: Client;
  /** Counts a call as in progress until the returned function is called. */
  hold(): () => void;
  /** Sets or clears the session cookie on the response. */
  setToken(token: string | null): void;
  /** Called once for each unexpected error. */
  report(error: unknown): void;
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
export const publicProcedure = t.procedure.use(async ({ ctx, next }) => {
  const end = ctx.hold();
  try {
    const result = await next();
    if (!result.ok) throw toTrpcError(result.error);
    return result;
  } finally {
    end();
  }
});

/** @throws AppError `signed_out` */
export function requireUser({ user }: Context): SignedIn {
  if (!user) throw new AppError('signed_out', NOT_SIGNED_IN);
  return user;
}

/** Signed-in users may call. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => next({ ctx: { ...ctx, user: requireUser(ctx) } }));

/**
 * Signed-in users may call. Calls of one account take turns, for results that take many milliseconds to make and to check: others would wait
 * for all that an account may have in progress.
 */
export const largeProcedure = userProcedure.use(({ ctx, next }) => ctx.services.turns(ctx.user, next));

/** Reviewers and admins may call. */
export const editorProcedure = userProcedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, user: asEditor(ctx.user) } }),
);

/** Admins may call. */
export const adminProcedure = userProcedure.use(({ ctx, next }) => next({ ctx: { ...ctx, user: asAdmin(ctx.user) } }));
