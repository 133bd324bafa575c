/** Values that a restaurant must have; a field that is left out may have any value. */
export interface IndexFilter {
  neighborhoods?: readonly string[];
  /** Price levels. */
  prices?: readonly number[];
}

/** Finds restaurants by the meaning or the words of a text. One file per implementation: the built-in index, or a vendor's. */
export interface SearchIndex {
  /**
   * Returns at most `limit` ids of the restaurants nearest to a text, best first. Some may no longer exist.
   *
   * @example await index.find('somewhere with a fireplace', 20, { prices: [1, 2] }) // [12, 7]
   */
  find(query: string, limit: number, filter?: IndexFilter): Promise<number[]>;
}
