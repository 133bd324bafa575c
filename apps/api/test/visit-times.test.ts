import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { relaxing } from '../src/features/search/retrieve.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { understand } from '../src/features/understanding/understand.ts';
import { finish } from '../src/slices.ts';
import { restaurant } from './example-guide.ts';

/** A message, and when somebody else than its author took the visit to be. Days are counted from Monday; hours past midnight go on from 24. */
interface Labelled {
  message: string;
  day: number | null;
  /** The hours between which they come; null where the message says none. */
  from: number | null;
  to: number | null;
  kind: 'at' | 'before' | 'after' | 'until' | 'part' | null;
  /** What no label can say: another month, a day that is ruled out. */
  note: string;
}

const LABELLED: readonly Labelled[] = JSON.parse(readFileSync(new URL('visit-times.json', import.meta.url), 'utf8'));
/** All were sent at six on a Saturday. */
const NOW = { date: '2026-11-28', minute: 18 * 60 };
const SATURDAY = 5;
/** What a label and a reading may differ by, in hours: "before eight" is some time before it. */
const ABOUT = 0.6;

test('when somebody comes is read as labelled, in most of 557 first messages', () => {
  const snapshot = createSnapshot([restaurant(1, { name: 'Elbe Room' })]);
  const read = LABELLED.filter(({ message, day, from, to, kind, note }) => {
    const turns = [{ message, reply: null, answers: [] }];
    const { wishes } = finish(understand(turns, snapshot.vocabulary, relaxing(snapshot), NOW));
    const { when } = wishes;
    const isDay =
      day === null ? !when?.on || note !== '' || (when.day === SATURDAY && when.on === 'right now') : when?.day === day;
    const [begins = 0, ends = 0] = when?.hours ?? [];
    const isHour =
      from === null || to === null
        ? kind !== null || !when?.at || note !== ''
        : kind === 'part' && !when?.at
          ? when !== null
          : Boolean(when?.hours) && begins <= to + ABOUT && ends >= from - ABOUT;
    return isDay && isHour;
  });
  expect(read.length / LABELLED.length).toBeGreaterThan(0.92);
});
