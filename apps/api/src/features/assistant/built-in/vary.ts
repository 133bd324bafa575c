/** Chooses among ways to say a thing: the same for the same turn of the same conversation, another for the next, and each call of one reply anew. */
export type Vary = <T>(options: readonly [T, ...T[]]) => T;

/**
 * @param seed of the conversation
 * @param turn how many messages came before
 * @example createVary(7, 0)(['Sure.', 'Right.']) // always the same one
 */
export function createVary(seed: number, turn: number): Vary {
  let calls = 0;
  return (options) => {
    calls += 1;
    // Turns count in whole steps, so that an opening differs from that of the turn before.
    const at = (Math.imul(seed ^ (calls * 40_503), 2_654_435_761) >>> 8) + turn;
    return options[at % options.length] ?? options[0];
  };
}
