/** Requests to the database thread. `bytes` are whole messages of PostgreSQL's wire protocol. */
export type EngineRequest = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' };

/** Its responses, in the order of the requests. */
export type EngineResponse =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'dump'; dump: Uint8Array }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string };
