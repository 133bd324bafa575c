import { expect, test } from 'vitest';
import { isSoOn } from './noted-days.ts';
import { closedIn } from './seasons.ts';

test.each([
  ['Open Memorial Day through Labor Day.', '09-06', '05-26'],
  ['Closed from Columbus Day until May.', '10-12', '04-30'],
  ['Open from May to September only.', '10-01', '04-30'],
  ['Seasonal: May–October.', '11-01', '04-30'],
  ['Closed Nov-Mar.', '11-01', '03-31'],
  ['Shut for the winter, back in April.', '12-01', '03-31'],
  ['They close for the season in October and reopen in April.', '10-31', '03-31'],
  ['Closes up at Thanksgiving and does not open again until March.', '11-26', '02-29'],
  ['Opens in April, closes in October.', '10-31', '03-31'],
  ['Open mid-May to the end of September.', '10-01', '05-14'],
  ['Closed in January.', '01-01', '01-31'],
  ['From November to March it is closed.', '11-01', '03-31'],
  ['Not open in August.', '08-01', '08-31'],
  ['Summer only.', '09-01', '05-31'],
  ['Open April 1 to October 31.', '11-01', '03-31'],
  ['Closed Dec 20, reopens Jan 10.', '12-20', '01-09'],
  ['Closed in August, open again in September.', '08-01', '08-31'],
  ['A wooden hut by the pier, open April to October while the weather holds.', '11-01', '03-31'],
] as const)('the season in which a place is closed: %s', (said, from, to) =>
  expect(closedIn(said)).toEqual([[from, to]]),
);

test.each([
  'The patio is open April to October.',
  'In winter the terrace is closed.',
  'There is a courtyard with heaters that is open from April to October.',
  'The back room is closed in December.',
  'Oysters from September to April.',
  'Never closed in winter.',
  'Open in winter too.',
  'Closed the first two weeks of January.',
  'Closed until May.',
  'Open January to December.',
  'Open in May, June and July only.',
  'Open daily May to October, weekends only in winter.',
  'Open in August, cash only.',
  'The only place open in January.',
  'Not only open in summer.',
  'Fridays from June to August.',
  'Open from Halloween to Thanksgiving.',
  'Open from May to September on Mondays too.',
  'Open daily June to August, Tuesday to Saturday otherwise.',
  'Closed in winter on Mondays.',
  'Closed in winter except weekends.',
  'Closed December 25.',
  'Closed in March 2020 for a refit.',
  'It was closed from January to March.',
  'The pub closed in March and reopened in June under new owners.',
  "There's a roof deck, open May to October.",
  'Veranda closed in winter.',
  'The door is closed in winter, ring the bell.',
  'Seasonal menu, asparagus April to June.',
  'Truffle season is November to March.',
  'Closed Mondays in winter.',
  'Closes at 10 in summer.',
  'Closed for lunch in August.',
  'From October to March it closes at eight.',
  'Open late from June to August.',
  'Open for dinner from May to September.',
  'Open all year round, busiest June to August.',
  'Open daily May to October, weekends only the rest of the year.',
  'Open kitchen, winter menu only.',
  'It closed in March and opened in June under a new owner.',
  'May close early if quiet.',
  'Asparagus only in May, open daily.',
  'The spring rolls are closed with egg.',
  'It may close early.',
])('what closes no place for a season, or nobody knows from when: %s', (said) => expect(closedIn(said)).toEqual([]));

test.each([
  ['On Fridays, October to Easter, they let anyone in.', '2026-12-04', true],
  ['On Fridays, October to Easter, they let anyone in.', '2026-07-03', false],
  ['On Fridays, October to Easter, they let anyone in.', '2026-12-03', false],
  ['Jan plays the accordion on Fridays.', '2026-12-04', true],
  ['Oysters Sept to March.', '2026-12-04', true],
  ['Oysters in January.', '2026-12-04', false],
] as const)('what is so in a season: %s %s', (said, date, is) => expect(isSoOn(said, { date, day: null })).toBe(is));

test('two months are closed, and none of the others', () =>
  expect(closedIn('Closed in January and February.')).toEqual([
    ['01-01', '01-31'],
    ['02-01', '02-29'],
  ]));
