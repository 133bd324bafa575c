/**
 * Text in the form in which it is compared, searched and sorted: trimmed, white space folded, case folded the same way on every
 * engine (a server's own `lower` depends on the language that its database was made with).
 *
 * @example foldText('  Café  STRASSE ') === foldText('café strasse') // true
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toUpperCase().toLowerCase();
}

/**
 * The form in which names of restaurants are compared.
 *
 * @example nameKey('The Ox') === nameKey(' THE OX') // true
 */
export function nameKey(name: string): string {
  return foldText(name);
}

/** The texts of a restaurant that have a folded form beside them. */
interface Texts {
  name?: string | undefined;
  neighborhood?: string | null | undefined;
  cuisine?: string | null | undefined;
  tag?: string | null | undefined;
}

const foldOrNull = (text: string | null) => (text === null ? null : foldText(text));

/**
 * The key columns that go with texts; a text that is not given has none.
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
