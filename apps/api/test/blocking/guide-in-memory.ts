import type { Restaurant } from '@saffron/contracts/guide';
import { createWarmUp } from '../../src/features/dialogue/warm-up.ts';
import { type Catalogue, createCatalogue } from '../../src/features/search/snapshot/catalogue.ts';

/** A guide whose restaurants a test adds and replaces, with the catalogue that a server keeps of it. */
export function guideInMemory(rows: readonly Restaurant[]): { catalogue: Catalogue; put: (row: Restaurant) => void } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stamps = new Map(rows.map(({ id }) => [id, '0']));
  let version = 0;
  const guide = {
    version: async () => version,
    stamps: async () => new Map(stamps),
    byIds: async (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []),
  };
  const warmUp = createWarmUp((error) => {
    throw error;
  });
  const catalogue = createCatalogue(guide, warmUp);
  return {
    catalogue,
    put: (row) => {
      version += 1;
      byId.set(row.id, row);
      stamps.set(row.id, `${version}`);
    },
  };
}
