import { once } from 'node:events';
import { z } from 'zod';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const attached = z.object({
  method: z.literal('NodeWorker.attachedToWorker'),
  params: z.object({ sessionId: z.string() }),
});
const answer = z.object({ id: z.number(), result: z.unknown(), error: z.object({ message: z.string() }).optional() });
const fromWorker = z.object({
  method: z.literal('NodeWorker.receivedMessageFromWorker'),
  params: z.object({ message: z.string() }),
});
const snapshotPart = z.object({
  method: z.literal('HeapProfiler.addHeapSnapshotChunk'),
  params: z.object({ chunk: z.string() }),
});
const usage = z.object({
  result: z.object({
    value: z.object({
      rss: z.number(),
      peak: z.number(),
      heapUsed: z.number(),
      arrayBuffers: z.number(),
    }),
  }),
});

/** Bytes, as from `process.memoryUsage()`: `rss` and its `peak` of the process, the others of one thread. */
export type Usage = z.infer<typeof usage>['result']['value'];

/** `nodes` has the fields of the first node, then those of the second, and so on. */
const heapSnapshot = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.tuple([z.array(z.string())], z.unknown()) }),
  }),
  // An array of millions of numbers, which zod would copy.
  nodes: z.custom<number[]>(Array.isArray),
  strings: z.custom<string[]>(Array.isArray),
});

const USAGE = '({ ...process.memoryUsage(), peak: process.resourceUsage().maxRSS * 1024 })';

/** The inspector of another Node process, for its memory (https://chromedevtools.github.io/devtools-protocol/v8/). */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  #serial = 0;
  #worker = Promise.withResolvers<string>();
  #snapshot = '';

  /** @param port of the option `--inspect` of the process */
  static async connect(port: number): Promise<Inspector> {
    const list = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
    const [target] = targets.parse(list);
    const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
    await once(socket, 'open');
    return new Inspector(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))));
  }

  #receive(message: unknown): void {
    const inner = fromWorker.safeParse(message).data;
    if (inner) this.#receive(JSON.parse(inner.params.message));
    const worker = attached.safeParse(message).data;
    if (worker) this.#worker.resolve(worker.params.sessionId);
    const part = snapshotPart.safeParse(message).data;
    if (part) this.#snapshot += part.params.chunk;
    const { id = 0, result, error } = answer.safeParse(message).data ?? {};
    if (error) this.#pending.get(id)?.reject(new Error(error.message));
    else this.#pending.get(id)?.resolve(result);
    this.#pending.delete(id);
  }

  /** @param worker the session of a worker thread; null for the main thread */
  #call(method: string, params: object = {}, worker: string | null = null): Promise<unknown> {
    const id = ++this.#serial;
    const result = Promise.withResolvers<unknown>();
    this.#pending.set(id, result);
    const message = JSON.stringify({ id, method, params });
    if (worker === null) this.#socket.send(message);
    else void this.#call('NodeWorker.sendMessageToWorker', { sessionId: worker, message });
    return result.promise;
  }

  async #usage(worker: string | null): Promise<Usage> {
    // Memory that one collection finds unused may be freed by the next.
    for (let round = 0; round < 2; round += 1) await this.#call('HeapProfiler.collectGarbage', {}, worker);
    const evaluated = await this.#call('Runtime.evaluate', { expression: USAGE, returnByValue: true }, worker);
    return usage.parse(evaluated).result.value;
  }

  /** The memory that the main thread uses after a garbage collection. */
  usage(): Promise<Usage> {
    return this.#usage(null);
  }

  /** The same of the only worker thread: that of the embedded database. */
  async workerUsage(): Promise<Usage> {
    await this.#call('NodeWorker.enable', { waitForDebuggerOnStart: false });
    return this.#usage(await this.#worker.promise);
  }

  /** The number of objects of the main thread after a garbage collection, by the name of their class. */
  async objects(): Promise<Map<string, number>> {
    this.#snapshot = '';
    await this.#call('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    const { snapshot, nodes, strings } = heapSnapshot.parse(JSON.parse(this.#snapshot));
    const { node_fields: fields, node_types: types } = snapshot.meta;
    const [type, name] = [fields.indexOf('type'), fields.indexOf('name')];
    const object = types[0].indexOf('object');
    const counts = new Map<string, number>();
    for (let at = 0; at < nodes.length; at += fields.length) {
      if (nodes[at + type] !== object) continue;
      const className = strings[nodes[at + name] ?? -1] ?? '';
      counts.set(className, (counts.get(className) ?? 0) + 1);
    }
    return counts;
  }

  close(): void {
    this.#socket.close();
  }
}
