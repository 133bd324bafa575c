/** Focuses a field, except on touch devices, where the on-screen keyboard would cover the page. */
export function focusWithKeyboard(field: HTMLElement | null): void {
  if (matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });
}
