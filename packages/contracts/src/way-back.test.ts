import { expect, test } from 'vitest';
import { ownPath } from './way-back.ts';

test.each([
  '/home',
  '/list?search=caf%C3%A9&sort=rating',
  '/restaurants/7#hours',
  '/home/c/0a1b2c3d',
  '/apiary',
  '/list?next=//evil.example',
])('%s is kept', { tags: ['a65'] }, (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/list/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/list',
  'javascript:alert(1)',
  'list',
  '',
  '/\t/evil.example',
  '/\n/evil.example',
  '/list\r\nset-cookie: a=b',
  `/${'a'.repeat(500)}`,
  '/',
  '/login',
  '/login?to=/login',
  '/auth',
  '/api/auth/google',
  '/x/../api/logout',
  '/trpc/accounts.me',
  '/%61pi/auth/google',
  '/API/logout',
  '/list%',
  undefined,
  7,
  ['/list'],
])('%j is refused', { tags: ['a65'] }, (address) => {
  expect(ownPath(address)).toBeNull();
});
