import { createHash } from 'node:crypto';
import { CURSOR_INVALID } from '@saffron/contracts/guide-texts';
import { rowId } from '@saffron/contracts/ids';
import { z } from 'zod';
import { AppError } from '../../errors.ts';

/** The end of a page: sort value and id of its last row. */
export interface Position<Value> {
  value: Value | null;
  id: number;
}

/**
 * Encodes a position as an opaque cursor.
 *
 * @param list filter and order of the list
 */
export function encodeCursor({ value, id }: Position<string | number>, list: object): string {
  const text = JSON.stringify([value, id]);
  return `${Buffer.from(text).toString('base64url')}.${sealOf(text, list)}`;
}

/**
 * @param sorted the schema of the sort column, so that the database only gets values it can compare
 * @throws AppError `bad_input` if the cursor is invalid or belongs to another list
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

/**
 * Detects cursors that are damaged or belong to another list. It need not be secret: a cursor gives no access beyond
 * the list itself.
 */
function sealOf(text: string, list: object): string {
  return createHash('sha256')
    .update(`${JSON.stringify(list)}\n${text}`)
    .digest('base64url')
    .slice(0, 16);
}
