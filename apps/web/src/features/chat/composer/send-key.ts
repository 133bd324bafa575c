/** Safari ends an IME composition before the keydown of its Enter; the legacy key code still identifies it. */
const COMPOSING_KEY_CODE = 229;

/** True for Enter, but not for Shift+Enter or an Enter that ends an IME composition. */
export function isSendKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== COMPOSING_KEY_CODE;
}
