import { IndexFailure, type IndexTarget } from './target.ts';

/** The guide in memory, brought up to date whenever it is read. */
export interface GuideInMemory {
  current(): Promise<{ byId: { has(id: number): boolean } }>;
}

/**
 * The built-in index is made from the guide as it is at any moment; indexing renews it, and looks every restaurant up in it.
 */
export function createBuiltInTarget(guide: GuideInMemory): IndexTarget {
  return {
    name: 'built-in',
    home: 'memory',
    batch: 1000,
    has: async () => true,
    put: async (_, ids) => {
      const { byId } = await guide.current();
      if (!ids.every((id) => byId.has(id))) throw new IndexFailure('refused', 'It is not in the guide any more.');
    },
    remove: async () => {
      await guide.current();
    },
    drop: async () => {},
  };
}
