import { z } from 'zod';
import { CONTROL_CHARACTERS } from './texts.ts';

// PostgreSQL refuses NUL in text (22021); the other control characters have no use in a message and corrupt logs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Text that PostgreSQL can keep and people can read: well-formed, no control characters but tab and line ends. */
export const plainText = () =>
  z.string().refine((text) => !CONTROL.test(text) && !LONE_SURROGATE.test(text), CONTROL_CHARACTERS);

/** {@link plainText} without white space at either end. */
export const trimmedText = () => plainText().transform((text) => text.trim());

/** A row's id, as the path of a REST call or a procedure's input carries it. */
export const rowId = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
