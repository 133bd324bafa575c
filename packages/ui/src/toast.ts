/** Default display time of a toast, in ms. */
const DURATION_MS = 5000;
/** Time until a dismissed toast is removed, in ms. */
const REMOVE_DELAY_MS = 1_000_000;

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  durationMs?: number;
  action?: { label: string; run: () => void };
}

export interface ToastRecord extends ToastOptions {
  id: number;
  open: boolean;
  durationMs: number;
}

let current: ToastRecord | null = null;
let area: HTMLElement | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

function set(next: ToastRecord | null) {
  current = next;
  changed();
}

/**
 * Shows a toast. Only one is visible at a time; a new one replaces it.
 *
 * @example toast({ title: 'Login failed', description: message, variant: 'destructive' })
 */
export function toast(options: ToastOptions): number {
  clearTimeout(removal);
  lastId += 1;
  set({ durationMs: DURATION_MS, ...options, id: lastId, open: true });
  return lastId;
}

/** Dismisses a toast; without an id, the visible one. */
export function dismissToast(id?: number): void {
  if (!current?.open || (id !== undefined && id !== current.id)) return;
  set({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => set(null), REMOVE_DELAY_MS);
}

export function currentToast(): ToastRecord | null {
  return current;
}

/** The element that contains the toasts, once the toaster is mounted. */
export function toastArea(): HTMLElement | null {
  return area;
}

export function setToastArea(next: HTMLElement | null): void {
  area = next;
  changed();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
