import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TestApp } from '../../test-app.tsx';
import { DishIllustration } from './dish-illustration.tsx';
import { RestaurantCard } from './restaurant-card.tsx';

const CARD = {
  id: '7',
  name: 'Belmonte',
  description: 'Small and candlelit.',
  neighborhood: null,
  cuisine: 'Italian',
  priceRange: '$$',
  website: null,
  address: null,
  phone: null,
  hours: null,
  latitude: null,
  rating: null,
  reservations: false,
  tags: [],
  longitude: null,
  reason: null,
};

test('the button opens a new tab without access to this page', () => {
  render(<RestaurantCard card={CARD} />);
  const link = screen.getByRole('link', { name: /^Visit Website of Belmonte/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('the same restaurant is drawn the same way each time, another one differently', () => {
  const draw = (seed: string) => render(<DishIllustration seed={seed} cuisine="Italian" />).container.innerHTML;
  expect(draw('7')).toBe(draw('7'));
  expect(draw('7')).not.toBe(draw('8'));
});

/** Simulates layout, which jsdom lacks: text of the given height in a box of 100 px. */
function textOfHeight(px: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(px);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
}

test('a clamped description can be expanded and collapsed', () => {
  textOfHeight(160);
  render(<RestaurantCard card={CARD} />);
  const more = screen.getByRole('button', { name: 'More about Belmonte' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  const less = screen.getByRole('button', { name: 'Less about Belmonte' });
  expect(less.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(less);
  expect(screen.getByRole('button', { name: 'More about Belmonte' })).toBeTruthy();
});

test('a description that fits has no button', () => {
  textOfHeight(100);
  render(<RestaurantCard card={CARD} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a restaurant in the guide links to the list; others do not', async () => {
  const { unmount } = render(<RestaurantCard card={{ ...CARD, address: '1 Quay', phone: '555-0117' }} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  unmount();
  render(
    <TestApp answers={{}}>
      <RestaurantCard card={{ ...CARD, name: 'Da Ernesta' }} listed />
    </TestApp>,
  );
  const link = await screen.findByRole('link', { name: 'Open Da Ernesta in the list' });
  expect(link.getAttribute('href')).toBe('/list?search=Da+Ernesta');
});

test('a restaurant in the guide can be called and found on a map', async () => {
  render(
    <TestApp answers={{}}>
      <RestaurantCard
        card={{ ...CARD, address: '1 Quay', phone: '(040) 555-0117', latitude: 51.5, longitude: 0 }}
        listed
      />
    </TestApp>,
  );
  const call = await screen.findByRole('link', { name: 'Call Belmonte: (040) 555-0117' });
  expect(call.getAttribute('href')).toBe('tel:0405550117');
  const directions = screen.getByRole('link', { name: /^Directions to Belmonte/ });
  expect(directions.getAttribute('href')).toBe('https://www.google.com/maps/dir/?api=1&destination=51.5%2C0');
  const map = screen.getByRole('link', { name: /^1 Quay, Belmonte on a map/ });
  for (const link of [directions, map]) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('text that is no number is not a link', async () => {
  render(
    <TestApp answers={{}}>
      <RestaurantCard card={{ ...CARD, phone: 'by letter only' }} listed />
    </TestApp>,
  );
  expect(await screen.findByText('by letter only')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Belmonte', 'Visit Website', '']);
});

test('a card shows whether the restaurant is open', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T20:00:00Z'), shouldAdvanceTime: true });
  const hours = [{ dayOfWeek: ['Wednesday' as const], opens: '18:00', closes: '23:00' }];
  render(
    <TestApp answers={{ 'guide.settings': { timeZone: 'UTC', tileAddress: '', tileAttribution: '' } }}>
      <RestaurantCard card={{ ...CARD, hours }} />
    </TestApp>,
  );
  expect(await screen.findByText('Open now')).toBeTruthy();
  expect(screen.getByText(/closes 23:00/)).toBeTruthy();
});

test('a card shows the facts, and why it answers the message', () => {
  const reason = { text: 'Tables under the vines.', tags: ['Outdoor seating'] };
  const tags = ['Groups', 'Outdoor seating', 'Lively', 'Late night', 'BYO'];
  const facts = { neighborhood: 'Mission', address: '1 Quay', rating: 4.5, reservations: true };
  render(<RestaurantCard card={{ ...CARD, ...facts, tags, reason }} />);
  expect(screen.getByText('Tables under the vines.').textContent).toBe('Why: Tables under the vines.');
  const summary = screen.getByText('Mission', { exact: false, selector: 'p' });
  expect(summary.textContent).toContain('4.5 of 5');
  expect(summary.textContent).toContain('Italian');
  const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(shown).toEqual(['Outdoor seating', 'Takes reservations', 'Groups', 'Lively', 'Late night']);
});

test('cards of one reply are drawn on different grounds', () => {
  const cards = [1, 2, 3].map((id) => ({ ...CARD, id: String(id), cuisine: 'Pizza' }));
  const { container } = render(cards.map((card) => <RestaurantCard key={card.id} card={card} among={cards} />));
  const grounds = [...container.querySelectorAll('svg[data-dish] > rect')].map((rect) => rect.getAttribute('fill'));
  expect(grounds).toHaveLength(3);
  expect(grounds[1]).not.toBe(grounds[0]);
  expect(grounds[1]).not.toBe(grounds[2]);
});
