import { LOOKUPS_FRESH_MS } from '@saffron/contracts/limits';
import type { Addition, Chip } from '@saffron/contracts/steering';
import { ChoicePopover } from '@saffron/ui/choice-popover';
import { useState } from 'react';
import { trpc } from '../../../trpc.ts';
import { additionChoices } from './addition-choices.ts';

interface AddChipProps {
  chips: readonly Chip[];
  /** Why nothing can be added now. */
  kept: string | null;
  /** Asks again with the addition, which becomes the chip. */
  onAdd: (addition: Addition, chip: string) => void;
}

/** Adds to what counts in the conversation, and asks again. */
export function AddChip({ chips, kept, onAdd }: AddChipProps) {
  const [opened, setOpened] = useState(false);
  const options = { enabled: opened, staleTime: LOOKUPS_FRESH_MS };
  const cuisines = trpc.guide.cuisines.useQuery(undefined, options);
  const neighborhoods = trpc.guide.neighborhoods.useQuery(undefined, options);
  const failed = cuisines.isError || neighborhoods.isError;
  const loading = cuisines.isPending || neighborhoods.isPending;
  const groups = additionChoices(chips, selectable(cuisines.data), selectable(neighborhoods.data));

  function choose(id: string): boolean {
    const chosen = groups.flatMap(({ choices }) => choices).find((choice) => choice.id === id);
    if (chosen) onAdd(chosen.addition, chosen.chip);
    // The chat then focuses its input.
    return matchMedia('(pointer: fine)').matches;
  }

  return (
    <ChoicePopover
      text="Add"
      label="Add a wish"
      groups={groups}
      emptyText="Nothing found. You can write it instead."
      note={failed ? 'Cuisines and neighborhoods could not be loaded.' : loading ? 'Loading...' : null}
      kept={kept}
      onOpenChange={(open) => open && setOpened(true)}
      onChoose={choose}
    />
  );
}

/** Without entries of one character, which are typing errors. */
const selectable = (names: readonly string[] = []): string[] => names.filter((name) => name.trim().length > 1);
