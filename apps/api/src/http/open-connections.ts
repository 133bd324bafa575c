import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isResponding } from './client-errors.ts';
import { createCrowd } from './crowd.ts';

const MOST = 10_000;
/** Of the files that the process may have open, each connection being one. The others are for the database, and for files that are sent. */
const SHARE = 0.5;

/**
 * Keeps the number of open connections below what the process can have, also of those on which nothing is sent: otherwise new ones of anybody
 * would be reset, and the database could not open its files. One too many closes another, of those who have most of them.
 */
export function limitConnections(server: Server, most = mostConnections()): void {
  const add = createCrowd<Socket>(most, leastInUse, (socket) => socket.destroy());
  server.on('connection', (socket: Socket) => {
    socket.once('close', add(socket.remoteAddress ?? '', socket));
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
