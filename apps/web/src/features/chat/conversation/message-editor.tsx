import { MESSAGE_MAX } from '@saffron/contracts/limits';
import { Button } from '@saffron/ui/button';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cleanText } from '../composer/clean-text.ts';
import { isSendKey } from '../composer/send-key.ts';

interface MessageEditorProps {
  text: string;
  canSave: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Edits a sent message. Enter saves, Shift+Enter inserts a line break, Escape cancels. */
export function MessageEditor({ text, canSave, onSave, onCancel }: MessageEditorProps) {
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const { length } = cleanText(draft);
  const tooLong = length > MESSAGE_MAX;
  const savable = canSave && length > 0 && !tooLong;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (savable) onSave(draft);
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.stopPropagation();
      onCancel();
      return;
    }
    if (!isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    if (savable) onSave(draft);
  }

  return (
    <form onSubmit={submit} aria-label="Edit message" className="flex w-full max-w-[34rem] flex-col gap-2 self-end">
      <textarea
        ref={field}
        aria-label="Message"
        aria-describedby={hint}
        aria-invalid={tooLong || undefined}
        rows={2}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={press}
        className="control field-sizing-content max-h-[40dvh] min-h-19 resize-none bg-accent-soft"
      />
      <p id={hint} className={tooLong ? 'text-sm text-danger' : 'text-sm text-ink-muted'}>
        {tooLong
          ? `A message has at most ${MESSAGE_MAX.toLocaleString('en-US')} characters.`
          : 'Asks again from here. The conversation so far is kept as an earlier version.'}
      </p>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={onCancel} className="min-h-11">
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="primary" disabled={!savable} className="min-h-11">
          Save
        </Button>
      </div>
    </form>
  );
}
