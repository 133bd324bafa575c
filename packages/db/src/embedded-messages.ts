/** What the thread of the database is asked. `bytes` are whole messages of PostgreSQL's wire protocol. */
export type EngineRequest = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' };

/** What it answers, in the order of the questions. */
export type EngineResponse =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'dump'; dump: Uint8Array }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string };
