import { within } from './ops/fulfilled-within.ts';
import type { Lifecycle } from './ops/lifecycle.ts';
import type { Services } from './services.ts';

/** After the wait is over: for replies to be saved as interrupted, and for their readers to be told, in milliseconds. */
const LAST_WORDS = 3000;
/** For the database's connections to be closed. */
const CLOSING = 1000;

interface Server {
  lifecycle: Lifecycle;
  services: Pick<Services, 'chat' | 'indexing'>;
  /** How long what has begun may take to finish. */
  drainSeconds: number;
  /** Closes every connection, to clients and to the database. */
  close: () => Promise<void>;
  report: (error: unknown) => void;
}

/**
 * Ends the process on SIGTERM or SIGINT: no new work is taken in, replies are written to their ends; those that take too long are
 * saved as interrupted and their readers told; then it exits with 0. A second signal ends the wait. An error that nobody caught does
 * the same without a wait, and exits with 1.
 */
export function stopOnSignals(server: Server): void {
  const hurry = new AbortController();
  let ending: Promise<void> | null = null;
  const stop = (code: number) => {
    if (ending) hurry.abort();
    ending ??= end(server, hurry.signal).finally(() => process.exit(code));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  // A promise that nobody waits for comes here too; by itself Node would print the whole error, with what people wrote.
  process.on('uncaughtException', (error) => {
    server.report(error);
    hurry.abort();
    stop(1);
  });
}

async function end({ lifecycle, services, drainSeconds, close }: Server, hurry: AbortSignal): Promise<void> {
  const { chat, indexing } = services;
  lifecycle.drain();
  const finished = Promise.all([chat.idle(), lifecycle.idle()]);
  await Promise.race([within(drainSeconds * 1000, finished), aborted(hurry)]);
  await within(
    LAST_WORDS,
    Promise.all([chat.close(), indexing.close()]).then(() => lifecycle.idle()),
  );
  await within(CLOSING, close());
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
