import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ACCESS_TOKEN_PREFIX } from '@saffron/contracts/access-tokens';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 random characters have 190 bits. */
const SECRET_LENGTH = 32;
/** CRC-32 fits into six characters. */
const CHECKSUM_LENGTH = 6;

const FORM = new RegExp(`^${ACCESS_TOKEN_PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** A new random token: the prefix, 32 random characters, and their checksum. */
export function newTokenText(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return ACCESS_TOKEN_PREFIX + secret + checksumOf(secret);
}

/** Whether a text has the form of an access token, with the right checksum. Others need no query, and are no finding for a scanner. */
export function isTokenText(text: string): boolean {
  const [, secret = '', checksum] = FORM.exec(text) ?? [];
  return checksum !== undefined && checksumOf(secret) === checksum;
}

/** What the database stores. The token is random, so that a fast hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The CRC-32 of a text in six characters, most significant first. */
function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  while (text.length < CHECKSUM_LENGTH) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}
