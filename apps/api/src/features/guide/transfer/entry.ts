/** One restaurant of a file. */
export interface Entry {
  /** Where it stands: `line 12`, `entry 3`. */
  place: string;
  /** What the file says of it, by field; what it does not say is absent. */
  given: Record<string, unknown>;
  /** Why nothing can be read here; null when something can. */
  broken: string | null;
}
