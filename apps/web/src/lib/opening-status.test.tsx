import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../test-app.tsx';
import { OpeningStatus } from './opening-status.tsx';

/** Wednesday and Thursday, 18:00 to 23:00. */
const EVENINGS: OpeningHours = [{ dayOfWeek: ['Wednesday', 'Thursday'], opens: '18:00', closes: '23:00' }];
const ZONE = { timeZone: 'America/New_York', tileAddress: '', tileAttribution: '' };

/** @param now an instant; New York is five hours behind UTC in November */
function show(now: string, settings: unknown = ZONE, hours: OpeningHours | null = EVENINGS) {
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true });
  const asked = vi.fn(() => {
    if (settings instanceof Error) throw settings;
    return settings;
  });
  const { unmount } = render(
    <TestApp answers={{ 'guide.settings': asked }}>
      <p>
        <OpeningStatus hours={hours} />
      </p>
      <p>
        <OpeningStatus hours={hours} />
      </p>
    </TestApp>,
  );
  return { asked, unmount };
}

const lines = async () => (await screen.findAllByRole('paragraph')).map((line) => line.textContent);

/** Simulates another tab in front of this one. */
function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('it says until when a place is open, in the time zone of the guide', async () => {
  const { asked } = show('2026-11-26T00:30:00Z');
  await vi.waitFor(async () => expect(await lines()).toEqual(Array(2).fill('Open now\u00a0· closes 23:00')));
  expect(asked).toHaveBeenCalledOnce();
});

test('it says when a closed place opens', async () => {
  show('2026-11-25T17:00:00Z');
  expect(await screen.findAllByText(/opens 18:00/)).toHaveLength(2);
  expect(await lines()).toEqual(Array(2).fill('Closed\u00a0· opens 18:00'));
});

test('it changes when the minute does', async () => {
  show('2026-11-25T22:59:30Z');
  await screen.findAllByText(/opens 18:00/);
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(await lines()).toEqual(Array(2).fill('Closed\u00a0· opens 18:00'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(await lines()).toEqual(Array(2).fill('Open now\u00a0· closes 23:00'));
  vi.setSystemTime('2026-11-26T04:00:00Z');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await lines()).toEqual(Array(2).fill('Closed\u00a0· opens tomorrow 18:00'));
});

test('all places share one timer, which a hidden page does not have', async () => {
  show('2026-11-25T22:59:30Z');
  await screen.findAllByText(/opens 18:00/);
  const shown = vi.getTimerCount();
  hide(true);
  expect(vi.getTimerCount()).toBe(shown - 1);
  vi.setSystemTime('2026-11-26T02:00:00Z');
  hide(false);
  expect(await lines()).toEqual(Array(2).fill('Open now\u00a0· closes 23:00'));
  expect(vi.getTimerCount()).toBe(shown);
});

test('the timer ends with the last place', async () => {
  const { unmount } = show('2026-11-25T17:00:00Z');
  await screen.findAllByText(/opens 18:00/);
  unmount();
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(setTimer).not.toHaveBeenCalled();
});

test('its line is kept while the time zone loads', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T17:00:00Z'), shouldAdvanceTime: true });
  render(
    <TestApp answers={{}}>
      <p>
        <OpeningStatus hours={EVENINGS} />
      </p>
    </TestApp>,
  );
  expect(await lines()).toEqual(['\u00a0']);
});

test.each([
  ['hours are unknown', ZONE, null],
  ['the time zone cannot be loaded', serverError(500, 'no'), EVENINGS],
  ['the browser does not know the time zone', { ...ZONE, timeZone: 'Mars/Olympus' }, EVENINGS],
])('nothing shows where %s', async (_case, settings, hours) => {
  show('2026-11-25T17:00:00Z', settings, hours);
  await vi.waitFor(async () => expect(await lines()).toEqual(['', '']));
});
