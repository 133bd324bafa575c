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

/** A single character is a slip of the finger. */
const SHORTEST = 2;

/** The box for a value that is not in the list yet. */
export function PickerAdd({ label, initial, onAdd, onBack }: PickerAddProps) {
  const [text, setText] = useState(initial);
  const value = text.trim();
  const long = value.length >= SHORTEST;

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form around the picker must not take it for its own.
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
