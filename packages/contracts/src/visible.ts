/** What nobody sees: joiners, direction marks, variation selectors, blank letters. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u115f\u1160\u2800\u3164\uffa0]+/gu;
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Text without characters that nobody sees and that turn its direction.
 *
 * @example visible('pass\u200bword') // 'password'
 */
export const visible = (text: string): string => (PLAIN.test(text) ? text : text.replace(INVISIBLE, ''));

/**
 * Whether a web address looks like another one than it is, by a name before the host or by signs that nobody sees.
 *
 * @param url what the address is read as
 * @example isDisguised('https://known.example@other.example/', new URL('https://known.example@other.example/')) // true
 */
export const isDisguised = (address: string, { username, password }: URL): boolean =>
  username !== '' || password !== '' || visible(address) !== address;
