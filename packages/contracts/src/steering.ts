import { z } from 'zod';
import { ADDED_DIETS, ADDED_FEATURE_KEYS, ADDED_MEALS, ADDED_PARTY_MAX } from './additions.ts';
import { idempotencyKey, rowId } from './ids.ts';
import { PRICE_MAX, RESTAURANT_TEXT_MAX } from './limits.ts';
import { plainText } from './text-fields.ts';

/** The kinds of what counts in a conversation. */
export const CHIP_KINDS = [
  'food',
  'diet',
  'exclusion',
  'area',
  'price',
  'meal',
  'time',
  'feature',
  'party',
  'booking',
] as const;

/** One thing that counts in a conversation, and that the diner can take back. */
export const chip = z.object({
  id: z.string().describe('Stays the same in a conversation for as long as this counts.'),
  label: z.string(),
  kind: z.enum(CHIP_KINDS),
});
export type Chip = z.infer<typeof chip>;

export const FOLLOW_UP_KINDS = [
  'answer',
  'order',
  'cheaper',
  'quieter',
  'cuisine',
  'nearby',
  'compare',
  'open now',
  'more',
  'similar',
  'area',
] as const;

/** A message that can follow a reply; the conversation would answer it. */
export const followUp = z.object({ kind: z.enum(FOLLOW_UP_KINDS), message: z.string() });
export type FollowUp = z.infer<typeof followUp>;

/** What people can change about a conversation without typing. */
export const steering = z.object({
  /** What counts from now on. */
  chips: z.array(chip),
  /** What can follow the newest reply. */
  followUps: z.array(followUp),
});
export type Steering = z.infer<typeof steering>;

/** A cuisine or a neighborhood of the guide, as it is spelled there. */
const value = z.pipe(plainText(), z.string().min(1).max(RESTAURANT_TEXT_MAX));

/** One thing that a diner adds to what counts. */
export const addition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cuisine'), cuisine: value }),
  z.strictObject({ kind: z.literal('neighborhood'), neighborhood: value }),
  z.strictObject({ kind: z.literal('price'), most: z.int().min(1).max(PRICE_MAX) }),
  z.strictObject({ kind: z.literal('diet'), diet: z.enum(ADDED_DIETS) }),
  z.strictObject({ kind: z.literal('feature'), feature: z.enum(ADDED_FEATURE_KEYS) }),
  z.strictObject({ kind: z.literal('meal'), meal: z.enum(ADDED_MEALS) }),
  z.strictObject({ kind: z.literal('open now') }),
  z.strictObject({ kind: z.literal('party'), size: z.int().min(1).max(ADDED_PARTY_MAX) }),
  z.strictObject({ kind: z.literal('reservations') }),
]);
export type Addition = z.infer<typeof addition>;

/** Takes back one thing that counts in a conversation, and asks again without it. */
export const removeChipInput = z.strictObject({
  sessionId: rowId,
  chipId: z.pipe(plainText(), z.string().min(1).max(50)),
  idempotencyKey: idempotencyKey.optional(),
  retryOf: rowId.optional(),
  after: rowId.nullish(),
});
export type RemoveChipInput = z.infer<typeof removeChipInput>;

/** Adds one thing to what counts in a conversation, and asks again with it. */
export const addChipInput = z.strictObject({
  sessionId: rowId,
  addition,
  idempotencyKey: idempotencyKey.optional(),
  retryOf: rowId.optional(),
  after: rowId.nullish(),
});
export type AddChipInput = z.infer<typeof addChipInput>;
