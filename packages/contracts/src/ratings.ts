import { z } from 'zod';
import { rowId } from './ids.ts';
import { RATING_COMMENT_MAX } from './limits.ts';
import { RATING_REASONS, RATINGS, type Rating, type RatingReason } from './rating-fields.ts';
import { boundedText } from './text-fields.ts';

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as [Key, ...Key[]];
const reason = z.enum([...keysOf(RATING_REASONS.up), ...keysOf(RATING_REASONS.down)]);

const belongs = (rating: Rating, reasons: readonly RatingReason[]): boolean =>
  reasons.every((one) => one in RATING_REASONS[rating]) && new Set(reasons).size === reasons.length;

/** What the diner thinks of a reply. */
export const ratingOfReply = z.object({
  rating: z.enum(RATINGS),
  reasons: z.array(reason),
  comment: z.string(),
  shared: z.boolean().describe('Admins may read the message and the reply, beside counting the rating.'),
});
export type RatingOfReply = z.infer<typeof ratingOfReply>;

/** Rates a reply, or changes its rating. */
export const rateInput = z
  .strictObject({
    chatId: rowId,
    rating: z.enum(RATINGS),
    reasons: z.array(reason).max(10).default([]),
    comment: z._default(boundedText(RATING_COMMENT_MAX), ''),
    shared: z.boolean().default(false),
  })
  .refine(({ rating, reasons }) => belongs(rating, reasons), { error: 'These reasons do not belong to the rating.' })
  .refine(({ reasons, comment, shared }) => shared || (reasons.length === 0 && comment === ''), {
    error: 'Reasons and comments are for admins, so they need `shared`.',
  });
export type RateInput = z.infer<typeof rateInput>;

export const ratingsInput = z.strictObject({
  rating: z.enum(RATINGS).nullish().describe('Only these ratings; all by default.'),
  page: z.number().int().min(1).max(1_000_000).default(1),
});

/** What an admin learns of ratings: counts of all, and those whose diners share the message and the reply. Not who rated. */
export const ratingsPage = z.object({
  counts: z.object({ up: z.number().int(), down: z.number().int() }),
  /** How many are shared, of those asked for. */
  total: z.number().int(),
  ratings: z.array(
    z.object({
      id: z.number().int(),
      ...ratingOfReply.omit({ shared: true }).shape,
      message: z.string(),
      reply: z.string(),
      ratedAt: z.iso.datetime(),
    }),
  ),
});
export type RatingsPage = z.infer<typeof ratingsPage>;
