import { Checkbox } from '@saffron/ui/checkbox';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RestaurantValues } from './values.ts';

export function TypeFields() {
  const { register } = useFormContext<RestaurantValues>();
  return (
    <>
      <Group legend="Type">
        <Checkbox label="Bar/Drinks" {...register('bar')} />
        <Checkbox label="Restaurant/Food" {...register('restaurant')} />
      </Group>
      <Group legend="Meal types">
        <Checkbox label="Breakfast" {...register('mealTypeBreakfast')} />
        <Checkbox label="Lunch" {...register('mealTypeLunch')} />
        <Checkbox label="Dinner" {...register('mealTypeDinner')} />
      </Group>
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">{children}</div>
    </fieldset>
  );
}

export function ReservationsField() {
  const { register } = useFormContext<RestaurantValues>();
  return <Checkbox label="Accepts Reservations" {...register('reservations')} className="sm:col-span-2" />;
}
