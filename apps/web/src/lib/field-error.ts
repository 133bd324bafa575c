import type * as z from 'zod/mini';

/**
 * The message for a value that a schema rejects.
 *
 * @returns undefined for a valid value
 */
export function fieldError(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}
