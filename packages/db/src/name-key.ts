import { visible } from '@saffron/contracts/visible';

/**
 * The form of a text for comparing, searching, and sorting: trimmed, without
 * what nobody sees, with white space and case folded in the same way
 * on every engine (`lower` on a server depends on its locale).
 *
 * @example foldText('  Café  STRASSE ') === foldText('café strasse') // true
 */
export function foldText(text: string): string {
  return visible(text.normalize('NFKC')).trim().replace(/\s+/gu, ' ').toUpperCase().toLowerCase();
}

/**
 * The form in which restaurant names are compared.
 *
 * @example nameKey('The Ox') === nameKey(' THE OX') // true
 */
export function nameKey(name: string): string {
  return foldText(name);
}

/** Text columns that have a folded key column. */
interface Texts {
  name?: string | undefined;
  neighborhood?: string | null | undefined;
  cuisine?: string | null | undefined;
  tag?: string | null | undefined;
}

const foldOrNull = (text: string | null) => (text === null ? null : foldText(text));

/**
 * The key columns of the given text columns.
 *
 * @example keysOf({ cuisine: 'Thai' }) // { cuisine_key: 'thai' }
 */
export function keysOf({ name, neighborhood, cuisine, tag }: Texts) {
  return {
    ...(name !== undefined && { name_key: nameKey(name) }),
    ...(neighborhood !== undefined && { neighborhood_key: foldOrNull(neighborhood) }),
    ...(cuisine !== undefined && { cuisine_key: foldOrNull(cuisine) }),
    ...(tag !== undefined && { tag_key: foldOrNull(tag) }),
  };
}
