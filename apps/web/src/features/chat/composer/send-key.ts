/** Safari ends a composition before it tells of the Enter that ended it; the old key code still gives that away. */
const COMPOSING_KEY_CODE = 229;

/** True for the Enter that sends: no line break, and none that only picks a word of an input method. */
export function isSendKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== COMPOSING_KEY_CODE;
}
