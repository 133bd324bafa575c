import { expect, test } from 'vitest';
import { checkConfirmation, checkNewPassword, checkPassword, checkUsername } from './validation.ts';

test.each(['a@b.co', ' Ana@Example.com ', "o'neil+x@mail.example.org"])('%s is an address', (username) => {
  expect(checkUsername(username)).toBe(true);
});

test.each(['', 'ana', 'ana@', 'ana@example', '.ana@example.com', 'a..b@example.com', 'ana@exa mple.com'])(
  '%s is none',
  (username) => {
    expect(checkUsername(username)).toBe('Please enter a valid email address');
  },
);

test('a login needs some password, a registration one of six characters', () => {
  expect(checkPassword('')).toBe('Please enter your password');
  expect(checkPassword('x')).toBe(true);
  expect(checkNewPassword('12345')).toBe('Password must be at least 6 characters');
  expect(checkNewPassword('123456')).toBe(true);
  expect(checkNewPassword('x'.repeat(257))).toBe('Password must be at most 256 characters');
});

test('the confirmation must be there, and the same', () => {
  expect(checkConfirmation('', 'secret')).toBe('Please confirm your password');
  expect(checkConfirmation('secre', 'secret')).toBe('Passwords do not match');
  expect(checkConfirmation('secret', 'secret')).toBe(true);
});
