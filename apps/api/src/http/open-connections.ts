import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressBlock } from '../features/accounts/throttle.ts';
import { isResponding } from './client-errors.ts';

const MOST = 10_000;
/** Of the files that the process may have open, each connection being one. The others are for the database, and for files that are sent. */
const SHARE = 0.5;

/**
 * Keeps the number of open connections below what the process can have, also of those on which nothing is sent: otherwise new ones of anybody
 * would be reset, and the database could not open its files. One too many closes another, of the address that has most of them.
 */
export function limitConnections(server: Server, most = mostConnections()): void {
  const byAddress = new Map<string, Set<Socket>>();
  let open = 0;
  const forget = (address: string, socket: Socket) => {
    const sockets = byAddress.get(address);
    if (!sockets?.delete(socket)) return;
    open -= 1;
    if (sockets.size === 0) byAddress.delete(address);
  };

  server.on('connection', (socket: Socket) => {
    const address = addressBlock(socket.remoteAddress ?? '');
    byAddress.set(address, (byAddress.get(address) ?? new Set()).add(socket));
    open += 1;
    socket.once('close', () => forget(address, socket));
    if (open <= most) return;
    const [crowded, sockets] = [...byAddress].reduce((one, other) => (other[1].size > one[1].size ? other : one));
    const closed = leastInUse(sockets);
    forget(crowded, closed);
    closed.destroy();
  });
}

/** The oldest connection without a response in progress, or else the oldest. */
function leastInUse(sockets: ReadonlySet<Socket>): Socket {
  let oldest: Socket | undefined;
  for (const socket of sockets) {
    if (!isResponding(socket)) return socket;
    oldest ??= socket;
  }
  if (!oldest) throw new Error('no connections');
  return oldest;
}

/** The limit is that of the report of Node.js, which has none on Windows. */
function mostConnections(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const files = Number(userLimits?.open_files?.soft);
  return Number.isNaN(files) ? MOST : Math.min(MOST, Math.floor(files * SHARE));
}
