import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';

/** A fault in place of a normal response. */
export type Trouble =
  | { status: number; headers?: Record<string, string> }
  /** Never responds. */
  | { hang: true }
  /** Responds after this many milliseconds. */
  | { slow: number }
  /** Responds once the promise settles. */
  | { gate: Promise<void> }
  /** Status 200 with invalid JSON. */
  | { garbage: true };

const record = z.looseObject({ _id: z.string(), text: z.string() });
type Stored = z.infer<typeof record>;
const search = z.object({
  query: z.object({
    top_k: z.number(),
    inputs: z.object({ text: z.string() }),
    filter: z.record(z.string(), z.object({ $in: z.array(z.unknown()) })).optional(),
  }),
});
const creation = z.object({ name: z.string(), embed: z.object({ model: z.string() }) });
const removal = z.object({ ids: z.array(z.string()), namespace: z.string() });

/** The most records per call. */
const UPSERT_MAX = 96;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);

/**
 * A local fake of Pinecone: one index with integrated embedding, created by `createForModel`, its namespaces, and a
 * search by shared words. Every request gets the next scripted fault of its kind, else the permanent one, else a response.
 *
 * @example
 * const pinecone = await new FakePinecone().start();
 * pinecone.trouble('search', { hang: true });
 */
export class FakePinecone {
  /** Namespaces by name, their records by id. */
  readonly namespaces = new Map<string, Map<string, Stored>>();
  /** Upserted ids in order, including refused ones. */
  readonly upserts: { namespace: string; ids: string[] }[] = [];
  /** The kinds of all requests: `search`, `upsert` and so on. */
  readonly asked: string[] = [];
  readonly searches: z.infer<typeof search>['query'][] = [];
  /** Name and model of the index, once created. */
  index: { name: string; model: string } | null = null;
  /** Upserts with a matching record are refused, as Pinecone does with invalid records. */
  isBad: (record: Stored) => boolean = () => false;
  /** False delays upserts and deletions, like a lagging index, until {@link catchUp}. */
  fresh = true;
  readonly #once = new Map<string, Trouble[]>();
  readonly #standing = new Map<string, Trouble>();
  readonly #late: (() => void)[] = [];
  readonly #server = createServer((request, response) => {
    this.#handle(request, response).catch((error: unknown) => json(response, 500, { message: String(error) }));
  });

  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    return this;
  }

  /** Closes every connection, including hanging ones. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The fake is not started.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** The settings of a server that uses this fake. */
  get env() {
    return { PINECONE_API_KEY: 'pcsk_canary-DO-NOT-TELL', PINECONE_CONTROLLER_HOST: this.url };
  }

  /** Queues faults for the next requests of a kind. */
  once(kind: string, ...troubles: Trouble[]): void {
    this.#once.set(kind, [...(this.#once.get(kind) ?? []), ...troubles]);
  }

  /** Sets a permanent fault for a kind; null removes it. */
  trouble(kind: string, trouble: Trouble | null): void {
    if (trouble) this.#standing.set(kind, trouble);
    else this.#standing.delete(kind);
  }

  /** Applies the delayed writes. */
  catchUp(): void {
    this.fresh = true;
    for (const apply of this.#late.splice(0)) apply();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(request.url?.split('?')[0] ?? '');
    const body = await readText(request);
    const [kind, answer] = this.#route(`${request.method} ${path}`, body);
    this.asked.push(kind);
    const trouble = this.#once.get(kind)?.shift() ?? this.#standing.get(kind);
    if (!request.headers['api-key']) refuse(response, 401);
    else if (!trouble) answer(response);
    else if ('status' in trouble) refuse(response, trouble.status, trouble.headers);
    else if ('garbage' in trouble) response.end('{"result": {"hits": [');
    else if ('slow' in trouble) setTimeout(() => answer(response), trouble.slow);
    else if ('gate' in trouble) void trouble.gate.then(() => answer(response));
  }

  #route(route: string, body: string): [string, (response: ServerResponse) => void] {
    const [, name = '', verb] = /\/namespaces\/([^/]+)\/?(upsert|search)?$/.exec(route) ?? [];
    if (route === 'POST /indexes/create-for-model') return ['create', (response) => this.#create(response, body)];
    if (route.startsWith('GET /indexes/')) return ['describe', (response) => this.#describe(response)];
    if (verb === 'upsert') return ['upsert', (response) => this.#upsert(response, name, body)];
    if (verb === 'search') return ['search', (response) => this.#search(response, name, body)];
    if (route === 'POST /vectors/delete') return ['delete', (response) => this.#delete(response, body)];
    if (route.startsWith('GET /namespaces/')) return ['describe-namespace', (response) => this.#known(response, name)];
    if (route.startsWith('DELETE /namespaces/')) return ['delete-namespace', (response) => this.#drop(response, name)];
    return [`unknown ${route}`, (response) => refuse(response, 404)];
  }

  #create(response: ServerResponse, body: string): void {
    const { name, embed } = creation.parse(JSON.parse(body));
    const isFree = this.index === null;
    this.index ??= { name, model: embed.model };
    if (isFree) this.#describe(response, 201);
    else json(response, 409, { message: 'It exists.' });
  }

  #describe(response: ServerResponse, status = 200): void {
    if (!this.index) refuse(response, 404);
    else
      json(response, status, {
        name: this.index.name,
        host: this.url,
        metric: 'cosine',
        dimension: 1024,
        vector_type: 'dense',
        status: { ready: true, state: 'Ready' },
        spec: { serverless: { cloud: 'aws', region: 'us-east-1' } },
        embed: { model: this.index.model, field_map: { text: 'text' } },
      });
  }

  #upsert(response: ServerResponse, namespace: string, body: string): void {
    const records = body.split('\n').map((line) => record.parse(JSON.parse(line)));
    this.upserts.push({ namespace, ids: records.map(({ _id }) => _id) });
    if (records.length > UPSERT_MAX || records.some(this.isBad)) {
      refuse(response, 400);
      return;
    }
    this.#apply(() => {
      const stored = this.namespaces.get(namespace) ?? new Map<string, Stored>();
      for (const one of records) stored.set(one._id, one);
      this.namespaces.set(namespace, stored);
    });
    json(response, 201, {});
  }

  #apply(change: () => void): void {
    if (this.fresh) change();
    else this.#late.push(change);
  }

  #search(response: ServerResponse, namespace: string, body: string): void {
    const { query } = search.parse(JSON.parse(body));
    this.searches.push(query);
    const wanted = wordsOf(query.inputs.text);
    const common = (text: string) => [...wordsOf(text)].filter((word) => wanted.has(word)).length;
    const filter = Object.entries(query.filter ?? {});
    const hits = [...(this.namespaces.get(namespace)?.values() ?? [])]
      .filter((one) => filter.every(([field, { $in }]) => $in.includes(one[field])))
      .map((one) => ({ _id: one._id, _score: common(one.text), fields: {} }))
      .sort((a, b) => b._score - a._score)
      .slice(0, query.top_k);
    json(response, 200, { result: { hits }, usage: { read_units: 1 } });
  }

  #delete(response: ServerResponse, body: string): void {
    const { ids, namespace } = removal.parse(JSON.parse(body));
    if (!this.namespaces.has(namespace)) {
      refuse(response, 404);
      return;
    }
    this.#apply(() => {
      for (const id of ids) this.namespaces.get(namespace)?.delete(id);
    });
    json(response, 200, {});
  }

  #known(response: ServerResponse, name: string): void {
    const stored = this.namespaces.get(name);
    if (stored) json(response, 200, { name, record_count: String(stored.size) });
    else refuse(response, 404);
  }

  #drop(response: ServerResponse, name: string): void {
    if (this.namespaces.delete(name)) json(response, 200, {});
    else refuse(response, 404);
  }
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  json(response, status, { message: 'Refused.' }, headers);
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
