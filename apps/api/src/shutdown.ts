import { fulfilledWithin } from './ops/fulfilled-within.ts';
import type { Lifecycle } from './ops/lifecycle.ts';
import type { Services } from './services.ts';

/** For saving replies as interrupted and notifying their readers after the drain period, in milliseconds. */
const SAVE_TIMEOUT = 3000;
/** For closing connections, in milliseconds. */
const CLOSE_TIMEOUT = 1000;

interface Server {
  lifecycle: Lifecycle;
  services: Pick<Services, 'chat' | 'indexing'>;
  /** How long requests and replies in progress may take to finish. */
  drainSeconds: number;
  /** Closes all client and database connections. */
  close: () => Promise<void>;
  report: (error: unknown) => void;
}

/**
 * Shuts down on SIGTERM or SIGINT: refuses new requests, waits for replies to finish, saves the remaining ones as
 * interrupted, and exits with 0. A second signal skips the wait. An uncaught exception does the same without waiting
 * and exits with 1.
 */
export function stopOnSignals(server: Server): void {
  const skipWait = new AbortController();
  let shutdown: Promise<void> | null = null;
  const stop = (code: number) => {
    if (shutdown) skipWait.abort();
    shutdown ??= shutDown(server, skipWait.signal).finally(() => process.exit(code));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  // Also handles unhandled rejections. Node itself would print the whole error, including user input.
  process.on('uncaughtException', (error) => {
    server.report(error);
    skipWait.abort();
    stop(1);
  });
}

async function shutDown({ lifecycle, services, drainSeconds, close }: Server, skipWait: AbortSignal): Promise<void> {
  const { chat, indexing } = services;
  lifecycle.drain();
  const finished = Promise.all([chat.idle(), lifecycle.idle()]);
  await Promise.race([fulfilledWithin(drainSeconds * 1000, finished), aborted(skipWait)]);
  await fulfilledWithin(
    SAVE_TIMEOUT,
    Promise.all([chat.close(), indexing.close()]).then(() => lifecycle.idle()),
  );
  await fulfilledWithin(CLOSE_TIMEOUT, close());
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
