import { kindOf } from './fields.ts';

/**
 * A spreadsheet takes a cell that begins like this for a formula and runs it (owasp.org, "CSV Injection"). An apostrophe ahead makes
 * it text. Cells that have apostrophes there already get one more, so that each can be taken off again.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A value as the text of a cell. */
export function toCell(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  return FORMULA.test(value) ? `'${value}` : value;
}

/**
 * The value that a cell stands for. What cannot be one of its kind stays text, for the rules to refuse.
 *
 * @returns undefined for an empty flag, which says neither yes nor no
 * @example fromCell('price', '3') // 3
 */
export function fromCell(field: string, cell: string): string | number | boolean | null | undefined {
  const kind = kindOf(field);
  if (kind === 'flag') return flagOf(cell.trim().toLowerCase());
  if (cell.trim() === '') return null;
  if (kind === 'number') return /^\s*-?\d+(\.\d+)?\s*$/.test(cell) ? Number(cell) : cell;
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function flagOf(cell: string): boolean | string | undefined {
  if (cell === '') return undefined;
  if (['true', 'yes', '1'].includes(cell)) return true;
  return ['false', 'no', '0'].includes(cell) ? false : cell;
}
