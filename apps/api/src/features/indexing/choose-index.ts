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

/** What is searched beside the built-in index, what is indexed, and what is wrong with it. */
export interface ChosenIndex {
  other: SearchIndex | null;
  target: IndexTarget;
  trouble: () => Promise<string | null>;
}

/** Pinecone where there is a key, the built-in index alone otherwise. */
export function createIndex({ db, guide, catalogue, pinecone }: Deps): ChosenIndex {
  if (!pinecone) return { other: null, target: createBuiltInTarget(catalogue), trouble: async () => null };
  const client = createPineconeClient(pinecone);
  const target = createPineconeTarget(client, guide, pinecone.index);
  const search = createPineconeSearch(client, () => currentNamespace(db, target), pinecone.deadline);
  return { other: search, target, trouble: search.trouble };
}
