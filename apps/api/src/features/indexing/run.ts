/** A full run that has not ended. */
export interface Run {
  id: number;
  target: string;
  namespace: string;
  /** The id of the last restaurant that was taken. */
  cursor: number;
}
