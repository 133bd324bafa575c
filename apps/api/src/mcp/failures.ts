import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import { toProblem } from '../errors.ts';

/** Receives each unexpected error. */
type Report = (error: unknown) => void;

/** A result for programs, and the same as JSON text for models. */
export function result(value: Record<string, unknown>, text = JSON.stringify(value)): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: value };
}

/** The result of a tool that failed: a sentence that the model can act on. */
export function failure(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

/** Runs a tool. An error becomes its result; the library would show the message of any error as it is. */
export async function toolResult(report: Report, run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run();
  } catch (error) {
    const { code, message } = toProblem(error);
    if (code === 'unexpected') report(error);
    return failure(message);
  }
}

/**
 * Reads a resource or a list of them.
 *
 * @throws ProtocolError with a sentence for the user
 */
export async function reading<Result>(report: Report, uri: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    const { code, message } = toProblem(error);
    if (code === 'unexpected') report(error);
    if (code === 'not_found') throw new ResourceNotFoundError(uri, message);
    const isInput = code === 'bad_input' || code === 'not_allowed';
    throw new ProtocolError(isInput ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError, message);
  }
}
