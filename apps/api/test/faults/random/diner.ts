import type { ChatEvent } from '@saffron/contracts/chat';
import { isTRPCClientError } from '@trpc/client';
import { entriesOf, follow } from '../../replies.ts';
import { Visitor } from '../../start-app.ts';
import type { Ask, Journal } from './journal.ts';
import type { Random } from './random.ts';

const WISHES = [
  'Ramen tonight?',
  'Somewhere cheap for lunch',
  'A bar with food 🍸',
  'ארוחת ערב רומנטית',
  'Fish',
] as const;
/** Attempts to recover a lost response before giving up for now. */
const TRIES = 4;

const OPERATIONS = {
  ask: 10,
  askTwice: 2,
  askAndLeave: 4,
  askAndStop: 3,
  attach: 4,
  retry: 3,
  reload: 3,
  rename: 2,
  remove: 1,
  addRestaurant: 2,
  editRestaurant: 2,
};

/** A signed-in browser that reaches any of the replicas. */
export class RandomDiner {
  readonly #urls: readonly [string, ...string[]];
  readonly #visitor: Visitor;
  readonly #userId: number;
  readonly #journal: Journal;
  readonly #random: Random;
  #serial = 0;

  constructor(
    urls: readonly [string, ...string[]],
    visitor: Visitor & { id: number },
    journal: Journal,
    random: Random,
  ) {
    this.#urls = urls;
    this.#visitor = visitor;
    this.#userId = visitor.id;
    this.#journal = journal;
    this.#random = random;
  }

  /** Does one operation. Expected failures are retried or ignored; violations are recorded. */
  async act(): Promise<void> {
    const operation = this.#random.weighted(OPERATIONS);
    this.#journal.count(operation);
    await this.#orFault(() => this[operation]());
  }

  /** Reads every reply whose outcome is unknown. */
  async readRemaining(): Promise<void> {
    for (const ask of this.#ownAsks()) if (ask.outcome === null) await this.#attach(ask);
  }

  ask(): Promise<void> {
    return this.#send(this.#newAsk(), {});
  }

  async askTwice(): Promise<void> {
    const ask = this.#newAsk();
    const copy = { ...ask };
    await Promise.all([this.#send(ask, {}), this.#send(copy, {})]);
    const same = ask.chatId === null || copy.chatId === null || ask.chatId === copy.chatId;
    this.#journal.expect(same, () => `${ask.marker} was sent twice with one key and answered twice`);
  }

  askAndLeave(): Promise<void> {
    return this.#send(this.#newAsk(), { leaveAfter: this.#random.below(6) });
  }

  askAndStop(): Promise<void> {
    return this.#send(this.#newAsk(), { stopAfter: 1 + this.#random.below(4) });
  }

  async attach(): Promise<void> {
    const open = this.#ownAsks().find(({ outcome }) => outcome === null);
    if (open) await this.#attach(open);
  }

  async retry(): Promise<void> {
    const failed = this.#ownAsks().find(
      ({ outcome, isStopped }) => outcome === 'error' || (outcome === 'stopped' && isStopped),
    );
    if (failed?.chatId) await this.#send(this.#newAsk(failed.sessionId), { retryOf: failed });
  }

  async reload(): Promise<void> {
    const ask = this.#ownAsks().at(-1);
    if (!ask?.sessionId) return;
    const { sessionId } = ask;
    const before = this.#ownAsks().filter((each) => each.sessionId === sessionId);
    const entries = await entriesOf(this.#at(), sessionId);
    for (const each of before) {
      const entry = entries.find(({ id }) => id === each.chatId);
      this.#journal.expect(entry?.message === each.message, () => `${each.marker} is missing after a reload`);
    }
  }

  async rename(): Promise<void> {
    const sessionId = this.#ownAsks().at(-1)?.sessionId;
    if (!sessionId) return;
    const title = `Dinner ${this.#random.below(1000)} 🥘`;
    this.#journal.titles.set(sessionId, null);
    await this.#at().trpc.chat.renameSession.mutate({ sessionId, title });
    this.#journal.titles.set(sessionId, title);
  }

  async remove(): Promise<void> {
    const sessionId = this.#ownAsks().find(({ outcome }) => outcome !== null)?.sessionId;
    if (!sessionId) return;
    for (const ask of this.#journal.asks) {
      if (ask.sessionId !== sessionId) continue;
      ask.isGone = true;
      // Deleting stops a reply that is being written.
      ask.isStopped ||= ask.outcome === null;
    }
    this.#journal.titles.delete(sessionId);
    await this.#at().trpc.chat.deleteSession.mutate({ sessionId });
    this.#journal.deletedSessions.add(sessionId);
  }

  async addRestaurant(): Promise<void> {
    const name = `Place ${this.#userId}-${++this.#serial}`;
    const { id } = await this.#at().trpc.guide.add.mutate({ name, neighborhood: 'Harbour', cuisine: 'Soup' });
    this.#journal.restaurants.set(id, name);
    const page = await this.#at().trpc.guide.page.query({ text: name });
    this.#journal.expect(
      page.restaurants.some((each) => each.id === id),
      () => `${name} was added and is not listed`,
    );
  }

  async editRestaurant(): Promise<void> {
    const [known] = this.#journal.restaurants;
    if (!known) return;
    const [restaurantId, name] = known;
    // A diner may not edit: any outcome but a refusal or a fault is a violation.
    await this.#at().trpc.guide.edit.mutate({ restaurantId, name: `${name}!` });
    this.#journal.violations.push('a diner could edit a restaurant');
  }

  /** This browser on a random replica. */
  #at(): Visitor {
    const there = new Visitor(this.#random.pick(this.#urls));
    for (const [name, value] of this.#visitor.cookies) there.cookies.set(name, value);
    return there;
  }

  #ownAsks(): Ask[] {
    return this.#journal.asks.filter((ask) => ask.userId === this.#userId && ask.chatId !== null && !ask.isGone);
  }

  #newAsk(sessionId?: number | null): Ask {
    const marker = `[ask ${this.#userId}-${++this.#serial}]`;
    const known = this.#ownAsks().at(-1)?.sessionId ?? null;
    const ask: Ask = {
      marker,
      userId: this.#userId,
      message: `${this.#random.pick(WISHES)} ${marker}`,
      chatId: null,
      sessionId: sessionId ?? (this.#random.chance(0.5) ? known : null),
      text: '',
      outcome: null,
      isStopped: false,
      isGone: false,
    };
    this.#journal.asks.push(ask);
    return ask;
  }

  async #send(ask: Ask, way: { leaveAfter?: number; stopAfter?: number; retryOf?: Ask }): Promise<void> {
    const input = {
      message: ask.message,
      idempotencyKey: `key of ${ask.marker}`,
      ...(ask.sessionId && { sessionId: ask.sessionId }),
      ...(way.retryOf?.chatId && { retryOf: way.retryOf.chatId }),
    };
    if (way.retryOf) way.retryOf.isGone = true;
    const leaving = new AbortController();
    try {
      for (let tries = 0; tries < TRIES && ask.chatId === null; tries++) {
        await this.#orFault(async () => {
          const events = await this.#at().trpc.chat.send.mutate(input, { signal: leaving.signal });
          let seen = 0;
          for await (const event of events) {
            this.#record(ask, event);
            seen++;
            if (seen === way.stopAfter && ask.chatId !== null) await this.#stop(ask);
            if (way.leaveAfter !== undefined && seen > way.leaveAfter) return;
          }
        });
        // The response to the first send may have been lost; a retry with the same key finds its reply.
      }
    } finally {
      leaving.abort();
    }
  }

  async #stop(ask: Ask): Promise<void> {
    ask.isStopped = true;
    if (ask.chatId) await this.#at().trpc.chat.stop.mutate({ chatId: ask.chatId });
  }

  async #attach(ask: Ask): Promise<void> {
    const { chatId } = ask;
    if (chatId === null) return;
    for (let tries = 0; tries < TRIES && ask.outcome === null; tries++) {
      await this.#orFault(async () => {
        for await (const event of follow(this.#at(), { chatId, at: ask.text.length })) this.#record(ask, event);
      });
    }
  }

  /** Applies an event from any source and checks that no character is duplicated or missing. */
  #record(ask: Ask, event: ChatEvent): void {
    if (event.type === 'started') {
      ask.chatId = event.chatId;
      ask.sessionId = event.sessionId;
    } else if (event.type === 'chunk') {
      const text = ask.text.slice(0, event.at) + event.text;
      const fits = event.at <= ask.text.length && (text.startsWith(ask.text) || ask.text.startsWith(text));
      this.#journal.expect(fits, () => `${ask.marker}: a chunk for ${event.at} came after ${ask.text.length}`);
      if (text.length > ask.text.length) ask.text = text;
    } else if (event.type === 'final') {
      ask.outcome = event.status;
      this.#journal.expect(ask.text === event.message, () => `${ask.marker}: the text that was told is not the reply`);
    } else if (event.type === 'error') {
      this.#journal.count(`outcome ${event.error}`);
      this.#journal.expect(event.error !== 'unexpected', () => `${ask.marker}: ${event.message}`);
      if (ask.chatId !== null && event.error !== 'unavailable') ask.outcome = 'error';
    }
  }

  async #orFault(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#note(error);
    }
  }

  /** Expected refusals and lost connections are normal under faults; unexpected errors are violations. */
  #note(error: unknown): void {
    const code = isTRPCClientError(error) ? error.data?.error : undefined;
    this.#journal.count(typeof code === 'string' ? `refused: ${code}` : 'lost');
    this.#journal.expect(code !== 'unexpected', () => `an error that nobody foresaw: ${String(error)}`);
  }
}
