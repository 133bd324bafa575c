/** Options of one call. */
export interface CallOptions {
  /** Ends waiting for the result, or reading the stream. */
  signal?: AbortSignal | undefined;
}

/** Calls without an input take their options in second place, too. */
type Call<Input, Output> = [Input] extends [undefined]
  ? (input?: undefined, options?: CallOptions) => Promise<Output>
  : (input: Input, options?: CallOptions) => Promise<Output>;

/** A procedure that changes nothing. Fails with a `SaffronError`. */
export interface Query<Input, Output> {
  query: Call<Input, Output>;
}

/** A procedure that changes something. Fails with a `SaffronError`. */
export interface Mutation<Input, Output> {
  mutate: Call<Input, Output>;
}

type CallOf<Procedure> = Procedure extends { query: infer Own } | { mutate: infer Own } ? Own : never;
/** What a procedure accepts, for example `InputOf<Client['guide']['page']>`. */
export type InputOf<Procedure> =
  CallOf<Procedure> extends (input: infer Input, ...rest: never) => unknown ? Input : never;
/** What a procedure returns. */
export type OutputOf<Procedure> = CallOf<Procedure> extends (...args: never) => Promise<infer Output> ? Output : never;
