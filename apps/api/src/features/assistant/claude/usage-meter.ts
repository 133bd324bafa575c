import type { Usage } from '../writer.ts';
import { guessTokens } from './limits.ts';
import type { WireUsage } from './wire.ts';

const NONE: Usage = { input: 0, output: 0, cached: 0 };

/**
 * Sums the usage of a reply's rounds. Within a round, each usage report replaces the previous one. What is not reported, or as none, is
 * estimated: no report may arrive any more, and a proxy may leave it out.
 */
export class UsageMeter {
  #earlier = NONE;
  #round = NONE;
  #cacheWrites = 0;
  /** Output since the last usage report. */
  #unreported = '';
  /** An estimate of the input, until it is reported. */
  #sent = 0;

  /** Starts a new round. */
  nextRound(): void {
    this.#earlier = this.total;
    this.#round = NONE;
    this.#cacheWrites = 0;
    this.#unreported = '';
    this.#sent = 0;
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
    if (this.#round.input > 0) this.#sent = 0;
    if (usage.output_tokens) this.#unreported = '';
  }

  /** Total usage of the reply so far. */
  get total(): Usage {
    return {
      input: this.#earlier.input + this.#input,
      output: this.#earlier.output + this.#output,
      cached: this.#earlier.cached + this.#round.cached,
    };
  }

  /**
   * Tokens of the conversation including Claude's output in this round: a lower bound for the input of the next round.
   */
  get conversation(): number {
    return this.#input + this.#output;
  }

  get #input(): number {
    return this.#round.input + this.#sent;
  }

  get #output(): number {
    return this.#round.output + guessTokens(this.#unreported);
  }
}
