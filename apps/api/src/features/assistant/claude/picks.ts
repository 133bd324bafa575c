import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';

/**
 * The restaurants to show as cards: those that Claude listed by id or, if it listed none, those named in the text.
 *
 * @param known the restaurants that Claude received, by id
 * @returns ids, best first; empty if the reply names no restaurant
 */
export function choosePicks(ids: number[] | null, text: string, known: ReadonlyMap<number, Restaurant>): number[] {
  const named = [...new Set(ids ?? [])].filter((id) => known.has(id));
  return (named.length > 0 ? named : namedIn(text, [...known.values()])).slice(0, CARDS_MAX);
}

/**
 * Ids of the restaurants that a text names, in its order. Matches longer names first, so that "Luna" is not found in "Casa Luna".
 */
export function namedIn(text: string, restaurants: readonly Restaurant[]): number[] {
  let rest = straight(text);
  const found: { id: number; at: number }[] = [];
  for (const { id, name } of restaurants.toSorted((a, b) => b.name.length - a.name.length)) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(straight(name))}(?![\\p{L}\\p{N}])`, 'gu');
    const at = rest.search(pattern);
    if (at < 0) continue;
    found.push({ id, at });
    rest = rest.replace(pattern, (match) => ' '.repeat(match.length));
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
}

const straight = (text: string) => text.normalize('NFC').replace(/[’‘]/g, "'").replace(/[“”]/g, '"');

// No others: with the flag `u`, an escaped hyphen is an error.
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
