/** Joins class names and skips empty values: `cx('a', open && 'b')`. Later classes do not override earlier ones. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
