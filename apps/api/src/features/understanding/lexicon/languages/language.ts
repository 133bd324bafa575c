/** A language that people may write in, how it is noticed, and one kind sentence in it. */
export interface Language {
  name: string;
  reply: string;
  /** Frequent words that English does not have, or the script. */
  words?: string;
  script?: RegExp;
  /** By English words for what people wish most: its own words, separated by bars; other endings of them are understood too. */
  wishes: Readonly<Record<string, string>>;
  /** What means something else than its words do: patterns, and their English. */
  idioms?: Readonly<Record<string, string>>;
}
