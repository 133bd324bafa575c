import { NAME_EXISTS } from '@saffron/contracts/guide-texts';
import { PRODUCT_NAME } from '@saffron/contracts/product';
import { Button } from '@saffron/ui/button';
import { buttonStyles } from '@saffron/ui/button-styles';
import { TextField } from '@saffron/ui/text-field';
import { Link } from '@tanstack/react-router';
import { FormProvider } from 'react-hook-form';
import { ContactFields } from '../form/contact-fields.tsx';
import { HoursField } from '../form/hours/hours-field.tsx';
import { LocationField } from '../form/location-field.tsx';
import { NewValuePicker } from '../form/new-value-picker.tsx';
import { NotesFields } from '../form/notes-fields.tsx';
import { PriceAndRating } from '../form/price-and-rating.tsx';
import { ReservationsField, TypeFields } from '../form/type-fields.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { useLookups } from '../lookups.ts';
import { Section } from './section.tsx';
import { TagsField } from './tags-field.tsx';
import { useAddForm } from './use-add-form.ts';

export function AddForm() {
  const { form, taken, submit, saving } = useAddForm();
  const { neighborhoods, cuisines, tags } = useLookups();
  const { errors, isDirty } = form.formState;

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Section title="Basic Information">
          <TextField
            label="Restaurant Name"
            required
            autoComplete="off"
            error={taken ? NAME_EXISTS : errors.name?.message}
            {...form.register('name')}
            className="sm:col-span-2"
          />
          <NewValuePicker
            name="neighborhood"
            label="Neighborhood"
            noun="neighborhood"
            lookup={neighborhoods}
            emptyText="No neighborhood found."
            className="sm:col-span-2"
          />
          <ContactFields />
          <LocationField />
        </Section>
        <Section title="Opening Hours" hint="Leave empty if you do not know them.">
          <HoursField hideLabel />
        </Section>
        <Section title="Restaurant Type">
          <TypeFields />
        </Section>
        <Section title="Cuisine & Details">
          <NewValuePicker
            name="cuisine"
            label="Cuisine Type"
            noun="cuisine type"
            lookup={cuisines}
            emptyText="No cuisine type found."
            className="sm:col-span-2"
          />
          <PriceAndRating priceLabel="Price Range" />
          <ReservationsField />
          <TagsField lookup={tags} />
        </Section>
        <Section title={`${PRODUCT_NAME} Notes`} hint="The assistant uses these notes in its answers.">
          <NotesFields hideLabel />
        </Section>
        <div className="flex flex-col-reverse gap-3 border-t border-line pt-6 sm:flex-row sm:justify-end">
          <Link to="/reviews" className={buttonStyles()}>
            Cancel
          </Link>
          <Button type="submit" variant="primary" pending={saving}>
            Save Restaurant
          </Button>
        </div>
      </form>
      <UnsavedGuard dirty={isDirty} />
    </FormProvider>
  );
}
