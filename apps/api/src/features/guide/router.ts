import {
  addRestaurantInput,
  editRestaurantInput,
  foundByName,
  nameQuery,
  nameTaken,
  restaurant,
  restaurantPage,
  restaurantRef,
} from '@saffron/contracts/guide';
import { guidePage, guidePageInput } from '@saffron/contracts/guide-page';
import { guideQuery, guideQueryResult } from '@saffron/contracts/guide-query';
import { guideSettings, saveGuideSettingsInput } from '@saffron/contracts/guide-settings';
import { LIST_BY_REST } from '@saffron/contracts/guide-texts';
import {
  alternatives,
  alternativesInput,
  publicGuideSettings,
  publicPlace,
  savePublicSettingsInput,
} from '@saffron/contracts/public-guide';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import {
  adminProcedure,
  contributorProcedure,
  editorProcedure,
  largeReaderProcedure,
  publicProcedure,
  readerProcedure,
  router,
} from '../../trpc.ts';
import { audienceOf } from './authors.ts';

const names = z.array(z.string());

export const guideRouter = router({
  /**
   * All restaurants, sorted by name. Only for `GET /api/restaurants`, which sends bytes that are kept ready: serialized for each call,
   * a large guide would keep all users waiting.
   */
  list: readerProcedure.output(z.array(restaurant)).query(async ({ ctx }) => {
    if (ctx.api === 'trpc') throw new AppError('not_found', LIST_BY_REST);
    return [...(await ctx.services.guide.list(audienceOf(ctx.user)))];
  }),

  /** One page of the restaurants that match a filter, with their total number. */
  page: largeReaderProcedure
    .input(guidePageInput)
    .output(guidePage)
    .query(({ ctx, input }) => ctx.services.guide.page(input, audienceOf(ctx.user))),

  /**
   * The restaurants that answer a query, with a verdict for each of its constraints. Unlike `page`, it understands cuisines, dishes, moods
   * and diets by what tags and notes say, and finds the nearest if nothing meets all constraints.
   */
  search: largeReaderProcedure
    .input(guideQuery)
    .output(guideQueryResult)
    .query(({ ctx, input }) => ctx.services.search(input, ctx.user)),

  /** One restaurant, and up to four that are most like it. */
  get: readerProcedure
    .input(restaurantRef)
    .output(restaurantPage)
    .query(({ ctx, input }) => ctx.services.guide.get(input.restaurantId, audienceOf(ctx.user))),

  /** Whether a restaurant name exists, ignoring case and spacing. */
  exists: readerProcedure
    .input(nameQuery)
    .output(nameTaken)
    .query(async ({ ctx, input }) => ({ exists: await ctx.services.guide.exists(input.name) })),

  /** The first restaurants whose name has a text, or nearly. */
  findByName: readerProcedure
    .input(nameQuery)
    .output(foundByName)
    .query(({ ctx, input }) => ctx.services.guide.findByName(input.name, audienceOf(ctx.user))),

  /** Adds a restaurant. The author and the date come from the session and the clock. */
  add: contributorProcedure
    .input(addRestaurantInput)
    .output(restaurant)
    .mutation(({ ctx, input }) => ctx.services.guide.add(ctx.user, input)),

  /** Updates the given fields. */
  edit: editorProcedure
    .input(editRestaurantInput)
    .output(restaurant)
    .mutation(({ ctx, input }) => ctx.services.guide.edit(ctx.user, input)),

  /** The time zone of the hours, and the map tiles. */
  settings: readerProcedure.output(guideSettings).query(({ ctx }) => ctx.services.guide.settings.read()),

  /** Changes the given settings. */
  saveSettings: adminProcedure
    .input(saveGuideSettingsInput)
    .output(guideSettings)
    .mutation(({ ctx, input }) => ctx.services.guide.settings.save(ctx.user, input)),

  /** One restaurant as everyone may see it; null while the guide is not public. */
  publicPlace: publicProcedure
    .input(restaurantRef)
    .output(publicPlace.nullable())
    .query(({ ctx, input }) => ctx.services.guide.publicGuide.place(input.restaurantId)),

  /** Up to four restaurants to look at in place of one that is not in the guide; null to guests while the guide is not public. */
  alternatives: publicProcedure
    .input(alternativesInput)
    .output(alternatives.nullable())
    .query(({ ctx: { user, services }, input }) =>
      user ? services.guide.alternatives(input) : services.guide.publicGuide.alternatives(input),
    ),

  /** Who may read the guide without an account. */
  publicSettings: adminProcedure
    .output(publicGuideSettings)
    .query(({ ctx }) => ctx.services.guide.publicGuide.settings(ctx.user)),

  /** Changes who may read the guide without an account. */
  savePublicSettings: adminProcedure
    .input(savePublicSettingsInput)
    .output(publicGuideSettings)
    .mutation(({ ctx, input }) => ctx.services.guide.publicGuide.save(ctx.user, input)),

  /** The neighborhoods in use, sorted alphabetically. */
  neighborhoods: readerProcedure.output(names).query(({ ctx }) => ctx.services.guide.neighborhoods()),

  /** The cuisines in use, sorted alphabetically. */
  cuisines: readerProcedure.output(names).query(({ ctx }) => ctx.services.guide.cuisines()),

  /** The individual tags in use, sorted alphabetically. */
  tags: readerProcedure.output(names).query(({ ctx }) => ctx.services.guide.tags()),

  /** The authors, for the filter on the Reviews page. */
  creators: readerProcedure.output(names).query(({ ctx }) => ctx.services.guide.creators(audienceOf(ctx.user))),
});
