import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** `passing` forwards bytes; `silent` swallows them, like a dead switch. */
type Mode = 'passing' | 'silent';

/**
 * A TCP proxy that can be slow, cut and silent.
 *
 * @example
 * const proxy = await new TcpProxy(5432).start();
 * proxy.cut(); // connections break, new ones are refused until `restore`
 */
export class TcpProxy {
  mode: Mode = 'passing';
  /** Milliseconds before bytes are forwarded. */
  delay = 0;
  readonly #target: number;
  readonly #open = new Set<Socket>();
  readonly #server = createServer({ pauseOnConnect: false }, (client) => this.#join(client));
  #port = 0;

  constructor(target: number) {
    this.#target = target;
  }

  /** @param port 0 takes any */
  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = portOf(this.#server.address());
    return this;
  }

  get port(): number {
    return this.#port;
  }

  /** Resets all connections. */
  breakAll(): void {
    for (const socket of this.#open) socket.resetAndDestroy();
  }

  /** Resets all connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.breakAll();
    await closed;
  }

  /** Accepts connections again on the same port. */
  async restore(): Promise<void> {
    this.mode = 'passing';
    if (!this.#server.listening) await this.start(this.#port);
  }

  async stop(): Promise<void> {
    if (this.#server.listening) await this.cut();
  }

  #join(client: Socket): void {
    const server = dial(this.#target, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#open.add(from);
      from.setNoDelay(true);
      from.on('error', () => {});
      from.once('close', () => {
        this.#open.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => void this.#pass(bytes, to));
      from.on('end', () => to.end());
    }
  }

  async #pass(bytes: Buffer, to: Socket): Promise<void> {
    if (this.delay > 0) await delay(this.delay);
    if (this.mode === 'passing') to.write(bytes);
  }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}
