import {
  indexProgress,
  indexSearchInput,
  indexSearchOutput,
  indexStarted,
  indexStatus,
  promptSettings,
  replyWriter,
  restaurantIndexed,
  restorePromptInput,
  roleOutput,
  savePromptInput,
  setRoleInput,
  setSystemPromptInput,
  setTokenLimitInput,
  systemPrompt,
  testAssistantInput,
  testAssistantOutput,
  tokenLimitOutput,
  usageToday,
  userSummary,
} from '@saffron/contracts/admin';
import { INDEXING_STARTED_ONE } from '@saffron/contracts/admin-texts';
import { restaurantRef } from '@saffron/contracts/guide';
import { ratingsInput, ratingsPage } from '@saffron/contracts/ratings';
import { z } from 'zod';
import { adminProcedure, router } from '../../trpc.ts';
import { testAssistant, testResult } from '../assistant/test-assistant.ts';

export const adminRouter = router({
  /** All accounts. */
  users: adminProcedure.output(z.array(userSummary)).query(({ ctx }) => ctx.services.users.list(ctx.user)),

  /** Changes a role, effective with the account's next request. The last admin cannot lose the role. */
  setRole: adminProcedure
    .input(setRoleInput)
    .output(roleOutput)
    .mutation(({ ctx, input }) => ctx.services.users.setRole(ctx.user, input.userId, input.role)),

  /** Sets the daily token limit of an account. */
  setTokenLimit: adminProcedure
    .input(setTokenLimitInput)
    .output(tokenLimitOutput)
    .mutation(({ ctx, input }) => ctx.services.users.setTokenLimit(ctx.user, input.userId, input.limit)),

  /** Tokens used today by each account that used any. */
  usageToday: adminProcedure.output(z.array(usageToday)).query(({ ctx }) => ctx.services.chat.usageToday(ctx.user)),

  /** What diners think of replies: counts, and those whose diners share the message and the reply. */
  ratings: adminProcedure
    .input(ratingsInput)
    .output(ratingsPage)
    .query(({ ctx, input }) => ctx.services.chat.ratings.page(ctx.user, input.rating ?? null, input.page)),

  /** The system prompt. */
  systemPrompt: adminProcedure
    .output(systemPrompt)
    .query(async ({ ctx }) => ({ prompt: (await ctx.services.settings.prompt(ctx.user)).prompt })),

  /** Changes the system prompt, effective with the next reply. */
  setSystemPrompt: adminProcedure
    .input(setSystemPromptInput)
    .output(systemPrompt)
    .mutation(async ({ ctx, input }) => ({
      prompt: await ctx.services.settings.setSystemPrompt(ctx.user, input.prompt),
    })),

  /** The system prompt with its last change and its previous value. */
  promptSettings: adminProcedure.output(promptSettings).query(({ ctx }) => ctx.services.settings.prompt(ctx.user)),

  /** Changes the prompt. Fails with `conflict` if it has changed since it was read. */
  savePrompt: adminProcedure
    .input(savePromptInput)
    .output(promptSettings)
    .mutation(({ ctx, input }) => ctx.services.settings.savePrompt(ctx.user, input.prompt, input.seen)),

  /** Restores the default prompt. Fails with `conflict` if it has changed since it was read. */
  restorePrompt: adminProcedure
    .input(restorePromptInput)
    .output(promptSettings)
    .mutation(({ ctx, input }) => ctx.services.settings.restorePrompt(ctx.user, input.seen)),

  /** Starts indexing all restaurants, or returns the progress of the active run. */
  startIndexing: adminProcedure.output(indexStarted).mutation(({ ctx }) => ctx.services.indexing.start(ctx.user)),

  /** The status of the index. */
  indexStatus: adminProcedure.output(indexStatus).query(({ ctx }) => ctx.services.indexing.status()),

  /** The progress of the active full run, or null. */
  indexProgress: adminProcedure.output(indexProgress.nullable()).query(({ ctx }) => ctx.services.indexing.progress()),

  /** Restaurants by name, with their index state. */
  searchIndex: adminProcedure
    .input(indexSearchInput)
    .output(indexSearchOutput)
    .query(async ({ ctx, input }) => ({ results: await ctx.services.indexing.search(ctx.user, input.q) })),

  /** Indexes one restaurant again. */
  indexRestaurant: adminProcedure
    .input(restaurantRef)
    .output(restaurantIndexed)
    .mutation(async ({ ctx, input }) => ({
      message: INDEXING_STARTED_ONE,
      restaurant: await ctx.services.indexing.indexOne(ctx.user, input.restaurantId),
    })),

  /** The active reply writer. */
  replyWriter: adminProcedure.output(replyWriter).query(({ ctx }) => ctx.services.assistant.writer),

  /** Tests the assistant and returns the complete text. */
  testAssistant: adminProcedure
    .input(testAssistantInput)
    .output(testAssistantOutput)
    .mutation(({ ctx, input, signal }) =>
      testResult(testAssistant(ctx.user, ctx.services.assistant, input.message, signal)),
    ),

  /** Tests the assistant and streams its text. */
  testAssistantStream: adminProcedure
    .input(testAssistantInput)
    .mutation(({ ctx, input, signal }) => testAssistant(ctx.user, ctx.services.assistant, input.message, signal)),
});
