/** Values that a restaurant must have; a field that is left out may have any value. */
export interface IndexFilter {
  neighborhoods?: readonly string[];
  /** Price levels. */
  prices?: readonly number[];
}

/** Finds restaurants by the meaning or the words of a text. Each index is one file: the built-in one, or a vendor's. */
export interface SearchIndex {
  /**
   * Ids of the restaurants nearest to a text, best first, at most `limit`. They may be of restaurants that are gone.
   *
   * @example await index.find('somewhere with a fireplace', 20, { prices: [1, 2] }) // [12, 7]
   */
  find(query: string, limit: number, filter?: IndexFilter): Promise<number[]>;
}
