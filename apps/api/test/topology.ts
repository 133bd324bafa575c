import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { RoundRobin } from './round-robin.ts';
import { ServerProcess } from './server-process.ts';

/** Several replicas on one PostgreSQL server behind a round-robin proxy. */
export interface Topology {
  /** Where the proxy listens. */
  url: string;
  replicas: Replica[];
  /** Stops one replica and restarts it on the same port. */
  restart(at: number, signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Stops everything. @returns the exit codes of the replicas */
  stop(): Promise<(number | null)[]>;
}

interface Replica {
  url: string;
  process: ServerProcess;
}

interface Options {
  databaseUrl: string;
  replicas?: number;
  /** Where the proxy listens; 0 takes any. */
  port?: number;
  env?: Record<string, string>;
}

/** Starts the replicas and their proxy. The first replica prepares the database. */
export async function startTopology({ databaseUrl, replicas = 2, port = 0, env = {} }: Options): Promise<Topology> {
  const directory = await mkdtemp(join(tmpdir(), 'saffron-replicas-'));
  const launch = (at: number): ServerProcess =>
    new ServerProcess(directory, {
      PORT: String(ports[at]),
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: 'loopback',
      ...env,
    });
  const ports = await Promise.all(Array.from({ length: replicas }, freePort));
  const running = ports.map((number, at) => ({ url: `http://127.0.0.1:${number}`, process: launch(at) }));
  await Promise.all(running.map((replica) => replica.process.ready()));
  const proxy = await new RoundRobin(ports).start(port);
  return {
    url: proxy.url,
    replicas: running,
    restart: async (at, signal = 'SIGTERM') => {
      const replica = running[at];
      if (!replica) throw new Error(`There is no replica ${at}.`);
      await replica.process.stop(signal);
      replica.process = await launch(at).ready();
    },
    stop: async () => {
      const codes = await Promise.all(running.map((replica) => replica.process.stop('SIGTERM')));
      await proxy.stop();
      await rm(directory, { recursive: true });
      return codes;
    },
  };
}
