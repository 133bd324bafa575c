import { PRODUCT_NAME } from '@saffron/contracts/product';
import { TextareaField } from '@saffron/ui/textarea-field';
import { useFormContext } from 'react-hook-form';
import type { RestaurantValues } from './values.ts';

const PARTS = [
  { name: 'notes.vibe', label: 'Atmosphere' },
  { name: 'notes.food_notes', label: 'Food and drink' },
  { name: 'notes.occasions', label: 'Good for' },
] as const;

const PLACEHOLDER =
  'Describe the atmosphere, your experience, who or what occasion it fits, and details of the food and drink...';

/** One field for plain notes, or three for structured ones. */
export function NotesFields({ hideLabel = false }: { hideLabel?: boolean }) {
  const { register, formState, getValues } = useFormContext<RestaurantValues>();
  const { errors } = formState;

  if (getValues('notes.kind') === 'text') {
    return (
      <TextareaField
        label={`${PRODUCT_NAME} Notes`}
        hideLabel={hideLabel}
        size="lg"
        placeholder={PLACEHOLDER}
        error={errors.notes?.text?.message}
        {...register('notes.text')}
        className="sm:col-span-2"
      />
    );
  }
  const messages = [errors.notes?.vibe, errors.notes?.food_notes, errors.notes?.occasions];
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-medium">{PRODUCT_NAME} Notes</legend>
      <div className="mt-2 flex flex-col gap-4 border-l-2 border-line pl-4">
        {PARTS.map(({ name, label }, index) => (
          <TextareaField key={name} label={label} error={messages[index]?.message} {...register(name)} />
        ))}
      </div>
    </fieldset>
  );
}
