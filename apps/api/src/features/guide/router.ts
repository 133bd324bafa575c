import { addRestaurantInput, editRestaurantInput, nameQuery, nameTaken, restaurant } from '@saffron/contracts/guide';
import { guidePage, guidePageInput } from '@saffron/contracts/guide-page';
import { z } from 'zod';
import { editorProcedure, router, userProcedure } from '../../trpc.ts';

const names = z.array(z.string());

export const guideRouter = router({
  /** Every restaurant of the guide, by name. */
  list: userProcedure.output(z.array(restaurant)).query(async ({ ctx }) => [...(await ctx.services.guide.list())]),

  /** The restaurants that pass a filter, a page at a time, with their total. */
  page: userProcedure
    .input(guidePageInput)
    .output(guidePage)
    .query(({ ctx, input }) => ctx.services.guide.page(input)),

  /** Whether a restaurant of this name exists, case and spacing apart. */
  exists: userProcedure
    .input(nameQuery)
    .output(nameTaken)
    .query(async ({ ctx, input }) => ({ exists: await ctx.services.guide.exists(input.name) })),

  /** Adds a restaurant; the stamps come from the session and the clock. */
  add: userProcedure
    .input(addRestaurantInput)
    .output(restaurant)
    .mutation(({ ctx, input }) => ctx.services.guide.add(ctx.user, input)),

  /** Changes the fields that are given. */
  edit: editorProcedure
    .input(editRestaurantInput)
    .output(restaurant)
    .mutation(({ ctx, input }) => ctx.services.guide.edit(ctx.user, input)),

  /** The neighborhoods in use, in alphabetical order. */
  neighborhoods: userProcedure.output(names).query(({ ctx }) => ctx.services.guide.neighborhoods()),

  /** The cuisines in use, in alphabetical order. */
  cuisines: userProcedure.output(names).query(({ ctx }) => ctx.services.guide.cuisines()),

  /** The tags in use, each by itself, in alphabetical order. */
  tags: userProcedure.output(names).query(({ ctx }) => ctx.services.guide.tags()),

  /** Who added restaurants, for the filter of the Reviews page. */
  creators: userProcedure.output(names).query(({ ctx }) => ctx.services.guide.creators()),
});
