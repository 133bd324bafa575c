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
  /** The current user, or null when nobody is signed in. */
  me: publicProcedure.output(currentUser.nullable()).query(({ ctx }) => ctx.user),

  /** Whether the role is admin; a reviewer's is not. */
  isAdmin: userProcedure.output(isAdminOutput).query(({ ctx }) => ({ isAdmin: ctx.user.isAdmin })),

  /** Whether the role is reviewer; an admin's is not. */
  isReviewer: userProcedure.output(isReviewerOutput).query(({ ctx }) => ({ isReviewer: ctx.user.isReviewer })),

  /** Makes an account with the role user, and signs in. Refuses with `conflict` when the address has one, and `throttled`. */
  register: publicProcedure
    .input(registerInput)
    .output(currentUser)
    .mutation(async ({ ctx, input }) =>
      startSession(ctx, await ctx.services.accounts.register(input, ctx.client, ctx.token)),
    ),

  /** Signs in. Refuses with `signed_out` when the credentials are wrong, and `throttled`. */
  login: publicProcedure
    .input(loginInput)
    .output(currentUser)
    .mutation(async ({ ctx, input }) =>
      startSession(ctx, await ctx.services.accounts.login(input, ctx.client, ctx.token)),
    ),

  /** Ends the session. It is no error when there is none. */
  logout: publicProcedure.mutation(async ({ ctx }) => {
    await ctx.services.accounts.logout(ctx.token);
    ctx.setToken(null);
  }),

  /** Sets what the person is called. */
  setName: userProcedure
    .input(setNameInput)
    .output(currentUser)
    .mutation(({ ctx, input }) => ctx.services.accounts.setName(ctx.user, input.name)),

  /** How the account can be entered, and since when there is one. */
  account: userProcedure.output(account).query(({ ctx }) => ctx.services.accounts.account(ctx.user)),

  /** Where the account is signed in. */
  sessions: userProcedure
    .output(z.array(accountSession))
    .query(({ ctx }) => ctx.services.accounts.sessions(ctx.user, ctx.token ?? '')),

  /** Signs one browser out. */
  endSession: userProcedure
    .input(endSessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.services.accounts.endSession(ctx.user, input.id)),

  /** Signs every browser out but this one. */
  endOtherSessions: userProcedure
    .output(z.void())
    .mutation(({ ctx }) => ctx.services.accounts.endOtherSessions(ctx.user, ctx.token ?? '')),

  /** Which ways to sign in there are, beside e-mail and password. */
  signInMethods: publicProcedure.output(signInMethods).query(({ ctx }) => ctx.services.signInMethods),
});

function startSession(ctx: Context, { user, token }: SignInResult): CurrentUser {
  ctx.setToken(token);
  return user;
}
