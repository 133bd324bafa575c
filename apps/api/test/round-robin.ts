import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/**
 * A round-robin proxy that forwards bytes without buffering. As with the retries of deploy/haproxy.cfg,
 * another replica is tried when one refuses the connection, and for safe methods (RFC 9110, 9.2.1) also when it answers 503 or
 * not at all.
 */
export class RoundRobin {
  readonly #ports: readonly number[];
  #next = 0;
  readonly #server = createServer({ noDelay: true }, (request, response) =>
    this.#pass(request, response, this.#turn()),
  );

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** @param port 0 takes any */
  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${isInet(address) ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * All replicas twice, starting with the next one: while one starts and another stops, a request may be too early for
   * the one and too late for the other. Each request keeps its own order.
   */
  #turn(): number[] {
    const first = this.#next++ % this.#ports.length;
    const round = [...this.#ports.slice(first), ...this.#ports.slice(0, first)];
    return [...round, ...round];
  }

  #pass(request: IncomingMessage, response: ServerResponse, [port, ...others]: number[]): void {
    const { method = 'GET', url = '/', headers, socket } = request;
    const passed = send({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' },
      agent: false,
    });
    let isConnected = false;
    // Read the body only once a replica is connected.
    passed.once('socket', (upstream) =>
      upstream.once('connect', () => {
        isConnected = true;
        request.pipe(passed);
      }),
    );
    const isSafe = method === 'GET' || method === 'HEAD';
    let isLeft = false;
    const leave = () => {
      isLeft = true;
      this.#pass(request, response, others);
    };
    passed.once('response', (answer) => {
      if (answer.statusCode === 503 && isSafe && others.length > 0) {
        answer.resume();
        return leave();
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      pipeline(answer, response, () => {});
    });
    passed.on('error', () => {
      // The replica broke the connection after its 503; the next one already has the request.
      if (isLeft) return;
      if (response.headersSent || response.destroyed) response.destroy();
      else if ((!isConnected || isSafe) && others.length > 0) leave();
      else response.writeHead(502).end('No server could be reached.');
    });
    response.once('close', () => passed.destroy());
  }
}

function isInet(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
