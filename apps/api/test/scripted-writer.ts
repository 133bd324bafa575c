import type { Brief, TokenNeeds, Usage, Writer, WriterEvent } from '../src/features/assistant/writer.ts';

/** A writer that says what a test tells it, when the test tells it. */
export class ScriptedWriter implements Writer {
  readonly name = 'scripted';
  /** The briefs it was given, one for each reply. */
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

  /** What the next reply is. */
  next(reply: (brief: Brief, signal: AbortSignal) => AsyncGenerator<WriterEvent>): this {
    this.#replies.push(reply);
    return this;
  }

  /** Drops what was scripted and not asked for. */
  clearScript(): void {
    this.#replies.length = 0;
  }
}

const USAGE: Usage = { input: 100, output: 20, cached: 0 };

/** A reply of this text, with the first candidate as its card. */
export function says(text: string, usage = USAGE) {
  return async function* ({ found }: Brief): AsyncGenerator<WriterEvent> {
    yield { type: 'text', text };
    yield { type: 'picks', ids: found.candidates.slice(0, 1).map(({ id }) => id) };
    yield { type: 'usage', usage };
  };
}

/** A reply in two parts; the second waits until the test lets it go on, or somebody stops it. */
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
