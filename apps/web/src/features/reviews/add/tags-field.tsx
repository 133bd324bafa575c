import { TagInput } from '@saffron/ui/tag-input';
import { useController } from 'react-hook-form';
import type { RestaurantValues } from '../form/values.ts';
import type { Lookup } from '../lookups.ts';

export function TagsField({ lookup }: { lookup: Lookup }) {
  const tags = useController<RestaurantValues, 'tags'>({ name: 'tags' });
  const draft = useController<RestaurantValues, 'tagDraft'>({ name: 'tagDraft' });
  return (
    <TagInput
      ref={tags.field.ref}
      label="Tags"
      placeholder="Enter a tag"
      error={tags.fieldState.error?.message}
      value={tags.field.value}
      onChange={tags.field.onChange}
      draft={draft.field.value}
      onDraftChange={draft.field.onChange}
      suggestions={lookup.names}
      suggestionsLabel="Tags in use"
      suggestionsPending={lookup.pending}
      className="sm:col-span-2"
    />
  );
}
