/**
 * Values by key, as many as it may remember: a new one takes the place of those that were asked for longest ago.
 *
 * @example new Recent<string, Said>(100).get('ramen', () => read('ramen')) // reads once
 */
export class Recent<K, V extends object> {
  readonly #most: number;
  readonly #sizeOf: (value: V) => number;
  readonly #values = new Map<K, { value: V; size: number }>();
  #size = 0;

  /**
   * @param most the sum of the sizes of what is remembered
   * @param sizeOf the size of a value when it is made; by default they all count the same
   */
  constructor(most: number, sizeOf: (value: V) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** The value of a key; `make` makes it where there is none. */
  get(key: K, make: () => V): V {
    const entry = this.#values.get(key) ?? this.#sized(make());
    this.#values.delete(key);
    this.#values.set(key, entry);
    for (const [oldest, { size }] of this.#values) {
      if (this.#size <= this.#most) break;
      this.#values.delete(oldest);
      this.#size -= size;
    }
    return entry.value;
  }

  *values(): Iterable<V> {
    for (const { value } of this.#values.values()) yield value;
  }

  clear(): void {
    this.#values.clear();
    this.#size = 0;
  }

  #sized(value: V): { value: V; size: number } {
    const size = this.#sizeOf(value);
    this.#size += size;
    return { value, size };
  }
}
