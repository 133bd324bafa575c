import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import type { Guide } from '../guide/service.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { createBuiltInTarget, type GuideInMemory } from './built-in-target.ts';
import { createPineconeClient } from './pinecone/client.ts';
import { createPineconeSearch } from './pinecone/search.ts';
import type { PineconeSettings } from './pinecone/settings.ts';
import { createPineconeTarget } from './pinecone/target.ts';
import { currentNamespace } from './runs.ts';
import type { IndexTarget } from './target.ts';

interface Deps {
  db: Kysely<Schema>;
  guide: Guide;
  catalogue: GuideInMemory;
  pinecone: PineconeSettings | null;
}

/** The parts that depend on which index is in use. */
export interface ChosenIndex {
  /** Searched in addition to the built-in index. */
  other: SearchIndex | null;
  target: IndexTarget;
  /** A sentence for administrators about the current problem; null if there is none. */
  trouble: () => Promise<string | null>;
}

/** Returns Pinecone if an API key is set, otherwise the built-in index only. */
export function createIndex({ db, guide, catalogue, pinecone }: Deps): ChosenIndex {
  if (!pinecone) return { other: null, target: createBuiltInTarget(catalogue), trouble: async () => null };
  const client = createPineconeClient(pinecone);
  const target = createPineconeTarget(client, guide, pinecone.index);
  const search = createPineconeSearch(client, () => currentNamespace(db, target), pinecone.deadline);
  return { other: search, target, trouble: search.trouble };
}
