import { expect, test } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { sentencesOf } from './sentences.ts';

test.each([
  ['Calm. Good bread!', ['Calm.', 'Good bread!']],
  ['Mr. Ide hands you a card. Sit.', ['Mr. Ide hands you a card.', 'Sit.']],
  ['Ask for Dr. Ferro. It opens on St. Anne Street.', ['Ask for Dr. Ferro.', 'It opens on St. Anne Street.']],
  ['One\nTwo', ['One', 'Two']],
])('the sentences of notes: %j', (saffronNotes, sentences) =>
  expect(sentencesOf(restaurant(1, { saffronNotes })).map(({ text }) => text)).toEqual(sentences),
);
