/** A message that somebody sent, and what they were outcome about its reply. */
export interface Ask {
  /** Stands in the message, and so in what the assistant is asked. */
  marker: string;
  userId: number;
  message: string;
  /** Set once the server has acknowledged the message. */
  chatId: number | null;
  sessionId: number | null;
  /** The text that came so far. */
  text: string;
  /** How it ended, as it was outcome; null while nobody was outcome. */
  outcome: 'complete' | 'stopped' | 'error' | null;
  /** Somebody asked to stop it. */
  isStopped: boolean;
  /** Its place was taken by a retry, or its conversation was deleted. */
  isGone: boolean;
}

/** What the server has acknowledged: it is held to that at the end. */
export class Journal {
  readonly asks: Ask[] = [];
  /** Names by id. */
  readonly restaurants = new Map<number, string>();
  /** Titles by id, of conversations that were renamed; null when the last rename was not acknowledged. */
  readonly titles = new Map<number, string | null>();
  readonly deletedSessions = new Set<number>();
  /** The highest limit that each user had. */
  readonly limits = new Map<number, number>();
  /** What must never happen, and did. */
  readonly violations: string[] = [];
  readonly counts: Record<string, number> = {};

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  expect(isTrue: boolean, sentence: () => string): void {
    if (!isTrue) this.violations.push(sentence());
  }
}
