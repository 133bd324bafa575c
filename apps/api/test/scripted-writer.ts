import type { Brief, TokenNeeds, Usage, Writer, WriterEvent } from '../src/features/assistant/writer.ts';

/** A writer whose replies are scripted by the test. */
export class ScriptedWriter implements Writer {
  readonly name = 'scripted';
  /** The received briefs, one per reply. */
  readonly briefs: Brief[] = [];
  readonly #replies: ((brief: Brief, signal: AbortSignal) => AsyncGenerator<WriterEvent>)[] = [];
  readonly #tokens: TokenNeeds;

  constructor({ least = 1000, most = 1000 } = {}) {
    this.#tokens = { least, most };
  }

  needs(): TokenNeeds {
    return this.#tokens;
  }

  write(brief: Brief, signal: AbortSignal): AsyncGenerator<WriterEvent> {
    this.briefs.push(brief);
    const reply = this.#replies.shift() ?? says('Try this one.');
    return reply(brief, signal);
  }

  /** Scripts the next reply. */
  next(reply: (brief: Brief, signal: AbortSignal) => AsyncGenerator<WriterEvent>): this {
    this.#replies.push(reply);
    return this;
  }

  /** Drops unused scripted replies. */
  clearScript(): void {
    this.#replies.length = 0;
  }
}

const USAGE: Usage = { input: 100, output: 20, cached: 0 };

/** A reply with this text and the first candidate as its card. */
export function says(text: string, usage = USAGE) {
  return async function* ({ found }: Brief): AsyncGenerator<WriterEvent> {
    yield { type: 'text', text };
    yield { type: 'picks', ids: found.candidates.slice(0, 1).map(({ id }) => id) };
    yield { type: 'usage', usage };
  };
}

/** A reply that pauses after its first part until `resume` is called or the reply is stopped. */
export function pausedReply(first: string, second: string) {
  const gate = Promise.withResolvers<void>();
  const reply = async function* (_brief: Brief, signal: AbortSignal): AsyncGenerator<WriterEvent> {
    signal.addEventListener('abort', () => gate.resolve());
    yield { type: 'usage', usage: { ...USAGE, output: 5 } };
    yield { type: 'text', text: first };
    await gate.promise;
    if (signal.aborted) return;
    yield { type: 'text', text: second };
    yield { type: 'usage', usage: USAGE };
  };
  return { reply, resume: () => gate.resolve() };
}
