import { IndexFailure, type IndexTarget } from './target.ts';

/** The in-memory guide; each read includes all earlier changes. */
export interface GuideInMemory {
  current(): Promise<{ byId: { has(id: number): boolean } }>;
}

/**
 * The target without Pinecone. The built-in index follows the guide by itself; indexing only refreshes it and checks that each restaurant
 * exists.
 */
export function createBuiltInTarget(guide: GuideInMemory): IndexTarget {
  return {
    name: 'built-in',
    home: 'memory',
    batch: 1000,
    has: async () => true,
    put: async (_, ids) => {
      const { byId } = await guide.current();
      if (!ids.every((id) => byId.has(id)))
        throw new IndexFailure('refused', 'The restaurant is no longer in the guide.');
    },
    remove: async () => {
      await guide.current();
    },
    drop: async () => {},
  };
}
