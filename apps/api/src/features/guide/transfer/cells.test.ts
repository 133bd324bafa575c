import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCell, toCell } from './cells.ts';

test.each(['=1+1', '+44 20', '-1', '@home', '\tx', "'=1", "''+1", "'Nduja", "it's", '＝1', 'plain', '{"vibe":"=1"}'])(
  'the text %j survives a round trip',
  (text) => {
    expect(fromCell('phone', toCell(text))).toBe(text);
  },
);

test('any text survives a round trip', () => {
  const text = fc.string({ unit: fc.constantFrom(...`=+-@;,'"|\t\r\n \u00a0＝ab`) }).filter((one) => one.trim() !== '');
  const survives = (one: string) => {
    expect(fromCell('phone', toCell(one))).toBe(one);
  };
  fc.assert(fc.property(text, survives));
});

test.each(['=1+1', "'=1", '+44', '@x', '\r=1', '＝1', ' =1', '"=1'])(
  'escapes the formula prefix of %j',
  { tags: ['a72'] },
  (text) => {
    expect(toCell(text)).toMatch(/^'/);
  },
);

const SEPARATORS = [';', '\t', '\n', '\r\n', ';;', '; \t '];
const STARTS = ['=1+1', '"=1+1"', ' -1', "'@x", '＋1', ' "" =HYPERLINK("https://evil.example")'];

test('no cell begins with a formula, whatever separates cells', { tags: ['a72'] }, () => {
  for (const separator of SEPARATORS) {
    for (const start of STARTS) {
      const cell = toCell(`Fish${separator}${start}${separator}chips`);
      for (const part of cell.split(/[;\t\r\n]/)) expect(part, cell).not.toMatch(/^(?!')[\s'"]*[=+\-@＝＋－＠]/);
      expect(fromCell('phone', cell)).toBe(`Fish${separator}${start}${separator}chips`);
    }
  }
});

test('text in which nothing begins a formula stays as it is', () => {
  const text = 'Mo 12:00-15:00; Tu 6-11\tA+ (1 = 2; a@b.example)\nFish, - chips';
  expect(toCell(text)).toBe(text);
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
  ['longitude', '-0.1196', -0.1196],
  ['longitude', "'-0.1196", "'-0.1196"],
  ['longitude', '-1e-7', -1e-7],
  ['longitude', '1,5', '1,5'],
  ['tag', '  ', null],
])('%s: %j is %j', (field, cell, value) => {
  expect(fromCell(field, cell)).toBe(value);
});

test.each([-0.1196, 0, 51.50329999999999, 1e-7, -1e-7, 1e-20])(
  'the number %j is not escaped and survives',
  (number) => {
    expect(toCell(number)).toMatch(/^-?\d/);
    expect(fromCell('longitude', toCell(number))).toBe(number);
  },
);

test.each([
  [null, ''],
  [
    [{ dayOfWeek: ['Monday' as const], opens: '18:00', closes: '01:00', lastOrders: '00:15' }],
    'Mo 18:00-01:00 (last orders 00:15); Tu-Su closed',
  ],
])('the hours %j are written as people write them', (hours, text) => {
  expect(toCell(hours)).toBe(text);
});
