import { z } from 'zod';
import { idempotencyKey, rowId } from './ids.ts';
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

/** Takes back one thing that counts in a conversation, and asks again without it. */
export const removeChipInput = z.strictObject({
  sessionId: rowId,
  chipId: z.pipe(plainText(), z.string().min(1).max(50)),
  idempotencyKey: idempotencyKey.optional(),
  retryOf: rowId.optional(),
  after: rowId.nullish(),
});
export type RemoveChipInput = z.infer<typeof removeChipInput>;
