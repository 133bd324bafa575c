import { z } from 'zod';
import { plainText } from './text-fields.ts';

/** A row's id, as a REST path or a procedure's input carries it. */
export const rowId = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);

/** A key of the client's for one request. */
export const idempotencyKey = z.pipe(plainText(), z.string().min(8).max(100));
