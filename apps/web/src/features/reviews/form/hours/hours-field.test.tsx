import type { OpeningHours } from '@saffron/contracts/hours/opening-hours';
import { dismissToast } from '@saffron/ui/toast';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../../test-app.tsx';
import { testRestaurant } from '../../../../test-restaurant.ts';
import { EditDialog } from '../../edit/edit-dialog.tsx';

const EVENINGS: OpeningHours = [
  { dayOfWeek: ['Monday', 'Tuesday'], opens: '18:00', closes: '23:00' },
  { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
];
const EVENINGS_TEXT = 'Mo, Tu 18:00-23:00; We-Su closed; 2026-12-25 closed';

beforeEach(() => dismissToast());

async function open({ hours = null, edit }: { hours?: OpeningHours | null; edit?: (input: unknown) => unknown } = {}) {
  const restaurant = testRestaurant({ id: 7, name: 'Owl', neighborhood: 'North', cuisine: 'Thai', hours });
  const onClose = vi.fn();
  render(
    <TestApp
      answers={{
        'guide.settings': { timeZone: 'America/New_York', tileAddress: '', tileAttribution: '' },
        'guide.edit': edit ?? (() => restaurant),
      }}
    >
      <EditDialog restaurant={restaurant} stillExists open onClose={onClose} />
    </TestApp>,
  );
  await screen.findByRole('dialog', { name: 'Edit Restaurant' });
  return onClose;
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Opening hours as text' });
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const view = (name: 'As text' | 'By day') => fireEvent.click(screen.getByRole('radio', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save Changes');
const rows = () =>
  within(screen.getByRole('table', { name: 'Opening hours' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('text is previewed by day, in the time zone of the guide', async () => {
  await open();
  expect(await screen.findByText('Times in America/New York')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  write('Mo-Fr 12:00-15:00, 18:00-1am; 2026-12-24 to 2026-12-26 closed');
  expect(rows()).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day}12:00–15:00, 18:00–01:00`),
    'SaturdayClosed',
    'SundayClosed',
    expect.stringMatching(/December 24.*26, 2026Closed/),
  ]);
});

test('text that cannot be read is reported when the field is left, until it can be read', async () => {
  await open();
  write('Mo-Fr by appointment');
  expect(screen.queryByText(/“by” is not a day or a time/)).toBeNull();
  fireEvent.blur(text());
  const problem = await screen.findByText(/“by” is not a day or a time/);
  expect(text().getAttribute('aria-describedby')).toContain(problem.id);
  write('Mo-Fr 12:00-15:00');
  await waitFor(() => expect(screen.queryByText(/“by” is not a day or a time/)).toBeNull());
});

test('both views edit the same hours, and only a change is sent', async () => {
  const edit = vi.fn(() => testRestaurant());
  const onClose = await open({ hours: EVENINGS, edit });
  expect(text().value).toBe(EVENINGS_TEXT);
  view('By day');
  expect(field('Monday opens').value).toBe('18:00');
  expect(field('From, exception 1').value).toBe('Dec 25, 2026');
  view('As text');
  write('tue & mon 6-11pm; 2026-12-25 off');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(edit).not.toHaveBeenCalled();

  view('By day');
  set('Tuesday closes', '00:30');
  expect(screen.getByText('Closes on the next day')).toBeTruthy();
  view('As text');
  expect(text().value).toBe('Mo 18:00-23:00; Tu 18:00-00:30; We-Su closed; 2026-12-25 closed');
  save();
  await waitFor(() => expect(edit).toHaveBeenCalledOnce());
  expect(edit).toHaveBeenCalledWith({
    restaurantId: 7,
    hours: 'Mo 18:00-23:00; Tu 18:00-00:30; We-Su closed; 2026-12-25 closed',
    seen: { hours: EVENINGS },
  });
});

test('a day gets times with last orders, and they are copied to chosen days', async () => {
  await open();
  view('By day');
  expect(screen.getAllByText('Not set')).toHaveLength(7);
  press('Add times, Monday');
  expect(document.activeElement).toBe(field('Monday opens'));
  set('Monday opens', '12:00');
  set('Monday closes', '15:00');
  press('Add times, Monday');
  set('Monday opens, 2 of 2', '18:00');
  set('Monday closes, 2 of 2', '23:00');
  press('Add last orders, Monday');
  set('Monday last orders, 2 of 2', '22:30');

  press("Copy Monday's hours to other days");
  const days = screen.getByRole('group', { name: "Days to copy Monday's hours to" });
  expect(within(days).queryByRole('button', { name: 'Monday' })).toBeNull();
  fireEvent.click(within(days).getByRole('button', { name: 'Weekdays' }));
  fireEvent.click(within(days).getByRole('button', { name: 'Sunday' }));
  fireEvent.click(within(days).getByRole('button', { name: 'Friday' }));
  fireEvent.click(within(days).getByRole('button', { name: 'Copy' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: "Copy Monday's hours to other days" }));
  expect(screen.getByText('Copied to Tuesday, Wednesday, Thursday, Sunday.')).toBeTruthy();

  press('Remove times, Sunday, 2 of 2');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add times, Sunday' }));
  press('Remove times, Sunday');
  expect(screen.getAllByText('Closed', { selector: 'span' })).toHaveLength(3);
  view('As text');
  expect(text().value).toBe('Mo-Th 12:00-15:00, 18:00-23:00 (last orders 22:30); Fr-Su closed');
});

test('exceptions have dates and times', async () => {
  await open({ hours: EVENINGS });
  view('By day');
  press('Add an exception');
  expect(document.activeElement).toBe(field('From, exception 2'));
  set('From, exception 2', '2026-12-31');
  press('Add times, exception 2');
  set('exception 2 opens', '18:00');
  set('exception 2 closes', '03:00');
  press('Remove exception 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an exception' }));
  set('To, if several days, exception 1', '2027-01-01');
  view('As text');
  expect(text().value).toBe('Mo, Tu 18:00-23:00; We-Su closed; 2026-12-31 to 2027-01-01 18:00-03:00');
});

test('a missing time is reported at its day when saving, and keeps what was entered in both views', async () => {
  const edit = vi.fn();
  await open({ edit });
  view('By day');
  press('Add times, Wednesday');
  set('Wednesday opens', '12:00');
  save();
  const problem = await screen.findByText('Please enter when it opens and when it closes.');
  expect(within(screen.getByRole('group', { name: 'Wednesday' })).getByText(problem.textContent ?? '')).toBe(problem);
  expect(field('Wednesday opens').getAttribute('aria-describedby')).toContain(problem.id);
  await waitFor(() => expect(document.activeElement).toBe(field('Wednesday opens')));

  view('As text');
  expect(text().value).toBe('Mo, Tu, Th-Su closed; We 12:00-?');
  view('By day');
  expect(field('Wednesday opens').value).toBe('12:00');
  set('Wednesday closes', '12:00');
  expect(await screen.findByText(/12:00-12:00 on Wednesday has no length/)).toBeTruthy();
  set('Wednesday closes', '14:00');
  await waitFor(() => expect(screen.queryByText(/has no length/)).toBeNull());
  expect(edit).not.toHaveBeenCalled();
});

test('text that cannot be read is not edited by day', async () => {
  await open();
  write('Mo-Fr by appointment');
  fireEvent.blur(text());
  view('By day');
  expect(await screen.findByText('Correct the text first. Then you can edit it by day.')).toBeTruthy();
  expect(screen.getByText(/“by” is not a day or a time/)).toBeTruthy();
  view('As text');
  expect(text().value).toBe('Mo-Fr by appointment');
});

test.each(['As text', 'By day'] as const)("%s, the server's sentence shows at the hours", async (name) => {
  await open({
    hours: EVENINGS,
    edit: () => {
      throw serverError(400, 'Bad hours.', { fields: { hours: 'Bad hours.' } });
    },
  });
  write('Mo 12:00-15:00');
  view(name);
  save();
  const group = screen.getByRole('group', { name: 'Opening hours' });
  expect(await within(group).findByText('Bad hours.')).toBeTruthy();
  if (name === 'By day') view('As text');
  expect(text().value).toBe('Mo 12:00-15:00');
});

test('leaving with changed hours asks for confirmation', async () => {
  const onClose = await open({ hours: EVENINGS });
  view('By day');
  press('Add times, Sunday');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
