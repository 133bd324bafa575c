import type { Restaurant } from '@saffron/contracts/guide';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TestApp } from '../../../test-app.tsx';
import { testRestaurant } from '../../../test-restaurant.ts';
import { ListScreen } from '../list/list-screen.tsx';

const SETTINGS = { timeZone: 'UTC', tileAddress: '', tileAttribution: '' };

/** Bakery, with Cellar to its east and Diner to its south; Elusive is nowhere. */
const GUIDE = [
  { name: 'Bakery', neighborhood: 'Mill Bank', cuisine: 'Bakery', latitude: 51.5, longitude: 0 },
  { name: 'Cellar', neighborhood: 'Mill Bank', cuisine: 'Wine bar', latitude: 51.5, longitude: 0.01 },
  { name: 'Diner', neighborhood: 'Theatre Mile', cuisine: 'American', latitude: 51.49, longitude: 0.001 },
  { name: 'Elusive', neighborhood: 'Nowhere' },
].map((fields, id) => testRestaurant({ id: id + 1, ...fields }));

function show(guide: readonly Restaurant[] = GUIDE, search: Record<string, unknown> = {}, settings = SETTINGS) {
  const onSearch = vi.fn();
  const answers = {
    'guide.list': guide,
    'guide.cuisines': [],
    'guide.neighborhoods': [],
    'guide.settings': settings,
  };
  render(
    <TestApp answers={answers}>
      <ListScreen search={{ view: 'map', ...search }} onSearch={onSearch} />
    </TestApp>,
  );
  return onSearch;
}

// The module is loaded by the first test that needs it.
const map = () => screen.findByRole('region', { name: 'Map' }, { timeout: 10_000 });
const point = async (name: string) => within(await map()).findByRole('button', { name: new RegExp(`^${name}`) });
const points = async () => within(await map()).queryAllByRole('button', { pressed: false });

test('the map is opened and closed by a button, which the address keeps', async () => {
  const onSearch = show(GUIDE, { view: undefined, search: 'dine' });
  const button = await screen.findByRole('button', { name: 'Map', expanded: false });
  expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
  fireEvent.click(button);
  expect(onSearch).toHaveBeenCalledWith({ search: 'dine', view: 'map' });
});

test('the shown map is closed by the same button, and filters keep it', async () => {
  const onSearch = show();
  await map();
  fireEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(onSearch).toHaveBeenLastCalledWith({});
  fireEvent.click(screen.getByRole('button', { name: 'Lunch' }));
  await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ meals: 'lunch', view: 'map' }));
});

test('without tiles, it shows points with names and their neighborhoods', async () => {
  show();
  expect((await point('Bakery')).getAttribute('aria-label')).toBe('Bakery, Bakery, Mill Bank');
  expect(await points()).toHaveLength(3);
  expect(within(await map()).getByText('Theatre Mile')).toBeTruthy();
  expect(within(await map()).getByText('Not on the map: Elusive.')).toBeTruthy();
});

test('the map shows what the list shows', async () => {
  show(GUIDE, { search: 'mill' });
  await point('Cellar');
  expect(await points()).toHaveLength(2);
  expect(screen.queryByText(/Not on the map/)).toBeNull();
});

test('one point is reached by Tab, the others by the arrow keys', async () => {
  show();
  const bakery = await point('Bakery');
  const stops = async () => (await points()).filter((each) => each.getAttribute('tabindex') === '0');
  expect(await stops()).toEqual([bakery]);
  bakery.focus();
  fireEvent.keyDown(bakery, { key: 'ArrowRight' });
  const cellar = await point('Cellar');
  expect(document.activeElement).toBe(cellar);
  expect(await stops()).toEqual([cellar]);
  fireEvent.keyDown(cellar, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cellar);
});

test('Enter opens the card of a restaurant, and Escape returns to its point', async () => {
  show();
  const diner = await point('Diner');
  fireEvent.keyDown(diner, { key: 'Enter' });
  const card = within(await map()).getByRole('article', { name: 'Diner' });
  expect(document.activeElement).toBe(card);
  expect(diner.getAttribute('aria-pressed')).toBe('true');
  expect(within(card).getByRole('link', { name: /^Directions to Diner/ })).toBeTruthy();
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.activeElement).toBe(diner);
});

test('a click near a point opens its card', async () => {
  show(GUIDE.slice(0, 1));
  await point('Bakery');
  const plot = screen.getByRole('group', { name: /^Restaurants by neighborhood/ });
  fireEvent.click(plot, { clientX: 415, clientY: 235 });
  fireEvent.click(within(screen.getByRole('article', { name: 'Bakery' })).getByRole('button', { name: 'Close' }));
  fireEvent.click(plot, { clientX: 500, clientY: 240 });
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(await point('Bakery'));
  expect(screen.getByRole('article', { name: 'Bakery' })).toBeTruthy();
});

test('a guide without positions says so', async () => {
  show(GUIDE.slice(3));
  expect(within(await map()).getByText('None of these restaurants has a known position.')).toBeTruthy();
});

test('a long list shows its first 500 restaurants, and names the first 20 that are missing', async () => {
  const many = Array.from({ length: 600 }, (_, id) =>
    testRestaurant({ id, name: `Place ${1000 + id}`, ...(id < 550 && { latitude: 51 + id / 1000, longitude: 0 }) }),
  );
  show(many);
  await point('Place 1000');
  expect(await points()).toHaveLength(500);
  expect(screen.getByText(/^The map shows the first 500 of 550 restaurants/)).toBeTruthy();
  expect(screen.getByText(/^Not on the map: Place 1550, .*Place 1569 and 30 more\.$/)).toBeTruthy();
});

test('a browser that cannot draw street maps shows the plot, and says why', { timeout: 20_000 }, async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  show(GUIDE, {}, { ...SETTINGS, tileAddress: 'https://tiles.example/{z}/{x}/{y}.png', tileAttribution: '© Tiles' });
  expect(await screen.findByText(/^This browser cannot draw street maps/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(await points()).toHaveLength(3);
  expect(screen.queryByText('© Tiles')).toBeNull();
});
