import type { Restaurant } from '@saffron/contracts/guide';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TestApp } from '../../../test-app.tsx';
import { testRestaurant } from '../../../test-restaurant.ts';
import { CardListScreen } from './card-list-screen.tsx';

const PLAIN = testRestaurant();
const BELMONTE: Restaurant = {
  ...PLAIN,
  id: 2,
  name: 'Belmonte',
  neighborhood: 'Mission',
  cuisine: 'Italian',
  price: 3,
  bar: true,
  restaurant: true,
  mealTypeLunch: true,
  mealTypeDinner: true,
  reservations: true,
  website: 'https://belmonte.example',
  tag: 'Cosy, Terrace',
};

function show(restaurants: readonly Restaurant[], search: Record<string, unknown> = {}) {
  const onSearch = vi.fn();
  const answers = {
    'guide.list': restaurants,
    'guide.cuisines': ['Italian'],
    'guide.neighborhoods': ['Mission'],
    'guide.settings': { timeZone: 'UTC', tileAddress: '', tileAttribution: '' },
  };
  render(
    <TestApp answers={answers}>
      <CardListScreen search={search} onSearch={onSearch} />
    </TestApp>,
  );
  return onSearch;
}
const card = async (name: string) => {
  const row = (await screen.findByRole('button', { name: new RegExp(`^${name}`) })).closest('li');
  if (!row) throw new Error(`no card for ${name}`);
  return row;
};

test('a click expands and collapses the details of a card', async () => {
  show([BELMONTE]);
  const belmonte = await card('Belmonte');
  const toggle = within(belmonte).getByRole('button');
  expect(toggle.textContent).toBe('BelmonteMission\u00a0· Italian\u00a0· $$$Price 3 of 5DrinksFood');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');

  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const facts = within(belmonte)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(within(belmonte).getByRole('heading', { name: 'Details' })).toBeTruthy();
  expect(facts).toEqual([
    ['Cuisine', 'Italian'],
    ['Website', 'Visit'],
    ['Reservations', 'Yes'],
    ['Available for', 'Lunch, Dinner'],
    ['Tag', 'Cosy, Terrace'],
  ]);
  expect(
    within(belmonte)
      .getByRole('link', { name: /^Visit/ })
      .getAttribute('href'),
  ).toBe('https://belmonte.example/');

  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('missing values show N/A, and a missing price shows Coming soon', async () => {
  show([PLAIN]);
  const plain = await card('Plain');
  expect(within(plain).getByRole('button').textContent).toBe('PlainN/A\u00a0· N/A\u00a0· Coming soon');
  fireEvent.click(within(plain).getByRole('button'));
  const values = within(plain)
    .getAllByRole('term')
    .map((term) => term.nextSibling?.textContent);
  expect(values).toEqual(['N/A', 'N/A', 'No', 'N/A', 'N/A']);
});

test('ten thousand restaurants show ten per page', async () => {
  show(Array.from({ length: 10_000 }, (_, id) => ({ ...PLAIN, id, name: `Place ${String(id).padStart(5, '0')}` })));
  expect(await screen.findByText('Showing 10000 of 10000 restaurants')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Page 1000' }));
  expect(await card('Place 09990')).toBeTruthy();
});

test('the URL sets the filters and follows them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onSearch = show([BELMONTE, PLAIN], { search: 'belm' });
  expect(await screen.findByText('Showing 1 of 2 restaurants')).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search restaurants' });
  expect(field.value).toBe('belm');
  fireEvent.change(field, { target: { value: 'nothing' } });
  expect(await screen.findByText('No restaurants match your filters. Try adjusting your criteria.')).toBeTruthy();
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith({ search: 'nothing' }));
  expect(onSearch).toHaveBeenCalledOnce();
});
