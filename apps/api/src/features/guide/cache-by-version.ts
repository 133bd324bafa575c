/**
 * Caches a value derived from the guide and reloads it when the guide's version changes. Runs one load at a time.
 *
 * @param version reads the current version
 * @param load derives the value; its `version` must have been read before or together with the data
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
    // A value cached before the version was read is stale if the versions differ, even if its version is higher: a
    // restored backup has a lower one.
    let current = kept === before && before?.version !== wanted ? null : kept;
    while (!current || current.version < wanted) {
      loading ??= reload();
      current = await loading;
    }
    return current;
  };
}
