import { TITLE_MAX } from '@saffron/contracts/limits';
import { Button } from '@saffron/ui/button';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface RenameFormProps {
  title: string;
  /** The trimmed title, or null when there is nothing to save. */
  onDone: (title: string | null) => void;
}

export function RenameForm({ title, onDone }: RenameFormProps) {
  const [text, setText] = useState(title);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone(text.trim() || null);
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onDone(null);
  }

  return (
    <form onSubmit={submit} className="flex items-center gap-1.5">
      <input
        ref={input}
        aria-label="Title"
        data-own-escape=""
        value={text}
        maxLength={TITLE_MAX}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={cancelOnEscape}
        className="control min-w-0 flex-1 px-2"
      />
      <Button type="submit" variant="primary" size="sm" className="min-h-11">
        Save
      </Button>
    </form>
  );
}
