import type { Addition, Chip as ChipData } from '@saffron/contracts/steering';
import { REPLY_IN_PROGRESS } from '@saffron/contracts/texts';
import { Chip } from '@saffron/ui/chip';
import { lazy, Suspense } from 'react';
import { loadModule } from '../../../lib/load-module.ts';

interface ChipsProps {
  chips: readonly ChipData[];
  /** Nothing can be changed before the reply is here. */
  inFlight: boolean;
  onRemove: (chip: ChipData) => void;
  onAdd: (addition: Addition, chip: string) => void;
}

const AddChip = lazy(async () => ({ default: (await loadModule(() => import('./add-chip.tsx'))).AddChip }));

/** What counts in the conversation; a change asks again. One row on phones, which scrolls. */
export function Chips({ chips, inFlight, onRemove, onAdd }: ChipsProps) {
  const kept = inFlight ? REPLY_IN_PROGRESS : null;
  return (
    <div className="flex min-h-11 items-center gap-2 py-1.5 sm:flex-wrap sm:px-1 print:hidden">
      {chips.length > 0 && (
        <ul
          aria-label="What I understood"
          className="hide-scrollbar -my-1.5 flex min-w-0 gap-2 overflow-x-auto py-1.5 sm:contents"
        >
          {chips.map((chip) => (
            <li key={chip.id} className="shrink-0">
              <Chip label={chip.label} kept={kept} onRemove={() => onRemove(chip)} />
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        <AddChip {...{ chips, kept, onAdd }} />
      </Suspense>
    </div>
  );
}
