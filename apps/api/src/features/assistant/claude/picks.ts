import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import { withoutPiles } from '@saffron/contracts/plain';

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
 * Ids of the restaurants that a text names, as they are written or in capitals, in its order. Matches longer names first, so that "Luna" is not found in "Casa Luna".
 *
 * Not by a regular expression for each name: compiling hundreds of them takes a tenth of a second, for everybody.
 */
export function namedIn(text: string, restaurants: readonly Restaurant[]): number[] {
  let rest = straight(text);
  const found: { id: number; at: number }[] = [];
  for (const { id, name } of restaurants.toSorted((a, b) => b.name.length - a.name.length)) {
    const written = straight(name);
    let first: number | null = null;
    for (const form of new Set([written, written.toUpperCase()])) {
      if (form === '') continue;
      let read = '';
      for (let at = rest.indexOf(form); at >= 0; at = rest.indexOf(form, Math.max(at + 1, read.length))) {
        const end = at + form.length;
        if (BEFORE.test(rest.slice(Math.max(0, at - 2), at)) || AFTER.test(rest.slice(end, end + 2))) continue;
        first = Math.min(first ?? at, at);
        read += rest.slice(read.length, at) + ' '.repeat(form.length);
      }
      rest = read + rest.slice(read.length);
    }
    if (first !== null) found.push({ id, at: first });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
}

/** A letter or a digit beside a name, which is then a part of a longer word. A character may be two units. */
const BEFORE = /[\p{L}\p{N}]$/u;
const AFTER = /^[\p{L}\p{N}]/u;

/** Without line breaks within a name. Replies of earlier releases may have piles of marks, which take seconds to normalize. */
const straight = (text: string) =>
  withoutPiles(text).normalize('NFC').replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
