/** Puts the keyboard into a field, unless that would bring one up on the screen of a phone, over what is to be read. */
export function focusWithKeyboard(field: HTMLElement | null): void {
  if (matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });
}
