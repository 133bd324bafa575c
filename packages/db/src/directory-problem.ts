/** The data directory cannot be used. The message is one or two sentences with cause and cure. */
export class DirectoryUnusable extends Error {}

/** Error codes of SQLite (CANTOPEN, READONLY, PERM) for a file that it may not open or write. */
const NO_ACCESS_TO_LOCK = new Set<unknown>([14, 8, 3]);

/** Converts errors of the file system to sentences and returns any other error unchanged. */
export function toDirectoryProblem(error: unknown, directory: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : null;
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new DirectoryUnusable(
      `The data directory ${directory} cannot be created, because a file is in its place. Set DATA_DIR to a directory.`,
    );
  }
  if (code === 'ENOENT') {
    return new DirectoryUnusable(
      `The data directory ${directory} cannot be created. Create it, or set DATA_DIR to another directory.`,
    );
  }
  const isDenied = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  if (isDenied || ('errcode' in error && NO_ACCESS_TO_LOCK.has(error.errcode))) {
    return new DirectoryUnusable(
      `The data directory ${directory} cannot be created or written. Give the user of the server write access to it and its files, or set DATA_DIR to another directory.`,
    );
  }
  return error;
}
