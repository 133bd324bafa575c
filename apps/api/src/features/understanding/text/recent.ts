/**
 * Values by key, as many as it may remember: a new one takes the place of the one that was asked for longest ago.
 *
 * @example new Recent<string, Said>(100).get('ramen', () => read('ramen')) // reads once
 */
export class Recent<K, V extends object> {
  readonly #most: number;
  readonly #values = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key; `make` makes it where there is none. */
  get(key: K, make: () => V): V {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }

  values(): Iterable<V> {
    return this.#values.values();
  }

  clear(): void {
    this.#values.clear();
  }
}
