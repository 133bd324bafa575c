import { hours } from '@saffron/contracts/guide-fields';
import { expect, test } from 'vitest';
import { restaurant } from '../../../../../test/claude.ts';
import { callTool, must, search } from '../../../../../test/claude-call.ts';

/** A Friday, 19:30. */
const cafe = (id: number, name: string, week: string, tag: string | null = null) =>
  restaurant(id, name, { cuisine: 'Cafe', hours: hours.parse(week), tag });
const CAFES = [
  cafe(31, 'Open', 'Mo-Su 08:00-22:00', 'Groups'),
  cafe(32, 'Shut', 'Mo-Su 08:00-12:00'),
  cafe(33, 'Mute', ''),
  cafe(34, 'Late', 'Mo-Su 20:45-02:00'),
];

test('a total tells apart places without hours, and those that open within the hour', async () => {
  const { text } = await callTool(search(must('cuisine', 'cafe'), must('time', '20:00')), CAFES);
  expect(text).toMatch(/^1 meet every must; /);
  expect(text).toContain('1 more would, but the guide has no hours for then: Mute.');
  expect(text).toContain('1 more would, but only open within the hour: Late.');
  const plain = await callTool(search(must('cuisine', 'cafe')), CAFES);
  expect(plain.text).not.toContain('1 more would');
});

test.each([
  ['23:30', 'Early', 'Sa 00:15-06:00'],
  ['2026-06-20T23:30', 'Early', 'Su 00:15-06:00'],
])('within the hour may be the next day: %s', async (time, name, week) => {
  const guide = [...CAFES, cafe(35, name, week)];
  const { text } = await callTool(search(must('cuisine', 'cafe'), must('time', time)), guide);
  expect(text).toMatch(/only open within the hour: Early/);
});

test('a total tells apart places of which nobody knows whether they seat so many', async () => {
  const { text } = await callTool(search(must('cuisine', 'cafe'), must('party', 9)), CAFES);
  expect(text).toMatch(/^1 meet every must; /);
  expect(text).toMatch(/3 more would, but the guide does not say whether they seat so many: /);
});

test('the restaurant from which distances are measured is said to meet what it meets', async () => {
  const near = (id: number) => ({
    name: 'search_guide',
    input: { constraints: [must('cuisine', 'cafe'), must('time', 'now')], near: id },
  });
  const [open, shut] = [await callTool(near(31), CAFES), await callTool(near(32), CAFES)];
  expect(open.text).toContain('Open itself, from which you measure, meets every must.');
  expect(shut.text).not.toContain('from which you measure');
});

test('a restaurant whose data Claude has is not told again', async () => {
  const known = restaurant(31, 'Open', { cuisine: 'Cafe', saffronNotes: JSON.stringify({ vibe: 'Told once.' }) });
  const guide = [known, restaurant(32, 'New', { cuisine: 'Cafe', saffronNotes: JSON.stringify({ vibe: 'News.' }) })];
  const turns = [{ message: 'Coffee?', reply: null }];
  const { data, picks } = await callTool(
    search(must('cuisine', 'cafe'), { ...must('diet', 'vegan'), strength: 'prefer' }),
    guide,
    {
      found: { turns, candidates: [known] },
      cards: [31, 32],
    },
  );
  expect(data).toMatchObject([{ id: 31 }, { id: 32, vibe: 'News.' }]);
  expect(data[0]).toEqual({ id: 31, name: 'Open', data: 'above', verdicts: ['diet vegan: unknown'] });
  expect(picks).toEqual([31, 32]);
});
