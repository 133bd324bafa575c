import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import { nameFinder, writtenName } from '@saffron/contracts/names-in-text';
import { withoutPiles } from '@saffron/contracts/plain';

/**
 * The restaurants to show as cards: those that Claude listed by id or, if it listed none, those named in the text.
 *
 * @param known the restaurants that Claude received, by id
 * @returns ids, best first; empty if the reply names no restaurant
 */
export function choosePicks(ids: number[] | null, text: string, known: ReadonlyMap<number, Restaurant>): number[] {
  const named = [...new Set(ids ?? [])].filter((id) => known.has(id));
  return (named.length > 0 ? named : namesOf([...known.values()])(text)).slice(0, CARDS_MAX);
}

/** Ids of the restaurants that a text names, in its order. */
export type NamesIn = (text: string) => number[];

/**
 * Finds restaurants that texts name, as they are written or in capitals: the longest name where several begin, so that "Luna" is not found
 * in "Casa Luna". Takes time in proportion to the text, however many names there are.
 *
 * @example namesOf([luna, casaLuna])('Casa Luna, then Luna') // [casaLuna.id, luna.id]
 */
export function namesOf(restaurants: readonly Restaurant[]): NamesIn {
  const names = new Map<string, number[]>();
  for (const row of restaurants) for (const form of formsOf(row)) names.set(form, [...(names.get(form) ?? []), row.id]);
  const find = nameFinder(names);
  return (text) => [...new Set([...find(straight(text))].flatMap(({ value }) => value))];
}

/** The forms in which a name is found, by restaurant: a changed one is another object. */
const forms = new WeakMap<Restaurant, readonly string[]>();

function formsOf(row: Restaurant): readonly string[] {
  const known = forms.get(row);
  if (known) return known;
  const written = writtenName(straight(row.name));
  const found = written === null ? [] : [...new Set([written, written.toUpperCase()])];
  forms.set(row, found);
  return found;
}

/** Without line breaks within a name. Replies of earlier releases may have piles of marks, which take seconds to normalize. */
const straight = (text: string) =>
  withoutPiles(text).normalize('NFC').replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
