/** Finds restaurants by the meaning or the words of a text. Each index is one file: the built-in one, or a vendor's. */
export interface SearchIndex {
  /**
   * Ids of the restaurants nearest to a text, best first, at most `limit`.
   *
   * @example await index.find('somewhere with a fireplace', 20) // [12, 7]
   */
  find(query: string, limit: number): Promise<number[]>;
}
