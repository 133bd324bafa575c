import { INPUT_MAX_HEIGHT_PX, MESSAGE_MAX } from '@saffron/contracts/limits';
import { PRODUCT_NAME } from '@saffron/contracts/product';
import { cx } from '@saffron/ui/cx';
import { IconButton } from '@saffron/ui/icon-button';
import { numberText } from '@saffron/ui/number-text';
import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { cleanText } from './clean-text.ts';
import { isSendKey } from './send-key.ts';

interface MessageInputProps {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** A reply is pending: Stop replaces Send. */
  inFlight: boolean;
  onStop: () => void;
  /** Typing is disabled. */
  disabled?: boolean;
  placeholder?: string;
}

/** The length at which the character count appears. */
const COUNTED_FROM = MESSAGE_MAX * 0.9;

/** The message input. Enter sends, Shift+Enter inserts a line break. */
export function MessageInput(props: MessageInputProps) {
  const {
    input,
    text,
    onChange,
    onSend,
    inFlight,
    onStop,
    disabled = false,
    placeholder = `Message ${PRODUCT_NAME}...`,
  } = props;
  const countId = useId();
  const length = cleanText(text).length;
  const tooLong = length > MESSAGE_MAX;
  const sendable = length > 0 && !tooLong && !disabled && !inFlight;
  useHeightOfText(input, text);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sendable) onSend();
    input.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    if (sendable) onSend();
  }

  function stop() {
    onStop();
    input.current?.focus();
  }

  return (
    <form
      onSubmit={submit}
      className={cx(
        'flex items-end gap-2 rounded-xl border p-1.5 shadow-md transition-colors',
        disabled ? 'border-line bg-sunken' : 'border-line-strong bg-raised',
        '-outline-offset-1 outline-accent has-[textarea:focus-visible]:outline-2',
      )}
    >
      <div className="min-w-0 flex-1">
        <textarea
          ref={input}
          rows={1}
          aria-label={`Message ${PRODUCT_NAME}`}
          aria-describedby={length >= COUNTED_FROM ? countId : undefined}
          aria-invalid={tooLong || undefined}
          placeholder={placeholder}
          enterKeyHint="send"
          data-kept
          value={text}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          style={{ maxHeight: INPUT_MAX_HEIGHT_PX }}
          className="block field-sizing-content min-h-11 w-full resize-none overflow-y-auto bg-transparent px-3 py-2.5 leading-normal outline-none placeholder:text-ink-muted disabled:cursor-not-allowed disabled:text-ink-muted"
        />
        {length >= COUNTED_FROM && (
          <p
            id={countId}
            className={cx('tabular px-3 pt-2 pb-1.5 text-xs', tooLong ? 'font-medium text-danger' : 'text-ink-muted')}
          >
            {countText(length)}
          </p>
        )}
      </div>
      {inFlight ? (
        <IconButton label="Stop" variant="primary" onClick={stop} onPointerDown={keepKeyboard} className="rounded-lg">
          <Square className="fill-current" />
        </IconButton>
      ) : (
        <IconButton
          label="Send"
          type="submit"
          variant="primary"
          disabled={!sendable}
          onPointerDown={keepKeyboard}
          className="rounded-lg"
        >
          <ArrowUp strokeWidth={2.5} />
        </IconButton>
      )}
    </form>
  );
}

/** Keeps the focus in the field, so that a tap on the button does not close the on-screen keyboard. */
function keepKeyboard(event: { preventDefault: () => void }) {
  event.preventDefault();
}

function countText(length: number): string {
  const count = `${numberText(length)} of ${numberText(MESSAGE_MAX)} characters`;
  return length > MESSAGE_MAX ? `${count}. Please shorten your message.` : count;
}

/** Grows the field where CSS `field-sizing` is not supported; each measurement costs a page layout. */
function useHeightOfText(input: RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || window.CSS?.supports('field-sizing', 'content')) return;
    field.style.height = 'auto';
    field.style.height = `${Math.min(field.scrollHeight, INPUT_MAX_HEIGHT_PX)}px`;
  }, [input, text]);
}
