import { z } from 'zod';
import { latitude, longitude, type Restaurant, restaurant } from './guide.ts';
import { OPS, SLOTS, type Slot, slotDescription } from './guide-query-slots.ts';
import { opNotAllowed, SINGLE_BOUND, tooManyValues, valueNotAllowed } from './guide-texts.ts';
import { rowId } from './ids.ts';
import {
  QUERY_CONSTRAINTS_MAX,
  QUERY_HITS,
  QUERY_HITS_MAX,
  QUERY_VALUES_MAX,
  QUERY_WORDS_MAX,
  RESTAURANT_TEXT_MAX,
} from './limits.ts';
import { boundedText } from './text-fields.ts';

const slotNames = Object.keys(SLOTS) as [Slot, ...Slot[]];

const value = z.union([boundedText(RESTAURANT_TEXT_MAX), z.number()]);
export type QueryValue = z.infer<typeof value>;

/** One thing that a restaurant must or should be, have or serve. */
export const constraint = z
  .strictObject({
    slot: z.enum(slotNames).describe(slotDescription()),
    op: z
      .enum(OPS)
      .describe(
        '`is`: any of the values; for all of them, several constraints. `not`: none. `atMost`, `atLeast`: one number.',
      ),
    values: z.array(value).min(1).max(QUERY_VALUES_MAX),
    strength: z.enum(['must', 'prefer']).describe('`prefer` only ranks higher what has it.'),
    core: z.literal(true).optional().describe('Gives way last.'),
  })
  .superRefine(({ slot, op, values }, context) => {
    const rule = SLOTS[slot];
    if (!rule.ops.includes(op))
      context.addIssue({ code: 'custom', path: ['op'], message: opNotAllowed(slot, rule.ops) });
    if (op !== 'is' && op !== 'not' && values.length > 1)
      context.addIssue({ code: 'custom', path: ['values'], message: SINGLE_BOUND });
    for (const one of values)
      if (!rule.accepts(one))
        context.addIssue({ code: 'custom', path: ['values'], message: valueNotAllowed(slot, rule.about) });
  });
export type Constraint = z.infer<typeof constraint>;

/** Values that are words: each is looked up in all of the guide. */
const wordsIn = (list: readonly Constraint[]): number =>
  list.flatMap(({ values }) => values).filter((one) => typeof one === 'string').length;

/** Where distances are measured from. */
const near = z.union([
  z.strictObject({ restaurant: rowId }),
  z.strictObject({ neighborhood: boundedText(RESTAURANT_TEXT_MAX) }),
  z.strictObject({ latitude, longitude }),
]);
const NEAR = 'Ranks nearer ones higher.';
/** The same in few words, for writers, who know no coordinates. */
const nearPlace = z
  .union([rowId, boundedText(RESTAURANT_TEXT_MAX)])
  .transform((one) => (typeof one === 'number' ? { restaurant: one } : { neighborhood: one }));

/**
 * A query to the guide.
 *
 * @example { constraints: [{ slot: 'dish', op: 'is', values: ['ramen'], strength: 'must', core: true }], limit: 5 }
 */
export const guideQuery = z.strictObject({
  constraints: z
    .array(constraint)
    .max(QUERY_CONSTRAINTS_MAX)
    .refine((list) => wordsIn(list) <= QUERY_WORDS_MAX, tooManyValues(QUERY_WORDS_MAX))
    .default([]),
  sort: z
    .enum(['fit', 'rating', 'price', 'dearest', 'newest', 'distance'])
    .default('fit')
    .describe('`price`: the cheapest first. `distance`: the nearest to `near` first.'),
  limit: z.number().int().min(1).max(QUERY_HITS_MAX).default(QUERY_HITS),
  near: near.optional().describe(NEAR),
});
/** The same for writers, whose results have a limit of their own. */
export const placeQuery = guideQuery
  .omit({ limit: true })
  .extend({ near: nearPlace.optional().describe(`A restaurant's id, or a part of town. ${NEAR}`) });
export type GuideQuery = z.infer<typeof guideQuery>;
export type GuideQueryInput = z.input<typeof guideQuery>;

export const outcome = z
  .enum(['meets', 'nearly', 'lacks', 'unknown'])
  .describe('`unknown`: the guide does not say. `lacks`: the guide says no, or something else.');
export type Outcome = z.infer<typeof outcome>;

/** Where a verdict comes from: a field of the restaurant, or a part of its notes, and the words there. */
const evidence = z.object({ field: z.string(), sentence: z.string() });
export type QueryEvidence = z.infer<typeof evidence>;

export const verdict = z.object({ constraint, outcome, evidence: evidence.optional() });
export type Verdict = z.infer<typeof verdict>;

/** A restaurant without its authors, who are no answer to a query. */
const foundRestaurant = restaurant.omit({ addedBy: true, updatedBy: true, last_edited_by: true });

export const guideQueryResult = z.object({
  hits: z.array(
    z.object({
      restaurant: foundRestaurant,
      /** Higher is better; comparable within one result. */
      score: z.number(),
      /** Meters from `near`; null without it, or if the position is unknown. */
      distance: z.number().int().nullable(),
      /** One for each constraint of the query, in their order. */
      verdicts: z.array(verdict),
    }),
  ),
  /** Restaurants that meet all `must` constraints, except for those in `relaxed`. */
  total: z.number().int(),
  /** The `must` constraints that gave way because no restaurant meets all of them. */
  relaxed: z.array(constraint),
});
type GuideQueryResult = z.infer<typeof guideQueryResult>;

/** The result as the server has it, with the complete restaurants. */
export type GuideAnswer = Omit<GuideQueryResult, 'hits'> & {
  hits: (GuideQueryResult['hits'][number] & { restaurant: Restaurant })[];
};
