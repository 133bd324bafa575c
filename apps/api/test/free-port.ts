import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux (32768 up), macOS and Windows (49152 up) give to connections and to whoever takes any. */
const [FIRST, END] = [20_000, 32_000] as const;

/**
 * A port that nobody listens on at this moment, and that nobody gets by chance: a server that is stopped and started again finds it
 * free.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    const probe = createServer();
    try {
      await once(probe.listen(port, '127.0.0.1'), 'listening');
      return port;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    } finally {
      probe.close();
    }
  }
}
