import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

async function freshStore() {
  return import('./toast.ts');
}

test('a toast shows until dismissed, by default for five seconds', async () => {
  const { toast, currentToast, dismissToast } = await freshStore();
  toast({ title: 'Saved' });
  expect(currentToast()).toMatchObject({ title: 'Saved', open: true, durationMs: 5000 });
  dismissToast();
  expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
});

test('a new toast replaces the old one', async () => {
  const { toast, currentToast, dismissToast } = await freshStore();
  const first = toast({ title: 'First' });
  toast({ title: 'Second', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Second', variant: 'destructive' });
  dismissToast(first);
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});

test('a dismissed toast is removed after 1,000,000 ms, but not a newer one', async () => {
  const { toast, currentToast, dismissToast } = await freshStore();
  toast({ title: 'First' });
  dismissToast();
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();

  toast({ title: 'Second' });
  dismissToast();
  vi.advanceTimersByTime(500_000);
  toast({ title: 'Third' });
  vi.advanceTimersByTime(600_000);
  expect(currentToast()).toMatchObject({ title: 'Third', open: true });
});

test('listeners are called on every change until they unsubscribe', async () => {
  const { toast, dismissToast, subscribeToToasts } = await freshStore();
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  toast({ title: 'Saved' });
  dismissToast();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  toast({ title: 'Saved' });
  expect(listener).toHaveBeenCalledTimes(2);
});
