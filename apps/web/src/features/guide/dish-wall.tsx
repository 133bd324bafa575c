import { DishIllustration } from './dish-illustration.tsx';

const CUISINES = [
  'Pizza',
  'Sushi',
  'Wine bar',
  'Indian',
  'Vegetarian',
  'Ramen',
  'Tacos',
  'Coffee',
  'Seafood',
  'Dumplings',
  'Cocktail bar',
  'Italian',
];

/** A decorative grid of dishes for the side of a page. */
export function DishWall({ caption }: { caption: string }) {
  return (
    <div className="sticky top-0 flex h-dvh flex-col gap-6 p-6 pl-0">
      <div aria-hidden="true" className="grid min-h-0 flex-1 grid-cols-3 grid-rows-4 gap-3">
        {CUISINES.map((cuisine) => (
          <DishIllustration
            key={cuisine}
            seed={`wall ${cuisine}`}
            cuisine={cuisine}
            frame="square"
            className="size-full rounded-xl"
          />
        ))}
      </div>
      <p className="display text-2xl">{caption}</p>
    </div>
  );
}
