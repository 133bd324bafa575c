/** The file cannot be read or written. The message is one sentence, which may quote the file. */
export class BadFile extends Error {
  constructor(message: string) {
    super(printable(message));
  }
}

/** Text without control characters, which a terminal would interpret, and without what turns the direction of the text around it. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** Converts a file system error to a sentence. */
export function badFile(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return new BadFile(`${file} does not exist.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BadFile(`You do not have permission to read or write ${file}.`);
  if (code === 'ELOOP') return new BadFile(`${file} is a link that leads back to itself.`);
  if (code === 'ENOTDIR') return new BadFile(`Part of the path ${file} is not a directory.`);
  if (code === 'EISDIR') return new BadFile(`${file} is a directory.`);
  // https://nodejs.org/api/errors.html#err_encoding_invalid_encoded_data
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new BadFile(`${file} is not encoded in UTF-8. Save it as UTF-8 and try again.`);
  return error;
}
