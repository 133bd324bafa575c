import type { Usage } from '../writer.ts';
import { guessTokens } from './limits.ts';
import type { WireUsage } from './wire.ts';

const NONE: Usage = { input: 0, output: 0, cached: 0 };

/** Sums the usage of a reply's rounds. Within a round, each usage report replaces the previous one. */
export class UsageMeter {
  #earlier = NONE;
  #round = NONE;
  #cacheWrites = 0;
  /** Output since the last usage report. */
  #unreported = '';

  /** Starts a new round. */
  nextRound(): void {
    this.#earlier = this.total;
    this.#round = NONE;
    this.#cacheWrites = 0;
    this.#unreported = '';
  }

  /** Records a part of the output: text, thinking, or the input of a tool. */
  receive(output: string): void {
    this.#unreported += output;
  }

  /** Records a usage report; missing fields keep their values. */
  read(usage: WireUsage): void {
    const fresh = usage.input_tokens ?? this.#round.input - this.#round.cached - this.#cacheWrites;
    const cached = usage.cache_read_input_tokens ?? this.#round.cached;
    this.#cacheWrites = usage.cache_creation_input_tokens ?? this.#cacheWrites;
    this.#round = {
      input: fresh + cached + this.#cacheWrites,
      output: usage.output_tokens ?? this.#round.output,
      cached,
    };
    if (typeof usage.output_tokens === 'number') this.#unreported = '';
  }

  /** Total usage of the reply so far. */
  get total(): Usage {
    return {
      input: this.#earlier.input + this.#round.input,
      output: this.#earlier.output + this.#round.output,
      cached: this.#earlier.cached + this.#round.cached,
    };
  }

  /** The same with an estimate of the output since the last usage report, which Anthropic bills too. */
  get estimate(): Usage {
    const { input, output, cached } = this.total;
    return { input, output: output + guessTokens(this.#unreported), cached };
  }

  /**
   * Tokens of the conversation including Claude's output in this round: a lower bound for the input of the next round.
   */
  get conversation(): number {
    return this.#round.input + this.#round.output;
  }
}
