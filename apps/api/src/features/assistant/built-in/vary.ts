/** Chooses among ways to say a thing: the same for the same turn of the same conversation, another for the next, and each call of one reply anew. */
export type Vary = <T>(options: readonly [T, ...T[]]) => T;

/**
 * @param seed of the conversation
 * @param turn how many messages came before
 * @param earlier what was said before in this conversation: ways that were used there are not used again while there are others
 * @example createVary(7, 0)(['Sure.', 'Right.']) // always the same one
 */
export function createVary(seed: number, turn: number, earlier = ''): Vary {
  let calls = 0;
  const used = new Set<unknown>();
  return (options) => {
    calls += 1;
    // Turns count in whole steps, so that an opening differs from that of the turn before.
    const at = (Math.imul(seed ^ (calls * 40_503), 2_654_435_761) >>> 8) + turn;
    const fresh = options.filter((one) => !used.has(one) && !(typeof one === 'string' && isIn(earlier, one)));
    const open = fresh.length > 0 ? fresh : options;
    const chosen = open[at % open.length] ?? options[0];
    used.add(chosen);
    return chosen;
  };
}

/** What a reply puts in place of these is no part of the way it says a thing. */
const PLACEHOLDERS = /NAME|WHO|WISH/;

/** Whether a text says a thing in this way: it has all of its fixed words. */
const isIn = (text: string, way: string): boolean =>
  way
    .split(PLACEHOLDERS)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{3}/u.test(piece))
    .every((piece) => text.includes(piece));
