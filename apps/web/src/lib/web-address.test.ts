import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://lume.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://lume.example/1',
  'ftp://lume.example',
  'mailto:a@lume.example',
  'https://known.example@lume.example/',
  'https://lume.example/\u202egpj.exe',
  '',
  '   ',
])('%j, which older rows may contain, gives no link', { tags: ['a27'] }, (website) => {
  expect(webAddress(website)).toBeNull();
});

test.each([
  ['lume.example', 'https://lume.example/'],
  ['HTTP://Lume.Example/a b', 'http://lume.example/a%20b'],
  ['//lume.example', 'https://lume.example/'],
  ['https://lume.example/"onmouseover="alert(1)', 'https://lume.example/%22onmouseover=%22alert(1)'],
])('%j becomes the link %j', { tags: ['a27'] }, (website, address) => {
  expect(webAddress(website)).toBe(address);
});
