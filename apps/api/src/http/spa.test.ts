import { expect, test } from 'vitest';
import { isFileUrl } from './spa.ts';

test.each(['/nothing.js', '/assets/index-1a2b.css', '/nothing.js?v=1', '/nothing.js?name=a/b'])(
  '%s is a file',
  (url) => {
    expect(isFileUrl(url)).toBe(true);
  },
);

test.each([
  '/list',
  '/list?search=St.James',
  '/list?search=x&website=saffron.example',
  '/list?first=a.b?second=c.d',
  '/list/St%2EJames',
  '/v1.2/list?search=St.James',
])('%s is a screen', (url) => {
  expect(isFileUrl(url)).toBe(false);
});
