import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { AreaWish } from '../wishes.ts';

/** The city of the guide is in most addresses, and is no part of itself. */
export function isWholeTown(address: string | null, { addresses, rows }: Vocabulary): boolean {
  return address !== null && addresses.mentioning([address]).size * 2 > rows.size;
}

export function compassWish(point: string, said: string, vocabulary: Vocabulary): AreaWish {
  const values = vocabulary.compass.get(point) ?? [];
  if (values.length === 0 && point === 'centre') {
    const taken = vocabulary.centre;
    return { label: taken ?? said.toLowerCase(), values: taken ? [taken] : [], address: null, said, taken: true };
  }
  const [only] = values;
  const label = values.length > 1 ? point : (only ?? said.toLowerCase());
  return { label, values, address: null, said };
}
