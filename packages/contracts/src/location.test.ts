import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distanceBetween,
  distanceText,
  distanceTexts,
  LOCATION_PROBLEM,
  middleOf,
  parseLocation,
  printLocation,
  walkingMinutes,
  withoutOutlying,
} from './location.ts';

describe('reading a location', () => {
  test.each([
    ['51.5033, -0.1196', 51.5033, -0.1196],
    ['(51.5033 -0.1196)', 51.5033, -0.1196],
    ['51.5033° N, 0.1196° W', 51.5033, -0.1196],
    ['33.8688 S, 151.2093 E', -33.8688, 151.2093],
    [
      'https://www.google.com/maps/place/X/@51.5,-0.1,17z/data=!4m6!3m5!1s0x!8m2!3d51.5033!4d-0.1196!16s',
      51.5033,
      -0.1196,
    ],
    ['https://www.google.com/maps/@51.5033,-0.1196,17z', 51.5033, -0.1196],
    ['https://www.google.com/maps/search/?api=1&query=51.5033%2C-0.1196', 51.5033, -0.1196],
    ['https://maps.google.com/?q=51.5033,-0.1196', 51.5033, -0.1196],
    ['https://maps.apple.com/?ll=51.5033,-0.1196&q=Somewhere', 51.5033, -0.1196],
    ['https://www.openstreetmap.org/?mlat=51.5033&mlon=-0.1196#map=17/51.5/-0.1', 51.5033, -0.1196],
    ['https://www.openstreetmap.org/#map=17/51.5033/-0.1196', 51.5033, -0.1196],
    ['geo:51.5033,-0.1196', 51.5033, -0.1196],
  ])('%j', (text, latitude, longitude) => {
    expect(parseLocation(text)).toEqual({ ok: true, location: { latitude, longitude } });
  });

  test.each([
    ['', LOCATION_PROBLEM.unreadable],
    ['somewhere', LOCATION_PROBLEM.unreadable],
    ['51.5', LOCATION_PROBLEM.unreadable],
    ['95, 181', LOCATION_PROBLEM.latitude],
    ['151.2093, -33.8688', LOCATION_PROBLEM.swapped],
    ['51.5, 200', LOCATION_PROBLEM.longitude],
    ['https://maps.app.goo.gl/abc', LOCATION_PROBLEM.noCoordinates],
    ['https://example.com/%', LOCATION_PROBLEM.noCoordinates],
    ['javascript:alert(1)', LOCATION_PROBLEM.unreadable],
  ])('%j is answered with a sentence', (text, problem) => {
    expect(parseLocation(text)).toEqual({ ok: false, problem });
  });

  test('takes linear time for any spaces', () => {
    const spaces = ' '.repeat(1990);
    expect(parseLocation(`1${spaces}x`)).toEqual({ ok: false, problem: LOCATION_PROBLEM.unreadable });
    expect(parseLocation(`1${spaces},${spaces}2`)).toMatchObject({ ok: true });
  });

  test('reads what it writes', () => {
    const degrees = (max: number) => fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((value) => value / 1e6);
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const location = { latitude, longitude };
        expect(parseLocation(printLocation(location))).toEqual({ ok: true, location });
      }),
    );
  });
});

describe('distances', () => {
  const london = { latitude: 51.5074, longitude: -0.1278 };
  const paris = { latitude: 48.8566, longitude: 2.3522 };

  test('are great-circle distances', () => {
    expect(distanceBetween(london, paris) / 1000).toBeCloseTo(343.6, 0);
    expect(distanceBetween(london, london)).toBe(0);
    expect(distanceBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }) / 1000).toBeCloseTo(
      22.2,
      1,
    );
  });

  test('are told in minutes on foot, farther away in kilometers', () => {
    expect(walkingMinutes(800)).toBe(13);
    expect(walkingMinutes(0)).toBe(1);
    expect(distanceText(750)).toBe('about 12 min on foot');
    expect(distanceText(7400)).toBe('about 7.4 km away');
    expect(distanceText(74_000)).toBe('about 74 km away');
  });

  test('are told in one unit where there are several', () => {
    const texts = (...meters: number[]) => meters.map(distanceTexts(meters));
    expect(texts(750, 150)).toEqual(['about 12 min on foot', 'about 2 min on foot']);
    expect(texts(750, 20, 14_800)).toEqual(['about 0.8 km', 'about 0.1 km', 'about 15 km']);
  });

  test('count from the middle of a neighborhood', () => {
    expect(
      middleOf([
        { latitude: 1, longitude: 2 },
        { latitude: 3, longitude: 4 },
      ]),
    ).toEqual({ latitude: 2, longitude: 3 });
    expect(middleOf([])).toBeNull();
  });
});

describe('a position that is far from all others', { tags: ['a85'] }, () => {
  const town = Array.from({ length: 9 }, (_, at) => ({ latitude: 60 + at / 1000, longitude: 10 }));
  const pole = { latitude: 90, longitude: 180 };

  test('moves the middle of a neighborhood by little', () => {
    const [with_, without] = [middleOf([...town, pole]), middleOf(town)];
    expect(with_ && without && distanceBetween(with_, without)).toBeLessThan(100);
  });

  test('is left out of a plot, unless there are no others', () => {
    expect(withoutOutlying([pole, ...town])).toEqual(town);
    expect(withoutOutlying(town)).toEqual(town);
    expect(withoutOutlying([pole])).toEqual([pole]);
    expect(withoutOutlying([])).toEqual([]);
  });
});
