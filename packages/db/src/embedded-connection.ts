import { Duplex } from 'node:stream';

const TERMINATE = 'X'.charCodeAt(0);

/** A simple query of the wire protocol. */
export function simpleQuery(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + Buffer.byteLength(text) + 1);
  return Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${text}\0`)]);
}

const ROLLBACK = simpleQuery('ROLLBACK');
const DISCARD = simpleQuery('DISCARD ALL');

/** Looks like a socket to `pg`; hands whole protocol messages to the engine. */
export class EmbeddedConnection extends Duplex {
  readonly #ask: (bytes: Uint8Array) => Promise<Uint8Array>;

  /** @param ask the engine's answer to messages; what it throws ends the connection */
  constructor(ask: (bytes: Uint8Array) => Promise<Uint8Array>) {
    super();
    this.#ask = ask;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _write(bytes: Buffer, _encoding: string, done: () => void) {
    const answered = bytes[0] === TERMINATE ? this.#leave() : this.#ask(bytes).then((answer) => this.push(answer));
    answered.catch((error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))));
    done();
  }

  /** The one PostgreSQL session outlives this connection: what it left open or prepared must not. */
  async #leave(): Promise<void> {
    await Promise.all([this.#ask(ROLLBACK), this.#ask(DISCARD)]);
    this.push(null);
  }
}
