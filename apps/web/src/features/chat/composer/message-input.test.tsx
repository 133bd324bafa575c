import { MESSAGE_MAX } from '@saffron/contracts/limits';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MessageInput } from './message-input.tsx';

interface Options {
  text?: string;
  inFlight?: boolean;
  disabled?: boolean;
}

interface FieldProps extends Required<Options> {
  onSend: () => void;
  onStop: () => void;
}

function Field({ text: first, ...props }: FieldProps) {
  const [text, setText] = useState(first);
  const input = useRef<HTMLTextAreaElement>(null);
  return <MessageInput input={input} text={text} onChange={setText} {...props} />;
}

function show({ text = '', inFlight = false, disabled = false }: Options = {}) {
  const onSend = vi.fn();
  const onStop = vi.fn();
  render(<Field {...{ text, inFlight, disabled, onSend, onStop }} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message Saffron' });
  return { field, onSend, onStop };
}

/** Presses a key and returns whether its default action was prevented. */
function press(field: HTMLElement, init: Record<string, unknown>): boolean {
  const event = createEvent.keyDown(field, init);
  fireEvent(field, event);
  return event.defaultPrevented;
}

test('has a label and a placeholder', () => {
  expect(show().field.placeholder).toBe('Message Saffron...');
});

test('Enter sends and inserts no line break', () => {
  const { field, onSend } = show({ text: 'Pasta?' });
  expect(press(field, { key: 'Enter' })).toBe(true);
  expect(onSend).toHaveBeenCalledOnce();
});

test('Shift+Enter inserts a line break', () => {
  const { field, onSend } = show({ text: 'Pasta?' });
  expect(press(field, { key: 'Enter', shiftKey: true })).toBe(false);
  expect(onSend).not.toHaveBeenCalled();
});

test.each([
  ['the browser says that it composes', { isComposing: true }],
  ['only the old key code gives it away', { keyCode: 229 }],
])('Enter during an IME composition sends nothing: %s', (_how, init) => {
  const { field, onSend } = show({ text: 'パスタ' });
  expect(press(field, { key: 'Enter', ...init })).toBe(false);
  expect(onSend).not.toHaveBeenCalled();
});

test.each([
  ['nothing is typed', { text: '' }],
  ['only white space is typed', { text: ' \n\t ' }],
  ['the limit is reached', { text: 'Pasta?', disabled: true }],
])('neither key nor button sends when %s', (_when, options) => {
  const { field, onSend } = show(options);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  press(field, { key: 'Enter' });
  if (field.form) fireEvent.submit(field.form);
  expect(onSend).not.toHaveBeenCalled();
});

test('while a reply is pending, Stop replaces Send, and text can be typed but not sent', () => {
  const { field, onSend, onStop } = show({ text: 'Next', inFlight: true });
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  press(field, { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Next one' } });
  expect(field.value).toBe('Next one');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
});

test('the button sends, and the focus stays in the field', () => {
  const { field, onSend } = show({ text: 'Pasta?' });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
});

test('pasted text that is too long is kept and counted, and cannot be sent', () => {
  const { field, onSend } = show();
  expect(screen.queryByText(/characters/)).toBeNull();
  fireEvent.change(field, { target: { value: 'a'.repeat(MESSAGE_MAX + 210) } });
  expect(field.value).toHaveLength(MESSAGE_MAX + 210);
  expect(screen.getByText(/4,210 of 4,000 characters/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  press(field, { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();

  fireEvent.change(field, { target: { value: `${'a'.repeat(MESSAGE_MAX)}   ` } });
  expect(screen.getByText('4,000 of 4,000 characters')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBeNull();
  press(field, { key: 'Enter' });
  expect(onSend).toHaveBeenCalledOnce();
});
