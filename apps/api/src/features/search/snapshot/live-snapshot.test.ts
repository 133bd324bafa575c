// @module-tag long
import type { Restaurant } from '@saffron/contracts/guide';
import { describe, expect, it } from 'vitest';
import { restaurant, town } from '../../../../test/example-guide.ts';
import { finish } from '../../../slices.ts';
import { respond, responding } from '../../dialogue/respond.ts';
import { createSnapshot } from './create-snapshot.ts';
import { LiveSnapshot } from './live-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

const MESSAGES = [
  'ramen',
  'Thai in the west',
  'outdoor seating',
  'somewhere quiet for our anniversary',
  'cheap lunch',
  'anything but Italian in the Old Harbour',
  'phone number of Vongole Vera',
  'Bolivian food',
  'where is Nine Steps',
  'somewhere in Newquay',
];

const answers = (snapshot: Snapshot) =>
  MESSAGES.map((message) => {
    const { picks, unmet, wishes } = respond([{ message, reply: null }], snapshot);
    return { picks: picks.map(({ id }) => id), unmet, places: wishes.message.places };
  });

function absorb(snapshot: LiveSnapshot, changed: readonly Restaurant[], gone: readonly number[] = []): void {
  for (const _ of snapshot.absorb(changed, gone));
}

describe('LiveSnapshot', () => {
  it.each([
    ['a note is rewritten', [{ ...town[1], saffronNotes: '{"food_notes":"Ramen, of all things."}' }], []],
    ['a restaurant moves and is renamed', [{ ...town[4], neighborhood: 'West', name: 'Ten Steps' }], []],
    ['a cuisine and a part of town appear', [restaurant(40, { cuisine: 'Bolivian', neighborhood: 'Newquay' })], []],
    ['a tag goes', [{ ...town[2], tag: null }], []],
    ['the first one goes', [], [1]],
    ['the last one goes', [], [12]],
    ['most go', [], [1, 2, 3, 4, 5, 6, 7, 8]],
    ['some come as others go', [restaurant(50, { name: 'Fifty', cuisine: 'Thai', neighborhood: 'West' })], [3, 8]],
  ] as [string, Restaurant[], number[]][])('answers as a new one does after %s', (_, changed, gone) => {
    const live = new LiveSnapshot();
    absorb(live, town);
    answers(live);
    absorb(live, changed, gone);
    const rows = [...town.filter(({ id }) => !changed.some((row) => row.id === id)), ...changed];
    const fresh = createSnapshot(rows.filter(({ id }) => !gone.includes(id)));
    expect(answers(live)).toEqual(answers(fresh));
  });

  it('can change between any two steps of a search', () => {
    const turns = [{ message: 'somewhere quiet, not Thai, in the west', reply: null }];
    // Each has another one of its kind, so that the words of the guide stay the same.
    const twins = town.map((row) => ({ ...row, id: row.id + 100, name: `${row.name} Two` }));
    const gone = twins.slice(0, 4);
    const fresh = createSnapshot([...twins.slice(4), ...town]);
    const live = new LiveSnapshot();
    absorb(live, [...twins, ...town]);
    for (let steps = 1; ; steps += 1) {
      const search = responding(turns, live, null);
      if (Array.from({ length: steps }, () => search.next()).some(({ done }) => done)) break;
      const ids = gone.map(({ id }) => id);
      absorb(live, [], ids);
      expect(finish(search).picks).toEqual(respond(turns, fresh).picks);
      absorb(live, gone);
    }
  });

  it('can be read between any two steps', () => {
    const live = new LiveSnapshot();
    absorb(live, town);
    const changed = town.map((row) => ({ ...row, cuisine: 'Bolivian', tag: 'Upside down' }));
    for (const _ of live.absorb(changed, [1, 2])) expect(answers(live)).toHaveLength(MESSAGES.length);
    expect(live.rows).toHaveLength(town.length);
  });
});
