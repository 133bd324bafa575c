import { Button } from '@saffron/ui/button';
import { Sheet } from '@saffron/ui/sheet';
import { CreatorField, DateFields } from './creator-and-dates.tsx';
import type { ReviewList } from './use-review-list.ts';

interface FilterSheetProps {
  list: ReviewList;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Filters apply immediately; Done only closes the sheet. */
export function FilterSheet({ list, open, onOpenChange }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="bottom"
      title="Filters"
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button onClick={list.clear} disabled={!list.isFiltered}>
            Clear filters
          </Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
        </div>
      }
    >
      <div className="grid gap-x-3 gap-y-5 pt-1 pb-2 sm:grid-cols-2 sm:*:first:col-span-2">
        <CreatorField list={list} />
        <DateFields list={list} />
      </div>
    </Sheet>
  );
}
