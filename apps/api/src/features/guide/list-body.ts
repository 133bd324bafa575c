import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings of the list, the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The whole list as bytes that are ready to be sent. */
export interface ListBody {
  /** Changes with every write and with every other change of the bytes. */
  tag: string;
  identity: Buffer;
  /** Null until it is made. */
  gzip: Buffer | null;
  br: Buffer | null;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
/** Beyond this many bytes brotli's better levels take seconds. */
const LARGE = 2 * 1024 * 1024;

/** The chunks together are a JSON array. */
export function createBody(version: number, chunks: readonly Buffer[]): ListBody {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  // A database that was made anew counts from 0 again: without the hash a browser could take the old guide for the new one.
  const tag = `${version}-${hash.digest('base64url').slice(0, 16)}`;
  return { tag, identity: Buffer.concat(chunks), gzip: null, br: null };
}

/**
 * Adds the compressed forms, one after the other, in a thread of libuv's: the event loop goes on.
 *
 * @param isWanted whether somebody could still ask for them
 */
export async function compress(body: ListBody, isWanted: () => boolean): Promise<void> {
  if (!isWanted()) return;
  body.gzip = await gzipped(body.identity, { level: 6 });
  if (!isWanted()) return;
  const quality = body.identity.length > LARGE ? 5 : 9;
  body.br = await brotlied(body.identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.identity.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** The strong validator of one form: other bytes, another tag (RFC 9110, 8.8.3.3). */
export function etagOf(body: ListBody, encoding: Encoding): string {
  return encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`;
}
