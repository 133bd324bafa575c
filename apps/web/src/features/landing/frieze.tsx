import type { ComponentType } from 'react';
import type { DishView } from './example.ts';

const CUISINES = [
  'Ramen',
  'Pizza',
  'Cocktail bar',
  'Vegetarian',
  'Indian',
  'Tacos',
  'Coffee',
  'Sushi',
  'Seafood',
  'Dumplings',
  'Steakhouse',
  'Ice cream',
];

/** A decorative row of dishes. */
export function Frieze({ Dish }: { Dish: ComponentType<DishView> }) {
  return (
    <div aria-hidden="true" className="flex justify-center gap-3 overflow-hidden sm:gap-4">
      {CUISINES.map((cuisine) => (
        <Dish
          key={cuisine}
          seed={`frieze ${cuisine}`}
          cuisine={cuisine}
          frame="square"
          className="size-28 shrink-0 rounded-xl sm:size-40"
        />
      ))}
    </div>
  );
}
