import { expect, test } from 'vitest';
import { displayName, firstName, greetingName } from './display-name.ts';

const user = (username: string, name: string | null = null) => ({ username, name });

test('a name is shown as entered', () => {
  expect(displayName(user('a@example.com', ' Ana de Souza '))).toBe('Ana de Souza');
});

test.each([
  ['ana@example.com', 'Ana'],
  ['ana.de-souza_x@example.com', 'Ana De Souza X'],
  ['ana+guide@example.com', 'Ana Guide'],
])('without a name, %s is %s', (username, shown) => {
  expect(displayName(user(username))).toBe(shown);
  expect(displayName(user(username, '  '))).toBe(shown);
});

test('the first name is the first word', () => {
  expect(firstName(user('a@example.com', 'Ana de Souza'))).toBe('Ana');
  expect(firstName(user('ana.souza@example.com'))).toBe('Ana');
});

test('the greeting uses the first name, the part before the @, or "there"', () => {
  expect(greetingName(user('a@example.com', 'Ana de Souza'))).toBe('Ana');
  expect(greetingName(user('ana.souza@example.com'))).toBe('ana.souza');
  expect(greetingName(null)).toBe('there');
});
