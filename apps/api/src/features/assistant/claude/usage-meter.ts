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
  /** An estimate of the input, until the round's first usage report. */
  #sent = 0;

  /** Starts a new round. */
  nextRound(): void {
    this.#sent = 0;
    this.#earlier = this.total;
    this.#round = NONE;
    this.#cacheWrites = 0;
    this.#unreported = '';
  }

  /** Records an estimate of the input that was sent; 0 if Anthropic refused it. */
  send(input: number): void {
    this.#sent = input;
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
    this.#sent = 0;
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

  /** The same with an estimate of the input and output that are not reported yet, which Anthropic bills too. */
  get estimate(): Usage {
    const { input, output, cached } = this.total;
    return { input: input + this.#sent, output: output + guessTokens(this.#unreported), cached };
  }

  /**
   * Tokens of the conversation including Claude's output in this round: a lower bound for the input of the next round.
   */
  get conversation(): number {
    return this.#round.input + this.#round.output;
  }
}
