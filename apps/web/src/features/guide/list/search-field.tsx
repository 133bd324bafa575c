import { TextField } from '@saffron/ui/text-field';
import { Search } from 'lucide-react';
import { type ComponentProps, startTransition, useOptimistic } from 'react';

interface SearchFieldProps extends Pick<ComponentProps<typeof TextField>, 'ref' | 'shape' | 'trailing' | 'className'> {
  value: string;
  onChange: (text: string) => void;
}

/** Updates immediately while typing; the list updates in a transition. */
export function SearchField({ value, onChange, ...field }: SearchFieldProps) {
  const [text, setText] = useOptimistic(value);

  function type(next: string) {
    startTransition(() => {
      setText(next);
      onChange(next);
    });
  }

  return (
    <TextField
      {...field}
      label="Search restaurants"
      hideLabel
      type="search"
      enterKeyHint="search"
      placeholder="Search restaurants"
      leading={<Search />}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
}
