import type { Usage } from '../writer.ts';
import type { WireUsage } from './wire.ts';

const NONE: Usage = { input: 0, output: 0, cached: 0 };

/** Adds up what the rounds of a reply used. Within a round each count of Anthropic's replaces the one before. */
export class UsageMeter {
  #earlier = NONE;
  #round = NONE;
  #cacheWrites = 0;

  /** A new request begins. */
  nextRound(): void {
    this.#earlier = this.total;
    this.#round = NONE;
    this.#cacheWrites = 0;
  }

  /** Takes in a count of this round; what it leaves out stays as it was. */
  read(usage: WireUsage): void {
    const fresh = usage.input_tokens ?? this.#round.input - this.#round.cached - this.#cacheWrites;
    const cached = usage.cache_read_input_tokens ?? this.#round.cached;
    this.#cacheWrites = usage.cache_creation_input_tokens ?? this.#cacheWrites;
    this.#round = {
      input: fresh + cached + this.#cacheWrites,
      output: usage.output_tokens ?? this.#round.output,
      cached,
    };
  }

  /** Everything of this reply so far. */
  get total(): Usage {
    return {
      input: this.#earlier.input + this.#round.input,
      output: this.#earlier.output + this.#round.output,
      cached: this.#earlier.cached + this.#round.cached,
    };
  }

  /** What the present round's conversation holds, with what Claude said in it: the least that the next round will read. */
  get conversation(): number {
    return this.#round.input + this.#round.output;
  }
}
