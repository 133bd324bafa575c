import {
  indexProgress,
  indexSearchInput,
  indexSearchOutput,
  indexStarted,
  indexStatus,
  promptSettings,
  replyWriter,
  restaurantIndexed,
  restaurantRef,
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
import { z } from 'zod';
import { adminProcedure, router } from '../../trpc.ts';
import { testAssistant, tried } from '../assistant/test-assistant.ts';

export const adminRouter = router({
  /** Every account. */
  users: adminProcedure.output(z.array(userSummary)).query(({ ctx }) => ctx.services.users.list(ctx.user)),

  /** Changes a role from the account's next request on. The last admin keeps that role. */
  setRole: adminProcedure
    .input(setRoleInput)
    .output(roleOutput)
    .mutation(({ ctx, input }) => ctx.services.users.setRole(ctx.user, input.userId, input.role)),

  /** Changes how many tokens an account may use in a day. */
  setTokenLimit: adminProcedure
    .input(setTokenLimitInput)
    .output(tokenLimitOutput)
    .mutation(({ ctx, input }) => ctx.services.users.setTokenLimit(ctx.user, input.userId, input.limit)),

  /** What each account used of its tokens today; an account that used none is not in it. */
  usageToday: adminProcedure.output(z.array(usageToday)).query(({ ctx }) => ctx.services.chat.usageToday(ctx.user)),

  /** What the assistant is told about how to write. */
  systemPrompt: adminProcedure
    .output(systemPrompt)
    .query(async ({ ctx }) => ({ prompt: (await ctx.services.settings.prompt(ctx.user)).prompt })),

  /** The prompt holds from the next reply on. */
  setSystemPrompt: adminProcedure
    .input(setSystemPromptInput)
    .output(systemPrompt)
    .mutation(async ({ ctx, input }) => ({
      prompt: await ctx.services.settings.setSystemPrompt(ctx.user, input.prompt),
    })),

  /** The prompt with who changed it last, when, and what it was before. */
  promptSettings: adminProcedure.output(promptSettings).query(({ ctx }) => ctx.services.settings.prompt(ctx.user)),

  /** Changes the prompt, unless somebody else did since it was read. */
  savePrompt: adminProcedure
    .input(savePromptInput)
    .output(promptSettings)
    .mutation(({ ctx, input }) => ctx.services.settings.savePrompt(ctx.user, input.prompt, input.seen)),

  /** Goes back to the prompt that the product came with, unless somebody else changed it since it was read. */
  restorePrompt: adminProcedure
    .input(restorePromptInput)
    .output(promptSettings)
    .mutation(({ ctx, input }) => ctx.services.settings.restorePrompt(ctx.user, input.seen)),

  /** Starts indexing all restaurants; while that runs, answers with how far it has come. */
  startIndexing: adminProcedure.output(indexStarted).mutation(({ ctx }) => ctx.services.indexing.start()),

  /** How the index stands. */
  indexStatus: adminProcedure.output(indexStatus).query(({ ctx }) => ctx.services.indexing.status()),

  /** How far the full run in progress has come; null while there is none. */
  indexProgress: adminProcedure.output(indexProgress.nullable()).query(({ ctx }) => ctx.services.indexing.progress()),

  /** Restaurants by name, with their state in the index. */
  searchIndex: adminProcedure
    .input(indexSearchInput)
    .output(indexSearchOutput)
    .query(async ({ ctx, input }) => ({ results: await ctx.services.indexing.search(input.q) })),

  /** Indexes one restaurant again. */
  indexRestaurant: adminProcedure
    .input(restaurantRef)
    .output(restaurantIndexed)
    .mutation(async ({ ctx, input }) => ({
      message: INDEXING_STARTED_ONE,
      restaurant: await ctx.services.indexing.indexOne(input.restaurantId),
    })),

  /** Who writes the replies. */
  replyWriter: adminProcedure.output(replyWriter).query(({ ctx }) => ctx.services.assistant.writer),

  /** Tries the assistant and answers with the whole text. */
  testAssistant: adminProcedure
    .input(testAssistantInput)
    .output(testAssistantOutput)
    .mutation(({ ctx, input, signal }) => tried(testAssistant(ctx.services.assistant, input.message, signal))),

  /** Tries the assistant and streams its text. */
  testAssistantStream: adminProcedure
    .input(testAssistantInput)
    .mutation(({ ctx, input, signal }) => testAssistant(ctx.services.assistant, input.message, signal)),
});
