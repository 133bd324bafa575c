import { Button } from '@saffron/ui/button';
import { Picker } from '@saffron/ui/picker';
import { useController } from 'react-hook-form';
import type { RestaurantValues } from '../form/values.ts';
import type { Lookup } from '../lookups.ts';

/** One tag, or the several stored ones. A picked tag replaces these, which is said before and after, and can be undone. */
export function TagField({ lookup }: { lookup: Lookup }) {
  const { field, fieldState, formState } = useController<RestaurantValues, 'tags'>({ name: 'tags' });
  const before = formState.defaultValues?.tags?.[0] ?? '';
  const value = field.value[0] ?? '';
  const several = before.includes(',');
  const replaced = several && value !== before;
  const hint = replaced ? `Replaces these tags: ${before}.` : 'Choosing a tag replaces these tags.';

  return (
    <div className="flex flex-col items-start gap-1 sm:col-span-2">
      <Picker
        ref={field.ref}
        label="Tag"
        hint={several ? hint : undefined}
        error={fieldState.error?.message}
        value={value}
        onChange={(tag) => field.onChange(tag ? [tag] : [])}
        onBlur={field.onBlur}
        options={lookup.names}
        placeholder="No tag"
        noneLabel="No tag"
        searchLabel="Search tags"
        emptyText={lookup.waiting ?? 'No tag found.'}
        className="w-full"
      />
      {replaced && (
        <Button size="sm" onClick={() => field.onChange([before])}>
          Keep all tags
        </Button>
      )}
    </div>
  );
}
