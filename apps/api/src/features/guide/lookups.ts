import { splitTags } from '@saffron/contracts/tags';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { createNaming } from './authors.ts';
import { distinctValues, guideVersion } from './data.ts';

/** The existing values, for pickers and filters. */
export interface Lookups {
  version: number;
  neighborhoods: string[];
  cuisines: string[];
  tags: string[];
  /** Those who added restaurants: usernames, or texts such as `import`. */
  creators: string[];
  /** Their display names, each with its creators. */
  creatorsByName: ReadonlyMap<string, string[]>;
}

export async function loadLookups(db: Kysely<Schema>): Promise<Lookups> {
  // Read before the values: a concurrent change then causes one unnecessary reload instead of stale values.
  const version = await guideVersion(db);
  const creators = sorted(await distinctValues(db, 'added_by'));
  const naming = createNaming();
  await naming.read(db, creators);
  return {
    version,
    neighborhoods: sorted(await distinctValues(db, 'neighborhood')),
    cuisines: sorted(await distinctValues(db, 'cuisine')),
    tags: sorted((await distinctValues(db, 'tag')).flatMap(splitTags)),
    creators,
    creatorsByName: Map.groupBy(creators, naming.nameOf),
  };
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Trimmed, unique, and non-empty, in case-insensitive alphabetical order; ties are sorted by code units. */
export function sorted(values: Iterable<string>): string[] {
  const unique = new Set([...values].map((value) => value.trim()).filter(Boolean));
  return [...unique].sort((a, b) => collator.compare(a, b) || (a < b ? -1 : 1));
}
