import type { Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings of the list, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The serialized list, ready to send. */
export interface ListBody {
  /** Identifies the content. */
  tag: string;
  identity: Buffer;
  /** Null until compression has finished. */
  gzip: Buffer | null;
  br: Buffer | null;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
/** Above this size in bytes, high brotli levels take seconds. */
const LARGE = 2 * 1024 * 1024;

/**
 * @param chunks together a JSON array
 * @param hash of all of them
 */
export function createBody(version: number, chunks: readonly Buffer[], hash: Hash): ListBody {
  // A new database counts versions from 0 again; without the hash, a browser could mistake its list for a cached one.
  const tag = `${version}-${hash.digest('base64url').slice(0, 16)}`;
  return { tag, identity: Buffer.concat(chunks), gzip: null, br: null };
}

/**
 * Adds the compressed bodies, one after the other, on libuv's thread pool.
 *
 * @param isWanted false if the body has been replaced
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

/** The strong ETag, which differs per content coding (RFC 9110, 8.8.3.3). */
export function etagOf(body: ListBody, encoding: Encoding): string {
  return encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`;
}
