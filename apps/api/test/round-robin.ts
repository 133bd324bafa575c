import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/**
 * A proxy that gives each request to the next replica and passes every byte on as it comes. Another replica is tried when one refuses
 * the connection, and for what changes nothing (RFC 9110, 9.2.1) also when it answers 503 or not at all.
 */
export class RoundRobin {
  readonly #ports: readonly number[];
  #next = 0;
  readonly #server = createServer({ noDelay: true }, (request, response) =>
    this.#pass(request, response, this.#ports.length),
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

  #pass(request: IncomingMessage, response: ServerResponse, tries: number): void {
    const port = this.#ports[this.#next++ % this.#ports.length] ?? 0;
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
    // Nothing of the body is taken before somebody is there to have it.
    passed.once('socket', (upstream) =>
      upstream.once('connect', () => {
        isConnected = true;
        request.pipe(passed);
      }),
    );
    const isSafe = method === 'GET' || method === 'HEAD';
    const pass = () => this.#pass(request, response, tries - 1);
    passed.once('response', (answer) => {
      if (answer.statusCode === 503 && isSafe && tries > 1) {
        answer.resume();
        return pass();
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      pipeline(answer, response, () => {});
    });
    passed.once('error', () => {
      if (response.headersSent || response.destroyed) response.destroy();
      else if ((!isConnected || isSafe) && tries > 1) pass();
      else response.writeHead(502).end('No server could be reached.');
    });
    response.once('close', () => passed.destroy());
  }
}

function isInet(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
