import type { Restaurant } from '@saffron/contracts/guide';
import { hours as parsed } from '@saffron/contracts/guide-fields';
import { addDays, DAYS } from '@saffron/contracts/hours/days';
import { toSchedule } from '@saffron/contracts/hours/schedule';
import { takesOrdersAt } from '@saffron/contracts/hours/status';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { restaurant } from './example-guide.ts';
import { talkTo } from './quality-talk.ts';

const NAMES = ['Amberley', 'Brackenhill', 'Corvina', 'Dunmorrow', 'Elderwick', 'Fennimore', 'Gorsedene', 'Hollowell'];
const CUISINES = ['Thai', 'Italian', 'Mexican'];
const HOURS = [
  'Mo-Fr 12:00-15:00',
  'Tu-Su 17:30-23:30',
  'Mo-Su 08:00-22:00',
  'We-Sa 18:00-02:00',
  'Mo, Tu 12:00-22:00; We-Su closed',
  'Fr-Su 12:00-23:00 (last orders 21:00)',
  'Mo-Su 17:00-21:30',
];
const guides: fc.Arbitrary<Restaurant[]> = fc
  .array(
    fc.record({
      cuisine: fc.constantFrom(...CUISINES),
      hours: fc.option(fc.constantFrom(...HOURS), { freq: 6 }),
      price: fc.constantFrom(1, 2, 4),
    }),
    {
      minLength: 3,
      maxLength: NAMES.length,
    },
  )
  .map((places) =>
    places.map(({ cuisine, hours, price }, at) =>
      restaurant(at + 1, {
        name: NAMES[at] ?? '',
        cuisine,
        price,
        hours: hours === null ? null : parsed.parse(hours),
        restaurant: true,
        mealTypeLunch: true,
        mealTypeDinner: true,
        saffronNotes: null,
      }),
    ),
  );

/** A Sunday, at noon. */
const TODAY = '2026-11-22';
const visits = fc.record({ day: fc.integer({ min: 0, max: 5 }), hour: fc.integer({ min: 5, max: 10 }) });
type Visit = { day: number; hour: number };

const opening = fc.record({
  cuisine: fc.constantFrom(...CUISINES.flatMap((cuisine) => [cuisine, `Cheap ${cuisine} food`, `Upmarket ${cuisine}`])),
  visit: visits,
});
const follow = fc.oneof(
  visits.map((visit) => ({ visit, words: (at: string, _: string) => `make it ${at}` })),
  visits.map((visit) => ({ visit, words: (at: string, _: string) => `still ok on ${at}?` })),
  visits.map((visit) => ({ visit, words: (at: string, _: string) => `what about ${at} instead` })),
  fc.constant({ visit: null, words: (_: string, name: string) => `${name} it is` }),
  fc.constant({ visit: null, words: (_: string, name: string) => `what's ${name} like?` }),
  fc.constant({ visit: null, words: () => 'which is the cheapest of those?' }),
  fc.constant({ visit: null, words: (_: string, name: string) => `${name} or ${NAMES[1]}?` }),
  fc.constant({ visit: null, words: () => 'any others?' }),
  fc.constant({ visit: null, words: () => 'anything cheaper?' }),
  fc.constant({ visit: null, words: () => 'somewhere smarter than that' }),
);

const saidAs = ({ day, hour }: Visit): string => `${DAYS[day]} at ${hour}pm`;

/** Whether one can eat there, by the contract of recorded hours alone. */
function isShut({ hours }: Restaurant, { day, hour }: Visit): boolean {
  const time = { date: addDays(TODAY, day + 1), minute: (hour + 12) * 60 };
  return hours !== null && !takesOrdersAt(time)(toSchedule(hours));
}

const saysClosed = (text: string, name: string, { day }: Visit): boolean =>
  text
    .split(/(?<=[.!?])\s/)
    .some(
      (sentence) =>
        sentence.includes(name) &&
        (/(?:is|are)n't open at/.test(sentence) || (CLOSED.test(sentence) && sentence.includes(DAYS[day] ?? ''))),
    );
const CLOSED = /closed|\b(?:shut|doesn't open|don't open|(?:is|are) only open|takes? last orders)/;

const property = fc.asyncProperty(
  guides,
  opening,
  fc.array(follow, { maxLength: 3 }),
  async (guide, first, further) => {
    const talk = talkTo(createSnapshot(guide), { date: TODAY, minute: 12 * 60 });
    let { visit } = first;
    let heard = '';
    for (const next of [null, ...further]) {
      visit = next?.visit ?? visit;
      const message = next?.words(saidAs(visit), guide[0]?.name ?? '') ?? `${first.cuisine} on ${saidAs(visit)}`;
      const { text, cards } = await talk.send(message);
      heard += `\n> ${message}\n${text}`;
      for (const row of guide) {
        const { name } = row;
        const isShown = cards.some((card) => card.name === name);
        if ((isShown || text.includes(name)) && isShut(row, visit))
          expect(saysClosed(heard, name, visit), `${name} is shut: ${heard}`).toBe(true);
        if (isShown && row.hours === null) expect(UNKNOWN.test(heard) || heard.includes(`${name}'s`), heard).toBe(true);
      }
      expect(text).not.toBe('');
    }
  },
);
const UNKNOWN = /(?:don't know|can't say) whether/;

const TITLE =
  'whatever is shown or named is open at the time that was said, or the reply says that it is not; unknown hours are said';
test(TITLE, { timeout: 30_000 }, () => fc.assert(property, { numRuns: 60, seed: 7 }));
test(`${TITLE}, in many guides`, { tags: ['long'], timeout: 600_000 }, () => fc.assert(property, { numRuns: 1_500 }));
