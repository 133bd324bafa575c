import { currentToast, dismissToast } from '@saffron/ui/toast';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OpeningStatus } from '../../../lib/opening-status.tsx';
import { serverError, TestApp } from '../../../test-app.tsx';
import { GuideTab } from './guide-tab.tsx';

const LONDON = { timeZone: 'Europe/London', tileAddress: '', tileAttribution: '© Someone' };

beforeEach(() => {
  dismissToast();
  vi.useFakeTimers({ now: new Date('2026-11-25T17:05:00Z'), shouldAdvanceTime: true });
});

async function open(answers: Record<string, unknown> = {}) {
  render(
    <TestApp answers={{ 'guide.settings': LONDON, ...answers }}>
      <GuideTab />
      <OpeningStatus hours={[{ dayOfWeek: ['Wednesday'], opens: '17:00', closes: '23:00' }]} />
    </TestApp>,
  );
  await screen.findByRole('combobox', { name: 'Time zone' });
}

const zone = () => screen.getByRole('combobox', { name: 'Time zone' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

async function chooseZone(name: string) {
  fireEvent.click(zone());
  const search = await screen.findByPlaceholderText('Search time zones');
  fireEvent.change(search, { target: { value: name } });
  fireEvent.click(screen.getByRole('option', { name }));
}

test('the time zone is chosen with its local time, and open pages follow', async () => {
  const saved = { ...LONDON, timeZone: 'America/New_York' };
  let stored = LONDON;
  const saveSettings = vi.fn(() => {
    stored = saved;
    return saved;
  });
  await open({ 'guide.settings': () => stored, 'guide.saveSettings': saveSettings });
  expect(screen.getByText(/There it is Wednesday, 17:05\./)).toBeTruthy();
  expect(screen.getByText(/closes 23:00/)).toBeTruthy();
  await chooseZone('America/New York');
  expect(screen.getByText(/There it is Wednesday, 12:05\./)).toBeTruthy();
  expect(zone().textContent).toBe('America/New York');
  expect(screen.getByText('Not saved')).toBeTruthy();
  save();
  save();
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Success', description: 'Guide settings saved.' }));
  expect(saveSettings).toHaveBeenCalledOnce();
  expect(saveSettings).toHaveBeenCalledWith({ timeZone: 'America/New_York' });
  expect(zone().textContent).toBe('America/New York');
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(await screen.findByText(/opens 17:00/)).toBeTruthy();
});

test('UTC can be chosen', async () => {
  await open();
  await chooseZone('UTC');
  expect(zone().textContent).toBe('UTC');
});

test('an invalid tile address is reported at its field and not sent; an empty one turns tiles off', async () => {
  const saveSettings = vi.fn(() => LONDON);
  await open({
    'guide.settings': { ...LONDON, tileAddress: 'https://tiles.example/{z}/{x}/{y}.png' },
    'guide.saveSettings': saveSettings,
  });
  type('Map tile address', 'http://tiles.example/{z}/{x}/{y}.png');
  save();
  const problem = await screen.findByText(/Please enter an https address with/);
  expect(field('Map tile address').getAttribute('aria-describedby')).toContain(problem.id);
  expect(document.activeElement).toBe(field('Map tile address'));
  expect(saveSettings).not.toHaveBeenCalled();
  type('Map tile address', ' ');
  save();
  await waitFor(() => expect(saveSettings).toHaveBeenCalledWith({ tileAddress: '' }));
});

test("the server's sentences show at their fields, and the input stays", async () => {
  await open({
    'guide.saveSettings': () => {
      throw serverError(400, 'Not valid.', {
        fields: { tileAttribution: 'Too long.', timeZone: 'Unknown time zone.' },
      });
    },
  });
  await chooseZone('Asia/Tokyo');
  type('Map attribution', 'Someone else');
  save();
  expect(await screen.findByText('Too long.')).toBeTruthy();
  expect(screen.getByText('Unknown time zone.')).toBeTruthy();
  expect(document.activeElement).toBe(zone());
  expect(zone().textContent).toBe('Asia/Tokyo');
  expect(field('Map attribution').value).toBe('Someone else');
  expect(currentToast()).toMatchObject({ title: 'Error', description: 'Not valid.', variant: 'destructive' });
});

test('a failure without a message has a fallback', async () => {
  await open({
    'guide.saveSettings': () => {
      throw new Error('Failed to fetch');
    },
  });
  type('Map attribution', 'Someone else');
  save();
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ description: 'There was a problem updating the guide settings.' }),
  );
});

test('text typed during a save stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const saveSettings = vi.fn(() => ({ ...LONDON, tileAttribution: 'Someone else' }));
  await open({
    'guide.saveSettings': () => {
      type('Map tile address', 'https://tiles');
      type('Map attribution', 'Someone else entirely');
      resolve();
      return saveSettings();
    },
  });
  type('Map attribution', 'Someone else');
  save();
  await promise;
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Success' }));
  expect(field('Map attribution').value).toBe('Someone else entirely');
  expect(field('Map tile address').value).toBe('https://tiles');
  expect(screen.getByText('Not saved')).toBeTruthy();
});

test('settings that cannot be loaded can be loaded again', async () => {
  let fails = true;
  render(
    <TestApp
      answers={{
        'guide.settings': () => {
          if (fails) throw serverError(500, 'Something went wrong on our side. Please try again.');
          return LONDON;
        },
      }}
    >
      <GuideTab />
    </TestApp>,
  );
  expect(await screen.findByText('Could not load the guide settings')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Time zone' })).toBeTruthy();
});
