import * as z from 'zod/mini';
import { MESSAGE_EMPTY, MESSAGE_TOO_LONG, TITLE_EMPTY, TITLE_TOO_LONG } from './field-texts.ts';
import { MESSAGE_MAX, TITLE_MAX } from './limits.ts';
import { boundedText, trimmedText } from './text-fields.ts';

/** Fields of the chat, validated by the same schemas in the browser and on the server. */

export const message = z.pipe(
  trimmedText(),
  z.string().check(z.minLength(1, MESSAGE_EMPTY), z.maxLength(MESSAGE_MAX, MESSAGE_TOO_LONG)),
);

/** A conversation's title; may be empty. */
export const anyTitle = boundedText(TITLE_MAX, TITLE_TOO_LONG);

export const title = z.pipe(anyTitle, z.string().check(z.minLength(1, TITLE_EMPTY)));
