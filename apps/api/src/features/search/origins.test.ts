import { expect, it } from 'vitest';
import { restaurant } from '../../../test/example-guide.ts';
import { respond } from '../dialogue/respond.ts';
import { createSnapshot } from './snapshot/create-snapshot.ts';

const snapshot = createSnapshot([
  restaurant(1, { name: 'Pastel', cuisine: 'Portuguese' }),
  restaurant(2, { name: 'Kiosk', cuisine: 'Polish' }),
  restaurant(3, { name: 'Lotus', cuisine: 'Vietnamese' }),
  restaurant(4, { name: 'Cedar', cuisine: 'Lebanese' }),
  restaurant(5, { name: 'Langos Hut', cuisine: 'Hungarian', saffronNotes: 'Langos with sour cream.' }),
  restaurant(6, { name: 'Corner', cuisine: 'West African' }),
]);
const found = (message: string) => respond([{ message, reply: null }], snapshot);
const names = (message: string) => found(message).picks.map(({ name }) => name);

it.each([
  ['homesick for porto', 'Pastel'],
  ['I miss the food in Krakow', 'Kiosk'],
  ['a taste of Hanoi please', 'Lotus'],
  ['my flatmate is from Beirut and wants something like home', 'Cedar'],
  ['my vietnamese cousin is in town, anything like home?', 'Lotus'],
  ['missing lagos', 'Corner'],
  ['a persian colleague craves a taste of home', 'Cedar'],
])('finds the kitchen of a place that somebody misses: %s', (message, name) => expect(names(message)[0]).toBe(name));

it.each(['we fly to Hanoi on Friday, lunch before that', 'my train from Krakow is late, dinner anyway?'])(
  'takes a place that somebody only speaks of for no wish: %s',
  (message) => expect(found(message).wishes.foods).toEqual([]),
);
