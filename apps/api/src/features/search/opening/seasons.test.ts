import { expect, test } from 'vitest';
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
  ['Summer only, cash only.', '09-01', '05-31'],
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
  'The spring rolls are closed with egg.',
  'It may close early.',
])('what closes no place for a season, or nobody knows from when: %s', (said) => expect(closedIn(said)).toEqual([]));
