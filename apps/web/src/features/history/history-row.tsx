import type { ChatSession } from '@saffron/contracts/chat';
import { UNTITLED } from '@saffron/contracts/history-texts';
import { ConfirmDialog } from '@saffron/ui/confirm-dialog';
import { cx } from '@saffron/ui/cx';
import { IconButton } from '@saffron/ui/icon-button';
import { Menu, MenuItem } from '@saffron/ui/menu';
import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { RenameForm } from './rename-form.tsx';
import { useDeleteSession, usePinSession, useRenameSession } from './use-sessions.ts';

interface HistoryRowProps {
  session: Pick<ChatSession, 'id' | 'title' | 'pinned'>;
  current: boolean;
  onSelect: () => void;
}

export function HistoryRow({ session, current, onSelect }: HistoryRowProps) {
  const [mode, setMode] = useState<'view' | 'rename' | 'delete'>('view');
  const menuAction = useRef<'rename' | null>(null);
  const options = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  const rename = useRenameSession();
  const remove = useDeleteSession();
  const pin = usePinSession();
  const title = session.title || UNTITLED;

  useEffect(() => {
    // The field is removed; return the focus.
    if (wasRenaming.current && mode === 'view') options.current?.focus();
    wasRenaming.current = mode === 'rename';
  }, [mode]);

  function renamed(next: string | null) {
    if (next !== null && next !== session.title) rename.mutate({ sessionId: session.id, title: next });
    setMode('view');
  }

  if (mode === 'rename') {
    return (
      <li className="py-0.5">
        <RenameForm title={session.title} onDone={renamed} />
      </li>
    );
  }
  return (
    <li
      className={cx(
        'group relative flex items-center rounded-md transition-colors',
        current ? 'bg-accent-soft' : 'hover:bg-hover has-focus-visible:bg-hover',
      )}
    >
      <button
        type="button"
        title={title}
        aria-current={current || undefined}
        onClick={onSelect}
        className={cx(
          'min-h-11 min-w-0 flex-1 truncate rounded-md px-2 text-left text-[0.9375rem]',
          current && 'font-medium text-accent',
          !session.title && 'italic',
        )}
      >
        {title}
      </button>
      <Menu
        onCloseAutoFocus={(event) => {
          // The rename field takes the focus; the trigger is removed by then.
          if (menuAction.current === 'rename') event.preventDefault();
          menuAction.current = null;
        }}
        trigger={
          <IconButton ref={options} label={`Options for ${title}`} title="Options">
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Pencil />}
          onSelect={() => {
            menuAction.current = 'rename';
            setMode('rename');
          }}
        >
          Rename
        </MenuItem>
        <MenuItem
          icon={session.pinned ? <PinOff /> : <Pin />}
          onSelect={() => pin.mutate({ sessionId: session.id, pinned: !session.pinned })}
        >
          {session.pinned ? 'Unpin' : 'Pin'}
        </MenuItem>
        <MenuItem icon={<Trash2 />} destructive onSelect={() => setMode('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={mode === 'delete'}
        onOpenChange={() => setMode('view')}
        returnFocus={options}
        title="Delete this conversation?"
        description="This will permanently delete the conversation"
        confirmLabel="Delete"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ sessionId: session.id }, { onSettled: () => setMode('view') })}
      />
    </li>
  );
}
