/** The places that a conversation is about, by id. */
export interface Focus {
  /** All that are under discussion, in the order in which they were shown or compared. */
  among: readonly number[];
  /** Those last spoken of; the first of them is what "it" means. */
  on: readonly number[];
  /** Those that were turned down. */
  out: readonly number[];
}

/** Places under discussion at most. */
const MOST = 12;

/**
 * What is under discussion after a reply. An answer about some of the places leaves the others under discussion.
 *
 * @param among what was under discussion before
 * @param cards the restaurants that the reply showed
 */
export const amongAfter = (among: readonly number[], cards: readonly number[]): readonly number[] =>
  cards.every((id) => among.includes(id)) ? among : cards.slice(0, MOST);

/**
 * @param among what is under discussion
 * @param rejected what was turned down, which is not meant by anything that is said from then on
 * @param on what was last spoken of
 */
export function focusOf(among: readonly number[], rejected: readonly number[], on: readonly number[]): Focus {
  const kept = among.filter((id) => !rejected.includes(id));
  return { among: kept.length > 0 ? kept : among, on, out: rejected };
}

/**
 * What is under discussion beside what was last spoken of, or beside the first of it where that was all; where nothing
 * is, of an earlier reply, or what is left of it.
 */
export function othersOf({ among, on, out }: Focus, lists: readonly (readonly number[])[]): readonly number[] {
  const rest = among.filter((id) => !on.includes(id));
  if (rest.length > 0) return rest;
  // Others than those that were turned down.
  const [, before = []] = lists;
  if (before.some((id) => out.includes(id)) && on.every((id) => before.includes(id))) return on;
  const left = among.filter((id) => id !== on[0]);
  if (left.length > 0) return left;
  const earlier = lists.map((list) => list.filter((id) => id !== on[0])).find((list) => list.length > 0) ?? [];
  const open = earlier.filter((id) => !out.includes(id));
  return open.length > 0 || earlier.length === 0 ? open : on;
}
