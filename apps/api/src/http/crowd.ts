import { addressBlock, networkOf } from '../features/accounts/throttle.ts';

interface Network<Item> {
  size: number;
  blocks: Map<string, Set<Item>>;
}

/**
 * What clients hold open, of which there may be only so many in all. One too many closes another, of those who have most: refusing the new one
 * would let a few take everything from everybody. A provider may give one customer a /48 network of IPv6, so that these are compared first, then
 * the blocks in the largest one.
 *
 * @param most in all
 * @param pick which one of a block is closed; they are in the order of their beginning
 */
export function createCrowd<Item>(most: number, pick: (items: ReadonlySet<Item>) => Item, close: (item: Item) => void) {
  const networks = new Map<string, Network<Item>>();
  let size = 0;

  const remove = (block: string, item: Item) => {
    const name = networkOf(block);
    const network = networks.get(name);
    const items = network?.blocks.get(block);
    if (!network || !items?.delete(item)) return;
    size -= 1;
    network.size -= 1;
    if (items.size === 0) network.blocks.delete(block);
    if (network.size === 0) networks.delete(name);
  };

  /** @returns removes it again; to be called when it has ended */
  return function add(address: string, item: Item): () => void {
    const block = addressBlock(address);
    const name = networkOf(block);
    const network = networks.get(name) ?? { size: 0, blocks: new Map() };
    networks.set(name, network);
    network.blocks.set(block, (network.blocks.get(block) ?? new Set()).add(item));
    network.size += 1;
    size += 1;
    if (size > most) {
      const [, largest] = [...networks].reduce((one, other) => (other[1].size > one[1].size ? other : one));
      const [crowded, items] = [...largest.blocks].reduce((one, other) => (other[1].size > one[1].size ? other : one));
      const closed = pick(items);
      remove(crowded, closed);
      close(closed);
    }
    return () => remove(block, item);
  };
}
