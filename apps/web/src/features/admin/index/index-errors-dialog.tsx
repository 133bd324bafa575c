import { Button } from '@saffron/ui/button';
import { Dialog } from '@saffron/ui/dialog';
import type { RefObject } from 'react';

interface IndexErrorsDialogProps {
  title: string;
  errors: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Lists the restaurants that could not be indexed, with the reasons. */
export function IndexErrorsDialog({ errors, ...dialog }: IndexErrorsDialogProps) {
  return (
    <Dialog {...dialog} actions={<Button onClick={() => dialog.onOpenChange(false)}>Close</Button>}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable
        tabIndex={0}
        aria-label={dialog.title}
        className="h-[200px] divide-y divide-line overflow-y-auto rounded-md border border-line px-4 text-[0.9375rem]"
      >
        {errors.map((error) => (
          <li key={error} className="py-2.5 wrap-anywhere">
            {error}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
