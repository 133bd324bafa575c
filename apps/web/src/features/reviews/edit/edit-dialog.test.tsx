import { changedMeanwhile } from '@saffron/contracts/guide-texts';
import { currentToast, dismissToast } from '@saffron/ui/toast';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../test-app.tsx';
import { testRestaurant } from '../../../test-restaurant.ts';
import { EditDialog } from './edit-dialog.tsx';

const OWL = testRestaurant({
  id: 7,
  name: 'Owl',
  neighborhood: 'North',
  cuisine: 'Thai',
  price: 3,
  rating: 4.5,
  tag: 'View, Date night',
  saffronNotes: '{"vibe":"Calm","food_notes":"Soup"}',
});

const ANSWERS = {
  'guide.neighborhoods': ['North', 'South'],
  'guide.cuisines': ['Italian', 'Thai'],
  'guide.tags': ['Late', 'View'],
  'guide.list': [OWL],
};

beforeEach(() => dismissToast());

async function open(answers: Record<string, unknown> = {}, { restaurant = OWL, stillExists = true } = {}) {
  const onClose = vi.fn();
  render(
    <TestApp answers={{ ...ANSWERS, ...answers }}>
      <EditDialog restaurant={restaurant} stillExists={stillExists} open onClose={onClose} />
    </TestApp>,
  );
  await screen.findByRole('dialog', { name: 'Edit Restaurant' });
  return onClose;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

test('only changed fields are sent, once, and the lists are refreshed', async () => {
  const edit = vi.fn(() => ({ ...OWL, name: 'Night Owl' }));
  const onClose = await open({ 'guide.edit': edit });
  type('Name*', 'Night Owl');
  type('Price', '');
  type('Rating', '5');
  save();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(edit).toHaveBeenCalledTimes(1);
  const seen = { name: 'Owl', price: 3, rating: 4.5 };
  expect(edit).toHaveBeenCalledWith({ restaurantId: 7, name: 'Night Owl', price: null, rating: 5, seen });
  expect(currentToast()).toMatchObject({ title: 'Restaurant updated', description: 'Successfully updated Night Owl' });
});

test('prices have labels, ratings half steps', async () => {
  await open();
  const texts = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(texts('Price')).toEqual(['No price', 'Inexpensive', 'Moderate', 'Pricey', 'Expensive', 'Very Expensive']);
  expect(texts('Rating')).toEqual([
    'No Rating',
    '1 Star',
    ...[1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((stars) => `${stars} Stars`),
  ]);
});

test('a new neighborhood is added in the picker of the existing ones', async () => {
  const edit = vi.fn(() => OWL);
  await open({ 'guide.edit': edit });
  const picker = screen.getByRole('combobox', { name: 'Neighborhood' });
  expect(picker.textContent).toBe('North');
  fireEvent.click(picker);
  fireEvent.click(await screen.findByRole('option', { name: 'Add new neighborhood' }));
  type('Add new neighborhood', 'West Locks');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(picker.textContent).toBe('West Locks');
  expect(screen.queryByLabelText('Custom neighborhood')).toBeNull();
  save();
  await waitFor(() =>
    expect(edit).toHaveBeenCalledWith({ restaurantId: 7, neighborhood: 'West Locks', seen: { neighborhood: 'North' } }),
  );
});

test('a selected tag says that it replaces several stored ones, which can be kept', async () => {
  const edit = vi.fn(() => OWL);
  await open({ 'guide.edit': edit });
  const picker = screen.getByRole('combobox', { name: 'Tag' });
  const choose = async () => {
    fireEvent.click(picker);
    fireEvent.click(await screen.findByRole('option', { name: 'Late' }));
  };
  expect(picker.textContent).toBe('View, Date night');
  expect(screen.getByText('Choosing a tag replaces these tags.')).toBeTruthy();
  await choose();
  expect(screen.getByText('Replaces these tags: View, Date night.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep all tags' }));
  expect(picker.textContent).toBe('View, Date night');
  await choose();
  save();
  await waitFor(() =>
    expect(edit).toHaveBeenCalledWith({ restaurantId: 7, tag: 'Late', seen: { tag: 'View, Date night' } }),
  );
});

test('plain notes have one field', async () => {
  await open({}, { restaurant: { ...OWL, saffronNotes: 'Plain words.' } });
  expect(field('Saffron Notes').value).toBe('Plain words.');
});

test('structured notes have a field for each part', async () => {
  await open();
  expect(field('Atmosphere').value).toBe('Calm');
  expect(field('Food and drink').value).toBe('Soup');
  expect(field('Good for').value).toBe('');
});

test('an existing name is reported at the field, and the input stays', async () => {
  const onClose = await open({
    'guide.edit': () => {
      throw serverError(409, 'A restaurant with this name already exists. Please use a different name.', {
        error: 'conflict',
      });
    },
  });
  type('Name*', 'Taken');
  save();
  const error = await screen.findByText('A restaurant with this name already exists. Please use a different name.');
  expect(field('Name*').getAttribute('aria-describedby')).toContain(error.id);
  expect(field('Name*').value).toBe('Taken');
  expect(currentToast()).toMatchObject({ title: 'Error updating restaurant', variant: 'destructive' });
  expect(onClose).not.toHaveBeenCalled();
});

test('what somebody else changed meanwhile is replaced only by saving again', async () => {
  const theirs = { saffronNotes: '{"vibe":"Calm","food_notes":"Soup with peanuts"}', phone: '+44 20 7946 0002' };
  const both = changedMeanwhile(['phone number', 'notes']);
  const [notes, phone] = [changedMeanwhile(['notes']), changedMeanwhile(['phone number'])];
  const edit = vi.fn(({ seen }: { seen?: { saffronNotes?: string } }) => {
    const fields = { phone, saffronNotes: notes };
    if (seen?.saffronNotes !== theirs.saffronNotes) throw serverError(409, both, { error: 'conflict', fields });
    return OWL;
  });
  const get = vi.fn(() => ({ restaurant: { ...OWL, ...theirs }, similar: [] }));
  const onClose = await open({ 'guide.edit': edit, 'guide.get': get });
  type('Atmosphere', 'Loud');
  type('Phone', '+44 20 7946 0003');
  save();
  for (const [label, message] of [
    ['Atmosphere', notes],
    ['Phone', phone],
  ] as const) {
    const error = await screen.findByText(message);
    expect(field(label).getAttribute('aria-describedby')).toContain(error.id);
  }
  expect(currentToast()).toMatchObject({ description: both });
  expect(field('Atmosphere').value).toBe('Loud');
  expect(onClose).not.toHaveBeenCalled();
  const mine = { saffronNotes: '{"vibe":"Loud","food_notes":"Soup"}', phone: '+44 20 7946 0003' };
  const read = { saffronNotes: OWL.saffronNotes, phone: OWL.phone };
  expect(edit).toHaveBeenLastCalledWith({ restaurantId: 7, ...mine, seen: read });

  await waitFor(() => expect(get).toHaveReturned());
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(edit).toHaveBeenLastCalledWith({ restaurantId: 7, ...mine, seen: theirs });
});

test('a deleted restaurant cannot be edited', async () => {
  const edit = vi.fn();
  await open({ 'guide.edit': edit }, { stillExists: false });
  type('Name*', 'Night Owl');
  save();
  await waitFor(() => expect(currentToast()).toMatchObject({ description: 'No restaurant selected' }));
  expect(edit).not.toHaveBeenCalled();
});

test('closing with unsaved changes asks for confirmation', async () => {
  const onClose = await open();
  type('Name*', 'Night Owl');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(field('Name*').value).toBe('Night Owl');

  type('Name*', 'Owl');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
