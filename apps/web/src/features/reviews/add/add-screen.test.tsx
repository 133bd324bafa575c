import { RESTAURANTS_REACHED } from '@saffron/contracts/limit-texts';
import { currentToast, dismissToast } from '@saffron/ui/toast';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../test-app.tsx';
import { testRestaurant } from '../../../test-restaurant.ts';
import { AddScreen } from './add-screen.tsx';

const EXISTS = 'A restaurant with this name already exists in the database.';
const ANSWERS = {
  'guide.exists': ({ name }: { name: string }) => ({ exists: name.toLowerCase() === 'taken' }),
  'guide.neighborhoods': ['North', 'Old Harbour', 'x'],
  'guide.cuisines': ['Italian', 'Thai'],
  'guide.tags': ['Late', 'View'],
};

beforeEach(() => dismissToast());

async function open(answers: Record<string, unknown> = {}) {
  render(
    <TestApp answers={{ ...ANSWERS, ...answers }}>
      <AddScreen />
    </TestApp>,
  );
  await screen.findByRole('heading', { name: 'Add New Restaurant' });
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save Restaurant' });

async function pick(field: string, option: string) {
  fireEvent.click(screen.getByRole('combobox', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

async function fill() {
  type('Restaurant Name*', ' Owl ');
  await pick('Neighborhood', 'North');
  await pick('Cuisine Type', 'Thai');
}

test('missing input is reported at its field, and the first one is focused', async () => {
  await open();
  fireEvent.click(save());
  expect(await screen.findByText('Restaurant name must be at least 2 characters')).toBeTruthy();
  expect(screen.getByText('Neighborhood must be at least 2 characters')).toBeTruthy();
  expect(screen.getByText('Cuisine type must be at least 2 characters')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Restaurant Name*'));
});

test('a double click adds once, resets the form and opens the reviews', async () => {
  const add = vi.fn(() => testRestaurant());
  await open({ 'guide.add': add });
  await fill();
  type('Tags', 'quiet, View');
  fireEvent.keyDown(screen.getByLabelText('Tags'), { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Add Late' }));
  type('Tags', 'not added yet');
  fireEvent.click(save());
  fireEvent.click(save());
  expect(await screen.findByText('the reviews')).toBeTruthy();
  expect(add).toHaveBeenCalledTimes(1);
  expect(add).toHaveBeenCalledWith({
    name: 'Owl',
    neighborhood: 'North',
    cuisine: 'Thai',
    website: null,
    address: null,
    phone: null,
    hours: null,
    latitude: null,
    longitude: null,
    bar: false,
    restaurant: false,
    mealTypeBreakfast: false,
    mealTypeLunch: false,
    mealTypeDinner: false,
    reservations: false,
    price: 2,
    rating: null,
    tag: 'quiet, View, Late, not added yet',
    saffronNotes: null,
  });
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Success!',
      description: 'Restaurant has been added to the database.',
    }),
  );
});

test('an existing name is reported while typing and not sent', async () => {
  const add = vi.fn();
  await open({ 'guide.add': add });
  await fill();
  type('Restaurant Name*', 'Taken');
  expect(await screen.findByText(EXISTS)).toBeTruthy();
  fireEvent.click(save());
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'A restaurant with this name already exists. Please use a different name.',
    variant: 'destructive',
  });
  expect(add).not.toHaveBeenCalled();

  // The response was for another text.
  type('Restaurant Name*', 'Taken not');
  expect(screen.queryByText(EXISTS)).toBeNull();
});

test('names are checked from two characters on, after typing pauses; a failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const exists = vi.fn(() => {
    throw new Error('down');
  });
  await open({ 'guide.exists': exists });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  type('Restaurant Name*', 'O');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(exists).not.toHaveBeenCalled();
  type('Restaurant Name*', 'Ow');
  type('Restaurant Name*', 'Owl');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(exists).toHaveBeenCalledTimes(1);
  expect(exists).toHaveBeenCalledWith({ name: 'Owl' });
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(currentToast()?.open ?? false).toBe(false);
});

test('a server error shows at its field, and the input stays', async () => {
  await open({
    'guide.add': () => {
      throw serverError(409, 'A restaurant with this name already exists. Please use a different name.', {
        error: 'conflict',
      });
    },
  });
  await fill();
  fireEvent.click(save());
  expect(
    await screen.findByText('A restaurant with this name already exists. Please use a different name.'),
  ).toBeTruthy();
  expect(currentToast()).toMatchObject({ title: 'Error', variant: 'destructive' });
  expect(screen.getByLabelText<HTMLInputElement>('Restaurant Name*').value).toBe(' Owl ');
  expect(screen.getByRole('combobox', { name: 'Neighborhood' }).textContent).toBe('North');
});

test('a limit of the account is told, and the input stays', async () => {
  await open({
    'guide.add': () => {
      throw serverError(409, RESTAURANTS_REACHED, { error: 'limit_reached' });
    },
  });
  await fill();
  fireEvent.click(save());
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Error', description: RESTAURANTS_REACHED, variant: 'destructive' }),
  );
  // It is not a fault of the name.
  expect(screen.queryByText(RESTAURANTS_REACHED)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Restaurant Name*').value).toBe(' Owl ');
});

test('a failure without a message has a fallback', async () => {
  await open({
    'guide.add': () => {
      throw new Error('Failed to fetch');
    },
  });
  await fill();
  fireEvent.click(save());
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to add restaurant. Please try again.',
      variant: 'destructive',
    }),
  );
});

test('leaving with unsaved input asks for confirmation', async () => {
  await open();
  type('Restaurant Name*', 'Owl');
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Restaurant Name*').value).toBe('Owl');

  fireEvent.click(await screen.findByRole('link', { name: 'Back to Reviews' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('the reviews')).toBeTruthy();
});

test('leaving without input does not ask', async () => {
  await open();
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('the reviews')).toBeTruthy();
});

test('a new neighborhood can be added, from two characters on', async () => {
  await open();
  fireEvent.click(screen.getByRole('combobox', { name: 'Neighborhood' }));
  const search = await screen.findByPlaceholderText('Search neighborhoods');
  expect(screen.queryByRole('option', { name: 'x' })).toBeNull();
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(await screen.findByText('No neighborhood found.')).toBeTruthy();
  fireEvent.click(screen.getByRole('option', { name: /Add new neighborhood/ }));
  const box = screen.getByRole('textbox', { name: 'Add new neighborhood' });
  fireEvent.change(box, { target: { value: ' z ' } });
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  fireEvent.change(box, { target: { value: ' West Locks ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('combobox', { name: 'Neighborhood' }).textContent).toBe('West Locks');
});

test('a selected tag is a removable chip and no longer a suggestion', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add View' }));
  expect(screen.queryByRole('button', { name: 'Add View' })).toBeNull();
  type('Tags', 'VIEW');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(within(screen.getByRole('list', { name: 'Tags, chosen' })).getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Remove View' }));
  expect(screen.getByRole('button', { name: 'Add View' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Tags'));
});

test('the space for suggestions is reserved until they load or fail', async () => {
  const { promise, reject } = Promise.withResolvers<string[]>();
  await open({ 'guide.tags': () => promise });
  expect(screen.getByText('Tags in use')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Tags in use' })).toBeNull();
  await act(async () => reject(serverError(404, 'There are none.')));
  await waitFor(() => expect(screen.queryByText('Tags in use')).toBeNull());
});
