import { describe, expect, it } from 'vitest';
import { shapeOf } from './shape.ts';

describe('shapeOf', () => {
  it.each([
    ['A stone cellar, one long table and a piano in tune.', 'things'],
    ['Lamb shoulder with prunes, flatbread from a clay oven, bitter greens.', 'things'],
    ['In an old brewery, with room for twenty.', 'trait'],
    ['Small, warm, loud after nine.', 'trait'],
    ['The cook bakes at dawn and leaves at noon.', 'clause'],
    ['Waiters know your name by the second visit.', 'clause'],
    ['Chatter sinks to a whisper by the second course.', 'clause'],
    ['Late-risers drink here in their pyjamas.', 'clause'],
    ['The pasty has cheese in it.', 'clause'],
    ['A big frangible has nuts in it.', 'clause'],
    ['Wine racks to the ceiling.', 'things'],
    ['Ask for the corner table.', 'whole'],
    ['No meat, no fish, no fuss.', 'whole'],
    ['Breakfast is a feast (eggs, beans, toast).', 'whole'],
  ])('%s', (sentence, shape) => expect(shapeOf(sentence).shape).toBe(shape));

  it.each([
    ['Stews without cream, butter or flour, rye bread.', ['stews without cream, butter or flour, rye bread']],
    ['Six sorts of pie: leek, eel, plum.', ['six sorts of pie: leek', 'eel', 'plum']],
    ['Andalusian wines, cold soup.', ['Andalusian wines', 'cold soup']],
    [
      'Oysters from two bays, each with its own knife, brown bread.',
      ['oysters from two bays, each with its own knife', 'brown bread'],
    ],
  ])('keeps what belongs together: %s', (sentence, parts) => expect(shapeOf(sentence).parts).toEqual(parts));
});
