import { MEMORY_SHORT, NOT_SIGNED_IN } from '@saffron/contracts/texts';
import { initTRPC } from '@trpc/server';
import {
  asAdmin,
  asAsker,
  asContributor,
  asEditor,
  asReader,
  type Client,
  type Reader,
  requireSession,
  type SignedIn,
  type TokenUser,
} from './auth.ts';
import { AppError, toProblem, toTrpcError } from './errors.ts';
import { isMemoryShort } from './ops/memory.ts';
import type { Services } from './services.ts';

/** The request context of a procedure, for tRPC and REST. */
export interface Context {
  api: 'trpc' | 'rest';
  services: Services;
  /** The user of the session or of the access token. */
  user: SignedIn | TokenUser | null;
  /** The session token from the cookie; null if the request has an access token. */
  token: string | null;
  /** As in the header `x-request-id` and in the log. */
  requestId: string;
  client: Client;
  /** Whether the response can be sent piece by piece. */
  takesStreams: boolean;
  /** Counts a call as in progress until the returned function is called. */
  hold(): () => void;
  /**
   * Counts a call with a large result of an account as in progress, until its response was sent and the returned function was called.
   *
   * @throws AppError `throttled` if there are too many
   */
  holdLarge(account: { id: number }): () => void;
  /** Sets or clears the session cookie on the response. */
  setToken(token: string | null): void;
  /** Called once for each unexpected error. */
  report(error: unknown): void;
}

const STREAM_REQUIRED = 'The result is a stream: send a batch with the header trpc-accept: application/jsonl.';

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const { code, status, message, retryAfter, fields } = toProblem(error);
    if (code === 'unexpected') ctx?.report(error.cause ?? error);
    const requestId = ctx?.requestId ?? null;
    return { ...shape, message, data: { error: code, httpStatus: status, retryAfter, requestId, fields } };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const procedure = t.procedure.use(async ({ ctx, next }) => {
  const end = ctx.hold();
  try {
    const result = await next();
    if (!result.ok) throw toTrpcError(result.error);
    return result;
  } finally {
    end();
  }
});

/** Anyone may call, but not with an access token. */
export const publicProcedure = procedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, user: ctx.user && requireSession(ctx.user) } }),
);

/** @throws AppError `signed_out` */
function requireUser({ user }: Context): SignedIn | TokenUser {
  if (!user) throw new AppError('signed_out', NOT_SIGNED_IN);
  return user;
}

/** @throws AppError `signed_out`, or `not_allowed` for an access token without `guide:read` */
export function requireReader(ctx: Context): Reader {
  return asReader(requireUser(ctx));
}

/** Signed-in users may call, but not with an access token. */
export const userProcedure = procedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, user: requireSession(requireUser(ctx)) } }),
);

/** Signed-in users may call, and access tokens with `guide:read`. */
export const readerProcedure = procedure.use(({ ctx, next }) => next({ ctx: { ...ctx, user: requireReader(ctx) } }));

/** Signed-in users may call, and access tokens with `ask`. */
export const askerProcedure = procedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, user: asAsker(requireUser(ctx)) } }),
);

/** Signed-in users may call, and access tokens of reviewers and admins with `guide:edit`. */
export const contributorProcedure = procedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, user: asContributor(requireUser(ctx)) } }),
);

/** Reviewers and admins may call, also with access tokens with `guide:edit`. */
export const editorProcedure = procedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, user: asEditor(requireUser(ctx)) } }),
);

/** Admins may call, but not with an access token. */
export const adminProcedure = userProcedure.use(({ ctx, next }) => next({ ctx: { ...ctx, user: asAdmin(ctx.user) } }));

/**
 * For procedures that change something and stream their result: they are refused where the response cannot be a stream. tRPC refuses only
 * their result, when they have had their effect.
 */
export const streamProcedure = askerProcedure.use(({ ctx, next }) => {
  if (!ctx.takesStreams) throw new AppError('wrong_content_type', STREAM_REQUIRED);
  return next();
});

/**
 * Calls of one account take turns, for results that take many milliseconds to make and to check: others would wait for all that an account
 * may have in progress. Results are held until they have been read, so that many accounts together could fill the memory, each within its
 * limits: while it is short, no result is made.
 *
 * @throws AppError `unavailable`, or `throttled` if the account has too many of them in progress
 */
async function inTurn<Result>(
  { services, user, holdLarge }: Pick<Context, 'services' | 'holdLarge'> & { user: { id: number } },
  next: () => Promise<Result>,
) {
  const end = holdLarge(user);
  try {
    return await services.turns(user, () => {
      if (isMemoryShort()) throw new AppError('unavailable', MEMORY_SHORT);
      return next();
    });
  } finally {
    end();
  }
}

/** Like `readerProcedure`, in turn. */
export const largeReaderProcedure = readerProcedure.use(({ ctx, next }) => inTurn(ctx, next));
/** Like `askerProcedure`, in turn. */
export const largeAskerProcedure = askerProcedure.use(({ ctx, next }) => inTurn(ctx, next));
