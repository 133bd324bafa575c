/**
 * Whether a web address looks like another one than it is, by a name before the host or by signs that nobody sees or that turn the direction of
 * writing.
 *
 * @example isDisguised(new URL('https://known.example@other.example/')) // true
 */
export const isDisguised = ({ username, password, href }: URL): boolean =>
  username !== '' || password !== '' || /\p{Cf}|%(?:E2%80%(?:8[B-F]|A[A-E])|E2%81%A[0-9A-F]|EF%BB%BF)/iu.test(href);
