import { describe, expect, test } from 'vitest';
import type { Kind } from './hours-classifier.ts';
import { toldHours } from './told-hours.ts';

const RESTAURANT: Kind = { bar: false, daytime: true, evening: true };
const CAFE: Kind = { bar: false, daytime: true, evening: false };
const BAR: Kind = { bar: true, daytime: false, evening: true };

/** "12-21 mo 14-21 closed tu", as hours are compared here. */
const read = (text: string, kind: Kind): string | null => {
  const told = toldHours(text, kind);
  if (!told) return null;
  const span = ({ opens, closes }: { opens: number | null; closes: number | null }) => `${opens ?? ''}-${closes ?? ''}`;
  const days = [...told.days].toSorted(([a], [b]) => a - b).map(([day, own]) => `${DAYS[day]} ${span(own)}`);
  const closed = [...told.closed].toSorted().map((day) => DAYS[day]);
  return [
    told.usual ? span(told.usual) : '',
    ...days,
    closed.length > 0 ? `closed ${closed.join(' ')}` : '',
    told.kitchen === null ? '' : `kitchen ${told.kitchen}`,
    ...[...told.kitchenDays].map(([day, hour]) => `kitchen ${DAYS[day]} ${hour}`),
    told.daily ? 'daily' : '',
  ]
    .filter(Boolean)
    .join(', ');
};
const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

describe('hours that a sentence tells in words', () => {
  test.each([
    ['Half seven to three.', CAFE, '7.5-15'],
    ['Noon to nine, closed Mondays.', RESTAURANT, '12-21, closed mo'],
    ['Ten to five Tuesday to Saturday.', CAFE, '10-17, closed mo su'],
    ['Wednesday to Sunday, half five to ten.', RESTAURANT, '17.5-22, closed mo tu'],
    ['7 to 4, weekends from 9.', CAFE, '7-16, sa 9-16, su 9-16'],
    ['Open till midnight, two on Fridays.', BAR, '-24, fr -26'],
    ['From four till half eleven, half twelve on Friday and Saturday.', BAR, '16-23.5, fr 16-24.5, sa 16-24.5'],
    ['Open Tuesday to Saturday from five, kitchen until ten.', RESTAURANT, '17-, closed mo su, kitchen 22'],

    ['Five in the morning till one, weekdays only.', CAFE, '5-13, closed sa su'],
    ["Till one in the morning except Tuesday, when it's shut.", RESTAURANT, '-25, closed tu'],
    ['Closes at 8 except Friday and Saturday.', RESTAURANT, 'mo -20, tu -20, we -20, th -20, su -20'],
    [
      'Open Thursday to Sunday, from four and from noon at weekends.',
      RESTAURANT,
      '16-, sa 12-, su 12-, closed mo tu we',
    ],
    ['5 p.m. to 2 a.m., Tuesday through Saturday.', BAR, '17-26, closed mo su'],
    ['Open every day.', RESTAURANT, 'daily'],
    ['Open 8 to 10 every day.', RESTAURANT, '8-22'],
    ['11 to 2 every day.', BAR, '11-26'],
    ['Wednesday to Saturday only.', RESTAURANT, 'closed mo tu su'],
    ['Wednesday to Saturday until nine, closed Monday and Tuesday.', RESTAURANT, '-21, closed mo tu su'],
    ['Thursday to Sunday, noon to dark.', RESTAURANT, '12-, closed mo tu we'],
    ['Shuts at three, and all day Sunday.', CAFE, '-15, closed su'],
    ['Nine till five, never Sundays.', CAFE, '9-17, closed su'],
    [
      'Opens 5:30 on weekdays, 7 on weekends, shuts at 3.',
      CAFE,
      '-15, mo 5.5-15, tu 5.5-15, we 5.5-15, th 5.5-15, fr 5.5-15, sa 7-15, su 7-15',
    ],
    [
      'Till 2 a.m. Thursday to Saturday, midnight otherwise, dark on Tuesdays.',
      BAR,
      '-24, th -26, fr -26, sa -26, closed tu',
    ],

    ['Food until nine.', RESTAURANT, 'kitchen 21'],
    ['Kitchen stops at 21:15 even though the bar stays open.', RESTAURANT, 'kitchen 21.25'],
    ['Kitchen stops at half eight, and at five on Sundays.', RESTAURANT, 'kitchen 20.5, kitchen su 17'],
    ['Kitchen until ten, until eleven on Fridays.', RESTAURANT, 'kitchen 22, kitchen fr 23'],
    ['Kitchen until ten, bar until two on Fridays.', BAR, 'fr -26, kitchen 22'],
  ] as const)('%s', (text, kind, told) => expect(read(text, kind)).toBe(told));

  test.each([
    'Kids welcome until eight.',
    'Deafening from 5 to 7.',
    'Half price from 3 to 5.',
    'Mains 14 to 22.',
    'Seats 8 to 10.',
    'Parties of six to ten.',
    'DJ from ten on Friday and Saturday.',
    'Brunch Saturday and Sunday 10 to 2.',
    'Brunch Sundays only, 10 to 2.',
    'Only Friday to Sunday is the spit lit.',
    "Closed if it's blowing.",
    'Eight to six in term, ten to three out of it.',
    'The owner turned 60 on Friday.',
  ])('what is so of something else is no hour of the place: %s', (text) =>
    expect(toldHours(text, RESTAURANT)).toBeNull(),
  );

  test('are read in linear time, whatever the text', () => {
    for (const text of ['1 to 2, '.repeat(900), 'monday, '.repeat(900), 'half '.repeat(1_500), 'to 9 '.repeat(1_500)])
      expect(toldHours(text, RESTAURANT)?.closed.size ?? 0).toBeLessThanOrEqual(7);
  });
});
