import type { IndexedRestaurant, IndexStatus } from '@saffron/contracts/admin';
import { currentToast } from '@saffron/ui/toast';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../test-app.tsx';
import { IndexTab } from './index-tab.tsx';

const READY: IndexStatus = {
  status: 'ready',
  message: 'The index is ready.',
  indexingStatus: {
    inProgress: false,
    lastRun: null,
    successCount: 3,
    totalRestaurants: 200,
    failedCount: 2,
    recentlyIndexed: [{ name: 'Lume' }],
    errors: ['Tanuki: too long', 'Ox: gone'],
  },
};
const PROCESSING: IndexStatus = {
  status: 'processing',
  message: 'Restaurant indexing is in progress.',
  indexingStatus: { ...READY.indexingStatus, inProgress: true },
};
const STARTED = {
  message: 'Restaurant indexing process has been initiated. This may take several minutes.',
  progress: { total: 200, succeeded: 0, failed: 0 },
};
const LUME: IndexedRestaurant = { id: 7, name: 'Lume', indexed: '', lastIndexed: null };

beforeEach(() => {
  vi.useFakeTimers();
});

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function tab(answers: Record<string, unknown>) {
  render(
    <TestApp answers={{ 'admin.indexStatus': READY, ...answers }}>
      <IndexTab />
    </TestApp>,
  );
  await pass(50);
}

async function click(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(20);
}

async function search(text: string) {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search restaurants' }), { target: { value: text } });
  await click('Search');
}

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start full indexing' });
const throwing = (error: Error) => () => {
  throw error;
};

test('the panel shows the index status, and its errors on demand', async () => {
  await tab({});
  expect(screen.getByText('Ready')).toBeTruthy();
  for (const [term, value] of [
    ['Last run', 'Never'],
    ['Restaurants', '200'],
    ['Indexed', '3'],
    ['Failed', '2'],
  ]) {
    const fact = screen.getByText(String(term), { selector: 'dt' });
    expect(fact.nextElementSibling?.textContent, term).toBe(value);
  }
  await click('Show errors');
  const dialog = screen.getByRole('dialog', { name: 'Indexing Errors' });
  const list = within(dialog).getByRole('list');
  expect(list.className).toContain('h-[200px]');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

test('a run is polled: first after 2 s, then every 5 s, until it ends', async () => {
  const states = [READY, PROCESSING, PROCESSING, READY];
  const status = vi.fn(() => states.shift() ?? READY);
  const progress = vi.fn(() => ({ total: 200, succeeded: 96, failed: 2 }));
  const begin = vi.fn(() => STARTED);
  await tab({ 'admin.indexStatus': status, 'admin.indexProgress': progress, 'admin.startIndexing': begin });
  fireEvent.click(start());
  await click('Start full indexing');
  expect(begin).toHaveBeenCalledTimes(1);
  expect(currentToast()).toMatchObject({ title: 'Indexing Started', description: STARTED.message });
  expect(screen.getByText('Processing')).toBeTruthy();
  expect(start().disabled).toBe(true);
  expect(status).toHaveBeenCalledTimes(1);

  await pass(1900);
  expect(status).toHaveBeenCalledTimes(1);
  await pass(200);
  expect(status).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('98');
  expect(screen.getByText('98 of 200')).toBeTruthy();
  await pass(4800);
  expect(status).toHaveBeenCalledTimes(2);
  await pass(300);
  expect(status).toHaveBeenCalledTimes(3);
  await pass(5100);
  expect(status).toHaveBeenCalledTimes(4);
  expect(screen.getByText('Ready')).toBeTruthy();
  expect(start().disabled).toBe(false);
  expect(currentToast()).toMatchObject({ title: 'Indexing Status', description: 'The index is ready.' });
  await pass(20_000);
  expect(status).toHaveBeenCalledTimes(4);
});

test('a run started by another admin is shown', async () => {
  await tab({ 'admin.indexStatus': PROCESSING, 'admin.indexProgress': STARTED.progress });
  expect(screen.getByText('Processing')).toBeTruthy();
  expect(start().disabled).toBe(true);
});

test('a failed start shows in a toast and in the panel', async () => {
  await tab({ 'admin.startIndexing': throwing(new TypeError('Failed to fetch')) });
  await click('Start full indexing');
  const sentence = 'There was an error starting the indexing process. Please try again.';
  expect(currentToast()).toMatchObject({
    title: 'Indexing Failed',
    description: sentence,
    variant: 'destructive',
  });
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(start().disabled).toBe(false);
});

test('the status can be checked, and a failed check is reported', async () => {
  let broken = false;
  const status = () => {
    if (broken) throw serverError(500, 'x');
    return READY;
  };
  await tab({ 'admin.indexStatus': status });
  await click('Check status');
  expect(currentToast()).toMatchObject({ title: 'Indexing Status', description: 'The index is ready.' });
  broken = true;
  await click('Check status');
  expect(currentToast()).toMatchObject({
    title: 'Status Check Failed',
    description: 'There was an error checking the indexing status.',
    variant: 'destructive',
  });
  expect(screen.getByRole('alert').textContent).toBe('There was an error checking the indexing status.');
});

test('a search needs two characters', async () => {
  const find = vi.fn();
  await tab({ 'admin.searchIndex': find });
  await search(' a ');
  expect(currentToast()).toMatchObject({
    title: 'Search Query Too Short',
    description: 'Please enter at least 2 characters to search.',
  });
  expect(find).not.toHaveBeenCalled();
});

test('an empty and a failed search are reported', async () => {
  let broken = false;
  await tab({
    'admin.searchIndex': () => {
      if (broken) throw serverError(503, 'The database cannot be reached.');
      return { results: [] };
    },
  });
  await search('xyz');
  expect(currentToast()).toMatchObject({
    title: 'No Results',
    description: 'No restaurants found matching your search.',
  });
  broken = true;
  await search('xyzzy');
  expect(currentToast()).toMatchObject({ title: 'Search Failed', description: 'The database cannot be reached.' });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('xyzzy');
  broken = false;
  await click('Try again');
  expect(screen.getByText('No restaurants found matching your search.')).toBeTruthy();
});

test('a single restaurant is processing immediately and refreshed after 3 s', async () => {
  const find = vi
    .fn()
    .mockReturnValueOnce({ results: [LUME] })
    .mockReturnValue({ results: [{ ...LUME, indexed: 'success', lastIndexed: new Date().toISOString() }] });
  const status = vi.fn(() => READY);
  const index = vi.fn(() => ({ message: 'Indexing of the restaurant has started.', restaurant: LUME }));
  await tab({ 'admin.searchIndex': find, 'admin.indexStatus': status, 'admin.indexRestaurant': index });
  await search('lume');
  expect(screen.getByText('Not indexed')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Index Lume' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(screen.getByText('Processing')).toBeTruthy();
  expect(document.querySelector('li time')).toBeTruthy();
  await pass(2900);
  expect(index).toHaveBeenCalledTimes(1);
  expect(index).toHaveBeenCalledWith({ restaurantId: 7 });
  expect(find).toHaveBeenCalledTimes(1);
  expect(status).toHaveBeenCalledTimes(1);
  await pass(200);
  expect(find).toHaveBeenCalledTimes(2);
  expect(status).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Indexed', { selector: 'span' })).toBeTruthy();
});

test.each([
  ['the server gives a reason', serverError(404, 'This restaurant does not exist.'), 'This restaurant does not exist.'],
  ['the network fails', new TypeError('Failed to fetch'), 'Failed to index restaurant'],
])('when %s, one restaurant keeps its state', async (_what, failure, description) => {
  await tab({ 'admin.searchIndex': { results: [LUME] }, 'admin.indexRestaurant': throwing(failure) });
  await search('lume');
  await click('Index Lume');
  expect(currentToast()).toMatchObject({ title: 'Indexing Failed', description, variant: 'destructive' });
  expect(screen.getByText('Not indexed')).toBeTruthy();
});
