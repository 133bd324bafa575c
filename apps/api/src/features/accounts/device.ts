import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Credentials } from './data.ts';

/**
 * A token for a cookie that proves an earlier sign-in to this account. It has its own attempt budget, so that guesses
 * from elsewhere cannot lock the owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 *
 * It is signed with the password hash. It therefore needs no table and becomes invalid with the password.
 */
export function mintDeviceToken(userId: number, passwordHash: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${signatureOf(nonce, userId, passwordHash).toString('base64url')}`;
}

/** The device id of the token if it was issued for this account; otherwise null. */
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
