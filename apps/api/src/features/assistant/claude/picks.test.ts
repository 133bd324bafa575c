import { CARDS_MAX } from '@saffron/contracts/limits';
import { expect, test } from 'vitest';
import { restaurant } from '../../../../test/claude.ts';
import { choosePicks } from './picks.ts';

const known = new Map(
  ['Luna', 'Casa Luna', "Mara's Table", 'C++ (bar)', 'Éclair', 'O', 'Ko', 'Ko Ko', 'Nine', 'Chez-Moi'].map(
    (name, at) => [at + 1, restaurant(at + 1, name)],
  ),
);

test.each([
  ['ids from the reply', [3, 1], 'Casa Luna', [3, 1]],
  ['known ids, each once', [3, 99, 3, 1], '', [3, 1]],
  ['names in the order of the text', null, "Mara's Table, then Luna", [3, 1]],
  ['the longer of two overlapping names', null, 'Casa Luna is it', [2]],
  ['both names where they are separate', null, 'Luna, not Casa Luna', [1, 2]],
  ['typographic apostrophes', null, 'Mara’s Table', [3]],
  ['decomposed accents', null, 'E\u0301clair', [5]],
  ['names with regular expression characters', null, 'at C++ (bar).', [4]],
  ['names in capitals', null, "MARA'S TABLE is it", [3]],
  ['names with a line break within', null, 'Casa\nLuna, Casa  Luna', [2]],
  ['names with a hyphen', null, 'at Chez-Moi.', [10]],
  ['whole words only', null, 'Lunatic, Lunár and okay', []],
  ['names when all ids are unknown', [99], 'Luna', [1]],
  ['nothing', null, 'Hello!', []],
])('%s', (_, ids, text, expected) => {
  expect(choosePicks(ids, text, known)).toEqual(expected);
});

test('chooses at most as many as a reply has cards', () => {
  const ids = [...known.keys()];
  expect(choosePicks(ids, '', known)).toEqual(ids.slice(0, CARDS_MAX));
  expect(choosePicks(null, [...known.values()].map(({ name }) => name).join(', '), known)).toHaveLength(CARDS_MAX);
});
