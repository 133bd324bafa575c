import type { UserSummary } from '@saffron/contracts/admin';
import { typedTokenLimit } from '@saffron/contracts/admin-fields';
import { expect, test } from 'vitest';
import { findUsers } from './find-users.ts';
import { limitOf } from './limit-of.ts';

test.each([
  ['0', 0],
  [' 1200 ', 1200],
  ['50000', 50_000],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['abc', null],
  ['1,000', null],
])('a typed token limit of %j reads as %j', (text, limit) => {
  expect(typedTokenLimit.safeParse(text).data ?? null).toBe(limit);
});

test('an unset limit is the default, and 0 is a limit', () => {
  expect(limitOf({ tokenLimit: null })).toBe(50_000);
  expect(limitOf({ tokenLimit: 0 })).toBe(0);
});

test('users are found by name, by derived name, and by email address', () => {
  const person = (id: number, username: string, name: string | null): UserSummary => ({
    id,
    username,
    name,
    role: 'user',
    tokenLimit: null,
  });
  const users = [person(1, 'ada@example.com', 'Ada Lovelace'), person(2, 'grace.hopper@example.org', null)];
  const found = (text: string) => findUsers(users, text).map(({ id }) => id);
  expect(found('')).toEqual([1, 2]);
  expect(found('  LOVE ')).toEqual([1]);
  expect(found('grace hop')).toEqual([2]);
  expect(found('example.org')).toEqual([2]);
  expect(found('nobody')).toEqual([]);
});
