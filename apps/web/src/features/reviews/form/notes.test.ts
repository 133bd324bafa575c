import { expect, test } from 'vitest';
import { readNotes, writeNotes } from './notes.ts';

test('structured notes are edited in parts', () => {
  const stored = '{"vibe":"Calm","food_notes":"Soup","occasions":"Dates"}';
  const draft = readNotes(stored);
  expect(draft).toMatchObject({ kind: 'parts', vibe: 'Calm', food_notes: 'Soup', occasions: 'Dates' });
  expect(writeNotes({ ...draft, vibe: ' ' }, stored)).toBe('{"food_notes":"Soup","occasions":"Dates"}');
  expect(writeNotes({ ...draft, vibe: '', food_notes: '', occasions: '' }, stored)).toBeNull();
});

test.each([
  ['plain words', 'plain words'],
  ['{"vibe":"what was plain words once"}', 'what was plain words once'],
  ['{"unknown":"field"}', '{"unknown":"field"}'],
  ['{broken', '{broken'],
])('%s is edited as text', (stored, text) => {
  expect(readNotes(stored)).toMatchObject({ kind: 'text', text });
});

test('text is sent as text, and empty text as null', () => {
  const draft = readNotes(null);
  expect(writeNotes({ ...draft, text: ' New words ' }, null)).toBe('New words');
  expect(writeNotes(draft, null)).toBeNull();
  expect(writeNotes({ ...draft, text: 'New' }, '{"vibe":"Old","chef":"Lee"}')).toBe('{"vibe":"New","chef":"Lee"}');
});
