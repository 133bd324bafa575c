import type { Restaurant } from '@saffron/contracts/guide';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../test-app.tsx';
import { testRestaurant } from '../../../test-restaurant.ts';
import { CardListScreen } from './card-list-screen.tsx';
import { ListScreen } from './list-screen.tsx';

const ALL_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const daily = (opens: string, closes: string) => [{ dayOfWeek: [...ALL_DAYS], opens, closes }];

const GUIDE: Restaurant[] = [
  { name: 'Bakery', neighborhood: 'Mill Bank', hours: daily('07:00', '14:00'), latitude: 51.5, longitude: 0 },
  { name: 'Cellar', neighborhood: 'Mill Bank', hours: daily('20:00', '02:00'), latitude: 51.502, longitude: 0 },
  { name: 'Diner', neighborhood: 'Theatre Mile', hours: daily('00:00', '24:00'), latitude: 51.52, longitude: 0 },
  { name: 'Elusive', neighborhood: 'Nowhere', hours: null, phone: '(040) 555-0117', address: '1 Quay' },
].map((fields, id) => testRestaurant({ id: id + 1, ...fields }));

const SETTINGS = { timeZone: 'UTC', tileAddress: '', tileAttribution: '' };

interface Shown {
  search?: Record<string, unknown>;
  settings?: unknown;
  Screen?: typeof CardListScreen;
}

/** Shows the list on Wednesday, 25 November 2026, at 12:00 UTC. */
function show({ search = {}, settings = SETTINGS, Screen = CardListScreen }: Shown = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), shouldAdvanceTime: true });
  const onSearch = vi.fn();
  const answers = {
    'guide.list': GUIDE,
    'guide.cuisines': [],
    'guide.neighborhoods': ['Mill Bank', 'Nowhere', 'Theatre Mile'],
    'guide.settings': () => {
      if (settings instanceof Error) throw settings;
      return settings;
    },
  };
  render(
    <TestApp answers={answers}>
      <Screen search={search} onSearch={onSearch} />
    </TestApp>,
  );
  return onSearch;
}

/** The names and second lines of the results. */
const entries = async () => (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
const names = async () => (await entries()).map((text) => /^[A-Z][a-z]+(?=[A-Z])/.exec(text ?? '')?.[0]);
const shown = (...expected: string[]) => vi.waitFor(async () => expect(await names()).toEqual(expected));
const choose = (option: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: option } });

/** Answers requests for the position of the device. */
function withDevice(answer: { latitude: number; longitude: number } | { code: number }) {
  const getCurrentPosition = vi.fn((known: PositionCallback, failed: PositionErrorCallback) => {
    const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    if ('code' in answer) failed({ ...codes, ...answer, message: '' });
    // @ts-expect-error: a part of the browser's object
    else known({ coords: answer });
  });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], onLine: true, geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

test('entries show whether they are open', async () => {
  show();
  await vi.waitFor(async () => expect((await entries())[0]).toContain('Open now\u00a0· closes 14:00'));
  expect((await entries())[1]).toContain('Closed\u00a0· opens 20:00');
  expect((await entries())[3]).not.toMatch(/Open|Closed/);
});

test('"Open now" leaves out what is closed or unknown, and follows the clock', async () => {
  const onSearch = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Open now' }));
  await shown('Bakery', 'Diner');
  expect(screen.getByText('Restaurants whose opening hours are not known are left out.')).toBeTruthy();
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith({ open: 'now' }));
  vi.setSystemTime('2026-11-25T14:00:00Z');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await shown('Diner');
});

test('a time filters by what is open then, across midnight', async () => {
  const onSearch = show();
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '27 nov 2026' } });
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith({ open: '2026-11-27T19:00' }));
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '1:30 am' } });
  fireEvent.blur(screen.getByLabelText('Time'));
  await shown('Cellar', 'Diner');
  expect((await entries())[0]).toContain('Open at 01:30\u00a0· closes 02:00');
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith({ open: '2026-11-27T01:30' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  await shown('Bakery', 'Cellar', 'Diner', 'Elusive');
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('');
});

test('times are those of the guide, not of the device', async () => {
  show({ search: { open: 'now' }, settings: { ...SETTINGS, timeZone: 'Asia/Tokyo' } });
  await shown('Cellar', 'Diner');
  expect(screen.getByText('Tokyo time')).toBeTruthy();
});

test('without the time of the guide, nothing counts as open now', async () => {
  show({ search: { open: 'now' }, settings: serverError(500, 'no') });
  expect(await screen.findByText(/^The time of the guide could not be loaded/)).toBeTruthy();
  expect(screen.getByText(/^No restaurants match your filters/)).toBeTruthy();
});

test('the list is sorted by distance from a neighborhood', async () => {
  const onSearch = show();
  await screen.findByRole('option', { name: 'Near Theatre Mile' });
  choose('Theatre Mile');
  await shown('Diner', 'Cellar', 'Bakery', 'Elusive');
  expect((await entries())[1]).toContain('about 33 min on foot');
  expect(screen.getByText('Sorted by distance from the middle of Theatre Mile.')).toBeTruthy();
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith({ near: 'Theatre Mile' }));
});

test.each(['Nowhere', 'Atlantis'])('from %s, which has no position, it stays sorted by name', async (near) => {
  show({ search: { near } });
  await shown('Bakery', 'Cellar', 'Diner', 'Elusive');
  expect(
    screen.getByText(`No restaurant in “${near}” has a known position, so the list is sorted by name.`),
  ).toBeTruthy();
});

test('"Nearest to me" asks for the position once, and rounds it', async () => {
  const asked = withDevice({ latitude: 51.50249, longitude: 0.0001 });
  const onSearch = show();
  await screen.findByRole('option', { name: 'Nearest to me' });
  expect(asked).not.toHaveBeenCalled();
  choose('me');
  await shown('Cellar', 'Bakery', 'Diner', 'Elusive');
  // 51.50249 is 54 m from the cellar, 51.502 is there.
  expect((await entries())[0]).toContain('about 1 min on foot');
  expect(asked).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith({ near: 'me' }));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, onSearch.mock.calls])).not.toContain('51.5');
});

test('an address with "near=me" does not ask by itself', async () => {
  const asked = withDevice({ latitude: 51.52, longitude: 0 });
  show({ search: { near: 'me' } });
  await shown('Bakery', 'Cellar', 'Diner', 'Elusive');
  expect(screen.getByText(/^Your position is needed to sort by distance from you/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use my position' }));
  await shown('Diner', 'Cellar', 'Bakery', 'Elusive');
});

test.each([
  [1, /^This site may not see your position/],
  [2, /^Your position could not be determined/],
  [3, /^Finding your position took too long/],
])('error %i of the device has its sentence, and can be tried again', async (code, sentence) => {
  const asked = withDevice({ code });
  show();
  await screen.findByRole('option', { name: 'Nearest to me' });
  choose('me');
  expect(await screen.findByText(sentence)).toBeTruthy();
  await shown('Bakery', 'Cellar', 'Diner', 'Elusive');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a browser without positions has its sentence', async () => {
  vi.stubGlobal('isSecureContext', false);
  show();
  await screen.findByRole('option', { name: 'Nearest to me' });
  choose('me');
  expect(await screen.findByText(/^This browser does not share positions/)).toBeTruthy();
});

test('the table has the same in its cells', async () => {
  show({ Screen: ListScreen, search: { near: 'Mill Bank' } });
  const row = async (name: string) => (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr');
  const bakery = within((await row('Bakery')) ?? document.body);
  await vi.waitFor(() => expect(bakery.getByRole('rowheader').textContent).toBe('BakeryOpen now\u00a0· closes 14:00'));
  const directions = bakery.getByRole('link', { name: /directions to Bakery/ });
  expect(directions.textContent).toBe('about 2 min on foot');
  expect(directions.getAttribute('href')).toContain('destination=51.5%2C0');
  const elusive = within((await row('Elusive')) ?? document.body);
  expect(elusive.getByRole('link', { name: /directions to Elusive/ }).textContent).toBe('Directions');
  expect(elusive.getByRole('link', { name: 'Call Elusive: (040) 555-0117' }).getAttribute('href')).toBe(
    'tel:0405550117',
  );
});
