import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { toProblem } from '../errors.ts';

const call = z.object({
  id: z.union([z.string(), z.number()]),
  params: z
    .looseObject({
      name: z.string().optional(),
      uri: z.string().optional(),
      cursor: z.string().optional(),
      arguments: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});

const withParams = (shape: z.ZodRawShape) => z.looseObject({ params: z.looseObject(shape) });
/** What methods cannot do without. */
const needed = new Map([
  ['tools/call', withParams({ name: z.string() })],
  ['prompts/get', withParams({ name: z.string() })],
  ['resources/read', withParams({ uri: z.string() })],
  ['resources/subscribe', withParams({ uri: z.string() })],
  [
    'initialize',
    withParams({
      protocolVersion: z.string(),
      capabilities: z.looseObject({}),
      clientInfo: z.looseObject({ name: z.string(), version: z.string() }),
    }),
  ],
]);

/**
 * Checks what the methods of the protocol read of their parameters. The library would answer with the issues of its own schemas.
 *
 * @returns the answer to a call with parameters of other types, or without those that it needs; null for all else, which the library answers
 */
export function refusedParams(body: unknown): object | null {
  const error = call.safeParse(body).error ?? needed.get(Object(body).method)?.safeParse(body).error;
  const id = call.shape.id.safeParse(Object(body).id);
  if (!id.success || !error?.issues.every(({ path }) => path[0] === 'params')) return null;
  const { message } = toProblem(error);
  return { jsonrpc: '2.0', id: id.data, error: { code: ProtocolErrorCode.InvalidParams, message } };
}
