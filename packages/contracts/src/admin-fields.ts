import * as z from 'zod/mini';
import { INDEX_QUERY_TOO_SHORT, PROMPT_EMPTY, PROMPT_TOO_LONG, TOKEN_LIMIT_INVALID } from './admin-texts.ts';
import { tooLong } from './field-texts.ts';
import { INDEX_SEARCH_MIN, RESTAURANT_TEXT_MAX, SYSTEM_PROMPT_MAX, TOKEN_LIMIT_MAX } from './limits.ts';
import { trimmedText } from './text-fields.ts';

/** Fields of the Admin Settings, validated by the same schemas in the browser and on the server. */

/** Tokens per day; 0 blocks the account. */
export const tokenLimit = z
  .int(TOKEN_LIMIT_INVALID)
  .check(z.minimum(0, TOKEN_LIMIT_INVALID), z.maximum(TOKEN_LIMIT_MAX, TOKEN_LIMIT_INVALID));

/**
 * {@link tokenLimit} as typed into a text field.
 *
 * @example typedTokenLimit.parse(' 500 ') // 500
 */
export const typedTokenLimit = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d+$/, TOKEN_LIMIT_INVALID)),
    z.transform((digits: string) => Number(digits)),
  ),
  tokenLimit,
);

export const promptText = z.pipe(
  trimmedText(),
  z.string().check(z.minLength(1, PROMPT_EMPTY), z.maxLength(SYSTEM_PROMPT_MAX, PROMPT_TOO_LONG)),
);

/** A restaurant name, or part of one, to search the index for. */
export const indexQuery = z.pipe(
  trimmedText(),
  z
    .string()
    .check(
      z.minLength(INDEX_SEARCH_MIN, INDEX_QUERY_TOO_SHORT),
      z.maxLength(RESTAURANT_TEXT_MAX, tooLong(RESTAURANT_TEXT_MAX)),
    ),
);
