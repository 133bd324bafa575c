import { expect, test } from 'vitest';
import { isTokenText, newTokenText, tokenHash } from './token-text.ts';

/** As docs/consuming.md gives it for scanners. */
const PATTERN = /^saffron_pat_[0-9A-Za-z]{38}$/;

test('tokens have the documented form, are all different, and their checksum is right', { tags: ['a49'] }, () => {
  const tokens = Array.from({ length: 500 }, newTokenText);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) {
    expect(token).toMatch(PATTERN);
    expect(isTokenText(token), token).toBe(true);
  }
  expect(new Set(tokens.map(tokenHash)).size).toBe(tokens.length);
});

test('the checksum is the CRC-32 of the random part', { tags: ['a49'] }, () => {
  // Calculated with Python: zlib.crc32(b'0' * 32) in base 62, digits before upper before lower case.
  expect(isTokenText(`saffron_pat_${'0'.repeat(32)}2wjyrI`)).toBe(true);
  expect(isTokenText(`saffron_pat_${'0'.repeat(32)}2wjyrJ`)).toBe(false);
});

test('a changed, shortened or extended token is recognized without the database', { tags: ['a49'] }, () => {
  const token = newTokenText();
  for (let at = 'saffron_pat_'.length; at < token.length; at++) {
    const other = token[at] === 'x' ? 'y' : 'x';
    expect(isTokenText(token.slice(0, at) + other + token.slice(at + 1)), `changed at ${at}`).toBe(false);
  }
  for (const text of ['', token.slice(0, -1), `${token}0`, ` ${token}`, token.replace('pat', 'foo'), `${token}\n`]) {
    expect(isTokenText(text), JSON.stringify(text)).toBe(false);
  }
});
