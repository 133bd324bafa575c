import type { Catalogue } from '../search/snapshot/catalogue.ts';
import { IndexFailure, type IndexTarget } from './target.ts';

/**
 * The built-in index is made from the guide as it is at any moment; indexing renews it, and looks every restaurant up in it.
 */
export function createBuiltInTarget(catalogue: Catalogue): IndexTarget {
  return {
    name: 'built-in',
    home: 'memory',
    batch: 1000,
    has: async () => true,
    put: async (_, ids) => {
      const { byId } = await catalogue.current();
      if (!ids.every((id) => byId.has(id))) throw new IndexFailure('refused', 'It is not in the guide any more.');
    },
    remove: async () => {
      await catalogue.current();
    },
    drop: async () => {},
  };
}
