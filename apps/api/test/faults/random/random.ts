/** A seeded pseudorandom number generator (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A name, chosen in proportion to its weight. */
  weighted<Name extends string>(weights: Record<Name, number>): Name {
    const entries = Object.entries<number>(weights);
    let at = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      at -= weight;
      if (at < 0 && isKey(weights, name)) return name;
    }
    throw new Error('There is nothing to choose from.');
  }

  /** An independent generator for concurrent use. */
  fork(): Random {
    return new Random(this.below(2 ** 32));
  }
}

function isKey<Name extends string>(record: Record<Name, number>, name: string): name is Name {
  return name in record;
}
