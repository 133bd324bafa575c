import * as z from 'zod/mini';
import { CONTROL_CHARACTERS, tooLong } from './field-texts.ts';
import { isPlain } from './plain.ts';
import { visible } from './visible.ts';

/** Well-formed text without control characters other than tab and line breaks. */
export const plainText = () => z.string().check(z.refine(isPlain, CONTROL_CHARACTERS));

/** {@link plainText}, with leading and trailing white space removed. */
export const trimmedText = () =>
  z.pipe(
    plainText(),
    z.transform((text: string) => text.trim()),
  );

/** As many marks as a letter of any script has; more are drawn over what stands around it, and take long to normalize. */
export const MARKS_MAX = 6;
const PILED_UP = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu');

/** A text with at most {@link MARKS_MAX} marks on a letter. */
export const withoutPiles = (text: string): string => text.replace(PILED_UP, '$1');

/**
 * {@link trimmedText} for a name: without what nobody sees, so that two names that look the same are the same, and without accents that pile
 * up.
 */
export const nameText = () =>
  z.pipe(
    plainText(),
    z.transform((text: string) => withoutPiles(visible(text)).trim()),
  );

/** {@link trimmedText} with at most `max` characters; may be empty. */
export const boundedText = (max: number, error = tooLong(max)) =>
  z.pipe(trimmedText(), z.string().check(z.maxLength(max, error)));
