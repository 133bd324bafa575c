import { z } from 'zod';

/** A row's id, as a REST path or a procedure's input carries it. */
export const rowId = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
