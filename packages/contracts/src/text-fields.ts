import * as z from 'zod/mini';
import { CONTROL_CHARACTERS, tooLong } from './field-texts.ts';
import { isPlain, withoutPiles } from './plain.ts';
import { visible } from './visible.ts';

/** Well-formed text without control characters other than tab and line breaks. */
export const plainText = () => z.string().check(z.refine(isPlain, CONTROL_CHARACTERS));

/** {@link plainText}, with leading and trailing white space removed, and accents that pile up. */
export const trimmedText = () =>
  z.pipe(
    plainText(),
    z.transform((text: string) => withoutPiles(text).trim()),
  );

/**
 * {@link trimmedText} for a name: without what nobody sees, so that two names that look the same are the same.
 */
export const nameText = () =>
  z.pipe(
    plainText(),
    z.transform((text: string) => withoutPiles(visible(text)).trim()),
  );

/** {@link trimmedText} with at most `max` characters; may be empty. */
export const boundedText = (max: number, error = tooLong(max)) =>
  z.pipe(trimmedText(), z.string().check(z.maxLength(max, error)));
