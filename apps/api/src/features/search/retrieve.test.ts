import { describe, expect, it } from 'vitest';
import { restaurant, town } from '../../../test/example-guide.ts';
import { finish } from '../../slices.ts';
import { respond } from '../dialogue/respond.ts';
import type { Response } from '../dialogue/response.ts';
import { search } from './retrieve.ts';
import { createSnapshot } from './snapshot/create-snapshot.ts';

const snapshot = createSnapshot(town);

/** What is found for the last message; every one before was answered with what was found for it. */
function found(...messages: string[]): Response {
  const turns = messages.map((message) => ({ message, reply: null as Response['turns'][number]['reply'] }));
  let result = respond(turns.slice(0, 1), snapshot);
  for (let at = 1; at < turns.length; at += 1) {
    const before = turns[at - 1];
    if (before) before.reply = { text: 'Here.', restaurantIds: result.picks.map((pick) => pick.id) };
    result = respond(turns.slice(0, at + 1), snapshot);
  }
  return result;
}

const names = (result: Response) => result.picks.map((pick) => pick.name);

describe('retrieve', () => {
  it('shows only places that meet all wishes where there are some', () => {
    expect(names(found('cheap Italian in the west'))).toEqual(['Vongole Vera']);
    expect(found('cheap Italian in the west').unmet).toEqual([]);
    expect(names(found('Chinese in the west'))).toEqual(['Golden Perch']);
  });

  it('finds dishes in notes and in the kitchens that cook them', () => {
    expect(names(found('ramen'))).toEqual(['Ramen Kotori']);
    expect(names(found('oysters'))[0]).toBe('The Quiet Tide');
    expect(names(found('duck confit'))).toEqual(['Chez Lune']);
  });

  it('finds tags and what notes show', () => {
    expect(names(found('outdoor seating'))).toEqual(expect.arrayContaining(['Bangkok Lane', 'The Quiet Tide']));
    expect(names(found('something for our anniversary'))[0]).toBe('Chez Lune');
    expect(names(found('vegan'))).toEqual(['Saffron Leaf']);
  });

  it('gives up one wish where nothing meets all, and says which', () => {
    const price = found('moderate Italian in the west');
    expect(names(price)).toEqual(['Vongole Vera']);
    expect(price.unmet).toMatchObject([{ kind: 'price' }]);
    const area = found('Thai in the north');
    expect(names(area)).toEqual(['Bangkok Lane']);
    expect(area.unmet).toMatchObject([{ kind: 'area', missing: false }]);
  });

  it('offers the nearest kitchen for one that the guide does not have', () => {
    const belgian = found('Belgian food');
    expect(names(belgian)).toEqual(['Chez Lune']);
    expect(belgian.unmet).toMatchObject([{ kind: 'food', label: 'Belgian', missing: true, nearly: true }]);
  });

  it('shows others, and what there was when there are no others', () => {
    const other = found('Chinese', 'not that one');
    expect(names(other)).toEqual([names(found('Chinese'))[1]]);
    const same = found('Thai', 'anything else?');
    expect(same.exhausted).toBe(true);
    expect(names(same)).toEqual(['Bangkok Lane']);
  });

  it('never shows what is unwanted', () => {
    for (const message of ['no seafood, near the harbour', 'anything but seafood in the old harbour']) {
      expect(names(found(message))).not.toContain('The Quiet Tide');
    }
  });

  it('answers about the places that a message is about', () => {
    expect(names(found('Italian', 'what is the phone number of Vongole Vera?'))).toEqual(['Vongole Vera']);
    expect(names(found('Italian in the west', 'is it cheap?'))).toEqual(['Vongole Vera']);
    expect(found('Italian in the west', 'is it expensive?').moves).toMatchObject([
      { type: 'recorded', facts: ['price'] },
    ]);
  });

  it('shows nothing where nothing was asked for', () => {
    for (const message of ['thanks, bye', 'what is the weather', 'hello', 'qwrtzp'])
      expect(names(found(message))).toEqual([]);
  });

  it('asks back at most once for the same thing', () => {
    const first = found('where shall we eat?');
    expect(first.question).not.toBeNull();
    const turns = [
      { message: 'where shall we eat?', reply: { text: 'Any craving I should know about?', restaurantIds: [1] } },
      { message: 'no idea, you tell me', reply: null },
    ];
    expect(respond(turns, snapshot).question).not.toBe('food');
  });

  it('takes an index from elsewhere into account', () => {
    const turns = [{ message: 'dinner', reply: null }];
    const { wishes } = respond(turns, snapshot);
    expect(finish(search(turns, wishes, snapshot, { ids: [9, 10] })).picks.map((pick) => pick.id)).toContain(9);
  });

  it('works with an empty guide and with rows that have only names', () => {
    expect(respond([{ message: 'Thai in the west', reply: null }], createSnapshot([])).picks).toEqual([]);
    const bare = createSnapshot([restaurant(1, { name: 'Constructor', price: null })]);
    expect(respond([{ message: 'cheap Thai', reply: null }], bare).picks).toHaveLength(1);
  });
});
