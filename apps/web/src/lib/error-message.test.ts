import { UNEXPECTED } from '@saffron/contracts/texts';
import { expect, test } from 'vitest';
import { errorMessage, fieldErrors, httpStatus } from './error-message.ts';

const fromServer = (message: string, status: number) =>
  Object.assign(new Error(message), { data: { httpStatus: status } });

test("the server's message is shown as it is", () => {
  expect(errorMessage(fromServer('Incorrect email address or password.', 401))).toBe(
    'Incorrect email address or password.',
  );
});

test('a connection failure has a readable message', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/);
});

test('invalid JSON and unknown values give a generic message', () => {
  expect(errorMessage(new Error('Unexpected token < in JSON at position 0'))).toBe(UNEXPECTED);
  expect(errorMessage('text')).toBe(UNEXPECTED);
  expect(errorMessage(null)).toBe(UNEXPECTED);
});

test("the status comes from the server's error", () => {
  expect(httpStatus(fromServer('x', 429))).toBe(429);
  expect(httpStatus(new Error('x'))).toBeNull();
  expect(httpStatus(undefined)).toBeNull();
});

test('validation messages are returned by field', () => {
  const refused = Object.assign(new Error('x'), { data: { httpStatus: 400, fields: { phone: 'Too long', tag: 1 } } });
  expect(fieldErrors(refused)).toEqual({ phone: 'Too long' });
  expect(fieldErrors(fromServer('x', 409))).toEqual({});
  expect(fieldErrors(null)).toEqual({});
});
