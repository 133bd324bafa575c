import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { constants, PerformanceObserver, performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Of the limit of the heap: what is left is needed to collect garbage in, and for the work in progress. */
const SHORT = 0.7;
/** Of the time: collecting garbage stops everything else. */
const COLLECTING = 0.02;

const connections = new Set<Socket>();

/** Counts what the clients of a server have not read yet. */
export function watchUnread(server: Server): void {
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
}

/** The connections with something that waits to be sent. */
export const unreadConnections = (): Socket[] => [...connections].filter(({ writableLength }) => writableLength > 0);

/** Together, in bytes. */
export const unreadIn = (sockets: Iterable<Socket>): number => {
  let sum = 0;
  for (const { writableLength } of sockets) sum += writableLength;
  return sum;
};

/**
 * Whether the heap, and the buffers that wait to be sent, are nearly as large as the heap may become. Garbage does not count: there is more of it
 * than of all else at times, and it stays for as long as nothing new needs its place, which is the case while work is refused.
 */
export function createMemory({ inUse = bytesInUse, collect = collectGarbage } = {}) {
  /** After garbage was collected last: what was in use, and what of that waited to be sent. */
  let left = { used: Number.POSITIVE_INFINITY, unread: 0 };
  let collectableAt = 0;

  const look = () => {
    left = { used: inUse(), unread: unreadIn(connections) };
  };
  const living = () => left.used - left.unread + unreadIn(connections);

  return {
    /** Garbage has been collected. */
    collected: look,
    isShort: (): boolean => {
      const most = getHeapStatistics().heap_size_limit * SHORT;
      if (inUse() <= most || living() <= most) return false;
      const begun = performance.now();
      if (begun < collectableAt) return true;
      collect();
      look();
      const ended = performance.now();
      collectableAt = ended + (ended - begun) / COLLECTING;
      return living() > most;
    },
  };
}

function bytesInUse(): number {
  const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  gc();
}

const memory = createMemory();
new PerformanceObserver((list) => {
  const isMajor = list.getEntries().some((entry) => 'detail' in entry && isCollection(entry.detail));
  if (isMajor) memory.collected();
}).observe({ type: 'gc' });

/** Whether this is the detail of a collection of all garbage, not only of what was made last. */
const isCollection = (detail: unknown): boolean =>
  typeof detail === 'object' &&
  detail !== null &&
  'kind' in detail &&
  detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;

/** Whether this process is short of memory, see {@link createMemory}. */
export const isMemoryShort = (): boolean => memory.isShort();
