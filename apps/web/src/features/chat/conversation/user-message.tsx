import { IconButton } from '@saffron/ui/icon-button';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { UserBubble } from './user-bubble.tsx';

const MessageEditor = lazy(() =>
  loadModule(() => import('./message-editor.tsx')).then(({ MessageEditor }) => ({ default: MessageEditor })),
);

interface UserMessageProps {
  text: string;
  /** Sends another version; null while nothing can be sent. */
  onEdit: ((text: string) => void) | null;
}

/** A user message, which can be edited in its place. */
export function UserMessage({ text, onEdit }: UserMessageProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setEditing(false);
    // The button is there again with the next frame.
    requestAnimationFrame(() => button.current?.focus());
  }

  function save(edited: string) {
    setEditing(false);
    onEdit?.(edited);
  }

  if (editing) {
    return (
      <Suspense fallback={<UserBubble text={text} />}>
        <MessageEditor text={text} canSave={onEdit !== null} onSave={save} onCancel={close} />
      </Suspense>
    );
  }
  return (
    <div className="group flex items-center justify-end gap-1">
      <IconButton
        ref={button}
        label="Edit message"
        size="sm"
        disabled={onEdit === null}
        onClick={() => setEditing(true)}
        className="pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
      >
        <Pencil />
      </IconButton>
      <UserBubble text={text} />
    </div>
  );
}
