/** A full indexing run that is still in progress. */
export interface Run {
  id: number;
  target: string;
  namespace: string;
  /** Id of the last restaurant processed. */
  cursor: number;
}
