import { expect, test } from 'vitest';
import { fromCell, toCell } from './cells.ts';

test.each(['=1+1', '+44 20', '-1', '@home', '\tx', "'=1", "''+1", "'Nduja", "it's", '＝1', 'plain', '{"vibe":"=1"}'])(
  'the text %j survives a round trip',
  (text) => {
    expect(fromCell('phone', toCell(text))).toBe(text);
  },
);

test.each(['=1+1', "'=1", '+44', '@x', '\r=1', '＝1'])('escapes the formula prefix of %j', (text) => {
  expect(toCell(text)).toBe(`'${text}`);
});

test.each([
  ['bar', 'Yes', true],
  ['bar', ' FALSE ', false],
  ['bar', '0', false],
  ['bar', '', undefined],
  ['bar', 'perhaps', 'perhaps'],
  ['rating', '4.5', 4.5],
  ['rating', '', null],
  ['price', 'three', 'three'],
  ['price', '0x3', '0x3'],
  ['tag', '  ', null],
])('%s: %j is %j', (field, cell, value) => {
  expect(fromCell(field, cell)).toBe(value);
});
