import type { CurrentUser } from '@saffron/contracts/accounts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestApp } from '../../test-app.tsx';
import { testRestaurant } from '../../test-restaurant.ts';
import { type ReviewsSearch, readSearch } from './list/search.ts';
import { ReviewsScreen } from './reviews-screen.tsx';
// The screen loads it on demand, which can take longer than a query waits.
import './edit/edit-dialog.tsx';

const ANA: CurrentUser = {
  id: 1,
  username: 'ana@example.com',
  name: 'Ana de Souza',
  displayName: 'Ana de Souza',
  role: 'reviewer',
  isAdmin: false,
  isReviewer: true,
};

const MANY = Array.from({ length: 23 }, (_, index) =>
  testRestaurant({
    id: index + 1,
    name: `Place ${String(index + 1).padStart(2, '0')}`,
    neighborhood: index % 2 ? 'North' : 'South',
    rating: index === 0 ? null : 3,
    addedBy: index < 3 ? 'bo' : 'ana@example.com',
  }),
);

let address: ReviewsSearch;
beforeEach(() => {
  address = {};
});

/** Stands in for the route; tests can read the search. */
function Page({ user, from }: { user: CurrentUser; from: ReviewsSearch }) {
  const [search, setSearch] = useState(from);
  address = search;
  return (
    <ReviewsScreen
      user={user}
      search={search}
      onSearch={(change) => setSearch((before) => readSearch({ ...before, page: undefined, ...change }))}
    />
  );
}

async function open({ user = ANA, from = {}, answers = {} }: Partial<Parameters<typeof show>[0]> = {}) {
  show({ user, from, answers });
  await screen.findByRole('heading', { level: 1 });
}

function show({ user, from, answers }: { user: CurrentUser; from: ReviewsSearch; answers: Record<string, unknown> }) {
  render(
    <TestApp answers={{ 'guide.list': MANY, ...answers }}>
      <Page user={user} from={from} />
    </TestApp>,
  );
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

test('greets by name and shows the coming features', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ana de Souza');
  expect(screen.getByText(/You can add and manage restaurant reviews/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add New Restaurant' }).getAttribute('href')).toBe('/reviews/add');
  expect(screen.getByRole('heading', { name: 'Coming Soon: Reviewer Features' })).toBeTruthy();
});

test('a user without a name is greeted by username and cannot edit', async () => {
  await open({ user: { ...ANA, name: null, role: 'user', isReviewer: false } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, ana@example.com');
  await screen.findByText('Place 01');
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

test('shows ten per page and the range', async () => {
  await open();
  expect(await screen.findByText('Showing 1-10 of 23 restaurants')).toBeTruthy();
  expect(names()).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(screen.getByText('Showing 21-23 of 23 restaurants')).toBeTruthy();
  expect(address).toEqual({ page: 3 });
});

test('any filter resets the page', async () => {
  await open({ from: { page: 2 } });
  await screen.findByText('Showing 11-20 of 23 restaurants');
  fireEvent.change(screen.getByLabelText('Creator'), { target: { value: 'ana@example.com' } });
  expect(screen.getByText('Showing 1-10 of 20 restaurants')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  fireEvent.change(screen.getByLabelText('Search restaurants'), { target: { value: 'north' } });
  expect(screen.getByText('Showing 1-10 of 10 restaurants')).toBeTruthy();
  await waitFor(() => expect(address).toEqual({ creator: 'ana@example.com', q: 'north' }));

  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByText('Showing 1-10 of 23 restaurants')).toBeTruthy();
  expect(address).toEqual({});
});

test('columns sort, reverse, and report their direction', async () => {
  await open();
  await screen.findByText('Place 01');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(head('Name').getAttribute('aria-sort')).toBe('descending');
  expect(names()[0]).toBe('Place 23');
  fireEvent.click(screen.getByRole('button', { name: 'Neighborhood' }));
  expect(head('Name').getAttribute('aria-sort')).toBeNull();
  expect(head('Neighborhood').getAttribute('aria-sort')).toBe('ascending');
  expect(names()[0]).toBe('Place 02');
  expect(address).toEqual({ sort: 'neighborhood' });
});

test('the URL sets filters, order and page', async () => {
  await open({ from: { q: 'south', sort: 'rating', order: 'desc', page: 2 } });
  expect(await screen.findByText('Showing 11-12 of 12 restaurants')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Search restaurants').value).toBe('south');
  // The one without a rating is last, descending too.
  expect(names().at(-1)).toBe('Place 01');
});

test('an empty list shows what to do', async () => {
  await open({ answers: { 'guide.list': [] } });
  expect(await screen.findByText('No restaurants found. Add a new restaurant to get started.')).toBeTruthy();
});

test('a list that fails to load can be retried', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let down = true;
  const list = () => {
    if (down) throw new Error('down');
    return MANY;
  };
  await open({ answers: { 'guide.list': list } });
  await vi.advanceTimersByTimeAsync(20_000);
  down = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 1-10 of 23 restaurants')).toBeTruthy();
});

test('Edit opens the edit dialog of its restaurant', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Place 04' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Restaurant' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name*').value).toBe('Place 04');
});

/** Two places, one with hours and a location, on a Wednesday at noon in the time zone of the guide. */
const WITH_HOURS = {
  'guide.settings': { timeZone: 'America/New_York', tileAddress: '', tileAttribution: '' },
  'guide.list': [
    testRestaurant({
      id: 1,
      name: 'Owl',
      hours: [
        { dayOfWeek: ['Wednesday'], opens: '18:00', closes: '01:00', lastOrders: '00:15' },
        { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
      ],
      latitude: 51.5033,
      longitude: -0.1196,
    }),
    testRestaurant({ id: 2, name: 'Plain' }),
  ],
};

test('the table shows what is open, and nothing where hours are unknown', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T17:00:00Z'), shouldAdvanceTime: true });
  await open({ answers: WITH_HOURS });
  await screen.findByText('Closed');
  expect(names()).toEqual([expect.stringMatching(/^OwlClosed\s·\sopens\s18:00$/), 'Plain']);
});

function onPhone() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query): MediaQueryList => ({
      matches: query.includes('max-width'),
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }),
  );
}

test('the details on phones have the hours and a link to the map', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T17:00:00Z'), shouldAdvanceTime: true });
  onPhone();
  await open({ answers: WITH_HOURS });
  fireEvent.click(await screen.findByRole('button', { name: /^Owl.*opens 18:00/ }));
  const hours = within(screen.getByRole('table', { name: 'Opening hours' })).getAllByRole('row');
  expect(hours.map(({ textContent }) => textContent)).toEqual([
    'MondayClosed',
    'TuesdayClosed',
    'Wednesday18:00–01:00 (last orders 00:15)',
    ...['Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => `${day}Closed`),
    expect.stringMatching(/^December 24.+26, 2026Closed$/),
  ]);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^51.5033° N, 0.1196° W, Owl on a map/ });
  expect(link.href).toBe('https://www.google.com/maps/search/?api=1&query=51.5033%2C-0.1196');
  expect(link.rel).toContain('noopener');
});

test('mobile rows expand', async () => {
  onPhone();
  await open();
  const row = await screen.findByRole('button', { name: /Place 02/ });
  expect(row.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(row);
  expect(row.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('None specified')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit Place 02' })).toBeTruthy();
});
