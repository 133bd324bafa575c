import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { chooseEncoding } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Low levels: a page is compressed for each request. */
const COMPRESS = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipped(text, { level: 4 }),
};

/** Sends a text in the best content coding that the client accepts. */
export async function sendCompressed(reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding === 'identity') return reply.send(text);
  return reply.header('content-encoding', encoding).send(await COMPRESS[encoding](text));
}
