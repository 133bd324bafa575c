import { expect, test } from 'vitest';
import { readTime } from './time-text.ts';

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['21', '21:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['1830', '18:30'],
  ['9:30', '09:30'],
  ['9.30 pm', '21:30'],
  ['9pm', '21:00'],
  ['930p.m.', '21:30'],
  ['12 am', '00:00'],
  ['12PM', '12:00'],
  ['18h30', '18:30'],
  ['00:00', '00:00'],
])('%s is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each(['', 'noon', '24:00', '9:60', '9:3', '13 pm', '0 am', '12345', '-1'])('"%s" is no time', (text) => {
  expect(readTime(text)).toBeNull();
});
