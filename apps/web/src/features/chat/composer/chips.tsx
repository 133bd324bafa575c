import type { Chip as ChipData } from '@saffron/contracts/steering';
import { REPLY_IN_PROGRESS } from '@saffron/contracts/texts';
import { Chip } from '@saffron/ui/chip';

interface ChipsProps {
  chips: readonly ChipData[];
  /** Nothing can be removed before the reply is here. */
  inFlight: boolean;
  onRemove: (chip: ChipData) => void;
}

/** What counts in the conversation; removing a chip asks again without it. One row on phones, which scrolls. */
export function Chips({ chips, inFlight, onRemove }: ChipsProps) {
  return (
    <ul
      aria-label="What I understood"
      className="hide-scrollbar print:hidden -mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-1"
    >
      {chips.map((chip) => (
        <li key={chip.id} className="shrink-0">
          <Chip label={chip.label} kept={inFlight ? REPLY_IN_PROGRESS : null} onRemove={() => onRemove(chip)} />
        </li>
      ))}
    </ul>
  );
}
