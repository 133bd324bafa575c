import { connect, type Socket } from 'node:net';
import { FakeAnthropic } from '../fakes/anthropic.ts';
import { freePort } from '../free-port.ts';
import { follow, nextOfType } from '../replies.ts';
import { ServerProcess } from '../server-process.ts';
import { registered, type Visitor } from '../start-app.ts';

const TOKEN = 'the token of these measures';
/** About the length of a reply of 700 tokens. */
const WORDS = Array.from({ length: 600 }, (_, at) => `word ${at}, `);
/** Replies in progress, shared by the readers. */
const DINERS = 20;

/**
 * Opens sockets that request a reply stream and the whole list and read nothing.
 *
 * @returns the growth of the server's resident memory in bytes
 */
export async function measureSlowReaders(dataDir: string, count: number): Promise<{ count: number; grownBy: number }> {
  const anthropic = await new FakeAnthropic().start();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await new ServerProcess(dataDir, {
    PORT: String(port),
    DATA_DIR: dataDir,
    THROTTLE: 'off',
    DRAIN_SECONDS: '0',
    METRICS_TOKEN: TOKEN,
    ANTHROPIC_API_KEY: 'sk-test',
    ANTHROPIC_BASE_URL: anthropic.url,
  }).ready();
  const measure = async (name: string): Promise<number> => {
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const line = (await response.text()).split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.split(' ')[1] ?? 0);
  };
  const forever = new Promise(() => {});
  anthropic.script(...Array.from({ length: DINERS }, () => ({ say: [...WORDS, forever] })));
  const diners = await Promise.all(Array.from({ length: DINERS }, () => startStreamedReply(url)));
  const before = await measure('process_resident_memory_bytes');
  const sockets = Array.from({ length: count }, (_, at) => openWithoutReading(port, diners[at % DINERS]));
  while ((await measure('saffron_streams_open')) < count) await new Promise((resolve) => setTimeout(resolve, 50));
  const grownBy = (await measure('process_resident_memory_bytes')) - before;
  for (const socket of sockets) socket.destroy();
  await server.stop('SIGTERM');
  await anthropic.stop();
  return { count, grownBy };
}

/** A diner whose reply is streamed and read up to a point where it pauses. */
async function startStreamedReply(url: string): Promise<Visitor> {
  const diner = await registered({ url });
  const events = (await diner.trpc.chat.send.mutate({ message: 'Tell me everything' }))[Symbol.asyncIterator]();
  const { chatId } = await nextOfType(events, 'started');
  let length = 0;
  for await (const event of follow(diner, { chatId, at: 0 })) {
    if (event.type === 'chunk') length = event.at + event.text.length;
    if (length >= WORDS.join('').trimEnd().length) break;
  }
  await events.return?.();
  return diner;
}

/** Pipelines requests for the reply stream and the list on one connection and reads neither response. */
function openWithoutReading(port: number, visitor: Visitor | undefined): Socket {
  const cookie = [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = `Host: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(`GET /api/claude-recommendations/stream HTTP/1.1\r\n${head}`);
  socket.write(`GET /api/restaurants HTTP/1.1\r\n${head}`);
  return socket;
}
