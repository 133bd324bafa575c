import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Credentials } from './data.ts';

/**
 * A token that proves an earlier sign-in to this account, for a cookie. Guesses from elsewhere, however many, then
 * cannot lock the account's owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 *
 * It is signed with the password's hash, so it needs no table and ends with the password.
 */
export function mintDeviceToken(userId: number, passwordHash: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${signatureOf(nonce, userId, passwordHash).toString('base64url')}`;
}

/** The device that the token names, if this account gave it out; null otherwise. */
export function knownDevice(token: string | null, credentials: Credentials | null): string | null {
  if (!token || !credentials?.passwordHash) return null;
  const [nonce = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(nonce, credentials.userId, credentials.passwordHash);
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : null;
}

function signatureOf(nonce: string, userId: number, passwordHash: string): Buffer {
  return createHmac('sha256', passwordHash).update(`device:${userId}:${nonce}`).digest();
}
