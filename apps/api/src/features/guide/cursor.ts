import { createHash } from 'node:crypto';
import { CURSOR_INVALID } from '@saffron/contracts/guide-texts';
import { rowId } from '@saffron/contracts/ids';
import { z } from 'zod';
import { AppError } from '../../errors.ts';

/** Where a page ended: the sorted value of its last row, and the row's id. */
export interface Position<Value> {
  value: Value | null;
  id: number;
}

/**
 * A position as text for the client to bring back.
 *
 * @param list what the position is in: filter and order
 */
export function encodeCursor({ value, id }: Position<string | number>, list: object): string {
  const text = JSON.stringify([value, id]);
  return `${Buffer.from(text).toString('base64url')}.${sealOf(text, list)}`;
}

/**
 * @param sorted what values of the sorted column look like: a position that the database could not compare is none
 * @throws AppError `bad_input` when the text is no cursor of this list
 */
export function decodeCursor<Value>(cursor: string, list: object, sorted: z.core.$ZodType<Value>): Position<Value> {
  const [encoded = '', seal, ...more] = cursor.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const position = z.tuple([z.nullable(sorted), rowId]).safeParse(jsonOf(text));
  if (!position.success || more.length > 0 || seal !== sealOf(text, list)) {
    throw new AppError('bad_input', CURSOR_INVALID);
  }
  const [value, id] = position.data;
  return { value, id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Tells cursors of other lists and damaged ones. It is no secret: a cursor gives nobody more than the list itself does. */
function sealOf(text: string, list: object): string {
  return createHash('sha256')
    .update(`${JSON.stringify(list)}\n${text}`)
    .digest('base64url')
    .slice(0, 16);
}
