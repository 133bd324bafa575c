import { Button } from '@saffron/ui/button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ExceptionRow } from './exception-row.tsx';
import { type ExceptionDraft, newException } from './hours-draft.ts';

interface ExceptionsEditorProps {
  exceptions: readonly ExceptionDraft[];
  onChange: (exceptions: ExceptionDraft[]) => void;
  /** What is wrong with each exception. */
  problems: readonly (string | undefined)[];
}

/** Hours by date, which replace those of the week. */
export function ExceptionsEditor({ exceptions, onChange, problems }: ExceptionsEditorProps) {
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);

  function add() {
    const next = newException();
    setAdded(next.id);
    onChange([...exceptions, next]);
  }

  function remove(id: number) {
    onChange(exceptions.filter((other) => other.id !== id));
    addButton.current?.focus();
  }

  return (
    <fieldset className="mt-2 min-w-0 border-t border-line pt-3">
      <legend className="float-left text-[0.9375rem] font-medium">Exceptions</legend>
      <p className="clear-left text-sm text-ink-muted">Other hours on certain dates, such as holidays</p>
      {exceptions.map((exception, index) => (
        <ExceptionRow
          key={exception.id}
          nth={index + 1}
          exception={exception}
          onChange={(next) => onChange(exceptions.map((other) => (other === exception ? next : other)))}
          onRemove={() => remove(exception.id)}
          error={problems[index]}
          focused={exception.id === added}
        />
      ))}
      <Button ref={addButton} size="sm" onClick={add} className="mt-2">
        <Plus aria-hidden="true" className="size-4" />
        Add an exception
      </Button>
    </fieldset>
  );
}
