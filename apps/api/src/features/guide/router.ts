import { addRestaurantInput, editRestaurantInput, nameQuery, nameTaken, restaurant } from '@saffron/contracts/guide';
import { guidePage, guidePageInput } from '@saffron/contracts/guide-page';
import { guideSettings, saveGuideSettingsInput } from '@saffron/contracts/guide-settings';
import { LIST_BY_REST } from '@saffron/contracts/guide-texts';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { adminProcedure, editorProcedure, largeProcedure, router, userProcedure } from '../../trpc.ts';
import { audienceOf } from './authors.ts';

const names = z.array(z.string());

export const guideRouter = router({
  /**
   * All restaurants, sorted by name. Only for `GET /api/restaurants`, which sends bytes that are kept ready: serialized for each call,
   * a large guide would keep all users waiting.
   */
  list: userProcedure.output(z.array(restaurant)).query(async ({ ctx }) => {
    if (ctx.api === 'trpc') throw new AppError('not_found', LIST_BY_REST);
    return [...(await ctx.services.guide.list(audienceOf(ctx.user)))];
  }),

  /** One page of the restaurants that match a filter, with their total number. */
  page: largeProcedure
    .input(guidePageInput)
    .output(guidePage)
    .query(({ ctx, input }) => ctx.services.guide.page(input, audienceOf(ctx.user))),

  /** Whether a restaurant name exists, ignoring case and spacing. */
  exists: userProcedure
    .input(nameQuery)
    .output(nameTaken)
    .query(async ({ ctx, input }) => ({ exists: await ctx.services.guide.exists(input.name) })),

  /** Adds a restaurant. The author and the date come from the session and the clock. */
  add: userProcedure
    .input(addRestaurantInput)
    .output(restaurant)
    .mutation(({ ctx, input }) => ctx.services.guide.add(ctx.user, input)),

  /** Updates the given fields. */
  edit: editorProcedure
    .input(editRestaurantInput)
    .output(restaurant)
    .mutation(({ ctx, input }) => ctx.services.guide.edit(ctx.user, input)),

  /** The time zone of the hours, and the map tiles. */
  settings: userProcedure.output(guideSettings).query(({ ctx }) => ctx.services.guide.settings.read()),

  /** Changes the given settings. */
  saveSettings: adminProcedure
    .input(saveGuideSettingsInput)
    .output(guideSettings)
    .mutation(({ ctx, input }) => ctx.services.guide.settings.save(ctx.user, input)),

  /** The neighborhoods in use, sorted alphabetically. */
  neighborhoods: userProcedure.output(names).query(({ ctx }) => ctx.services.guide.neighborhoods()),

  /** The cuisines in use, sorted alphabetically. */
  cuisines: userProcedure.output(names).query(({ ctx }) => ctx.services.guide.cuisines()),

  /** The individual tags in use, sorted alphabetically. */
  tags: userProcedure.output(names).query(({ ctx }) => ctx.services.guide.tags()),

  /** The authors, for the filter on the Reviews page. */
  creators: userProcedure.output(names).query(({ ctx }) => ctx.services.guide.creators(audienceOf(ctx.user))),
});
