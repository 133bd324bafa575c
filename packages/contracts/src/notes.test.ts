import { describe, expect, test } from 'vitest';
import { parseNotes, repairEncoding, wrapNotes } from './notes.ts';

describe('parseNotes', () => {
  test('reads the existing parts', () => {
    expect(parseNotes('{"vibe":" Calm ","food_notes":"Soup","occasions":"","more":1}')).toEqual({
      vibe: 'Calm',
      food_notes: 'Soup',
    });
  });

  test.each([null, '', 'Just text', '[]', '"vibe"', '12', '{"vibe":3}', '{"other":"x"}', '{"vibe":'])(
    '%s has no parts',
    (text) => {
      expect(parseNotes(text)).toBeNull();
    },
  );

  test('has neither control characters nor halves of characters', { tags: ['a75'] }, () => {
    const text =
      '{"vibe":"Slow\\u0000cooked\\nstew","food_notes":"Rich \\ud83c\\udf72 \\ud83c","occasions":"\\udf72 nights"}';
    expect(parseNotes(text)).toEqual({
      vibe: 'Slow cooked\nstew',
      food_notes: 'Rich 🍲 \ufffd',
      occasions: '\ufffd nights',
    });
  });

  test('repairs garbled text', () => {
    expect(parseNotes('{"vibe":"A cafÃ© with crÃ¨me brÃ»lÃ©e â€” chefâ€™s own"}')).toEqual({
      vibe: 'A café with crème brûlée — chef’s own',
    });
  });
});

test.each(['café', 'Ã la carte', 'naïve – “quoted”', 'Ñandú Â', 'ラーメン', 'plain'])(
  'repairEncoding does not change %s',
  (text) => {
    expect(repairEncoding(text)).toBe(text);
  },
);

test('wrapNotes keeps JSON and wraps other text', () => {
  expect(wrapNotes('{"vibe":"Calm"}')).toBe('{"vibe":"Calm"}');
  expect(wrapNotes(' Loud, "good". ')).toBe('{"vibe":"Loud, \\"good\\"."}');
  expect(wrapNotes('{"other":"kept as it is"}')).toBe('{"vibe":"{\\"other\\":\\"kept as it is\\"}"}');
  expect(wrapNotes('  ')).toBeNull();
  expect(wrapNotes(null)).toBeNull();
});
