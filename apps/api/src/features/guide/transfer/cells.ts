import { printHours } from '@saffron/contracts/hours/hours-text';
import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { toSchedule } from '@saffron/contracts/hours/schedule';
import { kindOf } from './fields.ts';

/**
 * Spreadsheets run a cell that starts with one of these characters as a formula (owasp.org, "CSV Injection"). An
 * apostrophe in front makes it text. Cells that already start with apostrophes get another one, so that the import can
 * remove exactly one.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** As JavaScript writes numbers: values below a millionth have an exponent. */
const NUMBER = /^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i;

/** Formats a value as a CSV cell; hours as people write them. */
export function toCell(value: string | number | boolean | OpeningHours | null): string {
  if (typeof value === 'object') return value ? printHours(toSchedule(value)) : '';
  if (typeof value !== 'string') return String(value);
  return FORMULA.test(value) ? `'${value}` : value;
}

/**
 * Parses a CSV cell. A value of the wrong type stays text, so that validation rejects it.
 *
 * @returns undefined for an empty flag, which means "not values"
 * @example fromCell('price', '3') // 3
 */
export function fromCell(field: string, cell: string): string | number | boolean | null | undefined {
  const kind = kindOf(field);
  if (kind === 'flag') return flagOf(cell.trim().toLowerCase());
  if (cell.trim() === '') return null;
  if (kind === 'number') return NUMBER.test(cell) ? Number(cell) : cell;
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function flagOf(cell: string): boolean | string | undefined {
  if (cell === '') return undefined;
  if (['true', 'yes', '1'].includes(cell)) return true;
  return ['false', 'no', '0'].includes(cell) ? false : cell;
}
