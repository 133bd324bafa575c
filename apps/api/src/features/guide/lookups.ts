import { splitTags } from '@saffron/contracts/tags';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { distinctValues, guideVersion } from './data.ts';

/** The values that the guide has, for pickers and filters. */
export interface Lookups {
  version: number;
  neighborhoods: string[];
  cuisines: string[];
  tags: string[];
  /** Usernames of those who added restaurants. */
  creators: string[];
}

export async function loadLookups(db: Kysely<Schema>): Promise<Lookups> {
  return {
    // Before the values: if the guide changes meanwhile, they are renewed once more than they had to be.
    version: await guideVersion(db),
    neighborhoods: sorted(await distinctValues(db, 'neighborhood')),
    cuisines: sorted(await distinctValues(db, 'cuisine')),
    tags: sorted((await distinctValues(db, 'tag')).flatMap(splitTags)),
    creators: sorted(await distinctValues(db, 'added_by')),
  };
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Trimmed, without blanks and repetitions, in case-insensitive alphabetical order; what that holds for equal, by code units. */
function sorted(values: string[]): string[] {
  const unique = new Set(values.map((value) => value.trim()).filter(Boolean));
  return [...unique].sort((a, b) => collator.compare(a, b) || (a < b ? -1 : 1));
}
