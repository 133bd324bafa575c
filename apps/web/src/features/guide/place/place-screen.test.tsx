import type { Restaurant } from '@saffron/contracts/guide';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../test-app.tsx';
import { testRestaurant } from '../../../test-restaurant.ts';
import { PlaceScreen } from './place-screen.tsx';

const place = (id: number, fields: Partial<Restaurant>) => testRestaurant({ id, name: `Place ${id}`, ...fields });

const SETTINGS = { timeZone: 'UTC', tileAddress: null, tileAttribution: null };

function show(answers: Record<string, unknown>, restaurantId = 7) {
  const onAsk = vi.fn();
  render(
    <TestApp answers={{ 'guide.settings': SETTINGS, ...answers }}>
      <PlaceScreen restaurantId={restaurantId} onAsk={onAsk} />
    </TestApp>,
  );
  return { onAsk };
}

const FULL = place(7, {
  name: 'Casa Luna',
  neighborhood: 'Old Harbour',
  cuisine: 'Italian',
  price: 3,
  rating: 4.5,
  tag: 'Terrace, Date night',
  website: 'https://casaluna.example',
  phone: '(040) 555-0117',
  address: '1 Quay Street',
  reservations: true,
  mealTypeDinner: true,
  bar: true,
  restaurant: true,
  addedBy: 'Ann',
  saffronNotes: JSON.stringify({ vibe: 'Candles.', food_notes: 'Handmade pasta.', occasions: 'A birthday.' }),
});

test('shows everything that the guide says, and links to similar places', async () => {
  const { onAsk } = show({ 'guide.get': { restaurant: FULL, similar: [place(9, { name: 'Trattoria Stella' })] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Luna' })).toBeTruthy();
  for (const text of ['Candles.', 'Handmade pasta.', 'A birthday.', 'Terrace', 'Date night', 'Takes reservations'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Food and drinks')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call Casa Luna: (040) 555-0117' }).getAttribute('href')).toBe(
    'tel:0405550117',
  );
  expect(screen.getByRole('link', { name: /Directions to Casa Luna/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Visit website/ }).getAttribute('href')).toBe('https://casaluna.example/');
  expect(screen.getByText(/Added by Ann/)).toBeTruthy();
  const other = within(screen.getByRole('heading', { name: 'Trattoria Stella' })).getByRole('link');
  expect(other.getAttribute('href')).toBe('/restaurants/9');
  expect(document.title).toContain('Casa Luna');
  fireEvent.click(screen.getByRole('button', { name: 'Ask about this place' }));
  expect(onAsk).toHaveBeenCalledWith('Casa Luna');
});

test('has a heading while the restaurant is loading', async () => {
  show({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading the restaurant' })).toBeTruthy();
});

test('shows what is known of a place with nothing but a name', async () => {
  show({ 'guide.get': { restaurant: place(7, {}), similar: [] } });
  expect(await screen.findByText('Nobody has written about this place yet.')).toBeTruthy();
  expect(screen.queryByText('Similar places')).toBeNull();
  expect(screen.queryByText('Tags')).toBeNull();
});

test.each([
  ['2026-11-27T20:00:00Z', 'Saturday, today'],
  ['2026-12-24T12:00:00Z', 'December 24, 2026, today'],
])('at %s, the hours of the local day are marked: %s', async (now, row) => {
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true });
  const hours: Restaurant['hours'] = [
    { dayOfWeek: ['Thursday', 'Friday', 'Saturday'], opens: '12:00', closes: '22:00' },
    { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '12:00', closes: '15:00' },
  ];
  show({
    'guide.settings': { ...SETTINGS, timeZone: 'Asia/Tokyo' },
    'guide.get': { restaurant: place(7, { hours }), similar: [] },
  });
  const header = await screen.findByRole('rowheader', { name: row });
  const marked = screen.getAllByRole('row').filter((one) => one.getAttribute('aria-current') === 'date');
  expect(marked).toEqual([header.parentElement]);
});

test.each([7, Number.NaN, 0, 2 ** 40])('says that restaurant %d is not in the guide, and offers others', async (id) => {
  const other = place(9, { name: 'Trattoria Stella' });
  show(
    {
      'guide.get': () => Promise.reject(serverError(404, 'This restaurant does not exist.', { error: 'not_found' })),
      'guide.alternatives': [other],
    },
    id,
  );
  const title = 'This restaurant is no longer in the guide.';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all restaurants' }).getAttribute('href')).toBe('/list');
  expect((await screen.findByRole('link', { name: other.name })).getAttribute('href')).toBe('/restaurants/9');
});
