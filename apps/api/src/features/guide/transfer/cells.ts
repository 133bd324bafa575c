import { printHours } from '@saffron/contracts/hours/hours-text';
import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { toSchedule } from '@saffron/contracts/hours/schedule';
import { kindOf } from './fields.ts';

/**
 * Spreadsheets run a cell that starts with `=`, `+`, `-` or `@` as a formula (owasp.org, "CSV Injection"). Where the list separator of the
 * system is not the comma, they ignore the quotes around our cells, so that one can also begin behind a semicolon, a tab or a line break in
 * a text. An apostrophe in front makes it text. Where one already is there, there is one more, so that the import can remove exactly one.
 * Every place is read up to the next separator, so that the time grows with the length of the text.
 */
const SIGNS = '=+\\-@\\uff1d\\uff0b\\uff0d\\uff20';
const AHEAD = `(?:[^\\S\\t\\r\\n]|['"])*`;
const behind = (apostrophe: string) =>
  new RegExp(`^${apostrophe}(?=${AHEAD}[${SIGNS}\\t\\r\\n])|(?<=[;\\t\\r\\n])${apostrophe}(?=${AHEAD}[${SIGNS}])`, 'g');
const FORMULA = behind('');
const ESCAPED_FORMULA = behind("'");

/** As JavaScript writes numbers: values below a millionth have an exponent. */
const NUMBER = /^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i;

/** Formats a value as a CSV cell; hours as people write them. */
export function toCell(value: string | number | boolean | OpeningHours | null): string {
  if (typeof value === 'object') return value ? printHours(toSchedule(value)) : '';
  if (typeof value !== 'string') return String(value);
  return value.replace(FORMULA, "'");
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
  return cell.replace(ESCAPED_FORMULA, '');
}

function flagOf(cell: string): boolean | string | undefined {
  if (cell === '') return undefined;
  if (['true', 'yes', '1'].includes(cell)) return true;
  return ['false', 'no', '0'].includes(cell) ? false : cell;
}
