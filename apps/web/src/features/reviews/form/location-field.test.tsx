import { dismissToast } from '@saffron/ui/toast';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../test-app.tsx';
import { testRestaurant } from '../../../test-restaurant.ts';
import { EditDialog } from '../edit/edit-dialog.tsx';

const OWL = testRestaurant({ id: 7, name: 'Owl', neighborhood: 'North', cuisine: 'Thai' });

beforeEach(() => dismissToast());

async function open(edit: (input: unknown) => unknown = () => OWL, restaurant = OWL) {
  render(
    <TestApp answers={{ 'guide.edit': edit }}>
      <EditDialog restaurant={restaurant} stillExists open onClose={() => undefined} />
    </TestApp>,
  );
  await screen.findByRole('dialog', { name: 'Edit Restaurant' });
}

const location = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Location' });
const write = (value: string) => fireEvent.change(location(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const map = () => screen.queryByRole<HTMLAnchorElement>('link', { name: /^Show on the map/ });

test('a link from a map becomes coordinates when the field is left, and is never opened', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  const edit = vi.fn(() => OWL);
  await open(edit);
  write('https://www.openstreetmap.org/#map=17/51.5033/-0.1196');
  expect(location()).toHaveProperty('value', 'https://www.openstreetmap.org/#map=17/51.5033/-0.1196');
  expect(screen.getByText('Recognized: 51.5033° N, 0.1196° W')).toBeTruthy();
  fireEvent.blur(location());
  expect(location().value).toBe('51.5033, -0.1196');
  expect(map()?.href).toBe('https://www.google.com/maps/search/?api=1&query=51.5033%2C-0.1196');
  expect(map()?.rel).toContain('noopener');
  save();
  const seen = { latitude: null, longitude: null };
  const sent = { restaurantId: 7, latitude: 51.5033, longitude: -0.1196, seen };
  await waitFor(() => expect(edit).toHaveBeenCalledWith(sent));
  expect(request).not.toHaveBeenCalled();
});

test('a link without coordinates is reported at the field', async () => {
  await open();
  write('https://maps.app.goo.gl/abc');
  fireEvent.blur(location());
  const problem = await screen.findByText(/This link contains no coordinates/);
  expect(location().getAttribute('aria-describedby')).toContain(problem.id);
  expect(location().value).toBe('https://maps.app.goo.gl/abc');
  expect(map()).toBeNull();
  write('51.5033, -0.1196');
  await waitFor(() => expect(screen.queryByText(/This link contains no coordinates/)).toBeNull());
});

test('a location can be cleared', async () => {
  const edit = vi.fn(() => OWL);
  await open(edit, { ...OWL, latitude: 51.5033, longitude: -0.1196 });
  fireEvent.click(screen.getByRole('button', { name: 'Clear location' }));
  expect(location().value).toBe('');
  expect(document.activeElement).toBe(location());
  expect(map()).toBeNull();
  save();
  const seen = { latitude: 51.5033, longitude: -0.1196 };
  await waitFor(() => expect(edit).toHaveBeenCalledWith({ restaurantId: 7, latitude: null, longitude: null, seen }));
});

test("the server's sentence about a coordinate shows at the field", async () => {
  await open(() => {
    throw serverError(400, 'Bad.', { fields: { longitude: 'Bad longitude.' } });
  });
  write('51.5033, -0.1196');
  save();
  expect(await screen.findByText('Bad longitude.')).toBeTruthy();
  expect(document.activeElement).toBe(location());
  expect(location().value).toBe('51.5033, -0.1196');
});
