import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports of Linux (from 32768), macOS and Windows (from 49152). */
const [FIRST, END] = [20_000, 32_000] as const;

/**
 * A free port outside the ephemeral range, so that no connection takes it while a server
 * restarts on it.
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
