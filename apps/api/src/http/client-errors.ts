import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const SENTENCES: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};
const MALFORMED = ['400 Bad Request', 'The request is malformed.'] as const;

/** Whether a response is being sent. Node has no other way to find out, and its own handler does the same. */
export const isResponding = (socket: Socket): boolean => '_httpMessage' in socket && Boolean(socket._httpMessage);

/** Responds to a request that Node could not read, with a sentence, and closes the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isResponding(socket)) {
    socket.destroy();
    return;
  }
  const [status, sentence] = SENTENCES[error.code ?? ''] ?? MALFORMED;
  const headers = [
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(sentence)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${sentence}`);
}

const CLOSED: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** Whether an error only says that the client went away before the end of the response: the request log has it as 499. */
export const isAbandoned = (error: Error, response: ServerResponse): boolean =>
  'code' in error && CLOSED.has(error.code) && response.destroyed && !response.writableFinished;
