/** Seeded random numbers. */
export interface Random {
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  /** A list of `count` items. */
  times<Value>(count: number, make: (index: number) => Value): Value[];
}

/** Rounds coordinates to keep the markup small. */
const hundredth = (value: number) => Math.round(value * 100) / 100;

export function seededRandom(seed: string): Random {
  let state = hash(seed);
  // mulberry32
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    between: (low, high) => hundredth(low + next() * (high - low)),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  };
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
