import { setTimeout as delay } from 'node:timers/promises';
import { NOTES_MAX } from '@saffron/contracts/limits';
import { demoGuide } from '@saffron/db/demo-guide/index';
import { FakeAnthropic } from '../fakes/anthropic.ts';
import { freePort } from '../free-port.ts';
import { Inspector } from '../inspector.ts';
import { follow, nextOfType } from '../replies.ts';
import { ServerProcess } from '../server-process.ts';
import { registered, Visitor } from '../start-app.ts';

const ADMIN = { username: 'admin@saffron.local', password: 'the first admin' };
const NO_LIMIT = 2 ** 31 - 1;
/** Requests at once. */
const AT_ONCE = 8;
const CONVERSATIONS_EACH = 50;
/** Replies in progress, shared by the followers: no more for one account than it may have streams. */
const REPLIES = 40;
const WORDS = Array.from({ length: 300 }, (_, at) => `word ${at}, `);

/** A server process under load, with the inspector that measures its memory. */
export class LoadedServer {
  readonly inspector: Inspector;
  readonly #server: ServerProcess;
  readonly #anthropic: FakeAnthropic;
  readonly #url: string;
  readonly #admin: Visitor;
  #serial = 0;

  /**
   * Starts the server as `npm start` does, with a fake Anthropic.
   *
   * @param dataDir an empty directory
   */
  static async start(dataDir: string): Promise<LoadedServer> {
    const anthropic = await new FakeAnthropic().start();
    const [port, inspectorPort] = [await freePort(), await freePort()];
    const server = await new ServerProcess(dataDir, {
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: ADMIN.password,
      THROTTLE: 'off',
      DRAIN_SECONDS: '0',
      ANTHROPIC_API_KEY: 'sk-test',
      ANTHROPIC_BASE_URL: anthropic.url,
    }).ready();
    const admin = new Visitor(`http://127.0.0.1:${port}`);
    await expectStatus(200, admin.send('POST', '/api/login', ADMIN));
    return new LoadedServer(server, anthropic, admin, await Inspector.connect(inspectorPort));
  }

  private constructor(server: ServerProcess, anthropic: FakeAnthropic, admin: Visitor, inspector: Inspector) {
    this.#server = server;
    this.#anthropic = anthropic;
    this.#admin = admin;
    this.#url = admin.url;
    this.inspector = inspector;
  }

  async #diner() {
    const diner = await registered({ url: this.#url });
    await expectStatus(200, this.#admin.send('POST', `/api/user/${diner.id}/token-limit`, { limit: NO_LIMIT }));
    return diner;
  }

  /** Adds restaurants with the longest notes, and reads the list now and then. */
  async addRestaurants(count: number): Promise<void> {
    await each(count, async (index) => {
      await expectStatus(201, this.#admin.send('POST', '/api/restaurants', longRestaurant(++this.#serial)));
      if (index % 10 === 0) await expectStatus(200, this.#admin.send('GET', '/api/restaurants'));
    });
  }

  /** Sends the first messages of conversations, fifty per account, and reads the history now and then. */
  async converse(count: number, messages: readonly string[]): Promise<void> {
    await each(Math.ceil(count / CONVERSATIONS_EACH), async (batch) => {
      const diner = await this.#diner();
      const first = batch * CONVERSATIONS_EACH;
      for (let index = first; index < Math.min(first + CONVERSATIONS_EACH, count); index += 1) {
        const message = `${messages[index % messages.length]} (${index})`;
        await expectStatus(200, diner.send('POST', '/api/recommendations', { message }));
        if (index % 10 === 0) await expectStatus(200, diner.send('GET', '/api/chat-sessions'));
      }
    });
  }

  /** Follows replies in progress, all readers at once, from their beginning to their end. */
  async followReplies(readers: number): Promise<void> {
    const end = Promise.withResolvers<void>();
    const replies = await Promise.all(
      Array.from({ length: REPLIES }, async () => {
        const diner = await this.#diner();
        this.#anthropic.script({ say: [...WORDS, end.promise, ...WORDS] });
        const events = (await diner.trpc.chat.send.mutate({ message: 'Tell me everything' }))[Symbol.asyncIterator]();
        const { chatId } = await nextOfType(events, 'started');
        await events.return?.();
        return { diner, chatId };
      }),
    );
    let started = 0;
    const followed = Array.from({ length: readers }, async (_, index) => {
      const reply = replies[index % replies.length];
      if (!reply) return;
      for await (const event of follow(reply.diner, { chatId: reply.chatId, at: 0 })) {
        if (event.type === 'started') started += 1;
        if (event.type === 'error') throw new Error(event.message);
      }
    });
    while (started < readers) await Promise.race([delay(20), Promise.all(followed)]);
    end.resolve();
    await Promise.all(followed);
  }

  async stop(): Promise<void> {
    this.inspector.close();
    await this.#server.stop('SIGTERM');
    await this.#anthropic.stop();
  }
}

/** Runs `work` for 0 to `count` - 1, a few at a time. */
async function each(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}

async function expectStatus(status: number, answer: Promise<Response>): Promise<void> {
  const response = await answer;
  const text = await response.text();
  if (response.status !== status) throw new Error(`${response.status} instead of ${status}: ${text}`);
}

const NOTES = demoGuide.map(({ notes }) => (notes === null ? '' : Object.values(Object(notes)).join(' ')));

/** A restaurant whose notes have nearly the maximum length, in sentences of the demo guide. */
function longRestaurant(serial: number): object {
  const part = (offset: number) => {
    let text = '';
    for (let at = serial * 7 + offset; text.length < NOTES_MAX / 3 - 100; at += 1)
      text += `${NOTES[at % NOTES.length]} `;
    return text.slice(0, NOTES_MAX / 3 - 100);
  };
  const { neighborhood, cuisine } = demoGuide[serial % demoGuide.length] ?? {};
  const saffronNotes = JSON.stringify({ vibe: part(0), food_notes: part(31), occasions: part(62) });
  return { name: `Long ${serial}`, neighborhood, cuisine, saffronNotes };
}
