import {
  accessToken,
  accessTokenRef,
  createAccessTokenInput,
  createdAccessToken,
} from '@saffron/contracts/access-tokens';
import {
  account,
  accountSession,
  type CurrentUser,
  currentUser,
  endSessionInput,
  isAdminOutput,
  isReviewerOutput,
  loginInput,
  registerInput,
  setNameInput,
  signInMethods,
} from '@saffron/contracts/accounts';
import { z } from 'zod';
import { type Context, publicProcedure, router, userProcedure } from '../../trpc.ts';
import type { SignInResult } from './service.ts';

export const accountsRouter = router({
  /** The current user, or null if not signed in. */
  me: publicProcedure.output(currentUser.nullable()).query(({ ctx }) => ctx.user),

  /** Whether the current user's role is admin; false for a reviewer. */
  isAdmin: userProcedure.output(isAdminOutput).query(({ ctx }) => ({ isAdmin: ctx.user.isAdmin })),

  /** Whether the current user's role is reviewer; false for an admin. */
  isReviewer: userProcedure.output(isReviewerOutput).query(({ ctx }) => ({ isReviewer: ctx.user.isReviewer })),

  /**
   * Creates an account with the role `user` and signs in. Fails with `conflict` if the email address has an account, or
   * with `throttled`.
   */
  register: publicProcedure
    .input(registerInput)
    .output(currentUser)
    .mutation(async ({ ctx, input }) =>
      startSession(ctx, await ctx.services.accounts.register(input, ctx.client, ctx.token)),
    ),

  /** Signs in. Fails with `signed_out` if the credentials are wrong, or with `throttled`. */
  login: publicProcedure
    .input(loginInput)
    .output(currentUser)
    .mutation(async ({ ctx, input }) =>
      startSession(ctx, await ctx.services.accounts.login(input, ctx.client, ctx.token)),
    ),

  /** Ends the session, if any. */
  logout: publicProcedure.mutation(async ({ ctx }) => {
    await ctx.services.accounts.logout(ctx.token);
    ctx.setToken(null);
  }),

  /** Sets the display name. */
  setName: userProcedure
    .input(setNameInput)
    .output(currentUser)
    .mutation(({ ctx, input }) => ctx.services.accounts.setName(ctx.user, input.name)),

  /** The account's sign-in methods and creation date. */
  account: userProcedure.output(account).query(({ ctx }) => ctx.services.accounts.account(ctx.user)),

  /** The account's active sessions. */
  sessions: userProcedure
    .output(z.array(accountSession))
    .query(({ ctx }) => ctx.services.accounts.sessions(ctx.user, ctx.token ?? '')),

  /** Ends one session of the account. */
  endSession: userProcedure
    .input(endSessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.accounts.endSession(ctx.user, input.id)),

  /** Ends all sessions of the account except the current one. */
  endOtherSessions: userProcedure
    .output(z.void())
    .mutation(({ ctx }) => ctx.services.accounts.endOtherSessions(ctx.user, ctx.token ?? '')),

  /** The account's access tokens, newest first. */
  accessTokens: userProcedure
    .output(z.array(accessToken))
    .query(({ ctx }) => ctx.services.accounts.tokens.list(ctx.user)),

  /** Creates an access token. Only this result contains it. Fails with `limit_reached`, or with `throttled`. */
  createAccessToken: userProcedure
    .input(createAccessTokenInput)
    .output(createdAccessToken)
    .mutation(({ ctx, input }) => ctx.services.accounts.tokens.create(ctx.user, ctx.token ?? '', input)),

  /** Revokes an access token of the account, effective with its next call. */
  revokeAccessToken: userProcedure
    .input(accessTokenRef)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.accounts.tokens.revoke(ctx.user, input.id)),

  /** The available sign-in methods in addition to email and password. */
  signInMethods: publicProcedure.output(signInMethods).query(({ ctx }) => ctx.services.signInMethods),
});

function startSession(ctx: Context, { user, token }: SignInResult): CurrentUser {
  ctx.setToken(token);
  return user;
}
