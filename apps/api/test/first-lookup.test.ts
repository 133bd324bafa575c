import { demoGuide } from '@saffron/db/demo-guide/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claudeTalk } from './claude-talk.ts';
import { asReturned } from './quality-talk.ts';

/** A Thursday evening. */
const NOW = { date: '2026-11-26', minute: 19 * 60 };

let talk: Awaited<ReturnType<typeof claudeTalk>>;
beforeAll(async () => {
  talk = await claudeTalk(asReturned(demoGuide), NOW);
});
afterAll(() => talk.stop());

describe('the first request of a later reply has places that the message looks for, beside those under discussion', () => {
  test.each([
    [
      'a need that comes later, with all that was said before',
      [
        'dinner with live music for 14 people on saturday, $$$ at most',
        'one of us uses a wheelchair, does that change things',
      ],
      ['Pod Wierzbą', 'Brauhaus Posaune', 'Sugar Bond'],
      ['Lobster Bandstand', 'Dough Choir', 'La Barquilla Azul', 'Brasserie Lothaire', 'Harbour Moon Banquet Hall'],
    ],
    [
      'another stop of the evening',
      ['french dinner before the opera tomorrow', 'and then somewhere with live music after, about half ten'],
      ['Souffleuse', 'Bouillon Rideau'],
      ['Tin Garland Supper Club', 'The Quiet Canary', 'Brauhaus Posaune', 'Low Tide Radio', 'Sugar Bond'],
    ],
    [
      'another kind of place, in a question',
      ["what's the hottest food in town", 'somebody told me of a hotpot place where a robot brings the food, true?'],
      ['Mortar Thai Canteen', 'Numb Lantern'],
      ['Mulberry Hotpot'],
    ],
    [
      'another wish in the same part of town',
      ['sushi on north quay', 'that costs too much. raw fish, but affordable'],
      ['Kuroshio Counter'],
      ['Crane Walk Raw Bar'],
    ],
  ])('%s', async (_, messages, shown, fitting) => {
    const given = await talk.given(messages, shown);
    expect(given).toEqual(expect.arrayContaining(shown));
    expect(given.filter((name) => fitting.includes(name)).length).toBeGreaterThanOrEqual(Math.min(2, fitting.length));
  });

  test('a question of fact about them needs no others', async () => {
    const given = await talk.given(['ramen in the university quarter', 'do they take bookings?'], ['Foxlight Ramen']);
    expect(given).toEqual(['Foxlight Ramen']);
  });

  test('what the diner cannot have is not among them', async () => {
    const given = await talk.given(
      ['seafood by the harbour', 'my friend is allergic to shellfish, so something else with live music'],
      ['Mother Cormorant'],
    );
    expect(given).not.toContain('Lobster Bandstand');
    expect(given.length).toBeGreaterThan(3);
  });
});
