import { type Token, tokenize } from '../src/features/understanding/text/tokens.ts';
import type { Message } from './messages.ts';
import { randomOf } from './regression.ts';

const PARTS = 5;
/** Messages with this share of their words in common are nearly the same. */
const ALIKE = 0.75;
const FILLERS: ReadonlySet<string> = new Set(
  'a an the please pls is are to for of some something i im me my we us and or in on at it x can you do'.split(' '),
);

/** By message, the part that it is judged in: one part for each author. */
export function foldsByAuthor(messages: readonly Message[]): number[] {
  const files = [...new Set(messages.map(({ file }) => file))];
  return messages.map(({ file }) => files.indexOf(file));
}

/** By message, one of {@link PARTS} with all authors in each. A conversation and messages that are nearly the same stay together. */
export function mixedFolds(messages: readonly Message[]): number[] {
  const groups = new Groups(messages.length);
  const conversations = new Map<string, number>();
  for (const [at, { conversation }] of messages.entries()) {
    groups.join(at, conversations.get(conversation) ?? at);
    conversations.set(conversation, at);
  }
  for (const [one, other] of alike(messages.map(({ text }) => wordsOf(tokenize(text))))) groups.join(one, other);
  const random = randomOf(11);
  const parts = new Map<number, number>();
  return messages.map((_, at) => {
    const group = groups.of(at);
    const part = parts.get(group) ?? Math.floor(random() * PARTS);
    parts.set(group, part);
    return part;
  });
}

function wordsOf(tokens: readonly Token[]): ReadonlySet<string> {
  const words = tokens.map(({ stem }) => stem);
  const telling = words.filter((word) => !FILLERS.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** The pairs of sets that are nearly the same. */
function* alike(sets: readonly ReadonlySet<string>[]): Generator<[number, number]> {
  const holding = new Map<string, number[]>();
  for (const [at, words] of sets.entries()) {
    const shared = new Map<number, number>();
    for (const word of words) {
      const others = holding.get(word) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      holding.set(word, others);
      others.push(at);
    }
    for (const [other, count] of shared)
      if (count / (words.size + (sets[other]?.size ?? 0) - count) >= ALIKE) yield [at, other];
  }
}

/** Groups that become one when two of their members are joined. */
class Groups {
  readonly #parents: number[];

  constructor(size: number) {
    this.#parents = Array.from({ length: size }, (_, at) => at);
  }

  of(member: number): number {
    let at = member;
    while (this.#parents[at] !== at) at = this.#parents[at] ?? at;
    return at;
  }

  join(one: number, other: number): void {
    this.#parents[this.of(one)] = this.of(other);
  }
}
