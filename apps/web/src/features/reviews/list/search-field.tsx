import { IconButton } from '@saffron/ui/icon-button';
import { Kbd } from '@saffron/ui/kbd';
import { TextField } from '@saffron/ui/text-field';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useSlashKey } from '../../../lib/use-plain-key.ts';

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Shows the `/` key hint. */
  showKey?: boolean;
  shape?: 'square' | 'round';
  className?: string;
}

export function SearchField({ value, onChange, showKey = false, shape = 'square', className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <TextField
      ref={input}
      label="Search restaurants"
      hideLabel
      type="search"
      enterKeyHint="search"
      placeholder="Search restaurants"
      shape={shape}
      leading={<Search />}
      trailing={
        value ? (
          <IconButton label="Clear search" className="rounded-full" onClick={clear}>
            <X />
          </IconButton>
        ) : (
          showKey && (
            <span className="pr-3">
              <Kbd>/</Kbd>
            </span>
          )
        )
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={className}
    />
  );
}
