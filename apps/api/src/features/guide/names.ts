import type { NameFit, Restaurant } from '@saffron/contracts/guide';
import { NAME_FITS } from '@saffron/contracts/guide';
import { foldText } from '@saffron/db/name-key';
import { distanceToBeginning } from '../../edit-distance.ts';
import type { Steps } from '../../slices.ts';

/** Names that are compared in one step, letter by letter. */
const NAMES_AT_ONCE = 200;
/** Words of a text that are looked for, and letters of each: comparing takes their product. */
const WORDS_MAX = 12;
const LETTERS_MAX = 24;
/** Shorter words are too near to one another to be misspelled. */
const MISSPELLED_MIN = 4;
const LONG = 8;

interface NameFound {
  restaurant: Restaurant;
  fit: NameFit;
}

interface Name {
  words: readonly string[];
  /** The words without spaces. */
  joined: string;
}

/** A name as people type it: without accents, apostrophes and signs. */
function nameOf(text: string): Name {
  const plain = foldText(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘ʼ`´]/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return { words, joined: words.join('') };
}

const namesByRow = new WeakMap<Restaurant, Name>();
/** The name of a row, which is taken apart once. */
function nameOfRow(row: Restaurant): Name {
  const name = namesByRow.get(row) ?? nameOf(row.name);
  namesByRow.set(row, name);
  return name;
}

/**
 * The restaurants whose names a text can mean: those that begin with it first, then those that have its words or
 * their beginnings, then those that have it inside of words. Misspelled ones only where there are no others.
 *
 * @param rows in the order of those that fit as well
 * @example finish(findNames('zoes gr', rows, 6)) // Zoë's Grill & Sons
 */
export function* findNames(text: string, rows: readonly Restaurant[], most: number): Steps<NameFound[]> {
  const { words, joined } = nameOf(text);
  const wanted = { words: words.slice(0, WORDS_MAX), joined };
  if (joined === '') return [];
  const found = yield* fitting(rows, NAMES_AT_ONCE, (name) => fitOf(wanted, name));
  const isNear = nearTo(wanted);
  const all = found.length > 0 ? found : yield* fitting(rows, 1, (name) => (isNear(name) ? 'misspelled' : null));
  return all.sort((a, b) => NAME_FITS.indexOf(a.fit) - NAME_FITS.indexOf(b.fit)).slice(0, most);
}

function* fitting(
  rows: readonly Restaurant[],
  atOnce: number,
  fits: (name: Name) => NameFit | null,
): Steps<NameFound[]> {
  const found: NameFound[] = [];
  for (const [at, restaurant] of rows.entries()) {
    if (at % atOnce === 0) yield;
    const fit = fits(nameOfRow(restaurant));
    if (fit) found.push({ restaurant, fit });
  }
  return found;
}

function fitOf({ words, joined }: Name, name: Name): NameFit | null {
  if (name.joined.startsWith(joined)) return 'start';
  const hasAll = (has: (one: string, word: string) => boolean) =>
    words.every((word) => name.words.some((one) => has(one, word)));
  if (hasAll((one, word) => one.startsWith(word))) return 'words';
  return name.joined.includes(joined) || hasAll((one, word) => one.includes(word)) ? 'inside' : null;
}

/** Whether names have all words, misspelled. Many names of a guide have the same words: each is compared once. */
function nearTo({ words }: Name): (name: Name) => boolean {
  const known = words.map(() => new Map<string, boolean>());
  const isNear = (typed: string, at: number, word: string): boolean => {
    const before = known[at]?.get(word);
    if (before !== undefined) return before;
    const is = isMisspelled(typed, word);
    known[at]?.set(word, is);
    return is;
  };
  return (name) => words.every((typed, at) => name.words.some((word) => isNear(typed, at, word)));
}

/** Whether a word can be meant by another one, or by its beginning while it is typed. Few people miss the first letter. */
function isMisspelled(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed[0] !== word[0] || typed.length < MISSPELLED_MIN || typed.length > LETTERS_MAX) return false;
  const allowed = typed.length < LONG ? 1 : 2;
  return distanceToBeginning(typed, word, allowed) <= allowed;
}
