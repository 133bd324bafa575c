import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs.ts';

test.each([
  ['', []],
  ['One.', ['One.']],
  ['One.\n\n\n  \nTwo,\nstill two.', ['One.', 'Two,\nstill two.']],
  ['\n\nOne.\n\n', ['One.']],
  ['One.\n \t\nTwo.', ['One.', 'Two.']],
])('%j', (text, parts) => {
  expect(paragraphs(text)).toEqual(parts);
});
