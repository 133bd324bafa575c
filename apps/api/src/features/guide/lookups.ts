import { splitTags } from '@saffron/contracts/tags';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { distinctValues, guideVersion } from './data.ts';

/** The existing values, for pickers and filters. */
export interface Lookups {
  version: number;
  neighborhoods: string[];
  cuisines: string[];
  tags: string[];
  /** Usernames of the authors of restaurants. */
  creators: string[];
}

export async function loadLookups(db: Kysely<Schema>): Promise<Lookups> {
  return {
    // Read before the values: a concurrent change then causes one unnecessary reload instead of stale values.
    version: await guideVersion(db),
    neighborhoods: sorted(await distinctValues(db, 'neighborhood')),
    cuisines: sorted(await distinctValues(db, 'cuisine')),
    tags: sorted((await distinctValues(db, 'tag')).flatMap(splitTags)),
    creators: sorted(await distinctValues(db, 'added_by')),
  };
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Trimmed, unique, and non-empty, in case-insensitive alphabetical order; ties are sorted by code units. */
function sorted(values: string[]): string[] {
  const unique = new Set(values.map((value) => value.trim()).filter(Boolean));
  return [...unique].sort((a, b) => collator.compare(a, b) || (a < b ? -1 : 1));
}
