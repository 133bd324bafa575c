/**
 * Reads a time of day that somebody typed: `9`, `930`, `9:30`, `9.30 pm`.
 *
 * @returns `HH:MM`; null for what is no time
 */
export function readTime(text: string): string | null {
  const found = /^(\d{1,2}?)(?:\s?[:.h]?\s?(\d{2}))?\s?(?:([ap])\.?m?\.?)?$/i.exec(text.trim().slice(0, 20));
  if (!found) return null;
  const [, digits = '', minutes = '00', half] = found;
  const hour = Number(digits);
  if (Number(minutes) > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  return `${String(half ? (hour % 12) + afternoon : hour).padStart(2, '0')}:${minutes}`;
}
