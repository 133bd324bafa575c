import type { KeyboardEvent } from 'react';
import { useState } from 'react';

interface TypedValue {
  /** Empty for none. */
  value: string;
  onChange: (value: string) => void;
  print: (value: string) => string;
  /** Null for text that is no value. */
  read: (text: string) => string | null;
  /** Whether text that can be read needs no further letter; other text is read when the field is left. */
  isWhole: (text: string) => boolean;
}

/** A value that is typed as text: the text in the field, whether it could not be read, and the props of the input. */
export function useTypedValue({ value, onChange, print, read, isWhole }: TypedValue) {
  const [typed, setTyped] = useState<{ text: string; left: boolean; for: string } | null>(null);
  // Another value, for example of a filter that was cleared, replaces the text.
  const current = typed?.for === value ? typed : null;
  const readOf = (text: string) => (text.trim() === '' ? '' : read(text));

  function take(next: string, text: string | null, left = false) {
    setTyped(text === null ? null : { text, left, for: next });
    if (next !== value) onChange(next);
  }

  function type(text: string) {
    const next = text.trim() === '' || isWhole(text) ? readOf(text) : null;
    take(next ?? value, text);
  }

  function leave() {
    if (!current) return;
    const next = readOf(current.text);
    if (next === null) take('', current.text, true);
    else take(next, null);
  }

  return {
    unread: current?.left ?? false,
    set: (next: string) => take(next, null),
    input: {
      value: current?.text ?? print(value),
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onBlur: leave,
      // Enter may submit the form.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') leave();
      },
    },
  };
}
