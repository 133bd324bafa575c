import { IconButton } from '@saffron/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

interface VersionsProps {
  /** The chat that is shown. */
  chatId: number;
  /** The chats of all versions, oldest first. */
  versions: readonly number[];
  /** Null while nothing can be sent. */
  onVersion: ((chatId: number) => void) | null;
}

/** The version that a button was pressed for: its reply takes over the focus. */
let awaited: { chatId: number; step: -1 | 1 } | null = null;

/** Moves between the versions of a message and its reply. */
export function Versions({ chatId, versions, onVersion }: VersionsProps) {
  const status = useId();
  const group = useRef<HTMLDivElement>(null);
  const at = versions.indexOf(chatId);

  useEffect(() => {
    if (awaited?.chatId !== chatId) return;
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const wanted = awaited.step === -1 ? buttons : buttons.toReversed();
    awaited = null;
    wanted.find((button) => !button.disabled)?.focus();
  }, [chatId]);

  function button(step: -1 | 1, label: string, icon: React.ReactNode) {
    const other = versions[at + step];
    return (
      <IconButton
        label={label}
        size="sm"
        aria-describedby={status}
        disabled={other === undefined || onVersion === null}
        onClick={() => {
          if (other === undefined) return;
          awaited = { chatId: other, step };
          onVersion?.(other);
        }}
      >
        {icon}
      </IconButton>
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div ref={group} role="group" aria-label="Versions" className="flex items-center">
      {button(-1, 'Previous version', <ChevronLeft />)}
      <span id={status} className="tabular text-sm text-ink-muted">
        <span className="sr-only">Version </span>
        {at + 1}
        <span aria-hidden="true">/</span>
        <span className="sr-only"> of </span>
        {versions.length}
      </span>
      {button(1, 'Next version', <ChevronRight />)}
    </div>
  );
}
