import { Duplex } from 'node:stream';

const TERMINATE = 'X'.charCodeAt(0);

/** Encodes a simple query of the wire protocol. */
export function simpleQuery(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + Buffer.byteLength(text) + 1);
  return Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${text}\0`)]);
}

/** Whether a response ends outside of any transaction, with the session waiting for the next query. */
export const isIdleAfter = (response: Uint8Array): boolean =>
  response.at(-READY_LENGTH) === READY && response.at(-1) === IDLE;
const READY = 'Z'.charCodeAt(0);
const READY_LENGTH = 6;
const IDLE = 'I'.charCodeAt(0);

/** Whether the response to a simple query without rows is an error. */
export const hasFailed = (response: Uint8Array): boolean => response[0] === ERROR;
const ERROR = 'E'.charCodeAt(0);

const ROLLBACK = simpleQuery('ROLLBACK');
const DISCARD = simpleQuery('DISCARD ALL');

/** Acts as a socket for `pg` and passes whole protocol messages to the engine. */
export class EmbeddedConnection extends Duplex {
  readonly #send: (bytes: Uint8Array) => Promise<Uint8Array>;

  /** @param send returns the engine's response; an error closes the connection */
  constructor(send: (bytes: Uint8Array) => Promise<Uint8Array>) {
    super();
    this.#send = send;
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
    const sent = bytes[0] === TERMINATE ? this.#close() : this.#send(bytes).then((response) => this.push(response));
    sent.catch((error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))));
    done();
  }

  /**
   * All connections share one PostgreSQL session, so open transactions, prepared statements, and settings must be
   * reset.
   */
  async #close(): Promise<void> {
    await Promise.all([this.#send(ROLLBACK), this.#send(DISCARD)]);
    this.push(null);
  }
}
