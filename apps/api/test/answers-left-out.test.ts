import { describe, expect, test } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { chipsOf } from '../src/features/understanding/chips.ts';
import { restaurant } from './example-guide.ts';

const place = (id: number, name: string, cuisine: string, food: string) =>
  restaurant(id, { name, cuisine, saffronNotes: JSON.stringify({ food_notes: food }) });
const snapshot = createSnapshot([
  place(1, 'Larch Room', 'Thai', 'Green curry with prawns.'),
  place(2, 'Ash Room', 'Seafood', 'Cod and crab.'),
  place(3, 'Elm Room', 'Italian', 'Pasta with mushrooms.'),
]);
const chips = (message: string): string[] =>
  chipsOf(respond([{ message, reply: null }], snapshot).remembered.state).map(({ label }) => label);

describe('an exception to what somebody leaves out is not left out', () => {
  test.each([
    'my brother eats no meat apart from fish',
    "he won't touch meat, well he doesn't eat any meat that isn't fish",
    "she doesn't eat meat besides fish",
    'he only eats fish no meat',
  ])('%s', (message) => expect(chips(message)).toEqual(['pescatarian']));

  test('but what is left out beside it is', () => {
    expect(chips('no meat, not even fish')).toEqual(['vegetarian', 'no fish']);
    expect(chips('we have no allergies except shellfish')).toContain('no shellfish');
    expect(chips("I can't eat nuts other than almonds")).toEqual(['no nuts']);
  });
});

describe('what follows an "or" is left out as well, whatever stands before it', { tags: ['a57'] }, () => {
  test.each<[string, string[]]>([
    ["my son can't have dairy, or nuts", ['dairy free', 'no nuts']],
    ['no pork for my dad please, or prawns', ['no pork', 'no prawns']],
    ['no curry for me, or seafood', ['no curry', 'no seafood']],
  ])('%s', (message, left) => expect(chips(message)).toEqual(expect.arrayContaining(left)));

  test('unless it is offered instead', () => {
    expect(chips('no pork tonight, or maybe Thai?')).toEqual(expect.arrayContaining(['no pork', 'Thai']));
    expect(chips("she can't eat nuts. Thai or Italian?")).toEqual(
      expect.arrayContaining(['Thai', 'Italian', 'no nuts']),
    );
  });
});
