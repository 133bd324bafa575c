/** One restaurant in a file. */
export interface Entry {
  /** Its location, such as `line 12` or `entry 3`. */
  location: string;
  /** Values by field; fields not in the file are missing. */
  values: Record<string, unknown>;
  /** Why the entry cannot be read; null if it can. */
  error: string | null;
}
