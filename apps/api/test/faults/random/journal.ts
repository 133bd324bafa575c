/** A sent message and what the client knows about its reply. */
export interface Ask {
  /** A unique text in the message, and so in the request to the assistant. */
  marker: string;
  userId: number;
  message: string;
  /** Set once the server has acknowledged the message. */
  chatId: number | null;
  sessionId: number | null;
  /** The text received so far. */
  text: string;
  /** The outcome reported to the client; null while unknown. */
  outcome: 'complete' | 'stopped' | 'error' | null;
  /** A stop was requested. */
  isStopped: boolean;
  /** It was replaced by a retry, or its conversation was deleted. */
  isGone: boolean;
}

/** Everything the server acknowledged, for the final check. */
export class Journal {
  readonly asks: Ask[] = [];
  /** Names by id. */
  readonly restaurants = new Map<number, string>();
  /** Titles by id, of conversations that were renamed; null when the last rename was not acknowledged. */
  readonly titles = new Map<number, string | null>();
  readonly deletedSessions = new Set<number>();
  /** The highest limit that each user had. */
  readonly limits = new Map<number, number>();
  /** Broken guarantees. */
  readonly violations: string[] = [];
  readonly counts: Record<string, number> = {};

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  expect(isTrue: boolean, sentence: () => string): void {
    if (!isTrue) this.violations.push(sentence());
  }
}
