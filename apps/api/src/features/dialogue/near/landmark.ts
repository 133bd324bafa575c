import type { Restaurant } from '@saffron/contracts/guide';
import { middleOf } from '@saffron/contracts/location';
import { positionOf } from '../../search/query/origin.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import type { Anchor } from '../measures/fields.ts';

/** A street or a spot that addresses or notes of the guide know. */
export interface Landmark {
  label: string;
  /** It is a street: one is on it, rather than by it. */
  street: boolean;
  /** The places that are there. */
  rows: readonly Restaurant[];
}

/** The first of those that some mentions name; null where they name none. */
export function landmarkIn(
  { mentions }: Pick<Reading, 'mentions'>,
  { byId }: Snapshot,
  of: (mention: Mention) => boolean = () => true,
): Landmark | null {
  for (const mention of mentions) {
    const { meaning } = mention;
    const ids = meaning.type === 'place' && of(mention) ? (meaning.at ?? []) : [];
    const rows = ids.flatMap((id) => byId.get(id) ?? []);
    if (meaning.type === 'place' && rows.length > 0)
      return { label: meaning.label, street: meaning.address !== null, rows };
  }
  return null;
}

/** Where it is; null where the guide has no coordinates for it. */
export function anchorAt({ label, rows }: Landmark): Anchor | null {
  const middle = middleOf(rows.flatMap((row) => positionOf(row) ?? []));
  return middle && { ...middle, label, area: rows[0]?.neighborhood ?? null };
}
