// @module-tag long
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guideWithTraps } from '../../../test/quality-talk.ts';
import { respond } from '../dialogue/respond.ts';
import { createSnapshot } from '../search/snapshot/create-snapshot.ts';
import { fromStored, toStored } from './remembered.ts';
import type { Turn } from './turn.ts';

const snapshot = createSnapshot(guideWithTraps);

/** Without "the second one": a reply that shows only some of what is under discussion tells by its state alone what that is. */
const message = fc.constantFrom(
  'ramen or sushi, but nothing loud',
  'cheap Thai food, no peanuts',
  'somewhere vegan',
  'veggie burgers in Theatre Mile',
  'actually, Italian',
  'cheaper',
  'not that one',
  'anything else?',
  'is there parking?',
  'around the harbour',
  'anywhere is fine',
  'dinner at eight',
  'forget the price',
  'can I book it?',
  'start over',
  'thanks',
);

it('comes to the same from a stored state as from all messages', () => {
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 6 }), (messages) => {
      const stored: Turn[] = [];
      const read: Turn[] = [];
      for (const said of messages) {
        const next = { message: said, reply: null };
        const short = respond([...stored, next], snapshot);
        const whole = respond([...read, next], snapshot);
        expect(short.wishes).toEqual(whole.wishes);
        const reply = { text: 'Here you are.', restaurantIds: whole.picks.map(({ id }) => id) };
        const state: unknown = JSON.parse(JSON.stringify(toStored(short.remembered)));
        stored.push({ message: said, reply: { ...reply, state } });
        read.push({ message: said, reply });
      }
    }),
    { numRuns: 30 },
  );
}, 30_000);

it('knows from a stored state which places a reply left under discussion', () => {
  const said = (turns: Turn[], message: string) => {
    const { picks, remembered } = respond([...turns, { message, reply: null }], snapshot);
    const restaurantIds = picks.map(({ id }) => id);
    return { message, reply: { text: 'Here.', restaurantIds, state: toStored(remembered) } };
  };
  const first = said([], 'cheap Thai food');
  const second = said([first], 'we are eight now');
  const { wishes } = respond([first, second, { message: 'tell me about the second one', reply: null }], snapshot);
  expect(second.reply.state.among).not.toEqual(first.reply.restaurantIds);
  expect(wishes.message.pointed).toEqual([second.reply.state.among[1]]);
});

it('reads no message again that came before a stored state', () => {
  const first = respond([{ message: 'sushi', reply: null }], snapshot);
  const reply = { text: 'Here.', restaurantIds: [], state: toStored(first.remembered) };
  const { wishes } = respond(
    [
      { message: 'tacos', reply },
      { message: 'somewhere cheap', reply: null },
    ],
    snapshot,
  );
  expect(wishes.foods.map(({ key }) => key)).toEqual(['sushi']);
});

it.each([undefined, null, 'text', {}, { version: 0 }, { version: 1, state: {} }])('knows no state from %j', (value) =>
  expect(fromStored(value)).toBeNull(),
);
