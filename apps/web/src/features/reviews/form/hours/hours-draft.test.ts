import { expect, test } from 'vitest';
import { copyOf, type HoursDraft, newException, newTimes, printDraft, problemsOf, readDraft } from './hours-draft.ts';

const SENTENCE = 'The server says no.';

function draftOf(text: string): HoursDraft {
  const draft = readDraft(text);
  if (!draft) throw new Error(`"${text}" cannot be read`);
  return draft;
}

const monday = (change: Partial<ReturnType<typeof newTimes>>): HoursDraft => ({
  ...draftOf(''),
  week: draftOf('').week.map((times, day) => (day === 0 ? [{ ...newTimes(), ...change }] : times)),
});

test.each([
  '',
  'Mo-Fr 12:00-15:00, 18:00-23:00 (last orders 22:30); Sa 18:00-01:00; Su closed; 2026-12-25 closed',
  'Mo-Su 00:00-24:00; 2026-12-24 to 2026-12-26 closed; 2026-12-31 18:00-03:00',
  // These overlap, so that they can be corrected by day.
  'Mo 12:00-15:00, 14:00-18:00; Tu-Su closed',
])('%j is the same after reading it into fields', (text) => {
  expect(printDraft(draftOf(text))).toBe(text);
});

test('text that cannot be read has no fields', () => {
  expect(readDraft('by appointment')).toBeNull();
});

test('an empty field is a question mark, which cannot be read', () => {
  expect(printDraft(monday({ opens: '12:00' }))).toBe('Mo 12:00-?; Tu-Su closed');
  expect(printDraft({ ...draftOf('Mo-Su 12:00-15:00'), exceptions: [newException()] })).toBe(
    'Mo-Su 12:00-15:00; ? closed',
  );
  expect(readDraft('Mo 12:00-?; Tu-Su closed')).toBeNull();
});

test('a missing time or date is reported at its day or exception', () => {
  const problems = problemsOf(monday({ opens: '12:00' }), SENTENCE);
  expect(problems.week[0]).toBe('Please enter when it opens and when it closes.');
  expect(problems.week[1]).toBeUndefined();
  const undated = problemsOf({ ...draftOf('Mo-Su 12:00-15:00'), exceptions: [newException()] }, SENTENCE);
  expect(undated.exceptions).toEqual(['Please enter the date.']);
});

test('a problem is reported where it is', () => {
  const overlap = problemsOf(draftOf('Mo-Sa 12:00-15:00; Su 12:00-15:00, 14:00-18:00'), SENTENCE);
  expect(overlap.week.map(Boolean)).toEqual([false, false, false, false, false, false, true]);
  expect(overlap.week[6]).toMatch(/overlap/);
  const backwards = problemsOf(
    draftOf('Mo-Su 12:00-15:00; 2026-12-25 closed; 2026-12-31 to 2026-12-30 closed'),
    SENTENCE,
  );
  expect(backwards.exceptions).toEqual([undefined, expect.stringMatching(/ends before it starts/)]);
  expect(problemsOf(draftOf('Mo-Su closed; 2026-12-25 12:00-15:00'), SENTENCE).other).toMatch(/at least one day/);
  expect(problemsOf(draftOf('Mo-Su 12:00-15:00'), SENTENCE)).toEqual({ week: [], exceptions: [], other: SENTENCE });
});

test('copied times are fields of their own', () => {
  const [times = []] = draftOf('Mo 12:00-15:00').week;
  const [copy] = copyOf(times);
  expect(copy).toEqual({ ...times[0], id: copy?.id });
  expect(copy?.id).not.toBe(times[0]?.id);
});
