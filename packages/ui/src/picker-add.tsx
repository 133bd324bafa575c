import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

interface PickerAddProps {
  label: string;
  initial: string;
  onAdd: (value: string) => void;
  onBack: () => void;
}

/** Shorter values are treated as typing errors. */
const SHORTEST = 2;

/** The field for a new value. */
export function PickerAdd({ label, initial, onAdd, onBack }: PickerAddProps) {
  const [text, setText] = useState(initial);
  const value = text.trim();
  const long = value.length >= SHORTEST;

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Do not submit the surrounding form.
    event.preventDefault();
    if (long) onAdd(value);
  }

  return (
    <div className="overflow-y-auto p-4">
      <TextField
        autoFocus
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <div className="mt-3 flex min-h-11 items-center justify-between gap-2">
        <Button variant="quiet" className="-ml-3 px-3" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          Back
        </Button>
        {long && (
          <Button variant="primary" onClick={() => onAdd(value)}>
            Add
          </Button>
        )}
      </div>
    </div>
  );
}
