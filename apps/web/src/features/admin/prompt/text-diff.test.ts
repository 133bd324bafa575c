import { expect, test } from 'vitest';
import { shortened, textDiff } from './text-diff.ts';

const marked = (before: string, after: string) =>
  textDiff(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

test.each([
  ['Be brief.', 'Be brief.', 'Be brief.'],
  ['Be brief.', 'Be very brief.', 'Be [+very +]brief.'],
  ['Be very brief.', 'Be brief.', 'Be [-very -]brief.'],
  ['Be brief. Smile.', 'Be warm. Smile.', 'Be [-brief-][+warm+]. Smile.'],
  ['one two three four', 'one 2 three 4 ', 'one [-two -][+2 +]three [-four-][+4 +]'],
  ['Last line.', 'Last line.\n\nOne more.', 'Last line.[+\n\nOne more.+]'],
  ['', 'All new', '[+All new+]'],
])('%j to %j', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('both texts can be reconstructed, even after a full rewrite', () => {
  const before = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ');
  const after = before.toUpperCase();
  const segments = textDiff(before, after);
  const without = (kind: string) =>
    segments
      .filter((segment) => segment.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});

test('unchanged text is shortened, changes are not', () => {
  const long = 'unchanged '.repeat(100);
  const segments = shortened(textDiff(`${long}old ${long}`, `${long}new ${long}`));
  expect(segments.map(({ text }) => text)).toEqual([
    `… ${'unchanged '.repeat(5)}`,
    'old ',
    'new ',
    `${'unchanged '.repeat(6)}… `,
  ]);
});
