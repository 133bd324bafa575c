import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadModule, onFirstUse } from './load-module.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

test('offline, it waits for the network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce('part');
  const part = loadModule(load);
  await Promise.resolve();
  online.mockReturnValue(true);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await part).toBe('part');
});

test('online, a missing module is an error', async () => {
  await expect(loadModule(() => Promise.reject(gone))).rejects.toBe(gone);
});

test('only the first input counts', () => {
  const run = vi.fn();
  onFirstUse(run);
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.pointerDown(document.body);
  expect(run).toHaveBeenCalledOnce();

  const never = vi.fn();
  onFirstUse(never)();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(never).not.toHaveBeenCalled();
});
