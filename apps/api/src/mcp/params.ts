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

/**
 * Checks what the methods of the protocol read of their parameters. The library would answer with the issues of its own schemas.
 *
 * @returns the answer to a call with parameters of other types; null for all else, which the library answers
 */
export function refusedParams(body: unknown): object | null {
  const { error } = call.safeParse(body);
  const id = call.shape.id.safeParse(Object(body).id);
  if (!id.success || !error?.issues.every(({ path }) => path[0] === 'params')) return null;
  const { message } = toProblem(error);
  return { jsonrpc: '2.0', id: id.data, error: { code: ProtocolErrorCode.InvalidParams, message } };
}
