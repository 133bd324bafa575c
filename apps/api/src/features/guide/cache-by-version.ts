/**
 * Keeps one value that is made from the guide, and makes it anew, one at a time, when the guide's version has changed.
 *
 * @param version reads the version as it is when called
 * @param load makes the value; its version is of before the rows were read, or of the very same moment
 */
export function cacheByVersion<T extends { version: number }>(
  version: () => Promise<number>,
  load: () => Promise<T>,
): () => Promise<T> {
  let kept: T | null = null;
  let loading: Promise<T> | null = null;

  const reload = async () => {
    try {
      kept = await load();
      return kept;
    } finally {
      loading = null;
    }
  };
  return async () => {
    const before = kept;
    const wanted = await version();
    // What was kept before the question and has another version is stale, even a newer one: a restored backup counts from behind.
    let current = kept === before && before?.version !== wanted ? null : kept;
    while (!current || current.version < wanted) {
      loading ??= reload();
      current = await loading;
    }
    return current;
  };
}
